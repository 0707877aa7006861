"""TOML files: what they say, and where their tables and keys stand in the text, which their reader does not tell."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from attrs import frozen

__all__ = ["Place", "Places", "places", "read_toml"]

_KEY = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*')"""
_PATH = rf"{_KEY}(?:[ \t]*\.[ \t]*{_KEY})*"
_HEAD = re.compile(rf"^[ \t]*\[[ \t]*(?P<path>{_PATH})[ \t]*\][ \t]*(?:#.*)?$")
_PAIR = re.compile(rf"^[ \t]*(?P<path>{_PATH})[ \t]*=[ \t]*")
_PIECE = re.compile(r""""(?:[^"\\]|\\.)*"|'[^']*'|[{}\[\],#]|[^"'{}\[\],#]+""")
_INNER = re.compile(rf"[ \t]*(?P<path>{_PATH})[ \t]*=")

Key = tuple[str, ...]


@frozen
class Place:
    """A piece of the text.

    Args:
        start: the offset of its key, or of its head in brackets.
        end: behind the key or the head.
        value: the offset at which its value begins; that of the line's end for a table with a head.
        stop: behind its value; for a table with a head, behind the last line that says something in it.
    """

    start: int
    end: int
    value: int
    stop: int


Places = Mapping[Key, Place]


def places(text: str) -> Places:
    r"""Each table and key by its path, the keys of tables in a line as well.

    >>> sorted(places("[a]\nb = { c = '1' }\n"))
    [('a',), ('a', 'b'), ('a', 'b', 'c')]
    """
    found: dict[Key, Place] = {}
    table: Key = ()
    at = 0
    for line in text.splitlines(keepends=True):
        end = at + len(line.rstrip())
        head, pair = _HEAD.match(line), _PAIR.match(line)
        if head is not None:
            table = _path(head["path"])
            found[table] = Place(at + head.start("path"), at + head.end("path"), end, end)
        elif pair is not None:
            path = (*table, *_path(pair["path"]))
            stop = at + _behind(line, pair.end())
            found[path] = Place(at + pair.start("path"), at + pair.end("path"), at + pair.end(), stop)
            found |= dict(_inside(text, at + pair.end(), stop, path))
        if table in found and line.strip() and not line.lstrip().startswith("#"):
            here = found[table]
            found[table] = Place(here.start, here.end, here.value, end)
        at += len(line)
    return found


def read_toml(text: str) -> dict[str, Any]:
    """What a TOML text says.

    Raises:
        ValueError: it is no TOML, or none that anybody writes.
    """
    try:
        return tomllib.loads(text)
    except RecursionError:
        message = "its values are nested too deep"
        raise ValueError(message) from None


def _path(text: str) -> Key:
    """The parts of a key with dots, without quotes."""
    try:
        data = tomllib.loads(f"{text} = 0")
    except tomllib.TOMLDecodeError:  # a line of a text that only looks like a key
        return (text,)
    path: list[str] = []
    here: object = data
    while isinstance(here, dict):
        ((key, here),) = here.items()
        path.append(key)
    return tuple(path)


def _behind(line: str, start: int) -> int:
    """Where the value that begins at an offset of its line ends."""
    deep, last = 0, start
    for piece in _PIECE.finditer(line, start):
        if piece[0] == "#" and deep == 0:
            break
        deep += {"{": 1, "[": 1, "}": -1, "]": -1}.get(piece[0], 0)
        if piece[0].strip():
            last = piece.start() + len(piece[0].rstrip())
    return last


def _inside(text: str, start: int, stop: int, path: Key) -> Iterator[tuple[Key, Place]]:
    """The keys of a table in one line."""
    if text[start : start + 1] != "{":
        return
    deep, begins = 0, start + 1
    pieces = [*_PIECE.finditer(text, start, stop)]
    for piece in pieces:
        deep += {"{": 1, "[": 1, "}": -1, "]": -1}.get(piece[0], 0)
        if (piece[0] == "," and deep == 1) or deep == 0:
            key = _INNER.match(text, begins, piece.start())
            if key is not None:
                own = (*path, *_path(key["path"]))
                said = text[key.end() : piece.start()]
                value, stop = key.end() + len(said) - len(said.lstrip()), key.end() + len(said.rstrip())
                yield own, Place(key.start("path"), key.end("path"), value, stop)
            begins = piece.end()
