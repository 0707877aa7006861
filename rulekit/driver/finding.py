"""Where games and their variants lie: found by names and paths, without reading any."""

from __future__ import annotations

from pathlib import Path

from rulekit import resources

__all__ = ["FOLDER", "find_game", "variant_files_of", "variant_names"]

FOLDER = "locales"
"""The folder that holds languages of somebody's own, beside a game or in the working directory."""


def find_game(name: str) -> Path | None:
    """The file of a bundled game, or the path itself if it is one (a folder stands for the game in it)."""
    folder = resources.game_folder(name)
    if folder is not None:
        return folder / f"{name}.rules"
    path = Path(name)
    if path.is_dir():
        own = path / f"{path.resolve().name}.rules"
        return own if own.is_file() else None
    return path if path.is_file() else None


def variant_files_of(game: Path) -> tuple[Path, ...]:
    """The files of the variants that lie beside a game, in the order of their names."""
    found = (one for one in (game.parent / "variants").glob("*.rules") if one.is_file())
    return tuple(sorted(found, key=lambda one: one.stem))


def variant_names(game: Path) -> tuple[str, ...]:
    """The variants that lie beside a game, by name."""
    return tuple(one.stem for one in variant_files_of(game))
