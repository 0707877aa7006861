"""Documents are the same whether a copy of this process made them or, where that was ended, this process."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from rulekit.diagnostics import RuleError
from rulekit.driver import copied
from rulekit.driver.building import Job, jobs, work
from rulekit.driver.copied import made_by_copies, parts_for_copies
from rulekit.driver.jobs import shares_of
from rulekit.driver.making import begin

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are not copied here")
GAME = "kalah"
LANGUAGES = ("en", "hu")


def wanted() -> list[Job]:
    """A game and its variants in two languages."""
    return jobs([GAME], LANGUAGES, ("sheet", "changes"), ("html", "md"))


@pytest.fixture(autouse=True)
def _copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where nothing else goes on: other tests of this process may have begun threads that wait for work."""
    monkeypatch.setattr(copied, "may_be_copied", lambda: True)


def files(folder: Path) -> dict[str, bytes]:
    """All files below a folder."""
    return {str(one.relative_to(folder)): one.read_bytes() for one in folder.rglob("*") if one.is_file()}


def test_copies_make_the_same(tmp_path: Path) -> None:
    told = list[Job]()
    alone = work(wanted(), tmp_path / "alone", lambda _: None)
    assert work(wanted(), tmp_path / "copies", told.append, processes=2) == alone
    assert files(tmp_path / "copies") == files(tmp_path / "alone") != {}
    assert sorted(map(repr, told)) == sorted(map(repr, wanted()))


def test_each_language_of_each_variant_is_a_part() -> None:
    shares = shares_of(wanted())
    parts = parts_for_copies(shares, 2)
    assert len(parts) == len(shares) * len(LANGUAGES)
    assert sorted(map(repr, sum(parts, ()))) == sorted(map(repr, wanted()))
    assert not parts_for_copies(shares, 1)
    assert not parts_for_copies(shares[:1], 2)


def test_what_copies_do_not_bring_back_is_made_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work(wanted(), tmp_path / "alone", lambda _: None)
    here = os.getpid()

    def ended(part: tuple[Job, ...], *rest: object) -> object:
        if os.getpid() != here and part[0].locale == "hu":
            os.kill(os.getpid(), signal.SIGKILL)
        return begin(part, *rest)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(copied, "begin", ended)
    parts = parts_for_copies(shares_of(wanted()), 2)
    assert {parts[at][0].locale for at in made_by_copies(parts, 2, lambda _: None)} == {"en"}
    work(wanted(), tmp_path / "some", lambda _: None, processes=2)
    assert files(tmp_path / "some") == files(tmp_path / "alone")


def test_where_no_more_processes_may_begin_all_is_made_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused() -> int:
        raise OSError

    monkeypatch.setattr(os, "fork", refused)
    assert work(wanted(), tmp_path, lambda _: None, processes=2) == len(files(tmp_path)) > 0


def test_words_that_are_missing_are_told_by_copies_as_well(tmp_path: Path) -> None:
    rules = tmp_path / "small" / "small.rules"
    rules.parent.mkdir()
    rules.write_text('game small\n  title "Small"\n  by "Anna"\n  players 2\n  wins most points\n\neach player has\n'
                     "  point (points)  0 or more\n\nstep play\n  each player: gain 1 point\n", "utf-8")  # fmt: skip
    missing = jobs([str(rules), GAME], ("hu", "fr"), ("rulebook",), ("md",))
    with pytest.raises(RuleError) as alone:
        work(missing, tmp_path, lambda _: None)
    with pytest.raises(RuleError) as copies:
        work(missing, tmp_path, lambda _: None, processes=2)
    assert copies.value.diagnostics == alone.value.diagnostics


def test_nothing_is_left_of_copies_where_somebody_stops() -> None:
    class StoppedError(Exception):
        pass

    def stopped(_: Job) -> None:
        raise StoppedError

    open_before = len([*Path("/proc/self/fd").iterdir()])
    with pytest.raises(StoppedError):
        made_by_copies(parts_for_copies(shares_of(wanted()), 2), 2, stopped)
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
    assert len([*Path("/proc/self/fd").iterdir()]) == open_before
