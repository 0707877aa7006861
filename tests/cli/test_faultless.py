"""What was found without fault is not checked again; whatever was changed since is."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from rulekit.cli import main
from rulekit.driver.pipeline import read_and_check
from rulekit.resources import games

PIG = "pig"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of our own that was checked, and a cache of our own."""
    monkeypatch.setattr("rulekit.cache.folder", lambda: tmp_path / "cache")
    copytree(games() / PIG, tmp_path / "games" / PIG)
    found = tmp_path / "games" / PIG
    assert main(["check", str(found)]) == 0
    return found


@pytest.fixture
def unchecked(game: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, from when on nothing can be checked."""
    monkeypatch.setattr("rulekit.driver.checking.checked_anew", None)
    return game


def test_nothing_is_checked_again(unchecked: Path) -> None:
    assert main(["check", str(unchecked)]) == 0
    assert main(["check", str(unchecked.parent)]) == 0
    assert main(["check", "--format", "json", str(unchecked), str(unchecked)]) == 0


@pytest.mark.parametrize("words", [["--variant", "short"], ["--locale", "en"]])
def test_whatever_else_is_asked_is_checked(unchecked: Path, words: list[str]) -> None:
    assert main(["check", str(unchecked), *words]) == 70


def rules(game: Path) -> Path:
    return game / f"{PIG}.rules"


def test_a_mistake_is_told(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right = rules(game).read_text("utf-8")
    for _ in range(2):
        rules(game).write_text(right + "\nnonsense\n", "utf-8")
        assert main(["check", str(game)]) == 1
        assert "nonsense" in capsys.readouterr().err
        rules(game).write_text(right, "utf-8")
        assert main(["check", str(game)]) == 0


def test_a_variant_that_came_since_is_checked(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = game / "variants" / "other.rules"
    other.parent.mkdir(exist_ok=True)
    other.write_text("variant other of pig\n\nnonsense\n", "utf-8")
    for _ in range(2):
        assert main(["check", str(game)]) == 1
        assert "nonsense" in capsys.readouterr().err


def test_a_warning_is_told_each_time(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = rules(game).read_text("utf-8")
    rules(game).write_text(text + "\nstep idle\n  end turn\n", "utf-8")
    main(["check", str(game)])
    first = capsys.readouterr().err
    main(["check", str(game)])
    assert capsys.readouterr().err == first != ""


def test_what_is_damaged_is_not_believed(game: Path, tmp_path: Path) -> None:
    kept = list((tmp_path / "cache" / "checked").iterdir())
    assert kept
    for one in kept:
        one.write_bytes(b"nothing wrong")
    assert main(["check", str(game)]) == 0
    rules(game).write_text("nonsense\n", "utf-8")
    assert main(["check", str(game)]) == 1


def test_what_was_changed_while_it_was_checked_is_not_kept(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = rules(game).read_text("utf-8")
    shorter = right.replace("100", "50")
    assert shorter != right
    rules(game).write_text(shorter, "utf-8")

    def changed(*asked: object) -> object:
        found = read_and_check(*asked)  # type: ignore[arg-type]  # handed on as asked
        rules(game).write_text("nonsense\n", "utf-8")
        return found

    with monkeypatch.context() as while_checked:
        while_checked.setattr("rulekit.driver.checking.read_and_check", changed)
        assert main(["check", str(game)]) == 0
    rules(game).write_text(shorter, "utf-8")
    with monkeypatch.context() as later:
        later.setattr("rulekit.driver.checking.checked_anew", None)
        assert main(["check", str(game)]) == 70
    rules(game).write_text("nonsense\n", "utf-8")
    assert main(["check", str(game)]) == 1
