"""History of the World: situations come out, every empire and kingdom is founded as its card says, plays end."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulekit import load
from rulekit.cli import main
from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.playing.seating import Seating
from rulekit.playing.state import State
from rulekit.source import Source
from tests.games.history_board import ARMIES, FORTS, MONUMENTS, TOWNS
from tests.sharing import only

HERE = Path(__file__).parent
NAME = "history_of_the_world"
FACTS: dict[str, list[dict[str, Any]]] = json.loads((HERE / "history.json").read_text("utf-8"))
SITUATIONS = ("turn", "points", "abilities", "events", "late_events")
EPOCHS = ("epoch_I", "epoch_II", "epoch_III", "epoch_IV", "epoch_V")
PLAYS = 10  # of each kind
WATCHED = 2  # of them with every number verified when it is stored
SHORT = 2  # armies left in the supply, in the tests that are short of them


def told(name: str) -> str:
    """A file of situations."""
    return (HERE / f"history_{name}.rules").read_text("utf-8")


def test_situations_come_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Those of all files in one, so that one program does them all."""
    heads, bodies = zip(*(told(name).split("\nexample ", 1) for name in SITUATIONS), strict=True)
    assert len({re.sub(r"(?m)^#.*$|\n", "", head) for head in heads}) == 1, "examples of one game and one variant"
    path = tmp_path / "situations.rules"
    path.write_text("\nexample ".join((heads[0], *bodies)), "utf-8")
    assert main(["test", str(path)]) == 0, capsys.readouterr().err


def test_every_development_has_a_situation_of_its_name() -> None:
    named = told("events") + told("late_events")
    missed = [one["name"] for one in FACTS["events"] if one["sort"] == "development"]
    assert [one for one in missed if f"\nexample {one} " not in named] == []


def test_every_ability_has_a_situation() -> None:
    founded = [one for one in FACTS["empires"] if one["ability"]]
    assert len(founded) == 13
    assert [one["name"] for one in founded if f"does found for {one['name']}\n" not in told("abilities")] == []


# ---- Cards that found something ----


def founding(card: dict[str, Any], step: str, mark: str | None, given: tuple[str, ...] = ()) -> list[str]:
    """Lines of an example: a card is founded where others live, and nothing of theirs stays."""
    lines = ["  given  players Niki, Gergő, Eszter"]
    for home in card["home"]:
        lines += [f"  given  holder of {home} is Gergő", f"  given  town of {home} is city"]
        lines += [f"  given  monument of {home} is 1", f"  given  fort of {home} is 1"]
    lines += [f"  given  {one}" for one in given]
    lines.append(f"  when   Niki does {step} for {card['name']}")
    for home in card["home"]:
        lines += [f"  then   holder of {home} is Niki", f"  then   posture of {home} is standing"]
        lines += [f"  then   monument of {home} is 0", f"  then   fort of {home} is 0"]
        if mark is not None:
            lines.append(f"  then   town of {home} is {mark}")
    towns = 0 if mark is None else len(card["home"])
    lines.append(f"  then   number of provinces that have a town is {towns}")
    lines += [f"  then   disc of {one} is 1" for one in card["voyages"]]
    lines.append(f"  then   number of waters that have a disc is {len(card['voyages'])}")
    return lines


@cache
def outcomes() -> dict[str, str]:
    """What is wrong with each example of a founding, empty if it comes out; all in one program."""
    lines: list[str] = []
    full = [one["name"] for one in FACTS["provinces"]]
    for card in FACTS["empires"]:
        mark = "capital" if card["mark"] == "capital" else None
        homes, strength = len(card["home"]), card["strength"]
        lines += [f"example {card['name']}_founded", *founding(card, "found", mark)]
        lines.append(f"  then   Niki has {strength - homes} armies, 0 siege_tokens")
        held = [f"holder of {one} is Niki" for one in full if one not in card["home"]][: 25 - SHORT]
        lines += [f"example {card['name']}_short", *founding(card, "found", mark, tuple(held))]
        lines.append(f"  then   Niki has {SHORT - homes} armies, {strength - SHORT} siege_tokens")
    for card in FACTS["events"]:
        if card["sort"] == "kingdom":
            lines += [f"example {card['name']}_founded", *founding(card, "raise", card["mark"])]
            lines.append(f"  then   Niki has {card['strength'] - 1} armies, 0 siege_tokens")
            lines += [*offered(card, card["strength"]), *offered(card, card["strength"] - 1)]
    text = (HERE.parents[1] / "games" / NAME / f"{NAME}.rules").read_text("utf-8").split("# ---- Examples ----")[0]
    checked = check_source(Source("history.rules", text + "\n".join(lines) + "\n"))
    assert [one.message for one in checked.diagnostics if one.severity == "error"] == []
    return {one.example.name: one.message for one in run_examples(checked)}


def offered(card: dict[str, Any], supply: int) -> list[str]:
    """Lines of examples: a kingdom can be played in its epoch alone, and only if it has all its armies."""
    lines: list[str] = []
    for at, epoch in enumerate(EPOCHS, 1):
        if (at == card["era"]) != (supply == card["strength"]):
            lines += [f"example {card['name']}_kept_{at}_{supply}", "  given  players Niki, Gergő, Eszter"]
            lines += [f"  given  time is {epoch}", f"  given  Niki has {card['name']}, {25 - supply} armies"]
            lines += ["  when   Niki does kingdom_turn", f"  then   Niki cannot choose {card['name']}"]
    return lines


@pytest.mark.parametrize("card", [one["name"] for one in FACTS["empires"]])
def test_every_empire_is_founded(card: str) -> None:
    assert outcomes()[f"{card}_founded"] == ""
    assert outcomes()[f"{card}_short"] == ""


@pytest.mark.parametrize("card", [one["name"] for one in FACTS["events"] if one["sort"] == "kingdom"])
def test_every_kingdom_is_founded_whole_in_its_epoch(card: str) -> None:
    mine = {name: message for name, message in outcomes().items() if name.startswith(f"{card}_")}
    assert len(mine) == 1 + 4 + 1
    assert set(mine.values()) == {""}


# ---- Plays ----


@pytest.mark.parametrize(
    ("variants", "players"),
    only(
        (players in ((3, 6) if not variants else (4,)), (variants, players))
        for variants in ((), ("classic_draft",))
        for players in (3, 4, 5, 6)
    ),
)
def test_random_plays_end_with_what_can_lie_on_a_table(players: int, variants: tuple[str, ...]) -> None:
    game = load(NAME, variants=variants, players=players)
    watched = Seating(game.checked, players, checking=True)
    for seed in range(PLAYS):
        _, end = game.table.seeded.playout(seed)
        if seed < WATCHED:
            assert watched.seeded.playout(seed)[1].vector == end.vector
        state = State(game.table, end, ())
        assert state.is_over
        assert len(set(state.scores)) == players, "no two markers stand on one space"
        armies = Counter(who for who in state.holder.values() if who is not None)
        assert all(count <= ARMIES for count in armies.values())
        assert sum(one is not None for one in state.town.values()) <= TOWNS
        assert sum(state.monument.values()) + state.monument_supply == MONUMENTS
        assert sum(state.fort.values()) + state.fort_supply == FORTS
        assert not any(state.disc.values())
        assert not any(one.armies or one.siege_tokens or one.gift for one in state.players)
