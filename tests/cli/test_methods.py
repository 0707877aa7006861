"""What attrs writes for classes is compiled once for each command; without it, or with it damaged, all is the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from rulekit.cli import main
from rulekit.driver.methods import Methods

BOOK = ("book", "pig", "--format", "md")
HASH = "def __hash__(self):\n    return hash((\n        {salt},\n        self.first_of_all,\n    ))\n"


def _book(home: Path) -> str:
    kept = {name: str(home) for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "HOME")}
    words = (sys.executable, "-m", "rulekit", *BOOK)
    return subprocess.run(words, capture_output=True, encoding="utf-8", check=True, env=os.environ | kept).stdout


def test_what_is_printed_is_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BOOK]) == 0
    right = capsys.readouterr().out
    assert _book(tmp_path) == right
    (kept,) = (one for one in tmp_path.rglob("methods/*.bin"))
    for _ in range(2):
        when = kept.stat().st_mtime_ns
        assert _book(tmp_path) == right
        assert kept.stat().st_mtime_ns == when  # nothing was compiled that was not known
        kept.write_bytes(kept.read_bytes()[:-1])
        assert _book(tmp_path) == right  # and it is kept again


@pytest.fixture
def cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("rulekit.cache.folder", lambda: tmp_path)
    return tmp_path


def _begun(command: str) -> tuple[Methods, ModuleType]:
    methods, writer = Methods(command), ModuleType("writer")
    methods.begin(writer)
    return methods, writer


def _made(writer: ModuleType, text: str, name: str = "<methods>") -> object:
    found: dict[str, object] = {}
    exec(writer.compile(text, name, "exec"), found)  # noqa: S102  # as attrs does it
    return found["__hash__"].__code__  # type: ignore[attr-defined]  # a function has one


@pytest.mark.usefixtures("cached")
def test_a_text_is_known_by_all_but_the_number_that_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    methods, writer = _begun("check")
    first = _made(writer, HASH.format(salt=-12))
    methods.keep()
    again, other = _begun("check")
    monkeypatch.setattr("rulekit.driver.methods.compile", None, raising=False)  # from now on nothing is compiled
    assert _made(other, HASH.format(salt=345)) == first
    for text, name in ((HASH.replace("first_of_all", "others"), "<methods>"), (HASH, "<others>")):
        with pytest.raises(TypeError):
            _made(other, text.format(salt=345), name)
    with pytest.raises(TypeError):
        _made(_begun("build")[1], HASH.format(salt=-12))
    again.keep()


def test_what_nobody_made_any_more_goes(cached: Path) -> None:
    for text in (HASH, HASH.replace("first_of_all", "others"), HASH.replace("first_of_all", "last_of_all")):
        methods, writer = _begun("check")
        _made(writer, text.format(salt=1))
        methods.keep()
        (kept,) = cached.rglob("*.bin")
    assert b"last_of_all" in kept.read_bytes()
    assert b"first_of_all" not in kept.read_bytes()
