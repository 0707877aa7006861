"""``rulekit simulate --out``: a row for each game, kept whatever breaks off; seeds bring every game back."""

from __future__ import annotations

import csv
import errno
import io
import os
import re
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rulekit.cli.command import run
from rulekit.driver.results import FORMS
from rulekit.machine.plays import Plays
from rulekit.playing import results, simulation
from rulekit.playing.contests import played_again
from rulekit.playing.game import Game, load
from rulekit.playing.results import Cell, Column
from tests.sharing import examples

pyarrow = pytest.importorskip("pyarrow.parquet")
COLUMNS = (Column("text", str), Column("number", int), Column("part", float), Column("yes", bool))


def read(path: Path) -> list[dict[str, Any]]:
    """The rows of a file, as text."""
    if path.suffix == ".parquet":
        rows: list[dict[str, Any]] = pyarrow.read_table(path).to_pylist()
        return [{name: _shown(one) for name, one in row.items()} for row in rows]
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def _shown(cell: object) -> str:
    return (
        "" if cell is None else f"{cell:.6g}" if isinstance(cell, float) else str(int(cell) if cell in (0, 1) else cell)
    )


class Disk(io.FileIO):
    """A file on a disk with so much room."""

    def __init__(self, path: Path, room: int) -> None:
        super().__init__(path, "w+")
        self._room = room

    def write(self, data: Any, /) -> int:  # noqa: ANN401  # bytes, in whatever they lie
        """As much as there is room for."""
        left = max(self._room - self.tell(), 0)
        if not left and len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(memoryview(data)[:left])


@pytest.mark.parametrize("form", FORMS)
@given(room=st.integers(1, 300_000), size=st.integers(1, 2000))
@example(room=60_000, size=1999)
@examples(20)
def test_a_disk_that_fills_keeps_the_first_rows(
    form: str, room: int, size: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("disk") / f"rows{form}"
    with Disk(path, room) as file:
        try:
            writer = FORMS[form](file, COLUMNS)
        except OSError:
            return
        full = False
        try:
            for at in range(0, 4000, size):
                numbers = range(at, at + size)
                writer.write([[f"a{one}" for one in numbers], numbers, [0.5] * size, [one % 2 > 0 for one in numbers]])
        except OSError:
            full = True
        told, short = writer.finish()
    assert full or short or told == -(-4000 // size) * size
    rows = read(path)
    assert len(rows) == told
    assert all(
        row == {"text": f"a{at}", "number": str(at), "part": "0.5", "yes": str(at % 2)} for at, row in enumerate(rows)
    )


@pytest.mark.parametrize("form", FORMS)
def test_each_game_is_a_row(form: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / f"plays{form}"
    path.write_text("what was there is replaced")
    words = ["simulate", "kalah", "--variant", "six_seeds", "--games", "30", "--seed", "7", "--out", str(path)]
    assert run(words) == 0
    assert capsys.readouterr().err == f"60 games are in {path}\n"
    rows = read(path)
    assert [(row["variants"], int(row["seed"])) for row in rows] == [
        (v, s) for v in ("", "six_seeds") for s in range(7, 37)
    ]
    for row in rows:
        harvest = [int(row["harvest_1"]), int(row["harvest_2"])]
        part = 0.5 if harvest[0] == harvest[1] else 1.0
        assert [float(row["won_1"]), float(row["won_2"])] == [part * (one == max(harvest)) for one in harvest]
    assert run(["simulate", "kalah", "--games", "1", "--seed", "20", "--out", str(path)]) == 0
    assert read(path) == [row for row in rows if row["seed"] == "20" and not row["variants"]]
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


@pytest.mark.skipif(sys.platform == "win32", reason="other signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_stops_loses_nothing(
    number: signal.Signals,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    """In the middle of writing, which is the worst moment; and what is named then goes on where it was stopped."""
    path, batches = tmp_path / "plays.csv", list[int]()
    # What was started in the background ignores it, and so does what it starts.
    usual_handler = signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL
    started = signal.signal(number, usual_handler)
    request.addfinalizer(lambda: signal.signal(number, started))

    def rows_of(game: Game, variants: str, plays: Plays, columns: Sequence[Column]) -> list[Sequence[Cell]]:
        batches.append(1)
        if len(batches) == 2:
            os.kill(os.getpid(), number)
        return usual(game, variants, plays, columns)

    usual = results.rows_of
    monkeypatch.setattr("rulekit.cli.simulate.rows_of", rows_of)
    assert run(["simulate", "kalah", "--games", "50", "--out", str(path)]) == 130
    assert signal.getsignal(number) is usual_handler
    shown = capsys.readouterr().out
    found = re.search(r"`(--seed \d+ --games \d+)` goes on", shown)
    assert found, shown
    rows = read(path)
    assert [row["seed"] for row in rows] == [str(seed) for seed in range(20)]
    assert run(["simulate", "kalah", *found[1].split(), "--out", str(path)]) == 0
    rows += read(path)
    assert run(["simulate", "kalah", "--games", "50", "--out", str(path)]) == 0
    assert rows == read(path)


def test_a_disk_that_fills_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "plays.csv"

    def full(file: IO[bytes], data: bytes) -> None:
        if file.tell() + len(data) > 900:
            file.write(data[: 900 - file.tell()])
            raise OSError(errno.ENOSPC, "No space left on device")
        file.write(data)

    monkeypatch.setattr("rulekit.driver.results._all", full)
    assert run(["simulate", "kalah", "--games", "90", "--out", str(path)]) == 2
    said = capsys.readouterr()
    count = len(read(path))
    assert 10 < count < 90
    assert said.err == f"error: {path}: No space left on device\n{count} games are in {path}\n"
    assert f"`--seed {count} --games {90 - count}` goes on" in said.out


@pytest.mark.parametrize(
    ("out", "says"),
    [
        ("plays.txt", "unknown format `.txt`"),
        ("folder.csv", "no file that can be replaced"),
        ("file/plays.csv", "file: File exists"),
    ],
)
def test_where_nothing_can_be_written(out: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "file").touch()
    path = tmp_path / out
    assert run(["simulate", "kalah", "--games", "9", "--out", str(path)]) == 2
    assert says in capsys.readouterr().err
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file", "folder.csv"]


def test_without_pyarrow(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert run(["simulate", "kalah", "--games", "9", "--out", str(tmp_path / "plays.parquet")]) == 2
    said = capsys.readouterr().err
    assert "error[RK0614]: Parquet needs `pyarrow`" in said
    assert 'pip install "rulekit[parquet]"' in said


@pytest.mark.parametrize("bots", [[], ["--bots", "greedy"]])
def test_without_wasmtime(bots: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The same figures, and a word about the time that they take."""
    words = ["simulate", "kalah", "--games", "8" if bots else "40", *bots]
    assert run(words) == 0
    usual = capsys.readouterr()
    for name in [one for one in sys.modules if one.startswith("rulekit.machine.wasm")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    assert simulation.missing()
    assert run(words) == 0
    slow = capsys.readouterr()
    assert [line[:-10] for line in slow.out.splitlines()] == [line[:-10] for line in usual.out.splitlines()]
    assert (usual.err, slow.err.startswith("note: `wasmtime` cannot be loaded")) == ("", True)


@pytest.mark.parametrize("name", ["crazy_eights", "liars_dice", "pig"])
def test_a_seed_brings_the_whole_play_back(name: str) -> None:
    """Chance, hidden cards and choices: the play that is told is the one that was summed up."""
    table = load(name).table
    for seed in (3, 1 << 40):
        state, (_, end) = played_again(table, seed), table.seeded.playout(seed)
        count = len(table.program.program.slots)
        assert tuple(state.slots[:count]) == end.vector[:count]
        assert state.record().replay().scores == state.scores


def test_a_game_of_many_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "play.json"
    for more in ([], ["--bots", "random,greedy"]):
        assert run(["simulate", "tic_tac_toe", "--games", "1", "--seed", "8", "--record", str(path), *more]) == 0
        won = re.search(r"player (\d) 100", capsys.readouterr().out)
        assert run(["replay", str(path)]) == 0
        told = capsys.readouterr().out
        assert f"Player {won[1]} wins" in told if won else "wins" not in told


def test_bots_of_the_wrong_number_or_kind(capsys: pytest.CaptureFixture[str]) -> None:
    for bots, says in (("random,random,random", "3 bots for 2 players"), ("wise", "`wise` is no kind of bot")):
        assert run(["simulate", "kalah", "--games", "9", "--bots", bots]) == 2
        assert says in capsys.readouterr().err
