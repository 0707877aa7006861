"""What is kept from run to run, in a folder that only the user can write to, each with a checksum.

What was not used for longest goes first when there is too much of it. Several processes may read, write and clean up at
once: files are replaced and removed whole, and what is gone is made again.
"""

from __future__ import annotations

import os
import stat
import sys
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from rulekit.resources import write_whole

__all__ = ["clean", "folder", "read", "write"]

DIGEST = 32
"""The bytes of the checksum, which stand first."""
MOST = 128 << 20
"""So many bytes of a folder are kept."""
LONGEST_S = 90 * 86400.0
"""What was not used for so long goes."""
LATELY_S = 3600.0
"""How exactly it is known when something was used: nothing is written down for each reading."""
DRAFT = ".part"
"""What a process that was killed may have left; see ``write_whole``."""


def folder() -> Path:
    """The folder of the user's own cache; it need not exist."""
    # `expanduser` of the os leaves `~` standing where there is no home; then nothing is found or kept there.
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - Path.home() raises instead
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return base / "rulekit"


def read(path: Path) -> bytes | None:
    """What is kept at a path; None if there is nothing, if it is damaged, or if anybody else could have written it."""
    with suppress(OSError):
        if _is_ours(path.parent) and _is_ours(path):
            data = path.read_bytes()
            if sha256(data[DIGEST:]).digest() == data[:DIGEST]:
                _used(path)
                return data[DIGEST:]
    return None


def write(path: Path, data: bytes) -> None:
    """Make the path hold data; a cache that can't be written costs time, nothing else."""
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if _is_ours(path.parent):
            write_whole(path, sha256(data).digest() + data)
            clean(path.parent)


def clean(where: Path) -> None:
    """Remove from a folder what was not used for long, and so much that the rest is not too much.

    Args:
        where: of the cache; folders in it are left alone.
    """
    found, now = list[tuple[float, int, Path]](), time.time()
    for path in where.iterdir():
        with suppress(OSError):  # another process may have removed it
            told = path.lstat()
            if stat.S_ISREG(told.st_mode):
                found.append((told.st_mtime, told.st_size, path))
    total = 0
    for used, size, path in sorted(found, reverse=True):
        abandoned = path.suffix == DRAFT and used < now - LATELY_S
        if total + size <= MOST and used >= now - LONGEST_S and not abandoned:
            total += size
            continue
        with suppress(OSError):  # as above; or it is being read, where that keeps a file
            path.unlink()


def _used(path: Path) -> None:
    """Note that it was used."""
    with suppress(OSError):
        if path.stat().st_mtime < time.time() - LATELY_S:
            os.utime(path)


def _is_ours(path: Path) -> bool:
    """Whether a file or folder belongs to this user and nobody else can write to it."""
    if sys.platform == "win32":
        return path.exists()
    found = path.lstat()
    return found.st_uid == os.getuid() and not stat.S_ISLNK(found.st_mode) and not found.st_mode & 0o022
