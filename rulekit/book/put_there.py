"""What the game keeps of each thing of a table is had by nobody: its pieces are put there, its number goes up."""

from __future__ import annotations

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Noun
from rulekit.model.amount import Amount
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import Expression, FieldOf, Literal
from rulekit.model.game import Game
from rulekit.model.physical import Material

__all__ = ["cleared", "put_there"]

PIECES = frozenset(
    {
        Material.FIGURE,
        Material.TOKEN,
        Material.COIN,
        Material.CUBE,
        Material.DISC,
        Material.PAWN,
        Material.MARKER,
        Material.TILE,
    }
)
"""As what something lies on the table that can be put on a thing."""


def put_there(amount: Amount, narrator: Narrator, *, away: bool) -> tuple[Clause, ...]:
    """``gain 1 crew of that berth`` as what hands do; nothing where somebody has it.

    Args:
        amount: what there is more of, or less.
        narrator: says its parts.
        away: whether there is less.
    """
    what = amount.what
    if not isinstance(what, FieldOf) or what.index is None or not _is_of_things(what.field) or amount.count is None:
        return ()
    count = narrator.value(amount.count)
    if not _lies_there(what.field, narrator.game):
        return clause("subtract_from" if away else "add_to", value=count, thing=narrator.value(what))
    noun, of = Noun(what.field.name), narrator.value(what.index)
    if away:
        return clause("take_off", count=count, noun=noun, of=of, single=what.field.highest == 1)
    return clause("put_on", count=count, noun=noun, of=of)


def cleared(what: FieldOf, value: Expression, narrator: Narrator) -> tuple[Clause, ...]:
    """``crew of that berth becomes 0``: all of them are taken away; nothing for what does not lie there."""
    none = isinstance(value, Literal) and value.value == 0
    if not none or what.index is None or not _is_of_things(what.field) or not _lies_there(what.field, narrator.game):
        return ()
    return clause("take_all_off", noun=Noun(what.field.name), of=narrator.value(what.index))


def _is_of_things(field: Field) -> bool:
    return field.owner is Owner.GAME and field.kind is ValueKind.NUMBER and bool(field.each)


def _lies_there(field: Field, game: Game) -> bool:
    """Whether pieces lie there: so the box has it, or it comes from a stock."""
    made = next((one.material for one in game.components if one.name == field.name), None)
    return made in PIECES if made is not None else bool(field.source)
