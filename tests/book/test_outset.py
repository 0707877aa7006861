"""What is drawn of a player's area: what the rules say is on a board or on a sheet, as it is when play begins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rulekit
from rulekit.book.called_out import spoken_in
from rulekit.book.flow import TURN, flow_of
from rulekit.book.lying import named_by
from rulekit.document.blocks import Listing, Outset
from rulekit.document.opening import Look
from rulekit.document.outset import Spot
from rulekit.document.panels import Gain
from rulekit.document.sentence import Icon, Noun, Prose, Sentence
from rulekit.document.walk import nouns, parts
from rulekit.driver.composing import texts_of
from rulekit.driver.pipeline import check_source, load_game
from rulekit.driver.printing import compose_document, pictures, speaker_for
from rulekit.model.closed import Owner
from rulekit.playing.examples import still_true
from rulekit.source import Source
from tests.book.test_course import rulebook

RULES = """game small
  title    "Small"
  players  2 to 3
  wins     most food

components
  food  pegs on mat
  wood  pegs on mat

each player has
  food  0 to 7, more is lost, starts at 3
  wood  0 to 5, more is lost, starts at 2

{setup}step play
  each player in turn: do turn

step turn
  gain 1 food
"""


def outsets(name: str) -> list[Outset]:
    checked = load_game(name, [])
    texts = texts_of(checked, speaker_for(checked, "en"))
    document = compose_document(checked, "rulebook", texts)
    return [one for one in document.blocks if isinstance(one, Outset)]


def test_pegs_stand_where_they_begin_and_boxes_are_those_of_the_sheet() -> None:
    (one,) = outsets("roll_through_the_ages")
    starts = {str(row.label[-1].term): row.start for row in one.tracks if isinstance(row.label[-1], Noun)}
    assert starts == {"food": 3, "wood": 0, "stone": 0, "pottery": 0, "cloth": 0, "spearhead": 0}
    assert one.ticked == (Gain((Icon("city", Noun("city")),), 3),)
    assert sorted(len(group.rows) for group in one.groups) == [1, 4, 7, 13]
    assert [(absent.players, len(absent.names)) for absent in one.absent] == [(1, 0), (2, 2), (3, 1), (4, 0)]


def test_the_numbers_are_those_of_the_sentences() -> None:
    (one,) = outsets("roll_through_the_ages")
    assert one.seats == 4
    dice, cards = one.middle
    assert (dice.look, dice.count, dice.numbers) == (Look.DICE, 7, (2,))
    assert (cards.look, cards.count, cards.numbers) == (Look.CARDS, 2, (1,))
    assert {call.spot: call.number for call in one.calls} == {
        Spot.MAT: 1,
        Spot.PEGS: 1,
        Spot.SHEET: 1,
        Spot.FIRST: 2,
        Spot.START: 3,
        Spot.ABSENT: 4,
    }
    assert one.first == (Noun("start_player", "labels"),)


def test_where_the_setup_has_steps_the_numbers_are_theirs() -> None:
    (one,) = outsets("builders_of_the_colosseum")
    numbers = {str(lies.label[-1].term): lies.numbers for lies in one.middle if isinstance(lies.label[-1], Noun)}
    assert [numbers[name] for name in ("tiles_I", "tiles_II", "tiles_III", "bonus", "strip", "card")] == [
        (5, 6),
        (5, 6),
        (5, 6),
        (3,),
        (10, 12),
        (3,),
    ]
    of_stages = [lies.numbers for lies in one.middle if isinstance(lies.label[-1], Sentence)]
    assert of_stages == [(7, 8)] * 3, "a stack for each stage"
    assert [(call.spot, call.number) for call in one.calls] == [(Spot.FIRST, 1), (Spot.START, 11)]
    # Cards are sorted into piles in step 3, and players take theirs in step 10.
    assert [lies.numbers for lies in one.things] == [(10,), (11, 12), (10,)]
    (ring,) = (lies.ring for lies in one.middle if lies.ring is not None)
    assert [row.numbers for row in ring.rows] == [(2, 9), (2, 9)], "room is left for them, then they are filled"


def drawn_things(one: Outset) -> Iterator[tuple[set[str], tuple[int, ...]]]:
    """What has numbers in a drawing: what it may be called, and its numbers."""
    for lies in (*one.middle, *one.things):
        ring = lies.ring
        words = {*named_by(lies.label), *(term.term for term in nouns(lies.label))}
        yield words, lies.numbers
        if ring is not None:
            yield set(named_by(ring.piece)), ring.numbers
            yield from ((set(named_by(row.label)), row.numbers) for row in ring.rows)


@pytest.mark.parametrize("name", rulekit.games())
def test_each_step_that_speaks_of_what_is_drawn_has_its_number_there(name: str) -> None:
    checked = load_game(name, [])
    assert checked.game is not None
    document = compose_document(checked, "rulebook", texts_of(checked, speaker_for(checked, "en")))
    for at, one in enumerate(document.blocks):
        if not isinstance(one, Outset):
            continue
        steps = next((each for each in document.blocks[at:] if isinstance(each, Listing)), None)
        if steps is None or not steps.called:
            continue
        said = tuple(
            (*item.line, *(part for part in parts(item.blocks) if isinstance(part, Sentence | Prose)))
            for item in steps.items
        )
        spoken = spoken_in(said, checked.game)
        inside = {field.name: field.of for field in checked.game.fields}
        things = [(words | {inside.get(word, "") for word in words}, numbers) for words, numbers in drawn_things(one)]
        used = {number for _, numbers in things for number in numbers} | {call.number for call in one.calls}
        for number, terms in enumerate(spoken, 1):
            assert number in used or not any(words & terms for words, _ in things), (number, terms)
        for words, numbers in things:
            assert len(numbers) == len(set(numbers)), words
            assert all(words & spoken[number - 1] for number in numbers), (words, numbers)


def test_piles_supplies_and_what_everybody_has_lie_where_they_are() -> None:
    (one,) = outsets("history_of_the_world")
    looks = [lies.look for lies in one.middle]
    assert looks[:4] == [Look.BOARD, Look.DICE, Look.CARDS, Look.CARDS]
    assert len(looks) == len(set(map(repr, one.middle)))
    assert [lies.look for lies in one.things] == [Look.PIECES, Look.FIGURES], "no event is in a hand yet"
    assert one.first == (), "empires come in their order, not round the table"


def laid(name: str) -> list[Outset]:
    """What is drawn in a book as it is printed, where plays are begun to see what is dealt."""
    return [one for one in rulebook(name).blocks if isinstance(one, Outset)]


@pytest.mark.parametrize(
    ("name", "shared", "own"),
    [
        ("crazy_eights", [], [((2, 2, 7), (3, 5, 5))]),
        ("dominoes", ["line"], [((2, 2, 7), (3, 4, 5))]),
        ("hearts", ["middle"], [((4, 4, 13),)]),
        ("yacht", [], []),
    ],
)
def test_hands_are_drawn_as_they_are_dealt_and_what_is_laid_on_in_play_as_a_place(
    name: str, shared: list[str], own: list[tuple[tuple[int, int, int], ...]]
) -> None:
    for one in laid(name):
        assert [lies.label[-1] for lies in one.middle if lies.bare] == list(map(Noun, shared))
        assert [lies.dealt for lies in one.things] == own


@pytest.mark.parametrize("name", rulekit.games())
def test_nothing_is_dealt_twice_and_nothing_is_lost(name: str) -> None:
    """All that is dealt, with what is left, is all that there is."""
    checked = still_true(load_game(name, []))
    assert checked.game is not None
    for table in {one.of for one in checked.game.fields if one.name in checked.deals}:
        fields = [one for one in checked.game.fields if one.of == table and one.name in checked.deals]
        for players in checked.deals[fields[0].name].counts:
            each = [players if one.owner is Owner.PLAYER else 1 for one in fields]
            found = sum(many * checked.deals[one.name].counts[players] for many, one in zip(each, fields, strict=True))
            assert found == len(checked.game.table(table).items), (players, table)


@pytest.mark.parametrize("name", ["pig", "tic_tac_toe", "reversi", "backgammon"])
def test_a_board_and_dice_alone_are_not_drawn_again(name: str) -> None:
    assert outsets(name) == []


def test_dice_that_players_have_are_before_them() -> None:
    (one,) = outsets("liars_dice")
    assert one.middle == (), "dice in cups are nobody's but their owner's"
    assert [(thing.look, thing.count) for thing in one.things] == [(Look.DICE, 5), (Look.DICE, 1)], "and their cup"
    assert (one.tracks, one.groups) == ((), ())


@pytest.mark.parametrize(
    ("setup", "drawn"), [("", ["food", "wood"]), ("step setup\n  each player: gain 1 wood\n\n", ["food"])]
)
def test_what_the_setup_changes_is_not_drawn_where_it_is_declared(setup: str, drawn: list[str]) -> None:
    checked = check_source(Source("small.rules", RULES.format(setup=setup)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    document = compose_document(checked, "rulebook")
    (one,) = [one for one in document.blocks if isinstance(one, Outset)]
    assert [row.label[-1] for row in one.tracks] == [Noun(name) for name in drawn]


@pytest.mark.parametrize("name", rulekit.games())
def test_whoever_sits_in_front_is_called_the_start_player_only_where_turns_go_round_from_there(name: str) -> None:
    """In a game of deals the rounds begin beside the dealer, whom the setup chooses."""
    checked = load_game(name, [])
    assert checked.game is not None
    play = checked.game.step("play")
    assert play is not None
    turns = TURN in flow_of(checked.game).calls(play.body) or checked.game.step(TURN) is None
    assert turns or not any(one.first for one in outsets(name))


@pytest.mark.parametrize("name", rulekit.games())
def test_whatever_is_drawn_can_be_told_from_all_else(name: str) -> None:
    """No two piles have one name, and no board, tile or token is a blank shape where the game has pictures."""
    pictured = bool(pictures(load_game(name, []).folder))
    for outset in laid(name):
        for some in (outset.middle, outset.things):
            labels = [[part for part in one.label if not isinstance(part, Icon)] for one in some]
            assert len(labels) == len({*map(repr, labels)}), labels
        for one in (*outset.middle, *outset.things):
            drawn = any(isinstance(part, Icon) for part in one.label) or one.board or one.ring or one.top
            blank = one.look in (Look.BOARD, Look.PIECES, Look.TILES) and not (
                drawn or one.piled or one.bare or one.dealt
            )
            assert not (blank and pictured and not one.halved), one.label


def test_a_marker_that_counts_what_is_left_of_another_number_stands_on_that() -> None:
    (one,) = laid("builders_of_the_colosseum")
    assert [lies.label[0] for lies in one.things if lies.marked] == [Icon("wheel")]
    assert all(lies.label[0] != Icon("move") for lies in one.things)


@pytest.mark.parametrize("name", rulekit.games())
def test_no_empty_place_is_drawn_before_a_player(name: str) -> None:
    """An empty frame says nothing: a hand is drawn as it is dealt, and what comes into being later not at all."""
    for outset in laid(name):
        assert [one for one in outset.things if one.bare] == []
