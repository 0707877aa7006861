"""The table in which a score is added up: what brings points, by the rounds of the game or by its players."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.book.steps import done_in
from rulekit.book.telling import Telling
from rulekit.document.blocks import Ledger, LedgerRow, Line
from rulekit.document.sentence import Inline, Noun, Number, Sentence
from rulekit.model.component import Table
from rulekit.model.expression import SetOf
from rulekit.model.game import Rule
from rulekit.model.statement import Statement
from rulekit.model.walk import inside

__all__ = ["inner", "ledger", "rounds"]

MOST_ROWS = 16
"""More things than that are counted together, in one row."""


@frozen
class _Line:
    """What brings points, by the name of its rule or of the things it does so for; those things, if there are few."""

    named: Inline
    each: Table | None


def ledger(telling: Telling) -> Ledger:
    """What is written down when points are counted: a column for each round of the game, or else for each player."""
    first, *others = [one.name for one in telling.game.wins] or [""]
    through = rounds(telling)
    columns: tuple[Line, ...]
    if through is None:
        columns = ((),) * telling.game.players_high
        corner: Line = (label("player"),)
        won = Sentence("table_of", {"noun": Noun(first)})
        rows = [LedgerRow(with_picture(first, telling, won))] if first else []
    else:
        columns = (*((Noun(one.name),) for one in through.items), (label("total"),))
        corner = (Sentence("table_of", {"noun": Noun(through.name)}),)
        rows = []
    for line in _lines(telling, first):
        rows += _rows(line, telling, len(columns))
    rows.append(LedgerRow((label("total"),), "total"))
    if through is None:
        rows += [LedgerRow(with_picture(one, telling, Noun(one))) for one in others]
    return Ledger(corner, columns, tuple(rows))


def rounds(telling: Telling) -> Table | None:
    """The table that ``play`` goes through, thing by thing; none of a game that goes on until something happens."""
    play = telling.game.step("play")
    over = getattr(play.body[0], "over", None) if play is not None and play.body else None
    return telling.game.table(over.of) if isinstance(over, SetOf) and over.base == "items" and not over.tests else None


def _rows(line: _Line, telling: Telling, columns: int) -> list[LedgerRow]:
    if line.each is None:
        return [LedgerRow((line.named,))]
    made = [LedgerRow((line.named,), "group")]
    worth = next((one for one in line.each.columns if one.kind == "numbers"), None)
    for item in line.each.items:
        found = worth.values[item.index] if worth is not None else ()
        values = found if isinstance(found, tuple) and len(found) == columns - 1 else ()
        hints: tuple[Line, ...] = (*((Number(one),) if one else () for one in values), ()) if values else ()
        made.append(LedgerRow(with_picture(item.name, telling, Noun(item.name)), "", hints))
    return made


def _lines(telling: Telling, points: str) -> list[_Line]:
    """What brings points: the rules of the scoring and what it goes through, or else those of all steps of play."""
    score = telling.game.step("score")
    names = done_in("play", telling)
    steps = [score] if score is not None else [one for one in telling.game.steps if one.name in names]
    return [line for step in steps for line in _found(step.body, None, points, telling)]


def _found(body: object, each: Table | None, points: str, telling: Telling) -> Iterator[_Line]:
    for one in body if isinstance(body, tuple) else ():
        below, over = getattr(one, "body", ()), getattr(one, "over", None)
        if isinstance(one, Rule):
            if any(_brings(part, points) for part in inner(below)):
                yield _Line(Noun(one.name, "rules"), each)
        elif isinstance(over, SetOf) and over.base == "items":
            table = telling.game.table(over.of)
            few = table if not over.tests and len(table.items) <= MOST_ROWS else None
            ruled = list(_found(below, few, points, telling))
            yield from ruled
            if not ruled and any(_brings(part, points) for part in inner(below)):
                yield _Line(Sentence("table_of", {"noun": Noun(table.name)}), few)
        elif isinstance(one, Statement):
            yield from _found(below, each, points, telling)


def _brings(statement: Statement, points: str) -> bool:
    what = getattr(getattr(statement, "amount", None), "what", None)
    return "gain" in statement.deeds and what is not None and what.field.name == points


def inner(body: object) -> Iterator[Statement]:
    """All statements in a body, those in their bodies included."""
    return (one for one in inside(body) if isinstance(one, Statement))
