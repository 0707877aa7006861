"""What a word is said of, thing by thing, where the rules only say of which things it is not, and these are few."""

from __future__ import annotations

from rulekit.document.closed import Comparison
from rulekit.model.expression import Adjective, All, AnyOf, Compare, Condition, ItemRef, VariableRef
from rulekit.model.game import Game

__all__ = ["by_members"]

MORE = 1
"""So many more things than are left out may be named: they are what the word means, and denials only say what not."""


def by_members(adjective: Adjective, game: Game) -> Condition:
    """Its condition: "not the fourth and not the fifth", of five, is "the first, the second or the third"."""
    match adjective.condition:
        case All(parts=parts):
            left_out = [_denied(one, adjective) for one in parts]
        case _:
            return adjective.condition
    table = next((one for one in game.tables if one.name == adjective.of), None)
    if table is None or None in left_out:
        return adjective.condition
    members = [item.index for item in table.items if item.index not in left_out]
    if not 1 < len(members) <= len(left_out) + MORE:
        return adjective.condition
    this = VariableRef(adjective.variable, plain=True)
    return AnyOf(tuple(Compare(this, Comparison.IS, ItemRef(table, one)) for one in members))


def _denied(one: Condition, adjective: Adjective) -> int | None:
    """The thing that a part of the condition leaves out; None if it is no such part."""
    match one:
        case Compare(left=VariableRef(variable=said), op=Comparison.IS_NOT, right=ItemRef(table=table, index=index)):
            return index if said.key == adjective.variable.key and table.name == adjective.of else None
        case _:
            return None
