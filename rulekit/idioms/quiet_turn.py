"""A turn that is counted as one without a step: told by what ends when there are too many of them, and nowhere else.

gain 1 quiet

quiet becomes 0
"""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.quiet import is_counting
from rulekit.book.sayer import Idiom
from rulekit.statements.becomes import Becomes
from rulekit.statements.gain import Gain

__all__ = ["IDIOMS"]


def tell(statement: Gain | Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """Nothing, where what it counts is told as turns in a row."""
    return () if is_counting(statement, narrator) else None


IDIOMS = (Idiom((Gain,), tell), Idiom((Becomes,), tell))
