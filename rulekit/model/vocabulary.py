"""The vocabulary: what each kind of statement and modifier is made of and does, for phases that know no kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
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

    @remembered(16384)
    def parts(self, thing: Statement | Modifier) -> tuple[Part, ...]:
        """The bodies directly inside, in order."""
        return self.kinds[type(thing)].parts(thing)

    @remembered(16384)
    def does(self, thing: Statement | Modifier) -> frozenset[Effect]:
        """What it does itself, its parts left out."""
        return self.kinds[type(thing)].does(thing)

    @remembered(16384)
    def _whole(self, one: Statement) -> tuple[Statement, ...]:
        """A statement, then those of all parts inside."""
        return (one, *self.statements(tuple(chain.from_iterable(part.body for part in self.parts(one)))))

    @remembered(16384)
    def _effects(self, one: Statement) -> tuple[Effect, ...]:
        """What a statement does, with all its parts."""
        return tuple(chain.from_iterable(map(self.does, self._whole(one))))

    def statements(self, body: Body) -> Iterator[Statement]:
        """The statements of a body and of all parts inside, each before its parts."""
        return chain.from_iterable(map(self._whole, body))

    def all_parts(self, body: Body) -> Iterator[Part]:
        """The parts of all statements of a body, at any depth, each before those inside it."""
        return chain.from_iterable(map(self.parts, self.statements(body)))

    def effects(self, body: Body) -> Iterator[Effect]:
        """What a body does, with all its parts; steps that it calls are not looked into."""
        return chain.from_iterable(map(self._effects, body))
