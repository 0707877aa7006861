"""What the commands take that people type: with nothing kept from before, once more, and with one number changed.

    python tests/bench/commands.py

Prints a Markdown table: seconds of the processor, of all cores together, and by the clock; the middle of several runs.
What rulekit itself needs once for each version (the tables of its grammar, its sentences) is there beforehand.
Nothing fails: these are figures, not tests.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
LARGE = ("roll_through_the_ages", "builders_of_the_colosseum", "history_of_the_world")
NUMBER = re.compile(r"buys_in_a_turn  \d+")
"""The number of Roll Through the Ages that is changed; the rules of the others stay as they are."""
RUNS = 3
SETTLED_S = 2.0
"""A command that stays has let go by then of what its last round had no use for."""
Taken = tuple[float, float]
"""Seconds of the processor and by the clock."""


class Desk:
    """Where somebody works: a copy of the games, a cache of their own, and a folder for the pages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.changed = 0
        for game in LARGE:
            shutil.copytree(ROOT / "games" / game, folder / "games" / game)

    @property
    def around(self) -> dict[str, str]:
        """What a command finds in its environment."""
        kept = os.environ | {name: str(self.cache) for name in ("XDG_CACHE_HOME", "LOCALAPPDATA")}
        kept["PYTHONPATH"] = str(ROOT)
        return {name: value for name, value in kept.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def take(self, words: tuple[str, ...]) -> Taken:
        """Run a command in a fresh process."""
        began, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "rulekit", *words]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, env=self.around)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return used, time.perf_counter() - began

    def stay(self, words: tuple[str, ...]) -> list[Taken]:
        """Run a command that stays; what each of some rounds takes in which a number was changed.

        In the first round nothing is known to the process, in the second it learns what will be the same again.
        """
        command = [sys.executable, "-m", "rulekit", *words, "--watch"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=self.folder, env=self.around) as process:
            assert process.stdout is not None
            found = list[Taken]()
            process.stdout.readline()
            process.stdout.readline()  # that it watches
            for _ in range(1 + RUNS):
                time.sleep(SETTLED_S)
                before, began = used_by(process.pid), time.perf_counter()
                self.change()
                process.stdout.readline()
                found.append((used_by(process.pid) - before, time.perf_counter() - began))
            process.kill()
        return found[1:]

    def forget(self) -> None:
        """Throw away what was kept of games; what was kept of rulekit itself stays."""
        for name in ("games", "pdf", "heights", "checked", "printed"):
            shutil.rmtree(self.cache / "rulekit" / name, ignore_errors=True)

    def change(self) -> None:
        """Change one number of the rules."""
        self.changed += 1
        path = self.folder / "games" / LARGE[0] / f"{LARGE[0]}.rules"
        path.write_text(NUMBER.sub(f"buys_in_a_turn  {1 + self.changed}", path.read_text("utf-8")), "utf-8")


def middle(found: list[Taken]) -> str:
    """The middle of several measurements, as it stands in the table."""
    return f"{median(one for one, _ in found):.2f} / {median(one for _, one in found):.2f}"


def used_by(process: int) -> float:
    """The seconds of the processor that a process has used; none where the system does not list them."""
    try:
        told = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def row(desk: Desk, words: tuple[str, ...]) -> str:
    """The line of one command."""
    desk.take(words)  # compiles modules, and all that rulekit needs once
    first, again, changed = list[Taken](), list[Taken](), list[Taken]()
    for _ in range(RUNS):
        desk.forget()
        first.append(desk.take(words))
        again.append(desk.take(words))
        desk.change()
        changed.append(desk.take(words))
    return f"| `rulekit {' '.join(words)}` | {middle(first)} | {middle(again)} | {middle(changed)} |"


def main() -> None:
    """Measure and print."""
    own = f"games/{LARGE[0]}"
    commands = (
        ("check", own),
        ("build", own, "--kind", "rulebook", "--format", "pdf"),
        ("build", own),
        ("build", *(f"games/{game}" for game in LARGE)),
    )
    print("| seconds of the processor / by the clock | first | again | one number changed |\n|---|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as name:
        desk = Desk(Path(name))
        for words in commands:
            print(row(desk, words), flush=True)
        for words in commands[:2]:
            print(f"| `rulekit {' '.join(words)} --watch` | – | – | {middle(desk.stay(words))} |", flush=True)


if __name__ == "__main__":
    main()
