"""Documents are the same whoever makes them: this process, another one beside it, or this one after that was ended."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

from rulekit.cli import main
from rulekit.diagnostics import Diagnostic, Label, RuleError
from rulekit.driver import copied, workers
from rulekit.driver.building import Job, jobs, work
from rulekit.driver.jobs import Share, shares_of
from rulekit.driver.making import Made, begin, on_threads
from rulekit.driver.workers import Workers
from rulekit.source import Source, Span

GAME = "kalah"


@pytest.fixture(autouse=True)
def _no_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a process can't be copied: else there would be no workers."""
    monkeypatch.setattr(copied, "may_be_copied", lambda: False)


def shares(kinds: tuple[str, ...] = ("card", "changes")) -> tuple[Share, ...]:
    """A game, and each of its variants."""
    return shares_of(jobs([GAME], ("en",), kinds, ("html", "md")))


def brought(wanted: tuple[Share, ...], told: list[Job]) -> dict[int, Made]:
    """What a worker brings back while nobody else works."""
    with Workers((*wanted, wanted[0]), 1, told.append) as crew:
        for one in crew.workers:
            one.thread.join()
        return crew.found


def test_a_helper_makes_the_same() -> None:
    wanted, told = shares(), list[Job]()
    found = brought(wanted, told)
    with on_threads() as pool:
        own = [begin(one, pool, lambda _: None).made() for one in (*wanted, wanted[0])]
    assert [found[at] for at in range(len(own))] == own
    assert len(wanted) > 1
    assert told == [job for share in (*wanted, wanted[0]) for job in share]


def test_words_that_are_missing_are_told_by_a_helper_as_well(tmp_path: Path) -> None:
    rules = tmp_path / "small" / "small.rules"
    rules.parent.mkdir()
    rules.write_text('game small\n  title "Small"\n  by "Anna"\n  players 2\n  wins most points\n\neach player has\n'
                     "  point (points)  0 or more\n\nstep play\n  each player: gain 1 point\n", "utf-8")  # fmt: skip
    wanted = shares_of(jobs([str(rules)], ("hu",), ("rulebook",), ("md",)))
    (found, _) = brought(wanted, []).values()
    with on_threads() as pool:
        own = begin(wanted[0], pool, lambda _: None).made()
    assert [one.diagnostics for one in found.wrong] == [one.diagnostics for one in own.wrong] != []


@pytest.mark.parametrize("start", ["raise SystemExit", "import os, time; time.sleep(1); os.abort()", "print('no')"])
def test_a_helper_that_brings_nothing_costs_nothing(
    start: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = [job for share in shares() for job in share]
    work(wanted, tmp_path / "alone", lambda _: None)
    monkeypatch.setattr(workers, "START", start + "  # {path}")
    told = list[Job]()
    work(wanted, tmp_path / "with workers", told.append, processes=2)
    assert files(tmp_path / "with workers") == files(tmp_path / "alone") != {}
    assert sorted(map(repr, told)) == sorted(map(repr, wanted))


def test_a_share_that_is_not_brought_back_is_made_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = [job for share in shares() for job in share]
    # It takes a share, and is gone before it has made it.
    monkeypatch.setattr(
        workers,
        "START",
        "import pickle, sys; pickle.dump('begun', sys.stdout.buffer); sys.stdout.flush(); sys.stdin.read(9)  # {path}",
    )
    take = Workers.take

    def last(crew: Workers, worker: object = None) -> int | None:
        if worker is None:
            crew.workers[0].thread.join()
        return take(crew, worker)  # type: ignore[arg-type]  # no more is asked of it

    monkeypatch.setattr(Workers, "take", last)
    assert work(wanted, tmp_path, lambda _: None, processes=2) == len(files(tmp_path)) > 0


def test_where_no_python_is_known_nobody_else_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", None)
    monkeypatch.setattr("subprocess.Popen", None)
    assert main(["build", GAME, "--locale", "en", "--kind", "changes", "--format", "md", "--out", str(tmp_path)]) == 0


def test_what_is_wrong_travels_whole() -> None:
    wrong = RuleError((Diagnostic("RK0609", "no", (Label(Span("a", 0, 1), "this"),)),), {"a": Source("a", "text")})
    again = pickle.loads(pickle.dumps(wrong))  # noqa: S301  # our own
    assert (again.diagnostics, again.sources, str(again)) == (wrong.diagnostics, wrong.sources, str(wrong))


def files(folder: Path) -> dict[str, bytes]:
    """All files below a folder."""
    return {str(one.relative_to(folder)): one.read_bytes() for one in folder.rglob("*") if one.is_file()}
