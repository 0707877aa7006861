"""Cards in words as plain data: their emblems, and which of their figures is large, stands in a corner or is a fact."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from attrs import Factory, frozen

from rulekit.document.blocks import Card, Cell, Figure, Line
from rulekit.formats.emblems import BACK, colours, division
from rulekit.formats.lines import behind, plain

__all__ = ["CardPiles"]

Data = dict[str, object]
NUMBER = re.compile("[\N{MINUS SIGN}-]?[0-9]+")
NOTHING = "–"
"""What stands where a card has nothing; that is left out."""
KINDS = 2
"""So many colours tell kinds of cards apart."""


@frozen
class CardPiles:
    """The piles of a document, by which a card has its colours, and its place in them, which divides a bare emblem.

    Args:
        line: a line as data.
        cell: a cell as data.
        letters: how many letters texts have.
        signs: what tells a pile of a kind from its others in a word.
        kinds: the kinds met so far, with their numbers.
        piles: the piles met so far, each with the names in it.
    """

    line: Callable[[Line], list[object]]
    cell: Callable[[Cell], Data]
    letters: Callable[[Line], int]
    signs: Mapping[tuple[str, str], str]
    kinds: dict[str, int] = Factory(dict[str, int])
    piles: dict[tuple[str, str], dict[str, int]] = Factory(dict[tuple[str, str], dict[str, int]])

    def data(self, card: Card) -> Data:
        """A card; its emblem is that of all cards of its name in its pile."""
        name, kind, pile = plain(card.name.line), plain(card.kind), (plain(card.kind), plain(card.group.line))
        names = self.piles.setdefault(pile, {})
        number, charge = names.setdefault(name, len(names)), self.charge(card)
        ground = colours([*self.piles].index(pile))
        numbers = [one for one in card.figures if NUMBER.fullmatch(plain(one.value.line))]
        facts = [one for one in card.figures if one not in numbers and plain(one.value.line) != NOTHING]
        # The last number is the large one, the first stands in a corner.
        # What a figure says of its kind is not said above it as well.
        said = (plain(card.group.line), *(plain(one.value.line) for one in card.figures))
        known = any(kind.casefold() in one.casefold() for one in said)
        return {
            "kind": [] if known else self.line(card.kind),
            "of": self.line(card.kind),
            "sort": self.line(card.sort),
            "deck": self.kinds.setdefault(kind, len(self.kinds)),
            "back": {"colours": ground, "shapes": BACK, "charge": self.picture(card.sign)},
            "sign": self.signs.get(pile, ""),
            "colour": self.kinds.setdefault(kind, len(self.kinds)) % KINDS,
            "group": self.cell(card.group),
            "name": self.cell(card.name),
            "plain": name,
            # What a picture tells apart needs no division, which would look as if it meant something.
            "emblem": {"colours": ground, "shapes": () if charge else division(number), "charge": charge},
            "figures": [self.figure(one) for one in card.figures],
            "large": self.figure(numbers[-1]) if numbers else None,
            "corner": self.figure(numbers[0]) if len(numbers) > 1 else None,
            "facts": [self.figure(one) for one in (*facts, *numbers[1:-1])],
            "texts": [self.figure(one) | {"gap": behind(one.label)} for one in card.texts],
            "notes": [self.line(note) for note in card.notes],
            "source": self.line(card.source),
            "letters": sum(self.letters((*one.label, *one.value.line)) for one in card.texts),
        }

    def figure(self, one: Figure) -> Data:
        """A label and what stands under it."""
        return {"label": self.line(one.label), "value": self.cell(one.value), "picture": self.line(one.picture)}

    def charge(self, card: Card) -> object:
        """The picture on an emblem: of what tells a card apart, or the first of its words, or of its sort."""
        lines = (card.picture, *(one.value.line for one in (*card.texts, *card.figures)), card.sign)
        return next(filter(None, map(self.picture, lines)), None)

    def picture(self, line: Line) -> object:
        """The first picture of a line; None if there is none."""
        return next((piece[0] for piece in self.line(line) if isinstance(piece, list)), None)
