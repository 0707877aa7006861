"""Examples on a board draw it: all that lay there before and lies there now, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import dist
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulekit
from rulekit import resources
from rulekit.book.became import became
from rulekit.book.drawn_board import boards_drawn, centres
from rulekit.book.laid_on import NOBODY, Lies
from rulekit.book.legs import Leg
from rulekit.book.scenes import is_setup
from rulekit.document.blocks import Plan
from rulekit.document.plan import Fate, Point
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import load_game
from rulekit.model.example import Action, Fact
from rulekit.model.expression import ItemRef
from rulekit.playing.chances import all_chances
from rulekit.playing.examples import still_true
from rulekit.playing.insets import Insets
from rulekit.playing.on_boards import laid_on
from rulekit.playing.told import Accounts

HERE = Path(__file__).parent
GAMES = (*rulekit.games(), *(str(one) for one in sorted(HERE.glob("*.rules"))))
"""The bundled games, and those of these tests."""
NOW = (Fate.STAYS, Fate.COMES, Fate.TURNS)
BEFORE = (Fate.STAYS, Fate.LEAVES, Fate.GOES)


def some(draw: random.Random) -> list[Lies]:
    """Pieces of two players and of nobody, on few places, at most one on each."""
    places = draw.sample(range(9), draw.randrange(7))
    return [Lies(at, draw.choice((NOBODY, 0, 1)), draw.choice(("man", "king")), draw.randint(1, 3)) for at in places]


@pytest.mark.parametrize("seed", range(200))
def test_all_that_was_and_is_there_is_told_apart(seed: int) -> None:
    draw = random.Random(seed)  # noqa: S311  # cases, no secrets
    before, after = some(draw), some(draw)
    found = became(before, after)
    owned = [one for one in found.laid if one.owner != NOBODY]
    assert _counted([one for one in owned if one.fate in NOW]) == _counted(after)
    turned = {one.place for one in owned if one.fate is Fate.TURNS}
    was = _counted([one for one in before if one.place not in turned])
    assert _counted([one for one in owned if one.fate in BEFORE and one.place not in turned]) == was
    for one in (one for one in found.laid if one.owner == NOBODY):
        count, now = (
            sum(x.count for x in laid if (x.place, x.owner, x.sort) == (one.place, NOBODY, one.sort))
            for laid in (before, after)
        )
        assert (one.was if one.was >= 0 else one.count, one.count) == (count, now)
    for leg in found.moves:
        assert any(one.place == leg.start and one.fate is Fate.LEAVES for one in owned)
        assert any(one.place == leg.goal and one.fate in NOW for one in owned)


def _counted(laid: list[Lies]) -> Counter[tuple[int, int, str]]:
    found: Counter[tuple[int, int, str]] = Counter()
    for one in laid:
        if one.owner != NOBODY:
            found[one.owner, one.place, one.sort] += one.count
    return found


def test_who_takes_by_standing_there_moves_and_turns_nothing_over() -> None:
    found = became([Lies(0, 0, "man"), Lies(1, 1, "man")], [Lies(1, 0, "man")])
    assert found.moves == (Leg(0, 0, 1),)
    assert {(one.place, one.owner): one.fate for one in found.laid} == {
        (0, 0): Fate.LEAVES,
        (1, 0): Fate.COMES,
        (1, 1): Fate.GOES,
    }


def test_what_changes_hands_is_turned_over() -> None:
    found = became([Lies(0, 0, "disc"), Lies(1, 1, "disc")], [Lies(n, 0, "disc") for n in range(3)])
    assert {one.place: one.fate for one in found.laid} == {0: Fate.STAYS, 1: Fate.TURNS, 2: Fate.COMES}


def test_what_rests_on_its_way_goes_on_from_there() -> None:
    at = [[Lies(0, 0, "man")], [], [Lies(4, 0, "man")], [], [Lies(8, 0, "man")]]
    found = became(*at)
    assert found.moves == (Leg(0, 0, 4), Leg(0, 4, 8))
    assert {one.place: one.fate for one in found.laid} == {0: Fate.LEAVES, 4: Fate.RESTS, 8: Fate.COMES}


@given(st.lists(st.integers(0, 3), min_size=1, max_size=9))
def test_what_becomes_more_and_fewer_again_is_told_at_each_turn(counts: list[int]) -> None:
    (found,) = became(*([Lies(0, NOBODY, "seed", one)] for one in counts)).laid
    told = [found.was, *found.between, found.count] if found.was >= 0 else [found.count]
    up = [after > before for before, after in pairwise(told)]
    assert all(one != two for one, two in pairwise(up))
    assert (told[0], told[-1], max(told), min(told)) == (counts[0], counts[-1], max(counts), min(counts))


@pytest.mark.parametrize("name", GAMES)
def test_each_place_on_which_an_example_changes_something_is_marked(name: str) -> None:
    """Also where it is at last as at first: something came and went there, and each move has an arrow of its own."""
    checked = load_game(name)
    game = checked.game
    assert game is not None
    accounts = Accounts(checked)
    for table in boards_drawn(game):
        spots = centres(table, game)
        for example, drawn in Insets(checked, accounts).items():
            marked: set[int] = set()
            for plan in (one for one in drawn.values() if isinstance(one, Plan)):
                ends = [way[0] for way in plan.arrows]
                changed = (one for one in plan.pieces if one.fate is not Fate.STAYS or one.was >= 0)
                marked |= {_nearest(at, spots) for at in (*ends, *(one.at for one in changed))}
                rests = [one for one in plan.pieces if one.fate is Fate.RESTS]
                assert all(one.at in ends for one in rests)
            run = accounts.run_of(example, next(all_chances()))
            assert run is not None
            run.run()
            acts = (one.line for one in run.moments if one.line >= 0 and _begins(run.example.lines[one.line]))
            begins = [one.line for one in run.moments].index(next(acts, run.moments[0].line))
            stood = [laid_on(table, one) for one in (*(each.state for each in run.moments[begins:]), run.seen())]
            assert {lies.place for one in stood for lies in {*one} ^ {*stood[0]}} <= marked, example


@pytest.mark.parametrize("name", GAMES)
def test_a_place_for_which_something_is_done_is_marked(name: str) -> None:
    checked = load_game(name)
    game = checked.game
    assert game is not None
    drawn = Insets(checked, Accounts(checked))
    for table in boards_drawn(game):
        spots = centres(table, game)
        for example in game.examples:
            things = [one for line in example.lines if isinstance(line, Action) for one in line.things]
            asked = {one.index for one in things if isinstance(one, ItemRef) and one.table.name == table.name}
            plans = [one for one in drawn.get(example.name, {}).values() if isinstance(one, Plan)]
            seen = [one.at for plan in plans for one in plan.pieces if one.fate is not Fate.STAYS]
            seen += [at for plan in plans for at in (*plan.about, *plan.marked)]
            assert not plans or asked <= {_nearest(at, spots) for at in seen}


def _begins(line: Fact | Action) -> bool:
    return isinstance(line, Action) and not is_setup(line)


def _nearest(at: Point, spots: Sequence[Point]) -> int:
    return min(range(len(spots)), key=lambda one: dist(at, spots[one]))


@pytest.mark.parametrize("name", ["reversi", "draughts", "hex", "tic_tac_toe", "four_in_a_row", "kalah", "backgammon"])
def test_each_printed_example_of_a_board_game_draws_it(name: str) -> None:
    assert name in resources.game_names()
    checked = still_true(load_game(name))
    assert checked.game is not None
    for one in checked.game.examples:
        if one.printed and not one.told and not one.answered:
            assert checked.insets.get(one.name), one.name
    plans = [one for box in compose_document(checked, "rulebook").blocks for one in getattr(box, "blocks", ())]
    assert any(isinstance(one, Plan) and one.small for one in plans)
