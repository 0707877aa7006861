"""The compilers of pages: one for each thread, template and set of fonts, that keep nothing between documents."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from threading import local
from typing import TYPE_CHECKING

from rulekit.formats.fonts import font_folders

if TYPE_CHECKING:
    import typst

__all__ = ["TEMPLATES", "compiler", "forget"]

TEMPLATES = Path(__file__).with_name("templates")
_KEPT_FOR = 11
"""Typst lets go of what so many compilations did not need."""


class _Compilers(local):
    """The compilers of one thread, by template and font families; a compiler serves one document at a time."""

    def __init__(self) -> None:
        self.by_families: dict[tuple[str, tuple[str, ...]], typst.Compiler] = {}


_COMPILERS = _Compilers()


def compiler(families: tuple[str, ...], template: str = "document.typ") -> typst.Compiler:
    """The compiler of a template that sees these fonts and no others.

    Args:
        families: names of font families, in any order that is always the same.
        template: a file of ``TEMPLATES``.
    """
    import typst  # noqa: PLC0415  # 30 ms that only pages need that were never set

    if (template, families) not in _COMPILERS.by_families:
        _COMPILERS.by_families[template, families] = typst.Compiler(
            str(TEMPLATES / template),
            root=str(TEMPLATES),
            font_paths=_fonts(families),
            ignore_system_fonts=True,
        )
    return _COMPILERS.by_families[template, families]


def forget() -> None:
    """Let Typst drop all that it remembers of the documents so far.

    A rulebook leaves 100 to 300 MB behind, of which the next one can use nothing. Typst drops what the last ten
    compilations did not need, and has no call that says so: it gets an empty document again and again, 0.1 ms each.
    """
    empty = compiler((), "empty.typ")
    for _ in range(_KEPT_FOR):
        empty.compile(format="svg")


@cache
def _fonts(families: tuple[str, ...]) -> typst.Fonts:
    import typst  # noqa: PLC0415  # as above

    folders = [str(folder) for folder in font_folders(families)]
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=folders)
