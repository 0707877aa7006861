"""``--option``: what the table has agreed on before play."""

from __future__ import annotations

import argparse

__all__ = ["add_options", "agreed"]


def add_options(parser: argparse.ArgumentParser) -> None:
    """Declare the word."""
    parser.add_argument(
        "--option",
        action="append",
        type=_option,
        default=[],
        metavar="NAME=VALUE",
        help="what is agreed on before play; may be repeated",
    )


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        message = f"write NAME=VALUE, not `{text}`"
        raise argparse.ArgumentTypeError(message)
    return name, value


def agreed(options: argparse.Namespace) -> dict[str, int | bool | str]:
    """What was agreed on, by the names of the options."""
    return dict(options.option)
