"""What players start with, and how things stand when play begins, as far as it is declared and not set up by rule."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.closed import Base, Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import Answer, Compare, Expression, FieldOf, ItemRef, Literal, SetOf, You
from rulekit.model.game import Game
from rulekit.model.part import Role
from rulekit.model.row import SeatedAt
from rulekit.model.walk import inside

__all__ = ["changed_in_setup", "counted_as", "declared_starts", "starting"]

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
    for one in declared_starts(game):
        if _is_set_first(one, game):
            continue
        stands = Compare(
            FieldOf(one, You() if one.owner is Owner.PLAYER else None, None), Comparison.IS, _value(one, game)
        )
        yield Sentence("at_the_start", {"condition": narrator.condition(stands)})
    held = [one for one in game.fields if one.owner in (Owner.PLAYER, Owner.TURN) and one.kind is ValueKind.NUMBER]
    apart = [one for one in held if one.each or one.owner is Owner.TURN]
    given = changed_in_setup(game)  # whoever is about to be given something does not read that they have nothing
    if started and all(not one.start and not any(one.starts) and one.name not in given for one in apart):
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
    """What starts as the rules say and is no mere number of a player; of a stock, its supply or the box."""
    told_elsewhere = changed_in_setup(game) | {one.source for one in game.fields}
    boxed = {one.name: one.count for one in game.components if not one.each}
    for one in game.fields:
        counted = one.kind in COUNTED
        of_player = one.owner is Owner.PLAYER and not counted
        of_game = one.owner is Owner.GAME and not one.agreed
        if (
            one.declared
            and one.start
            and not one.each
            and (of_player or of_game)
            and one.name not in told_elsewhere
            and not (counted and (boxed.get(one.name, -1) or one.highest) == one.start)
        ):
            yield one


def _is_set_first(one: Field, game: Game) -> bool:
    """Whether play begins by setting it, thing by thing of a table, and not by what it was: that is seen by nobody."""
    play = game.step("play")
    begun = game.vocabulary.parts(play.body[0]) if play is not None and play.body else ()
    loop = next((part for part in begun if part.role is Role.LOOP and part.who is None), None)
    if loop is None or not isinstance(loop.over, SetOf) or loop.over.base is not Base.ITEMS or one.each:
        return False
    first = loop.body[:1]
    # The field that a statement sets stands in it once; more often, it is asked for as well.
    asked = [each for each in inside((loop.over, first)) if isinstance(each, FieldOf) and each.field == one]
    if len(asked) > 1 or any(game.vocabulary.parts(each) for each in first):
        return False
    found = game.vocabulary.effects(first)
    return any(isinstance(each, Changes) and each.field == one and each.verb is Verb.SET for each in found)


def _value(field: Field, game: Game) -> Expression:
    """What it is at the start."""
    match field.kind:
        case ValueKind.ITEM:
            return ItemRef(game.table(field.of), field.start - 1)
        case ValueKind.PLAYER:
            return SeatedAt(field.start)
        case ValueKind.FLAG:
            return Answer(yes=True)
        case _:
            return Literal(field.start)
