"""That dice which were kept after one roll may still be rerolled after the next."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Reminded, Sequence
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import walk
from rulekit.model.closed import Base
from rulekit.model.effect import Rolls
from rulekit.model.expression import Literal, SetOf
from rulekit.model.part import Part, Role

__all__ = ["kept_dice"]


def kept_dice(turn: Sequence) -> tuple[Reminded, ...]:
    """``at each reroll you may choose among all dice again, those that you kept before, too``."""
    game = turn.narrator.game
    if game.die is None or len(game.die.each) != 1:
        return ()
    step = turn.first(lambda body: any(_rerolls_anew(part, turn) for part in game.vocabulary.all_parts(body)))
    return (Reminded(step, Sentence("may_reroll_kept", {"die": Noun(game.die.name)})),) if step else ()


def _rerolls_anew(part: Part, turn: Sequence) -> bool:
    """Whether a player chooses dice to reroll several times, each time out of all, whatever was chosen before."""
    several = part.times is not None and part.times != Literal(1)
    if part.role not in (Role.CHOICE, Role.LOOP) or not several:
        return False
    rolled = Rolls() in set(turn.narrator.game.vocabulary.effects(part.body))
    chosen = [one for one in walk.inside(part.body) if isinstance(one, SetOf) and one.base is Base.DICE]
    return rolled and bool(chosen) and all(one.most != 1 for one in chosen)
