"""What is in the box where the rules say what things are on the table: one entry for each kind of part."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game
from rulekit.model.physical import Carrier, Component, Material

__all__ = [
    "SLIDING",
    "as_declared",
    "declared_count",
    "kinds_of_parts",
    "left_out",
    "made_as",
    "mat_name",
    "on_sheet",
    "others",
    "own_boards",
    "ticked_on_sheet",
    "writing",
]

ON_PAPER = frozenset({Material.BOX, Material.NOTE, Material.MIND})
"""What lies in no box: it is ticked, written or remembered."""
SLIDING = frozenset({Material.PEG, Material.MARKER, Material.PAWN})
"""What shows a value by where it is: there is one for each value."""

Entry = tuple[str, Sentence]
"""The name behind which a picture stands, if there is one, and what is said."""


def made_as(name: str, game: Game) -> Component | None:
    """What a thing of that name is on the table, if the rules say so: also a table of which somebody has things."""
    known = {one.name: one for one in game.components}
    if name in known:
        return known[name]
    having = (one.name for one in game.fields if one.of == name and one.kind in (ValueKind.SET, ValueKind.ROW))
    return next((known[one] for one in having if one in known), None)


def declared_count(name: str, count: int, game: Game) -> int:
    """How many of a thing are in the box: as many as the rules count, where nothing else is said."""
    found = next((one for one in game.components if one.name == name), None)
    if found is None or found.count is None:
        return count
    return found.count * (game.players_high if found.each else 1)


def left_out(game: Game) -> frozenset[str]:
    """The names of what is no part of its own: written or remembered, or only what values are kept for."""
    made = {one.name for one in game.components}
    valued = (one for one in game.fields if one.each and one.name in made)
    kept_for = {one.each for one in valued if _of(one, game).material in SLIDING | ON_PAPER}
    paper = {one.name for one in game.components if one.material in ON_PAPER}
    told = {one.name for one in game.tables if (found := made_as(one.name, game)) and found.material in ON_PAPER}
    return frozenset(paper | told | (kept_for - made))


def mat_name(game: Game) -> str:
    """What the board is called that each player has; empty if nobody has one."""
    mine = [_of(one, game) for one in _declared(game) if one.owner in (Owner.PLAYER, Owner.TURN)]
    on_mats = {one.material for one in mine if one.carrier is Carrier.MAT}
    if not on_mats:
        return ""
    return "pegboard" if Material.PEG in on_mats else Carrier.MAT.value


def kinds_of_parts(game: Game) -> frozenset[str]:
    """What the parts of a game are and lie on: peg, pegboard, sheet."""
    made = {one.material.value for one in game.components}
    boards = {one.carrier.value for one in game.components if one.carrier is not None}
    sheets = {Carrier.SHEET.value for one in game.components if on_sheet(one)}
    drawn = {Carrier.BOARD.value for one in game.tables if one.ring or one.board is not None}
    return frozenset({*made, *boards, *sheets, *drawn, mat_name(game)} - {""})


def own_boards(game: Game) -> Iterator[Entry]:
    """The boards and sheets that each player has."""
    name = mat_name(game)
    if name:
        yield "pegboard", _each(1, Noun(name, Role.COMPONENTS), game)
    sheet = Noun(Carrier.SHEET.value, Role.COMPONENTS)
    kept = dict.fromkeys(_shown(one) for one in _declared(game) if on_sheet(_of(one, game)))
    if any(_ticked(one, game) for one in _declared(game)):
        yield "score_sheet", Sentence("sheet_each", {"noun": sheet, "values": tuple(Noun(one) for one in kept)})
    elif kept:
        yield "score_sheet", Sentence("component_count", {"count": Number(1), "noun": sheet})


def others(game: Game, told: frozenset[str]) -> Iterator[Entry]:
    """What no table, stock or board tells: pegs and markers, what players gather, what no rule speaks of.

    Args:
        game: the game.
        told: the names of what the list has already.
    """
    yield from _sliding(game, told)
    named: set[str] = set()
    for field in _declared(game):
        one = _of(field, game)
        counted = field.kind not in (ValueKind.SET, ValueKind.ROW, ValueKind.CUP) and not field.piece
        if one.name not in told | named and counted and one.material not in SLIDING | ON_PAPER:
            named.add(one.name)
            yield one.name, _loose(field, one, game)
    for one in game.components:
        if one.besides:
            yield one.name, _many(one.count or 0, Noun(one.name), game, each=one.each)


def writing(game: Game, *, also: bool) -> Sentence | None:
    """What to write with, which is in no box; ``also`` where other things are."""
    each = any(_ticked(one, game) for one in _declared(game))
    paper = any(one.material is Material.NOTE and not on_sheet(one) for one in game.components)
    if each or any(one.material in (Material.BOX, Material.NOTE) for one in game.components):
        return Sentence("need_pencils", {"each": each, "paper": paper, "also": also})
    return None


def as_declared(one: Component) -> Sentence:
    """What the rules say of a component, as the sheet of a variant tells it."""
    if one.material is Material.MIND:
        return Sentence("kept_in_mind")
    made: dict[str, Part] = {
        "made": Noun(one.material.value, Role.COMPONENTS),
        "count": Number(one.count) if one.count is not None else False,
        "each": one.each,
        "on": Noun(one.carrier.value, Role.COMPONENTS) if one.carrier is not None else False,
    }
    return Sentence("made_as", made)


def _declared(game: Game) -> tuple[Field, ...]:
    made = {one.name for one in game.components}
    return tuple(one for one in game.fields if one.name in made)


def _of(field: Field, game: Game) -> Component:
    return next(one for one in game.components if one.name == field.name)


def ticked_on_sheet(table: str, game: Game) -> bool:
    """Whether what players have of the things of a table is ticked on a sheet of each player's own."""
    return any(_ticked(one, game) for one in _declared(game) if table in (one.each, one.of))


def _ticked(field: Field, game: Game) -> bool:
    """Whether it is ticked on a sheet of each player's own."""
    one = _of(field, game)
    return field.owner in (Owner.PLAYER, Owner.TURN) and one.material is Material.BOX and on_sheet(one)


def _shown(field: Field) -> str:
    """What a value is called where it is named after what it is kept for, or of what it holds some."""
    return field.each or (field.of if field.kind in (ValueKind.SET, ValueKind.ROW) else field.name)


def on_sheet(one: Component) -> bool:
    """Whether it is on a printed sheet: boxes are, where nothing else is said."""
    if one.carrier is not None:
        return one.carrier is Carrier.SHEET
    return one.material is Material.BOX


@frozen
class _Row:
    """What is counted together: pegs on the players' boards, or the markers that all share."""

    material: Material
    mine: bool


def _sliding(game: Game, told: frozenset[str]) -> Iterator[Entry]:
    """Pegs, markers and pawns: one for each value that they show, and for which."""
    found: dict[_Row, dict[str, int]] = {}
    for field in _declared(game):
        one = _of(field, game)
        if one.name not in told and one.material in SLIDING and not field.piece:
            row = _Row(one.material, field.owner in (Owner.PLAYER, Owner.TURN))
            kept = found.setdefault(row, {})
            kept[_shown(field)] = kept.get(_shown(field), 0) + len(field.high)
    for row, values in found.items():
        count = sum(values.values())
        nouns = tuple(Noun(one) for one in values)
        many: dict[str, Part] = {"noun": Noun(row.material.value, Role.COMPONENTS), "values": nouns}
        if row.mine and game.players_high > 1:
            number: dict[str, Part] = {"count": Number(count * game.players_high), "each": Number(count)}
            yield next(iter(values)), Sentence("showing_each", {**number, **many})
        else:
            yield next(iter(values)), Sentence("showing", {"count": Number(count), **many})


def _loose(field: Field, one: Component, game: Game) -> Sentence:
    """Tokens, cubes, coins: as many as are said, as the rules allow, or as are needed."""
    noun = Noun(one.name)
    bounded = field.limited and not field.each and field.kind is ValueKind.NUMBER
    mine = field.owner in (Owner.PLAYER, Owner.TURN)
    if one.count is None and field.kind is not ValueKind.NUMBER:
        return _many(len(field.high), noun, game, each=mine)
    if one.count is None:
        return _many(field.highest, noun, game, each=mine) if bounded else Sentence("as_many_as_needed", {"noun": noun})
    if bounded or one.each or field.source or field.kind is not ValueKind.NUMBER:
        return _many(one.count, noun, game, each=one.each)
    return Sentence("may_run_out", {"count": Number(one.count), "noun": noun})


def _many(count: int, noun: Noun, game: Game, *, each: bool) -> Sentence:
    return _each(count, noun, game) if each else Sentence("component_count", {"count": Number(count), "noun": noun})


def _each(count: int, noun: Noun, game: Game) -> Sentence:
    """So many for each player, and how many that is."""
    if game.players_high == 1:
        return Sentence("component_count", {"count": Number(count), "noun": noun})
    every = Number(count * game.players_high)
    return Sentence("component_each", {"count": every, "each": Number(count), "noun": noun})
