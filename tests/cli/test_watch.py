"""A command that stays prints again what was changed, tells what is wrong, and keeps the pages that were right."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from shutil import copytree
from threading import Thread
from typing import Self

import pytest

from rulekit.resources import games

LONGEST_S = 120
"""Nothing takes as long, however busy the machine is."""
GOAL = "goal  100"


class Staying:
    """A command with ``--watch``, as a process of its own.

    Args:
        words: the command.
        folder: where it is run.
        cache: where it keeps things.
    """

    def __init__(self, words: list[str], folder: Path, cache: str = "cache") -> None:
        self.folder, self.environment = folder, surroundings(folder, cache)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rulekit", *words, "--watch"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=self.environment,
        )
        self.lines: Queue[str] = Queue()
        self.thread = Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.put(line)

    def says(self) -> str:
        """What it says next, waited for."""
        return self.lines.get(timeout=LONGEST_S)

    def ready(self) -> str:
        """What it says of its first round, when it has begun to watch."""
        first = self.says()
        assert self.says().startswith("watching ")
        return first

    def ended(self) -> tuple[int, str]:
        """Its status and what it said of mistakes, once Ctrl-C has ended it."""
        self.process.send_signal(signal.SIGINT)
        assert self.process.stderr is not None
        wrong = self.process.stderr.read()
        return self.process.wait(LONGEST_S), wrong

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.thread.join()
        with self.process:
            pass


def surroundings(folder: Path, cache: str) -> dict[str, str]:
    """The environment of a process with a cache of its own."""
    here = {name: str(folder / cache) for name in ("XDG_CACHE_HOME", "LOCALAPPDATA")}
    return os.environ | here | {"PYTHONPATH": str(games().parent)}


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with a game of somebody's own."""
    copytree(games() / "pig", tmp_path / "pig")
    return tmp_path


def rules(desk: Path) -> Path:
    return desk / "pig" / "pig.rules"


def change(path: Path, old: str, new: str) -> None:
    """Change a file as editors do: another one, which takes its name."""
    text = path.read_text("utf-8")
    assert old in text
    draft = path.with_name(f"{path.name}~")
    draft.write_text(text.replace(old, new), "utf-8")
    draft.replace(path)


BUILD = ["build", "./pig", "--locale", "en", "--kind", "rulebook", "--format", "md", "--out", "out"]


def test_a_change_is_printed_at_once(desk: Path) -> None:
    page = desk / "out" / "pig" / "en" / "rulebook.md"
    with Staying(BUILD, desk) as staying:
        assert "rulebook.md written" in staying.ready()
        change(rules(desk), GOAL, "goal  471")
        assert "rulebook.md written" in staying.says()
        assert "471" in page.read_text("utf-8")
        change(rules(desk), "goal  471", "# a remark\n  goal  471")
        assert "nothing is printed differently" in staying.says()
        assert staying.ended() == (0, "")


def test_a_mistake_is_told_and_the_page_kept_until_it_is_mended(desk: Path) -> None:
    page = desk / "pig.md"
    with Staying(["book", "./pig", "-o", "pig.md"], desk) as staying:
        assert "pig.md written" in staying.ready()
        before = page.read_bytes()
        change(rules(desk), GOAL, "goal  goal")
        assert "pages are as they were" in staying.says()
        assert page.read_bytes() == before
        rules(desk).unlink()
        assert "pages are as they were" in staying.says()
        rules(desk).write_bytes((games() / "pig" / "pig.rules").read_bytes())
        assert "nothing is printed differently" in staying.says()
        change(rules(desk), GOAL, "goal  471")
        assert "pig.md written" in staying.says()
        assert "471" in page.read_text("utf-8")
        status, wrong = staying.ended()
    assert status == 0
    assert "pig.rules:" in wrong
    assert "unknown game `./pig`" in wrong
    assert "Traceback" not in wrong


def test_a_game_that_is_wrong_from_the_start_is_waited_for(desk: Path) -> None:
    change(rules(desk), GOAL, "goal  goal")
    with Staying(BUILD, desk) as staying:
        assert "pages are as they were" in staying.ready()
        change(rules(desk), "goal  goal", "goal  50")
        assert "rulebook.md written" in staying.says()


def test_a_variant_that_comes_later_is_printed_and_so_are_its_words(desk: Path) -> None:
    words = ["build", "./pig", "--locale", "en", "--kind", "changes", "--format", "md", "--out", "out"]
    variants = desk / "pig" / "variants"
    with Staying(words, desk) as staying:
        assert "nothing" in staying.ready()
        variants.mkdir()
        text = 'variant sudden of pig\n  title  "Sudden"\n\n  change goal from 100 to 13\n'
        (variants / "sudden.rules").write_text(text, "utf-8")
        assert "changes-sudden.md" in staying.says()
        (variants / "sudden.en.toml").write_text("[numbers]\n", "utf-8")
        assert "nothing is printed differently" in staying.says()
        change(variants / "sudden.rules", '"Sudden"', '"All of a Sudden"')
        assert "changes-sudden.md" in staying.says()
        page = desk / "out" / "pig" / "en" / "changes-sudden.md"
        assert "All of a Sudden" in page.read_text("utf-8")
        assert staying.ended() == (0, "")


def test_rules_are_checked_again(desk: Path) -> None:
    with Staying(["check", "./pig"], desk) as staying:
        assert "nothing wrong" in staying.ready()
        change(rules(desk), GOAL, "goal  goal")
        assert "what is wrong is told above" in staying.says()
        change(rules(desk), "goal  goal", GOAL)
        assert "nothing wrong" in staying.says()
        status, wrong = staying.ended()
    assert status == 0
    assert "pig.rules:" in wrong


@pytest.mark.parametrize(
    "words",
    [["book", "./pig"], ["build", "./pog", "--locale", "en"], ["book", "./pig", "--locale", "xx", "-o", "a.md"]],
)
def test_what_can_never_be_printed_is_not_waited_for(words: list[str], desk: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "rulekit", *words, "--watch"],
        cwd=desk,
        env=surroundings(desk, "cache"),
        capture_output=True,
        text=True,
        timeout=LONGEST_S,
        check=False,
    )
    assert made.returncode == 2
    assert "error" in made.stderr


WORDS = """[things]
turn_total = { lemma = "halom", acc = "halmot", plural = "halmok", poss3 = "halma", measure = true }
"""


def edits(desk: Path) -> Iterator[None]:
    """What an author may do, one after the other."""
    change(rules(desk), GOAL, "goal  120")
    yield
    (desk / "pig" / "pig.hu.toml").write_text(WORDS, "utf-8")
    yield
    (desk / "pig" / "pictures").mkdir(exist_ok=True)
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#345"/></svg>'
    (desk / "pig" / "pictures" / "point.svg").write_text(picture, "utf-8")
    yield
    change(rules(desk), "goal  120", GOAL)
    yield


def files(folder: Path) -> dict[str, bytes]:
    return {str(one.relative_to(folder)): one.read_bytes() for one in folder.rglob("*") if one.is_file()}


def test_the_pages_are_those_of_a_command_that_begins_anew(desk: Path) -> None:
    words = ["build", "./pig", "--locale", "en", "--locale", "hu", "--kind", "rulebook", "--kind", "card"]
    with Staying([*words, "--out", "out"], desk) as staying:
        staying.ready()
        for number, _ in enumerate(edits(desk)):
            staying.says()
            anew = [sys.executable, "-m", "rulekit", *words, "--out", f"anew{number}"]
            subprocess.run(anew, cwd=desk, env=surroundings(desk, f"cache{number}"), check=True, capture_output=True)
            assert files(desk / "out") == files(desk / f"anew{number}") != {}
        assert staying.ended() == (0, "")
