"""The tree of a text as it was written: every word kept, every place known."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from attrs import field, frozen

from rulekit.source import Span

__all__ = ["Node", "Word"]


@frozen
class Word:
    """A word or mark of the text.

    Args:
        text: as written; a string keeps its quotes.
        kind: ``"NAME"``, ``"NUMBER"``, ``"STRING"``, or ``"WORD"`` for the words and marks of the language itself.
        span: where; equality ignores it.
        role: what it is called in the node around it, if the grammar names it; equality ignores it.
    """

    text: str
    kind: str
    span: Span = field(eq=False, repr=False)
    role: str = field(default="", eq=False, repr=False)

    @property
    def title(self) -> str:
        """The text of a string without its quotes."""
        return self.text.strip('"')


@frozen
class Node:
    """A piece of the grammar: the name of its rule or alternative, and what it is made of, in order.

    Line ends and indentation are not kept; equality ignores places, so two texts that say the same are equal.

    Args:
        kind: the name of its rule or alternative.
        children: what it is made of, in the order of the text.
        span: where; equality ignores it.
        role: what it is called in the node around it, if the grammar names it (``grammars/15_roles.lark``), such as
            ``"left"``; equality ignores it.
    """

    kind: str
    children: tuple[Node | Word, ...]
    span: Span = field(eq=False, repr=False)
    role: str = field(default="", eq=False, repr=False)

    def each(self, role: str) -> tuple[Node, ...]:
        """The child nodes that the grammar calls so, in order."""
        return tuple([one for one in self.children if isinstance(one, Node) and one.role == role])

    def optional(self, role: str) -> Node | None:
        """The child node that the grammar calls so, or None."""
        for one in self.children:
            if isinstance(one, Node) and one.role == role:
                return one
        return None

    def child(self, role: str) -> Node:
        """The child node that the grammar calls so; the grammar promises that there is one."""
        found = self.optional(role)
        assert found is not None, f"{self.kind} without {role}"
        return found

    def each_word(self, role: str) -> tuple[Word, ...]:
        """The words that the grammar calls so, in order."""
        return tuple([one for one in self.children if isinstance(one, Word) and one.role == role])

    def word(self, role: str) -> Word:
        """The word that the grammar calls so; the grammar promises that there is one."""
        found = self.each_word(role)
        assert found, f"{self.kind} without {role}"
        return found[0]

    def nodes(self, *kinds: str) -> tuple[Node, ...]:
        """The children that are nodes, of these kinds if any are named."""
        return tuple([one for one in self.children if isinstance(one, Node) and (not kinds or one.kind in kinds)])

    def node(self, *kinds: str) -> Node | None:
        """The first child node of these kinds (of any, if none is named), or None."""
        for one in self.children:
            if isinstance(one, Node) and (not kinds or one.kind in kinds):
                return one
        return None

    def the(self, *kinds: str) -> Node:
        """The first child node of these kinds; the grammar promises that there is one."""
        found = self.node(*kinds)
        assert found is not None, f"{self.kind} without {kinds}"
        return found

    def words(self, kind: str) -> tuple[Word, ...]:
        """The children that are words of a kind."""
        return tuple([one for one in self.children if isinstance(one, Word) and one.kind == kind])

    @property
    def names(self) -> tuple[Word, ...]:
        """The author's names among the children."""
        return self.words("NAME")

    @property
    def name(self) -> Word:
        """The first of the author's names; the grammar promises that there is one."""
        for one in self.children:
            if isinstance(one, Word) and one.kind == "NAME":
                return one
        message = f"{self.kind} without a name"
        raise IndexError(message)

    @property
    def number(self) -> int | None:
        """The first number among the children, or None."""
        found = self.words("NUMBER")
        return int(found[0].text) if found else None

    def says(self, word: str) -> bool:
        """Whether a word of the language itself stands directly in this node."""
        return any(isinstance(one, Word) and one.kind == "WORD" and one.text == word for one in self.children)

    def walk(self) -> Iterator[Node]:
        """This node and every node below it, from the top."""
        return iter(self._whole)

    @cached_property
    def _whole(self) -> tuple[Node, ...]:
        """The same; a check walks through each tree a dozen times."""
        found, stack = list[Node](), [self]
        while stack:
            one = stack.pop()
            found.append(one)
            stack += [child for child in reversed(one.children) if isinstance(child, Node)]
        return tuple(found)
