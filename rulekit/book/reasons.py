"""Why somebody in an example does something: an authored text, with what its placeholders stand for in this game."""

from __future__ import annotations

from rulekit.book.prose import filled
from rulekit.document.sentence import Prose
from rulekit.model.example import Action
from rulekit.model.game import Game
from rulekit.wording.prose import placeholders_of

__all__ = ["because"]


def because(deed: Action, game: Game) -> tuple[Prose, ...]:
    """The reason of a deed; nothing if none is given, or if it speaks of what the game does not have."""
    if not deed.reason:
        return ()
    (asked,) = placeholders_of({deed.reason: deed.because}).values()
    values = {name: filled(name, game) for name in sorted(asked)}
    said = {name: value for name, value in values.items() if value is not None}
    return (Prose(deed.reason, said),) if len(said) == len(values) else ()
