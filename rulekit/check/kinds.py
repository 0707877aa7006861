"""How statements and modifiers of every kind are checked, for a phase that knows no kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen

from rulekit.model.vocabulary import Vocabulary
from rulekit.syntax.node import Node

__all__ = ["Kinds"]


@frozen(eq=False)
class Kinds:
    """The kinds of statements and modifiers.

    Args:
        statements: how each kind of statement is checked, by the name of its node.
        modifiers: the same for modifiers.
        vocabulary: what each of them is made of and does.
    """

    statements: Mapping[str, Callable[[Node, Any], Any]]
    modifiers: Mapping[str, Callable[[Node, Any], Any]]
    vocabulary: Vocabulary
