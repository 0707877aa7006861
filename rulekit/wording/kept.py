"""Compiled sentences kept from run to run, where only the user can write."""

from __future__ import annotations

import marshal
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from types import CodeType

from rulekit.resources import write_whole

__all__ = ["keep", "kept", "kept_folder"]


def kept_folder() -> Path:
    """The folder of the user's own cache; it need not exist."""
    # `expanduser` of the os leaves `~` standing where there is no home; then nothing is found or kept there.
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 -- Path.home() raises instead
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return base / "rulekit"


def kept(path: Path) -> CodeType | None:
    """The code kept at a path; None if there is none, or if anybody else could have written it."""
    with suppress(OSError, EOFError, ValueError, TypeError):
        # INVARIANT: code is only run if nobody but the user can have put it there.
        if _is_ours(path.parent) and _is_ours(path):
            code = marshal.loads(path.read_bytes())  # noqa: S302 -- ours, as the line above makes sure
            return code if isinstance(code, CodeType) else None
    return None


def keep(path: Path, code: CodeType) -> None:
    """Make the path hold code; a cache that can't be written costs time, nothing else."""
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if _is_ours(path.parent):
            write_whole(path, marshal.dumps(code))


def _is_ours(path: Path) -> bool:
    """Whether a file or folder belongs to this user and nobody else can write to it."""
    if sys.platform == "win32":
        return path.exists()
    found = path.lstat()
    return found.st_uid == os.getuid() and not stat.S_ISLNK(found.st_mode) and not found.st_mode & 0o022
