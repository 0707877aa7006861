"""The native runner plays every bundled game and variant as the Python runner does."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

import rulekit
from rulekit.cli import main
from rulekit.machine.plays import played, row
from rulekit.machine.python import compile_program
from rulekit.playing import simulation
from rulekit.playing.contests import played_by
from rulekit.playing.game import load
from rulekit.playing.judges import by_python, judge_for
from rulekit.playing.state import start
from tests.machine.wasm.agreement import agree, module, rows
from tests.machine.wasm.test_steps import follow, stepper
from tests.meaning.small import path_of
from tests.sharing import shared_out

PLAYED: list[tuple[str, tuple[str, ...]]] = [(game, ()) for game in rulekit.games()]
PLAYED += [(game, (variant,)) for game in rulekit.games() for variant in rulekit.variants_of(game)]
TRIED_OUT = "backgammon"
"""What people must do as often as possible is tried out: too slow on the Python runner for whole plays."""
PLAYED = [one for one in PLAYED if one[0] != TRIED_OUT]
PLAYS = 12
SMALL = [*sorted(Path("tests/bench").glob("*.rules")), path_of("skerries"), Path("tests/rows/gems.rules")]


@pytest.mark.parametrize(("game", "variants"), shared_out(PLAYED, 0, 4), ids=str)
def test_whole_plays(game: str, variants: tuple[str, ...]) -> None:
    """Decisions, chance, ranking and every slot of the end; the base game with the fewest and the most players."""
    rules = load(game, variants).rules
    for players in {rules.players_low, rules.players_high} if not variants else {rules.players_high}:
        seating = load(game, variants, players).table
        program = seating.program.program
        slots = tuple(range(len(program.slots)))
        found = module(program, slots).instance().plays(range(PLAYS))
        expected = played(seating.seeded, range(PLAYS), slots)
        assert rows(found) == rows(expected)
        assert list(found.winners()) == list(expected.winners())


@pytest.mark.parametrize(("game", "variants"), shared_out(PLAYED, 2, 4), ids=str)
def test_from_decision_to_decision(game: str, variants: tuple[str, ...]) -> None:
    """State by state, the machine's own slots among them; and plays at random from some of the states."""
    program = load(game, variants).table.program.program
    native = stepper(program)
    for seed in range(2):
        follow(program, seed, native)


@pytest.mark.parametrize(("game", "variants"), shared_out(PLAYED, 3, 4), ids=str)
def test_bots_choose_alike(game: str, variants: tuple[str, ...]) -> None:
    """A whole play comes to what the bots come to; where nothing is hidden, one of them is greedy."""
    seating = load(game, variants).table
    slots = tuple(range(len(seating.program.program.slots)))
    make = simulation.native_stepper(seating.program.program, slots)
    assert make is not None
    greedy = not any(seating.secrets.always)
    kinds = ["greedy" if greedy else "random", *["random"] * (seating.players - 1)]
    decisions, end = played_by(seating, kinds, 5)
    assert make().contests(range(5, 6), int(greedy)).numbers.tolist() == list(row(decisions, end.position, slots))


@pytest.mark.parametrize(("game", "variants"), shared_out(PLAYED, 1, 4), ids=str)
def test_options_are_judged_alike(game: str, variants: tuple[str, ...]) -> None:
    """In every game, also where things are hidden: by a state that agrees with what is seen."""
    seating = load(game, variants).table
    state, chooser = start(seating, 2), random.Random(2)  # noqa: S311 it only picks what to try
    for _ in range(6):
        assert state.player is not None
        asked = (state.slots, state.place, state.numbers, state.player, [7, 8, 9])
        assert judge_for(seating).judged(*asked) == by_python(seating.seeded).judged(*asked)
        state = state.apply(chooser.choice(state.options))


def test_ways_are_tried_out_alike() -> None:
    """Some turns, as the Python runner takes seconds for a game; see ``tests.machine.test_corners`` for the rest."""
    program = load(TRIED_OUT).table.program.program
    position, native = compile_program(program).start(5), stepper(program)
    chooser = random.Random(5)  # noqa: S311 it only picks what to try
    native.begin(5)
    for _ in range(24):
        number = chooser.randrange(len(position.options))
        position = position.apply(position.options[number])
        native.step(number)
        assert (native.vector, native.place, native.state) == (position.vector, position.place, position.rng)


@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.stem)
def test_small_games(path: Path) -> None:
    """More plays, as they are short: whole plays and single steps."""
    seating = load(str(path)).table
    program = seating.program.program
    agree(program, range(60), range(1 << 40, (1 << 40) + 60))
    follow(program, 1, stepper(program))


def test_simulations_are_the_same_without_wasmtime(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same text but for the speed, which is the last column: the heads, the sums, the seats."""
    shown = []
    for native in (simulation.native, lambda *_: None):
        monkeypatch.setattr(simulation, "native", native)
        assert main(["simulate", rulekit.games()[-1], "--games", "300", "--seed", "7"]) == 0
        shown.append([line[:-10] for line in capsys.readouterr().out.splitlines()])
    assert shown[0] == shown[1]
    assert len(shown[0]) == 3


def test_a_machine_without_wasmtime(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is missing but speed."""
    for name in [one for one in sys.modules if one.startswith("rulekit.machine.wasm")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    seating = load(rulekit.games()[-1], players=2).table
    assert simulation.native(seating.program.program) is None
    plays = list(simulation.simulate(seating, range(3, 9)))
    assert [seed for batch in plays for seed in batch.seeds] == list(range(3, 9))
