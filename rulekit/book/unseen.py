"""What nobody may look at, or only whoever chooses from it: piles that lie face down, and what else is hidden."""

from __future__ import annotations

from rulekit.book.lying import terms_of
from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Asks, Binds
from rulekit.model.expression import FieldOf
from rulekit.model.walk import inside
from rulekit.remembering import remembered

__all__ = ["looked_through", "seen_by_nobody", "shuffled"]


@remembered(32)
def seen_by_nobody(narrator: Narrator) -> tuple[Field, ...]:
    """What the game or a turn has that is hidden, where no sentence says that it is laid face down."""
    laid = shuffled(narrator)
    return tuple(
        one
        for one in narrator.game.fields
        if (one.hidden or one.face_down) and one.owner in (Owner.GAME, Owner.TURN) and one.name not in laid
        if one.kind not in (ValueKind.CUP, ValueKind.FLAG) and not one.piece
    )


@remembered(32)
def looked_through(narrator: Narrator) -> frozenset[str]:
    """What somebody chooses from, and so looks at while they choose."""
    words = narrator.game.vocabulary
    found: set[str] = set()
    for body in narrator.flow.bodies:
        for one in words.statements(body):
            done = words.does(one)
            if any(isinstance(each, Asks) for each in done) and any(isinstance(each, Binds) for each in done):
                found |= {each.field.name for each in inside(one) if isinstance(each, FieldOf)}
    return frozenset(found)


@remembered(32)
def shuffled(narrator: Narrator) -> frozenset[str]:
    """What is shuffled and laid face down."""
    found: set[str] = set()
    for step in narrator.game.steps:
        stack = [*narrator.all(step.body)]
        while stack:
            one = stack.pop()
            stack += one.items
            if one.clause is not None:
                found |= _laid_face_down(one.clause)
    return frozenset(found)


def _laid_face_down(said: Sentence) -> set[str]:
    """What a sentence says is shuffled, itself or in its body."""
    if said.name == "shuffle":
        return set().union(*terms_of(((said,),)))
    body = said.parts.get("body")
    return _laid_face_down(body) if isinstance(body, Sentence) else set()
