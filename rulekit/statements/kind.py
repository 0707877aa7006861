"""What a kind of statement is: one record of all that the phases ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.check.scope import Scope
from rulekit.compiler.lowering import Lowering
from rulekit.model.effect import Effect
from rulekit.model.part import Part
from rulekit.model.statement import Modifier, Statement
from rulekit.syntax.node import Node

__all__ = ["Kind"]


@frozen
class Kind:
    """A kind of statement or of modifier (a lasting effect); every field is required, so that none is forgotten.

    What immunity reaches, which known facts a statement ends, where others may offer something, what nests, the ledger,
    the course of the game and the overviews are derived from ``parts`` and ``does``; nothing says them twice.

    Args:
        node: the name of its node in the tree.
        makes: the class of the checked statement.
        check: from the tree to the checked statement; None when something was reported.
        lowering: how it becomes instructions.
        say: how it is said.
        parts: the bodies inside it, in order, with the role of each.
        does: what it does itself, without its parts.
    """

    node: str
    makes: type[Statement | Modifier]
    check: Callable[[Node, Scope], Statement | Modifier | None]
    lowering: Lowering
    say: Callable[[Any, Narrator], tuple[Clause, ...]]
    parts: Callable[[Any], tuple[Part, ...]]
    does: Callable[[Any], frozenset[Effect]]

    @property
    def modifies(self) -> bool:
        """Whether it is a modifier, which stands below ``with``."""
        return issubclass(self.makes, Modifier)
