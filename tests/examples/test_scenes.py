"""What is given and nothing comes of is left out, several who have the same are one, and each scene is opened."""

from __future__ import annotations

from pathlib import Path

import rulekit

GAME = """game ford
  title    "Ford"
  players  2 to 4
  wins     most coins

each player has
  coin (coins)      any number, starts at 4
  plank (planks)    0 to 9
  raft (rafts)      0 to 9
  wall (walls)      0 to 3

step play
  each player in turn: do turn

step turn
  gain as many coins as your planks
  each opponent who has at most 1 wall: lose 1 coin

example rich "Coins for planks"
  given  players Anna, Ben, Cili
  given  Anna has 2 planks, 5 rafts
  given  Ben has 2 walls
  when   Anna does turn
  then   Anna has 6 coins
  then   Ben has 4 coins
  when   Anna does turn
  then   Anna has 8 coins
  given  Anna has 3 planks
  when   Anna does turn
  then   Anna has 11 coins
  given  Anna has 4 coins, 4 planks
  when   Anna does turn
  then   Anna has 8 coins

example alike "Two alike"
  given  players Anna, Ben
  given  Anna has 3 planks
  given  Ben has 3 planks
  when   Anna does turn
  when   Ben does turn
  then   Anna has 6 coins
  then   Ben has 6 coins
"""
WORDS = """[things]
coin = { singular = "coin", plural = "coins" }
plank = { singular = "plank", plural = "planks" }
raft = { singular = "raft", plural = "rafts" }
wall = { singular = "wall", plural = "walls" }
"""


def test_positions_and_scenes_are_told_as_far_as_they_matter(tmp_path: Path) -> None:
    path = tmp_path / "ford.rules"
    path.write_text(GAME, "utf-8")
    (tmp_path / "ford.en.toml").write_text(WORDS, "utf-8")
    rulekit.write_book(rulekit.load(str(path)), str(tmp_path / "book.md"), locale="en", kind="rulebook")
    text = (tmp_path / "book.md").read_text("utf-8")
    rich = text[text.index("Example. Coins for planks") : text.index("Example. Two alike")]
    assert "are playing" not in text  # whoever matters is named
    assert "raft" not in rich  # rafts do nothing
    assert "Ben has 2 walls" in rich  # as many as none would be felt
    assert "> Later, Anna gains" in rich
    assert "> Later, Anna has 3 planks" in rich
    assert "> In another case, Anna has 4 planks. She gains 4 coins (4\u00a0+\u00a04\u00a0=\u00a08)" in rich
    assert "Anna and Ben each have 3 planks" in text
