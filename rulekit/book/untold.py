"""What the game keeps track of and the book tells only in a table: a start, a limit, an owner that no sentence has."""

from __future__ import annotations

from rulekit.book.begun_afresh import begun_afresh
from rulekit.book.meanwhile import meanwhile
from rulekit.book.narrator import Narrator
from rulekit.book.only_matched import is_only_matched
from rulekit.book.shared_limits import ended_at, shared_limits
from rulekit.book.starting import declared_starts
from rulekit.book.starts_seen import is_followed, starts_seen
from rulekit.book.to_begin_with import begins_so, held_a_turn
from rulekit.book.unseen import seen_by_nobody, shuffled
from rulekit.book.until_the_end import told_until, until_the_end
from rulekit.model import walk
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import COUNTER_HIGH, Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import FieldOf
from rulekit.model.game import Game
from rulekit.remembering import remembered

__all__ = ["untold"]

FEWER = (Verb.LOSE, Verb.PAY, Verb.MOVE, Verb.EMPTY)
"""How something may come to be less than it was; what it is set to is proved to be no less than it can be."""
COUNTED = (ValueKind.NUMBER, ValueKind.CUP)


def untold(narrator: Narrator) -> tuple[Field, ...]:
    """The fields of which something is told nowhere else, in the order of their declarations.

    Whose a thing is, and of what kind, is told by the sentences that speak of it; that a number begins at 0 and a set
    empty goes without saying. Pieces start off the board, and options stand in the setup.
    """
    game = narrator.game
    fields = [one for one in game.fields if not one.piece and not one.agreed]
    return tuple(one for one in fields if not _told(one, narrator))


def _told(one: Field, narrator: Narrator) -> bool:
    if one not in _spoken_of(narrator) or not _seen(one, narrator) or not _lasts(one, narrator):
        return False
    return _begins(one, narrator) and _ends(one, narrator)


def _seen(one: Field, narrator: Narrator) -> bool:
    """Whether the setup says who may see it, whoever shuffles it lays it face down, or everybody may see it."""
    secret = one.hidden or one.face_down
    return not secret or one.owner is Owner.PLAYER or one.name in shuffled(narrator) or one in seen_by_nobody(narrator)


def _begins(one: Field, narrator: Narrator) -> bool:
    """Whether a sentence says how it is at the start, or that goes without saying."""
    game = narrator.game
    if one.kind is ValueKind.NUMBER and _whole_supply(one, game):
        return True
    if one.begins or any(one.starts):
        return False
    if not one.start or one in begins_so(narrator) or (is_followed(one) and one not in starts_seen(game)):
        return True
    if one in declared_starts(game):
        return True
    return one.owner is Owner.PLAYER and one.kind in COUNTED and not one.each


def _whole_supply(one: Field, game: Game) -> bool:
    """Whether all there is of it is there at the start: how many that is stands among the components."""
    if one.owner is not Owner.GAME or not one.limited:
        return False
    boxed = next((made.count for made in game.components if made.name == one.name and not made.each), None)
    counted = not one.each and one.start == (boxed or one.highest)
    return counted or (bool(one.begins) and one.begins == one.bound)


def _ends(one: Field, narrator: Narrator) -> bool:
    """Whether a sentence or a sheet says how far it goes, or it goes as far as the rules take it."""
    if one.kind is ValueKind.ROW:
        table = narrator.game.table(one.of)
        return not one.limited or (table.one_of_each and one.holds == len(table.items)) or _only_filled(one, narrator)
    if one.kind not in COUNTED:
        return True
    changes = [effect for effect in _changes(narrator) if effect.field == one]
    loses = any(effect.verb in FEWER or (effect.verb is Verb.SET and one.overflow) for effect in changes)
    never_below = not loses and one.low in (-COUNTER_HIGH, one.start)
    below = one.low == 0 or never_below or (one.low == -COUNTER_HIGH and _may_be_negative(one, changes))
    mine = one.owner in (Owner.PLAYER, Owner.TURN) and one.kind is ValueKind.NUMBER
    # What is not lost beyond its limit never comes to it: the limit follows from the rules.
    return below and (
        not one.limited
        or not one.overflow
        or ((mine or one in shared_limits(narrator)) and not one.source)
        or one in ended_at(narrator)
        or _from_whole(one, narrator.game)
    )


def _only_filled(one: Field, narrator: Narrator) -> bool:
    """Whether all that is laid there fills it, which says how far."""
    words = narrator.game.vocabulary
    statements = [each for body in narrator.flow.bodies for each in words.statements(body)]
    laid = [
        each
        for each in statements
        if any(isinstance(does, Changes) and does.verb is Verb.GAIN and does.field == one for does in words.does(each))
    ]
    said = [[clause.clause for clause in narrator.say(each)] for each in laid]
    return bool(laid) and all(
        len(found) == 1 and found[0] is not None and found[0].name == "fill_row" for found in said
    )


def _from_whole(one: Field, game: Game) -> bool:
    """Whether it comes from a supply that holds all there is."""
    return any(other.name == one.source and _whole_supply(other, game) for other in game.fields)


def _may_be_negative(one: Field, changes: list[Changes]) -> bool:
    lost = any(effect.verb is Verb.LOSE for effect in changes)
    return lost and one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER and not one.each


def _lasts(one: Field, narrator: Narrator) -> bool:
    """Whether it lasts as long as the game, a sentence says from when or until when, or nobody asks what it was."""
    if one.owner is not Owner.TURN or one in meanwhile(narrator):
        return True
    if one in begins_so(narrator) or one in held_a_turn(narrator) or is_only_matched(one, narrator.game):
        return True
    if is_followed(one) and one not in starts_seen(narrator.game):
        return True
    if one.kind is ValueKind.FLAG:
        return bool(until_the_end(one, narrator)) and one.name in told_until(narrator)
    return one.kind is ValueKind.NUMBER and (one.step == "turn" or one in begun_afresh(narrator))


@remembered(32)
def _changes(narrator: Narrator) -> tuple[Changes, ...]:
    words = narrator.game.vocabulary
    effects = (one for body in narrator.flow.bodies for one in words.effects(body))
    return tuple(one for one in effects if isinstance(one, Changes))


@remembered(32)
def _spoken_of(narrator: Narrator) -> frozenset[Field]:
    """What steps and lasting effects speak of, themselves or by words that the rules define, and what dice give."""
    game = narrator.game
    said = (*narrator.flow.bodies, game.modifiers)
    asked = {one.field for body in said for one in walk.inside(body) if isinstance(one, FieldOf)}
    given = {gift.field for face in (game.die.faces if game.die else ()) for gift in face.gifts}
    return frozenset({*asked, *given, *(one.field for one in _changes(narrator))})
