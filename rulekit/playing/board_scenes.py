"""What a scene of a worked example shows of a board, as it is when the example is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from math import dist

from attrs import evolve

from rulekit.book.became import became
from rulekit.book.drawn_board import boards_drawn, centres, drawn_board
from rulekit.book.laid_on import NOBODY, lies_on
from rulekit.book.legs import Leg
from rulekit.book.narrator import Narrator
from rulekit.book.on_the_way import way
from rulekit.book.scenes import is_setup
from rulekit.document.blocks import Plan
from rulekit.document.plan import Fate, Point
from rulekit.document.sentence import Name
from rulekit.model.component import Table
from rulekit.model.example import Action, Example, Fact, FactKind
from rulekit.model.expression import ItemRef
from rulekit.playing.on_boards import laid_on
from rulekit.playing.state import State

__all__ = ["boards_of"]


def boards_of(
    example: Example, lines: range, states: Mapping[int, State], seen: Sequence[State], narrator: Narrator
) -> Iterator[Plan]:
    """The boards of a scene on which something is given, changes, or may be chosen.

    Args:
        example: the example.
        lines: those of the scene, by their numbers.
        states: how things stood at each line that does or asks something.
        seen: how they stood after each change, those of the lines among them, and at the end.
        narrator: knows what has a picture.
    """
    told = [(at, example.lines[at]) for at in lines]
    looked = [states[at] for at, line in told if at in states and isinstance(line, Fact)]
    acted = [states[at] for at, line in told if at in states and not (isinstance(line, Action) and is_setup(line))]
    after = looked[-1] if looked else seen[-1]
    before = acted[0] if acted else after
    first, end = (next(at for at, one in enumerate(seen) if one is state) for state in (before, after))
    for table in boards_drawn(narrator.game):
        if lies_on(table, narrator.game):
            stood = [one for one, _ in groupby(laid_on(table, one) for one in seen[first : end + 1])]
            found = became(*stood)
            places = _open(told, table)
            given = any(isinstance(line, Fact) and _sets(line, table, narrator) for _, line in told)
            if (found.laid and (given or len(stood) > 1)) or places:
                spots = centres(table, narrator.game)
                owners = sorted({one.owner for one in found.laid if one.owner != NOBODY})
                plan = drawn_board(table, narrator, found.laid)
                yield evolve(
                    plan,
                    arrows=tuple(
                        way(_ends(leg, plan, spots), (leg.start, leg.goal), plan, table.board) for leg in found.moves
                    ),
                    marked=tuple(spots[at] for at in places),
                    about=tuple(spots[at] for at in _asked(told, table) if at not in {*places, *found.changed}),
                    people=tuple(((Name(example.cast[one]),), one) for one in owners if example.cast[one]),
                    round=(),
                    small=True,
                )


def _ends(leg: Leg, plan: Plan, spots: Sequence[Point]) -> tuple[Point, Point]:
    """From the piece that leaves one place to the one that comes to another, or rests there."""

    def end(place: int, fate: Fate) -> Point:
        there = [one for one in plan.pieces if one.owner == leg.owner and _nearest(one.at, spots) == place]
        found = [one.at for kind in (fate, Fate.RESTS) for one in there if one.fate is kind]
        return found[0] if found else spots[place]

    return end(leg.start, Fate.LEAVES), end(leg.goal, Fate.COMES)


def _nearest(at: Point, spots: Sequence[Point]) -> int:
    return min(range(len(spots)), key=lambda one: dist(at, spots[one]))


def _sets(fact: Fact, table: Table, narrator: Narrator) -> bool:
    """Whether something that lies on a board is given."""
    return any(one.what in lies_on(table, narrator.game) for one in fact.settings)


def _asked(told: list[tuple[int, Fact | Action]], table: Table) -> tuple[int, ...]:
    """The places for which somebody does something."""
    things = (one for _, line in told if isinstance(line, Action) for one in line.things)
    return tuple(one.index for one in things if isinstance(one, ItemRef) and one.table.name == table.name)


def _open(told: list[tuple[int, Fact | Action]], table: Table) -> tuple[int, ...]:
    """The places that may be chosen, where all of them are named."""
    found: dict[int, None] = {}
    for _, line in told:
        if isinstance(line, Fact) and line.kind is FactKind.ONLY:
            for picks in line.choices:
                item = table.item(picks[-1].name) if picks[-1].role == "things" else None
                if item is not None:
                    found[item.index] = None
    return tuple(found)
