"""The command line: one file for each command."""

from __future__ import annotations

import sys

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit status: 0 for good, 1 for mistakes in what was read, 2 for a call that can't be taken.

    Args:
        arguments: the words after ``rulekit``; those of the process if not given.
    """
    from rulekit.cli.command import run  # noqa: PLC0415  # nothing is imported before it is needed

    return run(sys.argv[1:] if arguments is None else arguments)
