"""What is ticked of the things of a table: the boxes of each, with what it costs, what it does and what it brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from attrs import evolve

from rulekit.book.drawn_columns import absent_with
from rulekit.book.marked import boxes_alone, ticked_of
from rulekit.book.narrator import Narrator
from rulekit.book.pictured import with_picture
from rulekit.book.starting import changed_in_setup
from rulekit.book.tables import effects_of
from rulekit.document.blocks import Block, Boxes, Heading, Line, Paragraph
from rulekit.document.outset import BoxGroup
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Column, Field, Table
from rulekit.model.component import Item as GameItem
from rulekit.model.effect import Changes, Effect, Verb
from rulekit.model.expression import FromColumn
from rulekit.model.game import Game
from rulekit.model.statement import Body
from rulekit.model.vocabulary import Vocabulary
from rulekit.model.walk import inside

__all__ = ["boxes_of", "ticked_groups"]

MOST_BEGUN = 25
"""What players start with more of is no row of ticks."""


def ticked_groups(narrator: Narrator) -> Iterator[BoxGroup]:
    """What is ticked, without figures: the boxes of each table, and those that belong to none."""
    for table in narrator.game.tables:
        rows = tuple(
            evolve(one, values=(), price=(), told=(), absent=())
            for one in boxes_of(table, narrator)
            if isinstance(one, Boxes) and not one.ticked
        )
        if rows:
            yield BoxGroup(with_picture(table.name, narrator, Sentence("table_of", {"noun": Noun(table.name)})), rows)
    for one in boxes_alone(narrator).values():
        yield BoxGroup((), (one,))


def boxes_of(table: Table, narrator: Narrator) -> list[Block]:
    """What is ticked of each item: as many boxes as it has, or one to show that it is owned."""
    game = narrator.game
    ticked = ticked_of(table, narrator)
    owned = next(
        (
            one
            for one in game.fields
            if one.kind is ValueKind.SET
            and one.of == table.name
            and one.owner is Owner.PLAYER
            and not one.piece
            and _for_good(one, narrator)
        ),
        None,
    )
    if ticked is None and owned is None:
        return []
    shown = [
        one
        for one in table.columns
        if one.kind is ValueKind.NUMBER and None not in one.values and (ticked is None or one.name != ticked.bound)
    ]
    head = with_picture(table.name, narrator, Sentence("table_of", {"noun": Noun(table.name)}))
    made: list[Block] = [Heading(1, head, f"sheet-{table.name}")]
    price = next((one for one in shown if _is_paid(one, table, narrator.game)), None)
    valued = [one for one in shown if one is not price]
    for some in ([price] if price is not None else [], valued):
        if some:
            figures = Sentence("columns_shown", {"items": tuple(Noun(one.name, "columns") for one in some)})
            made.append(Paragraph((figures,)))
    absent = absent_with(narrator)
    rows = (
        Boxes(
            with_picture(item.name, narrator, Noun(item.name)),
            ticked.high[item.index] if ticked is not None else 1,
            0,
            tuple(_figure(one, item) for one in valued),
            _figure(price, item) if price is not None else (),
            effects_of(table, item.index, narrator),
            absent.get(item.name, ()),
        )
        for item in table.items
    )
    return [*made, *_begun(table, narrator), *rows]


def _begun(table: Table, narrator: Narrator) -> Iterator[Boxes]:
    """What the ticks of a table bring more of, ticked as often as players start with it."""
    ticked = ticked_of(table, narrator)
    changed = changed_in_setup(narrator.game)
    bodies = (one for step in narrator.game.steps for one in _bodies(step.body, narrator.game.vocabulary))
    together = [{one.field for one in narrator.game.vocabulary.effects(body) if _gains(one)} for body in bodies]
    for one in narrator.game.fields:
        counted = one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER and not one.each
        if not counted or not 0 < one.start <= MOST_BEGUN or one.name in changed:
            continue
        # The least of what is done together with a gain of it: there each place, but no other table, is ticked.
        least = min((found for found in together if one in found and len(found) > 1), key=len, default=set[Field]())
        if ticked in least:
            named = Sentence("table_of", {"noun": Noun(one.name)})
            yield Boxes(with_picture(one.name, narrator, named), one.start, one.start)


def _bodies(body: Body, vocabulary: Vocabulary) -> Iterator[Body]:
    yield body
    for statement in body:
        for part in vocabulary.parts(statement):
            yield from _bodies(part.body, vocabulary)


def _gains(effect: Effect) -> TypeGuard[Changes]:
    return isinstance(effect, Changes) and effect.verb is Verb.GAIN


def _figure(column: Column, item: GameItem) -> Line:
    return (Number(int(str(column.values[item.index]))),)


def _is_paid(column: Column, table: Table, game: Game) -> bool:
    """Whether something is paid by what stands in a column."""
    return any(
        one.table.name == table.name and one.column == column
        for step in game.steps
        for statement in game.vocabulary.statements(step.body)
        if any(isinstance(does, Changes) and does.verb is Verb.PAY for does in game.vocabulary.does(statement))
        for one in inside(statement)
        if isinstance(one, FromColumn)
    )


def _for_good(field: Field, narrator: Narrator) -> bool:
    """Whether what is in a set stays there for all to see, so that it can be ticked."""
    if field.hidden or narrator.game.table(field.of).on_cards:
        return False
    steps = tuple(one.body for one in narrator.game.steps)
    found = (one for body in steps for one in narrator.game.vocabulary.effects(body) if isinstance(one, Changes))
    return all(one.verb is not Verb.EMPTY or one.field != field for one in found)
