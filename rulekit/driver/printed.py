"""Documents that were written before and are still there as they were, by all that they come from.

Who asks for them again is told so without reading a rule, for which all of the modules that make documents would be
imported. What is kept are digests: of the files that a game's documents in one language come from, and of those
documents.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from attrs import field, frozen

from rulekit import cache
from rulekit.driver.code import our_code
from rulekit.driver.finding import find_game
from rulekit.driver.places import Place, files_in, places

__all__ = ["Texts", "count_of", "note"]


@frozen
class Texts:
    """What documents come from, as it lies there now; each file is read once.

    Args:
        said: what else tells these documents from others of the same game in the same language.
        shelves: folders that hold folders of languages.
    """

    said: Sequence[str]
    shelves: Sequence[str] = ()
    _files: dict[Path, str] = field(factory=dict[Path, str], init=False, repr=False)
    _folders: dict[Place, str] = field(factory=dict[Place, str], init=False, repr=False)

    def kept(self, game: str, tag: str) -> Path:
        """Where it is kept that the documents of a game in a language were written, of these texts and no others.

        Args:
            game: its name, its file or its folder.
            tag: of the language, or its folder.
        """
        where = places([game], (), [tag], self.shelves)
        whole = sha256()
        path = find_game(game)
        found = [Path.cwd(), path.resolve() if path is not None else ""]
        for one in (*our_code(), *_installed(), *map(str, found), game, tag, *self.said, *map(self._in, where)):
            whole.update(f"{len(one)} {one}".encode())
        return cache.folder() / "printed" / f"{whole.hexdigest()[:32]}.bin"

    def _in(self, place: Place) -> str:
        if place not in self._folders:
            files = (f"{one}\0{self._of(one)}\0" for one in sorted(files_in(place)) if one.is_file())
            self._folders[place] = f"{place.folder}\0{''.join(files)}"
        return self._folders[place]

    def _of(self, path: Path) -> str:
        if path not in self._files:
            self._files[path] = ""  # what can't be read is told by whoever makes the documents
            with suppress(OSError):
                self._files[path] = _digest(path.read_bytes())
        return self._files[path]


def count_of(kept: Path, out: Path) -> int | None:
    """How many documents there are below a folder, if all of them are there and as they were written; None if not.

    Args:
        kept: where it is kept what was written.
        out: the folder.
    """
    data = cache.read(kept)
    if data is None:
        return None
    written: dict[str, str] = json.loads(data)
    with suppress(OSError):
        if all(_digest((out / name).read_bytes()) == digest for name, digest in written.items()):
            return len(written)
    return None


def note(kept: Path, out: Path, written: Mapping[Path, bytes]) -> None:
    """Keep what was written below a folder.

    Args:
        kept: where.
        out: the folder.
        written: the documents by their paths.
    """
    digests = {path.relative_to(out).as_posix(): _digest(data) for path, data in written.items()}
    cache.write(kept, json.dumps(digests).encode())


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def _installed() -> list[str]:
    """Python, and all that is installed for it, each with its version: what reads words, sets pages, and fonts."""
    found = [sys.version]
    for folder in sys.path:
        with suppress(OSError):
            found += sorted(one.name for one in Path(folder).iterdir() if one.suffix in {".dist-info", ".egg-info"})
    return found
