"""``rulekit explain``: the page of a diagnostic code."""

from __future__ import annotations

import argparse
import sys

from rulekit import resources
from rulekit.diagnostics.suggest import nearest

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("code", metavar="CODE", help="such as RK0201; all codes if not said", nargs="?")


def run(options: argparse.Namespace) -> int:
    """Print the page; 2 if there is none."""
    pages = {one.stem: one for one in sorted(resources.error_pages().glob("RK*.md"))}
    if options.code is None:
        for code, page in pages.items():
            print(f"{code}  {_first(page.read_text('utf-8'))}")
        return 0
    code = options.code.upper()
    if code not in pages:
        print(
            f"error: unknown code `{options.code}`; {nearest(code, pages) or 'rulekit explain lists all'}",
            file=sys.stderr,
        )
        return 2
    print(pages[code].read_text("utf-8"), end="")
    return 0


def _first(page: str) -> str:
    """The first line below the heading of a page, which says what is wrong."""
    return next((line for line in page.splitlines() if line and not line.startswith("#")), "")
