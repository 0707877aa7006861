"""Games in which nothing was wrong, kept from run to run by their texts and by the code that checked them.

Who asks again is told so without a check, for which all of the modules that check would be imported. Only what is
without fault is kept: whatever there is to say is found out anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from rulekit import cache, resources
from rulekit.driver.code import our_code
from rulekit.driver.finding import find_game, variant_files_of

__all__ = ["checked_before", "note", "whole_game"]


def checked_before(names: Sequence[str]) -> int | None:
    """How many games and variants nothing was wrong with, if that is known of all that are to be checked.

    Args:
        names: bundled games, folders of a game, folders with such folders; all bundled games if there are none.
    """
    count = 0
    for name in names or resources.game_names():
        games = _games(name)
        if not games:
            return None
        for game in games:
            files = _files(game)
            found = _read(files)
            if found is None or cache.read(_place(found)) is None:
                return None
            count += len(files)
    return count


def whole_game(name: str) -> Path | None:
    """The file of a game by its name or its folder; None for a file, which may be of a variant or of examples."""
    return find_game(name) if resources.game_folder(name) is not None or Path(name).is_dir() else None


def note(game: Path, texts: Iterable[Mapping[str, str]]) -> None:
    """Keep that nothing is wrong with a game and each of its variants.

    Args:
        game: its file.
        texts: what was read for the game and for each variant, by its path. Nothing is kept if that is not what lies
            in the folder of the game, all of it and as it is now.
    """
    found, checked = _read(_files(game)), list(texts)
    if found is None or len(checked) != len(found):
        return
    now = {path: _text(data) for path, data in found.items()}
    if all(now.get(path) == text for some in checked for path, text in some.items()):
        cache.write(_place(found), b"")


def _games(name: str) -> list[Path]:
    """The games that a name or a folder stands for; none where somebody has to look into files to tell."""
    game, folder = whole_game(name), Path(name)
    if game is not None:
        return [game]
    if not folder.is_dir() or any(folder.glob("*.rules")):
        return []
    inner = [find_game(str(one)) for one in sorted(folder.iterdir()) if one.is_dir()]
    return [one for one in inner if one is not None]


def _files(game: Path) -> tuple[Path, ...]:
    return (game, *variant_files_of(game))


def _read(files: Sequence[Path]) -> dict[str, bytes] | None:
    """What stands in files; None if one cannot be read, which a check tells."""
    try:
        return {str(one): one.read_bytes() for one in files}
    except OSError:
        return None


def _text(data: bytes) -> str | None:
    """As `prescan.decode` reads it."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


def _place(found: Mapping[str, bytes]) -> Path:
    """Where it is kept that nothing is wrong with texts."""
    whole = sha256(" ".join(our_code()).encode())
    for path, data in found.items():
        whole.update(f"\0{path}\0{len(data)}\0".encode())
        whole.update(data)
    return cache.folder() / "checked" / f"{whole.hexdigest()[:32]}.bin"
