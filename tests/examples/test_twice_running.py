"""What is chosen twice running is told once with the number of both, also where others gain by it at last."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rulekit
from rulekit.book.added_together import added_together
from rulekit.document.closed import Moves
from rulekit.document.sentence import Name, Noun, Number, Sentence

GAME = """game trims
  title    "Trims"
  players  2
  wins     most points

table stone (stones)
  flint
  slate

each player has
  card (cards) of each stone  0 to 9
  point (points)              0 or more

a stone is held when your cards of it are at least 1
your load is cards of flint plus cards of slate

step play
  each player in turn: do turn

step turn
  repeat until your load is at most 2
    choose a held stone
    lose 1 card of that stone
  each opponent: gain 1 point

example trimmed "Down to two" for turn
  given  players Anna, Ben
  given  Anna has 4 cards of flint, 1 card of slate
  when   Anna does turn
  when   Anna chooses flint
  when   Anna chooses FIRST
  when   Anna chooses LAST
  then   Anna has FLINT
  then   Ben has 1 point
"""


@pytest.mark.parametrize(
    ("first", "last", "left", "lost"),
    [
        ("flint", "flint", "1 card of flint, 1 card of slate", {"flint": 3}),
        ("flint", "slate", "2 cards of flint, 0 cards of slate", {"flint": 2, "slate": 1}),
    ],
)
def test_as_many_are_told_to_be_lost_as_are_lost(
    first: str, last: str, left: str, lost: dict[str, int], tmp_path: Path
) -> None:
    path = tmp_path / "trims.rules"
    path.write_text(GAME.replace("FIRST", first).replace("LAST", last).replace("FLINT", left), "utf-8")
    words = "\n".join(
        f'{one} = {{ singular = "{one}", plural = "{one}s" }}'
        for one in ("stone", "flint", "slate", "card", "point", "load")
    )
    (tmp_path / "trims.en.toml").write_text(f"[things]\n{words}\n", "utf-8")
    rulekit.write_book(rulekit.load(str(path)), str(path.with_suffix(".md")), locale="en", kind="rulebook")
    book = path.with_suffix(".md").read_text("utf-8").replace("\u00a0", " ").replace("\u202f", " ")
    told = next(line for line in book.splitlines() if "Anna has 4 cards" in line)
    found: dict[str, int] = {}
    for count, what in re.findall(r"loses (\d+) cards? of (flint|slate)", told):
        found[what] = found.get(what, 0) + int(count)
    assert found == lost, told


@given(one=st.integers(1, 99), other=st.integers(1, 99), same_who=st.booleans(), same_what=st.booleans())
def test_only_the_same_is_added(one: int, other: int, *, same_who: bool, same_what: bool) -> None:
    def moved(who: str, count: int, noun: str) -> Sentence:
        some = Sentence("some", {"count": Number(count), "noun": Noun(noun)})
        return Sentence("moves", {"who": Name(who), "how": Moves.LOSE, "amounts": (some,), "items": ()})

    both = added_together(
        moved("Anna", one, "stone"), moved("Anna" if same_who else "Ben", other, "stone" if same_what else "wood")
    )
    assert both == (moved("Anna", one + other, "stone") if same_who and same_what else None)
