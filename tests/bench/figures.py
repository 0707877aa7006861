"""The figures of the architecture page: measured here and now, as ratios where there is a yardstick.

    python tests/bench/figures.py [FOLDER OF THE YARDSTICKS]

Prints a Markdown table. Nothing fails: these are figures, not tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import util
from pathlib import Path
from statistics import median
from types import ModuleType

from rulekit.driver.pipeline import check_source
from rulekit.machine.python import compile_program
from rulekit.playing.game import load
from rulekit.source import Source

ROOT = Path(__file__).resolve().parents[2]
GAME = "roll_through_the_ages"
RUNS = 5


def process(*words: str) -> float:
    """Seconds that a fresh process takes, its modules compiled as after an installation; the middle of several runs."""
    found = []
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for _ in range(RUNS + 1):
        began = time.perf_counter()
        subprocess.run(  # our own words
            [sys.executable, *words], check=True, capture_output=True, cwd=ROOT, env=environment
        )
        found.append(time.perf_counter() - began)
    return median(found[1:])


def often(work: Callable[[], object], runs: int = RUNS) -> float:
    """Seconds that some work takes in this process, the middle of several runs after one to warm up."""
    work()
    found = []
    for _ in range(runs):
        began = time.perf_counter()
        work()
        found.append(time.perf_counter() - began)
    return median(found)


def rate(work: Callable[[int], object], seconds: float = 2.0) -> float:
    """How often a second some work is done."""
    at = 0
    for at in range(20):
        work(at)
    began = time.perf_counter()
    count = 0
    while time.perf_counter() - began < seconds:
        for _ in range(20):
            at += 1
            work(at)
        count += 20
    return count / (time.perf_counter() - began)


def yardstick(simplifier: Path) -> ModuleType | None:
    """The hand-written games, if they are there."""
    path = simplifier / "core_games.py"
    if not path.is_file():
        return None
    spec = util.spec_from_file_location("core_games", path)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def documents(simplifier: str, game: str = GAME, *options: str) -> float:
    """Seconds for all documents of a game, in every language if none is named, in one fresh process."""
    return process("-m", "rulekit", "build", game, *options, "--quiet", "--out", simplifier)


def checked_again() -> float:
    """Seconds to check a text that has changed, in a warm process."""
    text = (ROOT / "games" / GAME / f"{GAME}.rules").read_text("utf-8")
    edits = iter(range(1000))
    return often(lambda: check_source(Source(GAME, f"{text}\n# {next(edits)}\n")), 20)


def one_number_changed() -> float:
    """Seconds from a changed number to the rulebook in four languages, in a warm process."""
    from rulekit.driver import publishing  # noqa: PLC0415  # measured apart

    source = (ROOT / "games" / GAME / f"{GAME}.rules").read_text("utf-8")
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / f"{GAME}.rules"
        costs = iter(range(20, 60))

        def work() -> None:
            path.write_text(source.replace("buys_in_a_turn  1 ", f"buys_in_a_turn  {next(costs)} "), "utf-8")
            game = load(str(path))
            for locale in publishing.locales():
                publishing.write_book(game, Path(name) / f"{locale}.pdf", locale)

        return often(work)


def main() -> None:
    """Measure and print."""
    simplifier = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT.parent / "shared" / "bench"
    rows: list[tuple[str, str, str]] = []
    bare = process("-c", "pass")
    rows.append(("an empty Python process, for comparison", "–", f"{1000 * bare:.0f} ms"))
    rows.append(("`import rulekit`", "80 ms", f"{1000 * (process('-c', 'import rulekit') - bare):.0f} ms"))
    rows.append((f"`rulekit check {GAME}`, base game, whole process", "0.35 s", f"{process('-c', CHECK):.2f} s"))
    rows.append(("check again, warm process", "30 ms", f"{1000 * checked_again():.0f} ms"))
    everything = process("-m", "rulekit", "check", "games")
    rows.append(("`rulekit check games/`, three games and their variants, whole process", "1 s", f"{everything:.2f} s"))
    with tempfile.TemporaryDirectory() as name:
        rows.append(("all documents, four languages, cold process", "2 s", f"{documents(name):.1f} s"))
        one = documents(name, "history_of_the_world", "--locale", "hu")
    rows.append(("all documents of History of the World, one language, cold process", "2 s", f"{one:.1f} s"))
    rows.append(("one number changed, rulebook in four languages, warm", "0.5 s", f"{one_number_changed():.2f} s"))
    game = load(GAME, players=2)
    rows.append(
        ("Roll Through the Ages, 2 players, random games a second", "1,900", f"{rate(game.table.seeded.playout):,.0f}")
    )
    world = load("history_of_the_world", players=4).table.seeded.playout
    rows.append(("History of the World, 4 players, random games a second", "–", f"{rate(world):,.0f}"))
    pig = compile_program(load(str(Path(__file__).parent / "pig.rules")).table.program.program)
    mine = rate(pig.playout)
    module = yardstick(simplifier)
    if module is not None:
        theirs = rate(lambda _: module.pig())
        rows.append(
            (
                "Pig, random play, against Python by hand",
                "0.6",
                f"{mine / theirs:.2f} ({mine:,.0f} : {theirs:,.0f} games/s)",
            )
        )
    else:
        rows.append(("Pig, random games a second (no yardstick found)", "–", f"{mine:,.0f}"))
    print("| what | to reach | measured |\n|---|---|---|")  # this is what the script is for
    for row in rows:
        print(f"| {' | '.join(row)} |")  # this is what the script is for


CHECK = f"from rulekit.driver.pipeline import read_and_check; assert read_and_check('{GAME}').game"

if __name__ == "__main__":
    main()
