"""The turn at a glance, and the steps of a turn, each in full."""

from __future__ import annotations

from rulekit.book.course import goes_round, told_in_course
from rulekit.book.passages import label
from rulekit.book.steps import below, does, examples_about, with_inner
from rulekit.book.telling import Telling
from rulekit.document.blocks import Block, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Step

__all__ = ["at_a_glance", "order_of_turn", "setup_steps", "steps", "turn_steps"]


def turn_steps(telling: Telling) -> tuple[Step, ...]:
    """The steps of a turn, in order; the turn itself when it has no steps of its own."""
    turn = telling.game.step("turn")
    if turn is None:
        return tuple(one for one in telling.game.steps if not one.communal)
    found = [one for name in does(turn.body) for one in [telling.game.step(name)] if one is not None]
    only_does = all(getattr(one, "steps", ()) for one in turn.body)
    return tuple(found) if only_does and found else (turn, *found)


def order_of_turn(telling: Telling) -> tuple[str, ...]:
    """The steps of a turn by name, as often as they come."""
    turn, found = telling.game.step("turn"), turn_steps(telling)
    if turn is None or turn in found:
        return tuple(one.name for one in found)
    return tuple(name for one in turn.body for name in getattr(one, "steps", ()))


def setup_steps(telling: Telling) -> tuple[Step, ...]:
    """The steps that are done while the game is set up, and at no other time."""
    setup = telling.game.step("setup")
    if setup is None:
        return ()
    later = {name for one in telling.game.steps if one is not setup for name in does(one.body)}
    found = [telling.game.step(name) for name in does(setup.body) if name not in later]
    return tuple(one for one in found if one is not None)


def at_a_glance(telling: Telling) -> tuple[Block, ...]:
    """How play goes round, and the steps of a turn by name."""
    listed = tuple(Item((Noun(name, "steps"),)) for name in order_of_turn(telling))
    made: list[Block] = [Heading(1, (label("turn_at_a_glance"),), "turn")]
    if goes_round(telling):
        made.append(Paragraph((Sentence("playing"),)))
    if len(listed) > 1:
        made += [Paragraph((Sentence("turn_order"),)), Listing(listed, ordered=True)]
    turn = telling.game.step("turn")
    return (*made, *examples_about(turn, telling)) if turn and turn not in turn_steps(telling) else tuple(made)


def steps(telling: Telling) -> tuple[Block, ...]:
    """Every step that a player does, each with the steps that only it does below it."""
    made: list[Block] = [Heading(1, (label("steps"),), "steps")]
    told: set[str] = {"turn"} if len(turn_steps(telling)) and turn_steps(telling)[0].name != "turn" else set()
    told |= {one.name for one in setup_steps(telling)} | told_in_course(telling)
    told |= {one.name for one in telling.game.steps if one.communal}
    roots = [one.name for one in turn_steps(telling)]
    while roots:
        inner = below(roots, told, telling)
        for name in roots:
            made += with_inner(name, telling, inner, 2) if name in inner else []
        told |= inner.keys()
        roots = [one.name for one in telling.game.steps if one.name not in told][:1]
    return tuple(made)
