"""What else speaks of a thing that was chosen: only what nothing else speaks of may go without a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from rulekit.model import expression as e
from rulekit.model.game import Game
from rulekit.model.type import Variable
from rulekit.model.walk import inside
from rulekit.remembering import remembered

__all__ = ["speaks_alone"]


def speaks_alone(thing: object, variable: Variable, game: Game) -> bool:
    """Whether of all that a game does this alone speaks of what a variable stands for.

    Args:
        thing: one or more statements.
        variable: what was chosen.
        game: whose statements they are.
    """
    return _counted(thing)[variable.key] == _everywhere(game)[variable.key]


@remembered(32)
def _everywhere(game: Game) -> Mapping[int, int]:
    return _counted((tuple(one.body for one in game.steps), tuple(one.body for one in game.modifiers)))


def _counted(thing: object) -> Counter[int]:
    return Counter(one.variable.key for one in inside(thing) if isinstance(one, e.VariableRef))
