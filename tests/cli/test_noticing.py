"""Changes of files are noticed once each, whoever makes them and whether the system tells of them or not."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulekit.driver.noticing import Noticing
from rulekit.driver.places import Place


@pytest.fixture(params=["told", "untold"])
def noticing(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Noticing]:
    """A folder that is watched, with the help of the system and without."""
    if request.param == "untold":
        monkeypatch.setitem(sys.modules, "watchdog.observers", None)
    (tmp_path / "one.rules").write_text("one", "utf-8")
    with Noticing(lambda: (Place(tmp_path), Place(tmp_path / "words", deep=True))) as found:
        yield found


def names(found: frozenset[Path]) -> set[str]:
    return {one.name for one in found}


def test_changes_in_a_burst_are_one(noticing: Noticing, tmp_path: Path) -> None:
    for text in ("two", "three"):
        draft = tmp_path / ".one.rules.swp"
        draft.write_text(text, "utf-8")
        draft.replace(tmp_path / "one.rules")
    (tmp_path / "other.toml").write_text("", "utf-8")
    assert names(noticing.changed()) == {"one.rules", "other.toml"}
    (tmp_path / "other.toml").unlink()
    assert names(noticing.changed()) == {"other.toml"}


def test_a_folder_that_comes_later_is_watched_and_pages_are_not(noticing: Noticing, tmp_path: Path) -> None:
    (tmp_path / "page.pdf").write_bytes(b"%PDF")
    (tmp_path / "words" / "deep").mkdir(parents=True)
    (tmp_path / "words" / "deep" / "one.po").write_text("", "utf-8")
    assert names(noticing.changed()) == {"one.po"}
    (tmp_path / "words" / "deep" / "one.po").write_text("more", "utf-8")
    assert names(noticing.changed()) == {"one.po"}
