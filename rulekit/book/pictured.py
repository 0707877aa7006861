"""Pictures before a thing that begins a row, a heading or an entry of a list; those in sentences are the words' own."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Line
from rulekit.document.sentence import Icon, Inline, Noun, Part, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import ItemRef
from rulekit.model.game import Game

__all__ = ["explained", "named_parts", "with_picture", "with_sides"]

SIDES = 2


def with_picture(name: str, narrator: Narrator, *words: Inline) -> Line:
    """The words of a thing behind its picture, if there is one; the words say what it shows."""
    return (Icon(name), *words) if name in narrator.pictures else words


def with_sides(name: str, narrator: Narrator, *words: Inline) -> Line:
    """The same of a piece that may have no picture but one of each of its sides, as one of which it lies somewhere."""
    if name in narrator.pictures:
        return with_picture(name, narrator, *words)
    names = list(dict.fromkeys(_put_as(name, narrator.game)))
    return (*map(Icon, names), *words) if narrator.pictures.issuperset(names) and len(names) == SIDES else words


def _put_as(name: str, game: Game) -> Iterator[str]:
    """As what a piece is put on its places: the things that the rules let it become there."""
    bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
    for effect in (effect for body in bodies for effect in game.vocabulary.effects(body)):
        match effect:
            case Changes(verb=Verb.SET, field=Field(kind=ValueKind.ITEM) as field, value=ItemRef(table, index)):
                if field.name == name and field.each:
                    yield table.items[index].name
            case _:
                pass


def explained(table: Table, narrator: Narrator) -> Line:
    """All things of a table where it lists them: each by its name, behind its picture if there is one.

    A sign that stands alone elsewhere is read by whoever has seen it beside its name. The first picture stands before
    the list, so that its words begin as they would without.
    """
    first, *others = (item.name for item in table.items)
    items = (
        Sentence("pictured", {"picture": Icon(one), "noun": Noun(one)}) if one in narrator.pictures else Noun(one)
        for one in others
    )
    return with_picture(first, narrator, Sentence("names", {"items": (Noun(first), *items)}))


def named_parts(table: Table, rows: tuple[int, ...], narrator: Narrator) -> tuple[Part, ...]:
    """Items of a table to be listed: as pictures alone where each item of that table has one, else by their names."""
    names = [item.name for item in table.items]
    if narrator.pictures.issuperset(names):
        return tuple(Icon(names[row], Noun(names[row])) for row in rows)
    return tuple(Noun(names[row]) for row in rows)
