"""The table of what the faces of a die give, and the step in which they give it."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.document.blocks import Cell, Column, Row, TableBlock
from rulekit.document.sentence import Icon, Inline, Noun, Number, Sentence
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm
from rulekit.model.component import Die, Face, Gift
from rulekit.model.game import Game, Step
from rulekit.model.statement import Body
from rulekit.model.walk import inside
from rulekit.remembering import remembered

__all__ = ["anchor_of", "dice_given_in", "dice_table", "dice_with_faces", "gives", "hands_out"]


@remembered(512)
def hands_out(body: Body) -> bool:
    """Whether statements hand out what dice show."""
    return any(isinstance(one, Amount) and one.form is AmountForm.WHAT_GIVES for one in inside(body))


def dice_given_in(step: Step, narrator: Narrator, *, across: bool = False) -> tuple[TableBlock, ...]:
    """The table of each kind of dice, where a step is the first that hands out what they show.

    Args:
        step: the step.
        narrator: the game.
        across: whether there is room for faces side by side, which are drawn then.
    """
    first = next((one for one in narrator.game.steps if hands_out(one.body)), None)
    if first != step:
        return ()
    dice = dice_with_faces(narrator.game)
    return tuple(
        (_side_by_side(die, narrator) if across else None) or evolve(dice_table(die, narrator, 0), in_text=True)
        for die in dice
    )


def _side_by_side(die: Die, narrator: Narrator) -> TableBlock | None:
    """Its faces side by side, each over the pictures of what it gives; None where one of them has no picture."""
    shown = {face.noun for face in die.faces} | {gift.noun for face in die.faces for gift in face.gifts}
    if not narrator.pictures.issuperset(shown):
        return None
    made = dice_table(die, narrator, 0)
    rows = zip(made.rows, die.faces, strict=True)
    drawn = tuple(
        Row((Cell((Icon(face.noun, Noun(face.noun, "faces")),)), *row.cells[1:-1], Cell((gives(face, drawn=True),))))
        for row, face in rows
    )
    return evolve(made, caption=(), source=(), anchor="", rows=drawn, in_text=True, sideways=True)


def dice_with_faces(game: Game) -> tuple[Die, ...]:
    """The kinds of dice whose faces have names, so that a table tells what they mean."""
    return game.die.each if game.die is not None and not game.die.numbered else ()


def anchor_of(die: Die) -> str:
    """Where the table of a die stands."""
    return f"table-{die.name}"


def dice_table(die: Die, narrator: Narrator, number: int) -> TableBlock:
    """Each face with its picture and what it gives; without a number where it stands in the text."""
    rows = tuple(
        Row(
            (
                Cell((Icon(face.noun, Noun(face.noun, "faces")),)),
                Cell((Noun(face.noun, "faces"),)),
                Cell((gives(face),)),
            )
        )
        for face in die.faces
    )
    columns = (Column((label("face"),), "icon"), Column((label("name"),)), Column((label("result"),)))
    several = narrator.game.die is not None and narrator.game.die.kinds
    caption = with_picture(die.name, narrator, Noun(die.name) if several else label("dice"))
    source = (Noun(die.mark, "sources"),) if die.mark else ()
    return TableBlock(caption, number, columns, rows, (), anchor_of(die), source)


def gives(face: Face, *, drawn: bool = False) -> Inline:
    """What a face gives; its things as pictures alone where they are drawn."""
    if not face.gifts:
        return Sentence("gives_nothing")
    amounts = tuple(_amount(one, drawn=drawn) for one in face.gifts)
    return Sentence("face_gives", {"amounts": amounts, "choice": face.choice})


def _amount(gift: Gift, *, drawn: bool) -> Sentence:
    thing = Noun(gift.noun)
    if drawn:
        # Whoever hears the page hears the figure and this: "3 workers".
        called = Sentence("drawn_so_many", {"several": gift.count > 1, "noun": thing})
        return Sentence("some_drawn", {"count": Number(gift.count), "noun": Icon(gift.noun, called)})
    return Sentence("some", {"count": Number(gift.count), "noun": thing})
