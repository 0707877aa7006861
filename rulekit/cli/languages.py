"""What commands that speak have in common: the folders in which languages are looked for."""

from __future__ import annotations

import argparse

__all__ = ["add_locale_path", "chosen"]


def add_locale_path(parser: argparse.ArgumentParser) -> None:
    """Declare ``--locale-path``."""
    parser.add_argument(
        "--locale-path",
        action="append",
        default=[],
        metavar="DIR",
        help="a folder with folders of languages; may be repeated (`locales` beside the game is found by itself)",
    )


def chosen(tag: str, options: argparse.Namespace) -> str:
    """A language as it was called on the command line: by its folder, if it lies in one of those named."""
    from rulekit.driver.languages import named  # noqa: PLC0415  # most of what is checked is not said

    return named(tag, options.locale_path)
