"""The command line: one file for each command."""

from __future__ import annotations

import gc
import sys

__all__ = ["main"]

BRIEF = frozenset(("book", "build", "check", "diff", "test"))
"""Commands that end before unused rings of values fill the memory; to look for some takes a seventh of their time."""

INTERRUPTED = 130
"""The status of what somebody broke off, as shells know it."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit status: 0 for good, 1 for mistakes in what was read, 2 for a call that can't be taken.

    Args:
        arguments: the words after ``rulekit``; those of the process if not given.
    """
    try:
        brief = arguments is None and bool(BRIEF.intersection(sys.argv[1:2]))
        methods = None
        if arguments is None:
            from rulekit.cli.streams import prepare  # noqa: PLC0415  # only of a process of our own
            from rulekit.driver.methods import Methods  # noqa: PLC0415  # as above

            prepare()
            methods = Methods(" ".join(sys.argv[1:2]))
            if brief:
                gc.disable()
        from rulekit.cli.command import run  # noqa: PLC0415  # nothing is imported before it is needed

        status = run(sys.argv[1:] if arguments is None else arguments)
        if methods is not None:
            methods.keep()
        if brief:
            from rulekit.cli.leaving import leave  # noqa: PLC0415  # as above

            leave(status)
    except KeyboardInterrupt:  # here, so that it is heard while modules are being imported, too
        sys.stderr.write("\n")
        return INTERRUPTED
    else:
        return status
