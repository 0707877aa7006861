"""How things stand when a step begins, of what starts afresh with it: said at its top where something asks for it."""

from __future__ import annotations

from rulekit.book.begun_afresh import begun_afresh
from rulekit.book.meanwhile import meanwhile
from rulekit.book.narrator import Narrator
from rulekit.book.only_matched import is_only_matched
from rulekit.book.starting import value_at_start
from rulekit.book.starts_seen import is_followed, starts_seen
from rulekit.book.until_the_end import until_the_end
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import Compare, FieldOf, Literal, Nobody
from rulekit.model.game import Step
from rulekit.model.row import RowCount
from rulekit.remembering import remembered

__all__ = ["begins_so", "held_a_turn", "to_begin_with"]


@remembered(32)
def begins_so(narrator: Narrator) -> frozenset[Field]:
    """What starts afresh with a step and is told at the top of it.

    What is counted for a turn, or from 0 with each step of one, is told by other sentences; of what comes to be so, the
    sentence that says that tells until when.
    """
    seen = starts_seen(narrator.game)
    apart = {*meanwhile(narrator), *begun_afresh(narrator)}
    return frozenset(
        one
        for one in narrator.game.fields
        if one.owner is Owner.TURN and not one.each and not one.piece and one not in apart
        if _has_top(one.step, narrator) and _is_told_at_top(one, narrator) and (one in seen or not is_followed(one))
        if not is_only_matched(one, narrator.game)
    )


@remembered(32)
def held_a_turn(narrator: Narrator) -> tuple[Field, ...]:
    """What is nothing or nobody until a turn that leads to steps alone says what it is: so long as the turn."""
    seen = starts_seen(narrator.game)
    return tuple(
        one
        for one in narrator.game.fields
        if one.owner is Owner.TURN and one.step == "turn" and one.kind in (ValueKind.ITEM, ValueKind.PLAYER)
        if one.optional and not one.start and one in seen and not _has_top("turn", narrator)
    )


def _has_top(name: str, narrator: Narrator) -> bool:
    """Whether a step is told below a heading of its own: of a turn that leads to steps alone, only these are."""
    step = narrator.game.step(name)
    if step is None or step.name in ("setup", "play", "score"):
        return False
    flow = narrator.flow
    return name != "turn" or not (flow.calls(step.body) and flow.is_frame(step.body))


def _is_told_at_top(one: Field, narrator: Narrator) -> bool:
    match one.kind:
        case ValueKind.NUMBER:
            return one.step != "turn" or one.start != 0
        case ValueKind.FLAG:
            return one.start == 1 or not until_the_end(one, narrator)
        case ValueKind.ITEM:
            return True
        case ValueKind.PLAYER:
            return one.declared or one.optional
        case ValueKind.SET | ValueKind.ROW:
            return True
        case _:
            return False


def to_begin_with(step: Step, narrator: Narrator) -> tuple[Sentence, ...]:
    """``to begin with, there is no suit led``; nothing for a step with which nothing starts afresh."""
    told = begins_so(narrator)
    found = [one for one in narrator.game.fields if one in told and one.step == step.name]
    stands = tuple(narrator.condition(_stands(one, narrator)) for one in found)
    return (Sentence("to_begin_with", {"conditions": stands}),) if stands else ()


def _stands(one: Field, narrator: Narrator) -> Compare:
    """How it is at the start."""
    what = FieldOf(one, None, None)
    if one.kind is ValueKind.ROW:
        return Compare(RowCount(what), Comparison.IS, Literal(0))
    if one.kind is ValueKind.SET:
        return Compare(what, Comparison.IS, Literal(0))
    if not one.start and one.optional:
        return Compare(what, Comparison.IS, Nobody())
    return Compare(what, Comparison.IS, value_at_start(one, narrator.game))
