"""Taking as many as one may, or fewer, while there are any: "take up to 1 card for each tile".

choose a number from 0 to smaller of your tiles and stock called crop
if crop is 0: gain 1 point
gain as many cards as crop
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Sentence
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Operation, ValueKind
from rulekit.statements.branch import If
from rulekit.statements.choose_number import ChooseNumber
from rulekit.statements.gain import Gain

__all__ = ["IDIOMS"]


def tell(*told: ChooseNumber | If | Gain | Narrator) -> tuple[Clause, ...] | None:
    """``gain up to 1 card for each of your tiles, while there are any; if you take none, gain 1 point instead``."""
    choose, *between, gain, narrator = told
    assert isinstance(choose, ChooseNumber)
    assert isinstance(gain, Gain)
    assert isinstance(narrator, Narrator)
    statements = told[:-1]
    if choose.chosen.key in narrator.named or not speaks_alone(statements, choose.chosen, narrator.game):
        return None
    match choose, gain:
        case (
            ChooseNumber(
                low=e.Literal(value=0),
                high=e.Arithmetic(op=Operation.SMALLER, left=e.FieldOf() as each, right=e.FieldOf() as stock),
            ),
            Gain(
                amount=Amount(
                    form=AmountForm.AS_MANY | AmountForm.AS_MANY_OF,
                    count=e.VariableRef(variable=variable),
                    what=e.FieldOf() as what,
                ) as amount,
                each=None,
                rotation=False,
            ),
        ) if variable.key == choose.chosen.key:
            is_stock = (stock.field.name, stock.index, stock.owner) == (what.field.source, what.index, None)
            is_counted = each.field.kind is ValueKind.NUMBER and each.field.low >= 0 and isinstance(each.owner, e.You)
            if not is_stock or not is_counted or what == each or not _says_its_own(amount):
                return None
        case _:
            return None
    none = _for_none(between[0], choose.chosen, narrator) if between else False
    if none is None:
        return None
    of = narrator.value(amount.of) if amount.of is not None else False
    some = narrator.amount(amount)
    noun = some.parts["noun"] if isinstance(some, Sentence) and "noun" in some.parts else False
    if not noun:
        return None
    return clause("up_to_each", noun=noun, of=of, each=narrator.value(each), none=none)


def _says_its_own(amount: Amount) -> bool:
    """Whether it is so many of one field, of one thing where it is kept of each."""
    return amount.form is AmountForm.AS_MANY and not amount.is_spread


def _for_none(between: object, chosen: e.Variable, narrator: Narrator) -> Sentence | None:
    """What is done by somebody who takes none."""
    match between:
        case If(
            branches=(
                (
                    e.Compare(
                        left=e.VariableRef(variable=variable),
                        op=Comparison.IS | Comparison.AT_MOST,
                        right=e.Literal(value=0),
                    ),
                    body,
                ),
            ),
            other=None,
        ) if variable.key == chosen.key:
            return narrator.short(body)
        case _:
            return None


IDIOMS = (Idiom((ChooseNumber, If, Gain), tell), Idiom((ChooseNumber, Gain), tell))
