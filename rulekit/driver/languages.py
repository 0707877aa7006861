"""Where languages are found: in a folder that was named, in the package, beside a game, in the working directory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from rulekit import resources
from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.diagnostics.suggest import nearest
from rulekit.driver.finding import FOLDER
from rulekit.wording import Locale, load_locale

__all__ = ["forget", "languages", "locale", "named"]


def named(tag: str, paths: Iterable[str]) -> str:
    """A language as it is to be called: by its folder, if that lies in one of some folders, otherwise as it was.

    Args:
        tag: the language's tag, or its folder.
        paths: folders that hold folders of languages, the first first.
    """
    folders = (Path(path) / tag for path in paths)
    return next((str(one) for one in folders if _is_language(one)), tag)


def locale(name: str, beside: Iterable[Path] = ()) -> Locale:
    """A language, loaded once.

    Args:
        name: its tag, or its folder.
        beside: folders with rules; the languages in a folder ``locales`` in or beside them are found, too.

    Raises:
        RuleError: RK0603, there is no such language. RK05xx, a file of it can't be read.
    """
    folders = tuple(beside)
    found = next((one for one in _candidates(name, folders) if _is_language(one)), None)
    if found is None:
        known = languages(folders)
        help_ = nearest(name, known) or f"there are: {', '.join(known)}; `rulekit new locale` begins another"
        raise RuleError((Diagnostic("RK0603", f"unknown locale `{name}`", (), help_),), {})
    folder = found.resolve()
    return _loaded(folder, _state(folder) if folder.parent != resources.locales() else ())


def languages(beside: Iterable[Path] = ()) -> tuple[str, ...]:
    """The tags of all languages that are found, those of the package first."""
    own = (
        one.name for shelf in _shelves(beside) if shelf.is_dir() for one in sorted(shelf.iterdir()) if _is_language(one)
    )
    return tuple(dict.fromkeys((*resources.locale_tags(), *own)))


def forget() -> None:
    """Load all languages anew: those that rulekit brings along are not looked at for changes."""
    _loaded.cache_clear()


@lru_cache(maxsize=16)
def _loaded(folder: Path, _state: tuple[tuple[str, int, int], ...]) -> Locale:
    """A language, kept for as long as its files stay as they are."""
    return load_locale(folder.name, (folder.parent,))


def _state(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """What tells whether a file of a folder was edited: the names, times and sizes of all of them."""
    files = ((str(one), one.stat()) for one in sorted(folder.rglob("*")) if one.is_file())
    return tuple((name, stat.st_mtime_ns, stat.st_size) for name, stat in files)


def _candidates(name: str, beside: tuple[Path, ...]) -> Iterator[Path]:
    """Where a language may lie, in order: what is named outright, then what is known best."""
    if Path(name).name != name:
        yield Path(name)
        return
    yield resources.locales() / name
    for shelf in _shelves(beside):
        yield shelf / name


def _shelves(beside: Iterable[Path]) -> Iterator[Path]:
    """The folders that may hold languages of somebody's own."""
    for folder in beside:
        yield folder / FOLDER
        yield folder.parent / FOLDER
    yield Path(FOLDER)


def _is_language(folder: Path) -> bool:
    return not folder.name.startswith((".", "_")) and (folder / "locale.toml").is_file()
