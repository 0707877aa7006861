"""``rulekit fmt``: rules in the one form."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulekit.diagnostics import Report
from rulekit.driver.reporting import show
from rulekit.resources import write_whole
from rulekit.syntax.prescan import read_source
from rulekit.syntax.printer import format_text

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the words of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--check", action="store_true", help="change nothing; 1 if a file is not in the one form")


def run(options: argparse.Namespace) -> int:
    """Rewrite each file that is not in the one form."""
    status = 0
    for name in options.files:
        report = Report()
        source = read_source(Path(name), report)
        text = format_text(source, report) if source is not None else None
        if source is None or text is None:
            show(report, {source.path: source} if source else {})
            status = 1
        elif text != source.text:
            if options.check:
                print(f"{name} is not in the one form", file=sys.stderr)
                status = 1
            else:
                write_whole(Path(name), text.encode())
                print(f"{name} rewritten", file=sys.stderr)
    return status
