"""What a player marks: rows of holes with a peg, and boxes that are ticked, by the field and the thing they are of."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.book.parts import SLIDING
from rulekit.book.pictured import with_picture
from rulekit.document.blocks import Boxes, Track
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.physical import Material

__all__ = ["Of", "boxes_alone", "is_valued", "pegged", "ticked", "ticked_of"]

MOST_HOLES = 25
"""What can be more than that is no track for a peg."""
Of = tuple[str, str]
"""A field, and the thing that it is kept of; empty if it is kept of none."""


def is_valued(field: Field, narrator: Narrator) -> bool:
    """Whether what is kept of each item has a value at each place: a row of holes, not boxes."""
    table = narrator.game.table(field.each)
    return any(one.kind is ValueKind.NUMBERS for one in table.columns)


def pegged(narrator: Narrator) -> dict[Of, Track]:
    """The rows of holes of a player, in the order of the rules."""
    made: dict[Of, Track] = {}
    for one in narrator.game.fields:
        if one.owner is not Owner.PLAYER or one.kind is not ValueKind.NUMBER or not one.limited:
            continue
        if one.each and is_valued(one, narrator):
            table = narrator.game.table(one.each)
            column = next(column for column in table.columns if column.kind is ValueKind.NUMBERS)
            for item in table.items:
                row = column.values[item.index]
                name = with_picture(item.name, narrator, Noun(item.name))
                made[one.name, item.name] = Track(name, row if isinstance(row, tuple) else (), one.start)
        elif not one.each and one.low == 0 and one.highest <= MOST_HOLES and _slides(one, narrator):
            name = with_picture(one.name, narrator, Noun(one.name))
            made[one.name, ""] = Track(name, tuple(range(1, one.highest + 1)), one.start)
    return made


def _slides(field: Field, narrator: Narrator) -> bool:
    """Whether something shows a value by where it is, as far as the rules say what things are on the table."""
    made = {one.name: one.material for one in narrator.game.components}
    return not made or made.get(field.name) in SLIDING


def ticked_of(table: Table, narrator: Narrator) -> Field | None:
    """The field that counts the ticks of each item of a table, if there is one."""
    found = (one for one in narrator.game.fields if one.owner is Owner.PLAYER and one.each == table.name)
    return next((one for one in found if one.bound and not one.source and not is_valued(one, narrator)), None)


def boxes_alone(narrator: Narrator) -> dict[Of, Boxes]:
    """The boxes of a player that belong to no table."""
    made = {one.name for one in narrator.game.components if one.material is Material.BOX}
    mine = [one for one in narrator.game.fields if one.owner is Owner.PLAYER and not one.each]
    counted = [one for one in mine if one.name in made and one.kind is ValueKind.NUMBER and one.low == 0]
    boxes = {one: one.boxes or (one.highest if one.limited and one in counted else 0) for one in mine}
    return {
        (one.name, ""): Boxes(with_picture(one.name, narrator, Sentence("table_of", {"noun": Noun(one.name)})), count)
        for one, count in boxes.items()
        if count
    }


def ticked(narrator: Narrator) -> dict[Of, Boxes]:
    """All boxes of a player that count something: those of each item, and those that belong to none."""
    made: dict[Of, Boxes] = {}
    for table in narrator.game.tables:
        one = ticked_of(table, narrator)
        for item in table.items if one is not None else ():
            assert one is not None
            label = with_picture(item.name, narrator, Noun(item.name))
            made[one.name, item.name] = Boxes(label, one.high[item.index])
    return made | boxes_alone(narrator)
