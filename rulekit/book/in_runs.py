"""Things in the order of their table, told by the first and the last: "15 tiles (A1 to C2)", and equal ones counted."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.component import Table

__all__ = ["FEWEST", "follows", "in_runs"]

FEWEST = 4
"""From so many things on the first and the last are enough."""


def in_runs(things: tuple[int, ...], table: Table) -> tuple[Noun | Sentence, ...]:
    """Things as nouns; those that follow one another in their table by their ends, equal ones by their number.

    Args:
        things: the places of things in their table, in the order in which they are told.
        table: where they stand.
    """
    told: list[Noun | Sentence] = []
    at = 0
    while at < len(things):
        end = at + 1
        while end < len(things) and things[end] == things[at]:
            end += 1
        if end - at > 1:
            noun = Noun(table.items[things[at]].name)
            told.append(Sentence("some", {"count": Number(end - at), "noun": noun}))
            at = end
            continue
        while end < len(things) and follows(things[end - 1], things[end], table):
            end += 1
        names = [Noun(table.items[one].name) for one in things[at:end]]
        if len(names) >= FEWEST:
            parts: dict[str, Part] = {
                "count": Number(len(names)),
                "noun": Noun(table.name),
                "first": names[0],
                "last": names[-1],
            }
            told.append(Sentence("run_of", parts))
        else:
            told += names
        at = end
    return tuple(told)


def follows(one: int, other: int, table: Table) -> bool:
    """Whether a thing stands right behind another; of things made of pairs, within the first of their parts."""
    if other != one + 1:
        return False
    return not table.pattern or table.columns[0].values[one] == table.columns[0].values[other]
