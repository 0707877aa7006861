"""Effects of several things, and effects for everybody: checked, played by both runners, printed, told of a variant."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from rulekit.driver.pipeline import check_source
from rulekit.playing.simulation import simulate
from rulekit.source import Source
from tests.meaning.pairs import assert_each_has_its_own

FAIR = Path(__file__).with_name("fair.rules")
TEXT = FAIR.read_text("utf-8")
CARDS = """game two
  title    "Two"
  players  2
  wins     most points

table card (cards): mine, jeweller, palace

each player has
  cards           some of card
  point (points)  0 or more

step play
  repeat 3 times
    each player in turn: do turn

step turn
  you may
    choose a card that you lack
    gain that card
  do buy

step buy
  gain 1 point

with mine, jeweller
  after buy: gain 1 point

example both "Both of them" for buy
  given  players Anna, Ben
  given  Anna has mine, jeweller, palace
  when   Anna does buy
  then   Anna has 3 points
"""


def test_the_examples_come_out() -> None:
    assert [one.message for one in rulekit.load(str(FAIR)).test()] == [""]


def test_options_for_everybody_are_called_by_what_is_paid() -> None:
    state = rulekit.load(str(FAIR)).start()
    assert [" ".join(map(str, one.path)) for one in state.options] == ["stop", "go", "gold"]
    assert sum(len(one) for one in simulate(rulekit.load(str(FAIR)).table, range(20))) == 20


@pytest.mark.parametrize("line", ["you skip buy", "before play: do rest"])
def test_what_only_things_can_do_is_refused(line: str) -> None:
    text = TEXT.replace("after buy: do rest", line)
    assert "RK0332" in [one.code for one in check_source(Source("fair.rules", text)).diagnostics]


def test_what_is_for_everybody_is_printed() -> None:
    """Each effect, its condition and its body make another page in every language."""
    text = TEXT.split("\nexample")[0] + "\n"
    changes = [
        ("gain 2 points", "gain 1 point"),
        ("after buy", "before buy"),
        (", if you have no coins", ""),
        ("during buy, you may", "during buy, you may, up to 2 times"),
        ("with everybody\n", "with everybody\n  after rest: gain 1 coin\n"),
    ]
    assert_each_has_its_own([text, *(text.replace(old, new) for old, new in changes)])


def test_one_effect_of_several_things_is_that_of_each(tmp_path: Path) -> None:
    path = tmp_path / "two.rules"
    path.write_text(CARDS, "utf-8")
    assert [one.message for one in rulekit.load(str(path)).test()] == [""]
    effect = "  after buy: gain 1 point\n"
    each = CARDS.replace(f"with mine, jeweller\n{effect}", f"with mine\n{effect}\nwith jeweller\n{effect}")
    one, other = (check_source(Source("two.rules", text)).game for text in (CARDS, each))
    assert one is not None
    assert other is not None
    assert one.modifiers == other.modifiers


def test_a_variant_replaces_what_several_things_do(tmp_path: Path) -> None:
    path, variant = tmp_path / "two.rules", tmp_path / "more.rules"
    path.write_text(CARDS, "utf-8")
    head = 'variant more of two\n  title  "More"\n\n'
    variant.write_text(f"{head}  replace with mine, jeweller\n    after buy: gain 2 points\n", "utf-8")
    assert [one.message != "" for one in rulekit.load(str(path), [str(variant)]).test()] == [True]
    variant.write_text(f"{head}  add with everybody\n    after buy: gain 1 point\n", "utf-8")
    game = rulekit.load(str(path), [str(variant)])
    assert len(game.rules.modifiers) == len(("mine", "jeweller", "everybody"))
