"""The end of a process that has done what it was asked for: nothing is taken apart that the system takes back whole."""

from __future__ import annotations

import os
import sys
from typing import Any

__all__ = ["leave"]

TOOLS = range(6)
"""The numbers by which Python knows who watches what runs."""


def leave(status: int) -> None:
    """End the process at once; it goes on where somebody watches it, who has something to write down at its end.

    To let go of a checked game and of all that was made of it, one object after the other, takes a sixth of a second.

    Args:
        status: of the process.
    """
    if not _watched():
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _watched() -> bool:
    """Whether there is a profiler or a debugger."""
    monitoring: Any = getattr(sys, "monitoring", None)  # from Python 3.12 on
    watching = monitoring is not None and any(monitoring.get_tool(one) is not None for one in TOOLS)
    return watching or sys.getprofile() is not None or sys.gettrace() is not None
