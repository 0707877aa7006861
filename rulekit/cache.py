"""What is kept from run to run, in a folder that only the user can write to, each with a checksum."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from rulekit.resources import write_whole

__all__ = ["folder", "read", "write"]

DIGEST = 32
"""The bytes of the checksum, which stand first."""


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
                return data[DIGEST:]
    return None


def write(path: Path, data: bytes) -> None:
    """Make the path hold data; a cache that can't be written costs time, nothing else."""
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if _is_ours(path.parent):
            write_whole(path, sha256(data).digest() + data)


def _is_ours(path: Path) -> bool:
    """Whether a file or folder belongs to this user and nobody else can write to it."""
    if sys.platform == "win32":
        return path.exists()
    found = path.lstat()
    return found.st_uid == os.getuid() and not stat.S_ISLNK(found.st_mode) and not found.st_mode & 0o022
