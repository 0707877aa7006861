"""A number of the game, or what a face gives, is another one for whoever has the thing.

goods_limit is 8 instead of 6
purse gives 12 coins instead of 7
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.said import Said, clause
from rulekit.book.telling import Telling
from rulekit.check import errors
from rulekit.check.components import gift_of, whole
from rulekit.check.scope import Scope
from rulekit.compiler.meaning import Meaning, woven
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.expression import Literal
from rulekit.model.statement import Modifier
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["DIAL", "FACE", "Retune", "RetuneFace"]


@frozen(kw_only=True)
class Retune(Modifier):
    """The new number of a dial (``times``) and the one it replaces."""

    instead: int


@frozen(kw_only=True)
class RetuneFace(Modifier):
    """How many a face gives (``times``) of ``noun``, and how many it replaces."""

    noun: str
    instead: int


def check(node: Node, scope: Scope) -> Retune | None:
    """Return the lasting effect.

    Reports:
        RK0201: unknown dial. RK0311: the number it replaces is another one.
    """
    word = node.name
    value, guard = (whole(one) for one in node.nodes("int", "negative"))
    dial = scope.names.dials.get(word.text)
    if dial is None:
        scope.report(errors.unknown_name(word.text, word.span, scope.names.dials, "number"))
        return None
    if dial.value != guard:
        scope.report(errors.bad_guard(word.text, node.span, dial.value, guard))
        return None
    return Retune(
        role="dial", holder=scope.holder, target=dial.name, times=Literal(value), instead=guard, span=node.span
    )


def check_face(node: Node, scope: Scope) -> RetuneFace | None:
    """Return the lasting effect.

    Reports:
        RK0201: unknown face or noun. RK0203: the face does not give that. RK0311: it gives another number.
    """
    word = node.name
    die = scope.names.die
    face = next((one for one in die.faces if one.name == word.text), None) if die else None
    if face is None:
        known = [one.name for one in die.faces] if die else []
        scope.report(errors.unknown_name(word.text, word.span, known, "face"))
        return None
    amount = node.the()
    gift = gift_of(amount, scope.names)
    if gift is None:
        return None
    given = next((one for one in face.gifts if (one.field, one.index) == (gift.field, gift.index)), None)
    if given is None or len(face.gifts) > 1:
        scope.report(
            errors.wrong_kind(word.text, amount.span, "a face that does not give just that", "what the face gives")
        )
        return None
    guard = node.number or 0
    if given.count != guard:
        scope.report(errors.bad_guard(word.text, node.span, given.count, guard))
        return None
    return RetuneFace(
        role="face",
        holder=scope.holder,
        target=face.name,
        times=Literal(gift.count),
        noun=gift.noun,
        instead=guard,
        span=node.span,
    )


def say(effect: Retune, telling: Telling) -> tuple[Said, ...]:
    """``the limit of goods is 8 instead of 6``."""
    assert effect.times is not None
    return clause(
        "retune", noun=Noun(effect.target, "numbers"), value=telling.value(effect.times), instead=Number(effect.instead)
    )


def say_face(effect: RetuneFace, telling: Telling) -> tuple[Said, ...]:
    """``a Purse gives 12 coins instead of 7``."""
    assert effect.times is not None
    amount = Sentence("some", {"count": telling.value(effect.times), "noun": Noun(effect.noun)})
    return clause("retune_face", face=Noun(effect.target, "faces"), amount=amount, instead=Number(effect.instead))


DIAL = Kind("retune", Retune, check, Meaning(woven), say, effect=True)
FACE = Kind("retune_face", RetuneFace, check_face, Meaning(woven), say_face, effect=True)
