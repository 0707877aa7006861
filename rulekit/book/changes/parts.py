"""What differs in what things are on the table, and in what is in the box besides."""

from __future__ import annotations

from rulekit.book.changes.entry import NOTHING, Entry, Figure
from rulekit.book.changes.order import pairs
from rulekit.book.parts import as_declared
from rulekit.book.passages import label
from rulekit.document.blocks import Line
from rulekit.document.sentence import Noun
from rulekit.model.game import Game
from rulekit.model.physical import Component, Material

__all__ = ["components"]


def components(before: Game, after: Game, told: frozenset[str]) -> tuple[Entry, ...]:
    """What each thing is, by its name, as it was and as it is, where no sentence on the box tells that.

    What is only kept in mind comes and goes with the rules that speak of it.

    Args:
        before: the game without what changes.
        after: the game with it.
        told: what the sentences on the box speak of that differ.
    """
    made: list[Entry] = []
    known = {one.name: one for one in before.components}
    for name, old, new in pairs(known, {one.name: one for one in after.components}):
        if name in told or (_is_in_mind(old) and _is_in_mind(new)):
            continue
        was: Line = (as_declared(old),) if old is not None else NOTHING
        now: Line = (as_declared(new),) if new is not None else NOTHING
        if was != now or (old is not None and new is not None and old.mark != new.mark):
            made.append(Figure((label("components"), Noun(name)), was, now, new.mark if new is not None else ""))
    return tuple(made)


def _is_in_mind(one: Component | None) -> bool:
    return one is None or one.material is Material.MIND
