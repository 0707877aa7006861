"""A process that has done what it was asked for ends at once: all that it says is said, and a profiler sees its end."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rulekit.cli import main

BOOK = ("book", "pig", "--format", "md")


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run((sys.executable, *words), capture_output=True, encoding="utf-8", check=False, timeout=60)


def test_all_that_it_says_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BOOK]) == 0
    made = _run("-m", "rulekit", *BOOK)
    assert (made.returncode, made.stdout) == (0, capsys.readouterr().out)


@pytest.mark.parametrize(("words", "status"), [(("check", "pig"), 0), (("check", "no_such_game"), 1)])
def test_its_status_is_that_of_the_command(words: tuple[str, ...], status: int) -> None:
    assert main([*words]) == status
    assert _run("-m", "rulekit", *words).returncode == status


def test_nothing_is_taken_apart() -> None:
    late = "import atexit, sys; from rulekit.cli import main; atexit.register(print, 'late'); sys.exit(main())"
    assert _run("-c", late, "check", "pig").stdout == ""


def test_a_profiler_writes_what_it_saw(tmp_path: Path) -> None:
    assert _run("-m", "cProfile", "-o", str(tmp_path / "seen"), "-m", "rulekit", "check", "pig").returncode == 0
    assert (tmp_path / "seen").stat().st_size > 0
