"""What dice give, said behind what is gained: in which order kinds come, and what is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.book.clause import Clause
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.model.component import Die, Face, Field

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["choices_of_dice", "in_rotation"]


def in_rotation(amount: Amount, narrator: Narrator) -> tuple[Clause, ...]:
    """The order in which kinds are gained one after another, when an amount is spread over them."""
    field = amount.what.field if amount.what is not None else _spread(narrator.game.die)
    if field is None or not field.each:
        return ()
    table = narrator.game.table(field.each)
    nouns = tuple(Noun(one.name) for one in table.items)
    return (Clause(Sentence("in_rotation", {"nouns": nouns, "table": Noun(table.name)})),)


def _spread(die: Die | None) -> Field | None:
    gifts = [gift for face in die.faces for gift in face.gifts] if die is not None else []
    return next((gift.field for gift in gifts if gift.spread), None)


def choices_of_dice(amount: Amount, narrator: Narrator) -> tuple[Clause, ...]:
    """What is chosen when dice that give one thing or another are gained from."""
    die = narrator.game.die
    if amount.form is not AmountForm.WHAT_GIVES or die is None:
        return ()
    return tuple(
        Clause(
            Sentence(
                "choose_face",
                {"face": Noun(face.noun, "faces"), "die": Noun(die.kind_of(face).name), "amounts": _gifts(face)},
            )
        )
        for face in die.faces
        if face.choice
    )


def _gifts(face: Face) -> tuple[Sentence, ...]:
    """What a face gives, as amounts."""
    return tuple(Sentence("some", {"count": Number(one.count), "noun": Noun(one.noun)}) for one in face.gifts)
