"""Modules kept from run to run; whatever stands in the cache, plays are right."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit import cache
from rulekit.machine.plays import played
from rulekit.machine.python import compile_program
from rulekit.machine.wasm import kept
from tests.machine.programs import pig
from tests.machine.wasm.agreement import rows

PROGRAM = pig(30)
EXPECTED = rows(played(compile_program(PROGRAM), range(20), (0,)))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of our own."""
    monkeypatch.setattr("rulekit.cache.folder", lambda: tmp_path / "cache")
    return tmp_path / "cache" / "plays"


def plays() -> dict[int, list[int]]:
    return rows(kept.load(PROGRAM, (0,)).instance().plays(range(20)))


def test_a_kept_module_is_not_compiled_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert plays() == EXPECTED
    assert len(list(folder.iterdir())) == 1
    monkeypatch.setattr(kept, "compile_plays", None)
    assert plays() == EXPECTED


def test_other_programs_and_slots_are_other_modules(folder: Path) -> None:
    for program, slots in ((PROGRAM, (0,)), (PROGRAM, (0, 1)), (PROGRAM, ()), (pig(31), (0,)), (PROGRAM, (0,))):
        kept.load(program, slots)
    assert len(list(folder.iterdir())) == 4


def test_a_damaged_module_is_compiled_again(folder: Path) -> None:
    assert plays() == EXPECTED
    (path,) = folder.iterdir()
    whole = path.read_bytes()
    for at in (0, 40, 500, len(whole) // 2, len(whole) - 1):
        for damaged in (whole[:at], whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]):
            path.write_bytes(damaged)
            assert plays() == EXPECTED
            assert path.read_bytes() == whole


def test_what_holds_something_else_is_compiled_again(folder: Path) -> None:
    assert plays() == EXPECTED
    (path,) = folder.iterdir()
    whole = path.read_bytes()
    for other in (b"", b"something else", bytes(900), (2).to_bytes(8, "little") + b"{}" + bytes(16)):
        cache.write(path, other)
        assert plays() == EXPECTED
        assert path.read_bytes() == whole
