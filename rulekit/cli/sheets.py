"""What a command prints on, as its words say."""

from __future__ import annotations

import argparse

from rulekit.document.typography import Imposition, Paper, Sheets

__all__ = ["add_sheets", "sheets"]

MOST_MM = 10
"""Nobody cuts off more of a card."""


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

    parser.add_argument(
        "--bleed",
        choices=range(1, MOST_MM + 1),
        type=_millimetres,
        default=0,
        metavar="MM",
        help="game cards one by one for a print shop, as PDF: so many millimetres of colour to be cut off on each side "
        f"(1 to {MOST_MM}; most ask for 3), with marks where to cut",
    )


def _millimetres(text: str) -> int:
    """A whole number of them, with or without its unit.

    >>> _millimetres("3mm"), _millimetres("3")
    (3, 3)
    """
    return int(text.removesuffix("mm"))


def sheets(options: argparse.Namespace) -> Sheets:
    """What they say."""
    return Sheets(options.paper, options.imposition, options.bleed)
