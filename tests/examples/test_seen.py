"""What is drawn of worked examples: dice as they fall, and what somebody has before and after."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import rulekit
from rulekit.book.worked import example_box
from rulekit.document.blocks import Block, Box, Paragraph
from rulekit.document.panels import Drawing, Drawn, Gain, Shift, Throw, Ticks
from rulekit.document.sentence import Icon, Inline, Name, Noun, Number, Sentence
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import load_game

GAME = """game mill
  title    "Mill"
  players  1 to 4
  wins     most coins

die die (dice)
  corn   gives 2 grain
  wheel  gives 1 flour
  bag    gives 1 coin

table field (fields)  size
  meadow              7
  hill                4

each player has
  coin (coins)            0 to 10, starts at 4, more is lost
  grain                   0 to 9, more is lost
  flour                   0 to 6, more is lost
  furrow of each field    0 to its size, more is lost

step play
  each player in turn: do year

step year
  do turn
  do sell
  do glean
  for each field
    do plough for that field

step turn
  roll 3 dice
  you may
    choose any dice
    reroll those dice
  gain what your dice give

step sell
  lose all flour
  gain 3 coins

step glean
  roll 2 dice
  gain what your dice give
  roll 1 die
  gain what your dice give

step plough for a field
  gain 1 furrow of that field
"""
REROLL = """
example again "Once more" for turn
  given  Anna has 1 grain
  when   Anna does turn
  when   Anna rolls corn, wheel, wheel
  when   Anna chooses wheel
  when   Anna rolls bag
  then   Anna has 3 grain, 1 flour
"""
BESIDES = """
example besides "One more" for glean
  given  Anna has 1 grain
  when   Anna does glean
  when   Anna rolls corn, wheel
  when   Anna rolls bag
  then   Anna has 3 grain, 1 flour
"""
TWICE = """
example twice "Twice" for sell
  given  Anna has 5 flour
  when   Anna does sell
  then   Anna has no flour, 7 coins
  when   Anna does sell
  then   Anna has 10 coins
"""
OTHERS = """
example others "Two at the mill" for sell
  given  Anna has 2 flour
  when   Ben does sell
  then   Ben has 7 coins
  then   Anna has 2 flour
"""


def told(folder: Path, example: str) -> tuple[Block, ...]:
    """The box of an example of the mill."""
    path = folder / "mill.rules"
    path.write_text(GAME + example, encoding="utf-8")
    checked = load_game(str(path))
    assert checked.game is not None
    return example_box(checked.game.examples[-1], narrator_of(checked)).blocks


def drawn(blocks: tuple[Block, ...]) -> list[tuple[str, tuple[Drawn, ...]]]:
    """What is drawn in a box, and whose it is."""
    return [
        ("".join(one.name for one in block.who if isinstance(one, Name)), block.drawn)
        for block in blocks
        if isinstance(block, Drawing)
    ]


def faces(throw: Drawn) -> list[str]:
    """What dice show."""
    assert isinstance(throw, Throw)
    return [one.term for face in throw.faces for one in face if isinstance(one, Noun)]


def test_dice_that_are_chosen_fall_again(tmp_path: Path) -> None:
    ((who, (first, second, grain, flour)),) = drawn(told(tmp_path, REROLL))
    assert who == ""
    assert (faces(first), faces(second)) == (["corn", "wheel", "wheel"], ["corn", "bag", "wheel"])
    assert isinstance(first, Throw)
    assert first.again == (1,)
    assert isinstance(grain, Shift)
    assert isinstance(flour, Shift)
    assert ((grain.was, grain.now), (flour.was, flour.now)) == ((1, 3), (0, 1))


def test_dice_that_fall_with_nothing_decided_between_lie_side_by_side(tmp_path: Path) -> None:
    ((_, (only, *others)),) = drawn(told(tmp_path, BESIDES))
    assert faces(only) == ["corn", "wheel", "bag"]
    assert not any(isinstance(one, Throw) for one in others)


def test_each_part_is_drawn_over_its_words(tmp_path: Path) -> None:
    blocks = told(tmp_path, TWICE)
    assert [type(one) for one in blocks] == [Drawing, Paragraph, Drawing, Paragraph]
    (_, before), (_, after) = drawn(blocks)
    assert [(one.was, one.now) for one in before if isinstance(one, Shift)] == [(5, 0), (4, 7)]
    assert [(one.was, one.now) for one in after if isinstance(one, Shift)] == [(7, 10)]


def test_it_is_said_whose_it_is_where_there_are_several(tmp_path: Path) -> None:
    ((who, found),) = drawn(told(tmp_path, OTHERS))
    assert who == "Ben"
    assert len(found) == 1  # what is as it was is not drawn


def boxes() -> Iterator[Box]:
    """All worked examples of the bundled games, as they are printed."""
    for name in rulekit.games():
        checked = load_game(name)
        assert checked.game is not None
        yield from (example_box(one, narrator_of(checked)) for one in checked.game.examples if one.printed)


def numbers(part: object) -> Iterator[int]:
    """All figures in what is said."""
    match part:
        case Number(value=value):
            yield value
        case Sentence(parts=parts):
            yield from numbers(tuple(parts.values()))
        case tuple():
            for one in part:
                yield from numbers(one)
        case _:
            pass


@pytest.fixture(scope="module")
def printed() -> tuple[Box, ...]:
    """These, read once."""
    return tuple(boxes())


def test_what_is_drawn_is_told(printed: tuple[Box, ...]) -> None:
    seen = 0
    for box in printed:
        said: list[Inline] = [one for block in box.blocks if isinstance(block, Paragraph) for one in block.line]
        figures = {0, *numbers(tuple(said))}
        for _, found in drawn(box.blocks):
            seen += 1
            assert any(not isinstance(one, Gain) for one in found)
            for one in found:
                if isinstance(one, Shift | Ticks):
                    assert one.now in figures, (box.title, one)
                    assert one.was != one.now
                elif isinstance(one, Throw):
                    assert all(isinstance(face, Icon | Noun | Number | Sentence) for line in one.faces for face in line)
    assert seen > 20
