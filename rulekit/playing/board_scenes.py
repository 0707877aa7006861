"""What a scene of a worked example shows of a board, as it is when the example is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import dist

from attrs import evolve

from rulekit.book.became import became
from rulekit.book.drawn_board import boards_drawn, centres, drawn_board
from rulekit.book.laid_on import NOBODY, lies_on
from rulekit.book.narrator import Narrator
from rulekit.book.on_the_way import way
from rulekit.book.scenes import is_setup
from rulekit.document.blocks import Plan
from rulekit.document.plan import Fate, Point
from rulekit.document.sentence import Name
from rulekit.model.component import Table
from rulekit.model.example import Action, Example, Fact, FactKind
from rulekit.playing.on_boards import laid_on
from rulekit.playing.state import State

__all__ = ["boards_of"]


def boards_of(
    example: Example, lines: range, states: Mapping[int, State], last: State, narrator: Narrator
) -> Iterator[Plan]:
    """The boards of a scene on which something is given, changes, or may be chosen.

    Args:
        example: the example.
        lines: those of the scene, by their numbers.
        states: how things stood at each line that does or asks something.
        last: how they stand at the end.
        narrator: knows what has a picture.
    """
    told = [(at, example.lines[at]) for at in lines]
    looked = [states[at] for at, line in told if at in states and isinstance(line, Fact)]
    acted = [states[at] for at, line in told if at in states and not (isinstance(line, Action) and is_setup(line))]
    after = looked[-1] if looked else last
    before = acted[0] if acted else after
    for table in boards_drawn(narrator.game):
        if lies_on(table, narrator.game):
            found = became(laid_on(table, before), laid_on(table, after))
            places = _open(told, table)
            given = any(isinstance(line, Fact) and _sets(line, table, narrator) for _, line in told)
            changed = laid_on(table, before) != laid_on(table, after)
            if (found.laid and (given or changed)) or places:
                spots = centres(table, narrator.game)
                owners = sorted({one.owner for one in found.laid if one.owner != NOBODY})
                plan = drawn_board(table, narrator, found.laid)
                yield evolve(
                    plan,
                    arrows=tuple(way(_ends(one, plan, spots), one, plan, table.board) for one in found.moves),
                    marked=tuple(spots[at] for at in places),
                    people=tuple(((Name(example.cast[one]),), one) for one in owners if example.cast[one]),
                    round=(),
                    small=True,
                )


def _ends(move: tuple[int, int], plan: Plan, spots: Sequence[Point]) -> tuple[Point, Point]:
    """From the piece that leaves one place to the one that comes to another."""

    def end(place: int, fate: Fate) -> Point:
        found = [one.at for one in plan.pieces if one.fate is fate and _nearest(one.at, spots) == place]
        return found[-1] if found else spots[place]

    return end(move[0], Fate.LEAVES), end(move[1], Fate.COMES)


def _nearest(at: Point, spots: Sequence[Point]) -> int:
    return min(range(len(spots)), key=lambda one: dist(at, spots[one]))


def _sets(fact: Fact, table: Table, narrator: Narrator) -> bool:
    """Whether something that lies on a board is given."""
    return any(one.what in lies_on(table, narrator.game) for one in fact.settings)


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
