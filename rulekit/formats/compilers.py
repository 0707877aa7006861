"""The compilers of pages: a new one for all that is given to a run, over what Typst remembers of the runs before."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from rulekit.formats.fonts import font_folders

if TYPE_CHECKING:
    import typst

__all__ = ["TEMPLATES", "compiler", "make_room", "remember"]

TEMPLATES = Path(__file__).with_name("templates")
MUCH = 250_000
"""Characters of data of which Typst remembers some 500 MB."""
_KEPT_FOR = 11
"""Typst lets go of what so many compilations did not need."""


def compiler(families: tuple[str, ...], given: Mapping[str, str], template: str = "document.typ") -> typst.Compiler:
    """A compiler of a template, to be run or asked once.

    What is given are files in memory, not inputs of the system: those are a part of Typst's library, and with another
    library it knows nothing again of what it has laid out. So one that is given more of the same takes what is as
    before from the runs before.

    Args:
        families: names of font families, in any order that is always the same; no others are seen.
        given: JSON by the name of its file.
        template: a file of ``TEMPLATES``.
    """
    import typst  # noqa: PLC0415  # 30 ms that only pages need that were never set

    files: dict[str, bytes | str] = {f"{name}.json": text.encode() for name, text in given.items()}
    return typst.Compiler(
        {"main.typ": str(TEMPLATES / template), **files},  # type: ignore[type-var]  # its stub knows no files in memory
        root=str(TEMPLATES),
        font_paths=_fonts(families),
        ignore_system_fonts=True,
    )


class _Memory:
    """How much Typst may remember, of all threads together, as the characters of the data that it was given."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.most = MUCH
        self.kept: dict[str, int] = {}

    def is_full_with(self, document: str, more: int) -> bool:
        """Note a document; whether what was before is to be forgotten for it."""
        with self.lock:
            if self.most > MUCH:  # where documents are set again, each takes the place of what it was
                self.kept.pop(document, 0)
            else:
                document = f"{document} {len(self.kept)}"
            full = 0 < sum(self.kept.values()) > self.most - more
            if full:
                self.kept.clear()
            self.kept[document] = more
            return full


_MEMORY = _Memory()


def remember(most: int) -> None:
    """Let Typst remember what it made of so many characters of data, where the same documents are set again."""
    _MEMORY.most = most


def make_room(document: str, more: int) -> None:
    """Let Typst drop all that it remembers of the documents so far, if with so many characters of data it is too much.

    A rulebook leaves 100 to 300 MB behind, of which the next one can use nothing. Typst drops what the last ten
    compilations did not need, and has no call that says so: it gets an empty document again and again, all of them
    together in 0.2 s.

    Args:
        document: what tells it from others; set again, it takes the place of what it was.
        more: the characters of its data.
    """
    if _MEMORY.is_full_with(document, more):
        for _ in range(_KEPT_FOR):
            compiler((), {}, "empty.typ").compile(format="svg")


@cache
def _fonts(families: tuple[str, ...]) -> typst.Fonts:
    import typst  # noqa: PLC0415  # as above

    folders = [str(folder) for folder in font_folders(families)]
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=folders)
