"""Two figures held against each other, and what follows if the one is higher, the same, or lower.

if attack is more than defence: do win
otherwise if attack is defence: do draw
otherwise: do retreat
"""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Sentence
from rulekit.model import expression as e
from rulekit.model.closed import ValueKind
from rulekit.model.ranges import type_of
from rulekit.model.statement import Body
from rulekit.statements.branch import If

__all__ = ["IDIOM", "compared", "outcomes", "with_name"]

ORDER = (Comparison.MORE_THAN, Comparison.IS, Comparison.LESS_THAN)
Outcome = tuple[Comparison, Body]


def tell(statement: If, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``compare your total with theirs``: ``higher: ...``, ``the same: ...``, ``lower: ...``."""
    found = outcomes(statement)
    if found is None:
        return None
    told = tuple(with_name(narrator.with_body("outcome", body, op=op, noun=False)) for op, body in found)
    return compared(statement, told, narrator)


def with_name(case: Clause) -> Clause:
    """A case, named by the step that is all it carries out, where that is told here under its name."""
    match case:
        case Clause(
            clause=None, lead=Sentence() as lead, items=(Clause(lead=Sentence(name="labelled") as said) as only,)
        ):
            named = Sentence(lead.name, {**lead.parts, "noun": said.parts["label"]}, lead.span)
            return Clause(None, named, only.items, case.follows)
        case _:
            return case


def compared(statement: If, told: tuple[Clause, ...], narrator: Narrator) -> tuple[Clause, ...]:
    """The line above what follows in each case."""
    test = statement.branches[0][0]
    assert isinstance(test, e.Compare)
    lead = Sentence("compare_lead", {"left": narrator.value(test.left), "right": narrator.value(test.right)})
    return (Clause(None, lead, told),)


def outcomes(statement: If) -> tuple[Outcome, ...] | None:
    """What is done in each of the three cases, from the highest; None where the cases are others."""
    if len(statement.branches) != 2 or statement.other is None:  # noqa: PLR2004  # two cases and the rest
        return None
    (first, high), (second, low) = statement.branches
    match first, second:
        case e.Compare(), e.Compare():
            figures = type_of(first.left).kind is ValueKind.NUMBER and not isinstance(
                first.right, e.Literal | e.ParameterValue
            )
            same = (first.left, first.right) == (second.left, second.right)
            asked = {first.op: high, second.op: low}
            left = [one for one in ORDER if one not in asked]
            if not (figures and same and len(left) == 1):
                return None
            asked[left[0]] = statement.other
            return tuple((op, asked[op]) for op in ORDER)
        case _:
            return None


IDIOM = Idiom((If,), tell)
