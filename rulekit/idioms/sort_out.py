"""Piles made by a table: so many of each thing into each of several piles, in one sentence.

put as many of each tile as its in_I in tiles_I
put as many of each tile as its in_II in tiles_II

put each building in plans of its stage
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun
from rulekit.model import expression as e
from rulekit.model.closed import Base
from rulekit.statements.put import Put

__all__ = ["IDIOMS"]

MOST = 6
"""So many piles are named in one sentence."""


def by_count(*told: Put | Narrator) -> tuple[Clause, ...] | None:
    """``sort the tiles into stack I and stack II; the table of tiles says how many of each``."""
    *puts, narrator = told
    assert isinstance(narrator, Narrator)
    things, columns, rows = [], [], []
    for one in puts:
        assert isinstance(one, Put)
        match one:
            case Put(each=e.SetOf() as each, count=e.FromColumn(column=column, item=e.VariableRef(variable=counted))):
                if not _is_all(each) or counted.key != each.element.key or one.row.index is not None:
                    return None
                things.append(each.of)
                columns.append(Noun(column.name, "columns"))
                rows.append(narrator.place(one.row))
            case _:
                return None
    if len({*things}) > 1:
        return None
    return clause("sort_by_count", noun=Noun(things[0]), rows=tuple(rows), columns=tuple(columns))


def by_kind(put: Put, _narrator: Narrator) -> tuple[Clause, ...] | None:
    """``sort the buildings into one stack for each stage``."""
    match put:
        case Put(
            each=e.SetOf() as each,
            count=e.Literal(value=1),
            row=e.FieldOf(
                field=field, owner=None, index=e.FromColumn(column=column, item=e.VariableRef(variable=sorted_by))
            ),
        ) if _is_all(each) and sorted_by.key == each.element.key:
            return clause("sort_by_kind", noun=Noun(each.of), row=Noun(field.name), column=Noun(column.name, "columns"))
        case _:
            return None


def _is_all(found: e.SetOf) -> bool:
    """Whether it is all things of a table."""
    return found.base is Base.ITEMS and not found.tests


IDIOMS = (*(Idiom((Put,) * length, by_count) for length in range(MOST, 1, -1)), Idiom((Put,), by_kind))
