"""How frozen values are pickled: each as its class and its numbers, texts and parts, without their names.

What attrs has pickle do makes a mapping of each value, in Python; that took half of the time of keeping a game.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from types import MemberDescriptorType
from typing import Any

__all__ = ["Reducers", "reducer"]

Reduce = Callable[[Any], Any]


class Reducers(dict[type, Reduce]):
    """How the values of each class are taken apart; what is put in it, and every class with nothing but slots."""

    def __missing__(self, kind: type) -> Reduce:
        found = reducer(kind)
        if found is None:
            raise KeyError(kind)
        self[kind] = found
        return found


_KNOWN: dict[type, Reduce | None] = {}
_PUTTING: dict[type, tuple[Callable[[object, object], None], ...]] = {}


def reducer(kind: type) -> Reduce | None:
    """How a value of a class with nothing but slots is taken apart; None for other classes."""
    if kind not in _KNOWN:
        names = _names(kind)
        parts = attrgetter(*names) if names else None
        if parts is None:
            _KNOWN[kind] = None
        elif len(names) == 1:
            _KNOWN[kind] = lambda one: (_made, (kind, parts(one)))
        else:
            _KNOWN[kind] = lambda one: (_made, (kind, *parts(one)))
    return _KNOWN[kind]


def _names(kind: type) -> tuple[str, ...]:
    """The names of the slots of a class that attrs has made, in order; none of a class that is pickled otherwise."""
    setting = getattr(kind, "__setstate__", None)
    own = any(getattr(kind, name) is not getattr(object, name) for name in ("__reduce__", "__reduce_ex__"))
    if own or getattr(setting, "__name__", "") != "slots_setstate":
        return ()
    names = tuple(one.name for one in vars(kind)["__attrs_attrs__"])
    return names if all(isinstance(getattr(kind, name, None), MemberDescriptorType) for name in names) else ()


def _made(kind: type, *parts: object) -> object:
    """A value of a class with these parts."""
    made: object = object.__new__(kind)
    putting = _PUTTING.get(kind)
    if putting is None:
        putting = _PUTTING[kind] = tuple(getattr(kind, name).__set__ for name in _names(kind))
    for put, part in zip(putting, parts, strict=True):
        put(made, part)
    return made
