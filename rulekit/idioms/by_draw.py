"""Somebody by chance, said as what for: "choose the start player at random", not a random player who then starts.

choose a random player
take turns from that player: do turn

choose a random player
leader becomes that player
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import expression as e
from rulekit.model.closed import Base, Owner, ValueKind
from rulekit.model.walk import inside
from rulekit.statements.becomes import Becomes
from rulekit.statements.choose import Choose
from rulekit.statements.take_turns import TakeTurns

__all__ = ["IDIOMS"]

START = Noun("start_player")


def tell_start(choose: Choose, turns: TakeTurns, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``choose the start player at random``, with whom play begins as it always does."""
    play = narrator.game.step("play")
    if not turns.rounds or play is None or not _is_anybody(choose, narrator) or not _is(turns.source, choose.chosen):
        return None
    if sum(_is(one, choose.chosen) for one in inside(play.body)) != 1:
        return None
    return (*clause("by_draw", noun=START, apart=False), *narrator.say(evolve(turns, source=None)))


def tell_kept(choose: Choose, becomes: Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``choose the leader at random``; in two where the words say otherwise how somebody becomes that."""
    match becomes:
        case Becomes(what=e.FieldOf(field=field, owner=None, index=None), value=value, adjective=None):
            if field.owner is not Owner.GAME or field.kind is not ValueKind.PLAYER:
                return None
            if not _is_anybody(choose, narrator) or not _is(value, choose.chosen):
                return None
            picked, kept = (narrator.say(one)[0].clause for one in (choose, becomes))
            if picked is None or kept is None:
                return None
            return clause("by_draw", noun=Noun(field.name), apart=Sentence("seq", {"items": (picked, kept)}))
        case _:
            return None


def _is_anybody(choose: Choose, narrator: Narrator) -> bool:
    """Whether it is one of all players, whom nobody prefers and who has no name."""
    match choose:
        case Choose(
            how="random", preferring=(), source=None, found=e.SetOf(base=Base.PLAYERS, adjectives=(), tests=())
        ):
            return choose.found.related is None and choose.chosen.key not in narrator.named
        case _:
            return False


def _is(value: object, chosen: e.Variable) -> bool:
    return isinstance(value, e.VariableRef) and value.variable.key == chosen.key


IDIOMS = (Idiom((Choose, TakeTurns), tell_start), Idiom((Choose, Becomes), tell_kept))
