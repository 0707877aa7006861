"""Trying out, as Python statements: what is put back behind it, and the vectors that are gone on from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from rulekit.machine.instructions import Const, Explore

if TYPE_CHECKING:
    from rulekit.machine.python_statements import Code

__all__ = ["Exploring", "explore", "note", "putting_back"]


class Exploring(NamedTuple):
    """An ``Explore`` that is being written: the names of what was noted ever, and of what is to be gone on from."""

    known: str
    ways: str
    kept: int


@contextmanager
def putting_back(kept: int, code: Code) -> Iterator[None]:
    """What is written meanwhile is undone behind it, but for one slot."""
    back = code.unit.names.fresh("back")
    code.line(f"{back} = s[:]")
    yield
    code.line(f"{back}[{kept}] = s[{kept}]")
    code.line(f"s[:] = {back}")


def explore(one: Explore, code: Code) -> None:
    """Write an ``Explore``."""
    known, ways, left = (code.unit.names.fresh(name) for name in ("known", "ways", "left"))
    code.exploring.append(Exploring(known, ways, one.kept))
    with putting_back(one.kept, code):
        code.line(f"{known} = set()")
        code.line(f"{ways} = []")
        note(code)
        code.line(f"{left} = {one.most}")
        with code.block(f"while {left} and {ways}:"):
            if one.until != Const(0):
                code.line(f"if {code.writer.test(one.until)}: break")
            code.line(f"{left} -= 1")
            code.line(f"s[:] = (*{ways}.pop(), s[{one.kept}])")
            code.line(f"s.insert({one.kept}, s.pop())")
            code.body(one.step)
    code.exploring.pop()
    if one.beyond:
        with code.block(f"if not {left} and {ways} and not ({code.writer.test(one.until)}):"):
            code.body(one.beyond)


def note(code: Code) -> None:
    """Write a ``Note``."""
    known, ways, kept = code.exploring[-1]
    way = code.unit.names.fresh("way")
    code.line(f"{way} = (*s[:{kept}], *s[{kept + 1}:])")
    with code.block(f"if {way} not in {known}:"):
        code.line(f"{known}.add({way})")
        code.line(f"{ways}.append({way})")
