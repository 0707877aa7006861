"""Where the data that rulekit brings along is, and how a file is written whole.

In a checkout these are the folders beside the package; installed they travel inside it, in ``_data`` (pyproject.toml
says so). A user's own games and locales are added by whoever reads the user's wishes, not here.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path

__all__ = [
    "error_pages",
    "game_folder",
    "game_names",
    "games",
    "grammars",
    "locale_skeleton",
    "locale_tags",
    "locales",
    "source_locale",
    "write_whole",
]

_PACKAGE = Path(__file__).resolve().parent
HIDDEN = (".", "_")
"""What the names of folders begin with that are none of ours."""


def _shelf(name: str, in_checkout: str = "") -> Path:
    inside = _PACKAGE / "_data" / name
    return inside if inside.is_dir() else _PACKAGE.parent / (in_checkout or name)


def grammars() -> Path:
    """The folder of the language's grammar files."""
    return _shelf("grammars")


def games() -> Path:
    """The folder that has a folder for each bundled game."""
    return _shelf("games")


def locales() -> Path:
    """The folder that has a folder for each bundled locale."""
    return _shelf("locales")


def locale_skeleton() -> Path:
    """The folder of what all new languages have in common."""
    return locales() / "_skeleton"


def error_pages() -> Path:
    """The folder that has a page for each diagnostic code, ``RKnnnn.md``."""
    return _shelf("errors", in_checkout="docs/errors")


def game_names() -> tuple[str, ...]:
    """The bundled games in name order: folders that hold rules of their own name."""
    return tuple(sorted(one.name for one in _folders(games()) if _has_rules(one)))


def game_folder(name: str) -> Path | None:
    """The folder of a bundled game; None if no bundled game has that name."""
    shelf = games()
    # Looked up among names: some disks do not tell capital letters from small ones.
    listed = shelf.is_dir() and name in {one.name for one in shelf.iterdir()}
    return shelf / name if listed and not name.startswith(HIDDEN) and _has_rules(shelf / name) else None


def locale_tags() -> tuple[str, ...]:
    """The bundled locales in name order, each the name of a folder."""
    return tuple(sorted(one.name for one in _folders(locales())))


@cache
def source_locale() -> str:
    """The bundled locale in which authored texts are written first; what is said in when no language is named."""
    import tomllib  # noqa: PLC0415  # takes longer than all the rest here

    for tag in locale_tags():
        if tomllib.loads((locales() / tag / "locale.toml").read_text("utf-8")).get("source", False):
            return tag
    message = "no bundled locale is the source of the others"
    raise LookupError(message)


def _folders(shelf: Path) -> list[Path]:
    if not shelf.is_dir():
        return []
    return [one for one in shelf.iterdir() if one.is_dir() and not one.name.startswith(HIDDEN)]


def _has_rules(game: Path) -> bool:
    return (game / f"{game.name}.rules").is_file()


def write_whole(path: Path, data: bytes) -> None:
    """Make ``path`` hold ``data``, and its folder exist; whoever looks sees the old file or the new one, never a part.

    Args:
        path: where to; an existing file is replaced. What is no file, such as a device, is written to as it is.
        data: all of the new content.

    Raises:
        OSError: the folder or the file cannot be written; then ``path`` is as it was and nothing is left beside it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # Beside and not in the system's temporary folder: only within one file system is a rename a single step.
    draft = path.with_name(f".{path.name}.{os.urandom(4).hex()}.part")
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            path.write_bytes(data)
            return
        if not _named_at_last(draft, data):
            draft.write_bytes(data)
        draft.replace(path)
    except OSError as problem:
        problem.filename, problem.filename2 = str(path), None  # of the file that was wished for, not of its draft
        draft.unlink(missing_ok=True)
        raise
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def _named_at_last(draft: Path, data: bytes) -> bool:
    """Write a file that gets its name once it is whole, so that nothing is left if the process is ended before.

    Returns:
        Whether the system can do that.

    Raises:
        OSError: the file cannot be written.
    """
    if sys.platform != "linux":
        return False
    try:
        number = os.open(draft.parent, os.O_TMPFILE | os.O_WRONLY, 0o666)
    except OSError:
        return False
    with os.fdopen(number, "wb") as file:
        file.write(data)
        file.flush()
        folder = os.open(draft.parent, os.O_PATH)
        try:
            # With the folder's number: otherwise Python names the link within /proc, not what it stands for.
            os.link(f"/proc/self/fd/{number}", draft.name, dst_dir_fd=folder)
        except OSError:
            return False
        finally:
            os.close(folder)
    return True
