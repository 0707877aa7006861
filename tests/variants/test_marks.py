"""What a variant changes or adds below a source is not said to be from there, in the tree and in print."""

from __future__ import annotations

import pytest

from rulekit.document.blocks import Listing
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver.pipeline import check_source
from rulekit.driver.printing import compose_document
from rulekit.source import Source
from tests.variants.applied import applied, variant

GAME = """\
game inn
  title    "Inn"
  players  2 to 4
  wins     most coins

source book "the book"

numbers
  prize  3 [book]

table guest (guests) on cards   price   wish     [book]
  scout                         1       3
  bard (bards) [book]           2       -
  thief                         4 [book] 2

table room [book]: attic, cellar

die luck (lucks) [book]
  good  gives 2 coins
  bad   gives 0 coins

each player has
  coin (coins)  0 to 30, starts at 4, more is lost [book]
  friends       some of guest

step play
  repeat up to 3 times
    each player: do turn

step turn
  roll 1 luck
  gain what your lucks give
  gain as many coins as prize
  choose a guest that you lack
  gain that guest

with bard [book]
  after turn: gain 1 coin
with thief
  after turn: gain 1 coin
"""
PATCHES = (
    ("change price of scout from 1 to 2", "scout 2 [ own ] 3"),
    ("change wish of scout from 3 to -", "scout 1 - [ own ] bard"),
    ("change price of bard from 2 to 5", "bard ( bards ) [ book ] 5 [ own ] -"),
    ("change price of thief from 4 to 5", "thief 5 [ own ] 2"),
    ("change price of thief from 4 to 5 [book]", "thief 5 [ book ] 2"),
    ("change prize from 3 to 4", "prize 4 table"),
    ("change start of coin from 4 to 5", "starts at 5 , more is lost friends"),
    ("change most of coin from 30 to 5", "0 to 5 , starts at 4 , more is lost friends"),
    ("add rows to guest\n  monk  2  -", "monk [ own ] 2 -"),
    ("add rows to guest\n  monk [book]  2  -", "monk [ book ] 2 -"),
    ("add rows to room\n  barn", "table room [ book ] attic cellar barn [ own ]"),
    ("change good\n  from  good gives 2 coins\n  to    good gives 3 coins", "die luck ( lucks ) good gives 3"),
    ("change bard\n  from  after turn: gain 1 coin\n  to    after turn: gain 2 coins", "bard [ own ] after turn"),
    ("add to bard\n  you skip turn", "bard [ own ] after turn"),
    ("replace with bard\n  you skip turn", "bard [ own ] you skip"),
    ("replace with bard [book]\n  you skip turn", "bard [ book ] you skip"),
    ("change thief\n  from  after turn: gain 1 coin\n  to    after turn: gain 2 coins", "thief [ own ] after turn"),
    ("add with scout\n  you skip turn", "scout [ own ] you skip"),
    ("remove scout", "wish [ book ] bard ( bards ) [ book ] 2 - thief 4 [ book ] 2"),
)


@pytest.mark.parametrize(("patch", "says"), PATCHES)
def test_what_a_variant_brings_is_from_no_source_around_it(patch: str, says: str) -> None:
    done = applied(variant(patch, "own", "inn"), game=GAME)
    assert done.codes == []
    assert says in done.says


@pytest.mark.parametrize(("patch", "says"), PATCHES)
def test_print_says_the_variant_where_it_says_a_source(patch: str, says: str) -> None:
    checked = check_source(Source("inn.rules", GAME), [Source("own.rules", variant(patch, "own", "inn"))])
    assert [one.message for one in checked.diagnostics] == []
    listed = [one for one in compose_document(checked, "rulebook").blocks if isinstance(one, Listing) and one.ordered]
    told = [one for listing in listed for item in listing.items for one in item.line if isinstance(one, Sentence)]
    named = [one.parts["source"] for one in told if one.name == "source_of"]
    assert (Noun("own", "sources") in named) == ("[ own ]" in says)


def test_a_list_stays_what_it_is_when_it_grows() -> None:
    game = GAME.replace("table room [book]: attic", "table room in a ring on cards [book]: attic")
    done = applied(variant("add rows to room\n  barn", "own", "inn"), game=game)
    assert "table room in a ring on cards [ book ] attic cellar barn [ own ]" in done.says


def test_of_several_variants_each_marks_its_own() -> None:
    one = variant("change price of scout from 1 to 2", "one", "inn")
    other = variant("change wish of scout from 3 to 2\nadd rows to guest\n  monk  2  -", "other", "inn")
    done = applied(one, other, game=GAME)
    assert "scout 2 [ one ] 2 [ other ]" in done.says
    assert "monk [ other ] 2 -" in done.says
