"""How what goes wrong is told at the command line, and with which status a command ends for it."""

from __future__ import annotations

import os
import sys

__all__ = ["CALL", "tell"]

OURS = "RK0901"
"""The code of a mistake of rulekit itself."""

CALLS = frozenset((*(f"RK060{number}" for number in range(1, 8)), "RK0614"))
"""What is wrong with a call, and not with what was read: names that there are not, what is not installed."""

WRONG, CALL, BUG = 1, 2, 70
"""The status where what was read is wrong, where the call can't be taken, and where rulekit is wrong."""


def tell(problem: Exception, form: str = "text") -> int:
    """Say what went wrong; everything that can go wrong outside rulekit is a message.

    Args:
        problem: what was raised.
        form: how mistakes in rules are told.

    Returns:
        The status.

    Raises:
        Exception: a fault of ours, if somebody wants to see where.
    """
    if isinstance(problem, OSError):
        print(f"error: {problem.filename or 'the system'}: {problem.strerror or problem}", file=sys.stderr)
        return CALL
    from rulekit.diagnostics import RuleError  # noqa: PLC0415  # a third of a quick command

    if isinstance(problem, RuleError):
        from rulekit.driver.reporting import show  # noqa: PLC0415  # only when something is wrong

        show(problem.diagnostics, problem.sources, form)
        return CALL if any(one.code in CALLS for one in problem.diagnostics) else WRONG
    if os.environ.get("RULEKIT_TRACEBACK"):
        raise problem
    print(
        f"error[{OURS}]: this is a bug in rulekit, not in your rules: {type(problem).__name__}: {problem}\n"
        "  = help: please report it with the command and the rules; RULEKIT_TRACEBACK=1 shows where it happened",
        file=sys.stderr,
    )
    return BUG
