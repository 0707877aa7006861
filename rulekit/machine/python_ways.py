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
    """An ``Explore`` that is being written: the names of what was noted, what to go on from, whether it is too much."""

    known: str
    ways: str
    full: str
    kept: int
    most: int


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
    known, ways, full = (code.unit.names.fresh(name) for name in ("known", "ways", "full"))
    code.exploring.append(Exploring(known, ways, full, one.kept, one.most))
    with putting_back(one.kept, code):
        code.line(f"{known} = set()")
        code.line(f"{ways} = []")
        code.line(f"{full} = 0")
        note(code)
        with code.block(f"while {ways} and not {full}:"):
            if one.until != Const(0):
                code.line(f"if {code.writer.test(one.until)}: break")
            code.line(f"s[:] = (*{ways}.pop(), s[{one.kept}])")
            code.line(f"s.insert({one.kept}, s.pop())")
            code.body(one.step)
    code.exploring.pop()
    if one.beyond:
        with code.block(f"if {full} and not ({code.writer.test(one.until)}):"):
            code.body(one.beyond)


def note(code: Code) -> None:
    """Write a ``Note``."""
    known, ways, full, kept, most = code.exploring[-1]
    way = code.unit.names.fresh("way")
    code.line(f"{way} = (*s[:{kept}], *s[{kept + 1}:])")
    with code.block(f"if {way} not in {known}:"):
        with code.block(f"if len({known}) < {most}:"):
            code.line(f"{known}.add({way})")
            code.line(f"{ways}.append({way})")
        with code.block("else:"):
            code.line(f"{full} = 1")
