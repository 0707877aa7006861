"""What is so instead where an example no longer holds with a variant: told for whatever an example can say."""

from __future__ import annotations

import pytest

from rulekit.book.narrator import Narrator
from rulekit.book.worked import stated_line
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.playing.examples import still_true
from rulekit.source import Source

GAME = """\
game stall
  title    "The Stall"
  players  2 to 4
  wins     most coins

table ware (wares)  price
  pot               2
  rug               3
  bell              4

each player has
  coin (coins)  0 to 9, starts at 3, more is lost
  owned         some of ware

step play
  repeat up to 2 times
    each player in turn: do turn

step turn
  choose a ware that you lack
  gain that ware
  you may: lose 1 coin

example one "One" for turn
  given  players Anna, Ben
"""
VARIANT = """\
variant sale of stall
  title  "Sale"

"""


@pytest.mark.parametrize(
    ("lines", "patch", "old", "new"),
    [
        ("when Anna does turn\nthen Anna may choose only pot or rug or bell", "remove bell", None, None),
        (
            "given Anna has 1 coin\nwhen Anna does turn\nthen Anna may choose only pot or rug or bell",
            "change turn\n  from choose a ware that you lack\n  to choose a ware whose price is less than 4",
            ["then_only"],
            [("then_only", 2)],
        ),
        (
            "when Anna does turn\nthen Anna cannot choose stop",
            "replace step turn\n  you may: gain 1 coin",
            ["then_cannot"],
            ["then_can"],
        ),
        (
            "when Anna does turn\nwhen Anna chooses bell",
            "change turn\n  from choose a ware that you lack\n  to choose a ware whose price is less than 4",
            ["chooses"],
            [("then_only", 2)],
        ),
        (
            "when Anna does turn\nwhen Anna chooses bell",
            "replace step turn\n  gain 1 coin",
            ["chooses"],
            ["nobody_asked"],
        ),
        (
            "when Anna does turn\nwhen Anna chooses bell",
            "replace step turn\n  each opponent: choose a ware that you lack",
            ["chooses"],
            [("then_only", 3)],
        ),
        ("when Anna does turn\nwhen Anna chooses bell", "replace step turn\n  the game ends", ["chooses"], ["over"]),
    ],
)
def test_what_is_so_instead_is_told(lines: str, patch: str, old: list[str] | None, new: list[object] | None) -> None:
    text = GAME + "".join(f"  {line}\n" for line in lines.split("\n"))
    source, variant = Source("stall.rules", text), Source("sale.rules", VARIANT + _indented(patch))
    plain, checked = check_source(source), still_true(check_source(source, [variant]))
    assert [one.message for one in (*plain.diagnostics, *checked.diagnostics)] == []
    assert plain.game is not None
    assert checked.game is not None
    assert bool(checked.untrue) == (old is not None)
    narrator = Narrator(checked.game, SAYERS)
    for one in checked.untrue:
        said = [each for line in one.found for each in stated_line(line, one.example, narrator)]
        assert [each.name for line in one.told for each in stated_line(line, one.example, narrator)] == old
        picked = [each.parts.get("picks") for each in said]
        assert [
            (each.name, len(picks)) if isinstance(picks, tuple) else each.name
            for each, picks in zip(said, picked, strict=True)
        ] == new


def _indented(patch: str) -> str:
    return "".join(f"  {line}\n" for line in patch.split("\n"))
