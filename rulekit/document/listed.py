"""What helps to find and to read the rest of a document: contents, index, references to tables, its signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from rulekit.document.map import Key

if TYPE_CHECKING:
    from rulekit.document.blocks import Line

__all__ = ["Contents", "Index", "IndexEntry", "Legend", "See"]


@frozen
class Contents:
    """The table of contents: the chapters behind it; where there is no paper, their sections as well."""


@frozen
class IndexEntry:
    """A word with the sections that speak of it.

    Args:
        line: the word.
        anchors: of the sections.
        main: the anchor of the section that tells what it is; empty if none does, or if there is but one.
        head: after wording, what the words from here on stand under, as those of so many strokes; empty if as before.
    """

    line: Line
    anchors: tuple[str, ...]
    main: str = ""
    head: str = ""


@frozen
class Index:
    """Words with the sections that speak of them; after wording, in the order of the alphabet."""

    entries: tuple[IndexEntry, ...]


@frozen
class See:
    """Leads to a table or a map that stands elsewhere, where it is needed.

    Args:
        number: of the table; 0 for a map.
        caption: what it shows.
        anchor: where it stands.
    """

    number: int
    caption: Line
    anchor: str


@frozen
class Legend:
    """What the pictures and signs of a document mean; after wording, those that it shows, in their order.

    Args:
        keys: what each means.
        in_lines: whether they stand one behind the other, below what shows them, and are no chapter.
        sorts: the pictures of things of one sort, as of all suits, for each sort.
    """

    keys: tuple[Key, ...]
    in_lines: bool = False
    sorts: tuple[tuple[str, ...], ...] = ()
