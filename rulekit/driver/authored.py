"""What authored texts say by themselves, and what they ask for and the game does not have."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulekit.book.prose import Passages, filled, names_of_things
from rulekit.diagnostics import Diagnostic
from rulekit.document.closed import Role
from rulekit.model.game import Game
from rulekit.wording import Locale, errors
from rulekit.wording.prose import placeholders_of

if TYPE_CHECKING:
    from rulekit.wording.lexicon import Lexicon

__all__ = ["out_of_place"]


def out_of_place(game: Game, spoken: Locale, lexicon: Lexicon) -> Iterator[Diagnostic]:
    """What is wrong with the authored texts of a game in a language, given the game.

    Reports:
        RK0516 to RK0518.
    """
    from rulekit.wording.spelled_out import spelled_out  # noqa: PLC0415  # only a check asks

    things = ((str(Role.THINGS), name) for name in names_of_things(game))
    yield from spelled_out(spoken, lexicon, (one for one in things if one not in spoken.words))
    passages = Passages(placeholders_of(lexicon.prose))
    variant = game.variants[-1].name if game.variants else ""
    for key, asked in passages.placeholders.items():
        if passages.chosen(key, game) == key:
            nothing = (name for name in sorted(asked) if filled(name, game) is None)
            yield from (errors.fills_nothing(key, one, spoken.tag, lexicon.prose_place, variant) for one in nothing)
