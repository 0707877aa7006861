"""How long something may take on this machine, as it is now: a bound for what must not grow out of hand.

A bound in seconds is broken by any machine that is busy with something else. So the machine is asked how fast it is, in
the same moment, and only where the bound of a machine at rest was passed.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import TypeVar

__all__ = ["soon"]

Made = TypeVar("Made")

_ROUNDS = 400_000
_AT_REST_S = 0.03
"""What the rounds take on a machine of today that does nothing else."""


def soon(work: Callable[[], Made], limit_s: float) -> Made:
    """What some work makes, made sure that it takes no more of the processor than it would in that time at rest."""
    gc.freeze()  # what other tests have left is not looked through on account of this one
    began = time.process_time()
    try:
        made = work()
    finally:
        took = time.process_time() - began
        gc.unfreeze()
    if took >= limit_s:
        slower = max(1.0, _rounds() / _AT_REST_S)
        assert took < limit_s * slower, f"{took:.1f} s on a machine {slower:.1f} times slower than at rest"
    return made


def _rounds() -> float:
    """The seconds of the processor that a fixed piece of work takes now."""
    began = time.process_time()
    kept: dict[int, int] = {}
    for one in range(_ROUNDS):
        kept[one & 1023] = one
    return time.process_time() - began
