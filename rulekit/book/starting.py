"""What players start with, and how things stand when play begins, as far as it is declared and not set up by rule."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.book.starts_seen import is_followed, starts_seen
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model import walk
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import Answer, Compare, Expression, FieldOf, ItemRef, Literal, You
from rulekit.model.game import Game
from rulekit.model.row import SeatedAt
from rulekit.model.statement import Body, Statement

__all__ = ["changed_in_setup", "counted_as", "declared_starts", "starting", "value_at_start"]

UNWRITTEN = (ValueKind.ITEM, ValueKind.PLAYER, ValueKind.NUMBER)
"""What is something at the start, also where the rules do not say what."""
COUNTED = (ValueKind.NUMBER, ValueKind.CUP)
"""What players have so many of."""


def starting(narrator: Narrator) -> Iterator[Sentence]:
    """What each player starts with, how things stand at the start, and that the rest is 0 where that is so."""
    game = narrator.game
    started = tuple(
        Sentence("some", {"count": Number(one.start), "noun": Noun(counted_as(one))})
        for one in game.fields
        if one.owner is Owner.PLAYER and one.kind in COUNTED and not one.each and one.start > 0
    )
    if started:
        yield Sentence("start_with", {"amounts": started})
    seen = starts_seen(game)
    effects = (one for body in narrator.flow.bodies for one in game.vocabulary.effects(body))
    given = {one.field for one in effects if isinstance(one, Changes) and one.verb is Verb.SET}
    for one in declared_starts(game):
        if one in given and one not in seen and is_followed(one):
            continue
        if one.kind is ValueKind.PLAYER and not one.declared:
            yield Sentence("start_player_is", {"noun": Noun(one.name)})
            continue
        stands = Compare(
            FieldOf(one, You() if one.owner is Owner.PLAYER else None, None), Comparison.IS, value_at_start(one, game)
        )
        yield Sentence("at_the_start", {"condition": narrator.condition(stands)})
    held = [one for one in game.fields if one.owner in (Owner.PLAYER, Owner.TURN) and one.kind is ValueKind.NUMBER]
    apart = [one for one in held if one.each or one.owner is Owner.TURN]
    prepared = changed_in_setup(game)  # whoever is about to be given something does not read that they have nothing
    if started and all(not one.start and not any(one.starts) and one.name not in prepared for one in apart):
        yield Sentence("start_without")


def counted_as(field: Field) -> str:
    """The noun for what somebody has so many of."""
    return field.of if field.kind is ValueKind.CUP else field.name


def changed_in_setup(game: Game) -> frozenset[str]:
    """What the setup changes, so that it does not begin as it is declared."""
    step = game.step("setup")
    found = game.vocabulary.effects(step.body) if step is not None else ()
    return frozenset(one.field.name for one in found if isinstance(one, Changes))


def declared_starts(game: Game) -> Iterator[Field]:
    """What starts as the rules say and is no mere number of a player; of a stock, its supply or the box.

    And what starts as the first of its table, or with the player who begins, as nobody need write, if that is seen;
    and from what is reckoned on, though that is nothing.
    """
    seen = starts_seen(game)
    moved, reckoned = _moved(game), _reckoned_on(game)
    told_elsewhere = changed_in_setup(game) | {one.source for one in game.fields}
    boxed = {one.name: one.count for one in game.components if not one.each}
    for one in game.fields:
        counted = one.kind in COUNTED
        of_player = one.owner is Owner.PLAYER and not counted
        of_game = one.owner is Owner.GAME and not one.agreed
        if (
            (one.declared or one in moved or (one in seen and one.kind in UNWRITTEN))
            and (one.start or (one in reckoned and one in seen))
            and not one.each
            and (of_player or of_game)
            and one.name not in told_elsewhere
            and not (counted and (boxed.get(one.name, -1) or one.highest) == one.start)
        ):
            yield one


def _moved(game: Game) -> frozenset[Field]:
    """What each player has one of that is moved on from where it stands, such as a pawn on a ring."""
    done = (one for body in _bodies(game) for one in game.vocabulary.effects(body))
    on = (one.field for one in done if isinstance(one, Changes) and one.verb is Verb.MOVE)
    return frozenset(one for one in on if one.kind is ValueKind.ITEM and one.owner is Owner.PLAYER)


def _reckoned_on(game: Game) -> frozenset[Field]:
    """The numbers of the game of which the next is reckoned from the last: ``size becomes size plus 1``."""
    done = (one for body in _bodies(game) for one in game.vocabulary.statements(body))
    made = ((one, change) for one in done for change in game.vocabulary.does(one) if isinstance(change, Changes))
    again = (
        change.field
        for one, change in made
        if change.verb is Verb.SET and sum(each == change.field for each in _spoken_of(one)) > 1
    )
    return frozenset(one for one in again if one.kind is ValueKind.NUMBER and one.owner is Owner.GAME)


def _bodies(game: Game) -> Iterator[Body]:
    yield from (one.body for one in game.steps)
    yield from (one.body for one in game.modifiers)


def _spoken_of(statement: Statement) -> Iterator[Field]:
    return (one.field for one in walk.inside(statement) if isinstance(one, FieldOf))


def value_at_start(field: Field, game: Game) -> Expression:
    """What it is at the start."""
    match field.kind:
        case ValueKind.ITEM:
            return ItemRef(game.table(field.of), field.start - 1)
        case ValueKind.PLAYER:
            return SeatedAt(field.start)
        case ValueKind.FLAG:
            return Answer(yes=bool(field.start))
        case _:
            return Literal(field.start)
