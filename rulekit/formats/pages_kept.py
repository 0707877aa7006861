"""PDFs that were set before, kept from run to run by all that they are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache as once
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from rulekit import cache
from rulekit.formats.fonts import font_folders

__all__ = ["kept", "makers", "named"]


def kept(templates: Path, families: tuple[str, ...], settings: str, data: str, make: Callable[[], bytes]) -> bytes:
    """A PDF that was made of the same before, or a new one, which is then kept.

    Args:
        templates: the folder of what sets the pages.
        families: the fonts.
        settings: how the file is made.
        data: all that stands on the pages, their pictures, and how they look.
        make: sets the pages; what it raises is not kept.
    """
    path = cache.folder() / "pdf" / f"{named(makers(templates, families), settings, data)}.bin"
    found = cache.read(path)
    if found is None:
        found = make()
        cache.write(path, found)
    return found


def named(*said: str) -> str:
    """The name of what is kept of some texts."""
    return sha256("".join(f"{len(one)} {one}" for one in said).encode()).hexdigest()[:32]


def makers(templates: Path, families: tuple[str, ...]) -> str:
    """A digest of all that sets pages: templates, what runs them, fonts.

    Raises:
        UnknownFont: a family is not installed.
    """
    return f"{_tools(templates)} {_fonts(families)}"


@once
def _tools(templates: Path) -> str:
    """A digest of the templates and of what calls them, and the version of what runs them."""
    callers = [Path(__file__).with_name(name) for name in ("compilers.py", "pdf.py")]
    return f"{version('typst')} {_digest([*sorted(templates.glob('*.typ')), *callers])}"


@once
def _fonts(families: tuple[str, ...]) -> str:
    """A digest of the files of some fonts.

    Raises:
        UnknownFont: a family is not installed.
    """
    return _digest([path for folder in font_folders(families) for path in sorted(folder.rglob("*")) if path.is_file()])


def _digest(paths: list[Path]) -> str:
    whole = sha256()
    for path in paths:
        whole.update(f"{path.name} {path.stat().st_size} ".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()
