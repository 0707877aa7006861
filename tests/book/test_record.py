"""What is written down where nothing is added up: on boards, or game by game; and what is counted in a game."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import rulekit
from rulekit.book.ledger import says_how
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.record import MOST_HALVED, counters, marks_stay
from rulekit.book.sheet import keeps_score, sheet
from rulekit.document.blocks import Block, Heading, Ledger, Legend, Paragraph, Plan, Track, WriteIn
from rulekit.document.sentence import Noun, Number, Sentence, Words
from rulekit.document.walk import parts
from rulekit.driver.composing import compose_document, narrator_of
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import worded
from rulekit.model.effect import Ending
from rulekit.model.physical import Material

PLAYED = [(game, variant) for game in rulekit.games() for variant in ("", *rulekit.variants_of(game))]
PLACED = {"four_in_a_row", "hex", "tic_tac_toe"}
"""The games in which what comes onto the board stays there, to whoever knows them."""
COUNTED = {"draughts": 80, "nine_mens_morris": 100}
"""The games that end after so many turns in which nothing happened."""


@cache
def narrator(game: str, variant: str = "") -> Narrator:
    return narrator_of(load_game(game, [variant] if variant else []))


@cache
def made(game: str, variant: str = "") -> tuple[Block, ...]:
    return sheet(narrator(game, variant))


def ledger(game: str, variant: str = "") -> Ledger | None:
    return next((one for one in made(game, variant) if isinstance(one, Ledger)), None)


@pytest.mark.parametrize(("game", "variant"), PLAYED)
def test_a_sheet_holds_more_than_a_board(game: str, variant: str) -> None:
    """Something is ticked or added up, or there are several games with who began and who won."""
    if keeps_score(narrator(game, variant)):
        return
    lines = [one for one in made(game, variant) if isinstance(one, WriteIn)]
    boards = [one for one in made(game, variant) if isinstance(one, Plan)]
    told = ledger(game, variant)
    if any(one.again for one in boards):
        assert len(lines) == 1 + narrator(game, variant).game.players_high + 2
    else:
        assert told is not None
        assert sum(row.kind in ("round", "number") for row in told.rows) >= 5
        assert len(told.columns) == told.led + narrator(game, variant).game.players_high


def test_boards_are_written_on_where_what_comes_there_stays() -> None:
    assert {one for one in rulekit.games() if marks_stay(narrator(one).game)} == PLACED
    assert {one for one in rulekit.games() for it in made(one) if isinstance(it, Plan) and it.again} == PLACED


def test_what_is_written_on_boards_may_be() -> None:
    """What the rules say is written stays, too."""
    for one in rulekit.games():
        game = narrator(one).game
        written = {it.name for it in game.components if it.material is Material.NOTE}
        if written & {it.name for it in game.fields if it.piece}:
            assert marks_stay(game)


def test_what_ends_the_game_when_it_is_counted_has_a_row_of_numbers() -> None:
    assert {one: it.values[-1] for one in rulekit.games() for it in counters(narrator(one))} == COUNTED
    assert {one for one in rulekit.games() for it in made(one) if isinstance(it, Track)} >= COUNTED.keys()


@pytest.mark.parametrize("game", [one for one in rulekit.games() if not keeps_score(narrator(one))])
def test_half_a_point_is_for_games_that_can_be_drawn(game: str) -> None:
    found = [it for it in parts(made(game)) if isinstance(it, Sentence) and it.name == "results_written"]
    drawn = any(narrator(game).flow.ends(one, Ending.DRAWN) for one in narrator(game).flow.bodies)
    assert all(it.parts["drawn"] == drawn for it in found)


@pytest.mark.parametrize(("game", "variant"), PLAYED)
def test_signs_of_sums_have_their_columns(game: str, variant: str) -> None:
    """The key tells of ``+`` and ``=`` where cells have both halves, and nothing is summed up twice."""
    told = ledger(game, variant)
    halved = told is not None and any(row.kind == "round" for row in told.rows)
    looks = {key.look for one in made(game, variant) if isinstance(one, Legend) for key in one.keys}
    assert halved == ({"round", "so_far"} <= looks) == bool({"round", "so_far"} & looks)
    if told is not None and halved:
        assert not any(row.kind == "total" for row in told.rows)
        assert len(told.columns) - told.led <= MOST_HALVED


@pytest.mark.parametrize("game", [one for one in rulekit.games() if narrator(one).game.step("score") is not None])
def test_how_points_are_counted_is_said_once(game: str) -> None:
    headed = any(isinstance(one, Heading) and one.anchor == "scoring" for one in made(game))
    if ledger(game) is not None:
        assert headed != says_how(narrator(game))


def test_figures_of_the_scoring_stand_beside_their_rows() -> None:
    """As many figures as the rules of scoring have numbers of their own."""
    told = ledger("history_of_the_world")
    assert told is not None
    said = [it for row in told.rows for it in parts(row.told) if isinstance(it, Sentence) and it.name == "figure_with"]
    assert sorted((str(it.parts["count"]), it.parts["times"]) for it in said) == sorted(
        (str(Number(count)), times)
        for count, times in ((1, True), (2, True), (3, True), (2, False), (1, False), (1, False))
    )


@pytest.mark.parametrize(("game", "variant"), PLAYED)
def test_a_row_has_a_hint_in_each_column_or_none(game: str, variant: str) -> None:
    told = ledger(game, variant)
    for row in told.rows if told is not None else ():
        assert len(row.hints) in (0, len(told.columns if told is not None else ()))
        assert not row.hints or any(row.hints)
    assert all(one.line for one in made(game, variant) if isinstance(one, Paragraph))


@pytest.mark.parametrize("game", [one for one in rulekit.games() if not keeps_score(narrator(one))])
def test_what_is_summed_up_game_by_game_is_a_result_of_the_rules(game: str) -> None:
    """A win, or what decides who wins: what happens to be left over is no score."""
    told = ledger(game)
    if told is not None and any(row.kind in ("round", "total") for row in told.rows):
        said = [one for one in told.rows[0].label if isinstance(one, Sentence)]
        decides = {Noun(one.name) for one in narrator(game).game.wins}
        assert said
        assert all(one.name == "results_written" or one.parts.get("noun") in decides for one in said)


@pytest.mark.parametrize("game", rulekit.games())
def test_a_board_to_play_on_says_so_and_shows_the_start(game: str) -> None:
    """An empty board for half of a page could be for anything."""
    blocks = compose_document(load_game(game, ()), "sheet").blocks
    plans = [(above, one) for above, one in pairwise(blocks) if isinstance(one, Plan) and not one.again]
    starts = load_game(game, ()).starts
    for above, plan in plans:
        assert isinstance(above, Heading)
        assert bool(plan.pieces) == any(lies.owner >= 0 for laid in starts.values() for lies in laid)
        assert (label("board_at_start") in above.line) == bool(plan.pieces)


def test_a_row_of_points_tells_nothing_that_has_a_row_of_its_own() -> None:
    """A thing that is named in a row is named there first: whoever writes does not see the step that it is from."""
    told = ledger("history_of_the_world")
    assert told is not None
    (marauders,) = (row for row in told.rows if Noun("marauders", "rules") in row.label)
    named = [one.term for one in parts(marauders.told) if isinstance(one, Noun)]
    assert named[0] == "raze"
    assert "avoid_markers" not in named
    (free,) = (row for row in told.rows if Noun("avoid_markers", "steps") in row.label)
    assert free.told == (label("more_or_less"),)


@pytest.mark.parametrize(("tag", "head"), [("en", "Deal"), ("fr", "Donne"), ("hu", "Leosztás"), ("zh_Hant", "局")])
def test_rounds_are_numbered_under_their_name_without_an_article(tag: str, head: str) -> None:
    for game in ("crazy_eights", "dominoes", "hearts"):
        (table,) = (one for one in worded(load_game(game, ()), "sheet", tag).document.blocks if isinstance(one, Ledger))
        assert table.corner == (Words(head),)
