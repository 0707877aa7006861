"""What must follow in an example: facts as questions for the machine, answers in the words of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from rulekit.compiler.layout import Layout
from rulekit.compiler.program import Question
from rulekit.document.closed import Comparison
from rulekit.model.closed import ValueKind
from rulekit.model.example import Fact, FactKind, Holding, person_of
from rulekit.model.expression import Compare, Expression, FieldOf, ItemRef, Literal, RowCount, Type, VariableRef
from rulekit.model.game import Game
from rulekit.model.ranges import WORD, type_of
from rulekit.playing.setting import place_of

__all__ = ["Teller", "question_of"]

OPERATORS = {
    "is": "",
    Comparison.IS_NOT: "other than ",
    Comparison.AT_LEAST: "at least ",
    Comparison.AT_MOST: "at most ",
    Comparison.MORE_THAN: "more than ",
    Comparison.LESS_THAN: "less than ",
}


def question_of(fact: Fact) -> Question:
    """What is asked for a fact: both sides of what is compared, how many are had, whether anything else holds."""
    match fact.kind:
        case FactKind.HOLDS:
            return tuple(one.what if one.item is None else one.test for one in fact.holdings)
        case FactKind.IS:
            assert fact.test is not None
            return (fact.test.left, fact.test.right) if isinstance(fact.test, Compare) else (fact.test,)
        case _:
            return ()


@frozen
class Teller:
    """Says how things are instead, in the words of the rules.

    Args:
        game: the game.
        layout: where everything stands in the vector of a state.
        names: what the people are called.
    """

    game: Game
    layout: Layout
    names: tuple[str, ...]

    def wrong(self, fact: Fact, answers: Sequence[int]) -> str:
        """How things are where a fact does not hold; empty if it holds.

        Args:
            fact: what holds or is so.
            answers: to its question, in order.
        """
        if fact.kind is FactKind.HOLDS:
            said = (self._had(one, found, fact.words) for one, found in zip(fact.holdings, answers, strict=True))
            return "; ".join(one for one in said if one)
        if not isinstance(fact.test, Compare):
            return "" if answers[0] else f"`{fact.words}` does not hold"
        left, right = answers
        if _holds(left, fact.test.op, right):
            return ""
        of = type_of(fact.test.left)
        if _asks_for_emptiness(fact):
            return f"`{fact.words}` is {'not ' if left else ''}empty"
        wanted = self._said(right, of, fact.test.right)
        if fact.test.op == Comparison.IS_NOT:
            return f"`{fact.words}` is {wanted}"
        return f"`{fact.words}` is {self._said(left, of)}, not {OPERATORS[fact.test.op]}{wanted}"

    def _had(self, one: Holding, found: int, name: str) -> str:
        if one.item is not None:
            if bool(found):
                return ""
            return f"{name} has {one.noun}" if one.negated else f"{name} does not have {one.noun}"
        assert one.count is not None
        if _holds(found, one.op, one.count):
            return ""
        index = one.what.index if isinstance(one.what, FieldOf) else None
        item = index.table.items[index.index].name if isinstance(index, ItemRef) else ""
        of = f" of {item}" if item and item != one.noun else ""
        field = one.what.field if isinstance(one.what, FieldOf) else None
        several = field.plural if field is not None and field.name == one.noun and found != 1 else ""
        return f"{name} has {found} {several or one.noun}{of}, not {OPERATORS[one.op]}{one.count}"

    def _said(self, value: int, of: Type, what: Expression | None = None) -> str:
        """A number as what it stands for."""
        if isinstance(what, VariableRef) and (person := person_of(what.variable)) is not None:
            return self.names[person]
        match of.kind:
            case ValueKind.PLAYER:
                return self.names[value] if value >= 0 else "nobody"
            case ValueKind.ITEM:
                return self.game.table(of.of).items[value].name if value >= 0 else "nothing"
            case ValueKind.FLAG:
                return "yes" if value else "no"
            case _:
                return str(value)

    def lying(self, row: FieldOf, vector: Sequence[int]) -> tuple[int, ...]:
        """What lies in a row or a set, in order; face down, in the order of its table."""
        field = row.field
        owner = person_of(row.owner.variable) if isinstance(row.owner, VariableRef) else None
        item = row.index.index if isinstance(row.index, ItemRef) else 0
        first = place_of(field, owner or 0, item, self.layout)
        if field.kind is ValueKind.SET:
            mask = sum(word << WORD * at for at, word in enumerate(vector[first : first + field.room]))
            return tuple(at for at in range(mask.bit_length()) if mask >> at & 1)
        slots = vector[first : first + field.room]
        if field.face_down:
            return tuple(at for at, count in enumerate(slots) for _ in range(count))
        return tuple(one - 1 for one in slots if one)

    def listed(self, row: FieldOf, items: Sequence[int]) -> str:
        """Things by name, for people."""
        known = self.game.table(row.field.of).items
        return ", ".join(known[one].name for one in items) or "nothing"


def _asks_for_emptiness(fact: Fact) -> bool:
    """Whether a fact says of a row or a set that it is, or is not, empty."""
    test = fact.test
    if not isinstance(test, Compare) or not isinstance(test.right, Literal):
        return False
    row = isinstance(test.left, RowCount) and not fact.words.startswith("number ")
    collection = isinstance(test.left, FieldOf) and test.left.field.kind is ValueKind.SET
    return (row or collection) and (test.op, test.right.value) in (("is", 0), ("at_least", 1))


def _holds(left: int, op: str, right: int) -> bool:
    match op:
        case Comparison.IS:
            return left == right
        case Comparison.IS_NOT:
            return left != right
        case Comparison.AT_LEAST:
            return left >= right
        case Comparison.AT_MOST:
            return left <= right
        case Comparison.MORE_THAN:
            return left > right
        case _:
            return left < right
