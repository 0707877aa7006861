"""Which steps bring what the step that does them weighs next: both are one procedure, told below one heading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.book.faces import dice_given_in
from rulekit.book.narrator import Narrator
from rulekit.book.outcomes import counted_outcomes
from rulekit.book.steps import modifying
from rulekit.model.component import Field
from rulekit.model.effect import Calls, Changes, Verb
from rulekit.model.expression import FieldOf
from rulekit.model.game import Game, Step
from rulekit.model.statement import Body, Statement
from rulekit.model.walk import inside

__all__ = ["weighed"]


def weighed(narrator: Narrator) -> Mapping[str, str]:
    """The steps behind which the next statement asks for what they have set, each with the step that does so.

    "Roll for the battle", and then "compare the totals": with a heading between them the reader loses the thread. One
    that is done for a thing, or brings a table or a box below its heading, keeps it.
    """
    game = narrator.game
    made: dict[str, str] = {}
    for caller in game.steps:
        for name in _asked_about(caller.body, game):
            step = game.step(name)
            if step is not None and _is_only_sentences(step, narrator):
                made[name] = caller.name
    return made


def _asked_about(body: Body, game: Game) -> Iterator[str]:
    for at, one in enumerate(body):
        for part in game.vocabulary.parts(one):
            yield from _asked_about(part.body, game)
        match [effect for effect in game.vocabulary.does(one) if isinstance(effect, Calls)], body[at + 1 : at + 2]:
            case [Calls(step=name, things=())], (then,):
                step = game.step(name)
                if step is not None and not _asked(then, game).isdisjoint(_set_in(step, game)):
                    yield name
            case _:
                pass


def _asked(statement: Statement, game: Game) -> frozenset[Field]:
    """The fields that the conditions of a statement look at."""
    conditions = (part.condition for part in game.vocabulary.parts(statement))
    return frozenset(one.field for some in conditions for one in inside(some) if isinstance(one, FieldOf))


def _set_in(step: Step, game: Game) -> frozenset[Field]:
    """The fields that a step itself gives a value."""
    effects = game.vocabulary.effects(step.body)
    return frozenset(one.field for one in effects if isinstance(one, Changes) and one.verb is Verb.SET)


def _is_only_sentences(step: Step, narrator: Narrator) -> bool:
    """Whether below the heading of a step stands nothing but what it does; cards tell themselves what they do in it."""
    if counted_outcomes(step, narrator) or dice_given_in(step, narrator):
        return False
    return all(one.holder[0] in narrator.game.printed_on_cards for one in modifying(step, narrator))
