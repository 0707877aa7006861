"""What tells one state of our own code from another: whatever is kept from run to run was found out by one of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache as once
from hashlib import sha256
from os import DirEntry, scandir
from pathlib import Path

from rulekit import resources

__all__ = ["our_code"]


def our_code() -> tuple[str, str]:
    """Digests of our modules and of the grammar."""
    return _code(str(Path(__file__).parents[1])), _code(str(resources.grammars()))


@once
def _code(folder: str) -> str:
    """What tells the files of a folder from others: their sizes and when they were changed, as Python knows its own."""
    whole = sha256()
    for one in _files(folder):
        told = one.stat()
        whole.update(f"{one.path} {told.st_size} {told.st_mtime_ns}\0".encode())
    return whole.hexdigest()


def _files(folder: str) -> Iterator[DirEntry[str]]:
    with scandir(folder) as found:
        entries = sorted(found, key=lambda one: one.name)
    for one in entries:
        if one.is_dir():
            if one.name != "__pycache__":
                yield from _files(one.path)
        else:
            yield one
