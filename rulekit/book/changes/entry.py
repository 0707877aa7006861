"""What stands on the sheet of a variant: a closed set of entries without words."""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.passages import label
from rulekit.document.blocks import Block, Item, Line, TableBlock
from rulekit.document.sentence import Noun, Sentence

__all__ = ["NOTHING", "Entry", "Figure", "PutIn", "Rewritten", "Shown", "Told", "Version", "added", "removed"]


@frozen
class Figure:
    """A figure, or what else stands in one place, for another.

    Args:
        path: the names that lead to it, the smallest first: a column and its row, a property and its field.
        old: what stood there; empty for nothing.
        new: what stands there.
        source: where the new figure comes from, or an empty text.
    """

    path: tuple[Noun, ...]
    old: Line
    new: Line
    source: str = ""


@frozen
class Told:
    """Something new or gone.

    Args:
        sentence: what it is.
        figures: what it has, by name.
        said: what it says or does.
    """

    sentence: Sentence
    figures: tuple[tuple[Noun, Line], ...] = ()
    said: tuple[Clause, ...] = ()


@frozen
class Version:
    """One place in a text that is said in another way.

    Args:
        leads: what leads to it, the outermost first.
        old: what was said, as clauses or as the items of a list that the book has; empty where something was put in.
        new: what is said; empty where something was left out.
    """

    leads: tuple[Sentence, ...]
    old: tuple[Clause | Item, ...]
    new: tuple[Clause | Item, ...]

    @property
    def clauses(self) -> tuple[tuple[Clause, ...], tuple[Clause, ...]]:
        """What was said and is said, without what is an item of a list already."""
        old, new = (tuple(one for one in side if isinstance(one, Clause)) for side in (self.old, self.new))
        return old, new


@frozen
class Rewritten:
    """Something that is said in another way, at one place or at several."""

    sentence: Sentence
    versions: tuple[Version, ...]


@frozen
class PutIn:
    """New things of a table, as its new rows."""

    rows: TableBlock


@frozen
class Shown:
    """What can only be shown: an example, a map."""

    blocks: tuple[Block, ...]


Entry = Figure | Told | Rewritten | PutIn | Shown


def added(noun: Noun, figures: tuple[tuple[Noun, Line], ...] = (), said: tuple[Clause, ...] = ()) -> Told:
    """What is new."""
    return Told(Sentence("added", {"noun": noun}), figures, said)


def removed(noun: Noun, table: str = "") -> Told:
    """What is gone; ``table`` says what it was one of."""
    return Told(Sentence("removed", {"noun": noun, "table": Noun(table) if table else False}))


NOTHING: Line = (label("none"),)
"""Where nothing stands."""
