"""Plays and states written in words of the rules load back, tell themselves in every language, and are checked."""

from __future__ import annotations

import json
import pickle
from functools import cache
from pathlib import Path
from random import Random

import pytest

import rulekit
from rulekit.cli import main
from rulekit.playing.record import Record
from rulekit.playing.saved import _sum
from rulekit.playing.state import State
from tests.playing.swapping import GAMES, positions
from tests.sharing import only, shared_out

BOTH = ("name", "variants")
CHANCES = only(
    (not variants or at % 4 == 2 * turn, (name, variants, chance))
    for at, (name, variants) in enumerate(GAMES)
    for turn, chance in enumerate(("seeded", "explicit"))
)
"""A game alone with both, every second variant with one of them."""


@cache
def somewhere(name: str, variants: tuple[str, ...], *, chance: str = "seeded", steps: int = 40) -> State:
    """A state some way into a random play."""
    state = rulekit.load(name, variants).start(11, chance=chance)
    choices = Random(4)  # noqa: S311  # the same on every machine
    way = [state]
    for _ in range(steps):
        way.append(way[-1].apply(choices.choice(way[-1].options)))
        if way[-1].is_over:
            return way[len(way) // 2]
    return way[-1]


@pytest.mark.parametrize((*BOTH, "chance"), CHANCES)
def test_a_state_loads_back_and_goes_on_alike(name: str, variants: tuple[str, ...], chance: str) -> None:
    state = somewhere(name, variants, chance=chance)
    game = rulekit.load(name, variants)
    again = game.from_json(state.to_json())
    assert again == state
    assert again.undo() == state.undo()
    assert again.apply(again.options[0]) == state.apply(state.options[0])
    assert pickle.loads(pickle.dumps(state)).to_dict() == state.to_dict()  # noqa: S301  # our own


@pytest.mark.parametrize(BOTH, shared_out(GAMES, 0, 4))
def test_a_record_goes_the_same_way_with_chance_as_written(name: str, variants: tuple[str, ...]) -> None:
    *_, end = positions(name, variants, rulekit.load(name, variants).players, 6)
    record = end.record()
    again = Record.from_json(record.to_json())
    assert again == record
    assert again.replay() == end
    *_, last = again.states()
    assert last.to_dict() == end.to_dict()


@pytest.mark.parametrize(BOTH, shared_out(GAMES, 2, 4))
def test_a_record_is_told_in_every_language(name: str, variants: tuple[str, ...]) -> None:
    record = somewhere(name, variants).record()
    told = {locale: record.say(locale) for locale in rulekit.locales()}
    assert len(set(told.values())) == len(told)
    assert len({text.count("\n") for text in told.values()}) == 1, "every language tells the same lines"


def test_a_sampled_state_is_kept_for_these_rules_alone() -> None:
    game = rulekit.load("builders_of_the_colosseum", players=2)
    sample = game.start(1).view(0).sample(3)
    text = sample.to_json()
    assert game.from_json(text) == sample
    with pytest.raises(ValueError, match="how this state came about"):
        sample.record()
    with pytest.raises(ValueError, match="damaged"):
        game.from_json(text.replace('"machine": [false, ["', '"machine": [false, ["0'))


def altered(text: str, **changes: object) -> str:
    """A saved state with another play."""
    data = json.loads(text)
    data["play"] |= changes
    return json.dumps(data)


BEGUN = rulekit.load("roll_through_the_ages", players=2).start(3)
TEXT = BEGUN.apply(BEGUN.options[1]).to_json()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[" * 100_000,
        "null",
        "{}",
        altered(TEXT, seed=10**40),
        altered(TEXT, seed="7"),
        altered(TEXT, players=[]),
        altered(TEXT, players=["A", 3]),
        altered(TEXT, moves=[{"player": "1", "chooses": "nothing of the kind"}]),
        altered(TEXT, moves=[{"player": "7", "chooses": "stop"}]),
        altered(TEXT, moves=[{"player": "1", "chooses": "stop", "which": 99}]),
        altered(TEXT, moves=[{"player": "1", "chooses": "stop", "which": "x"}]),
        altered(TEXT, moves=[]),
        altered(TEXT, variants=["trading"]),
        altered(TEXT, format=99),
        TEXT.replace('"food": 3', '"food": 4'),
        TEXT[:-10],
    ],
)
def test_what_no_play_leads_to_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # each in its own words
        rulekit.load("roll_through_the_ages", players=2).from_json(text)


def test_a_seed_of_any_size_is_a_seed() -> None:
    state = rulekit.load("roll_through_the_ages", players=2).start(10**40)
    assert rulekit.load("roll_through_the_ages", players=2).from_json(state.to_json()) == state


def test_undo_goes_back_to_the_start_and_no_further() -> None:
    first = rulekit.load("roll_through_the_ages", players=2).start(3)
    assert first.apply(first.options[1]).undo() is first
    with pytest.raises(ValueError, match="nothing was chosen"):
        first.undo()


def test_a_position_is_set_up_like_an_example() -> None:
    game = rulekit.load("roll_through_the_ages", players=2)
    state = game.position(
        "Anna has 9 food, 4 wood, 3 stone", "Ben has 2 food", does="Anna does roll", names=("Anna", "Ben")
    )
    assert [one.food for one in state.players] == [9, 2]
    assert state.players[0].stock["wood"] == 4
    assert (state.player, state.step) == (0, "roll")
    assert game.from_json(state.to_json()) == state
    assert Record.from_json(state.record().to_json()).replay() == state
    with pytest.raises(rulekit.RuleError):
        game.position("Anna has 99 food", does="Anna does roll", names=("Anna", "Ben"))
    with pytest.raises(ValueError, match="names"):
        game.position(does="Anna does roll", names=("Anna",))
    with pytest.raises(ValueError, match="no play comes to this: whenever Anna has temple"):
        game.position("Anna has temple", does="Anna does roll", names=("Anna", "Ben"))


def test_the_command_tells_a_recorded_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "play.json"
    assert (
        main(["play", "roll_through_the_ages", "--bots", "2", "--players", "2", "--seed", "5", "--record", str(path)])
        == 0
    )
    shown = capsys.readouterr().out
    assert main(["replay", str(path), "--locale", "fr"]) == 0
    told = capsys.readouterr().out
    assert told == Record.from_json(path.read_text("utf-8")).say("fr")
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-3:] == shown.splitlines()[-3:]
    path.write_text(path.read_text("utf-8").replace('"chooses": "stop"', '"chooses": "start"', 1), "utf-8")
    assert main(["replay", str(path)]) == 1
    assert "`start` is no option here" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["chance", "return", "phase"])
def test_a_position_that_nothing_can_hold_is_refused(wrong: str) -> None:
    state = somewhere("roll_through_the_ages", ())
    fingerprint, place, chance, slots = state.position.to_json()
    assert isinstance(slots, list)
    segmented = state.runner.segmented
    match wrong:
        case "chance":
            chance = 10**40
        case "return":
            slots[next(iter(segmented.returns.values()))] = 10**6
        case _:
            slots[segmented.phase] = 7
    with pytest.raises(ValueError, match="damaged"):
        state.runner.restore([fingerprint, place, chance, slots])


@pytest.mark.parametrize("names", [[], ["A"], ["A", 3], ["A", None], ["A", "B", "C"]])
def test_a_foreseen_state_with_other_names_is_refused(names: list[object]) -> None:
    state = somewhere("roll_through_the_ages", ())
    while state.is_chance or state.player is None:
        state = state.apply(state.options[0])
    data = json.loads(state.view(state.player).sample(1).to_json())
    assert state.table.seeded.restore(data["machine"][1]).vector
    data |= {"names": names, "sum": _sum([names, data["machine"]])}
    with pytest.raises(ValueError, match="damaged"):
        rulekit.load("roll_through_the_ages", players=2).from_json(json.dumps(data))
