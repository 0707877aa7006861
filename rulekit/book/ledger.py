"""The table in which a score is added up: what brings points, by the rounds of the game or by its players."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from rulekit.book.flow import items_of
from rulekit.book.goal import decided
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.book.record import MOST_HALVED
from rulekit.book.steps import done_in, modifiers_about
from rulekit.book.tables import effects_of
from rulekit.book.turned_on import turned_on
from rulekit.book.worth_of_rows import worth_of_row
from rulekit.document.blocks import Ledger, LedgerRow, Line
from rulekit.document.sentence import Inline, Noun, Number, Sentence
from rulekit.model.closed import Attachment, ValueKind
from rulekit.model.component import Column, Table
from rulekit.model.effect import Calls, Changes, Verb
from rulekit.model.expression import SetOf
from rulekit.model.game import Rule, Step
from rulekit.model.statement import Body, Statement

__all__ = ["ledger", "says_how"]

MOST_ROWS = 16
"""More things than that are counted together, in one row."""

DEALS_WRITTEN, TURNS_WRITTEN = 14, 26
"""Rows to write in where points come deal by deal, or turn by turn, and nothing says what for."""


@frozen
class _Line:
    """What brings points, by the name of its rule or of the things it does so for; those things, if there are few."""

    named: Inline
    each: Table | None
    told: Line = ()


def ledger(narrator: Narrator) -> Ledger:
    """What is written down when points are counted: a column for each round of the game, or else for each player."""
    first, *others = [one.name for one in narrator.game.wins] or [""]
    through = narrator.flow.through
    columns: tuple[Line, ...]
    if through is None:
        columns = ((),) * narrator.game.players_high
        corner: Line = (label("player"),)
        won = Sentence("table_of", {"noun": Noun(first)})
        rows = [LedgerRow(with_picture(first, narrator, won))] if first else []
    else:
        columns = (*((Noun(one.name),) for one in narrator.flow.passed), (label("total"),))
        corner = (Sentence("table_of", {"noun": Noun(through.name)}),)
        rows = []
    limit = narrator.flow.limit
    by_deals = through is None and limit is not None and limit.until is not None and bool(limit.step)
    lines = [] if by_deals else _lines(narrator, first)
    if through is None and lines and all(one.each is not None for one in lines):
        rows = []
    unsummed = bool(lines) and not rows  # without a row for all that one had before, each part has one of its own
    if unsummed and _is_given(first, narrator):
        later = () if through is None else tuple(range(1, len(columns) - 1))  # one begins once
        rows.append(LedgerRow((label("at_start"),), closed=later))
    besides = _besides(first, narrator) if unsummed else []
    for line in lines:
        rows += _rows(line, narrator)
    if unsummed:
        rows += [LedgerRow((Noun(one.name, "steps"),), told=_both_ways(one, first, narrator)) for one in besides]
    if through is None and not lines and narrator.game.step("score") is None:
        # What is counted stands above the rounds: beside the first of them it would be that one alone.
        rows = [evolve(one, kind="group") for one in rows]
        kind = "round" if len(columns) <= MOST_HALVED else "number"
        written = DEALS_WRITTEN if by_deals else TURNS_WRITTEN
        # What is numbered stands above the numbers, and whose a column is above the room for a name.
        columns, corner = (corner,) * len(columns), _numbered(narrator)
        turned = turned_on(narrator, written)
        rows += [LedgerRow((Number(at),), kind, told=turned[at - 1 : at]) for at in range(1, written + 1)]
    if all(one.kind != "round" for one in rows):  # beside each of those stands the sum of all so far
        rows.append(LedgerRow((label("total"),), "total"))
    if through is None and others:
        # What is looked at in a tie is no part of the sum above it, whatever it is called.
        rows.append(LedgerRow((label("winner_and_ties"),), "group", told=decided(narrator)))
        rows += [LedgerRow(with_picture(one, narrator, Noun(one))) for one in others]
    hint = next((found for one in lines if (found := _worth(one.each)) is not None), None)
    hinted = hint is not None and any(row.hints for row in rows)
    return Ledger(corner, columns, tuple(rows), (Noun(hint.name, "columns"),) if hint is not None and hinted else ())


def _numbered(narrator: Narrator) -> Line:
    """What comes again and again until somebody has enough: the step that is all of it, else a turn."""
    limit = narrator.flow.limit
    if limit is None or not limit.step:
        return (label("turn"),)
    return (Sentence("round_named", {"step": Noun(limit.step, "steps")}),)


def says_how(narrator: Narrator) -> bool:
    """Whether the rows of the table say all that brings points when they are counted."""
    score, (first, *_) = narrator.game.step("score"), [one.name for one in narrator.game.wins] or [""]
    lines = _lines(narrator, first)
    changed = score is not None and bool(modifiers_about(score, narrator))
    return score is not None and bool(lines) and all(one.told for one in lines) and not changed


def _rows(line: _Line, narrator: Narrator) -> list[LedgerRow]:
    if line.each is None:
        return [LedgerRow((line.named,), told=line.told)]
    made = [LedgerRow((line.named,), "group", told=line.told)]
    worth, through = _worth(line.each), narrator.flow.through
    for item in line.each.items:
        found = worth.values[item.index] if worth is not None else ()
        hints: tuple[Line, ...] = ()
        closed: tuple[int, ...] = ()
        if through is not None and isinstance(found, tuple) and len(found) == len(through.items):
            values = [found[one.index] for one in narrator.flow.passed]
            if not any(values):  # all that play goes through brings nothing for it
                continue
            hints = (*((Number(one),) if one else () for one in values), ())
            closed = tuple(at for at, one in enumerate(values) if not one)
        told = effects_of(line.each, item.index, narrator)
        made.append(LedgerRow(with_picture(item.name, narrator, Noun(item.name)), "", hints, told, closed))
    return made


def _worth(table: Table | None) -> Column | None:
    """The column that says what a thing of a table is worth in each round."""
    return next((one for one in table.columns if one.kind is ValueKind.NUMBERS), None) if table is not None else None


def _lines(narrator: Narrator, points: str) -> list[_Line]:
    """What brings points: the rules of the scoring and what it goes through, or else those of all steps of play."""
    score = narrator.game.step("score")
    names = done_in("play", narrator)
    scored = _scored(points, narrator)
    if score is None and scored:
        return scored
    steps = [score] if score is not None else [one for one in narrator.game.steps if one.name in names]
    return [_of_step(step, line) for step in steps for line in _found(step.body, None, points, narrator)]


def _of_step(step: Step, line: _Line) -> _Line:
    """What brings points whenever a step is done for some thing, behind the name of that step."""
    if not (step.needs and line.told):
        return line
    return evolve(line, told=(Sentence("labelled", {"label": Noun(step.name, "steps")}), *line.told))


def _is_given(points: str, narrator: Narrator) -> bool:
    """Whether somebody has points before play begins: declared, or by what is done while the game is set up."""
    declared = any(one.name == points and one.start for one in narrator.game.fields)
    setup = narrator.game.step("setup")
    names = {"setup", *done_in("setup", narrator)} if setup is not None else set[str]()
    return declared or any(_changes(one.body, points, narrator) for one in narrator.game.steps if one.name in names)


def _besides(points: str, narrator: Narrator) -> list[Step]:
    """The steps of play that change points by what has no line of its own."""
    names = {"play", *done_in("play", narrator)}
    return [
        one
        for one in narrator.game.steps
        if one.name in names
        and _changes(one.body, points, narrator)
        and not any(_found(one.body, None, points, narrator))
    ]


def _both_ways(step: Step, points: str, narrator: Narrator) -> Line:
    """That what stands in the row of a step may be less than nothing, too."""
    effects = (one for one in narrator.game.vocabulary.effects(step.body) if isinstance(one, Changes))
    verbs = {one.verb for one in effects if one.field.name == points}
    return (label("more_or_less"),) if {Verb.GAIN, Verb.LOSE} <= verbs else ()


def _scored(points: str, narrator: Narrator) -> list[_Line]:
    """The tables each thing of which says at once that it brings points."""
    bringing = {
        one.holder
        for one in narrator.game.modifiers
        if one.attached is Attachment.AT_ONCE and _brings(one.body, points, narrator)
    }
    return [
        _Line(Sentence("table_of", {"noun": Noun(one.name)}), one)
        for one in narrator.game.tables
        if one.items and all((one.name, item.index) in bringing for item in one.items)
    ]


def _found(body: Body, each: Table | None, points: str, narrator: Narrator, around: Body = ()) -> Iterator[_Line]:
    for one in body:
        if isinstance(one, Rule):
            if _brings(one.body, points, narrator):
                whole = around if len(body) == 1 else ()
                own = tuple(inner for inner in one.body if not _has_own_row(inner, points, narrator))
                yield _Line(Noun(one.name, "rules"), each, worth_of_row((evolve(one, body=own),), narrator, whole))
            continue
        for part in narrator.game.vocabulary.parts(one):
            table = items_of(part.over, narrator.game)
            if table is None or not isinstance(part.over, SetOf):
                yield from _found(part.body, each, points, narrator)
                continue
            few = table if not part.over.tests and len(table.items) <= MOST_ROWS else None
            whole = (one,) if few is not None else ()
            ruled = list(_found(part.body, few, points, narrator, whole))
            yield from ruled
            if not ruled and _brings(part.body, points, narrator):
                named = Sentence("table_of", {"noun": Noun(table.name)})
                yield _Line(named, few, worth_of_row(part.body, narrator, whole))


def _has_own_row(statement: Statement, points: str, narrator: Narrator) -> bool:
    """Whether a statement does no more than to carry out a step that itself changes points: that step has a row."""
    does = tuple(narrator.game.vocabulary.does(statement))
    called = [narrator.game.step(one.step) if isinstance(one, Calls) else None for one in does]
    return bool(called) and all(one is not None and _changes(one.body, points, narrator) for one in called)


def _changes(body: Body, points: str, narrator: Narrator) -> bool:
    """Whether something in a body itself makes points more or less."""
    effects = (one for one in narrator.game.vocabulary.effects(body) if isinstance(one, Changes))
    return any(one.field.name == points for one in effects)


def _brings(body: Body, points: str, narrator: Narrator) -> bool:
    """Whether something in a body is a gain of points."""
    gained = (one for one in narrator.game.vocabulary.effects(body) if isinstance(one, Changes))
    return any(one.verb is Verb.GAIN and one.field.name == points for one in gained)
