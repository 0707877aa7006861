"""Which step needs a table: one that does what its things say, reads most of its figures, throws its dice, looks in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulekit.book.faces import anchor_of
from rulekit.book.narrator import Narrator
from rulekit.model.closed import Base
from rulekit.model.effect import Performs, Rolls
from rulekit.model.expression import FromColumn, SetOf
from rulekit.model.game import Game, Step
from rulekit.model.relation import Connected, NextTo
from rulekit.model.walk import inside

__all__ = ["LINKS", "SETUP", "names_of_tables", "places_that_touch", "step_needing"]

SETUP = "setup"
"""The step of the setup, and the anchor of its chapter."""
LINKS = "links-"
"""What the anchors of tables begin with that say what touches what."""


def step_needing(name: str, anchor: str, steps: Sequence[Step], narrator: Narrator, *, acting: bool = False) -> str:
    """The step that a table stands beside; empty if no step needs it.

    Args:
        name: what the table is of.
        anchor: where it stands.
        steps: those that the book tells, the first to be asked first.
        narrator: the game.
        acting: whether the table tells what its things do.
    """
    game = narrator.game
    reading = {step.name: _read(step) for step in steps}
    return (
        _of_pairs(name, game)
        or (acting and _first_carrying_out(name, steps, narrator))
        or _first_most(name, reading)
        or _of_start(name, game)
        or _first_asked(name, anchor, steps, narrator)
    )


def names_of_tables(game: Game) -> Mapping[str, str]:
    """What each table is of, by its anchor."""
    kinds = {one.name: tuple(f"-{item.name}" for item in one.items) for one in game.tables}
    ends = {one.name: [end for each in one.columns for end in kinds.get(each.table, ())] for one in game.tables}
    found = {f"table-{name}{end}": name for name, of in ends.items() for end in ("", "-effects", *of)}
    return found | {f"{LINKS}{one.name}": one.name for one in game.links}


def _read(step: Step) -> Mapping[str, int]:
    """How many columns of each table a step reads, and of each kind of links whether it asks what touches what."""
    columns = {(one.table.name, one.column.name) for one in inside(step.body) if isinstance(one, FromColumn)}
    linked = [one.links for one in inside(step.body) if isinstance(one, NextTo | Connected)]
    names = {(name, "") for one in linked for name in (one.name, *one.parts)}
    found: dict[str, int] = {}
    for name, _ in columns | names:
        found[name] = found.get(name, 0) + 1
    return found


def _first_most(name: str, reading: Mapping[str, Mapping[str, int]]) -> str:
    """The first of the steps that read most of a table; empty if none reads any of it."""
    most = max((read.get(name, 0) for read in reading.values()), default=0)
    return next((step for step, read in reading.items() if most and read.get(name, 0) == most), "")


def _first_carrying_out(name: str, steps: Sequence[Step], narrator: Narrator) -> str:
    """The first step that does what a thing of a table says; empty if none does."""
    performs = narrator.game.vocabulary.effects
    return next((one.name for one in steps if Performs(name) in performs(one.body)), "")


def _of_pairs(name: str, game: Game) -> str:
    """The setup, for things that are pairs of others, such as cards of suits and ranks."""
    return SETUP if any(one.name == name and one.pattern for one in game.tables) else ""


def _of_start(name: str, game: Game) -> str:
    """The setup, if figures of a table say where something starts or how far it goes."""
    return SETUP if any(one.each == name and (one.begins or one.bound) for one in game.fields) else ""


def _first_asked(name: str, anchor: str, steps: Sequence[Step], narrator: Narrator) -> str:
    """The first step that looks among the things of a table, or that throws the dice of one; empty if none does."""
    words, die = narrator.game.vocabulary, narrator.game.die
    dice = {anchor_of(one) for one in die.each} if die is not None else set[str]()

    def asks(step: Step) -> bool:
        if anchor in dice:
            return any(isinstance(one, Rolls) for one in words.effects(step.body))
        return any(isinstance(one, SetOf) and one.base is Base.ITEMS and one.of == name for one in inside(step.body))

    return next((step.name for step in steps if asks(step)), "")


def places_that_touch(game: Game) -> frozenset[str]:
    """The tables of places that touch each other: a board or a map shows them."""
    return frozenset(name for one in game.links for ends in one.edges for name, _ in ends)
