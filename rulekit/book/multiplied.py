"""What the cases of a step bring that are multiples of one and the same figure: a table of them for every figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Cell, Column, Line, Row, TableBlock
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.amount import Amount
from rulekit.model.closed import Operation, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import (
    Arithmetic,
    Condition,
    Derived,
    DerivedOf,
    Entry,
    Expression,
    FieldOf,
    FromColumn,
    Literal,
    ParameterValue,
)
from rulekit.model.game import Step
from rulekit.model.part import Part, Role
from rulekit.model.walk import children

__all__ = ["Case", "case_of", "multiples_in"]

FEWEST, MOST = 2, 6
"""So many figures: one is worked out at a glance, and more do not fit beside the cases."""


@frozen
class Case:
    """When so many times a figure are gained, or so many of nothing else (``of`` is None then)."""

    when: Condition
    factor: int
    of: Derived | None
    gained: Field


def multiples_in(step: Step, narrator: Narrator) -> tuple[TableBlock, ...]:
    """A table for each chain of cases that bring one, two, three times what the rules look up in a table.

    The figures are the columns, the cases the rows: what one piece shows stands in one column.
    """
    words = narrator.game.vocabulary
    chains = (words.parts(one) for one in words.statements(step.body))
    return tuple(made for chain in chains for made in _table(chain, narrator))


def _table(chain: Sequence[Part], narrator: Narrator) -> Iterator[TableBlock]:
    cases = [case for one in chain for case in case_of(one, narrator)]
    if len(cases) < len(chain) or len({one.factor for one in cases}) < len(cases):
        return
    if len(cases) < FEWEST or len({(one.of, one.gained) for one in cases}) > 1:
        return
    of, gained = cases[0].of, cases[0].gained
    if of is None:
        return
    figures = _figures(of.value)
    if not FEWEST <= len(figures) <= MOST:
        return
    heads = (Column((Noun(of.name),)), *(Column((Number(one),), "number") for one in figures))
    rows = [(_said(one, narrator), [one.factor * each for each in figures]) for one in cases]
    yield TableBlock(
        (Sentence("table_of", {"noun": Noun(gained.name)}),),
        0,
        heads,
        tuple(Row((Cell(said), *(Cell((Number(each),)) for each in worth))) for said, worth in rows),
        in_text=True,
    )


def _said(case: Case, narrator: Narrator) -> Line:
    return (Sentence("when", {"condition": narrator.condition(case.when)}),)


def case_of(branch: Part, narrator: Narrator) -> Iterator[Case]:
    """What a branch brings, if that is all that it does, and is so many times what the rules define."""
    if branch.role is not Role.BRANCH or branch.condition is None or len(branch.body) != 1:
        return
    made = children(branch.body[0])
    amounts = [one for one in made if isinstance(one, Amount)]
    others = [one for one in made if one and not isinstance(one, Amount | FieldOf)]
    changes = [one for one in narrator.game.vocabulary.effects(branch.body) if isinstance(one, Changes)]
    if len(amounts) != 1 or others or len(changes) != 1 or changes[0].verb is not Verb.GAIN:
        return
    when, gained = branch.condition, changes[0].field
    match amounts[0].count:
        case DerivedOf(derived=of):
            yield Case(when, 1, of, gained)
        case (
            Arithmetic(op=Operation.TIMES, left=by, right=DerivedOf(derived=of))
            | Arithmetic(op=Operation.TIMES, left=DerivedOf(derived=of), right=by)
        ):
            yield from (Case(when, one, of, gained) for one in _known(by))
        case None:
            return
        case count:
            yield from (Case(when, one, None, gained) for one in _known(count))


def _known(value: Expression) -> Iterator[int]:
    match value:
        case Literal(value=number):
            yield number
        case ParameterValue(parameter=parameter) if not parameter.others:
            yield parameter.value
        case _:
            return


def _figures(value: Expression) -> tuple[int, ...]:
    """The figures of a table that a value may be, each once and in order; those that bring nothing are left out."""
    match value:
        case FromColumn(column=column) | Entry(row=FromColumn(column=column)):
            if column.kind not in (ValueKind.NUMBER, ValueKind.NUMBERS):
                return ()
            rows = ((one,) if isinstance(one, int) else one for one in column.values)
            found = {each for row in rows if isinstance(row, tuple) for each in row if each > 0}
            return tuple(sorted(found))
        case _:
            return ()
