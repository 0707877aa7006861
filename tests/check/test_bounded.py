"""What would never end or would be too much: refused when it is checked, with a code, or given up in play, by name."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from rulekit.cli.command import run
from rulekit.driver.pipeline import check_source
from rulekit.model.ranges import MOST_IN_A_TABLE_OF_PAIRS, MOST_PLACES
from rulekit.source import Source
from tests.machine.wasm.agreement import agree

HEAD = """game bounded
  title    "Bounded"
  players  2
  wins     most points

{declared}

each player has
  point (points)  0 or more
  coin (coins)    0 to 50, starts at 20

step play
  each player in turn: do turn

step turn
  gain 1 point
"""


def codes(text: str) -> list[str]:
    """What is wrong with rules."""
    return [one.code for one in check_source(Source("bounded.rules", text)).diagnostics]


def declaring(text: str) -> str:
    """A game that declares something."""
    return HEAD.format(declared=text)


def things(name: str, count: int) -> str:
    """A table of so many things."""
    return f"table {name} ({name}s): " + ", ".join(f"{name}_{at}" for at in range(count)) + "\n"


# ---- Boards and tables ----


@pytest.mark.parametrize(
    ("shape", "code"),
    [
        ("in a grid 1000 by 1000", "RK0310"),
        ("in a hex grid 1000 by 1000", "RK0310"),
        (f"in a grid {MOST_PLACES + 1} by 1", "RK0310"),
        (f"in a ring of {MOST_PLACES + 1}", "RK0310"),
        ("in a row of 100000", "RK0302"),
    ],
)
def test_a_board_has_so_many_places(shape: str, code: str) -> None:
    assert code in codes(declaring(f"table place (places) {shape}"))


def test_the_greatest_boards_are_read() -> None:
    for shape in (f"in a grid {MOST_PLACES // 10} by 10", f"in a row of {MOST_PLACES}", f"in a ring of {MOST_PLACES}"):
        assert codes(declaring(f"table place (places) {shape}")) == []


@pytest.mark.parametrize(("left", "right", "found"), [(400, 250, ["RK0310"]), (25, 11, ["RK0310"]), (25, 10, [])])
def test_a_table_of_pairs_has_so_many_things(left: int, right: int, found: list[str]) -> None:
    assert (left * right > MOST_IN_A_TABLE_OF_PAIRS) == bool(found)
    assert (
        codes(declaring(things("rank", left) + things("suit", right) + "table card (cards) of each rank and suit"))
        == found
    )


# ---- What is told by itself ----

ROUND = {
    "a step": ("", "step first\n  do second\n\nstep second\n  do first\n", "RK0305"),
    "a step about two": (
        "",
        "step first for a place and a place called goal\n  do first for goal and that place\n",
        "RK0305",
    ),
    "what a thing says": (
        "",
        "step work\n  choose a place\n  do what that place says\n\nwith gate\n  at once: do work\n",
        "RK0305",
    ),
    "a value": ("your load is heap plus 1\n\nyour heap is load plus 1\n", "", "RK0201"),
    "a value of two": (
        "the way between a place called here and a place called goal is the way between goal and here\n",
        "",
        "RK0201",
    ),
    "an adjective": ("a place is near when it is far\n\na place is far when it is near\n", "", "RK0201"),
    "a relation": ("a place is a mate (mates) of a place called other when other is a mate of it\n", "", "RK0201"),
}
"""What is declared, which steps there are, and what is wrong."""


@pytest.mark.parametrize("name", ROUND)
def test_nothing_is_told_or_done_by_itself(name: str) -> None:
    declared, steps, code = ROUND[name]
    assert code in codes(declaring("table place (places): gate, lake\n\n" + declared) + "\n" + steps)


# ---- Auctions ----

AUCTION = """game sale
  title    "Sale"
  players  3
  wins     most points

table lot (lots): vase, clock, mirror

each player has
  coin (coins)    0 to 50, starts at 20
  point (points)  0 or more
  lots            some of lot

each auction has
  price   0 to 50
  bidder  a player or nobody

step play
  for each lot: do auction for that lot
  each player: gain as many points as number of your lots

step auction for a lot
  take turns from player 1 until all but one pass
    choose one
      raise when your coins are more than price
        choose a number from price plus 1 to your coins called offer
        price becomes offer
        bidder becomes you
      leave_it: pass
  if bidder is not nobody
    bidder
      pay as many coins as price
      gain that lot
"""


def test_an_auction_in_which_bids_rise_is_held(tmp_path: Path) -> None:
    path = tmp_path / "sale.rules"
    path.write_text(AUCTION, "utf-8")
    assert codes(AUCTION) == []
    agree(rulekit.load(str(path)).table.program.program, range(20))


@pytest.mark.parametrize("until", ["all pass", "all but one pass"])
def test_an_auction_that_nobody_can_leave_is_refused(until: str) -> None:
    text = AUCTION.replace("all but one pass", until)
    assert codes(text) == []
    assert codes(text.replace("leave_it: pass", "leave_it: gain 1 point")) == ["RK0319"]
    out = text.replace("leave_it: pass", "leave_it: you are out of auction")
    assert codes(out) == []


def test_an_auction_that_nobody_leaves_is_given_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only who has nothing may pass, and everybody keeps what they have."""
    path = tmp_path / "sale.rules"
    path.write_text(
        AUCTION.replace(
            "      leave_it: pass\n", "      leave_it when your coins are 0: pass\n      wait: do nothing\n"
        ),
        "utf-8",
    )
    assert run(["simulate", str(path), "--games", "2"]) == 1
    assert "went round 9999 times without an end" in capsys.readouterr().out
