"""Several cases of which one applies: listed, so that nobody has to follow ``otherwise`` behind ``otherwise``.

if attack is more than defence: do prevail
otherwise if attack is defence: do tie
otherwise: do retreat
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Sentence
from rulekit.model import expression as e
from rulekit.statements.branch import If

__all__ = ["IDIOM"]

FEWEST = 3
"""From how many cases on they are listed."""


def tell(statement: If, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``only the first of these that applies: if ...; if ...; otherwise ...``."""
    count = len(statement.branches) + (statement.other is not None)
    if count < FEWEST or any(isinstance(one, e.Agrees) for one, _ in statement.branches):
        return None
    cases = [narrator.with_body("if", body, condition=narrator.condition(one)) for one, body in statement.branches]
    if statement.other is not None:
        cases.append(evolve(narrator.with_body("otherwise", statement.other), follows=False))
    return (Clause(None, Sentence("cases_lead"), tuple(cases)),)


IDIOM = Idiom((If,), tell)
