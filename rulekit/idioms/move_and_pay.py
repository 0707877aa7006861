"""Moving on a ring as far as one pays: "move the consul; the first space is free, each further one costs 1 coin".

choose a number from 1 to your reach called steps
pay steps minus 1 with
  coins  worth 1 each
  gems   worth 1 each
advance consul by steps
"""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.book.clause import Clause, clause
from rulekit.book.left_over import left_over
from rulekit.book.narrator import Narrator
from rulekit.book.parts import made_as
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Number, Part
from rulekit.idioms.counting import counted_things
from rulekit.idioms.spoken_of import speaks_alone
from rulekit.model import expression as e
from rulekit.model.closed import Operation
from rulekit.model.component import Field
from rulekit.model.physical import Material
from rulekit.statements.advance import Advance
from rulekit.statements.choose_number import ChooseNumber
from rulekit.statements.pay_with import PayWith

__all__ = ["IDIOM"]


def tell(choose: ChooseNumber, pay: PayWith, advance: Advance, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``move the consul clockwise by at least 1 space; the first is free, each further one costs 1 coin or 1 gem``."""
    if choose.chosen.key in narrator.named:
        return None
    if not speaks_alone((choose, pay, advance), choose.chosen, narrator.game):
        return None
    match choose.low, pay.price, advance.by:
        case (
            e.Literal(value=least),
            e.Arithmetic(op=Operation.MINUS, left=e.VariableRef(variable=paid), right=e.Literal(value=free)),
            e.VariableRef(variable=moved),
        ) if paid.key == moved.key == choose.chosen.key and least >= free > 0:
            pass
        case _:
            return None
    fields = [counted_things(one.what) for one in pay.means]
    coins = [one for one in fields if one is not None]
    if len(coins) < len(fields) or any(one.whole or one.worth != e.Literal(1) for one in pay.means):
        return None
    table = narrator.game.table(advance.what.field.of)
    as_far = sorted(map(repr, _added(choose.high))) == sorted(
        map(repr, (e.Literal(free), *(one.what for one in pay.means)))
    )
    return clause(
        "move_and_pay",
        thing=narrator.value(advance.what),
        space=Noun(table.name),
        clockwise=not table.anticlockwise,
        least=Number(least),
        free=Number(free),
        means=tuple(Noun(one.name) for one in coins),
        most=False if as_far else narrator.value(choose.high),
        **_by_hand(coins, narrator),
    )


def _by_hand(coins: Sequence[Field], narrator: Narrator) -> dict[str, Part]:
    """What hands do for what is counted by a marker that goes along what it is left of."""
    game = narrator.game
    for one in coins:
        made, row = made_as(one.name, game), left_over(one, game)
        if made is not None and made.material is Material.MARKER and row is not None:
            marker = Noun(made.material.value, Role.COMPONENTS)
            return {"counted": Noun(one.name), "made": marker, "along": Noun(row.of.name)}
    return {}


def _added(value: e.Expression) -> tuple[e.Expression, ...]:
    """What a sum is made of; a word that the rules define is what it means."""
    match value:
        case e.DerivedOf(derived=derived, owner=e.You(), item=None):
            return _added(derived.value)
        case e.Arithmetic(op=Operation.PLUS, left=left, right=right):
            return (*_added(left), *_added(right))
        case _:
            return (value,)


IDIOM = Idiom((ChooseNumber, PayWith, Advance), tell)
