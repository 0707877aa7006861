"""So many for each, and so many for every few: "1 point for each city", not "as many points as you have cities".

gain as many points as your cities
lose as many points as 2 times your disasters
gain as many points as your cards divided by 3
"""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.idioms.counting import counted_things, total_of
from rulekit.model import expression as e
from rulekit.model.amount import Amount, all_there_is
from rulekit.model.closed import AmountForm, Operation, ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game
from rulekit.statements.becomes import Becomes
from rulekit.statements.gain import Gain
from rulekit.statements.lose import Lose

__all__ = ["IDIOMS"]


def tell(statement: Gain | Lose, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``gain 1 point for each of your cities``; ``gain 1 point for every 3 cards you have``."""
    amount = statement.amount
    rotates = isinstance(statement, Gain) and statement.rotation
    if amount is None or amount.form is not AmountForm.AS_MANY or amount.of is not None or statement.each is not None:
        return None
    if rotates or amount.count is None or amount.is_spread:
        return None
    if isinstance(statement, Lose) and all_there_is(amount) != amount:
        return None  # all of them, and not 1 for each of them
    verb = "gain" if isinstance(statement, Gain) else "lose"
    match amount.count:
        case e.FieldOf() as value if _things(value, narrator):
            return _each(verb, 1, amount, value, narrator)
        case (
            e.Arithmetic(op=Operation.TIMES, left=e.Literal(value=count), right=e.FieldOf() as value)
            | e.Arithmetic(op=Operation.TIMES, left=e.FieldOf() as value, right=e.Literal(value=count))
        ) if _things(value, narrator):
            return _each(verb, count, amount, value, narrator)
        case e.Arithmetic(op=Operation.DIVIDED, left=value, right=e.Literal(value=count)) if count > 1:
            noun = _noun(value, narrator)
            deed = _deed(verb, 1, amount, each=False)
            return None if noun is None else clause("for_every", deed=deed, count=Number(count), noun=noun)
        case _:
            return None


def _each(verb: str, count: int, amount: Amount, value: e.FieldOf, narrator: Narrator) -> tuple[Clause, ...]:
    said = narrator.value(value)
    assert isinstance(said, Sentence)
    return (Clause(_deed(verb, count, amount, each=said)),)


def _deed(verb: str, count: int, amount: Amount, *, each: Sentence | bool) -> Sentence:
    some = Sentence("some", {"count": Number(count), "noun": Noun(amount.noun)})
    return Sentence(verb, {"amount": some, "each": each, "rotation": False})


def _things(value: e.Expression, narrator: Narrator) -> Field | None:
    """The field that counts what whoever is spoken of has, one by one; nothing for what the game has."""
    field = counted_things(value)
    return None if field is None or narrator.common(field) or _is_named(field, narrator.game) else field


def _is_named(field: Field, game: Game) -> bool:
    """Whether somebody names the number, as one that they bid, and has not so many things."""
    bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
    made = (one for body in bodies for one in game.vocabulary.statements(body) if isinstance(one, Becomes))
    set_to = (one.value for one in made if one.what is not None and one.what.field == field)
    return any(isinstance(one, e.VariableRef) and one.variable.type.kind is ValueKind.NUMBER for one in set_to)


def _noun(value: e.Expression, narrator: Narrator) -> Noun | None:
    """The word for what a value counts."""
    if (field := _things(value, narrator)) is not None:
        return Noun(field.name)
    total = total_of(value)
    return Noun(total[0].name) if total is not None and total[0].plural != total[0].name else None


IDIOMS = (Idiom((Gain,), tell), Idiom((Lose,), tell))
