"""Maps of an example stand side by side, or beside its words, where in one column they leave half a page empty."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rulekit.document.blocks import Block, Box, Document
from rulekit.document.inset import Inset, Spot
from rulekit.document.map import Area, Place
from rulekit.document.panels import Drawing, Throw
from rulekit.document.plan import Plan, PlanLabel
from rulekit.document.typography import Typography
from rulekit.formats import pdf
from tests.formats.compose import head, line, say, table
from tests.formats.languages import CHINESE, HUNGARIAN
from tests.formats.layout import Run, runs_of

LEAST_TYPE = 6.0
MANY = 200
FOOT = 40
"""So high stands what is written at the foot of a page at most."""


def part(name: str, tall: float = 100) -> Inset:
    """A part of a map that fills a column: one place in the middle of it."""
    place = Place(line(name), (Area(60, tall / 2, 70, 30),), "ground")
    return Inset(line(name), (218, tall), (), (Spot(place),), (), (), (), (), 0, ())


def laid(count: int, words: str) -> dict[str, Run]:
    """Where the maps of an example and the first of its words stand, in a document that has nothing else."""
    names = [f"Part{at}" for at in range(count)]
    box = Box("example", line("Title"), (*map(part, names), *say(words)))
    found = runs_of(pdf.write(Document("rulebook", line("1"), (), (box,)), HUNGARIAN, {}))
    wanted = (*names, words.split(maxsplit=1)[0])
    return {name: next(one for one in found if one.text.startswith(name)) for name in wanted}


@pytest.mark.parametrize("count", [3, 4, 5, 7])
def test_many_maps_stand_in_rows_of_two(count: int) -> None:
    made = laid(count, "Words " * 12)
    parts = [made[f"Part{at}"] for at in range(count)]

    assert all(one.size >= LEAST_TYPE for one in parts)
    for one, two in zip(parts[::2], parts[1::2], strict=False):
        assert one.y == pytest.approx(two.y)
        assert two.x > one.x
    assert all(two.y < one.y and two.x == pytest.approx(one.x) for one, two in pairwise(parts[::2]))


def test_words_stand_beside_the_last_map_where_they_fit() -> None:
    few, full, long = laid(3, "Words " * 12), laid(4, "Words " * 12), laid(3, "Words " * 400)

    assert few["Words"].x > few["Part2"].x
    assert few["Words"].y > few["Part2"].y
    assert full["Words"].x < full["Part3"].x
    assert long["Words"].x < long["Part2"].x


def test_two_maps_keep_to_their_column() -> None:
    made = laid(2, "Words " * 12)

    assert made["Part0"].x == pytest.approx(made["Part1"].x)
    assert made["Words"].y < made["Part1"].y < made["Part0"].y


def beside_much(words: int, shown: Block | None = None, said: int = 100) -> dict[str, Run]:
    """Where a tall example stands before a table that has no room below it, beside so many words."""
    example = Box("example", line("Title"), (shown or part("Part0", 380), *say("Words " * said)))
    rows = "\n".join(f"{at};{'long ' * 12};{'long ' * 12}" for at in range(20))
    wide = table(1, "Caption", (("A", "text"), ("B", "text"), ("C", "text")), rows)
    blocks = (example, *say(*["Text " * 50] * words), wide, head(1, "End", "end"), *say("End " * 90))
    found = runs_of(pdf.write(Document("rulebook", line("1"), (), blocks), HUNGARIAN, {}))
    return {name: next(one for one in found if one.text.startswith(name)) for name in ("Part0", "Words")}


def test_an_example_beside_which_a_column_is_empty_stands_across_the_page() -> None:
    alone, beside = beside_much(0), beside_much(9)

    assert alone["Words"].x > alone["Part0"].x
    assert alone["Words"].y > alone["Part0"].y
    assert beside["Words"].y < beside["Part0"].y
    assert beside["Words"].x < beside["Part0"].x


def test_what_is_seen_takes_of_a_wide_example_what_it_needs() -> None:
    die = Drawing((), (Throw((), (line("Part0"),)),))
    small, large = beside_much(0, die, 420), beside_much(0)

    assert small["Words"].y == pytest.approx(small["Part0"].y, abs=40)
    assert small["Words"].x < large["Words"].x - 40


def board_with(count: int, word: str, typography: Typography) -> list[Run]:
    """What is written in an example that shows a small board beside so many words."""
    corners = ((0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0))
    plan = Plan(line("Alt"), (8, 8), (corners,), labels=(PlanLabel((4, 4), line("Part0")),), small=True)
    box = Box("example", line("Title"), (plan, *say(word * count)))
    return runs_of(pdf.write(Document("rulebook", line("1"), (), (box,)), typography, {}))


@pytest.mark.parametrize("count", [5, 60, 61, 62, 63, 200])
@pytest.mark.parametrize(("word", "typography"), [("Words ", HUNGARIAN), ("字詞，", CHINESE)])
def test_words_go_on_below_a_board_where_it_ends(count: int, word: str, typography: Typography) -> None:
    """Beside it they would be a narrow column, with nothing beside that."""
    found = board_with(count, word, typography)
    board = next(one for one in found if one.text.startswith("Part0"))
    words = [one for one in found if {*one.text} <= {*word} and one.y > FOOT]
    assert sum(one.text.count(word[0]) for one in words) == count
    half = 8 * 15 / 2  # as far as it goes above and below its middle at most
    ends: dict[int, float] = {}
    for one in words:
        ends[round(one.y)] = max(ends.get(round(one.y), 0), one.x + one.size * 0.5 * len(one.text))
    under = sorted(y for y in ends if y < board.y - half - 20)
    assert all(ends[y] > board.x for y in under[1:])  # the last line may be short
    assert len(under) > 1 or count < MANY


@pytest.mark.parametrize(("dice", "is_beside"), [(1, True), (2, True), (5, False)])
def test_dice_stand_beside_a_board_that_leaves_room_for_them(dice: int, *, is_beside: bool) -> None:
    corners = ((0.0, 0.0), (14.0, 0.0), (14.0, 12.0), (0.0, 12.0))
    plan = Plan(line("Alt"), (14, 12), (corners,), labels=(PlanLabel((7, 6), line("Part0")),), small=True)
    thrown = Drawing(line("Who"), (Throw((), (line("Nine"),) * dice),))
    box = Box("example", line("Title"), (plan, thrown, *say("Words " * 9)))
    found = runs_of(pdf.write(Document("rulebook", line("1"), (), (box,)), HUNGARIAN, {}))
    board, die, words = (next(one for one in found if one.text.startswith(name)) for name in ("Part0", "Nine", "Words"))
    assert (die.y > board.y) == (die.x > board.x) == is_beside
    assert words.y < min(board.y, die.y)
