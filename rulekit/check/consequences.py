"""Consequences: what the rules do at once when something comes about, so that no play has the one without the other.

Where every statement that can fill a track, or add to a collection, is followed in its own body by another that then
surely happens, and nothing ever undoes that other, each position between two steps has both or neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum

from attrs import frozen

from rulekit.document.closed import Comparison
from rulekit.model.closed import Attachment, Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Calls, Changes, Effect, Ends, Performs, Verb
from rulekit.model.expression import (
    Compare,
    Condition,
    Expression,
    FieldOf,
    FromColumn,
    Has,
    Is,
    Literal,
    Nobody,
    VariableRef,
    You,
)
from rulekit.model.game import Game
from rulekit.model.part import Part, Role
from rulekit.model.ranges import type_of
from rulekit.model.statement import Body, Statement
from rulekit.model.vocabulary import Vocabulary
from rulekit.model.walk import equivalent, substitute
from rulekit.remembering import remembered

__all__ = ["Consequence", "Means", "State", "consequences"]


class Means(Enum):
    """What is said of a field and an item."""

    FULL = "full"
    """The number kept of the item is the greatest that it can be."""
    HELD = "held"
    """The item is in the set."""
    SOMEBODY = "somebody"
    """What is kept of the item is somebody or something."""


@frozen
class State:
    """How a field stands for an item; for the same player, where players have it."""

    means: Means
    field: Field


@frozen
class Consequence:
    """Whenever ``cause`` holds for a player and an item, ``then`` holds for them."""

    cause: State
    then: State


RAISES = frozenset({Verb.GAIN, Verb.SET, Verb.MOVE})
LOWERS = frozenset({Verb.LOSE, Verb.PAY, Verb.SET, Verb.MOVE, Verb.DRAW, Verb.EMPTY})
OWNED = frozenset({Owner.PLAYER, Owner.GAME})
REPLACED = frozenset({Attachment.SKIP, Attachment.INSTEAD, Attachment.IMMUNE})
"""How modifiers are attached with which a step or a rule need not happen."""


@remembered(8)
def consequences(game: Game, vocabulary: Vocabulary) -> tuple[Consequence, ...]:
    """What follows at once from what, in every position that a play of a game comes to between two steps.

    Args:
        game: a checked game.
        vocabulary: what its statements are made of and do.
    """
    search = _Search(game, vocabulary)
    found: list[Consequence] = []
    for field in game.fields:
        if field.owner not in OWNED or (cause := _cause(field)) is None:
            continue
        common = search.following(cause)
        mine = [one for one in common if field.owner is Owner.PLAYER or one.field.owner is Owner.GAME]
        found += [Consequence(cause, one) for one in sorted(mine, key=_place(game)) if search.lasts(one)]
    return tuple(found)


def _cause(field: Field) -> State | None:
    """What can come about with a field: that a track is full, which it is not at the start, or that a thing is held."""
    if field.kind is ValueKind.NUMBER and field.each:
        begins_full = any(field.start_at(at) >= high for at, high in enumerate(field.high))
        return None if begins_full else State(Means.FULL, field)
    return State(Means.HELD, field) if field.kind is ValueKind.SET and not field.each else None


def _place(game: Game) -> Callable[[State], int]:
    """Where in the text a state's field stands."""
    order = {(one.name, one.each): at for at, one in enumerate(game.fields)}
    return lambda one: order[one.field.name, one.field.each]


@frozen
class _Search:
    game: Game
    vocabulary: Vocabulary

    def bodies(self) -> Iterator[Body]:
        """Every body of the game, each before those inside it."""
        whole = [step.body for step in self.game.steps] + [one.body for one in self.game.modifiers]
        for body in whole:
            yield body
            yield from (part.body for part in self.vocabulary.all_parts(body))

    def following(self, cause: State) -> frozenset[State]:
        """What holds behind every statement that can make a cause hold."""
        common: frozenset[State] | None = None
        for body in self.bodies():
            for at, one in enumerate(body):
                for change in self._raising(one, cause.field):
                    mine = isinstance(change.owner, You) or (change.owner is None and cause.field.owner is Owner.GAME)
                    if change.item is None or not mine:
                        return frozenset()
                    behind = self._sure(body[at + 1 :], change.item, cause, frozenset())
                    common = behind if common is None else common & behind
        return (common or frozenset()) - {cause}

    def _raising(self, one: Statement, field: Field) -> list[Changes]:
        return [
            change
            for change in self.vocabulary.does(one)
            if isinstance(change, Changes) and change.field == field and change.verb in RAISES
        ]

    def lasts(self, state: State) -> bool:
        """Whether nothing ever ends it."""
        if state.field.owner not in OWNED:
            return False
        for body in self.bodies():
            for one in body:
                for change in self.vocabulary.does(one):
                    if isinstance(change, Changes) and change.field == state.field and _ends(change, state):
                        return False
        return True

    def _sure(self, body: Body, item: Expression, cause: State, within: frozenset[str]) -> frozenset[State]:
        """What surely holds after a body, if the cause holds before it.

        Args:
            body: statements, done by the player who has the cause.
            item: the item that all is said of.
            cause: what holds.
            within: the steps that are looked into already.
        """
        found: set[State] = set()
        for one in body:
            if self._may_end((one,), frozenset()):
                break
            for effect in self.vocabulary.does(one):
                found |= self._by(effect, item, cause, within)
            parts = self.vocabulary.parts(one)
            if parts and all(part.role is Role.BRANCH for part in parts):
                found |= self._branches(parts, item, cause, within)
            for part in parts:
                if part.role is Role.SEQUENCE and part.who is None and self._happens(part.name, part, item, cause):
                    found |= self._sure(part.body, item, cause, within)
        return frozenset(found)

    def _may_end(self, body: Body, within: frozenset[str]) -> bool:
        """Whether what comes behind a body may not come any more."""
        for effect in self.vocabulary.effects(body):
            match effect:
                case Ends() | Performs():
                    return True
                case Calls(step=name) if name not in within:
                    step = self.game.step(name)
                    if step is not None and self._may_end(step.body, within | {name}):
                        return True
                case _:
                    pass
        return False

    def _by(self, effect: Effect, item: Expression, cause: State, within: frozenset[str]) -> frozenset[State]:
        match effect:
            case Changes(field=field, item=changed, owner=owner) if changed is not None and equivalent(changed, item):
                mine = isinstance(owner, You) or field.owner is Owner.GAME
                if mine and effect.verb is Verb.GAIN and field.kind is ValueKind.SET and not field.each:
                    return frozenset({State(Means.HELD, field)})
                if mine and effect.verb is Verb.SET and field.optional and _is_definite(effect.value):
                    return frozenset({State(Means.SOMEBODY, field)})
                return frozenset()
            case Calls(step=name, things=things) if name not in within and any(equivalent(one, item) for one in things):
                step = self.game.step(name)
                if step is None or self._is_replaced(name):
                    return frozenset()
                needs = next(need for need, one in zip(step.needs, things, strict=True) if equivalent(one, item))
                return self._sure(step.body, VariableRef(needs), cause, within | {name})
            case _:
                return frozenset()

    def _is_replaced(self, name: str) -> bool:
        return any(one.attached in REPLACED for one in self.game.modifiers_of(name))

    def _happens(self, name: str, part: Part, item: Expression, cause: State) -> bool:
        """Whether a part is surely carried out."""
        return not (name and self._is_replaced(name)) and (
            part.condition is None or _follows(part.condition, item, cause)
        )

    def _branches(
        self, parts: tuple[Part, ...], item: Expression, cause: State, within: frozenset[str]
    ) -> frozenset[State]:
        """What holds after whichever branch is taken: the first, if its condition surely holds."""
        first = parts[0]
        if first.condition is not None and _follows(first.condition, item, cause):
            return self._sure(first.body, item, cause, within)
        ways = [self._sure(part.body, item, cause, within) for part in parts]
        if all(part.condition is not None for part in parts):
            ways.append(_denied(first.condition, item) if len(parts) == 1 else frozenset())
        return frozenset.intersection(*ways)


def _ends(change: Changes, state: State) -> bool:
    """Whether a change can end a state of its field."""
    if state.means is Means.SOMEBODY and change.verb is Verb.SET and _is_definite(change.value):
        return False
    return change.verb in LOWERS


def _is_definite(value: Expression | None) -> bool:
    return value is not None and not type_of(value).optional


def _follows(test: Condition, item: Expression, cause: State) -> bool:
    """Whether a condition surely holds where the cause does."""
    match test:
        case Is(thing=thing, use=use) if not use.negated:
            adjective = use.adjective
            return _follows(substitute(adjective.condition, adjective.variable, thing), item, cause)
        case Compare(
            left=FieldOf(field=field, index=index, owner=owner), op=Comparison.IS | Comparison.AT_LEAST, right=right
        ):
            mine = isinstance(owner, You) or owner is None
            if cause != State(Means.FULL, field) or not mine or index is None or not equivalent(index, item):
                return False
            if isinstance(right, FromColumn):
                return right.column.name == field.bound and equivalent(right.item, item)
            return isinstance(right, Literal) and {right.value} == set(field.high)
        case Has(what=what, item=held, negated=False, who=You()) if held is not None:
            return cause == State(Means.HELD, what.field) and equivalent(held, item)
        case _:
            return False


def _denied(test: Condition | None, item: Expression) -> frozenset[State]:
    """What holds where a condition does not: it is not nobody, so it is somebody."""
    match test:
        case Compare(left=FieldOf(field=field, index=index), op=Comparison.IS, right=Nobody()) if index is not None:
            return frozenset({State(Means.SOMEBODY, field)}) if equivalent(index, item) else frozenset()
        case _:
            return frozenset()
