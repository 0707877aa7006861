"""A line of tiles is drawn as it lies on the table: each at an end, like beside like."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rulekit.book.end_to_end import end_to_end, is_line
from rulekit.book.worked import example_box
from rulekit.document.opening import Look
from rulekit.document.sentence import Noun
from rulekit.document.things import Lot, Thing
from rulekit.document.walk import parts
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import load_game
from rulekit.playing.examples import still_true


def tile(low: int, high: int) -> Thing:
    ends = (Noun(f"pip{low}"),), (Noun(f"pip{high}"),)
    return Thing(Look.TILES, (*ends[0], *ends[1]), halves=ends)


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 6)), min_size=1, max_size=20))
def test_like_lies_beside_like_whichever_end_each_was_laid_at(laid: list[tuple[bool, int]]) -> None:
    ends = deque([0, laid[0][1]])
    tiles = [tile(*sorted(ends))]
    for right, other in laid[1:]:
        end = ends[-1] if right else ends[0]
        tiles.append(tile(*sorted((end, other))))
        (ends.append if right else ends.appendleft)(other)
        # A tile that fits at both ends may be drawn at either; what follows it may fit there no more.
    made = end_to_end(tiles)
    as_they_are = made == tuple(tiles)
    assert as_they_are or all(one.halves[1] == two.halves[0] for one, two in pairwise(made))
    assert sorted(sorted(map(str, one.halves)) for one in made) == sorted(sorted(map(str, one.halves)) for one in tiles)


@given(st.permutations(range(1, 7)), st.lists(st.booleans(), min_size=5, max_size=5))
def test_a_line_of_which_each_tile_fits_at_one_end_is_always_found(pips: list[int], sides: list[bool]) -> None:
    ends = deque(pips[:2])
    tiles = [tile(*sorted(ends))]
    for right, other in zip(sides, pips[2:], strict=False):
        tiles.append(tile(*sorted((ends[-1] if right else ends[0], other))))
        (ends.append if right else ends.appendleft)(other)
    made = end_to_end(tiles)
    assert all(one.halves[1] == two.halves[0] for one, two in pairwise(made))


def test_an_example_with_a_line_draws_it() -> None:
    checked = still_true(load_game("dominoes", []))
    assert checked.game is not None
    narrator = narrator_of(checked)
    narrator.accounts, narrator.insets = checked.accounts, checked.insets
    (line,) = (one for one in checked.game.fields if is_line(one, checked.game))
    told = [one for one in checked.game.examples if one.printed and one.about == "turn"]
    for one in told:
        drawn = [lot for lot in parts(example_box(one, narrator).blocks) if isinstance(lot, Lot)]
        assert any(Noun(line.name) in lot.name for lot in drawn), one.name
