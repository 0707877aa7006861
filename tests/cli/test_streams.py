"""Streams that were closed, are full or know few letters; answers and ends that nobody expects; drafts of files."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulekit.cli import main
from rulekit.resources import write_whole

ROOT = Path(__file__).parents[2]
GAME = "roll_through_the_ages"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
SHELL = pytest.mark.skipif(sys.platform == "win32", reason="its shell closes no streams")
PLAY = f"play {GAME} --seed 1"


def shell(line: str, within: Path, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command line, with what a shell does to its streams."""
    return subprocess.run(
        ("sh", "-c", f"exec {sys.executable} -m rulekit {line}"),
        cwd=within,
        input=text,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**ENVIRONMENT, **more},
    )


@SHELL
@pytest.mark.parametrize(
    ("line", "status", "says"),
    [
        (f"{PLAY} <&-", 1, ""),
        (f"book {GAME} >&-", 2, "standard output"),
        ("--help >&-", 2, "standard output"),
        ("check nothing 2>&-", 1, ""),
        (f"{PLAY} <&- >&- 2>&-", 2, ""),
        (f"book {GAME} -o book.md <&- >&- 2>&-", 0, ""),
    ],
)
def test_a_closed_stream_is_no_bug(line: str, status: int, says: str, tmp_path: Path) -> None:
    done = shell(line, tmp_path)
    assert (done.returncode, "RK0901" in done.stderr, "Traceback" in done.stderr) == (status, False, False), done.stderr
    assert says in done.stderr


@SHELL
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a device that is always full")
def test_a_full_output_is_named(tmp_path: Path) -> None:
    done = shell(f"book {GAME} > /dev/full", tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("error: standard output: ")
    assert done.stderr.count("\n") == 1


@SHELL
def test_a_terminal_without_a_letter_is_told_its_number(tmp_path: Path) -> None:
    done = shell(f"{PLAY} --locale hu", tmp_path, PYTHONIOENCODING="ascii")
    assert done.returncode == 1, "the input ended"
    assert "Arat\\xe1s" in done.stdout
    assert done.stderr == ""


@SHELL
def test_an_answer_of_many_digits_is_asked_for_again(tmp_path: Path) -> None:
    done = shell(PLAY, tmp_path, text=f"{'9' * 5000}\n")
    assert (done.returncode, done.stderr) == (1, "")
    assert "1–8" in done.stdout


def test_more_names_than_players_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    names = [word for name in ("Anna", "Ben", "Cili") for word in ("--name", name)]
    assert main(["play", GAME, "--players", "2", *names]) == 2
    assert "3 names for 2 players" in capsys.readouterr().err


def test_a_wrong_format_of_documents_is_told_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", GAME, "--format", "json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("error[RK0606]: unknown format `json`")


@pytest.mark.parametrize("data", ["[]", '{"players": 7}', '{"players": ["a"]}', "[" * 100_000, '"\\u001b[31m"'])
def test_a_record_that_is_none_is_told(data: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "play.json").write_text(data, "utf-8")
    for more in ([], ["--game", GAME]):
        assert main(["replay", str(tmp_path / "play.json"), *more]) in (1, 2)
        said = capsys.readouterr().err
        assert "RK0901" not in said
        assert "\x1b" not in said


def _heeding() -> None:
    """Heed the interrupt, which a process that was started in the background inherits as ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@SHELL
@pytest.mark.parametrize("after", [0.15, 0.2, 0.3])
def test_breaking_off_says_nothing_more(after: float, tmp_path: Path) -> None:
    """As soon as a command of ours runs; before that it is Python that says something."""
    begins = "first = streams.prepare; streams.prepare = lambda: print(flush=True) or first()"
    code = f"import sys; from rulekit.cli import main, streams; {begins}; sys.exit(main())"
    with subprocess.Popen(
        (sys.executable, "-c", code, PLAY.split(maxsplit=1)[0], *PLAY.split()[1:]),
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        preexec_fn=_heeding,  # noqa: PLW1509  # one call, before anything runs
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()
        time.sleep(after - 0.15)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=30)
        assert running.returncode in (130, -signal.SIGINT)
    assert said.strip() == b""


@SHELL
def test_a_writer_that_is_killed_leaves_no_draft(tmp_path: Path) -> None:
    once = f"write_whole(Path('{tmp_path}/book'), b'x' * 20_000_000); print(flush=True)"
    code = f"from pathlib import Path\nfrom rulekit.resources import write_whole\nwhile True: {once}"
    for _ in range(3):
        with subprocess.Popen((sys.executable, "-c", code), env=ENVIRONMENT, stdout=subprocess.PIPE) as running:
            assert running.stdout is not None
            running.stdout.readline()
            time.sleep(0.03)
            running.kill()
    left = [one.name for one in tmp_path.iterdir()]
    assert left == ["book"] or sys.platform != "linux"


def test_a_file_that_cannot_be_written_is_named_and_no_draft_is_left(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder") as caught:
        write_whole(tmp_path / "folder", b"x")
    assert caught.value.filename == str(tmp_path / "folder")
    assert [one.name for one in tmp_path.iterdir()] == ["folder"]


@SHELL
def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"x")
    assert os.read(reader, 9) == b"x"
    assert pipe.is_fifo()
    os.close(reader)


def test_a_dash_is_standard_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(tmp_path)
    said = []
    for ending in ([], ["-o", "-"]):
        assert main(["book", "pig", "--kind", "card", *ending]) == 0
        said.append(capsysbinary.readouterr().out)
    assert said[0] == said[1] != b""
    assert [*tmp_path.iterdir()] == []
