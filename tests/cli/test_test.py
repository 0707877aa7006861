"""``rulekit test``: what it lists, runs, counts and says to programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulekit.cli import main

GAME = "roll_through_the_ages"
EXAMPLES = f"""examples of {GAME} with long_winter

example mine "Mine"
  when   Jim gains 1 good in rotation
  then   Jim has 1 wood

example not_so "Not so"
  when   Jim gains 1 good in rotation
  then   Jim has 2 wood
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "own.rules"
    path.write_text(EXAMPLES, "utf-8")
    return str(path)


def test_what_is_the_files_own_is_counted_apart(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", own]) == 1
    shown = capsys.readouterr()
    assert shown.out.startswith("1 passed, 1 failed; of the game itself ")
    assert "do not hold with the variants (`" in shown.out
    assert "Jim has 1 wood, not 2" in shown.err


def test_examples_are_picked_by_name(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", own, "-k", "min"]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_name_that_nothing_has_is_reported(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", own, "-k", "not_sp"]) == 1
    shown = capsys.readouterr().err
    assert "RK0702" in shown
    assert "did you mean `not_so`?" in shown


def test_examples_are_listed_and_not_run(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", own, "--list"]) == 0
    assert capsys.readouterr().out == f"{own}:3  mine  Mine\n{own}:7  not_so  Not so\n"


def test_programs_are_told_every_result(own: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", own, "--format", "json"]) == 1
    shown = capsys.readouterr()
    assert shown.err == ""
    results = [json.loads(line) for line in shown.out.splitlines()]
    by_name = {one["example"]: one for one in results}
    assert by_name["mine"] == {
        "example": "mine",
        "title": "Mine",
        "game": GAME,
        "variants": ["long_winter"],
        "path": own,
        "line": 3,
        "outcome": "passed",
        "diagnostic": None,
    }
    assert by_name["not_so"]["outcome"] == "failed"
    assert by_name["not_so"]["diagnostic"]["labels"][0]["line"] == 9
    assert {one["outcome"] for one in results} == {"passed", "failed", "does not hold"}


def test_a_folder_of_variants_is_tested(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("soft", "hard"):
        text = f'variant {name} of {GAME}\n  title  "{name}"\n\n  example {name}_winter\n    then  Jim has 3 food\n'
        (tmp_path / f"{name}.rules").write_text(text, "utf-8")
    assert main(["test", str(tmp_path), "-k", "winter"]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def test_examples_without_a_heading_say_how_to_begin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "alone.rules"
    path.write_text(EXAMPLES.partition("\n")[2], "utf-8")
    assert main(["test", str(path)]) == 1
    assert "begin the file with `examples of GAME`" in capsys.readouterr().err
