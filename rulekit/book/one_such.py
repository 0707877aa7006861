"""What one place is of another, told as the places that are that: "a free square that is next to the start"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.book.spelled import spelled
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model import expression as e
from rulekit.model.type import Variable
from rulekit.model.walk import inside, substitute

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["one_such"]


@frozen
class _Asked:
    """What a relation asks of the one thing, of which the other is known.

    Args:
        adjectives: what it is.
        clauses: what is true of it.
        choice: what has to be true of it as well unless something else is; with that.
    """

    adjectives: tuple[e.AdjectiveUse, ...]
    clauses: tuple[e.Condition, ...]
    choice: tuple[e.Condition, e.Condition] | None


def one_such(relation: e.Relation, narrator: Narrator) -> Sentence | None:
    """``a step from a square (the start) is a free square that is next to the start``; None where it is no such thing.

    What need not be true of it where something else is, stands behind: only with that exception, or for any such thing.
    """
    first, second = relation.variable, relation.second
    asked = _asked(relation, first)
    if asked is None or (first.type.kind, first.type.of) != (second.type.kind, second.type.of):
        return None
    clauses = _said(asked.clauses, narrator)
    noun = narrator.kind_of(first.type, "player")
    adjectives = tuple(narrator.adjective(one) for one in asked.adjectives)
    some: dict[str, Part] = {"noun": noun, "yours": False, "count": False, "owner": False, "chosen": False, "of": False}
    some["adjectives"] = adjectives
    parts: dict[str, Part] = {
        "relation": Noun(relation.name),
        "of": narrator.kind_of(second.type, "player"),
        "second": Noun(second.name) if second.key in narrator.defined else False,
        "set": Sentence("set", {**some, "how": "one", "conditions": clauses}),
        "unless": False,
        "also": False,
        "every": False,
    }
    if asked.choice is not None:
        besides, unless = map(narrator.condition, asked.choice)
        parts |= {"unless": unless, "also": besides}
        if not clauses and adjectives:
            here = Sentence("set", {**some, "how": "one", "conditions": (besides,)})
            parts |= {"set": here, "also": False, "every": Sentence("set", {**some, "how": "every", "conditions": ()})}
    return Sentence("means_one_such", parts)


def _asked(relation: e.Relation, first: Variable) -> _Asked | None:
    condition = relation.condition
    adjectives: list[e.AdjectiveUse] = []
    clauses: list[e.Condition] = []
    choices: list[tuple[e.Condition, e.Condition]] = []
    for one in _parts(condition):
        match one:
            case e.Is(thing=e.VariableRef(variable=variable), use=use) if variable.key == first.key:
                adjectives.append(use)
            case e.AnyOf(parts=(besides, unless)) if _is_of(besides, first) and not _speaks(unless, first):
                choices.append((_of_it(besides, first), unless))
            case _ if _is_of(one, first):
                clauses.append(_of_it(one, first))
            case _:
                return None
    if not (adjectives or clauses) or len(choices) > 1:
        return None
    return _Asked(tuple(adjectives), tuple(clauses), choices[0] if choices else None)


def _parts(condition: e.Condition) -> Iterator[e.Condition]:
    """What has to hold, each by itself; that the place between is what an adjective says, by what that means."""
    for one in condition.parts if isinstance(condition, e.All) else (condition,):
        if isinstance(one, e.Is) and isinstance(one.thing, e.PlaceBetween):
            yield from spelled(one)
        else:
            yield one


def _is_of(test: e.Condition, first: Variable) -> bool:
    """Whether a condition says something of the one thing, and names it once, as the one that it is said of."""
    match test:
        case e.HasPiece(place=e.PlaceBetween(left=near, right=far)):
            ends = (one for one in (near, far) if isinstance(one, e.VariableRef) and one.variable.key == first.key)
            return any(ends) and _times(test, first) == 1
        case e.NextTo(left=of) | e.InLine(left=of) | e.HasPiece(place=of) | e.Compare(left=e.FromColumn(item=of)):
            pass
        case _:
            return False
    return isinstance(of, e.VariableRef) and of.variable.key == first.key and _times(test, first) == 1


def _speaks(test: e.Condition, first: Variable) -> bool:
    return _times(test, first) > 0


def _times(test: e.Condition, first: Variable) -> int:
    return sum(isinstance(one, e.VariableRef) and one.variable.key == first.key for one in inside(test))


def _of_it(test: e.Condition, first: Variable) -> e.Condition:
    return substitute(test, first, e.VariableRef(first, plain=True))


def _said(clauses: Sequence[e.Condition], narrator: Narrator) -> tuple[Sentence, ...]:
    """The clauses in words; the line that a place lies on is said with the piece that it lies behind."""
    behind = [one for one in clauses if isinstance(one, e.HasPiece) and isinstance(one.place, e.PlaceBetween)]
    lines = [one for one in clauses if isinstance(one, e.InLine) and one.kind and not one.negated]
    in_order = bool(behind and lines) and clauses.index(lines[0]) < clauses.index(behind[0])
    if len(behind) != 1 or len(lines) != 1 or behind[0].negated or not in_order:
        return tuple(narrator.condition(one) for one in clauses)
    told = narrator.condition(behind[0])
    merged = Sentence(told.name, {**told.parts, "links": Noun(lines[0].kind, "links")})
    return tuple(merged if one is behind[0] else narrator.condition(one) for one in clauses if one is not lines[0])
