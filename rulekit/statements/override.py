"""A number of the game, or what a face gives, is another one for whoever has the thing.

goods_limit is 8 instead of 6
purse gives 12 coins instead of 7
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors
from rulekit.check.components import gift_of, whole
from rulekit.check.scope import Scope
from rulekit.compiler.lowering import Lowering, applied
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.closed import Attachment
from rulekit.model.effect import nothing
from rulekit.model.expression import Literal
from rulekit.model.part import leaf
from rulekit.model.statement import Modifier
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["FACE", "PARAMETER", "FaceOverride", "ParameterOverride"]


@frozen(kw_only=True)
class ParameterOverride(Modifier):
    """The new number of a parameter (``number``) and the one it replaces."""

    instead: int


@frozen(kw_only=True)
class FaceOverride(Modifier):
    """How many a face gives (``number``) of ``noun``, and how many it replaces."""

    noun: str
    instead: int


def check(node: Node, scope: Scope) -> ParameterOverride | None:
    """Return the lasting effect.

    Reports:
        RK0201: unknown parameter. RK0311: the number it replaces is another one.
    """
    word = node.name
    value, guard = whole(node.child("value")), whole(node.child("instead"))
    parameter = scope.names.parameters.get(word.text)
    if parameter is None:
        scope.report(errors.unknown_name(word.text, word.span, scope.names.parameters, "number"))
        return None
    if parameter.value != guard:
        scope.report(errors.bad_guard(word.text, node.span, parameter.value, guard))
        return None
    return ParameterOverride(
        attached=Attachment.PARAMETER,
        holder=scope.holder,
        target=parameter.name,
        number=Literal(value),
        instead=guard,
        span=node.span,
    )


def check_face(node: Node, scope: Scope) -> FaceOverride | None:
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
    return FaceOverride(
        attached=Attachment.FACE,
        holder=scope.holder,
        target=face.name,
        number=Literal(gift.count),
        noun=gift.noun,
        instead=guard,
        span=node.span,
    )


def say(effect: ParameterOverride, narrator: Narrator) -> tuple[Clause, ...]:
    """``the limit of goods is 8 instead of 6``."""
    assert effect.number is not None
    return clause(
        "override",
        noun=Noun(effect.target, "numbers"),
        value=narrator.value(effect.number),
        instead=Number(effect.instead),
    )


def say_face(effect: FaceOverride, narrator: Narrator) -> tuple[Clause, ...]:
    """``a Purse gives 12 coins instead of 7``."""
    assert effect.number is not None
    amount = Sentence("some", {"count": narrator.value(effect.number), "noun": Noun(effect.noun)})
    die = narrator.game.die
    assert die is not None  # INVARIANT: the effect was checked with the faces
    face = narrator.face(next(one for one in die.faces if one.name == effect.target))
    return clause("override_face", face=face, amount=amount, instead=Number(effect.instead))


PARAMETER = Kind("override", ParameterOverride, check, Lowering(applied), say, leaf, nothing)
FACE = Kind("override_face", FaceOverride, check_face, Lowering(applied), say_face, leaf, nothing)
