"""The folder of what is kept stays small: what was not used for longest goes first, and nobody minds."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rulekit import cache

DAY = 86400.0


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def kept(folder: Path, name: str, days: float, size: int = 100) -> Path:
    """Something that was used some days ago."""
    cache.write(folder / name, bytes(size))
    then = time.time() - days * DAY
    os.utime(folder / name, (then, then))
    return folder / name


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "MOST", 1000)
    return tmp_path / "kept"


def test_what_was_not_used_for_longest_goes_first(folder: Path) -> None:
    for at in range(12):
        kept(folder, f"{at}.bin", days=40 - at)
    assert names(folder) == {f"{at}.bin" for at in range(5, 12)}


def test_what_is_read_counts_as_used(folder: Path) -> None:
    first = kept(folder, "first.bin", days=30)
    kept(folder, "second.bin", days=20)
    assert cache.read(first) == bytes(100)
    cache.write(folder / "large.bin", bytes(750))
    assert names(folder) == {"first.bin", "large.bin"}


def test_what_is_old_goes_even_if_there_is_room(folder: Path) -> None:
    kept(folder, "old.bin", days=91)
    kept(folder, "young.bin", days=89)
    (folder / ".killed.bin.part").write_bytes(b"")
    os.utime(folder / ".killed.bin.part", (0, 0))
    (folder / ".busy.bin.part").write_bytes(b"")
    (folder / "folder").mkdir()
    cache.write(folder / "new.bin", b"")
    assert names(folder) == {"young.bin", "new.bin", ".busy.bin.part", "folder"}


def test_too_large_for_the_folder_is_not_kept(folder: Path) -> None:
    cache.write(folder / "small.bin", bytes(10))
    cache.write(folder / "huge.bin", bytes(5000))
    assert names(folder) == {"small.bin"}


def test_many_write_and_clean_up_at_once(folder: Path) -> None:
    """Whoever reads gets the whole of it, or nothing."""

    def work(number: int) -> None:
        path = folder / f"{number % 9}.bin"
        cache.write(path, bytes([number % 9]) * 300)
        found = cache.read(path)
        assert found is None or found == bytes([number % 9]) * 300

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(work, range(120)))
    assert sum(path.stat().st_size for path in folder.iterdir()) <= cache.MOST
