"""What the setup lays beside the places of a ring is drawn there, as many as are there, and nowhere else."""

from __future__ import annotations

from rulekit.book.filled import filled
from rulekit.driver.pipeline import check_source
from rulekit.model.game import Game
from rulekit.source import Source
from tests.book.test_outset import outsets

RULES = """game small
  title    "Small"
  players  2 to 3
  wins     most points

table place (places) in a ring: one, two, three, four

table tile (tiles): red, blue, green, white, black

components
  tile    tiles
  walker  1 figure on board

the game has
  walker             a place, starts at one
  rest               row of tile, face down
  line of each place row of up to 2 tile
  site of each place row of tile

each player has
  point (points)  0 or more

step setup
  put each tile in rest
  shuffle rest
  for each place that is not {left_out}
    fill line of that place from rest
{more}
step play
  each player in turn: gain 1 point
"""


def small(left_out: str, more: str = "") -> Game:
    checked = check_source(Source("small.rules", RULES.format(left_out=left_out, more=more)))
    assert checked.game is not None, checked.diagnostics
    return checked.game


def laid(game: Game) -> dict[str, dict[int, int]]:
    return {row.name: counts for row, counts in filled(game.table("place"), game).items()}


def test_rows_are_full_beside_the_places_that_the_loop_goes_through() -> None:
    assert laid(small("two")) == {"line": {0: 2, 2: 2, 3: 2}}
    assert laid(small("four")) == {"line": {0: 2, 1: 2, 2: 2}}


def test_one_where_one_thing_is_put() -> None:
    assert laid(small("one", "  put red in site of two\n"))["site"] == {1: 1}
    assert "site" not in laid(small("one"))


def test_shipped_game_has_them_at_the_ring_and_not_beside_it() -> None:
    (one,) = outsets("builders_of_the_colosseum")
    (ring,) = (lying.ring for lying in one.middle if lying.ring is not None)
    assert [(row.counts, row.numbers) for row in ring.rows] == [
        ((0, 4, 0, 4, 4, 0, 4), (2, 9)),
        ((0, 1, 0, 1, 1, 0, 1), (2, 9)),
    ]
    assert not {"column", "site", "consul"} & {
        getattr(part, "term", "") for lying in one.middle for part in lying.label
    }
