"""``--until``: playing until the wins of each seat are known well enough."""

from __future__ import annotations

import argparse
import re

__all__ = ["MOST", "add_until"]

MOST = 1_000_000
"""How many games are played at most until an interval is narrow enough, if nothing is said."""


def add_until(parser: argparse.ArgumentParser) -> None:
    """Declare the word of the command."""
    parser.add_argument(
        "--until", type=_percent, metavar="W%", help="stop when the wins of each seat are known to within W%%"
    )


def _percent(text: str) -> float:
    """A width such as ``1%`` or ``0.5%``."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?) ?%", text)
    if found is None or not 0 < float(found[1]) <= 50:  # noqa: PLR2004  # half of all
        message = f"`{text}` is no width; write a percentage such as 1%"
        raise argparse.ArgumentTypeError(message)
    return float(found[1]) / 100
