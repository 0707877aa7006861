"""How statements are said: in the sentence that people have for them, where there is one, and else part by part."""

from __future__ import annotations

from collections.abc import Callable
from types import UnionType
from typing import Any

from attrs import frozen

from rulekit.book.clause import Clause

__all__ = ["Idiom", "Sayer"]


@frozen
class Idiom:
    """A pattern over statements that follow one another, and what people say for it.

    Args:
        about: the classes of the statements, in order; behind the first, one of several may do.
        tell: from the statements and who tells them to what is said; None when they are not of the pattern. It says
            all that they do.
    """

    about: tuple[type | UnionType, ...]
    tell: Callable[..., tuple[Clause, ...] | None]


@frozen
class Sayer:
    """Who says the statements of a class.

    Args:
        plain: says any of them, part by part.
        idioms: those that begin with one of them, tried in this order.
    """

    plain: Callable[[Any, Any], tuple[Clause, ...]]
    idioms: tuple[Idiom, ...] = ()

    def told(self, body: tuple[object, ...], narrator: object) -> tuple[int, tuple[Clause, ...]] | None:
        """How many statements from the front of a body the first idiom that fits tells, and what it says; None if none.

        Args:
            body: statements that follow one another; the first is of the class.
            narrator: who tells them.
        """
        for one in self.idioms:
            front = body[: len(one.about)]
            if len(front) == len(one.about) and all(map(isinstance, front, one.about)):
                said = one.tell(*front, narrator)
                if said is not None:
                    return len(front), said
        return None

    def literal(self) -> Sayer:
        """The same without idioms, where every statement has to be told by itself."""
        return Sayer(self.plain)
