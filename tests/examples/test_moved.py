"""In examples, what lies on places is told as where it is now, and what was laid down as chosen: neither as lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

import rulekit
from rulekit.book.worked import example_box
from rulekit.document.blocks import Box, Paragraph
from rulekit.document.sentence import Inline, Noun, Sentence
from rulekit.document.walk import parts
from rulekit.driver.composing import compose_document, narrator_of
from rulekit.driver.pipeline import load_game
from rulekit.model.example import Action, ActionKind
from rulekit.playing.examples import still_true

GAME = """game orchard
  title    "Orchard"
  players  2
  wins     most points

table tree (trees) in a row of 6

table basket (baskets): willow, wicker, hazel

components
  basket  cards
  point   notes

the game has
  heap  row of basket

each player has
  bird (birds) of each tree  0 to 9, more is lost
  hand                       some of basket
  point (points)             0 or more

each turn has
  best  a basket or nothing

a tree is full when your birds of it are at least 1

step play
  take turns until there is a player who has at least 3 points: do turn

step turn
  choose a full tree called start
  remove 1 bird from start
  put 1 bird on tree 3
  if hand is not empty: do lay

step lay
  choose a basket from hand
  move that basket from hand to heap
  best becomes that basket
  gain 1 point
"""
FLEW = """
example flew "A bird flies on" for turn
  given  Anna has 1 bird of tree 2, 2 birds of tree 6
  when   Anna does turn
  when   Anna chooses tree 2
  then   Anna has 1 bird of tree 3, 2 birds of tree 6
"""
HAD_TO = """
example had_to "There was no other" for turn
  given  Anna has 2 birds of tree 2
  when   Anna does turn
  then   Anna has 1 bird of tree 2, 1 bird of tree 3
"""
LAID = """
example laid "A basket is laid down" for lay
  given  Anna's hand holds willow, hazel
  when   Anna does lay
  when   Anna chooses willow
  then   best is willow
"""


def told(example: str, folder: Path, *, on_a_map: bool = False) -> list[Sentence]:
    """The sentences of an example, in an orchard that is a board or a map."""
    path = folder / "orchard.rules"
    text = GAME + example
    if on_a_map:
        text = text.replace(" in a row of 6", ": oak, elm, ash\n\nlinks path\n  oak  elm\n  elm  ash")
        for place, name in {"tree 2": "oak", "tree 3": "elm", "tree 6": "ash"}.items():
            text = text.replace(place, name)
    path.write_text(text)
    checked = still_true(load_game(str(path)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    (one,) = checked.game.examples
    box = example_box(one, evolve(narrator_of(checked), accounts=checked.accounts))
    return [said for block in box.blocks if isinstance(block, Paragraph) for said in flat(block.line)]


def flat(line: tuple[Inline, ...]) -> list[Sentence]:
    found: list[Sentence] = []
    for one in line:
        if isinstance(one, Sentence):
            inner = [part for name, part in one.parts.items() if name in ("first", "then", "said")]
            found += flat(tuple(part for part in inner if isinstance(part, Sentence))) or [one]
    return found


@pytest.mark.parametrize("where", ["board", "map"])
def test_what_flew_is_told_as_going_from_place_to_place(where: str, tmp_path: Path) -> None:
    said = [one.name for one in told(FLEW, tmp_path, on_a_map=where == "map")]
    assert "piece_moved" in said
    assert "moves" not in said


@pytest.mark.parametrize("where", ["board", "map"])
def test_what_was_not_chosen_is_told_as_going_there_and_as_what_is_left(where: str, tmp_path: Path) -> None:
    said = told(HAD_TO, tmp_path, on_a_map=where == "map")
    assert [one.name for one in said].count("piece_moved") == 1
    assert "moves" not in [one.name for one in said]
    assert said[-1].name == "holds"
    assert said[-1].parts["told"] == "then"


def test_what_was_laid_down_is_told_as_chosen(tmp_path: Path) -> None:
    said = [one.name for one in told(LAID, tmp_path)]
    assert "chooses" in said
    assert "moves" not in said


FORCED = """
example forced "The last basket" for lay
  given  Anna's hand holds wicker
  when   Anna does lay
  then   heap holds wicker
  then   Anna's hand is empty
"""


def test_what_was_laid_down_unasked_is_told_as_moved_and_not_by_how_all_lies_then(tmp_path: Path) -> None:
    said = told(FORCED, tmp_path)
    (carried,) = (one for one in said if one.name == "carries")
    assert carried.parts["thing"] == Noun("wicker")
    assert not carried.parts["source"]
    assert [one.name for one in said].count("row_holds") == 1


@pytest.mark.parametrize("name", rulekit.games())
def test_a_move_with_a_die_is_told_as_a_move(name: str) -> None:
    """Nobody says "she chooses 3: point 8": her checker goes to point 5, whatever becomes of the one that was there."""
    checked = still_true(load_game(name))
    game = checked.game
    assert game is not None
    boxes = {
        one.title[0]: one
        for one in parts(compose_document(checked, "rulebook").blocks)
        if isinstance(one, Box) and one.title
    }
    if game.die is None or not game.die.numbered:
        return
    for example in game.examples:
        chosen = [one for one in example.lines if isinstance(one, Action) and one.kind is ActionKind.CHOOSES]
        if not any({one.role for one in deed.picks} == {"number", "things"} for deed in chosen):
            continue
        said = [one for one in parts(boxes[Noun(example.name, "examples")]) if isinstance(one, Sentence)]
        picks = [one.parts["picks"] for one in said if one.name == "chooses"]
        assert not any(isinstance(one, tuple) and len(one) > 1 for one in picks), example.name
