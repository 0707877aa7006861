"""How much of what: the amounts that statements gain, lose, pay and roll."""

from __future__ import annotations

from attrs import evolve, frozen

from rulekit.model.closed import AmountForm
from rulekit.model.expression import Expression, FieldOf

__all__ = ["Amount", "all_there_is"]


@frozen
class Amount:
    """So many of a field, of all kinds of a field, of dice, or what dice give.

    Args:
        form: as written.
        noun: the name as declared (a field, an item, a table, a die).
        count: how many; None for ``all`` and ``what_gives``.
        what: the field; its ``index`` is None for a field kept of each item when all kinds are meant (``is_spread``).
            None for dice.
        of: the thing after ``of``, for the book.
    """

    form: AmountForm
    noun: str
    count: Expression | None
    what: FieldOf | None
    of: Expression | None = None

    @property
    def is_spread(self) -> bool:
        """Whether it is spread over all the kinds of a table."""
        return self.what is not None and bool(self.what.field.each) and self.what.index is None


def all_there_is(amount: Amount) -> Amount:
    """The amount, as ``all`` where it is as many as whoever has it has: all your coins, not as many as your coins."""
    if amount.form is not AmountForm.AS_MANY or amount.count != amount.what:
        return amount
    return evolve(amount, form=AmountForm.ALL, count=None)
