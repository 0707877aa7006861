"""The vocabulary: what each kind of statement and modifier is made of and does, for phases that know no kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from attrs import frozen

from rulekit.model.effect import Effect
from rulekit.model.part import Part
from rulekit.model.statement import Body, Modifier, Statement
from rulekit.remembering import remembered

__all__ = ["Anatomy", "Vocabulary"]


@frozen
class Anatomy:
    """What a kind declares of its statements.

    Args:
        parts: the bodies inside, in order.
        does: what the statement does itself, its parts left out.
    """

    parts: Callable[[Any], tuple[Part, ...]]
    does: Callable[[Any], frozenset[Effect]]


@frozen(eq=False)
class Vocabulary:
    """Walks through statements of every kind, in the order of the text.

    Args:
        kinds: the anatomy of each kind, by the class of its statements.
    """

    kinds: Mapping[type, Anatomy]

    def parts(self, thing: Statement | Modifier) -> tuple[Part, ...]:
        """The bodies directly inside, in order."""
        return self.kinds[type(thing)].parts(thing)

    @remembered(8192)
    def does(self, thing: Statement | Modifier) -> frozenset[Effect]:
        """What it does itself, its parts left out."""
        return self.kinds[type(thing)].does(thing)

    def statements(self, body: Body) -> Iterator[Statement]:
        """The statements of a body and of all parts inside, each before its parts."""
        for one in body:
            yield one
            for part in self.parts(one):
                yield from self.statements(part.body)

    def all_parts(self, body: Body) -> Iterator[Part]:
        """The parts of all statements of a body, at any depth, each before those inside it."""
        for one in self.statements(body):
            yield from self.parts(one)

    def effects(self, body: Body) -> Iterator[Effect]:
        """What a body does, with all its parts; steps that it calls are not looked into."""
        for one in self.statements(body):
            yield from self.does(one)
