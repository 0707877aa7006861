"""The grammar as an automaton reads it: for each state, what may come and what is then done."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from attrs import asdict, frozen

__all__ = ["END", "ParseTable", "Production"]

END = "$END"
"""The terminal that stands for the end of the text."""


@frozen
class Production:
    """One way to make a piece of the grammar.

    Args:
        origin: the piece that is made.
        size: how many pieces it is made of.
        kind: the kind of the node to make; None if its parts go straight into the piece above.
        single: whether a node of one child only is left out, so that the child stands in its place.
        role: what its parts are called in the piece above, if they go there straight.
    """

    origin: str
    size: int
    kind: str | None
    single: bool
    role: str


@frozen(slots=False)
class ParseTable:
    """An LALR(1) table with the words and marks of the language.

    Args:
        words: terminal of each word, such as ``{"gain": "GAIN"}``.
        marks: terminal of each mark, such as ``{":": "COLON"}``.
        rules: what can be made.
        states: for each state and symbol, ``n >= 0`` to go on to state ``n``, or ``-1 - r`` to make rule ``r`` first.
        start: the state before the first line.
        end: the state after the last one.
    """

    words: Mapping[str, str]
    marks: Mapping[str, str]
    rules: tuple[Production, ...]
    states: tuple[Mapping[str, int], ...]
    start: int
    end: int

    @cached_property
    def spelling(self) -> Mapping[str, str]:
        """The word or mark that each terminal of the language stands for."""
        return {terminal: text for text, terminal in (*self.words.items(), *self.marks.items())}

    def to_data(self) -> dict[str, Any]:
        """The table as plain lists and objects, for a cache."""
        return asdict(self)

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> ParseTable:
        """The table that ``to_data`` gave.

        Raises:
            KeyError, TypeError: the data is not a table.
        """
        return ParseTable(
            words=data["words"],
            marks=data["marks"],
            rules=tuple(Production(**one) for one in data["rules"]),
            states=tuple(data["states"]),
            start=data["start"],
            end=data["end"],
        )
