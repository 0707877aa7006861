"""What comes over whoever has none of something, told with what a number of something else brings: in one table."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.on_a_line import on_a_line
from rulekit.book.outcomes import counted_field, protection
from rulekit.book.passages import label, name_first
from rulekit.book.pictured import with_picture
from rulekit.document.blocks import Cell, Line, Row, TableBlock
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Icon, Noun, Number, Sentence
from rulekit.model import expression as e
from rulekit.model.component import Field
from rulekit.model.effect import Changes
from rulekit.model.game import Rule, Step
from rulekit.model.part import Part, Role
from rulekit.model.statement import Body

__all__ = ["with_want"]


def with_want(table: TableBlock, step: Step, steps: Iterable[Step], narrator: Narrator) -> TableBlock:
    """The table of what comes of a count, with rows for rules of other steps that bring the same for want of something.

    Behind each number stands the picture of what is counted, or is wanting.

    Args:
        table: of the outcomes of a step, a row for each number.
        step: the step.
        steps: those of the turn, in order.
        narrator: the game.
    """
    counted = counted_field(step, narrator)
    if counted is None:
        return table
    brought = _changed(step.body, narrator)
    rules = (one for other in steps if other != step for one in other.body if isinstance(one, Rule))
    found = (_row(one, narrator, len(table.columns)) for one in rules if _changed(one.body, narrator) & brought)
    signed = (_with_sign(one, with_picture(counted.name, narrator)) for one in table.rows)
    return evolve(table, rows=(*(one for one in found if one is not None), *signed))


def _with_sign(row: Row, sign: Line) -> Row:
    first, *others = row.cells
    return Row((evolve(first, line=(*first.line, *sign)), *others))


def _changed(body: Body, narrator: Narrator) -> set[str]:
    return {one.field.name for one in narrator.game.vocabulary.effects(body) if isinstance(one, Changes)}


def _row(rule: Rule, narrator: Narrator, columns: int) -> Row | None:
    """The row of a rule: none of what is wanted, its name, what happens, what spares."""
    wanted = _wanted(rule.body, narrator) if rule.condition is None else None
    if wanted is None:
        return None
    field, each, instead = wanted
    said = narrator.all(instead)
    told: Line = on_a_line(said)
    if each is not None:
        one = said[0]
        if len(said) > 1 or one.clause is None or one.clause.shape.block:
            return None
        told = tuple(
            name_first(
                Sentence("each_without", {"each": Noun(each.name), "noun": Noun(field.name), "body": one.clause})
            )
        )
    none: Line = (
        Number(0),
        Icon(field.name, Noun(field.name)) if field.name in narrator.pictures else Noun(field.name),
    )
    cells = (none, (Noun(rule.name, "rules"),), told, protection(rule, narrator))
    if any(one != (label("none"),) for one in cells[columns:]):
        return None  # the table has no column for what spares
    return Row(tuple(Cell(one) for one in cells[:columns]))


def _wanted(body: Body, narrator: Narrator) -> tuple[Field, Field | None, Body] | None:
    """What is wanted, for each of what if not once, and what is done where there is none of it."""
    made = narrator.game.vocabulary.parts(body[0]) if len(body) == 1 else ()
    match made:
        case (
            Part(role=Role.LOOP, over=e.FieldOf(field=each, owner=e.You(), index=None), until=None, times=None) as loop,
        ):
            alone = _wanted(loop.body, narrator)
            return (alone[0], each, alone[2]) if alone is not None and alone[1] is None else None
        case (
            Part(
                condition=e.HasCount(who=e.You(), op=Comparison.AT_LEAST, count=1, what=e.FieldOf(index=None) as what)
            ),
            Part(role=Role.BRANCH, condition=None, body=(_, *_) as other),
        ):
            return what.field, None, tuple(other)
        case _:
            return None
