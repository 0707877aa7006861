"""Examples on a board draw it: all that lay there before and lies there now, and nothing else."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rulekit import resources
from rulekit.book.became import became
from rulekit.book.laid_on import NOBODY, Lies
from rulekit.document.blocks import Plan
from rulekit.document.plan import Fate
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import load_game
from rulekit.playing.examples import still_true

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
    for start, goal in found.moves:
        assert any(one.place == start and one.fate is Fate.LEAVES for one in owned)
        assert any(one.place == goal and one.fate in NOW for one in owned)


def _counted(laid: list[Lies]) -> Counter[tuple[int, int, str]]:
    found: Counter[tuple[int, int, str]] = Counter()
    for one in laid:
        if one.owner != NOBODY:
            found[one.owner, one.place, one.sort] += one.count
    return found


def test_who_takes_by_standing_there_moves_and_turns_nothing_over() -> None:
    found = became([Lies(0, 0, "man"), Lies(1, 1, "man")], [Lies(1, 0, "man")])
    assert found.moves == ((0, 1),)
    assert {(one.place, one.owner): one.fate for one in found.laid} == {
        (0, 0): Fate.LEAVES,
        (1, 0): Fate.COMES,
        (1, 1): Fate.GOES,
    }


def test_what_changes_hands_is_turned_over() -> None:
    found = became([Lies(0, 0, "disc"), Lies(1, 1, "disc")], [Lies(n, 0, "disc") for n in range(3)])
    assert {one.place: one.fate for one in found.laid} == {0: Fate.STAYS, 1: Fate.TURNS, 2: Fate.COMES}


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
