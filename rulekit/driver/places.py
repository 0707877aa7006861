"""The folders that documents come from: of rules, variants, pictures, and words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from attrs import frozen

from rulekit import resources
from rulekit.driver.finding import FOLDER, find_game

__all__ = ["Place", "files_in", "places"]

READ = frozenset((".rules", ".toml", ".po", ".svg", ".j2"))
"""What the names of files end in that are read; all else, such as pages that were written, lies there by chance."""


@frozen
class Place:
    """A folder, which need not be there yet.

    Args:
        folder: where.
        deep: whether what lies in folders inside it counts as well.
    """

    folder: Path
    deep: bool = False


def places(
    games: Iterable[str], variants: Iterable[str], tags: Iterable[str], paths: Iterable[str] = ()
) -> tuple[Place, ...]:
    """Where everything lies that the documents of some games are made of, each folder once.

    Args:
        games: names, files or folders; of a folder of games, each game in it.
        variants: names or paths.
        tags: the languages, by tags or folders; with any of them that of authored texts, which others have parts of.
        paths: folders that hold folders of languages.
    """
    spoken = dict.fromkeys(tags)
    tags = tuple(dict.fromkeys((*spoken, resources.source_locale()))) if spoken else ()
    found: dict[Path, Place] = {}
    for one in (*_beside(games), *_of_variants(variants), *_of_languages(tags, paths)):
        folder = one.folder.resolve()
        if folder not in found or one.deep:
            found[folder] = Place(folder, one.deep)
    return tuple(found.values())


def files_in(place: Place) -> Iterator[Path]:
    """The files of a place that are read, as far as it is there."""
    for one in place.folder.rglob("*") if place.deep else place.folder.glob("*"):
        if one.suffix in READ and not one.name.startswith("."):
            yield one


def _beside(games: Iterable[str]) -> Iterator[Place]:
    """The folders of games, of what lies beside their rules, and of languages of their own."""
    for name in games:
        path = Path(name)
        game = find_game(name)
        if game is None and path.is_dir():
            yield Place(path)
            inner = sorted(str(one) for one in path.iterdir() if one.is_dir())
            yield from _beside([one for one in inner if find_game(one) is not None])
            continue
        folder = (game or path).parent
        yield Place(folder)
        for one in ("variants", "pictures"):
            yield Place(folder / one)
        for shelf in (folder, folder.parent):
            yield Place(shelf / FOLDER, deep=True)


def _of_variants(variants: Iterable[str]) -> Iterator[Place]:
    """The folders of variants that were named by their paths; those beside a game lie there."""
    return (Place(Path(one).parent) for one in variants if Path(one).name != one or Path(one).is_file())


def _of_languages(tags: Sequence[str], paths: Iterable[str]) -> Iterator[Place]:
    """The folders of languages, wherever one may be found."""
    for tag in tags:
        if Path(tag).name != tag:
            yield Place(Path(tag), deep=True)
        for shelf in (*map(Path, paths), Path(FOLDER), resources.locales()):
            yield Place(shelf / tag, deep=True)
