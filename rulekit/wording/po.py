"""PO files as whoever wrote them: read without running or repeating anything that they ask for."""

from __future__ import annotations

import codecs
import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

__all__ = ["Message", "previous_in", "read_file", "read_messages"]

LARGEST = 4_000_000
"""A larger file, in bytes, is not read."""

_PLURAL = re.compile(r"^[^\S\n]*(?:#~[^\S\n]*)?msgid_plural\b", re.MULTILINE)
_REMARK = re.compile(r"^[^\S\n]*#(?![,~]).*$", re.MULTILINE)


_STRING = r'"(?:[^"\\\n]|\\.)*"'
_KEYWORD = re.compile(r"^[^\S\n]*(?:#~[^\S\n]*)?(?P<word>msgid|msgctxt|msgstr)\b(?P<rest>[^\n]*)$", re.MULTILINE)
_QUOTED = re.compile(rf"\s*{_STRING}\s*")
_PREVIOUS = re.compile(rf"^#\| msgid ({_STRING})\n(?:#.*\n)*msgctxt ({_STRING})$", re.MULTILINE)


@frozen
class Message:
    """An entry of a PO file.

    Args:
        context: its ``msgctxt``.
        source: its ``msgid``.
        text: its ``msgstr``.
        fuzzy: whether somebody has yet to look at it.
        line: the line of its ``msgid``, from 1.
        obsolete: whether it stands in the file for later only.
    """

    context: str
    source: str
    text: str
    fuzzy: bool
    line: int
    obsolete: bool = False


def read_file(path: Path) -> str:
    """The text of a PO file.

    Raises:
        OSError, ValueError: when it can't be read, is no UTF-8, or is too large.
    """
    if path.stat().st_size > LARGEST:
        msg = f"it is larger than {LARGEST // 1_000_000} MB"
        raise ValueError(msg)
    return path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")


def previous_in(text: str) -> dict[str, str]:
    """What entries of a PO file were written for before, by their contexts; what reads such files passes over it."""
    from babel.messages.pofile import unescape  # noqa: PLC0415 -- as below

    return {unescape(context): unescape(previous) for previous, context in _PREVIOUS.findall(text)}


@lru_cache(maxsize=64)
def read_messages(text: str) -> tuple[Message, ...]:
    """The entries of a PO file that have a context, the obsolete ones last.

    Raises:
        ValueError: when it is no PO file.
    """
    from babel.messages.pofile import PoFileError, read_po  # noqa: PLC0415 -- takes 5 ms; only games with texts pay

    if _PLURAL.search(text):
        # One header would make thousands of millions of forms of it.
        msg = "it has an entry with `msgid_plural`; a figure brings its own forms here"
        raise ValueError(msg)
    for found_at in _KEYWORD.finditer(text):
        if not _QUOTED.fullmatch(found_at["rest"]):  # Babel takes the first and the last letter for quotes
            line = text.count("\n", 0, found_at.start()) + 1
            msg = f"in line {line}, what stands behind `{found_at['word']}` is not in quotes"
            raise ValueError(msg)
    try:
        # Remarks are no text; the places in them would be compared with one another.
        catalogue: Catalog = read_po(_REMARK.sub("", text).split("\n"), abort_invalid=True)
        encoding = codecs.lookup(catalogue.charset).name
    except (PoFileError, LookupError) as problem:  # LookupError: a character set that nobody knows
        raise ValueError(str(problem)) from problem
    if encoding not in {"utf-8", "ascii"}:
        msg = f"unknown encoding: {catalogue.charset}; it is read as UTF-8"
        raise ValueError(msg)
    found = [(one, False) for one in catalogue] + [(one, True) for one in catalogue.obsolete.values()]
    return tuple(
        Message(one.context, str(one.id), str(one.string), one.fuzzy, one.lineno or 1, obsolete)
        for one, obsolete in found
        if one.context and isinstance(one.string, str)
    )
