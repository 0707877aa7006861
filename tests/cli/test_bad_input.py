"""Whatever is handed to a command: a message, a status, no traceback, and no file half written."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import frozen

from rulekit.cli import main

ROOT = Path(__file__).parents[2]
GAME = "roll_through_the_ages"
QUICK = "tic_tac_toe"
"""One whose book takes no time, where the game does not matter."""
RULES = (ROOT / "games" / GAME / f"{GAME}.rules").read_text("utf-8")

SMALL = """game small
  title    "Small"
  players  2 to 4
  wins     most points

each player has
  point (points)  0 or more

step play
  each player: gain 3 points
"""

NESTED = SMALL + "".join(f"{'  ' * depth}if number of players is 2\n" for depth in range(1, 700))

BAD_TEXTS: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "RK0102"),
    "blank": (b"\n\n   \n# nothing\n", "RK0102"),
    "truncated": (RULES[: RULES.index("repeat until") + 9].encode(), "RK01"),
    "truncated within a character": (SMALL.replace("Small", "Sm").encode() + "骰".encode()[:2], "RK0101"),
    "latin-1": (SMALL.replace("Small", "Café").encode("latin-1"), "RK0101"),
    "utf-16": (SMALL.encode("utf-16"), "RK0101"),
    "tabs": (SMALL.replace("  ", "\t").encode(), "RK0106"),
    "full width": (SMALL.replace("player:", "player：").replace("2 to", "２ to").encode(), "RK0107"),
    "curly quotes": (SMALL.replace('"Small"', "“Small”").encode(), "RK0108"),
    "null bytes": (SMALL.encode() + b"\x00" * 1000, "RK0105"),
    "an archive": (b"PK\x03\x04\x14\x00\x08\x08" + bytes(range(256)) * 40, "RK0101"),
    "one long line": (b"game x" + b" x" * 100_000, "RK01"),
    "10 MB": (SMALL.encode() + b"# " + b"x" * 10_000_000, "RK0103"),
    "10 MB of rules": (SMALL.encode() + b"  gain 3 points\n" * 650_000, "RK0103"),
    "nested 700 deep": (NESTED.encode(), "RK0116"),
    "nested 10,000 deep": (SMALL.replace("each player:", "each player: " * 10_000).encode(), "RK0116"),
    "parentheses 10,000 deep": (
        SMALL.replace("3 points", f"as many points as {'(' * 10_000}1{')' * 10_000}").encode(),
        "RK0116",
    ),
    "a variant of nothing": (b'variant x of nothing_at_all\n  title "X"\n  remove y\n', "RK0601"),
    "examples of nothing": (b"examples of nothing_at_all\n\nexample one\n  then the game ends\n", "RK0601"),
}


READ_BY_ALL = ("empty", "latin-1", "10 MB", "nested 700 deep")
"""These are handed to every command; one that reads one text reads all of them in the same way."""


@frozen
class Ran:
    """What a command said and did."""

    status: int
    out: str
    err: str


def rulekit(*arguments: str, within: Path, text: str = "", timeout: int = 60) -> Ran:
    """Run the command line as people do."""
    done = subprocess.run(
        (sys.executable, "-m", "rulekit", *arguments),
        cwd=within,
        input=text.encode(),
        capture_output=True,
        timeout=timeout,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def called(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    """The same within this process, which is quicker; what escapes from a command escapes from here."""
    capsys.readouterr()
    status = main(list(arguments))
    said = capsys.readouterr()
    return Ran(status, said.out, said.err)


def refused(ran: Ran, *statuses: int, says: str = "") -> None:
    """Check that a command said no, and how."""
    assert ran.status in (statuses or (1, 2)), ran
    assert "Traceback" not in ran.err + ran.out
    assert "RK0901" not in ran.err
    assert ran.err.strip(), "what is wrong is said on standard error"
    assert says in ran.err


def left_in(folder: Path) -> list[str]:
    """The files in a folder and below."""
    return sorted(str(one.relative_to(folder)) for one in folder.rglob("*") if one.is_file())


@pytest.mark.parametrize("name", BAD_TEXTS)
def test_a_bad_file_is_told_by_every_command_that_reads_one(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    data, code = BAD_TEXTS[name]
    path = tmp_path / "bad.rules"
    path.write_bytes(data)
    refused(called(capsys, "check", "bad.rules"), says=code)
    if name in READ_BY_ALL:
        refused(called(capsys, "test", "bad.rules"), says=code)
        refused(called(capsys, "book", "bad.rules", "-o", "book.md"), says=code)
        refused(called(capsys, "play", "bad.rules"), says=code)
        refused(called(capsys, "build", "bad.rules", "--out", "build"), says=code)
    if not name.endswith("of nothing"):
        refused(called(capsys, "fmt", "bad.rules"), says=code)
    assert left_in(tmp_path) == ["bad.rules"]
    assert path.read_bytes() == data


def test_a_bad_file_is_told_by_a_process_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "bad.rules").write_bytes(NESTED.encode())
    refused(rulekit("check", "bad.rules", within=tmp_path), 1, says="RK0116")


def test_a_bad_variant_is_told_in_its_own_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "bad.rules"
    for data, says in (
        (f'variant bad of {GAME}\n  title "Bad"\n  remove nonsense\n'.encode(), "bad.rules:3"),
        (b"\xff\xfe\x00", "RK0101"),
        (b"", "RK0102"),
        (SMALL.encode(), "bad.rules"),
    ):
        path.write_bytes(data)
        for command in ("check", "book", "play", "test", "simulate", "diff"):
            refused(called(capsys, command, GAME, "--variant", "bad.rules"), says=says)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("check", "nothing"), "RK0601"),
        (("check", "roll_trough_the_ages"), "did you mean `roll_through_the_ages`?"),
        (("check", ".."), "RK0601"),
        (("test", "nothing"), "RK0601"),
        (("play", "nothing"), "RK0601"),
        (("book", "nothing"), "RK0601"),
        (("build", "nothing"), "RK0601"),
        (("simulate", "nothing"), "RK0601"),
        (("fmt", "nothing.rules"), "nothing.rules"),
        (("check", GAME, "--variant", "tradign"), "did you mean `trading`?"),
        (("book", GAME, "--variant", "nothing"), "RK0602"),
        (("play", GAME, "--variant", "nothing"), "RK0602"),
        (("diff", GAME, "--variant", "nothing"), "RK0602"),
        (("book", GAME, "--locale", "xx"), "RK0603"),
        (("book", GAME, "--locale", "../en"), "RK0603"),
        (("play", GAME, "--locale", "xx"), "RK0603"),
        (("diff", GAME, "--variant", "trading", "--locale", "xx"), "RK0603"),
        (("build", GAME, "--locale", "xx"), "RK0603"),
        (("locale", "status", "xx"), "RK0603"),
        (("book", GAME, "--kind", "manual"), "RK0605"),
        (("build", GAME, "--kind", "manual"), "RK0605"),
        (("book", GAME, "--kind", "cards"), "RK0607"),
        (("book", GAME, "--format", "docx"), "RK0606"),
        (("book", GAME, "-o", "book.docx"), "RK0606"),
        (("book", GAME, "-o", "book"), "RK0606"),
        (("build", GAME, "--format", "docx"), "RK0606"),
        (("book", GAME, "--players", "9"), "RK0604"),
        (("play", GAME, "--players", "0"), "RK0604"),
        (("play", GAME, "--players", "-1"), "RK0604"),
        (("simulate", GAME, "--players", "99999999999999999999"), "RK0604"),
        (("play", GAME, "--players", "two"), "two"),
        (("play", GAME, "--variant", "trading", "--players", "1"), "RK0604"),
        (("play", GAME, "--bots", "7"), "7"),
        (("simulate", GAME, "--games", "0"), "0"),
        (("simulate", GAME, "--games", "-3"), "-3"),
        (("explain", "RK9999"), "RK9999"),
        (("explain", "../index"), "../index"),
        (("new", "game", "not a name"), "not a name"),
        (("new", "game", "../elsewhere"), "../elsewhere"),
        (("new", "variant", "mine"), "--of"),
        (("new", "variant", "mine", "--of", "not a name"), "not a name"),
        (("nonsense",), "nonsense"),
        ((), "usage"),
        (("check", "--nonsense"), "--nonsense"),
    ],
    ids=lambda one: " ".join(one) if isinstance(one, tuple) else "",
)
def test_an_unknown_name_is_told(
    arguments: tuple[str, ...],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    monkeypatch.chdir(inside)
    refused(called(capsys, *arguments), says=says)
    assert left_in(tmp_path) == []


def test_a_locale_without_a_word_is_told_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.rules").write_text(SMALL, "utf-8")
    for locale in ("en", "fr", "hu", "zh_Hant"):
        for form in ("md", "html", "pdf"):
            refused(called(capsys, "book", "small.rules", "--locale", locale, "-o", f"b.{form}"), 1, says="RK05")
    refused(called(capsys, "build", "small.rules", "--out", "out"), 1, says="RK05")
    assert left_in(tmp_path) == ["small.rules"]


def test_a_broken_locale_file_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.rules").write_text(SMALL, "utf-8")
    for text in ("[things", "\ufeff\x00", "[things.point]\nsingular = 3\n", "things = 3\n", "[things]\npoint = 3\n"):
        (tmp_path / "small.en.toml").write_text(text, "utf-8")
        refused(called(capsys, "book", "small.rules", "-o", "b.md"), 1, says="RK05")
    (tmp_path / "small.en.toml").write_bytes(b"\xff\xfe")
    refused(called(capsys, "book", "small.rules", "-o", "b.md"), 1, says="RK05")
    assert left_in(tmp_path) == ["small.en.toml", "small.rules"]


def test_what_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("in the way", "utf-8")
    (tmp_path / "folder.md").mkdir()
    book = ("book", QUICK, "-o")
    refused(called(capsys, *book, "file/book.md"), says="file")
    refused(called(capsys, *book, "file/deep/book.md"), says="file")
    refused(called(capsys, *book, "folder.md"), says="folder.md")
    refused(called(capsys, *book, "x" * 300 + ".md"), says="xxx")
    refused(called(capsys, "build", QUICK, "--out", "file", "--format", "md", "--locale", "en"), says="file")
    refused(called(capsys, "new", "game", "mine", "--out", "file"), says="file")
    assert left_in(tmp_path) == ["file"]
    assert (tmp_path / "file").read_text("utf-8") == "in the way"


def test_what_exists_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert called(capsys, "new", "game", "mine").status == 0
    before = (tmp_path / "mine" / "mine.rules").read_bytes()
    refused(called(capsys, "new", "game", "mine"), says="exists")
    assert (tmp_path / "mine" / "mine.rules").read_bytes() == before
    assert called(capsys, "check", "mine").status == 0


def test_an_old_book_stays_when_the_new_one_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.rules").write_text(SMALL, "utf-8")
    (tmp_path / "b.md").write_text("the old one", "utf-8")
    refused(called(capsys, "book", "small.rules", "-o", "b.md"))
    assert (tmp_path / "b.md").read_text("utf-8") == "the old one"


def test_input_that_ends_or_is_nonsense_ends_a_game(tmp_path: Path) -> None:
    ran = rulekit("play", GAME, "--seed", "1", within=tmp_path, text="nonsense\n99999\n-1\n\x00\n骰\n")
    assert ran.status == 1
    assert "Traceback" not in ran.err + ran.out


def test_a_reader_that_goes_away_is_no_mistake(tmp_path: Path) -> None:
    with subprocess.Popen(
        (sys.executable, "-m", "rulekit", "book", GAME),
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        said = running.stderr.read()
    assert b"Traceback" not in said
    assert b"Exception ignored" not in said


def test_a_game_of_ones_own_in_a_strange_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "Ünïcödé 骰子 (1)"
    folder.mkdir()
    monkeypatch.chdir(folder)
    shutil.copy(ROOT / "games" / GAME / f"{GAME}.rules", folder / "my game.rules")
    ran = called(capsys, "check", "my game.rules")
    assert (ran.status, ran.out, ran.err) == (0, "", "")


def test_messages_hold_no_terminal_controls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.rules").write_text(SMALL + "  gain 3 \x1b[31mred\u202e\n", "utf-8")
    ran = called(capsys, "check", "bad.rules")
    refused(ran)
    assert not re.search("[\x00-\x08\x0b-\x1f\u202e]", ran.err)
