"""What is kept from run to run changes nothing but the time: pages and mistakes are the same, whatever stands there."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path
from random import Random
from shutil import rmtree

import pytest

from rulekit import cache
from rulekit.document.sentence import Noun, Sentence
from rulekit.driver import building, kept, pipeline
from rulekit.driver.composing import compose_document
from rulekit.playing.examples import still_true
from rulekit.remembering import forget_unused
from rulekit.resources import games

GAME = games() / "roll_through_the_ages" / "roll_through_the_ages.rules"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of our own, in which everything is kept, however soon it was found."""
    monkeypatch.setattr("rulekit.cache.folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(kept, "WORTH_S", 0.0)
    return tmp_path / "cache"


def forget() -> None:
    """What this process knows, as if another had begun."""
    for _ in range(2):
        forget_unused()


def written(out: Path) -> dict[str, bytes]:
    """A document in every format, of a game and a variant."""
    forget()
    wanted = building.jobs([str(GAME)], ("en",), ("changes",), ("pdf", "html", "md"))
    building.work([one for one in wanted if one.variants == ("long_winter",)], out, lambda _: None)
    return {one.name: one.read_bytes() for one in out.rglob("*") if one.is_file()}


@pytest.mark.usefixtures("folder")
def test_pages_are_the_same_from_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = written(tmp_path / "first")
    monkeypatch.setattr(pipeline, "check_game", None)
    monkeypatch.setattr("rulekit.formats.pdf.compiler", None)
    assert written(tmp_path / "second") == first
    assert len(first) == 3


def test_what_is_damaged_is_found_again(folder: Path, tmp_path: Path) -> None:
    first = written(tmp_path / "first")
    for path in (*folder.glob("games/*"), *folder.glob("pdf/*")):
        data = path.read_bytes()
        path.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    assert written(tmp_path / "second") == first


def test_something_else_that_is_kept_is_not_taken(folder: Path) -> None:
    assert kept.kept(int, ["key"], {}, lambda: 7) == 7
    (path,) = (folder / "games").iterdir()
    kept.kept(str, ["other"], {}, lambda: "seven")
    (other,) = set((folder / "games").iterdir()) - {path}
    path.write_bytes(other.read_bytes())
    assert kept.kept(int, ["key"], {}, lambda: 8) == 8


@pytest.mark.usefixtures("folder")
def test_a_game_is_the_same_from_what_is_kept() -> None:
    forget()
    fresh = still_true(pipeline.load_game(str(GAME), ["late_bronze_age"]))
    forget()
    again = still_true(pipeline.load_game(str(GAME), ["late_bronze_age"]))
    assert again is not fresh
    assert repr(again.game) == repr(fresh.game)
    assert (again.diagnostics, again.untrue) == (fresh.diagnostics, fresh.untrue)
    assert tuple(again.rounds) == tuple(fresh.rounds) != ()
    assert dict(again.accounts) == dict(fresh.accounts) != {}
    assert again.game is not None
    assert again.game.vocabulary is pipeline.CHECKED.vocabulary


@pytest.mark.usefixtures("folder")
def test_mistakes_are_told_again(tmp_path: Path) -> None:
    path = tmp_path / "pig.rules"
    path.write_text("gmae pig\n", "utf-8")
    forget()
    first = pipeline.read_and_check(str(path))
    forget()
    again = pipeline.read_and_check(str(path))
    assert again.diagnostics == first.diagnostics != ()
    path.write_text("\n\ngmae pig\n", "utf-8")
    assert pipeline.read_and_check(str(path)).diagnostics != first.diagnostics


@pytest.mark.usefixtures("folder")
def test_a_changed_text_is_checked_anew(tmp_path: Path) -> None:
    path = tmp_path / "roll_through_the_ages.rules"
    text = GAME.read_text("utf-8")
    path.write_text(text, "utf-8")
    forget()
    first = pipeline.load_game(str(path)).game
    path.write_text(text.replace("buys_in_a_turn  1 ", "buys_in_a_turn  2 "), "utf-8")
    forget()
    again = pipeline.load_game(str(path)).game
    assert repr(first) != repr(again)


@pytest.mark.usefixtures("folder")
def test_a_document_of_a_changed_game_is_not_that_of_the_game() -> None:
    forget()
    whole = pipeline.load_game(str(GAME), ["late_bronze_age"])
    true = still_true(whole)
    assert compose_document(whole, "rulebook") != compose_document(true, "rulebook")
    assert still_true(true) is true


def test_what_all_share_is_shared_again(folder: Path) -> None:
    one = object()
    assert kept.kept(tuple, ["key"], {"one": one}, lambda: (one, one)) == (one, one)
    assert kept.kept(tuple, ["key"], {"one": one}, lambda: ()) == (one, one)
    assert len(list((folder / "games").iterdir())) == 1


def test_a_hash_is_not_kept_for_the_next_process() -> None:
    """That of a text is another there: what is read would not be found among equal sentences."""
    said = Sentence("names", {"items": (Noun("tide"),)})
    hash(said)
    assert said.__getstate__() == (said.name, said.parts, said.span)
    assert {said} & {copy(said)} == {said}


@pytest.mark.usefixtures("folder")
def test_what_was_composed_before_changes_no_document() -> None:
    plain, varied = (), ("six_seeds",)
    wanted = [(plain, "rulebook"), (varied, "changes"), (varied, "rulebook"), (plain, "card")]

    def made(one: tuple[tuple[str, ...], str]) -> str:
        variants, kind = one
        return repr(compose_document(still_true(pipeline.load_game("kalah", variants)), kind))

    found: list[dict[tuple[tuple[str, ...], str], str]] = []
    for order in (wanted, wanted[::-1]):
        forget()
        rmtree(cache.folder() / "games", ignore_errors=True)
        found.append({one: made(one) for one in order})
    for one in wanted:
        forget()
        rmtree(cache.folder() / "games", ignore_errors=True)
        assert made(one) == found[0][one] == found[1][one]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.usefixtures("folder")
def test_a_changed_game_is_composed_as_by_another_process(seed: int, tmp_path: Path) -> None:
    """Beside the game as it was, of which this process knows nearly all that is said of the changed one."""
    path = tmp_path / "kalah" / "kalah.rules"
    path.parent.mkdir()
    text = (games() / "kalah" / "kalah.rules").read_text("utf-8")
    numbers = [one for one in re.finditer(r"(?<= )\d+\b", text) if "#" not in text[: one.start()].rpartition("\n")[2]]
    draw = Random(seed)  # noqa: S311  # changes to try, not secrets

    def made() -> str | None:
        checked = pipeline.read_and_check(str(path))
        true = still_true(checked) if checked.game is not None else checked
        return repr([compose_document(true, kind) for kind in ("rulebook", "card", "sheet")]) if true.game else None

    tried = 0
    while tried < 2:
        one = draw.choice(numbers)
        other = text[: one.start()] + str(int(one[0]) + draw.choice((-1, 1, 2))) + text[one.end() :]
        path.write_text(other, "utf-8")
        rmtree(cache.folder() / "games", ignore_errors=True)
        forget()
        fresh = made()
        if fresh is None:
            continue
        tried += 1
        path.write_text(text, "utf-8")
        forget()
        assert made() is not None
        path.write_text(other, "utf-8")
        rmtree(cache.folder() / "games", ignore_errors=True)
        assert made() == fresh
