"""Where the fonts are that a language asks for."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path

from rulekit.formats.errors import UnknownFont

__all__ = ["font_folders", "installed"]

PACKAGES = ("justmytype_western_core", "justmytype_intl_cjk")
FLAT = {"Noto Serif TC": "pylopdf_fonts_zh_tw"}
"""Families that need not be there, and the package of each, which has no folders for them."""
SIGNS = ("Noto Sans", "Noto Sans Symbols 2", "STIX Two Math")
"""The families behind all others, for arrows, ticks and stars."""


def installed(families: tuple[str, ...]) -> tuple[str, ...]:
    """Those families without the ones that need not be there and are not: what stands behind them takes their place."""
    return tuple(one for one in families if one not in FLAT or find_spec(FLAT[one]) is not None)


def font_folders(families: tuple[str, ...]) -> list[Path]:
    """The folders that hold those families, so that no others need to be read.

    Reading every font of the packages takes 0.1 s; reading those of one language 1 to 5 ms.

    Raises:
        UnknownFont: a family is in none of the installed font packages.
    """
    return [_folder(family) for family in dict.fromkeys(families)]


@cache
def _folder(family: str) -> Path:
    spec = find_spec(FLAT[family]) if family in FLAT else None
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent
    name = family.replace(" ", "").lower()
    for shelf in _shelves():
        if (shelf / name).is_dir():
            return shelf / name
    known = ", ".join(PACKAGES)
    msg = f"no font family `{family}` in the installed font packages ({known})"
    raise UnknownFont(msg)


@cache
def _shelves() -> tuple[Path, ...]:
    """Each package keeps its families under ``fonts/<licence>/<family>/``."""
    found: list[Path] = []
    for package in PACKAGES:
        spec = find_spec(package)
        for place in (spec.submodule_search_locations if spec else None) or ():
            found += sorted(shelf for shelf in (Path(place) / "fonts").iterdir() if shelf.is_dir())
    return tuple(found)
