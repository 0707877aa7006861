"""``whenever``: something happens each time a die gives you something, or you gain or lose something.

whenever a die gives you food: gain 1 more food
whenever you gain wood: lose 1 food
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check import amounts, errors
from rulekit.check.scope import Scope
from rulekit.compiler.lowering import Lowering, applied
from rulekit.document.sentence import Noun
from rulekit.model.closed import Attachment
from rulekit.model.effect import nothing
from rulekit.model.part import reaction
from rulekit.model.statement import Modifier
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Whenever"]


@frozen(kw_only=True)
class Whenever(Modifier):
    """What happens, and the noun that it depends on; ``target`` is the field, or the noun for dice."""

    noun: str


def check(node: Node, scope: Scope) -> Whenever | None:
    """Return the lasting effect.

    Reports:
        RK0201: unknown noun, or no dice of that name.
    """
    event = node.the("event_gives", "event_you")
    word = event.word("noun")
    die = scope.names.die
    for giver in event.each_word("die"):
        if not scope.names.is_die(giver.text):
            scope.report(errors.unknown_name(giver.text, giver.span, [die.name] if die is not None else [], "die"))
            return None
    what = amounts.counted(word, scope)
    with scope.inside():
        scope.forget()
        body = scope.body(node.the("body"))
    if what is False or what is None or body is None:
        return None
    noun = amounts.noun_of(word, scope)
    if event.kind == "event_gives":
        return Whenever(
            attached=Attachment.WHENEVER_GIVES, holder=scope.holder, target=noun, noun=noun, body=body, span=node.span
        )
    attached = Attachment.WHENEVER_GAIN if event.says("gain") else Attachment.WHENEVER_LOSE
    return Whenever(
        attached=attached, holder=scope.holder, target=what.field.name, noun=noun, body=body, span=node.span
    )


def say(effect: Whenever, narrator: Narrator) -> tuple[Clause, ...]:
    """``whenever a die gives you food, gain 1 more food``."""
    noun = Noun(effect.noun)
    if effect.attached is Attachment.WHENEVER_GIVES:
        die = Noun(narrator.game.die.name if narrator.game.die else "die")
        return (narrator.with_body("whenever_gives", effect.body, die=die, noun=noun),)
    return (
        narrator.with_body(
            "whenever_you", effect.body, verb=effect.attached.value.removeprefix("whenever_"), noun=noun
        ),
    )


KIND = Kind("whenever", Whenever, check, Lowering(applied), say, reaction, nothing)
