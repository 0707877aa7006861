"""Whatever the rules say, a play ends in time, and says which loop it was given up for; a choice stays short."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from rulekit.cli.command import run
from rulekit.compiler.endless import Allowance
from rulekit.diagnostics import RuleError
from rulekit.driver.terminal import Seat, play
from rulekit.machine.budget import Place, budgeted
from rulekit.machine.instructions import Budget, Program
from rulekit.machine.plays import played
from rulekit.playing.game import Game, load
from rulekit.playing.simulation import native
from rulekit.playing.unfinished import line_of_loop, unfinished_because

HEAD = """game stuck
  title    "Stuck"
  players  2 to 2
  wins     most points

each player has
  point (points)  0 or more

die die (dice) shows 1 to 6

table spot (spots)   worth
{spots}

the load of a spot is total worth of spots

the heap of a spot is total load of spots

step play
  each player in turn: do turn
  the game ends

step turn
"""
SPOTS = "\n".join(f"  s{at}   {at % 7}" for at in range(1000))
FEW = "\n".join(f"  s{at}   {at % 7}" for at in range(20))
EACH = "  for each spot\n    for each spot\n      for each spot\n        gain 1 point\n"
LOOPS = {
    "loops": ("  repeat up to 9999 times\n    repeat up to 9999 times\n      gain 1 point\n", 2),
    "each of each": (EACH, 2),
    "totals of totals": ("  repeat up to 9999 times\n    gain as many points as total load of spots\n", 1),
    "after a choice": (f"  you may: gain 1 point\n{EACH}", 3),
}
"""What a turn may be, and in which line of it the loop stands for which it is given up: the innermost is cheap."""

EXAMPLE = "\nexample waiting\n  given  players Anna, Ben\n  when   Anna does turn\n  then   Anna has 0 points\n"


LITTLE = Allowance(500_000, 2_000_000)


def game(tmp_path: Path, turn: str, spots: str = SPOTS, allowed: Allowance = LITTLE) -> Game:
    """A game with that turn."""
    path = tmp_path / "stuck.rules"
    path.write_text(HEAD.format(spots=spots) + turn, "utf-8")
    return load(str(path), allowed=allowed)


@pytest.mark.parametrize("name", LOOPS)
def test_a_play_with_too_much_to_do_names_its_loop(name: str, tmp_path: Path) -> None:
    turn, line = LOOPS[name]
    found = game(tmp_path, turn)
    state = found.start()
    while not state.is_over:
        state = state.apply(state.options[0])
    assert state.unfinished is not None
    text = (tmp_path / "stuck.rules").read_text("utf-8")
    assert text[: state.unfinished.start].count("\n") + 1 == HEAD.format(spots=SPOTS).count("\n") + line
    assert state.winners == ()


@pytest.mark.parametrize("name", LOOPS)
def test_both_runners_give_up_alike(name: str, tmp_path: Path) -> None:
    found = game(tmp_path, LOOPS[name][0], allowed=Allowance(60_000, 100_000))
    module = native(found.table.program.program)
    assert module is not None, "wasmtime is a dependency like any other"
    here, there = played(found.table.seeded, range(3)), module.instance().plays(range(3))
    assert list(here.loops) == list(there.loops)
    assert all(here.loops)
    assert here.numbers.tolist() == there.numbers.tolist()


def test_choices_use_up_the_steps_in_all(tmp_path: Path) -> None:
    turn = "  repeat up to 9999 times\n    repeat up to 9999 times\n      you may: gain 1 point\n"
    found = game(tmp_path, turn, allowed=Allowance(100_000, 300_000))
    (loop,) = played(found.table.seeded, range(1)).loops
    assert loop
    state = found.start()
    for _ in range(100_000):
        state = state.apply(state.options[0])
        if state.is_over:
            break
    assert state.unfinished is not None
    assert state.spent >= 300_000
    assert "steps in all" in unfinished_because(found.table.program.endless[loop - 1], found.table)


def test_what_was_too_much_in_all_names_the_loop_of_the_whole_play(tmp_path: Path) -> None:
    """And not that which happened to go on when nothing was left."""
    turn = "  you may: gain 1 point\n  repeat up to 99 times\n    gain as many points as total load of spots\n"
    rules = HEAD.replace(
        "  each player in turn: do turn\n", "  repeat up to 9999 times\n    each player in turn: do turn\n"
    )
    path = tmp_path / "stuck.rules"
    text = rules.format(spots=FEW) + turn
    path.write_text(text, "utf-8")
    found = load(str(path), allowed=Allowance(3_000_000, 9_000_000))
    (loop,) = played(found.table.seeded, range(1)).loops
    named = found.table.program.endless[loop - 1]
    assert line_of_loop(named.span, found.table) == text[: text.index("  repeat")].count("\n") + 1
    assert "9,000,000 steps in all" in unfinished_because(named, found.table)


def test_commands_say_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "stuck.rules"
    path.write_text(HEAD.format(spots=FEW) + LOOPS["loops"][0] + EXAMPLE, "utf-8")
    line = HEAD.format(spots=FEW).count("\n") + 2
    assert run(["simulate", str(path), "--games", "50", "--steps", "1000000"]) == 1
    shown = capsys.readouterr().out
    assert f"4 of 4 games are unfinished and not counted above: the loop in line {line} of {path} goes on" in shown
    assert "the other 46 games were not played" in shown
    assert run(["test", str(path)]) == 1
    assert f"the loop in line {line}" in capsys.readouterr().err
    out = io.StringIO()
    few = load(str(path), allowed=Allowance(100_000, 100_000))
    end = play(few, [Seat("A", bot=True), Seat("B", bot=True)], "en", 1, io.StringIO(), out)
    assert end.unfinished is not None
    assert f"line {line} of the rules" in out.getvalue()


@pytest.mark.parametrize(
    "turn",
    [
        "  gain as many points as total heap of spots\n",
        "  do n1\n" + "".join(f"\nstep n{at}\n  do n{at + 1}\n  do n{at + 1}\n" for at in range(1, 30)) + "\nstep n30\n"
        "  gain 1 point\n",
    ],
    ids=["totals of totals of totals", "steps twice"],
)
def test_too_much_at_once_is_refused(turn: str, tmp_path: Path) -> None:
    with pytest.raises(RuleError, match="RK0310"):
        game(tmp_path, turn)


CHOICES = {
    "any": ("  roll 16 dice\n  choose any dice\n  gain as many points as number of those dice\n", 16),
    "exactly": ("  choose 3 spots\n  gain as many points as number of those spots\n", 20),
    "up to": ("  choose up to 5 spots\n  gain as many points as number of those spots\n", 21),
}


@pytest.mark.parametrize("name", CHOICES)
def test_of_many_one_is_chosen_after_the_other(name: str, tmp_path: Path) -> None:
    turn, count = CHOICES[name]
    found = game(tmp_path, turn, FEW)
    state = found.start(3, names=["Anna", "Ben"])
    chosen = list[str]()
    while state.player == 0:
        assert len(state.options) == count + (len(chosen) > 0 and name == "any") - len(chosen)
        assert len({option.path for option in state.options} - {("stop",)}) >= 1
        taken = state.options[0 if len(chosen) < 2 or name == "exactly" else -1]
        chosen += [] if taken.verb == "stop" else [taken.path[0]]
        state = state.apply(taken)
    assert state.players[0].points == len(chosen) == (3 if name == "exactly" else 2)
    assert found.from_json(state.to_json()) == state


def test_an_example_says_all_of_them_in_one_line(tmp_path: Path) -> None:
    turn = CHOICES["up to"][0] + (
        "\nexample some\n  given  players Anna, Ben\n  when   Anna does turn\n  when   Anna chooses s3, s1\n"
        "  then   Anna has 2 points\n"
        "\nexample none\n  given  players Anna, Ben\n  when   Anna does turn\n  when   Anna stops\n"
        "  then   Anna has 0 points\n"
    )
    path = tmp_path / "stuck.rules"
    path.write_text(HEAD.format(spots=FEW) + turn, "utf-8")
    assert run(["test", str(path)]) == 0


def test_every_loop_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also those that stand in no statement of their own."""

    def counted(
        program: Program, budget: Budget, number: Callable[[Place], int], in_all: Callable[[Place], int]
    ) -> tuple[Program, Place | None]:
        return budgeted(program, budget, number, cheap=0, in_all=in_all)

    monkeypatch.setattr("rulekit.compiler.program.budgeted", counted)
    again = tmp_path / "again.rules"  # what was loaded before is kept
    again.write_text(
        f"# Again.\n{Path('games/roll_through_the_ages/roll_through_the_ages.rules').read_text('utf-8')}", "utf-8"
    )
    table = load(str(again)).table
    lines = [line_of_loop(one.span, table) for one in table.program.endless]
    assert len(lines) > 20
    assert min(lines) > 1
