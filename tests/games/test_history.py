"""History of the World: every empire is founded, every event does what it says, plays at random end without a fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit import load
from rulekit.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.playing.game import Game
from rulekit.playing.table import Table
from rulekit.source import Source

RULES = Path(__file__).parents[2] / "games" / "history_of_the_world" / "history_of_the_world.rules"
NAME = "history_of_the_world"
WATCHED = 4  # plays of each kind with every number verified when it is stored

# What is given before a development is played, and what holds then.
DEVELOPMENTS = {
    "weaponry": ((), ("edge is 1",)),
    "fortification": ((), ("fort_supply is 13",)),
    "migration": ((), ("Niki has 2 armies",)),
    "barbarians": (
        ("holder of nubia is Gergő", "monument of nubia is 1"),
        ("holder of nubia is Niki", "monument of nubia is 0"),
    ),
    "catastrophe": (
        ("town of crete is capital", "fort of crete is 1"),
        ("town of crete is city", "fort of crete is 0"),
    ),
    "engineering": ((), ("Niki has 0 points",)),
    "leadership": ((), ("captain is 1",)),
    "rebellion": (("holder of korea is Gergő",), ("holder of korea is Niki", "posture of korea is lying")),
    "ship_building": ((), ("disc of mediterranean is 1",)),
    "siegecraft": ((), ("siegecraft_bonus is 1",)),
    "diplomacy": (
        ("holder of nubia is Gergő", "fort of nubia is 1"),
        ("holder of nubia is Niki", "fort of nubia is 1"),
    ),
    "fanaticism": ((), ("zealotry is yes",)),
    "mercenaries": ((), ("Niki has 3 armies",)),
    "plague": ((), ("Niki has 0 points",)),
    "silk_road": ((), ("disc of sahara is 1",)),
    "gunpowder": ((), ("edge is 1", "breach is yes")),
    "crusade": ((), ("crusader is 2",)),
    "black_death": ((), ("Niki has 0 points",)),
    "navigation": ((), ("disc of indian is 1",)),
    "masonry": ((), ("monument of nile is 1",)),
    "railways": ((), ("Niki has 0 points",)),
    "conscription": ((), ("Niki has 4 armies",)),
    "revolution": (("holder of honshu is Gergő",), ("Niki has 0 points",)),
    "fortress": ((), ("Niki has 0 points",)),
    "elite_guard": ((), ("captain is 2",)),
}


def failed(examples: str) -> list[tuple[str, str]]:
    """The examples that do not come out, when they are added to the game, and why."""
    text = RULES.read_text("utf-8").split("# ---- Examples ----")[0]
    checked = check_source(Source("history.rules", text + examples))
    assert [one.message for one in checked.diagnostics if one.severity == "error"] == []
    return [(one.example.name, one.message) for one in run_examples(checked) if one.message]


def test_every_empire_is_founded() -> None:
    game = load(NAME, players=4).table.game
    empires = game.table("empire")
    home, mark = empires.column("home"), empires.column("mark")
    assert home is not None
    assert mark is not None
    assert len(empires.items) == 40
    provinces, marks = game.table("province").items, game.table("mark").items
    lines: list[str] = []
    for one in empires.items:
        found, kind = home.values[one.index], mark.values[one.index]
        homes = found if isinstance(found, tuple) else (found,)
        lines += [
            f"example found_{one.name}",
            "  given  players Niki, Gergő, Eszter",
            f"  when   Niki does found for {one.name}",
        ]
        for at in homes:
            assert isinstance(at, int)
            lines.append(f"  then   holder of {provinces[at].name} is Niki")
            if isinstance(kind, int) and marks[kind].name == "capital":
                lines.append(f"  then   town of {provinces[at].name} is capital")
    assert failed("\n".join(lines) + "\n") == []


def test_every_kingdom_is_raised() -> None:
    game = load(NAME, players=4).table.game
    events = game.table("event")
    home = events.column("home")
    assert home is not None
    provinces = game.table("province").items
    lines: list[str] = []
    for one in events.items:
        at = home.values[one.index]
        at = at[0] if isinstance(at, tuple) else at
        if isinstance(at, int):
            lines += [f"example raise_{one.name}", "  given  players Niki, Gergő, Eszter"]
            lines += [f"  when   Niki does raise for {one.name}", f"  then   holder of {provinces[at].name} is Niki"]
    assert len(lines) == 15 * 4
    assert failed("\n".join(lines) + "\n") == []


@pytest.mark.parametrize("name", DEVELOPMENTS)
def test_every_development_does_what_it_says(name: str) -> None:
    given, then = DEVELOPMENTS[name]
    lines = ["example played", "  given  players Niki, Gergő, Eszter", f"  given  Niki has {name}"]
    lines += ["  given  holder of nile is Niki", "  given  posture of nile is standing"]
    lines += [f"  given  {one}" for one in given]
    lines += [f"  when   Niki does unfold for {name}"]
    lines += [f"  then   {one}" for one in then]
    assert failed("\n".join(lines) + "\n") == []


def test_all_developments_are_tried() -> None:
    events = load(NAME, players=4).table.game.table("event")
    sort = events.column("sort")
    assert sort is not None
    assert {one.name for one in events.items if sort.values[one.index] == 0} == set(DEVELOPMENTS)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("variants", [(), ("classic_draft",)])
def test_plays_end_without_a_fault(players: int, variants: tuple[str, ...]) -> None:
    game = load(NAME, variants=variants, players=players)
    watched = Game(game.checked, Table(game.checked, players, checking=True))
    for seed in range(WATCHED):
        count, end = watched.table.seeded.playout(seed)
        assert count > players
        assert end.is_over
