"""Tokens to nodes, one at a time, by the table; it can be asked what may come, and copied to try things out."""

from __future__ import annotations

from typing import cast

from attrs import define, frozen

from rulekit.source import Span
from rulekit.syntax.node import Node, Word
from rulekit.syntax.table import END, ParseTable
from rulekit.syntax.tokens import Token

__all__ = ["DEPTH", "Automaton", "RefusedError", "TooDeepError"]

DEPTH = 100
"""How deep nodes may stand in each other; what walks a tree by calling itself relies on it."""

_KINDS = {"NAME", "NUMBER", "STRING"}

WHOLE_NAME = "numbered"
"""The rule whose words are one name together, such as ``point 25``."""


class RefusedError(Exception):
    """The token cannot come here."""


class TooDeepError(Exception):
    """The node would hold too many others in each other."""


@frozen
class _Parts:
    """What a rule without a node of its own gives to the node above: the parts found before, and these."""

    parts: tuple[_Value, ...]


_Value = Node | Word | _Parts | None


@define
class Automaton:
    """A reader between two tokens.

    Args:
        table: the grammar.
        path: the name of the source, for places.
    """

    table: ParseTable
    path: str
    _states: list[int]
    _values: list[_Value]
    _depths: list[int]

    @staticmethod
    def at_start(table: ParseTable, path: str) -> Automaton:
        """A reader before the first token."""
        return Automaton(table, path, [table.start], [], [])

    def copy(self) -> Automaton:
        """Another one that stands at the same place; nodes are shared, as they never change."""
        return Automaton(self.table, self.path, self._states.copy(), self._values.copy(), self._depths.copy())

    def terminal(self, token: Token) -> str:
        """The terminal that a token stands for here: a word of the language only where that word can come."""
        if token.kind == "MARK":
            return self._mark(token.text)
        if token.kind == "NAME":
            word = self.table.words.get(token.text, "")
            return word if word in self.table.states[self._states[-1]] else "NAME"
        return token.kind

    def _mark(self, text: str) -> str:
        return "_COMMA" if text == "," else self.table.marks.get(text, text)

    def knows(self, terminal: str) -> bool:
        """Whether the grammar mentions a terminal at this place; it may still be refused."""
        return terminal in self.table.states[self._states[-1]]

    def words(self) -> tuple[str, ...]:
        """The words of the language that the grammar mentions at this place, in name order."""
        spelling = self.table.words
        return tuple(sorted(text for text, terminal in spelling.items() if self.knows(terminal)))

    def allows(self, terminal: str) -> bool:
        """Whether a terminal can come next."""
        states, table = self._states.copy(), self.table
        while True:
            action = table.states[states[-1]].get(terminal)
            if action is None:
                return False
            if action >= 0:
                return True
            rule = table.rules[-1 - action]
            if rule.size:
                del states[-rule.size :]
            states.append(table.states[states[-1]][rule.origin])
            if terminal == END and states[-1] == table.end:
                return True

    def allowed(self) -> tuple[str, ...]:
        """All terminals that can come next, in name order."""
        return tuple(sorted(one for one in self.table.states[self._states[-1]] if one.isupper() and self.allows(one)))

    def allowed_only(self, terminal: str) -> bool:
        """Whether a terminal is the only one that can come next."""
        return self.knows(terminal) and self.allowed() == (terminal,)

    def feed(self, token: Token, terminal: str) -> None:
        """Take a token.

        Raises:
            RefusedError: it cannot come here.
            TooDeepError: what it completes would be too deep.
        """
        kind = terminal if terminal in _KINDS else "WORD"
        self._take(terminal, Word(token.text, kind, Span(self.path, token.start, token.end)))

    def feed_layout(self, terminal: str) -> None:
        """Take the end of a line, or a step of indentation; these leave nothing in the tree.

        Raises:
            RefusedError, TooDeepError: as ``feed``.
        """
        self._take(terminal, None)

    def finish(self) -> Node:
        """The whole tree.

        Raises:
            RefusedError: the text cannot end here.
            TooDeepError: as ``feed``.
        """
        self._take(END, None)
        return cast(Node, self._values[-1])

    def _take(self, terminal: str, value: _Value) -> None:
        table = self.table
        while True:
            action = table.states[self._states[-1]].get(terminal)
            if action is None:
                raise RefusedError
            if action >= 0:
                self._states.append(action)
                self._values.append(value)
                self._depths.append(0)
                return
            self._reduce(-1 - action)
            if terminal == END and self._states[-1] == table.end:
                return

    def _reduce(self, number: int) -> None:
        rule = self.table.rules[number]
        parts: tuple[_Value, ...] = ()
        depth = 0
        if rule.size:
            parts = tuple(self._values[-rule.size :])
            depth = max(self._depths[-rule.size :])
            del self._states[-rule.size :], self._values[-rule.size :], self._depths[-rule.size :]
        value: _Value
        if rule.kind is None:
            value = _Parts(tuple(_called(one, rule.role) for one in parts) if rule.role else parts)
        else:
            children = _flat(parts)
            if rule.single and len(children) == 1:
                value = children[0]
            elif rule.kind == WHOLE_NAME:
                name = " ".join(one.text for one in children if isinstance(one, Word))
                value = Word(name, "NAME", children[0].span.to(children[-1].span))
            else:
                depth += 1
                # The declarations of a file count alone.
                if depth > DEPTH and rule.origin != "start":
                    raise TooDeepError
                place = children[0].span.to(children[-1].span) if children else Span(self.path, 0, 0)
                value = Node(rule.kind, children, place)
        self._states.append(self.table.states[self._states[-1]][rule.origin])
        self._values.append(value)
        self._depths.append(depth)


def _called(part: _Value, role: str) -> _Value:
    """A part under the name that it has in the node above; words of the language itself are called nothing."""
    match part:
        case Node():
            return Node(part.kind, part.children, part.span, role)
        case Word() if part.kind in _KINDS:
            return Word(part.text, part.kind, part.span, role)
        case _:
            return part


def _flat(parts: tuple[_Value, ...]) -> tuple[Node | Word, ...]:
    """The nodes and words among parts, from the left; a long list is a deep one, so this does not call itself."""
    found: list[Node | Word] = []
    rest: list[_Value] = list(reversed(parts))
    while rest:
        one = rest.pop()
        if isinstance(one, _Parts):
            rest.extend(reversed(one.parts))
        elif one is not None:
            found.append(one)
    return tuple(found)
