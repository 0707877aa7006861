"""What is done under a condition comes on top of the same that was done without one: "draws 2 cards as well".

each player: draw 5 cards from deck into hand
rule fewer when number of players is 2
  each player: draw 2 cards from deck into hand
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Number, Part, Sentence
from rulekit.model.effect import Changes, Rolls, Verb
from rulekit.model.statement import Body, Statement
from rulekit.statements.branch import If
from rulekit.statements.draw_into import DrawInto
from rulekit.statements.each_player import EachPlayer
from rulekit.statements.gain import Gain
from rulekit.statements.lose import Lose
from rulekit.statements.rule import Rule

__all__ = ["IDIOMS"]

REPLACES = (Verb.SET, Verb.MOVE)
"""What is no more when it was done twice than when it was done once."""

MOST = 6
"""So many conditions behind one another are told together; of a longer row those behind are told by themselves."""


def tell(deed: Statement, *rest: object) -> tuple[Clause, ...] | None:
    """``each player draws 5 cards; with 2 players, each player draws 2 cards as well``."""
    *asked, narrator = rest
    assert isinstance(narrator, Narrator)
    first = narrator.say(deed)
    if len(first) != 1 or first[0].clause is None:
        return None
    besides = [_besides(deed, first[0].clause, one, narrator) for one in asked if isinstance(one, If | Rule)]
    return None if None in besides else (first[0], *(one for one in besides if one is not None))


def _besides(deed: Statement, once: Sentence, asked: If | Rule, narrator: Narrator) -> Clause | None:
    """What is done again under a condition, said to come on top of what was said once; None if it is another thing."""
    again = _asked_once(asked)
    if again is None or type(again) is not type(deed):
        return None
    second = narrator.say(again)
    if len(second) != 1 or second[0].clause is None:
        return None
    if _uncounted(once) != _uncounted(second[0].clause) or not _adds_up((deed, again), narrator):
        return None
    (told,) = narrator.say(asked)
    if told.clause is None or not isinstance(told.clause.parts["body"], Sentence):
        return None
    besides = Sentence("as_well", {"body": second[0].clause})
    return evolve(told, clause=Sentence("if", {**told.clause.parts, "body": besides}))


def _asked_once(asked: If | Rule) -> Statement | None:
    """The only statement under the only condition."""
    match asked:
        case If(branches=((_, (only,)),), other=None):
            return only
        case Rule(body=(only,)) if asked.condition is not None:
            return only
        case _:
            return None


def _adds_up(body: Body, narrator: Narrator) -> bool:
    """Whether all that the statements do comes on top of what was before."""
    effects = [one for one in narrator.game.vocabulary.effects(body) if not isinstance(one, Rolls)]
    return bool(effects) and all(isinstance(one, Changes) and one.verb not in REPLACES for one in effects)


def _uncounted(part: Part | tuple[Part, ...]) -> object:
    """A sentence with its numbers left open."""
    match part:
        case Number():
            return Number
        case Sentence():
            return (part.name, tuple((name, _uncounted(part.parts[name])) for name in sorted(part.parts)))
        case tuple():
            return tuple(map(_uncounted, part))
        case _:
            return part


IDIOMS = tuple(
    Idiom((first, *(If | Rule for _ in range(asked))), tell)
    for asked in range(MOST, 0, -1)
    for first in (EachPlayer, Gain, Lose, DrawInto)
)
