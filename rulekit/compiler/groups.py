"""Several dice or things together: so many alike, or figures one behind the other, as counts of counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.compiler import cups, kinds_of_dice, values
from rulekit.machine import instructions as m
from rulekit.model.expression import Alike, Run

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["alike", "run"]


def alike(test: Alike, code: Code) -> m.Expression:
    """Of the figures that most have, the first is had by so many as the first group needs, the second by as many, ...

    Where each figure is counted, that is so if there are at least ``k`` figures that as many have as the group ``k``
    needs; the groups stand in order, the greatest first.
    """
    found = []
    for place, least in enumerate(test.groups, 1):
        figure = code.new_local()
        many = _count(test, m.Local(figure), code)
        enough = m.Aggregate("count", figure, _figures(test, code), m.Compare(">=", many, m.Const(least)))
        found.append(m.Compare(">=", enough, m.Const(place)))
    return m.Logic("and", tuple(found))


def run(test: Run, code: Code) -> m.Expression:
    """There is a figure with which it begins and which others follow."""
    if test.first is not None:
        low = code.game.die.low if code.game.die is not None else 0
        return m.Logic("and", tuple(_there(test, m.Const(test.first - low + at), code) for at in range(test.length)))
    figure = code.new_local()
    follow = (_there(test, m.Operate("+", m.Local(figure), m.Const(at)), code) for at in range(test.length))
    starts = _figures(test, code) - test.length + 1
    return m.Aggregate("any", figure, max(starts, 0), m.Logic("and", tuple(follow)))


def _there(test: Run, figure: m.Expression, code: Code) -> m.Expression:
    return m.Compare(">", _count(test, figure, code), m.Const(0))


def _figures(test: Alike | Run, code: Code) -> int:
    """How many different figures there are."""
    if test.by is not None:
        return len(code.game.table(test.by.table).items)
    die = code.game.die
    if die is None:
        return 0
    return die.high - die.low + 1 if die.numbered else len(die.faces)


def _count(test: Alike | Run, figure: m.Expression, code: Code) -> m.Expression:
    """How many of the dice or things have a figure."""
    local = code.new_local()
    size, tests = values.members(test.found, m.Local(local), code)
    mine = kinds_of_dice.figure(cups.face(values.element(test.found, m.Local(local), code), code), code)
    if test.by is not None:
        mine = m.Lookup(tuple(one if isinstance(one, int) else -1 for one in test.by.values), m.Local(local))
    tests.append(m.Compare("==", mine, figure))
    return m.Aggregate("count", local, size, m.Logic("and", tuple(tests)))
