"""Every single change to a checked game that players could notice: to what things have, to rules, to words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import attrs

from rulekit.model import component as c
from rulekit.model import expression as e
from rulekit.model.closed import ValueKind
from rulekit.model.game import Game, Step
from rulekit.model.physical import Component, Material
from rulekit.model.statement import Modifier, Statement
from rulekit.model.walk import LEAVES
from tests.sharing import PART, WHOLE

__all__ = ["DERIVED", "mutations", "samples"]

SAMPLES = 50
"""So many single changes to a game are looked at, or one of each kind; of more kinds each run takes some."""

DERIVED = {
    "Game.name": "which game it is",
    "Game.title": "no variant can change it",
    "Game.by": "no variant can change it",
    "Game.players": "the most that may play",
    "Game.variants": "named at the head of the sheet",
    "Game.vocabulary": "of the statements of every game",
    "Game.examples": "shows rules and is none",
    "Game.origins": "says where figures come from, which nobody plays",
    "Game.maps": "drawn, not told; a map that changes is shown",
    "Parameter.others": "follows from what things do",
    "Item.index": "follows from the order",
    "Item.plural": "a form of the name in one language",
    "Table.plural": "a form of the name in one language",
    "Field.plural": "a form of the name in one language",
    "Die.plural": "a form of the name in one language",
    "Table.board": "of the places of a board, which no variant can change",
    "Column.kind": "follows from the cells",
    "Column.table": "follows from the cells",
    "Face.index": "follows from the order",
    "Face.number": "is what the face is called",
    "Gift.field": "follows from the noun",
    "Gift.index": "follows from the noun",
    "Gift.spread": "follows from the noun",
    "Field.piece": "of the pieces of a board, which no variant can change",
    "Field.room": "how many slots a row takes",
    "Field.limited": "whether there is a maximum, which is told",
    "Die.numbered": "which faces there are",
    "Die.low": "with the highest number: two figures",
    "Modifier.holder": "whose it is",
    "Field.starts": "follows from the column that it names",
    "Step.without_actor": "follows from who does it",
    "Step.rules": "follows from the body",
    "Adjective.variable": "stands for what the word is said of",
    "Adjective.variable_of_you": "follows from the condition",
    "Adjective.field": "follows from the fields",
    "Related.negated": "of a set of such things, which is never of the others",
    "Relation.plural": "a form of the name in one language",
    "Relation.variable": "stands for what is of another",
    "Relation.second": "stands for that other",
    "Derived.type": "follows from the value",
    "Derived.variable": "stands for what the value is of",
    "Rank.value": "follows from the name",
    "Links.marks": "of single links, told as their source in the tables",
    "Links.edges": "changed below, with their marks",
    "Field.face_down": "changes how much room there is, too",
    "Component.plural": "a form of the name in one language",
    "Component.besides": "follows from the name, which then no rule knows",
    "Links.mark": "told as their source in the tables",
    "SetOf.most": "follows from what it is of",
    "Means.whole": "which of two forms of paying it is",
    "Gain.rotation": "of amounts that are spread over several kinds",
    "Choose.count": "matters for `exactly` and `up to`, where it is a number of the rule",
}
"""What no sheet tells by itself, and why."""

LEAF = (*LEAVES, e.Adjective, e.Derived, e.Relation)
"""What rules speak of by name, and what is declared in one place only."""

DECLARED = (*LEAF, c.Item, c.Gift, c.Origin, Step)


def samples(game: Game) -> list[tuple[str, Game]]:
    """Single changes to a game, each with its kind: a few of each kind.

    Of the kinds of a game that has many every run takes a third, which is drawn for each game.
    """
    found: dict[str, list[Game]] = {}
    for kind, other in mutations(game):
        found.setdefault(kind, []).append(other)
    random = Random(game.name)  # noqa: S311  # a sample, no secret
    some = len(found) > SAMPLES and not WHOLE
    kinds = random.sample(sorted(found), len(found) // PART) if some else list(found)
    few = max(1, SAMPLES // len(kinds))
    return [(kind, one) for kind in kinds for one in random.sample(found[kind], min(few, len(found[kind])))]


def mutations(game: Game) -> Iterator[tuple[str, Game]]:
    """All games that differ in one place, with the name of the place."""
    for part in attrs.fields(Game):
        name = f"Game.{part.name}"
        if name not in DERIVED:
            for place, value in _other(name, getattr(game, part.name), declared=True):
                yield place, attrs.evolve(game, **{part.name: value})
    for at, links in enumerate(game.links):
        for gone in range(len(links.edges) if not links.parts else 0):
            left = (*links.edges[:gone], *links.edges[gone + 1 :])
            fewer = attrs.evolve(links, edges=left, marks=links.marks[: len(left)])
            yield (
                "Links.edges, one left out",
                attrs.evolve(game, links=(*game.links[:at], fewer, *game.links[at + 1 :])),
            )


def _other(name: str, value: Any, *, declared: bool) -> Iterator[tuple[str, Any]]:  # noqa: ANN401  # any part of a game
    """A value with one thing changed in it."""
    match value:
        case bool():
            yield name, not value
        case int():
            yield name, value - 1 if value > 0 else value + 1
        case tuple():
            yield from _others(name, value, declared=declared)
        case _ if attrs.has(type(value)) and (declared or not isinstance(value, LEAF)):
            kind = type(value)
            for part in attrs.fields(kind):
                inner = f"{kind.__name__}.{part.name}"
                if part.eq and inner not in DERIVED and _means_anything(value, part.name):
                    below = (
                        declared
                        and isinstance(value, DECLARED)
                        and not isinstance(value, Step | e.Adjective | e.Derived | e.Relation)
                    )
                    for place, other in _other(inner, getattr(value, part.name), declared=below):
                        yield place, attrs.evolve(value, **{part.name: other})


NUMBERS = ("low", "high", "start", "boxes", "overflow")


def _means_anything(value: object, part: str) -> bool:
    """Whether a part of this very thing is a rule: a set has no maximum."""
    match value:
        case c.Field() if value.agreed:
            return part in ("name", "agreed", "mark")  # its range and its start follow from what it offers
        case c.Field() if part == "declared":
            return False  # that a start is written down is no rule; the start is
        case c.Field() if part in NUMBERS:
            if part == "start" and value.starts:
                return False
            if part == "high" and not value.overflow:
                return False  # it is proved that there is never more
            limited = value.limited and not value.bound
            return value.kind is ValueKind.NUMBER and (limited or part not in ("overflow", "high"))
        case c.Face():
            # What it shows follows from where it stands among those of its die.
            return part != "number" and (len(value.gifts) > 1 or part != "choice")
        case Component(material=Material.MIND):
            return part in ("name", "material", "mark")  # it is not counted, and kept nowhere
        case Modifier():
            return part != "holder"
        case _:
            return True


ALONE = (Statement, Modifier, Step, c.Origin, c.Parameter, e.Adjective, e.Derived, e.Relation)
"""What can go without anything else that counts on its place in a list."""


def _others(name: str, value: tuple[Any, ...], *, declared: bool) -> Iterator[tuple[str, Any]]:
    for at, one in enumerate(value):
        for place, other in _other(name, one, declared=declared):
            yield place, (*value[:at], other, *value[at + 1 :])
    if value and isinstance(value[0], ALONE):
        needed = isinstance(value[0], Statement) and len(value) == 1  # no body is empty
        for at in range(0 if needed else len(value)):
            if isinstance(value[at], e.Adjective) and value[at].field is not None:
                continue  # what dice keep is left out with the field
            yield f"{name}, one left out", (*value[:at], *value[at + 1 :])
    if value and isinstance(value[0], Statement):
        for at in range(len(value) - 1):
            if value[at] != value[at + 1]:
                yield f"{name}, two exchanged", (*value[:at], value[at + 1], value[at], *value[at + 2 :])
