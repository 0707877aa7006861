"""Authored texts in a book: which there are, and what their placeholders stand for in this game."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from rulekit.book.parts import kinds_of_parts
from rulekit.document.blocks import Block, Paragraph
from rulekit.document.closed import Role
from rulekit.document.sentence import Name, Noun, Number, Part, Prose
from rulekit.model.dice import dice_of_kind, most_dice
from rulekit.model.game import Game

__all__ = ["Passages", "Renamed", "filled", "names_of_things"]

Renamed = tuple[tuple[str, str | Noun, Noun], ...]
"""Names as they were, with those that things have in their place; one that a language lacks is asked for as a noun."""
OF_EVERY_GAME = frozenset({"start_player"})
"""What is called so in every game, whatever it declares."""
COUNT = ".count"
"""Behind the name of a table or a die: how many things of it there are."""


@frozen
class Passages:
    """The authored texts that exist.

    Args:
        placeholders: by key, the names of the placeholders in a text.
        renamed: what the variants in force call otherwise: each name as it was and as it is.
    """

    placeholders: Mapping[str, frozenset[str]]
    renamed: Renamed = ()

    @property
    def names(self) -> frozenset[str]:
        """All that any of them names."""
        return frozenset[str]().union(*self.placeholders.values())

    def said(self, key: str, game: Game) -> tuple[Prose, ...]:
        """The text of that key, or that which a variant in force has in its place.

        Nothing if there is none, or if it speaks of what the game does not have: then it was written for another game.
        """
        chosen = self.chosen(key, game)
        if chosen not in self.placeholders:
            return ()
        values = {name: filled(name, game) for name in sorted(self.placeholders[chosen])}
        said = {name: value for name, value in values.items() if value is not None}
        return (Prose(chosen, said),) if len(said) == len(values) else ()

    def why(self, variant: str, game: Game) -> tuple[Prose, ...]:
        """What a variant is for, said where it is not in force: things that only it brings are named all the same."""
        key = f"{variant}.why"
        if key not in self.placeholders:
            return ()
        asked = sorted(self.placeholders[key])
        return (Prose(key, {name: filled(name, game) or _word(name) for name in asked}),)

    def chosen(self, key: str, game: Game) -> str:
        """The key of the text that stands for a key: that of the last variant in force that has its own."""
        own = [name for one in game.variants if (name := f"{one.name}.{key}") in self.placeholders]
        return own[-1] if own else key

    def steps(self, key: str, game: Game) -> tuple[tuple[Prose, ...], ...]:
        """The texts ``key.1``, ``key.2`` and so on, in order; those that speak of what the game lacks are left out."""
        numbers = {int(end) for one in self.placeholders if (end := one.rpartition(f"{key}.")[2]).isdecimal()}
        return tuple(said for one in sorted(numbers) if (said := self.said(f"{key}.{one}", game)))

    def paragraph(self, key: str, game: Game) -> tuple[Block, ...]:
        """The same as a paragraph of its own."""
        said = self.said(key, game)
        return (Paragraph(said),) if said else ()


def _called(name: str, game: Game) -> str:
    """What a placeholder of the game stands for where variants give its thing another name in the rules."""
    role, dot, term = name.removesuffix(COUNT).rpartition(".")
    for old, new in game.renamed:
        term = new if term == old else term
    return f"{role}{dot}{term}{COUNT if name.endswith(COUNT) else ''}"


def filled(name: str, game: Game) -> Part | None:
    """What a placeholder stands for: a number of the rules, how many there are of something, or a word.

    Args:
        name: a number's name; ``players.low``, ``players.high``; ``table.count``; a name, or ``steps.name`` and the
            like for one that is no thing; ``start_player``.
        game: the game.
    """
    name = _called(name, game)
    if name == "players.low":
        return Number(game.players_low)
    if name == "players.high":
        return Number(game.players_high)
    if name.endswith(COUNT):
        return _count(name.removesuffix(COUNT), game)
    parameter = next((one for one in game.parameters if one.name == name), None)
    if parameter is not None:
        return Number(parameter.value)
    role, _, term = name.rpartition(".")
    if role == Role.PEOPLE:
        return Name(term) if any(term in one.cast for one in game.examples) else None
    return _word(name) if name in OF_EVERY_GAME or term in _names(role, game) else None


def _word(name: str) -> Noun:
    """The word that a placeholder names: ``disaster``, or ``steps.disaster`` for one that is no thing."""
    role, _, term = name.rpartition(".")
    return Noun(term, role or Role.THINGS)


def _count(name: str, game: Game) -> Number | None:
    if game.die is not None and name in (one.name for one in (game.die, *game.die.kinds)):
        return Number(most_dice(game) if name == game.die.name else dice_of_kind(game, name))
    table = next((one for one in game.tables if one.name == name), None)
    return Number(len(table.items)) if table is not None else None


def names_of_things(game: Game) -> frozenset[str]:
    """What the game has by name: its tables and what is in them, what somebody has, dice, values, links, parts."""
    items = (item.name for one in game.tables for item in one.items)
    dice = tuple(one.name for one in (game.die, *game.die.kinds)) if game.die is not None else ()
    declared = (one.name for ones in (game.tables, game.fields, game.derived, game.links) for one in ones)
    return frozenset({*items, *dice, *declared, *(one.name for one in game.components)})


def _names(role: str, game: Game) -> frozenset[str]:
    """The words of a role that the game has."""
    match role:
        case "":
            return names_of_things(game)
        case Role.STEPS:
            return frozenset(one.name for one in game.steps)
        case Role.RULES:
            return frozenset(rule for one in game.steps for rule in one.rules)
        case Role.NUMBERS:
            return frozenset(one.name for one in game.parameters)
        case Role.COLUMNS:
            return frozenset(column.name for one in game.tables for column in one.columns)
        case Role.FACES:
            return frozenset(one.noun for one in (game.die.faces if game.die is not None else ()))
        case Role.ADJECTIVES:
            return frozenset(one.name for one in game.adjectives)
        case Role.SOURCES:
            return frozenset(one.name for one in game.origins)
        case Role.COMPONENTS:
            return kinds_of_parts(game)
        case Role.VARIANTS:
            return frozenset((game.name, *(one.name for one in game.variants)))
        case _:
            return frozenset()
