"""What was printed and is still there is not printed again; whatever was changed since is, as by a first command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copy, copytree, rmtree

import pytest

from rulekit.cli import main
from rulekit.driver import building
from rulekit.driver.jobs import Job
from rulekit.resources import games, locales

FAST = ("--format", "md", "--kind", "sheet", "--quiet")
RULES = "games/kalah/kalah.rules"


class Desk:
    """A game and a language of somebody's own, and what commands made of them."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder, self.game = folder, folder / "games" / "kalah"
        self.made: list[Job] = []
        self.cache = "cache"
        copytree(games() / "kalah", self.game)
        copytree(locales() / "hu", folder / "shelf" / "hu")
        patch.setattr("rulekit.cache.folder", lambda: folder / self.cache)
        patch.chdir(folder)
        work = building.work

        def spied(wanted: list[Job], *rest: object, **named: object) -> int:
            self.made += wanted
            return work(wanted, *rest, **named)  # type: ignore[arg-type]  # handed on as it came

        patch.setattr(building, "work", spied)

    def build(self, *words: str, out: str = "out") -> set[tuple[str, str]]:
        """The languages and kinds of the documents that were made."""
        self.made.clear()
        languages = ("--locale-path", "shelf", "--locale", "hu", "--locale", "en")
        assert main(["build", str(self.game), "--out", out, *languages, *FAST, *words]) == 0
        return {(Path(one.locale).name, one.kind) for one in self.made}

    def written(self, out: str = "out") -> dict[str, bytes]:
        """What stands in the files of a folder."""
        whole = self.folder / out
        return {str(one.relative_to(whole)): one.read_bytes() for one in whole.rglob("*") if one.is_file()}

    def anew(self, *words: str) -> dict[str, bytes]:
        """The same as a command prints it that knows nothing."""
        self.cache = "none"
        rmtree(self.folder / "anew", ignore_errors=True)
        self.build(*words, out="anew")
        self.cache = "cache"
        return self.written("anew")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    found = Desk(tmp_path, monkeypatch)
    assert {tag for tag, _ in found.build()} == {"en", "hu"}
    assert found.build() == set()
    return found


def edit(name: str, old: str, new: str) -> Callable[[Desk], object]:
    def edited(desk: Desk) -> None:
        text = (desk.folder / name).read_text("utf-8")
        assert old in text
        (desk.folder / name).write_text(text.replace(old, new), "utf-8")

    return edited


VARIANT = "games/kalah/variants/six_seeds.rules"
PICTURE = "games/kalah/pictures/seed.svg"
BOTH, HUNGARIAN, ENGLISH = {"en", "hu"}, {"hu"}, {"en"}
CHANGES: dict[str, tuple[set[str], Callable[[Desk], object]]] = {
    "a number": (BOTH, edit(RULES, "5 to 20", "5 to 25")),
    "a variant less": (BOTH, lambda desk: (desk.folder / VARIANT).unlink()),
    "a picture": (BOTH, lambda desk: copy(desk.folder / PICTURE, desk.game / "pictures" / "pit.svg")),
    "a word": (HUNGARIAN, edit("shelf/hu/words.toml", "=", " =")),
    "a language beside the game": (BOTH, lambda desk: copytree(locales() / "en", desk.game / "locales" / "en")),
    "a page that was spoiled": (ENGLISH, edit("out/kalah/en/sheet.md", "#", "##")),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_was_changed_is_printed_as_by_a_first_command(desk: Desk, what: str) -> None:
    languages, change = CHANGES[what]
    change(desk)
    assert {tag for tag, _ in desk.build()} == languages
    anew = desk.anew()
    assert {name: desk.written()[name] for name in anew} == anew
    assert desk.build() == set()


@pytest.mark.parametrize("words", [["--format", "html"], ["--bleed", "3"]])
def test_what_else_is_asked_is_printed(desk: Desk, words: list[str]) -> None:
    assert desk.build(*words) != set()
    assert desk.build(*words) == set()
    assert desk.build() == set() or "--bleed" in words


def test_elsewhere_it_is_printed_again(desk: Desk) -> None:
    assert desk.build(out="other") != set()
    assert desk.written("other") == desk.written()
    assert desk.build() == desk.build(out="other") == set()


def test_a_change_while_pages_are_made_is_printed_next(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    edit(RULES, "5 to 20", "5 to 25")(desk)
    work = building.work

    def slow(*rest: object, **named: object) -> int:
        count = work(*rest, **named)  # type: ignore[arg-type]  # handed on as it came
        edit(RULES, "5 to 25", "5 to 30")(desk)
        return count

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(building, "work", slow)
        desk.build()
    assert desk.build() != set()
    assert desk.written() == desk.anew()


def test_a_mistake_is_told_each_time(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    edit(RULES, "start_seeds  4", "start_seeds")(desk)
    for _ in range(2):
        assert main(["build", str(desk.game), "--out", "out", "--locale", "en", *FAST]) == 1
        assert "start_seeds" in capsys.readouterr().err
