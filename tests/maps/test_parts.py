"""What is drawn of a map in examples of a small game: which places, what on them, whose, and where something goes."""

from __future__ import annotations

import pytest

from rulekit.document.inset import Going, Inset, Token
from rulekit.document.sentence import Noun
from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import still_true
from rulekit.source import Source

RULES = """
game coasts
  title    "Coasts"
  players  2
  wins     most points

table mood (moods): asleep, awake
table shire (shires): north, south
table land (lands)   shire
  hill    north
  dale    north
  moor    north
  fell    south
  isle    south
  rock    south
  glen    south
  tarn    south
  weald   south
  down    south
  mere    south
  holm    south
  scar    south
  beck    south
table water (waters): pond, lake, bay

links road
  hill   dale, moor
  moor   fell
  fell   rock, glen, tarn
  glen   weald, down
  tarn   mere, holm
  holm   scar, beck
links shore
  pond   hill, dale
  lake   hill, isle, rock
  bay    rock, beck, lake

map chart
  places land    coloured by shire
  places water
  lines road
  lines shore   thin

each player has
  point (points)  0 or more

the game has
  holder of each land   a player or nobody
  mood of each land     a mood
  tower of each land    0 to 9
  ship of each water    0 to 1, more is lost
  trap of each land     0 to 1, hidden

a land is mine when its holder is you
a land is free when its holder is nobody
a water is open when it has a ship

step play
  each player: gain 1 point

step march
  choose a free land that is next to mine lands by road
  holder of that land becomes you
  mood of that land becomes awake

step sail
  choose a free land that is connected to mine lands by shore through open waters
  holder of that land becomes you

step take for a land
  holder of that land becomes you

step settle
  holder of beck becomes you

step clear
  holder of beck becomes nobody
  holder of moor becomes you

step raid for a land
  each player: gain 1 point

example EXAMPLE
"""
GIVEN = '"Told" for play\n  given  players Anna, Ben\n'


def drawn(lines: str, about: str = "") -> tuple[Inset, ...]:
    """What is drawn of an example."""
    text = RULES.replace("EXAMPLE", f"one {GIVEN.replace('for play', about or 'for march')}{lines}")
    checked = check_source(Source("coasts.rules", text))
    assert [one.message for one in checked.diagnostics if one.severity == "error"] == []
    return tuple(one for one in still_true(checked).insets.get("one", {}).values() if isinstance(one, Inset))


def tokens(one: Inset) -> dict[str, tuple[Token, ...]]:
    """What lies on each place."""
    return {noun.term: spot.tokens for spot in one.spots for noun in spot.place.name if isinstance(noun, Noun)}


def open_in(one: Inset) -> set[str]:
    return {noun.term for spot in one.spots if spot.open for noun in spot.place.name if isinstance(noun, Noun)}


def test_those_that_may_be_chosen_are_marked_and_reached_by_the_lines_that_the_rules_ask_about() -> None:
    (one,) = drawn(
        "  given  holder of hill is Anna\n  when   Anna does march\n  then   Anna may choose only dale or moor\n"
    )
    assert open_in(one) == {"dale", "moor"}
    assert len(one.moves) == 2
    assert tokens(one)["hill"] == (Token((), 0, laid=True),)


def test_who_goes_over_waters_passes_only_those_that_the_rules_let_them() -> None:
    given = "  given  holder of hill is Anna\n  given  ship of lake is 1\n  given  ship of bay is 1\n"
    (one,) = drawn(f"{given}  when   Anna does sail\n  then   Anna may choose only isle or rock or beck\n", "for sail")
    assert open_in(one) == {"isle", "rock", "beck"}
    assert {"hill", "lake", "bay"} <= tokens(one).keys()
    assert len(one.moves) == 2  # to the lake, and on over the bay: the shores lead from there to those that are framed


def test_what_came_stands_upright_and_what_went_is_still_seen() -> None:
    given = "  given  holder of hill is Anna\n  given  holder of rock is Ben\n  given  tower of hill is 3\n"
    (one,) = drawn(f"{given}  when   Anna does march\n  when   Anna chooses moor\n  then   holder of moor is Anna\n")
    there = tokens(one)
    assert there["moor"] == (Token((), 0, going=Going.COMES),)
    assert there["hill"] == (Token((), 0, laid=True), Token((), count=3))
    (one,) = drawn(f"{given}  when   Anna does take for rock\n  then   holder of rock is Anna\n", "for take")
    came, gone = tokens(one)["rock"]
    assert (came.owner, came.going, gone.owner, gone.going) == (0, Going.COMES, 1, Going.GOES)
    assert len(one.hands) + len(one.moves) == 0, "what came has its sign, and no arrow from nowhere"


def test_what_leaves_where_no_word_names_it_is_not_drawn() -> None:
    """It has to do with what was before, such as the end of somebody else's turn."""
    lines = "  given  holder of hill is Anna\n  when   Anna does settle\n  then   holder of hill is Anna\n"
    lines += "  when   Anna does clear\n  then   holder of moor is Anna\n"
    came, went = drawn(lines, "for settle")
    assert [one.going for one in tokens(came)["beck"]] == [Going.COMES]
    assert [one.going for one in tokens(went)["moor"]] == [Going.COMES]
    assert not tokens(went).get("beck")


def test_who_comes_in_vain_comes_from_their_hand() -> None:
    given = "  given  holder of hill is Anna\n  given  holder of rock is Ben\n"
    (one,) = drawn(f"{given}  when   Anna does raid for rock\n  then   holder of rock is Ben\n", "for raid")
    assert [hand.owner for hand in one.hands] == [0]
    assert len(one.moves) == 1


def test_many_that_lie_next_to_one_place_are_framed_without_a_knot_of_arrows() -> None:
    given = "  given  holder of tarn is Anna\n  when   Anna does march\n"
    (one,) = drawn(f"{given}  then   Anna may choose only fell or mere or holm\n")
    assert len(one.moves) == 3
    given = "  given  holder of fell is Anna\n  given  holder of glen is Anna\n  when   Anna does march\n"
    (one,) = drawn(f"{given}  then   Anna may choose only moor or rock or tarn or weald or down\n")
    assert len(open_in(one)) == 5
    assert not one.moves


def test_what_is_hidden_is_not_drawn() -> None:
    given = "  given  holder of hill is Anna\n  given  trap of dale is 1\n"
    (one,) = drawn(f"{given}  when   Anna does march\n  then   Anna may choose only dale or moor\n")
    assert tokens(one)["dale"] == ()


@pytest.mark.parametrize(
    "lines",
    [
        "  given  holder of hill is Anna\n  when   all do play\n  then   Anna has 1 point\n",
        "  when   all do play\n  then   holder of hill is nobody\n  then   holder of moor is nobody\n",
        "  when   all do play\n  then   Anna has 1 point\n",
    ],
    ids=["one place", "nothing there", "no place"],
)
def test_what_shows_no_more_than_the_words_is_not_drawn(lines: str) -> None:
    assert drawn(lines) == ()


def test_few_places_are_drawn_with_some_around_them_paler() -> None:
    given = "  given  holder of fell is Anna\n  given  holder of scar is Ben\n"
    (one,) = drawn(f"{given}  when   all do play\n  then   Anna has 1 point\n")
    named = {noun.term: spot.faint for spot in one.spots for noun in spot.place.name if isinstance(noun, Noun)}
    assert {name for name, faint in named.items() if not faint} == {"fell", "scar"}
    assert len(named) == 6
