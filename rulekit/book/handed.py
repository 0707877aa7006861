"""What changes hands in a game: what is gained, lost or paid, and what dice give."""

from __future__ import annotations

from rulekit.model.effect import Changes, Verb
from rulekit.model.game import Game

__all__ = ["handed"]


def handed(game: Game) -> frozenset[str]:
    """What is gained, lost or paid outside of single steps; what is only worked out is nobody's to keep."""
    bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
    found = (one for body in bodies for one in game.vocabulary.effects(body) if isinstance(one, Changes))
    passed = {one.field.name for one in found if one.verb in PASSED and one.field.step == "turn"}
    return frozenset(passed | {gift.field.name for face in (game.die.faces if game.die else ()) for gift in face.gifts})


PASSED = (Verb.GAIN, Verb.LOSE, Verb.PAY)
"""How things change hands."""
