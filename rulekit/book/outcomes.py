"""A step that looks at one count, each of its rules at another number of it: told as a table, nothing left out."""

from __future__ import annotations

from itertools import pairwise

from attrs import evolve, frozen

from rulekit.book.narrator import Narrator
from rulekit.book.on_a_line import on_a_line
from rulekit.book.passages import label, named
from rulekit.document.blocks import Block, Cell, Column, Paragraph, Row, TableBlock
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Inline, Noun, Number, Part, Sentence
from rulekit.model import expression as e
from rulekit.model.closed import Attachment, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes
from rulekit.model.game import Rule, Step
from rulekit.model.statement import EVERYBODY, Modifier

__all__ = [
    "SPARING",
    "Outcome",
    "counted_field",
    "counted_outcomes",
    "outcome_at",
    "outcome_table",
    "protection",
    "sparing",
]

SPARING = (Attachment.IMMUNE, Attachment.INSTEAD)
"""The ways in which a thing keeps a rule from whoever has it."""
FEWEST = 3
"""From how many rules on a step is told as a table."""


@frozen
class Outcome:
    """A rule and the numbers that it waits for.

    Args:
        rule: the rule.
        low: the lowest of them.
        high: the highest; None for all from ``low`` on.
    """

    rule: Rule
    low: int
    high: int | None


def counted_outcomes(step: Step, narrator: Narrator, *, brief: bool = False) -> tuple[Block, ...]:
    """A line that says what to count, and the table of what comes of it; nothing for a step that is no such.

    Args:
        step: what is told.
        narrator: the game.
        brief: whether what protects from something is only named.
    """
    field, table = counted_field(step, narrator), outcome_table(step, narrator, brief=brief)
    if field is None or table is None:
        return ()
    said = [Sentence("count_these", {"noun": Noun(field.name)})]
    if any(one.line == (label("protection"),) for one in table.columns):
        said.append(Sentence("spared_by_column", {"column": label("protection")}))
    return Paragraph(tuple(said)), evolve(table, caption=(), in_text=True)


def outcome_table(step: Step, narrator: Narrator, *, brief: bool = False) -> TableBlock | None:
    """For each number what happens, and what protects from it; the numbers at which nothing happens as well.

    Args:
        step: what is told.
        narrator: the game.
        brief: whether what protects from something is only named.

    Returns:
        The table; None where a rule waits for anything else, two wait for one number, or a rule changes the count.
    """
    field = counted_field(step, narrator)
    if field is None:
        return None
    found = sorted(_outcomes(step), key=lambda one: one.low)
    lines: list[tuple[tuple[Inline, ...], ...]] = []
    free, most = field.low, max(field.high)
    spared = protection if brief else protecting_so
    for one in found:
        if one.low > free:
            lines.append(_nothing(free, one.low - 1))
        name: tuple[Inline, ...] = (Noun(one.rule.name, "rules"),)
        said = on_a_line(narrator.all(one.rule.body))
        lines.append(((_numbers(one.low, one.high),), name, said, spared(one.rule, narrator)))
        free = most + 1 if one.high is None else one.high + 1
    if free <= most:
        lines.append(_nothing(free, free if free == most else None))
    heads = ["name", "effect"]
    if any(_protecting(one.rule, narrator) for one in found):
        heads.append("protection")
    counted = Sentence("kept_of", {"noun": Noun(field.name), "of": False, "several": True})
    columns = (Column((counted,)), *(Column((label(one),), acting=one == "effect") for one in heads))
    rows = tuple(Row(tuple(Cell(cell) for cell in line[: len(columns)])) for line in lines)
    return TableBlock((Noun(step.name, "steps"),), 0, columns, rows, (), f"table-{step.name}")


def _nothing(low: int, high: int | None) -> tuple[tuple[Inline, ...], ...]:
    """The line of numbers at which nothing happens."""
    return (_numbers(low, high),), (label("none"),), (label("nothing_happens"),), (label("none"),)


def _numbers(low: int, high: int | None) -> Inline:
    """Some numbers in a cell: 2, 0–1, 5 or more."""
    if high is None:
        return Sentence("number_or_more", {"low": Number(low)})
    if low == high:
        return Number(low)
    return Sentence("number_to_number", {"low": Number(low), "high": Number(high)})


def outcome_at(count: int, step: Step) -> Outcome | None:
    """The rule of a step that looks at one count which waits for a number; None if nothing happens at it."""
    for one in _outcomes(step):
        if one.low <= count and (one.high is None or count <= one.high):
            return one
    return None


def protection(rule: Rule, narrator: Narrator) -> tuple[Inline, ...]:
    """What spares whoever has it from a rule, or puts something else in its place."""
    names: tuple[Part, ...] = tuple(Noun(one) for one in sparing(rule, narrator))
    return (Sentence("names", {"items": names}),) if names else (label("none"),)


def sparing(rule: Rule, narrator: Narrator) -> tuple[str, ...]:
    """The names of the things that spare whoever has them from a rule, or put something else in its place."""
    return tuple(_thing(one, narrator) for one in _protecting(rule, narrator))


def protecting_so(rule: Rule, narrator: Narrator) -> tuple[Inline, ...]:
    """The same, with what each puts there behind its name, as far as that is said in a line."""
    spared: list[Part] = []
    told: list[Inline] = []
    for one in _protecting(rule, narrator):
        thing = Noun(_thing(one, narrator))
        said = named(thing, narrator.say(one)) if one.attached is Attachment.INSTEAD else ()
        if len(said) == 1 and not said[0].blocks:
            told += said[0].line
        else:
            spared.append(thing)
    return (*([Sentence("names", {"items": tuple(spared)})] if spared else ()), *told) or (label("none"),)


def _thing(one: Modifier, narrator: Narrator) -> str:
    return narrator.game.item_of(one.holder).name


def _protecting(rule: Rule, narrator: Narrator) -> list[Modifier]:
    """What keeps a rule from whoever has some thing."""
    found = narrator.game.modifiers_of(rule.name)
    return [one for one in found if one.attached in SPARING and one.holder != EVERYBODY]


def _outcomes(step: Step) -> list[Outcome]:
    """The rules of a step that is nothing else, each with its numbers; none where one has none."""
    made: list[Outcome] = []
    for one in step.body:
        asked = _asked(one.condition) if isinstance(one, Rule) and one.condition is not None else None
        if asked is None or not isinstance(one, Rule):
            return []
        what, op, number = asked
        match op:
            case Comparison.IS:
                made.append(Outcome(one, number, number))
            case Comparison.AT_LEAST:
                made.append(Outcome(one, number, None))
            case Comparison.AT_MOST:
                made.append(Outcome(one, what.low, number))
            case _:
                return []
    return made


def _asked(test: e.Condition) -> tuple[Field, Comparison, int] | None:
    """What a condition asks of a count of ``you``."""
    match test:
        case e.HasCount(who=e.You(), op=op, count=count, what=e.FieldOf(field=field, index=None)):
            return field, op, count
        case e.Compare(left=e.FieldOf(field=field, owner=owner, index=None), op=op, right=e.Literal(value=value)):
            counted = field.kind is ValueKind.NUMBER
            return (field, op, value) if counted and isinstance(owner, e.You | None) else None
        case _:
            return None


def counted_field(step: Step, narrator: Narrator) -> Field | None:
    """The one count that all the rules of a step look at, and none of them changes; each number is for one rule."""
    outcomes = _outcomes(step)
    asked = {found[0] for one in outcomes if one.rule.condition and (found := _asked(one.rule.condition)) is not None}
    if len(outcomes) < FEWEST or len(asked) != 1:
        return None
    (field,) = asked
    # Whatever lasts may be in force while the rules are gone through: what it does counts as well.
    bodies = [
        step.body,
        *(one.body for one in narrator.game.modifiers),
        *(one.body for name in narrator.flow.reached_from(step.body) if (one := narrator.game.step(name))),
    ]
    effects = [one for body in bodies for one in narrator.game.vocabulary.effects(body)]
    if any(isinstance(one, Changes) and one.field == field for one in effects):
        return None
    spans = sorted((one.low, one.high) for one in outcomes if one.high is not None)
    open_ = [one.low for one in outcomes if one.high is None]
    apart = all(after[0] > before[1] for before, after in pairwise(spans))
    last = max((high for _, high in spans), default=-1)
    return field if apart and len(open_) <= 1 and all(low > last for low in open_) else None
