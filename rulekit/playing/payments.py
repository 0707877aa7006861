"""Sums: what was paid for something, against what it cost; and a value that the rules define as a total."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.check.means import Means
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.closed import Base, Owner
from rulekit.model.example import Fact, person_of
from rulekit.model.expression import Compare, DerivedOf, FromColumn, Literal, ParameterValue, Total, VariableRef
from rulekit.model.walk import inside
from rulekit.playing.sight import all_of
from rulekit.playing.state import State
from rulekit.playing.summed import counts
from rulekit.playing.within import steps_within
from rulekit.statements.also_pay import AlsoPay
from rulekit.statements.pay_with import PayWith

__all__ = ["added", "added_up"]


def added_up(before: State, after: State, who: int, bought: str, step: str, narrator: Narrator) -> Sentence | None:
    """What was paid for a thing, if a step has one price with several means: ``18 + 7 = 25 pays for Medicine, 15``.

    Args:
        before: how things stood.
        after: how they stand when it is paid.
        who: who paid, from 0.
        bought: the thing, which costs what a column says of it.
        step: in which step.
        narrator: knows the rules.

    Returns:
        The sentence; None where nothing is to add up, or it can't be known.
    """
    names, game = steps_within(step, narrator), narrator.game
    bodies = tuple(one.body for one in game.steps if one.name in names)
    found = [one for one in inside(bodies) if isinstance(one, PayWith)]
    pay = found[0] if len(found) == 1 else None
    if pay is None or not isinstance(pay.price, FromColumn) or (item := pay.price.table.item(bought)) is None:
        return None
    price = pay.price.column.values[item.index]
    more = [one.means for one in game.modifiers if isinstance(one, AlsoPay) and one.target in names]
    spent = [term for means in (*pay.means, *more) for term in _terms(means, before, after, who)]
    told = [(one.field.name, one.item) for one, _ in counts(before) if one.who == who]
    # In the order in which it is told what was paid: the sum is read beside that.
    terms = [worth for _, worth in sorted(spent, key=lambda one: told.index(one[0]) if one[0] in told else -1)]
    if not isinstance(price, int) or None in terms or not terms or terms == [price]:
        return None
    paid = [one for one in terms if one is not None]
    if sum(paid) < price:
        return None  # It was paid in several goes.
    whole: Part = Number(paid[0])
    if len(paid) > 1:
        first, *rest = map(Number, paid)
        whole = Sentence("sum_written", {"first": first, "terms": tuple(rest), "total": Number(sum(paid))})
    return Sentence(
        "pays_for", {"paid": whole, "thing": Noun(bought), "price": Number(price), "lost": sum(paid) > price}
    )


def _terms(means: Means, before: State, after: State, who: int) -> Iterator[tuple[tuple[str, str], int | None]]:
    """Each kind of a means that was spent, by field and item, and what it was worth; None where that can't be known."""
    field = means.what.field
    owner = who if field.owner is Owner.PLAYER else 0
    was, now = all_of(before, field, owner), all_of(after, field, owner)
    for item, had in was.items():
        left = now[item]
        if not isinstance(had, int) or not isinstance(left, int) or left >= had:
            continue
        match means.worth:
            case Literal(value=worth) if not means.whole:
                yield (field.name, item), worth * (had - left)
            case ParameterValue(parameter=parameter) if not means.whole:
                yield (field.name, item), parameter.value * (had - left)
            case DerivedOf(derived=derived) if means.whole:
                told = before.value(derived.name, item, player=who)
                yield (field.name, item), told if isinstance(told, int) else None
            case _:
                yield (field.name, item), None


def added(fact: Fact, state: State, narrator: Narrator) -> Sentence | None:
    """A fact on a total with what it is the total of: ``6 + 12 + 9 = 27``; None where nothing is added up.

    Args:
        fact: the fact.
        state: how things stood when it was looked at.
        narrator: turns what the rules name into sentences.
    """
    test = fact.test
    if not isinstance(test, Compare) or test.op != Comparison.IS or not isinstance(test.right, Literal):
        return None
    left = test.left
    who = left.owner.variable if isinstance(left, DerivedOf) and isinstance(left.owner, VariableRef) else None
    at = person_of(who) if who is not None else None
    if at is None or not isinstance(left, DerivedOf) or not isinstance(total := left.derived.value, Total):
        return None
    if not isinstance(total.value, DerivedOf) or total.set.base is not Base.ITEMS or total.set.tests:
        return None
    things = [one.name for one in state.table.game.table(total.set.of).items]
    terms = [told for one in things if isinstance(told := state.value(total.value.derived.name, one, player=at), int)]
    terms = [one for one in terms if one]
    if len(terms) < len(("one", "other")) or sum(terms) != test.right.value:
        return None
    first, *rest = map(Number, terms)
    whole = Sentence("sum_written", {"first": first, "terms": tuple(rest), "total": Number(sum(terms))})
    return Sentence("fact_is", {"left": narrator.value(left), "op": test.op, "right": whole, "told": "then"})
