"""A table stands once: beside the step that needs it, or behind the text with a reference where it is needed."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.book.beside import MOST_ROWS, TEARING, place
from rulekit.book.compose import compose
from rulekit.book.needing import places_that_touch
from rulekit.book.turn import steps
from rulekit.document.blocks import Block, Box, Heading, Item, See, TableBlock
from rulekit.driver.composing import NO_PROSE, narrator_of
from rulekit.driver.pipeline import load_game
from rulekit.model.game import Game
from tests.book.test_course import parts, rulebook
from tests.book.test_flow import narrator

FRAME = """
table seed (seeds)   price   height
  oat                2       3
  rye                3       5

table fence (fences): hedge, wall, ditch

table herb (herbs)
{rows}

{declared}

each player has
  food (foods)  0 or more
  seeds         some of seed

step play
  repeat until there is a player who has at least 9 food
    each player in turn: do turn

step turn
  do first, second

step first
  {first}

step second
  {second}

{more}
"""
PRICE = "choose a seed that you lack\n  pay as many food as price of that seed\n  gain that seed"
HEIGHT = "gain as many food as total height of your seeds"
QUIET = {"rows": "  sage", "declared": "", "first": "gain 1 food", "second": "gain 1 food", "more": ""}


def placed(**written: str) -> tuple[dict[str, list[str]], list[str]]:
    """The tables beside each step, and those behind the text, by their anchors."""
    teller = narrator(FRAME.format(**(QUIET | written)))
    found = place(teller, (Heading(1, (), "setup"),), steps(teller))
    return {step: [one.anchor for one in some] for step, some in found.beside.items()}, [
        one.anchor for one in found.behind
    ]


def test_a_table_stands_in_the_first_step_that_reads_it() -> None:
    assert placed(first=HEIGHT, second=PRICE)[0]["first"] == ["table-seed"]
    assert placed(second=PRICE)[0]["second"] == ["table-seed"]


def test_a_table_stands_where_most_of_it_is_read() -> None:
    both = f"{PRICE}\n  {HEIGHT}"
    assert placed(first=HEIGHT, second=both)[0]["second"] == ["table-seed"]


def test_a_table_of_starts_and_limits_stands_in_the_setup() -> None:
    limit = "each player has\n  sack of each seed  0 to its height"
    assert placed(declared=limit)[0] == {"setup": ["table-seed"]}


def test_things_of_which_one_is_chosen_stand_in_that_step() -> None:
    assert placed(second="choose a fence")[0] == {"second": ["table-fence"]}


def test_what_no_step_asks_for_stands_behind() -> None:
    beside, behind = placed()
    assert beside == {}
    assert behind == ["table-seed", "table-fence", "table-herb"]


def test_a_long_table_stands_behind_and_is_named_where_it_is_needed() -> None:
    rows = "\n".join(f"  h{at}" for at in range(MOST_ROWS + 1))
    beside, behind = placed(rows=rows, second="choose a herb")
    assert beside == {"second": ["table-herb"]}
    assert "table-herb" in behind


@pytest.mark.parametrize(("rows", "behind"), [(TEARING, "step-first"), (TEARING + 1, "step-fourth")])
def test_a_tall_table_does_not_part_a_step_from_those_below_it(rows: int, behind: str) -> None:
    below = "step third\n  gain 2 foods\n  your food becomes 4\n\nstep fourth\n  gain 3 foods\n  your food becomes 5"
    written = {
        "rows": "\n".join(f"  h{at}" for at in range(rows)),
        "first": "choose a herb\n  if your food is 3: do third\n  if your food is 1: do third\n  do fourth",
        "second": "do fourth",
        "more": below,
    }
    blocks = compose("rulebook", narrator(FRAME.format(**(QUIET | written))), NO_PROSE).blocks
    headed = [one.anchor for one in blocks if isinstance(one, Heading | TableBlock)]
    assert headed[headed.index("table-herb") - 1] == behind


DOES = "with sage\n  at once: gain 1 food"


def test_a_table_of_what_things_do_stands_where_that_is_done() -> None:
    """Another step before it looks among them, too."""
    rows = {"rows": "  sage", "second": "choose a herb\n  do what that herb says", "more": DOES}
    assert placed(**rows)[0]["second"] == ["table-herb"]
    assert placed(**(rows | {"first": "choose a herb\n  gain 1 food"}))[0]["second"] == ["table-herb"]


WITH = "with rye\n  after second: gain 1 food\nwith oat\n  after first: gain 2 foods"


def test_what_a_table_says_is_not_in_the_box_of_its_step() -> None:
    teller = narrator(FRAME.format(**(QUIET | {"second": PRICE, "more": WITH})))
    blocks = compose("rulebook", teller, NO_PROSE).blocks
    boxes = [one for one in parts(blocks, Box) if isinstance(one, Box) and one.kind == "modifier"]
    assert len([item for box in boxes for item in parts(box, Item)]) == 1


@pytest.mark.parametrize("name", rulekit.games())
def test_each_table_stands_once_and_short_ones_where_they_are_needed(name: str) -> None:
    game = narrator_of(load_game(name)).game
    blocks = rulebook(name).blocks
    made = [one for one in blocks if isinstance(one, TableBlock)]
    anchors = [one.anchor for one in made]
    assert len(anchors) == len(set(anchors))
    # A map leads to itself, too, where it is needed: it has no number.
    numbers = {one.anchor: one.number for one in made} | {f"map-{one.name}": 0 for one in game.maps}
    for see in (one for one in parts(blocks, See) if isinstance(one, See)):
        assert numbers[see.anchor] == see.number
        assert see.number > 0 or see.anchor.startswith("map-")
    for one in _behind(blocks):
        assert len(one.rows) > MOST_ROWS or _is_of_places(one, game), one.anchor


def _behind(blocks: tuple[Block, ...]) -> list[TableBlock]:
    at = next((at for at, one in enumerate(blocks) if isinstance(one, Heading) and one.anchor == "tables"), len(blocks))
    found: list[TableBlock] = []
    for one in blocks[at + 1 :]:
        if not isinstance(one, TableBlock):
            break
        found += [one] if one.anchor != "table-kept" else []
    return found


def _is_of_places(table: TableBlock, game: Game) -> bool:
    return table.anchor.startswith("links-") or table.anchor.removeprefix("table-") in places_that_touch(game)
