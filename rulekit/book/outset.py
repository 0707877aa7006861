"""What lies on the table when play begins, from what the rules say that things are there."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from rulekit.book.counts import differing
from rulekit.book.marked import pegged
from rulekit.book.narrator import Narrator
from rulekit.book.parts import made_as, mat_name, on_sheet, others, own_boards
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.book.starting import changed_in_setup, starting
from rulekit.book.tickboxes import ticked_groups
from rulekit.document.blocks import Block, Track
from rulekit.document.closed import Role
from rulekit.document.outset import Absent, Call, Outset, Spot
from rulekit.document.panels import Gain
from rulekit.document.sentence import Icon, Noun, Number, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.dice import dice_of_kind
from rulekit.model.game import Game
from rulekit.model.physical import Carrier, Material

__all__ = ["outset"]

MOST_ALIKE = 9
"""So many things that look alike can be counted at a glance."""
MOST_TABLES = 4
"""So many tables are drawn side by side."""


def outset(narrator: Narrator) -> tuple[Block, ...]:
    """The drawing of a player's area; nothing where there is nothing to draw."""
    game = narrator.game
    rows = _on_mat(narrator)
    groups = tuple(ticked_groups(narrator)) if _has_sheet(game) else ()
    sheets = {one.name for one in game.components if groups and on_sheet(one)}
    found = tuple(_things(narrator))
    ticked = tuple(one for name, one in found if name in sheets)
    things = tuple(one for name, one in found if name not in sheets)
    if not rows and not groups and not things:
        return ()
    mat = Noun(mat_name(game) or Carrier.MAT.value, Role.COMPONENTS)
    sheet = Noun(Carrier.SHEET.value, Role.COMPONENTS)
    absent = tuple(_absent(narrator)) if groups else ()
    middle = tuple(_middle(narrator))
    drawn = Outset(
        (label("setup"),), (mat,) if rows else (), rows, (sheet,) if groups else (), ticked, groups, things, absent
    )
    return (evolve(drawn, seats=_seats(game), middle=middle, calls=tuple(_calls(drawn, middle, narrator))),)


def _seats(game: Game) -> tuple[int, ...]:
    """The numbers of players, the largest alone if they are many."""
    several = tuple(range(game.players_low, game.players_high + 1))
    return several if len(several) <= MOST_TABLES else (game.players_high,)


def _middle(narrator: Narrator) -> Iterator[Gain]:
    """The dice that all share."""
    game = narrator.game
    if any(one.kind is ValueKind.CUP for one in game.fields):
        return
    for kind in game.die.each if game.die is not None else ():
        count = dice_of_kind(game, kind.name)
        if kind.name in narrator.pictures and 0 < count <= MOST_ALIKE:
            yield Gain((Icon(kind.name, Noun(kind.name)),), count)


def _calls(drawn: Outset, middle: tuple[Gain, ...], narrator: Narrator) -> Iterator[Call]:
    """What there is of each part that is drawn, and what one starts with."""
    game = narrator.game
    boards = dict(own_boards(game))
    rows = {one.term for track in drawn.tracks for one in track.label if isinstance(one, Noun)}
    pegs = next((said for name, said in others(game, frozenset()) if name in rows), None)
    if drawn.tracks and "pegboard" in boards:
        yield Call(Spot.MAT, (boards["pegboard"],))
    if pegs is not None:
        yield Call(Spot.PEGS, (pegs,))
    if drawn.groups and "score_sheet" in boards:
        yield Call(Spot.SHEET, (boards["score_sheet"],))
    begun = tuple(starting(narrator)) if drawn.ticked or any(one.start for one in drawn.tracks) else ()
    if begun:
        yield Call(Spot.START, begun)
    for one in middle:
        for shown in one.label:
            if isinstance(shown, Icon):
                said = Sentence("component_count", {"count": Number(one.count), "noun": Noun(shown.name)})
                yield Call(Spot.MIDDLE, (said,))


def _on_mat(narrator: Narrator) -> tuple[Track, ...]:
    """The rows of pegs on a player's own board; of those that the setup changes, it is not drawn where they begin."""
    changed = changed_in_setup(narrator.game)
    boards = {one.name for one in narrator.game.components if one.carrier is Carrier.MAT}
    return tuple(row for (name, _), row in pegged(narrator).items() if name in boards - changed)


def _has_sheet(game: Game) -> bool:
    return any(on_sheet(one) and one.material is Material.BOX for one in game.components)


def _things(narrator: Narrator) -> Iterator[tuple[str, Gain]]:
    """What players start with and what has a picture, by its field, but for what a row of their own board shows."""
    game = narrator.game
    shown = {name for name, _ in pegged(narrator) if (made := made_as(name, game)) and made.carrier is Carrier.MAT}
    hidden = shown | changed_in_setup(game)
    for one in game.fields:
        if one.owner is not Owner.PLAYER or one.each or not 0 < one.start <= MOST_ALIKE:
            continue
        name = one.of if one.kind is ValueKind.CUP else one.name
        counted = one.kind in (ValueKind.NUMBER, ValueKind.CUP) and one.name not in hidden
        if counted and name in narrator.pictures:
            yield one.name, Gain((Icon(name, Noun(name)),), one.start)


def _absent(narrator: Narrator) -> Iterator[Absent]:
    for _, found in differing(narrator):
        for players, names in found.items():
            if names:
                yield Absent(players, tuple(with_picture(one, narrator, Noun(one)) for one in names))
