"""What copies of a process find out is what it finds out alone, whatever becomes of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copytree
from threading import Event, Thread

import pytest

from rulekit.driver import copies
from rulekit.resources import games

linux = pytest.mark.skipif(sys.platform != "linux", reason="processes are not copied here")
ALONE = "import sys; sys.path[:] = {path}; from rulekit.driver import copies; copies.cores = lambda: {cores}; {then}"


def _process(then: str, cores: int = 3) -> subprocess.CompletedProcess[str]:
    """A process of its own, as here there may be threads."""
    words = (sys.executable, "-c", ALONE.format(path=sys.path, cores=cores, then=then))
    return subprocess.run(words, capture_output=True, encoding="utf-8", check=False, timeout=100)


def _found(what: str, count: int = 9, before: str = "") -> str:
    then = f"import os, time; here = os.getpid(); {before}found = copies.found_beside({count}, lambda at: {what})"
    return _process(f"{then}; print([found(at) for at in range({count})])").stdout.strip()


@linux
def test_copies_find_their_part() -> None:
    assert _found("(time.sleep(0.05), at * at)[1]") == str([at * at for at in range(9)])
    assert _found("(time.sleep(0.05), os.getpid() == here)[1]").count("False") > 0


@linux
@pytest.mark.parametrize(
    "spoiled",
    [
        "os.getpid() == here or os._exit(1)",
        "os.getpid() == here or os.kill(os.getpid(), 9)",
        "os.getpid() == here or (_ for _ in ()).throw(ValueError)",
        "os.getpid() == here or (lambda: at)",
    ],
)
def test_what_a_copy_does_not_bring_back_is_found_here(spoiled: str) -> None:
    assert _found(f"(time.sleep(0.02), {spoiled}, at)[2] if {spoiled} else at") == str([*range(9)])


@linux
def test_what_is_raised_is_raised_here() -> None:
    told = _process("copies.found_beside(5, lambda at: 1 // (at - 4))(4)")
    assert told.returncode == 1
    assert told.stderr.count("ZeroDivisionError") == 1


@linux
def test_no_copy_is_left() -> None:
    then = "import os; copies.found_beside(5, lambda at: at); os.waitpid(-1, 0)"
    assert "ChildProcessError" in _process(then).stderr


def test_where_there_are_threads_nothing_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(copies, "cores", lambda: 4)
    monkeypatch.setattr(copies, "_shared", None)
    ended = Event()
    thread = Thread(target=ended.wait)
    thread.start()
    try:
        assert copies.found_beside(3, lambda at: -at)(2) == -2
    finally:
        ended.set()
        thread.join()


CHANGES = (
    ("", "", ""),
    ("roll_through_the_ages.rules", "buys_in_a_turn  1", "buys_in_a_turn  2"),
    ("roll_through_the_ages.rules", "cost of that", "price of that"),
    ("variants/quick.rules", "variant quick", "variant quick for"),
    ("variants/trading.rules", "good", "goof"),
)


@linux
def test_a_check_tells_the_same(tmp_path: Path) -> None:
    desks = list[str]()
    for number, (name, old, new) in enumerate(CHANGES):
        desk = tmp_path / str(number) / "roll_through_the_ages"
        copytree(games() / "roll_through_the_ages", desk)
        if name:
            right = (desk / name).read_text("utf-8")
            assert old in right
            (desk / name).write_text(right.replace(old, new), "utf-8")
        desks.append(str(desk))
    anew = "from rulekit.driver import pipeline; pipeline.kept = lambda kind, what, shared, find: find()"
    then = f"{anew}; from rulekit.cli import main; print([main(['check', one]) for one in {desks}])"
    alone, beside = _process(then, 1), _process(then, 3)
    assert alone.stdout.strip() == str([0, 0, 1, 1, 1])
    assert (beside.stdout, beside.stderr) == (alone.stdout, alone.stderr)
