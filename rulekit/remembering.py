"""Results that are kept as long as they are asked for, by the very objects that they are of, or by their values."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

__all__ = ["forget_unused", "recalled", "remembered"]

P = ParamSpec("P")
T = TypeVar("T")

BY_VALUE = frozenset({bool, int, str})
"""What is compared by its value; all else by which object it is."""


KEPT: list[tuple[OrderedDict[Hashable, Any], Lock]] = []
"""What is kept, function by function."""
MARK = object()
"""What stands behind all that nobody has asked for since it was put there."""


def forget_unused() -> None:
    """Let go of every result that was not asked for since this was last called."""
    for kept, lock in KEPT:
        with lock:
            if MARK in kept:
                while next(iter(kept)) is not MARK:
                    kept.popitem(last=False)
            kept[MARK] = None
            kept.move_to_end(MARK)
    for one in GENERATIONS:
        one.age()


def recalled(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function that keeps its last results by the values that they are of, as ``lru_cache`` does.

    Args:
        most: how many results are kept.

    >>> made = recalled(2)(lambda of: [of])
    >>> made("one") is made("".join(("o", "ne"))), made("one") is made("other")
    (True, False)
    """

    def keeping(function: Callable[P, T]) -> Callable[P, T]:
        kept: OrderedDict[Hashable, Any] = OrderedDict()
        lock = Lock()
        KEPT.append((kept, lock))

        @wraps(function)
        def found(*args: P.args, **named: P.kwargs) -> T:
            key = (args, tuple(named.items()))
            with lock:
                if key in kept:
                    kept.move_to_end(key)
                    known: T = kept[key]
                    return known
            result = function(*args, **named)
            with lock:
                kept[key] = result
                if len(kept) > most:
                    kept.popitem(last=False)
            return result

        return found

    return keeping


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function that keeps its last results.

    Unlike ``lru_cache`` it never compares or hashes what it is given, which for a whole game takes longer than
    what it saves. It is for functions of frozen values alone.

    Args:
        most: so many results are kept at least, those that were asked for last; twice as many at most.

    >>> made = remembered(2)(lambda of: [of])
    >>> key = ("a", "value")
    >>> made(key) is made(key), made(key) is made(("a", "value", "more")[:2])
    (True, False)
    """

    def keeping(function: Callable[P, T]) -> Callable[P, T]:
        kept = _Generations(most)
        GENERATIONS.append(kept)

        @wraps(function)
        def found(*args: P.args, **named: P.kwargs) -> T:
            key: Hashable
            if named:
                key = (..., *named.keys(), *[one if type(one) in BY_VALUE else ~id(one) for one in _all(args, named)])
            elif len(args) == 1:  # the most that is asked, and without a loop twice as quick
                (one,) = args
                key = one if type(one) in BY_VALUE else ~id(one)
            elif len(args) == len(("self", "thing")):
                one, other = args
                key = (one if type(one) in BY_VALUE else ~id(one), other if type(other) in BY_VALUE else ~id(other))
            else:
                key = tuple([one if type(one) in BY_VALUE else ~id(one) for one in args])
            known = kept.young.get(key) or kept.again(key)
            if known is not None:
                result: T = known[1]
                return result
            result = function(*args, **named)
            kept.keep(key, (_all(args, named), result))  # while the objects are kept, no others are where they are
            return result

        return found

    return keeping


def _all(args: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
    """All that a function is given."""
    return (*args, *named.values()) if named else args


class _Generations:
    """What was asked for lately, and what was before that and not since: to know which is the oldest takes longer."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.young: dict[Hashable, tuple[object, Any]] = {}
        self.old: dict[Hashable, tuple[object, Any]] = {}

    def again(self, key: Hashable) -> tuple[object, Any] | None:
        """What was kept and not asked for lately; it is young again."""
        known = self.old.get(key)
        if known is not None:
            self.keep(key, known)
        return known

    def keep(self, key: Hashable, what: tuple[object, Any]) -> None:
        """Keep something that is asked for now."""
        if len(self.young) >= self.most:
            self.age()
        self.young[key] = what

    def age(self) -> None:
        """Let go of what is old; what is young is old from now on, until it is asked for again."""
        self.old, self.young = self.young, {}


GENERATIONS: list[_Generations] = []
"""What is kept by the objects that it is of, function by function."""
