"""From a checked game to documents in words: composed, said, set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from rulekit import resources
from rulekit.book import compose
from rulekit.book.telling import Telling
from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.diagnostics.suggest import nearest
from rulekit.document.blocks import Document
from rulekit.document.typography import Typography
from rulekit.pipeline import SAYERS, Checked, check_source, find_game, variant_names
from rulekit.source import Source
from rulekit.wording import Locale, load_locale

if TYPE_CHECKING:
    from rulekit.book.changes import Changed
    from rulekit.model.game import Game
    from rulekit.wording.lexicon import Lexicon
    from rulekit.wording.speaker import Speaker

__all__ = [
    "KINDS",
    "compose_document",
    "has_cards",
    "known_format",
    "known_kind",
    "locale",
    "pictures",
    "speaker_for",
    "write_document",
]

KINDS = compose.KINDS
FORMAT_NAMES = ("pdf", "html", "md")
"""The names of the formats, known without the weight of making them."""


@cache
def locale(tag: str) -> Locale:
    """A bundled locale by its tag, loaded once.

    Raises:
        RuleError: RK0603, there is no such locale.
    """
    known = resources.locale_tags()
    if tag not in known:
        help_ = nearest(tag, known) or f"there are: {', '.join(known)}"
        raise RuleError((Diagnostic("RK0603", f"unknown locale `{tag}`", (), help_),), {})
    return load_locale(tag, (resources.locales(),))


def known_kind(kind: str) -> str:
    """The kind of document itself.

    Raises:
        RuleError: RK0605, there is no such kind.
    """
    return _known(kind, KINDS, "kind of document", "RK0605")


def known_format(form: str) -> str:
    """The name of a format itself.

    Raises:
        RuleError: RK0606, there is no such format.
    """
    return _known(form, FORMAT_NAMES, "format", "RK0606")


def _known(name: str, known: tuple[str, ...], what: str, code: str) -> str:
    if name not in known:
        help_ = nearest(name, known) or f"there are: {', '.join(known)}"
        raise RuleError((Diagnostic(code, f"unknown {what} `{name}`", (), help_),), {})
    return name


def speaker_for(checked: Checked, tag: str) -> Speaker:
    """Who says a game's sentences in a language, with the words that lie beside its files."""
    from rulekit.wording.speaker import Speaker  # noqa: PLC0415  # brings Jinja

    assert checked.game is not None
    spoken = locale(tag)
    extras = [one for source in checked.sources for one in _words_beside(Path(source), tag)]
    lexicon = spoken.lexicon(checked.game.name, extras)
    if resources.game_folder(checked.game.name) is None:
        own = Path(next(iter(checked.sources)))
        place, prose = own.with_suffix(f".{tag}.toml"), own.with_suffix(f".{tag}.po")
        lexicon = evolve(lexicon, place=str(place), prose_place=str(prose))
    return Speaker(locale(tag), _named(checked.game, locale(tag), lexicon))


def _named(game: Game, language: Locale, lexicon: Lexicon) -> Lexicon:
    """The lexicon with the names of variants without a title, which are called the same in every language."""
    from rulekit.wording.lexicon import read_entries  # noqa: PLC0415  # brings the wording

    names = {one.name: one.name.replace("_", " ") for one in game.variants if one.title == one.name}
    plain = read_entries({"variants": names}, language.paradigms, lexicon.place, {})
    return evolve(lexicon, entries={**plain, **lexicon.entries}) if plain else lexicon


def _words_beside(rules: Path, tag: str) -> Iterable[Path]:
    """The lexicon of a rules file of one's own: ``NAME.TAG.toml`` beside it."""
    own = rules.with_suffix(f".{tag}.toml")
    return (own,) if own.is_file() else ()


def compose_document(checked: Checked, kind: str, prose: frozenset[str]) -> Document:
    """A document of a game without words.

    Args:
        checked: the game with its variants.
        kind: one of ``KINDS``.
        prose: the keys of authored texts that exist.

    Raises:
        RuleError: RK0607, it has no cards.
    """
    game = checked.game
    assert game is not None
    if kind == "cards" and not has_cards(game):
        help_ = "write `on cards` behind the name of a table whose things are cards"
        raise RuleError((Diagnostic("RK0607", f"`{game.name}` has no cards to print", (), help_),), {})
    telling = Telling(game, SAYERS, frozenset(picture_names(checked.folder)))
    available: tuple[str, ...] = ()
    path = find_game(game.name)
    if path is not None:
        available = variant_names(path)
    changed: tuple[Changed, ...] = ()
    if checked.changes:
        from rulekit.differing import told  # noqa: PLC0415  # only variants differ

        changed = told(checked.changes, Telling(_base(checked), SAYERS), telling)
    return compose.compose(kind, telling, prose, available, changed)


def has_cards(game: Game) -> bool:
    """Whether there are cards to print of a game."""
    return any(one.on_cards for one in game.tables)


def _base(checked: Checked) -> Game:
    """The same game without its variants."""
    game = _plain(next(iter(checked.sources.values()))) or checked.game
    assert game is not None
    return game


@lru_cache(maxsize=8)
def _plain(source: Source) -> Game | None:
    return check_source(source).game


def picture_names(folder: str) -> tuple[str, ...]:
    """The names of a game's pictures."""
    return tuple(one.stem for one in sorted((Path(folder) / "pictures").glob("*.svg")))


def pictures(folder: str) -> Mapping[str, str]:
    """The pictures of a game, as SVG text by name."""
    return {one.stem: one.read_text("utf-8") for one in sorted((Path(folder) / "pictures").glob("*.svg"))}


@frozen
class Worded:
    """A document in words, and how its language is set."""

    document: Document
    typography: Typography


def worded(checked: Checked, kind: str, tag: str) -> Worded:
    """A document of a game in the words of a language.

    Raises:
        RuleError: RK05xx, words that the language lacks.
    """
    speaker = speaker_for(checked, tag)
    document = speaker.document(compose_document(checked, kind, frozenset(speaker.lexicon.prose)))
    if speaker.report:
        raise RuleError(tuple(speaker.report), dict(checked.sources))
    return Worded(document, speaker.typography())


def missing(checked: Checked, kind: str, tag: str) -> tuple[Diagnostic, ...]:
    """What a language lacks for a document."""
    try:
        worded(checked, kind, tag)
    except RuleError as problem:
        return problem.diagnostics
    return ()


def write_document(checked: Checked, kind: str, tag: str, form: str) -> bytes:
    """A document of a game in a language and a format, as bytes.

    Raises:
        RuleError: RK05xx, words that the language lacks.
        FormatError: the pages can't be set.
    """
    from rulekit.formats import FORMATS  # noqa: PLC0415  # brings Typst

    made = worded(checked, kind, tag)
    return FORMATS[form].write(made.document, made.typography, pictures(checked.folder))
