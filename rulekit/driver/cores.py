"""How many cores there are for what can be done side by side."""

from __future__ import annotations

import os

__all__ = ["cores"]


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):  # not on every system
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
