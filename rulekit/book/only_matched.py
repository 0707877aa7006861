"""What is nothing at first, and with which things are only matched: that none is it then needs no sentence."""

from __future__ import annotations

from rulekit.document.closed import Comparison
from rulekit.model.component import Field
from rulekit.model.effect import Changes
from rulekit.model.expression import Compare, FieldOf
from rulekit.model.game import Game
from rulekit.model.statement import Statement
from rulekit.model.walk import inside
from rulekit.remembering import remembered

__all__ = ["is_only_matched"]


@remembered(256)
def is_only_matched(one: Field, game: Game) -> bool:
    """Whether it begins as nothing, and the rules do no more than set it and ask which things are it.

    A card is of the suit led when its suit is that: before anybody leads there is none, as the words say by themselves.
    """
    if not one.optional or one.start:
        return False
    said = tuple(inside(game.all_rules))
    places = sum(isinstance(each, FieldOf) and each.field == one for each in said)
    matched = [each.right for each in said if isinstance(each, Compare) and each.op is Comparison.IS]
    effects = [each for some in said if isinstance(some, Statement) for each in game.vocabulary.does(some)]
    given = sum(isinstance(each, Changes) and each.field == one for each in effects)
    return places == given + sum(isinstance(each, FieldOf) and each.field == one for each in matched)
