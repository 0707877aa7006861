"""How often a body can be done at most: each time something is used up of which there is only so much."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.dice import most_dice
from rulekit.model.effect import Calls, Changes, Verb
from rulekit.model.expression import Answer
from rulekit.model.game import Game
from rulekit.model.part import Role
from rulekit.model.statement import Body

__all__ = ["MOST_TRIED", "most_passes", "reached"]

MOST_TRIED = 30
"""So often at most may be done what is done as often as possible."""


def most_passes(body: Body, game: Game) -> int | None:
    """How often a body can be done at most before something is used up; None if nothing tells.

    Args:
        body: each time something of a number is lost in it, or something becomes what it was not, whatever happens.
        game: to which it belongs.
    """
    changes = [one for part in reached(body, game) for one in game.vocabulary.effects(part) if isinstance(one, Changes)]
    filled = {one.field for one in changes if _fills(one)}
    spent = _spent(body, game, filled, ())
    return sum(_most_of(one, game) for one in spent) if spent is not None else None


def reached(body: Body, game: Game) -> Iterator[Body]:
    """A body and those of the steps that are carried out in it, with what modifies these."""
    seen: set[str] = set()
    open_ = [body]
    while open_:
        one = open_.pop()
        yield one
        for effect in game.vocabulary.effects(one):
            if isinstance(effect, Calls) and effect.step not in seen:
                seen.add(effect.step)
                step = game.step(effect.step)
                open_ += [step.body] if step is not None else []
                open_ += [modifier.body for modifier in game.modifiers_of(effect.step)]


def _fills(effect: Changes) -> bool:
    """Whether there can be more of a field than before, or again what there was."""
    set_back = effect.verb is Verb.SET and not _marks(effect)
    return effect.verb is Verb.GAIN or set_back


def _marks(effect: Changes) -> bool:
    """Whether something becomes what it says, and is not made what it was."""
    return effect.field.kind is ValueKind.FLAG and effect.value in (None, Answer(yes=True))


def _spent(body: Body, game: Game, filled: set[Field], within: tuple[str, ...]) -> set[Field] | None:
    """Fields of which something is used up each time, of one or of another; None if nothing tells of any."""
    found: list[set[Field]] = []
    for statement in body:
        for effect in game.vocabulary.does(statement):
            match effect:
                case Changes(verb=Verb.LOSE | Verb.PAY | Verb.SET, field=field) if field not in filled:
                    if field.kind is ValueKind.NUMBER or _marks(effect):
                        found.append({field})
                case Calls(step=name) if name not in within and (step := game.step(name)) is not None:
                    inner = _spent(step.body, game, filled, (*within, name))
                    found += [inner] if inner is not None else []
                case _:
                    pass
        branches = [part for part in game.vocabulary.parts(statement) if part.role is Role.BRANCH]
        if branches and any(part.condition is None for part in branches):
            inside = [_spent(part.body, game, filled, within) for part in branches]
            if all(one is not None for one in inside):
                found.append({field for one in inside if one is not None for field in one})
    return min(found, key=lambda one: sum(_most_of(field, game) for field in one), default=None)


def _most_of(field: Field, game: Game) -> int:
    """How much there can be of a field, of all that have it but other players."""
    if field.owner is Owner.DIE:
        return field.highest * most_dice(game)
    return (
        sum(field.high) if len(field.high) > 1 or not field.each else field.highest * len(game.table(field.each).items)
    )
