"""Random plays a second of both runners, beside the same games by hand in C++ and Python, on one core.

    python tests/bench/plays.py [FOLDER OF THE YARDSTICKS]

All are measured in turn, round after round, in seconds of work of the processor, and the middle of the rounds is
printed as a Markdown table. Nothing fails: these are figures, not tests.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module, util
from pathlib import Path
from statistics import median

from attrs import define, field

import rulekit
from rulekit.playing.game import Game, load
from rulekit.playing.simulation import native, native_stepper

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
ROUNDS = 5
SECONDS = 0.4  # of each measurement
BATCH, SEARCHED = 4096, 1000
TREE = 1 << 27  # bytes
YARDSTICKS = {"four_in_a_row": "connect_four"}  # what the C++ and OpenSpiel call a game otherwise
FUNCTIONS = {"four_in_a_row": "c4", "tic_tac_toe": "ttt"}  # and the Python
LARGE = {"builders_of_the_colosseum": 3, "history_of_the_world": 4}  # players, where it is not two

Work = Callable[[], int]
COLUMNS = ("C++", "Python by hand", "OpenSpiel", "Python runner", "native runner", "search")


@define
class Row:
    """One game.

    Args:
        name: what it is called.
        work: by column, something that plays a while and says how many plays that were.
        rates: by column, the plays a second of each round.
    """

    name: str
    work: dict[str, Work]
    rates: dict[str, list[float]] = field(factory=dict[str, list[float]])

    def measure(self) -> None:
        """One round."""
        for column, work in self.work.items():
            began, count = time.process_time(), 0
            while time.process_time() - began < SECONDS:
                count += work()
            self.rates.setdefault(column, []).append(count / (time.process_time() - began))

    def shown(self) -> str:
        """The line of the table: the rates, and each runner's part of the same by hand."""
        found = {column: median(rates) for column, rates in self.rates.items()}
        cells = [f"{found[column]:,.0f}" if column in found else "–" for column in COLUMNS]
        for ours, theirs in (("native runner", "C++"), ("Python runner", "Python by hand")):
            cells.append(f"{found[ours] / found[theirs]:.2f}" if ours in found and theirs in found else "–")
        return f"| {self.name} | {' | '.join(cells)} |"


def by_python(game: Game) -> Work:
    """Plays on the Python runner."""
    runner, seeds = game.table.seeded, iter(range(1 << 60))

    def work() -> int:
        for _ in range(20):
            runner.playout(next(seeds))
        return 20

    return work


def by_wasm(game: Game) -> Work | None:
    """Plays on the native runner."""
    module = native(game.table.program.program)
    if module is None:
        return None
    instance, size = module.instance(), min(BATCH, module.compiled.batch)
    starts = iter(range(0, 1 << 60, size))

    def work() -> int:
        start = next(starts)
        return len(instance.plays(range(start, start + size)))

    return work


def by_search(game: Game) -> Work | None:
    """Plays of a tree search from the first decision, in a tree that begins anew every so often."""
    make = native_stepper(game.table.program.program)
    if make is None:
        return None
    stepper = make()
    stepper.begin(0)
    seeds = iter(range(0, 1 << 60, SEARCHED))

    def work() -> int:
        seed = next(seeds)
        if seed % (100 * SEARCHED) == 0:
            stepper.forget(TREE)
        stepper.search(seed, SEARCHED)
        return SEARCHED

    return work


def by_hand(folder: Path, name: str) -> Work | None:
    """The game written in Python, if it is there."""
    path = folder / "core_games.py"
    spec = util.spec_from_file_location("core_games", path) if path.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    play = vars(module).get(name)
    if not callable(play):
        return None

    def work() -> int:
        for _ in range(20):
            play()
        return 20

    return work


def by_openspiel(name: str) -> Work | None:
    """The game of OpenSpiel, driven from Python, if it is installed."""
    if util.find_spec("pyspiel") is None:
        return None
    spiel = import_module("pyspiel")
    try:
        game = spiel.load_game(name)
    except spiel.SpielError:
        return None
    chooser = random.Random(1)  # noqa: S311 plays, not secrets

    def work() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
        return 1

    return work


def compiled(folder: Path, into: Path) -> Path | None:
    """The yardstick in C++, if it is there and there is a compiler."""
    source, compiler = folder / "baseline.cpp", shutil.which("g++")
    if not source.is_file() or compiler is None:
        return None
    subprocess.run([compiler, "-O2", str(source), "-o", str(into / "baseline")], check=True)
    return into / "baseline"


def cpp_rates(binary: Path) -> dict[str, float]:
    """Plays a second of all games that the yardstick has; it counts by the clock, and is put right for other work."""
    words = [str(binary), "0.1", str(SECONDS), "1"]
    before, began = os.times(), time.perf_counter()
    lines = subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()
    after, spent = os.times(), time.perf_counter() - began
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return {cells[1]: float(cells[3]) * spent / worked for cells in (line.split(",") for line in lines)}


def fewest(name: str) -> int:
    """As few players as a game has, but at least two."""
    return max(2, load(name).rules.players_low)


def rows(folder: Path) -> list[Row]:
    """The games: those with a yardstick, then the bundled ones."""
    found = []
    games = [(path.stem, load(str(path))) for path in sorted(HERE.glob("*.rules"))]
    games += [(name, load(name, players=LARGE.get(name) or fewest(name))) for name in rulekit.games()]
    for name, game in games:
        other = YARDSTICKS.get(name, name)
        ways = {
            "Python by hand": by_hand(folder, FUNCTIONS.get(name, name)),
            "OpenSpiel": by_openspiel(other),
            "Python runner": by_python(game),
            "native runner": by_wasm(game),
            "search": by_search(game),
        }
        found.append(Row(name, {column: work for column, work in ways.items() if work is not None}))
    return found


def main() -> None:
    """Measure and print."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT.parent / "shared" / "bench"
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    games = rows(folder)
    with tempfile.TemporaryDirectory() as name:
        binary = compiled(folder, Path(name))
        for _ in range(ROUNDS):
            rates = cpp_rates(binary) if binary is not None else {}
            for row in games:
                if (rate := rates.get(YARDSTICKS.get(row.name, row.name))) is not None:
                    row.rates.setdefault("C++", []).append(rate)
                row.measure()
    print(f"| plays a second | {' | '.join(COLUMNS)} | native / C++ | Python / by hand |")
    print(f"|---|{'--:|' * (len(COLUMNS) + 2)}")
    for row in games:
        print(row.shown())


if __name__ == "__main__":
    main()
