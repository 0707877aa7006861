"""Documents of games into files, and what there is to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulekit import resources
from rulekit.diagnostics import Diagnostic
from rulekit.driver import pipeline, printing
from rulekit.playing.examples import still_true
from rulekit.playing.game import Game

if TYPE_CHECKING:
    from os import PathLike

__all__ = ["diagnose", "games", "locales", "variants_of", "write_book"]


def diagnose(path: str | PathLike[str], variants: Sequence[str] = ()) -> tuple[Diagnostic, ...]:
    """Everything there is to say about a game's rules; empty when nothing is wrong.

    Args:
        path: a game's name or file.
        variants: names or paths of variants.

    >>> any(diagnose(game) for game in games())
    False
    """
    return pipeline.read_and_check(str(path), variants).diagnostics


def games() -> tuple[str, ...]:
    """The names of the bundled games."""
    return resources.game_names()


def locales() -> tuple[str, ...]:
    """The tags of the bundled locales."""
    return resources.locale_tags()


def variants_of(game: str) -> tuple[str, ...]:
    """The names of the variants that lie beside a game.

    >>> sum(len(variants_of(game)) for game in games()) > 0
    True
    """
    path = pipeline.find_game(game)
    return pipeline.variant_names(path) if path is not None else ()


def write_book(
    game: Game,
    path: str | PathLike[str],
    locale: str | None = None,
    kind: str = "rulebook",
    format: str | None = None,  # noqa: A002  # the word for it
) -> None:
    """Write a document of a game into a file, whole or not at all.

    Args:
        game: from ``rulekit.load``.
        path: where to; a folder that is missing is made.
        locale: the tag of a language, or its folder; that in which texts are written first if not said.
        kind: ``"rulebook"``, ``"card"``, ``"sheet"``, ``"cards"`` (of a game that has any) or ``"changes"`` (of the
            variants in force).
        format: ``"pdf"``, ``"html"`` or ``"md"``; the file's ending tells if not said.

    Raises:
        RuleError: RK05xx, words that the language lacks. RK0603, RK0605, RK0606: an unknown locale, kind or format.
            RK0607: the game has no cards. RK0608: a picture that can't be drawn. RK0609, RK0611: a character or a font
            that is not there. RK0610: a card or a sheet with too much on it.
        OSError: the file can't be written.
    """
    target = Path(path)
    form = printing.known_format(format or target.suffix.removeprefix("."))
    printing.known_kind(kind)
    tag = locale or resources.source_locale()
    resources.write_whole(target, printing.write_document(still_true(game.checked), kind, tag, form))
