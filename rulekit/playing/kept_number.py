"""A number that somebody chooses, told with what it is from then on: nobody knows what a bare 2 is chosen for."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Part
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Binds, Changes, Verb
from rulekit.model.example import Action
from rulekit.model.expression import VariableRef
from rulekit.model.game import Game

__all__ = ["kept_number"]


def kept_number(deed: Action, step: str, game: Game) -> dict[str, Part] | None:
    """The number that was chosen and the noun for what it becomes, where only one is chosen in the step and kept.

    Args:
        deed: what was chosen.
        step: the step in which it was asked.
        game: the game.
    """
    found = game.step(step)
    if found is None or len(deed.picks) != 1 or deed.picks[0].role != "number":
        return None
    effects = [*game.vocabulary.effects(found.body)]
    chosen = {
        one.variable.key for one in effects if isinstance(one, Binds) and one.variable.type.kind is ValueKind.NUMBER
    }
    kept = {
        one.field.name
        for one in effects
        if isinstance(one, Changes) and one.verb is Verb.SET and isinstance(one.value, VariableRef)
        if one.value.variable.key in chosen and not one.field.each
    }
    if len(chosen) != 1 or len(kept) != 1:
        return None
    return {"number": Number(int(deed.picks[0].name)), "noun": Noun(kept.pop())}
