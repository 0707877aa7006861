"""Score sheets and reference cards: what is counted has its place once, and every card tells the turn and the end."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

import rulekit
from rulekit import resources
from rulekit.book.acting import with_steps
from rulekit.book.passages import label
from rulekit.book.tables import item_table
from rulekit.book.turn import numbered
from rulekit.document.blocks import Bands, Block, Boxes, Heading, Ledger, Paragraph, Plan, Side, Strip, TableBlock
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.document.walk import parts
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import check_source, load_game
from rulekit.driver.printing import compose_document
from rulekit.model.component import Field
from rulekit.model.walk import inside
from rulekit.source import Source

LED = {"for_each", "for_each_lead", "figures_with"}
"""What names the things that something is done for, or says of them only what their cases are called."""
GAMES = ("builders_of_the_colosseum", "history_of_the_world", "roll_through_the_ages")


@cache
def blocks(game: str, kind: str) -> tuple[Block, ...]:
    """A document of a game, without words."""
    return compose_document(load_game(game, ()), kind).blocks


def ledger(game: str) -> Ledger:
    """The table of a score sheet."""
    (found,) = (one for one in blocks(game, "sheet") if isinstance(one, Ledger))
    return found


def names(table: Ledger) -> list[str]:
    """What the rows are called, by the names of the rules."""
    return [part.term for row in table.rows for part in row.label if isinstance(part, Noun)]


def test_a_game_of_turns_is_added_up_by_players() -> None:
    table = ledger("builders_of_the_colosseum")
    assert table.columns == ((),) * 4
    kinds = ["water", "rock", "wheat", "forest", "stable", "camp"]
    assert names(table) == ["majority", *kinds, "hand_points", "total", "winner_and_ties", "hand"]
    assert [row.kind for row in table.rows] == ["", "group", *[""] * 7, "total", "group", ""]


@pytest.mark.parametrize("name", rulekit.games())
def test_what_is_looked_at_in_a_tie_is_no_part_of_the_sum(name: str) -> None:
    """Below the sum stands what decides between equals, under the sentences that say so, which stand nowhere else."""
    for table in [one for one in blocks(name, "sheet") if isinstance(one, Ledger)]:
        kinds = [row.kind for row in table.rows]
        below = table.rows[kinds.index("total") + 1 :] if "total" in kinds else ()
        if below:
            assert (below[0].kind, below[0].label) == ("group", (label("winner_and_ties"),))
            assert any(isinstance(part, Sentence) and part.name == "tie" for part in below[0].told)
            assert not any(isinstance(one, Heading) and one.anchor == "winner" for one in blocks(name, "sheet"))


@pytest.mark.parametrize("name", rulekit.games())
def test_what_speaks_of_that_thing_names_it_before(name: str) -> None:
    """What brings something in several rows is told from the words on that say for which things it does."""
    for row in [row for one in blocks(name, "sheet") if isinstance(one, Ledger) for row in one.rows]:
        if row.kind == "group" and any(isinstance(part, Sentence) and part.name == "that" for part in parts(row.told)):
            assert any(isinstance(part, Sentence) and part.name in LED for part in parts(row.told))


COUNTED = """game counted
  title    "Counted"
  players  2
  wins     most points

table year (years): first, second

table field (fields) in a row of 3

each player has
  point (points)  0 or more

{setup}
step play
  for each year
    each player in turn: do harvest, feast

step harvest
  for each field: gain 1 point

step feast
  {feast}
"""
GIVEN = "step setup\n  each player: gain 1 point\n"


@pytest.mark.parametrize(
    ("setup", "feast", "rows"),
    [
        ("", "do nothing", []),
        (GIVEN, "do nothing", ["at_start"]),
        ("", "lose 1 point", ["feast"]),
        (GIVEN, "gain 2 points", ["at_start", "feast"]),
    ],
)
def test_what_one_starts_with_and_what_other_steps_change_have_their_rows(
    setup: str, feast: str, rows: list[str]
) -> None:
    """A sum without them is not the score."""
    checked = check_source(Source("counted.rules", COUNTED.format(setup=setup, feast=feast)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    (table,) = (one for one in compose_document(checked, "sheet").blocks if isinstance(one, Ledger))
    assert [one for one in names(table) if one in {"at_start", "harvest", "feast"}] == rows


def test_points_from_all_of_the_game_have_a_row_of_a_game_of_rounds() -> None:
    found = names(ledger("history_of_the_world"))
    assert (found[0], found[-2:]) == ("at_start", ["avoid_markers", "total"])


@pytest.mark.parametrize("name", rulekit.games())
def test_a_sheet_with_nothing_to_count_says_how_the_game_ends(name: str) -> None:
    """A bare table of evenings could be that of any game."""
    told = blocks(name, "sheet")
    tables = [one for one in told if isinstance(one, Ledger)]
    if tables and tables[0].corner == (label("date"),):
        assert {one.anchor for one in told if isinstance(one, Heading)} & {"end", "winner"}


def test_a_game_of_rounds_is_added_up_by_rounds_with_what_each_is_worth() -> None:
    table = ledger("history_of_the_world")
    heads = [one.term for column in table.columns for one in column if isinstance(one, Noun)]
    assert heads == ["epoch_I", "epoch_II", "epoch_III", "epoch_IV", "epoch_V", "total"]
    game = load_game("history_of_the_world", ()).game
    assert game is not None
    worth = game.table("region").column("presence")
    assert worth is not None
    for item, values in zip(game.table("region").items, worth.values, strict=True):
        (row,) = (one for one in table.rows if Noun(item.name) in one.label)
        assert isinstance(values, tuple)
        assert row.hints == (*((Number(one),) if one else () for one in values), ())
        assert row.closed == tuple(at for at, one in enumerate(values) if not one)
    start = next(row for row in table.rows if label("at_start") in row.label)
    assert start.closed == tuple(range(1, len(heads) - 1))


def test_a_sheet_says_what_each_thing_costs_does_and_brings_and_when_it_is_left_out() -> None:
    rows = {
        one.term: row
        for row in blocks("roll_through_the_ages", "sheet")
        if isinstance(row, Boxes)
        for one in row.label
        if isinstance(one, Noun)
    }
    leadership, temple = rows["leadership"], rows["temple"]
    assert (leadership.price, leadership.values) == ((Number(10),), ((Number(2),),))
    assert leadership.told
    assert (temple.price, temple.values, temple.absent) == ((), ((Number(4),), (Number(2),)), (2,))


def test_what_players_start_with_is_ticked_where_more_of_it_is() -> None:
    found = blocks("roll_through_the_ages", "sheet")
    at = next(at for at, one in enumerate(found) if isinstance(one, Heading) and one.anchor == "sheet-site")
    begun, built = found[at + 1 : at + 3]
    assert isinstance(begun, Boxes)
    assert isinstance(built, Boxes)
    assert (begun.count, begun.ticked, built.ticked) == (3, 3, 0)


def test_a_board_that_is_written_on_is_there_as_often_as_there_is_room() -> None:
    written, laid = ([one for one in blocks(game, "sheet") if isinstance(one, Plan)] for game in ("hex", "draughts"))
    assert [one.again for one in (*written, *laid)] == [True, False]


def test_what_is_ticked_needs_no_table_of_points() -> None:
    found = blocks("roll_through_the_ages", "sheet")
    assert not any(isinstance(one, Ledger) for one in found)
    assert any(isinstance(one, Strip) for one in found)


@pytest.mark.parametrize("game", [*GAMES, "tic_tac_toe", "yacht"])
def test_a_card_has_the_turn_and_the_end(game: str) -> None:
    found = sides_of(game)
    assert found[0].follows
    assert all(one.blocks for one in found)
    assert any(one.title == (Noun("end_of_game", "labels"),) for one in found)


def test_a_card_tells_the_deal_and_what_cards_are_worth() -> None:
    sides = sides_of("crazy_eights")
    assert sides[0].title == (Noun("turn_at_a_glance", "labels"),)  # so that no heading says it again
    told = [block for side in sides for block in side.blocks]
    assert {"step-deal", "step-count"} <= {one.anchor for one in told if isinstance(one, Heading)}
    assert [one.anchor for one in told if isinstance(one, TableBlock)] == ["table-rank"]


def test_a_row_says_what_brings_something_in_it_and_a_bonus_whose_it_is() -> None:
    rows = [row for row in ledger("yacht").rows if not row.kind]
    assert len(rows) == 12
    assert all(row.told for row in rows)
    *_, named = blocks("roll_through_the_ages", "sheet")
    assert isinstance(named, Paragraph)
    assert named.line[1] == Sentence("names", {"items": (Noun("architecture"), Noun("empire"))})


def test_a_thing_that_does_something_has_the_number_of_the_step_in_which_it_does() -> None:
    (shown,) = (one for one in sides_of("roll_through_the_ages")[1].blocks if isinstance(one, TableBlock))
    rolled = steps_in(shown)
    assert (rolled["leadership"], rolled["agriculture"], rolled["religion"], "empire" in rolled) == (1, 2, 4, False)
    teller = narrator_of(load_game("history_of_the_world", ()))
    (abilities,) = (one for one in teller.game.tables if one.name == "ability")
    conquered = steps_in(with_steps(item_table(abilities, teller, 0), abilities, teller))
    assert (conquered["pyramids"], conquered["phalanx"]) == (4, 3)  # a battle is part of a conquest, however it comes


def steps_in(table: TableBlock) -> dict[str, int]:
    """In which step each thing of a table does something."""
    assert table.columns[1].kind == "step"
    found = dict[str, int]()
    for row in table.rows:
        (name,) = (one.term for one in row.cells[0].line if isinstance(one, Noun))
        found.update((name, one.value) for one in row.cells[1].line if isinstance(one, Number))
    return found


def test_what_cards_in_hand_say_is_not_on_the_reference_card() -> None:
    sides = sides_of("history_of_the_world")
    assert (Noun("end_of_game", "labels"),) in [one.title for one in sides]
    told = {one.anchor for side in sides for one in side.blocks if isinstance(one, TableBlock)}
    assert "table-helps" in told
    assert "table-ability" not in told  # each empire card tells its own


def sides_of(game: str) -> list[Side]:
    return [one for one in blocks(game, "card") if isinstance(one, Side)]


@pytest.mark.parametrize("game", ["crazy_eights", "dominoes", "hearts", "pig"])
def test_rounds_are_numbered_below_what_is_counted_in_them(game: str) -> None:
    """What is numbered has a head, as each column has."""
    table = ledger(game)
    assert table.corner not in {(), *table.columns}
    assert {*table.columns} == {(label("player"),)}
    group, *rounds = table.rows
    assert group.kind == "group"
    assert [row.label for row in rounds if row.kind in ("round", "number")] == [
        (Number(at),) for at in range(1, len(rounds) + 1)
    ]


def test_what_is_only_counted_when_all_is_over_is_not_added_up() -> None:
    (games,) = (one for one in blocks("kalah", "sheet") if isinstance(one, Ledger))
    assert games.columns == ((Noun("begins", "labels"),), *((Noun("player", "labels"),),) * 2)
    assert games.rows[0].kind == "group"
    assert {row.kind for row in games.rows[1:]} == {"round"}


@pytest.mark.parametrize("game", rulekit.games())
def test_what_is_ticked_in_a_step_has_the_number_of_that_step(game: str) -> None:
    checked = load_game(game, ())
    assert checked.game is not None
    narrator = narrator_of(checked)
    steps, flow = numbered(narrator), narrator.flow
    for one in (one for one in blocks(game, "sheet") if isinstance(one, Heading) and one.step):
        table = checked.game.table(one.anchor.removeprefix("sheet-"))
        name = steps[one.step - 1]
        reached = (name, *flow.reached(name, lambda step: flow.calls(step.body)))
        bodies = [step.body for step in map(checked.game.step, reached) if step is not None]
        fields = {found.name for body in bodies for found in inside(body) if isinstance(found, Field)}
        of_table = {field.name for field in checked.game.fields if table.name in (field.of, field.each)}
        assert fields & of_table
    if game == "roll_through_the_ages":
        found = [one.step for one in blocks(game, "sheet") if isinstance(one, Heading)]
        assert found == [5, 5, 6, 0]


@pytest.mark.parametrize("game", ["backgammon", "draughts", "reversi"])
def test_a_board_to_play_on_is_empty(game: str) -> None:
    drawn = [one for one in blocks(game, "sheet") if isinstance(one, Plan)]
    assert drawn
    assert not any(one.pieces for one in drawn)


def test_a_card_tells_each_step_of_a_turn_that_has_room() -> None:
    for game, bare in {"roll_through_the_ages": set[str](), "history_of_the_world": {"kingdom_turn", "found"}}.items():
        (bands,) = (one for side in sides_of(game) for one in side.blocks if isinstance(one, Bands))
        heads = [(part, one.told) for one in bands.bands for part in one.title if isinstance(part, Sentence)]
        assert {name for part, told in heads if not told for name in terms(part)} == bare


def terms(names: Sentence) -> list[str]:
    items = names.parts["items"]
    assert isinstance(items, tuple)
    return [one.term for one in items if isinstance(one, Noun)]


def test_boxes_that_each_cost_or_bring_points_say_so() -> None:
    """Whoever adds up reads the sum beside the rows of boxes, as the scoring has it."""
    for game in rulekit.games():
        each = {one.each: one.told for one in blocks(game, "sheet") if isinstance(one, Boxes) and one.each}
        assert set(each) == ({-1} if game == "roll_through_the_ages" else set())
        assert all(each.values())


@pytest.mark.parametrize(
    ("scored", "each"),
    [
        ("gain as many points as your disasters", 1),
        ("lose as many points as 2 times your disasters", -2),
        ("gain as many points as your cities", 0),
        ("lose as many points as your disasters divided by 2", 0),
    ],
)
def test_what_a_box_is_worth_is_read_off_the_scoring(scored: str, each: int, tmp_path: Path) -> None:
    folder = tmp_path / "roll_through_the_ages"
    shutil.copytree(resources.games() / "roll_through_the_ages", folder)
    rules = folder / "roll_through_the_ages.rules"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("lose as many points as your disasters", scored), encoding="utf-8")
    found = compose_document(load_game(str(folder), ()), "sheet").blocks
    assert [one.each for one in found if isinstance(one, Boxes) and one.count > 25] == [each]
