"""From a checked game to documents without words."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import evolve

from rulekit import resources
from rulekit.book import compose
from rulekit.book.changes.brought import Apart
from rulekit.book.narrator import Narrator
from rulekit.book.own_sheet import has_own_sheet
from rulekit.book.prose import Passages, Renamed
from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.document.blocks import Document
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun
from rulekit.driver.kept import kept
from rulekit.driver.languages import locale
from rulekit.driver.pictures import picture_names
from rulekit.driver.pipeline import SAYERS, SHARED, Checked, find_game, plain_game, variant_names
from rulekit.driver.speaking import lexicon_for
from rulekit.remembering import remembered
from rulekit.wording.prose import placeholders_of

if TYPE_CHECKING:
    from rulekit.model.game import Game
    from rulekit.wording.forms import Entry
    from rulekit.wording.lexicon import Lexicon
    from rulekit.wording.speaker import Speaker

__all__ = ["NO_PROSE", "compose_document", "has_cards", "narrator_of", "own_sheet", "texts_of"]


NO_PROSE = Passages({})


def texts_of(checked: Checked, speaker: Speaker) -> Passages:
    """The authored texts of a game: those that there are in a language, and in the source of all others."""
    source = locale(resources.source_locale())
    texts = {**lexicon_for(checked, source).prose, **speaker.lexicon.prose}
    return _passages(tuple(sorted(placeholders_of(texts).items())), _renamed(speaker.lexicon))


@lru_cache(maxsize=64)
def _passages(asked: tuple[tuple[str, frozenset[str]], ...], renamed: Renamed) -> Passages:
    """The same object for the same placeholders, whatever the texts around them."""
    return Passages(dict(asked), renamed)


def _renamed(lexicon: Lexicon) -> Renamed:
    """The names that variants have in place of others, with these; people and titles are no words of the rules."""
    found: dict[tuple[str, str | Noun, Noun], None] = {}
    for (role, term), earlier in lexicon.replaced.items():
        if role in {Role.PEOPLE, Role.EXAMPLES, Role.VARIANTS}:
            continue
        old, entry = _shown(earlier[0], lexicon), lexicon.entries.get((role, term))
        new = _shown(entry, lexicon) if entry is not None else Noun(term, role)
        if old and new and old != new:
            found[old, new, Noun(term, role)] = None
    return tuple(found)


def _shown(entry: Entry, lexicon: Lexicon) -> str:
    return re.sub(r"\{\w\}", "…", entry.texts.get(lexicon.base, ""))


def narrator_of(checked: Checked) -> Narrator:
    """Who turns a game into sentences."""
    assert checked.game is not None
    return _narrator(checked.game, "\n".join(sorted(picture_names(checked.folder, checked.game.renamed))))


@remembered(64)
def _narrator(game: Game, pictures: str) -> Narrator:
    """The same for all documents and languages: what it works out of a whole game it works out once."""
    return Narrator(game, SAYERS, frozenset(pictures.splitlines()))


def compose_document(checked: Checked, kind: str, prose: Passages = NO_PROSE) -> Document:
    """A document of a game without words.

    Args:
        checked: the game with its variants.
        kind: one of ``KINDS``.
        prose: the authored texts that exist.

    Raises:
        RuleError: RK0607, it has no cards.
    """
    game = checked.game
    assert game is not None
    if kind == "cards" and not has_cards(game):
        help_ = "write `on cards` behind the name of a table whose things are cards"
        raise RuleError((Diagnostic("RK0607", f"`{game.name}` has no cards to print", (), help_),), {})
    path = find_game(next(iter(checked.sources)))
    available = variant_names(path) if path is not None else ()
    pictures = "\n".join(sorted(picture_names(checked.folder, game.renamed)))
    return _composed(checked, kind, pictures, "\n".join(available), prose)


@remembered(64)
def _composed(checked: Checked, kind: str, pictures: str, available: str, prose: Passages) -> Document:
    """The same for all languages that have the same texts, and in the next run."""

    def anew() -> Document:
        return _composed_anew(checked, kind, pictures, available, prose)

    if not checked.made_of:
        return anew()
    asked = sorted((key, sorted(names)) for key, names in prose.placeholders.items())
    made_of = (*checked.made_of, kind, pictures, available, repr(asked), repr(prose.renamed))
    return kept(Document, made_of, SHARED, anew)


def _composed_anew(checked: Checked, kind: str, pictures: str, available: str, prose: Passages) -> Document:
    game = checked.game
    assert game is not None

    def said(of: Game) -> Narrator:
        """Tells of an example the same, whichever variant brought it."""
        return evolve(
            _narrator(of, pictures),
            accounts=checked.accounts,
            insets=checked.insets,
            starts=checked.starts,
            deals=checked.deals,
        )

    narrator = said(game)
    plain = _narrator(_base(checked), pictures) if game.variants else None
    apart = {
        name: Apart(said(one.game), one.untrue, _narrator(_base(one), pictures))
        for name, one in checked.apart.items()
        if one.game is not None
    }
    return compose.compose(
        kind,
        narrator,
        prose,
        tuple(available.splitlines()),
        plain,
        checked.untrue,
        apart=apart,
        rounds=checked.rounds,
    )


def has_cards(game: Game) -> bool:
    """Whether there are cards to print of a game."""
    return any(one.on_cards for one in game.tables)


def own_sheet(checked: Checked) -> bool:
    """Whether one writes on another sheet with the variants in force than without them."""
    if checked.game is None or not checked.game.variants:
        return False
    pictures = "\n".join(sorted(picture_names(checked.folder, checked.game.renamed)))
    return has_own_sheet(_narrator(checked.game, pictures), _narrator(_base(checked), pictures))


def _base(checked: Checked) -> Game:
    """The same game without its variants."""
    game = plain_game(checked) or checked.game
    assert game is not None
    return game
