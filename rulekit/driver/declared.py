"""Where the words of a game come from: the line of the rules that declares each, and the file that it belongs into."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rulekit import resources
from rulekit.driver.pipeline import Checked
from rulekit.driver.speaking import word_file
from rulekit.model.game import Game
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.wording.lexicon import Lexicon

__all__ = ["aim", "declarations", "declared", "file_of", "text_file_of"]


def declared(terms: Iterable[str], game: Game, checked: Checked) -> Span | None:
    """Where the first of some terms stands in the rules: where it is declared, otherwise where it stands first."""
    for term in terms:
        known = declarations(game).get(term)
        for source in checked.sources.values():
            if known is not None and known.path != source.path:
                continue
            word = re.compile(rf"^[^#\n]*?(?<!\w)({re.escape(term)})(?!\w)", re.MULTILINE)
            found = word.search(source.text, source.line_start(known.start) if known is not None else 0)
            if found is not None:
                return Span(source.path, found.start(1), found.end(1))
    return None


def declarations(game: Game) -> Mapping[str, Span]:
    """Where names are declared."""
    found: dict[str, Span] = {}
    for table in game.tables:
        found |= {one.name: one.span for one in table.columns} | {one.name: one.span for one in table.items}
        found[table.name] = table.span
    if game.die is not None:
        found |= {one.noun: one.span for one in game.die.faces}
        found |= {one.name: one.span for one in (game.die, *game.die.kinds)}
    found |= {one.name: one.span for one in game.parameters}
    found |= {one.name: one.span for one in game.fields}
    found |= {one.name: one.span for one in game.origins}
    return found | {one.name: one.span for one in game.steps}


def file_of(place: Span | None, usual: str, tag: str) -> str:
    """The file that a word belongs into: the one beside the rules that declare it."""
    if place is None or Path(place.path).resolve().is_relative_to(resources.games()):
        return usual
    return str(word_file(Path(place.path), tag))


def text_file_of(key: str, lexicon: Lexicon, variants: Mapping[str, Path], tag: str) -> str:
    """The file that an authored text belongs into: the reason for a variant beside that."""
    name = key.removesuffix(".why")
    return str(word_file(variants[name], tag)) if name != key and name in variants else lexicon.place


def aim(checked: Checked, variants: Mapping[str, Path], tag: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """The files of words beside the rules, and the texts of all rules whose words may stand in them."""
    files = frozenset(str(word_file(Path(path), tag)) for path in checked.sources)
    beside = (one.read_text("utf-8", "replace") for one in variants.values() if str(one) not in checked.sources)
    return files, (*(one.text for one in checked.sources.values()), *beside)
