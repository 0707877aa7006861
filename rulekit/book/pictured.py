"""Pictures before a thing that begins a row, a heading or an entry of a list; those in sentences are the words' own."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Line
from rulekit.document.sentence import Icon, Inline, Noun, Part, Sentence
from rulekit.model.component import Table

__all__ = ["explained", "named_parts", "with_picture"]


def with_picture(name: str, narrator: Narrator, *words: Inline) -> Line:
    """The words of a thing behind its picture, if there is one; the words say what it shows."""
    return (Icon(name), *words) if name in narrator.pictures else words


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
