"""The rules as several players read them: without asking what always holds, and what the chapter for one tells."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from rulekit.book.at_table import at_table, holds
from rulekit.book.solo import ALONE, alone, has_chapter
from rulekit.book.unnamed import spoken_of
from rulekit.model.game import Game, Rule, Step
from rulekit.model.statement import Body
from rulekit.remembering import remembered

__all__ = ["for_several"]


@remembered(32)
def for_several(game: Game) -> Game:
    """The game without what its chapter for one player tells as well, where that can be told from the chapter alone.

    A rule that holds for one player only stays where it stands: the chapter does not say when it is carried out.
    """
    said = _rule if has_chapter(game) else _always
    return evolve(game, steps=tuple(_step(one, game, said) for one in game.steps))


def _step(step: Step, game: Game, said: Callable[[Rule, Game], Body]) -> Step:
    body: Body = ()
    for one in step.body:
        body += said(one, game) if isinstance(one, Rule) else (one,)
    return step if body == step.body else evolve(step, body=body)


def _always(rule: Rule, game: Game) -> Body:
    """A rule that holds with every number of players, without that, and of its branches those that can hold."""
    counts, words = range(game.players_low, game.players_high + 1), game.vocabulary
    if rule.condition is not None and holds(rule.condition, counts) is True:
        return (evolve(rule, condition=None),) if rule.name in spoken_of(game) else rule.body
    body = at_table(rule.body, counts, words)
    return (evolve(rule, body=body) if body else rule,)


def _rule(rule: Rule, game: Game) -> Body:
    """A rule that is off for one player, and holds with more, without that; what one player does otherwise left out.

    Its name is said as it was: only where a lasting effect speaks of it.
    """
    more, words = range(ALONE + 1, game.players_high + 1), game.vocabulary
    if rule.condition is not None and holds(rule.condition, (ALONE,)) is False and holds(rule.condition, more) is True:
        return (evolve(rule, condition=None),) if rule.name in spoken_of(game) else rule.body
    body = at_table(rule.body, more, words)
    return (evolve(rule, body=body) if body and alone(rule.body, words) not in ((), rule.body) else rule,)
