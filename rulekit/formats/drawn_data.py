"""What panels and examples draw in words, as plain data for page templates."""

from __future__ import annotations

from collections.abc import Callable

from rulekit.document.blocks import Line
from rulekit.document.panels import Drawing, Drawn, Gain, Rotation, Shift, Throw, Ticks
from rulekit.document.things import Beside, Lot, Ring
from rulekit.formats.pips import places
from rulekit.formats.thing_data import thing_data

__all__ = ["drawings_data", "drawn_data"]

Data = dict[str, object]
SayLine = Callable[[Line], list[object]]
"""Gives the pieces of a line."""


def drawings_data(blocks: tuple[Drawing, ...], line: SayLine) -> Data:
    """What can be seen of an example, by whose it is: it stands side by side where there is room."""
    parts = [{"who": line(one.who), "drawn": [drawn_data(each, line) for each in one.drawn]} for one in blocks]
    return {"type": "drawing", "parts": parts}


def drawn_data(drawn: Drawn, line: SayLine) -> Data:
    """What a panel draws; the words below say the same."""
    match drawn:
        case Throw(who=who, faces=faces, again=again, aside=aside, which=which, pips=pips, move=move):
            on_each = list(map(places, pips))
            shown = {"who": line(who), "which": line(which), "faces": list(map(line, faces)), "pips": on_each}
            return {"type": "throw", **shown, "again": again, "aside": aside, "move": move}
        case Shift(label=label, values=values, was=was, now=now):
            return {"type": "shift", "line": line(label), "values": values, "was": was, "now": now}
        case Ticks(label=label, count=count, was=was, now=now):
            return {"type": "ticks", "line": line(label), "count": count, "was": was, "now": now}
        case Gain(label=label, count=count):
            return {"type": "gain", "line": line(label), "count": count}
        case Rotation(kinds=kinds):
            return {"type": "rotation", "kinds": list(map(line, kinds))}
        case Lot() | Beside() | Ring():
            return thing_data(drawn, line)
