"""Who carries out a step: the active player, where nobody else ever does; otherwise whoever is in it."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.flow import TURN, Flow
from rulekit.book.passing import calls
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.expression import Active, Expression, You
from rulekit.model.statement import EVERYBODY, Body
from rulekit.remembering import remembered

__all__ = ["doer"]


def doer(step: str, flow: Flow) -> Sentence:
    """The player whose step it is, as somebody else is told of: the active player, or whoever carries it out.

    Args:
        step: the name of a step that somebody carries out.
        flow: what leads to what.
    """
    own = step not in _by_others(flow)
    return Sentence("active_player") if own else Sentence("whoever_does", {"step": Noun(step, "steps")})


@remembered(32)
def _by_others(flow: Flow) -> frozenset[str]:
    """The steps that somebody can be in whose turn it is not."""
    game = flow.game
    called = [(one.name, *each) for one in game.steps for each in _calls(one.body, None, flow)]
    for modifier in game.modifiers:
        everybody = You() if modifier.holder == EVERYBODY else None
        called += [(modifier.target, *each) for each in _calls(modifier.body, everybody, flow)]
    nobodys = {one.name for one in game.steps if one.without_actor}
    others = {name for caller, name, who in called if name != TURN and (who is not None or caller in nobodys)}
    while more := {name for caller, name, _ in called if caller in others and name != TURN} - others:
        others |= more
    return frozenset(others)


def _calls(body: Body, who: Expression | None, flow: Flow) -> Iterator[tuple[str, Expression | None]]:
    """The steps that a body carries out, each with who does if it is not who carries out the body."""
    for statement in body:
        yield from ((name, who) for name in calls(statement, flow.game))
        for part in flow.game.vocabulary.parts(statement):
            own = part.who is None or isinstance(part.who, You | Active)
            yield from _calls(part.body, who if own else part.who, flow)
