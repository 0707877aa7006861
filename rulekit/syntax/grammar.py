"""The table of the grammar files, kept in the user's cache."""

from __future__ import annotations

import json
import os
import stat
import sys
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path

from rulekit.resources import grammars, write_whole
from rulekit.syntax.table import Table

__all__ = ["grammar_text", "load"]

_FORMAT = 1
"""To be raised when ``Table`` changes, so that no old cache is read."""


def grammar_text() -> str:
    """All grammar files as one text: the numbered ones in name order, then the open sets, a file each."""
    folder = grammars()
    files = [*sorted(folder.glob("*.lark")), *sorted(folder.glob("*/*.lark"))]
    return "\n".join(one.read_text("utf-8") for one in files)


@cache
def load() -> Table:
    """The table of the grammar: from the user's own cache if it is there, else built and kept there.

    Importing Lark and building takes some 300 ms, reading the cache some 3. The cache is data without code, under a
    name made of the grammar's text, in a folder that only the user can write to.
    """
    text = grammar_text()
    path = _cache_folder() / f"grammar-{_fingerprint(text)}.json"
    with suppress(OSError, ValueError, KeyError, TypeError):
        if _is_ours(path):
            return Table.from_data(json.loads(path.read_bytes()))
    from rulekit.syntax.build import build  # noqa: PLC0415 - importing Lark takes longer than reading the cache

    table = build(text)
    # A folder that cannot be written to only costs time.
    with suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if _is_ours(path.parent):
            write_whole(path, json.dumps(table.to_data(), separators=(",", ":")).encode("utf-8"))
    return table


def _fingerprint(text: str) -> str:
    # Not the version of Lark: asking for it costs more than reading the table, and the table follows from the grammar.
    return sha256(f"{_FORMAT}\0{text}".encode()).hexdigest()[:24]


def _cache_folder() -> Path:
    # `expanduser` of the os leaves `~` standing where there is no home; then nothing is found or kept there.
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - Path.home() raises instead
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return base / "rulekit"


def _is_ours(path: Path) -> bool:
    """Whether a file or folder belongs to this user and nobody else can write to it."""
    if sys.platform == "win32":
        return path.exists()
    found = path.lstat()
    return found.st_uid == os.getuid() and not stat.S_ISLNK(found.st_mode) and not found.st_mode & 0o022
