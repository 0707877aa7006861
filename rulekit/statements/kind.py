"""What a kind of statement is: its three faces, and the class that it makes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import frozen

from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.check.scope import Scope
from rulekit.compiler.meaning import Meaning
from rulekit.syntax.node import Node

__all__ = ["Kind"]


@frozen
class Kind:
    """A kind of statement or of lasting effect.

    Args:
        node: the name of its node in the tree.
        makes: the class of what it means.
        check: from the tree to what it means; None when something was reported.
        meaning: how it is lowered.
        say: how it is said.
        effect: whether it is a lasting effect.
    """

    node: str
    makes: type
    check: Callable[[Node, Scope], Any]
    meaning: Meaning
    say: Callable[[Any, Telling], tuple[Said, ...]]
    effect: bool = False
