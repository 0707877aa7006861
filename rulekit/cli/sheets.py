"""What a command prints on, as its words say."""

from __future__ import annotations

import argparse

from rulekit.document.typography import Imposition, Paper, Sheets

__all__ = ["add_sheets", "sheets"]


def add_sheets(parser: argparse.ArgumentParser) -> None:
    """Declare the words for paper."""
    parser.add_argument("--paper", choices=[*Paper], type=Paper, help="the paper of PDFs, if not that of the language")
    parser.add_argument(
        "--imposition",
        choices=[*Imposition],
        type=Imposition,
        default=Imposition.PAGES,
        help="how the pages of a rulebook lie in a PDF: one by one, or as a booklet, two on a sheet twice as large",
    )


def sheets(options: argparse.Namespace) -> Sheets:
    """What they say."""
    return Sheets(options.paper, options.imposition)
