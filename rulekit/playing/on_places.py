"""What lies on the places of a map in a state: whose, how many, upright or on its side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import evolve

from rulekit.book.maps import kind_of
from rulekit.book.narrator import Narrator
from rulekit.book.parts import made_as
from rulekit.document.blocks import Line
from rulekit.document.inset import Going, Token
from rulekit.document.sentence import Icon, Noun, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game
from rulekit.model.links import End
from rulekit.model.map import Map
from rulekit.model.physical import Material
from rulekit.playing.reading import Holder
from rulekit.playing.state import State

__all__ = ["became", "lying"]

PIECES = (Material.FIGURE, Material.PAWN, Material.CUBE, Material.DISC, Material.TOKEN, Material.MARKER)
"""What stands on a place for whoever it belongs to."""
SIDES = 2
"""What has two sides or postures: as it is at the start, or as the first of them if it is neither, it lies."""


def lying(state: State, drawn: Map, narrator: Narrator) -> dict[End, tuple[Token, ...]]:
    """What all can see on the places of a map, place by place; places on which nothing lies are left out."""
    found: dict[End, list[Token]] = {}
    for shown in drawn.shown:
        fields = [one for one in narrator.game.fields if _lies(one, shown.table)]
        poses = [one for one in fields if _is_pose(one, fields, narrator)]
        for one in (one for one in fields if one not in poses):
            laid = _laid(state, poses) if one.kind is ValueKind.PLAYER else {}
            values: Mapping[str, object] = Holder(state, "game", 0).of(one.name, one.each)
            for at, item in enumerate(narrator.game.table(shown.table).items):
                for token in _tokens(one, values[item.name], narrator, kind_of(narrator.game, shown, at)):
                    pose = laid.get(item.name, ())
                    lies = evolve(token, laid=bool(pose), pose=pose if token.label else ())
                    found.setdefault((shown.table, at), []).append(lies)
    return {end: tuple(tokens) for end, tokens in found.items()}


def became(
    before: Mapping[End, tuple[Token, ...]], after: Mapping[End, tuple[Token, ...]]
) -> dict[End, tuple[Token, ...]]:
    """What lies there now, with what came and what went."""
    made: dict[End, tuple[Token, ...]] = {}
    for end in dict.fromkeys((*before, *after)):
        was, now = before.get(end, ()), after.get(end, ())
        known, left = {_kind(one) for one in was}, {_kind(one) for one in now}
        stay = tuple(one if _kind(one) in known else evolve(one, going=Going.COMES) for one in now)
        made[end] = (*stay, *(evolve(one, going=Going.GOES) for one in was if _kind(one) not in left))
    return made


def _kind(token: Token) -> tuple[Line, int]:
    return token.label, token.owner


def _lies(one: Field, table: str) -> bool:
    """Whether something on a place is kept in a field, for all to see."""
    kept = (ValueKind.PLAYER, ValueKind.ITEM, ValueKind.NUMBER)
    return one.owner is Owner.GAME and one.each == table and one.kind in kept and not one.hidden


def _is_pose(one: Field, fields: list[Field], narrator: Narrator) -> bool:
    """Whether a field says how what somebody has on a place stands there, and is no thing of its own."""
    if one.kind is not ValueKind.ITEM or not any(other.kind is ValueKind.PLAYER for other in fields):
        return False
    items = narrator.game.table(one.of).items
    drawn = any(item.name in narrator.pictures for item in items) or made_as(one.name, narrator.game) is not None
    return len(items) == SIDES and not (one.optional and drawn)


def _laid(state: State, poses: list[Field]) -> dict[str, Line]:
    """The places where a piece lies on its side, with what it is called then."""
    found: dict[str, Line] = {}
    piece = _piece_of_each(state.table.game)
    for one in poses:
        items = state.table.game.table(one.of).items
        first = max(one.start, 1) - 1
        called: Line = (_so(piece or one.name, items[first].name),)
        stands = items[1 - first].name
        for place, pose in Holder(state, "game", 0).of(one.name, one.each).items():
            found[place] = called if pose != stands else ()
    return found


def _tokens(one: Field, value: object, narrator: Narrator, place: str) -> Iterator[Token]:
    match value:
        case None:
            return
        case int() if one.kind is ValueKind.PLAYER:
            yield Token(_piece(narrator), value)
        case int() if one.kind is ValueKind.NUMBER:
            if value > 0:
                yield Token(_pictured(one.name, narrator, place), count=value)
        case str() if one.optional:
            yield Token(_pictured(value, narrator, place) or (Noun(value),))
        case _:
            return


def _pictured(name: str, narrator: Narrator, place: str = "") -> tuple[Icon, ...]:
    """Its picture; where it lies on a kind of place on which it shows another side, the picture of that side."""
    shown = next((one for one in (f"{name}-{place}", name) if one in narrator.pictures), "")
    two_sided = bool(place) and any(one.startswith(f"{name}-") for one in narrator.pictures)
    return (Icon(shown, _so(name, place) if two_sided else Noun(name)),) if shown else ()


def _so(piece: str, by: str) -> Sentence:
    """A piece by how it lies, or by where."""
    return Sentence("piece_so", {"noun": Noun(piece), "by": Noun(by)})


def _piece_of_each(game: Game) -> str:
    """The one kind of piece of which each player has some; nothing where there are several."""
    found = [one.name for one in game.components if one.each and one.material in PIECES]
    return found[0] if len(found) == 1 else ""


def _piece(narrator: Narrator) -> Line:
    """The picture of the one kind of piece of which each player has some."""
    found = _piece_of_each(narrator.game)
    shown = _pictured(found, narrator) if found else ()
    # What lies on a place has the name of what is in the box: the rules may mean those that lie elsewhere by theirs.
    return tuple(Icon(one.name, Sentence("pieces_of", {"noun": Noun(found)})) for one in shown)
