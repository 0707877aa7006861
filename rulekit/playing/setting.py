"""Settings put into the vector of a state: what examples give, and positions that are set up."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.compiler.layout import Layout
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.model.example import Setting
from rulekit.model.expression import Active, Rounds
from rulekit.model.ranges import WORD

__all__ = ["OverdrawnError", "place_of", "put"]


class OverdrawnError(ValueError):
    """More of something is had than its stock holds; says which, and by how many."""


def put(settings: Sequence[Setting], vector: list[int], layout: Layout) -> None:
    """Set each thing in a vector to what a setting says.

    What is taken from a stock comes out of it, unless the stock is set as well.

    Args:
        settings: all that is set together; a later one of the same thing stands.
        vector: the slots of the program; shape (slots,). It is changed.
        layout: where everything stands in it.

    Raises:
        OverdrawnError: a stock holds less than is taken from it.
    """
    said = {_slots(one, vector, layout)[0] for one in settings}
    stocks: dict[int, Setting] = {}
    for one in settings:
        slot, values = _slots(one, vector, layout)
        if isinstance(one.what, Field) and one.what.source:
            stock = _stock(one.what, one.item, layout)
            if stock not in said:
                vector[stock] -= values[0] - vector[slot]
                stocks[stock] = one
        vector[slot : slot + len(values)] = values
        if isinstance(one.what, Field) and one.what.kind is ValueKind.CUP:
            vector[layout.cups[one.what.name].thrown + one.owner] = 0
    for stock, one in stocks.items():
        missing = layout.slots[stock].low - vector[stock]
        if missing > 0 and isinstance(one.what, Field):
            message = f"`{one.what.source}` holds {missing} too few for so many `{one.what.plural or one.what.name}`"
            raise OverdrawnError(message)


def _stock(what: Field, item: int, layout: Layout) -> int:
    """The slot of the stock that a field is taken from: kept of the same items, or one for all."""
    own = layout.fields.get((what.source, what.each))
    return own + item if own is not None else layout.fields[what.source, ""]


def place_of(what: Field, owner: int, item: int, layout: Layout) -> int:
    """The first slot of a field.

    Args:
        what: the field.
        owner: the player or the die that has it, from 0; 0 where no player has it.
        item: the item it is kept of, from 0; 0 where it is kept of none.
        layout: where everything stands.
    """
    key = (what.name, what.each)
    return layout.fields[key] + owner * layout.widths[key] + item * what.room


def _slots(one: Setting, vector: list[int], layout: Layout) -> tuple[int, list[int]]:
    """The first slot that a setting changes, and the numbers from there on."""
    match one.what, one.value:
        case Active(), int(value):
            return layout.active, [value]
        case Rounds(), int(value):
            return layout.rounds, [value]
        case Field(kind=kind) as field, int(value):
            return place_of(field, one.owner, one.item, layout), [value + (kind in (ValueKind.ITEM, ValueKind.PLAYER))]
        case Field(kind=ValueKind.SET) as field, tuple(items):
            slot = place_of(field, one.owner, one.item, layout)
            whole = [sum(1 << at % WORD for at in items if at // WORD == word) for word in range(field.room)]
            before = vector[slot : slot + field.room]
            match one.how:
                case "with":
                    return slot, [old | new for old, new in zip(before, whole, strict=True)]
                case "without":
                    return slot, [old & ~new for old, new in zip(before, whole, strict=True)]
                case _:
                    return slot, whole
        case Field(face_down=True, room=room) as field, tuple(items):
            return place_of(field, one.owner, one.item, layout), [items.count(at) for at in range(room)]
        case Field(room=room) as field, tuple(items):
            row = [*(item + 1 for item in items), *(0,) * (room - len(items))]
            return place_of(field, one.owner, one.item, layout), row
        case _:
            raise AssertionError(one)
