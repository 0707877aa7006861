"""What of statements holds with some numbers of players: branches that ask for the number are decided."""

from __future__ import annotations

from collections.abc import Iterable

from rulekit.model.constant import decided
from rulekit.model.expression import Condition
from rulekit.model.part import Part, Role
from rulekit.model.statement import Body
from rulekit.model.vocabulary import Vocabulary

__all__ = ["at_table", "holds"]


def at_table(body: Body, players: Iterable[int], words: Vocabulary) -> Body:
    """A body with those numbers of players: without branches that never hold then, without asking what always does.

    Args:
        body: statements.
        players: how many may play.
        words: what statements are made of.
    """
    counts = tuple(players)
    made: Body = ()
    for one in body:
        branch = _branch(words.parts(one), counts)
        made += (one,) if branch is None else at_table(branch, counts, words)
    return made


def holds(condition: Condition | None, players: Iterable[int]) -> bool | None:
    """Whether a condition holds, whatever happens, with each of those numbers of players; None if that is open."""
    found = {True if condition is None else decided(condition, one, {}) for one in players}
    return found.pop() if len(found) == 1 else None


def _branch(parts: tuple[Part, ...], counts: tuple[int, ...]) -> Body | None:
    """What is carried out of branches that ask for the number of players; None of all others."""
    if not parts or any(one.role is not Role.BRANCH for one in parts):
        return None
    for one in parts:
        match holds(one.condition, counts):
            case True:
                return one.body
            case None:
                return None
            case False:
                continue
    return ()
