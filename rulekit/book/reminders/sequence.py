"""The sequence of a turn: its steps in order, with all that is done, changed and asked in each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from attrs import frozen

from rulekit.book.narrator import Narrator
from rulekit.book.steps import done_in, modifying
from rulekit.book.turn import every_in_order
from rulekit.document.sentence import Noun, Sentence
from rulekit.model import walk
from rulekit.model.amount import Amount
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import FieldOf, You
from rulekit.model.statement import Body, Modifier

__all__ = ["Reminded", "Reminder", "Sequence", "sequence_of", "steps_named"]

DECREASING = (Verb.LOSE, Verb.PAY, Verb.SET, Verb.MOVE, Verb.DRAW, Verb.EMPTY)
"""How a field may come to hold less than before."""


@frozen(slots=False, eq=False)
class Sequence:
    """The steps of a turn that follow one another, each once.

    Args:
        narrator: the game.
        steps: their names, in order; none where a turn is no such sequence.
    """

    narrator: Narrator
    steps: tuple[str, ...]

    def bodies(self, name: str) -> tuple[Body, ...]:
        """What a step does, the steps that it leads to included, without what modifies them."""
        game = self.narrator.game
        names = (name, *sorted(done_in(name, self.narrator)))
        return tuple(step.body for one in names for step in [game.step(one)] if step is not None)

    def modifiers(self, name: str) -> tuple[Modifier, ...]:
        """What modifies a step or one that it leads to."""
        game = self.narrator.game
        names = (name, *sorted(done_in(name, self.narrator)))
        found = [modifying(step, self.narrator) for one in names for step in [game.step(one)] if step is not None]
        return tuple(dict.fromkeys(one for some in found for one in some))

    def gained(self, name: str) -> tuple[Field, ...]:
        """What players have and gain for themselves in a step, in the order of the declarations."""
        words = self.narrator.game.vocabulary
        changes = (one for body in self.bodies(name) for one in words.effects(body) if isinstance(one, Changes))
        found = {one.field for one in changes if one.verb is Verb.GAIN and isinstance(one.owner, You)}
        return tuple(one for one in self.narrator.game.fields if one in found and one.owner is Owner.PLAYER)

    def first(self, holds: Callable[[Body], bool]) -> str:
        """The first step of the turn in which a body is so, or else of all; empty if none is."""
        game = self.narrator.game
        found = (name for name in self.steps if any(holds(body) for body in self.bodies(name)))
        return next(found, None) or next((one.name for one in game.steps if holds(one.body)), "")

    def first_to_gain(self, field: Field) -> str:
        """The first step in which a player gains some of a field."""
        return next((one for one in self.steps if field in self.gained(one)), "")

    @cached_property
    def decreasing(self) -> frozenset[Field]:
        """The fields that anything in the game makes less."""
        words = self.narrator.game.vocabulary
        effects = (one for body in self.narrator.flow.bodies for one in words.effects(body))
        return frozenset(one.field for one in effects if isinstance(one, Changes) and one.verb in DECREASING)

    def asks_of(self, field: Field, name: str) -> bool:
        """Whether what a step or a modifier of it does depends on a field, by whatever words."""
        return any(_asks_of(body, field) for body in (*self.bodies(name), self.modifiers(name)))


def _asks_of(told: object, field: Field) -> bool:
    """Whether a field is spoken of anywhere but as what there is to be more or less of."""
    stack = [told]
    while stack:
        one = stack.pop()
        if isinstance(one, FieldOf) and one.field == field:
            return True
        stack += (one.count, one.of) if isinstance(one, Amount) else walk.children(one)
    return False


@frozen
class Reminded:
    """Something to be remembered.

    Args:
        step: the step beside which it stands; empty for the turn as a whole.
        said: the sentence.
    """

    step: str
    said: Sentence


Reminder = Callable[[Sequence], tuple[Reminded, ...]]
"""Finds what is to be remembered of one kind."""


def sequence_of(narrator: Narrator) -> Sequence:
    """The sequence of a game's turn."""
    return Sequence(narrator, every_in_order(narrator))


def steps_named(names: tuple[str, ...]) -> tuple[Noun, ...]:
    """Steps as the book calls them."""
    return tuple(Noun(one, "steps") for one in names)
