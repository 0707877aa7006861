"""What is counted where nobody counts: told by what asks for it, and nowhere else.

gain 1 quiet

quiet becomes 0

gain as many pips as face of that die
"""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.quiet import is_counting
from rulekit.book.sayer import Idiom
from rulekit.book.weighed_ways import is_weighing
from rulekit.statements.becomes import Becomes
from rulekit.statements.gain import Gain

__all__ = ["IDIOMS"]


def tell(statement: Gain | Becomes, narrator: Narrator) -> tuple[Clause, ...] | None:
    """Nothing, where what it counts is told as turns in a row, or as what dice come to."""
    return () if is_counting(statement, narrator) or is_weighing(statement, narrator) else None


IDIOMS = (Idiom((Gain,), tell), Idiom((Becomes,), tell))
