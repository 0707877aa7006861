"""``--dask`` of ``simulate`` and ``balance``: the same games as without; a cluster that goes away loses none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulekit.balance import playing
from rulekit.balance.counts import Counts
from rulekit.cli import balance
from rulekit.cli.command import run
from rulekit.machine.plays import Plays
from rulekit.playing import cluster
from rulekit.playing.game import load
from rulekit.playing.seating import Seating
from rulekit.playing.sums import Sums

distributed = pytest.importorskip("distributed", reason="Dask is not here (the extra `dask` brings it)")

pytestmark = [
    # Dask leaves it to Python to close what a cluster that went away has left open.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def local(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster in this process, with one worker; nobody is waited for longer than a test may take."""
    monkeypatch.setattr(cluster, "ANSWER", 0.5)
    monkeypatch.setattr(cluster, "LEAVING", 0.2)
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, silence_logs=50
    ) as made:
        yield made


def test_the_same_seeds_give_the_same_games(local: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: ANN401  # Dask ships no types
    for name, extra in (
        ("tic_tac_toe", ["--bots", "random,greedy", "--games", "9"]),
        ("roll_through_the_ages", ["--variant", "long_winter", "--games", "300"]),
    ):
        here, there = tmp_path / "here.csv", tmp_path / "there.csv"
        words = ["simulate", name, "--players", "2", "--seed", "7", *extra]
        assert run([*words, "--out", str(here)]) == 0
        alone = capsys.readouterr().out
        assert run([*words, "--out", str(there), "--dask", local.scheduler_address]) == 0
        speeds = re.compile(r"\s+[\d,]+$", re.MULTILINE)
        assert speeds.sub("", capsys.readouterr().out) == speeds.sub("", alone)
        assert there.read_text() == here.read_text()


def test_a_cluster_that_goes_away_keeps_what_was_played(
    local: Any,  # noqa: ANN401  # as above
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add, played = Sums.add, list[int]()

    def going(sums: Sums, plays: Plays) -> None:
        add(sums, plays)
        played.append(len(plays))
        if len(played) == 3:
            local.close()

    monkeypatch.setattr(Sums, "add", going)
    out = tmp_path / "games.csv"
    words = ["simulate", "kalah", "--games", "100000", "--seed", "10", "--out", str(out)]
    assert run([*words, "--dask", local.scheduler_address]) == 2
    said = capsys.readouterr()
    rows = out.read_text().splitlines()[1:]
    assert "went away" in said.err
    assert f"{len(rows):,} games are in" in said.err
    assert len(rows) == sum(played) < 100_000
    assert f"`--seed {10 + len(rows)} --games {100_000 - len(rows)}` goes on" in said.out


def test_a_report_is_the_same(local: Any, tmp_path: Path) -> None:  # noqa: ANN401  # as above
    """The same counts, whoever played: the same pages."""
    pages = []
    for where in ([], ["--dask", local.scheduler_address]):
        out = tmp_path / str(len(where))
        words = ["balance", "kalah", "--games", "5000", "--lang", "en", "--out", str(out), "--quiet", *where]
        assert run(words) == 0
        pages.append((out / "kalah" / "en" / "balance.html").read_text("utf-8"))
    assert pages[0] == pages[1]


def test_a_report_tells_what_was_played_when_the_cluster_goes_away(
    local: Any,  # noqa: ANN401  # as above
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps, played = playing.steps, list[int]()

    def going(*arguments: Any) -> Iterator[Counts]:  # noqa: ANN401  # passed on as they come
        for more in steps(*arguments):
            played.append(more.played)
            if len(played) == 3:
                local.close()
            yield more

    monkeypatch.setattr(balance, "steps", going)
    words = ["balance", "kalah", "--games", "1000000", "--lang", "en", "--out", str(tmp_path), "--quiet"]
    assert run([*words, "--dask", local.scheduler_address]) == 2
    said = capsys.readouterr()
    assert "went away" in said.err
    assert f"note: {sum(played):,} of 1,000,000 games were played" in said.err
    assert "A game takes" in said.out
    assert f"{sum(played):,}" in (tmp_path / "kalah" / "en" / "balance.html").read_text("utf-8")


def failing(seating: Seating, seeds: range) -> int:
    """What no worker can do."""
    message = f"no {seating.game.name} from {seeds.start}"
    raise RuntimeError(message)


def test_what_a_worker_cannot_do_is_said(local: Any) -> None:  # noqa: ANN401  # as above
    with (
        cluster.connected(local.scheduler_address) as there,
        pytest.raises(cluster.ClusterError, match="could not play: RuntimeError: no pig from 5"),
    ):
        list(there.each(load("pig").table, failing, range(5, 9)))


def test_workers_that_play_otherwise_are_refused(local: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ANN401  # as above
    monkeypatch.setattr(cluster, "_worked", lambda *_: (b"", "another", 0.0))
    with (
        cluster.connected(local.scheduler_address) as there,
        pytest.raises(cluster.ClusterError, match="another version of rulekit"),
    ):
        list(cluster.plays_on(there, load("pig").table, (), range(9)))


def test_workers_that_leave_are_waited_for_a_while(local: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ANN401  # as above
    monkeypatch.setattr(cluster, "PATIENCE", 0.1)
    with cluster.connected(local.scheduler_address) as there:
        plays = cluster.plays_on(there, load("pig").table, (), range(100_000))
        next(plays)
        local.scale(0)
        with pytest.raises(cluster.ClusterError, match=r"has had no worker for 0 seconds"):
            list(plays)


@pytest.mark.parametrize("command", ["simulate", "balance"])
@pytest.mark.parametrize("address", ["nowhere", "tcp://localhost:1"])
def test_nobody_there_is_said_at_once(
    address: str, command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "ANSWER", 0.2)
    assert run([command, "pig", "--dask", address]) == 2
    assert f"error: no Dask scheduler answers at {address}: " in capsys.readouterr().err


def test_without_dask_it_is_said_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    assert run(["simulate", "pig", "--dask", "tcp://localhost:1"]) == 2
    assert 'install it with `pip install "rulekit[dask]"`' in capsys.readouterr().err
