"""What lies before a player when play begins, from what the rules say that things are on the table."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.counts import differing
from rulekit.book.marked import pegged
from rulekit.book.narrator import Narrator
from rulekit.book.parts import made_as, mat_name, on_sheet
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.book.sheet import ticked_groups
from rulekit.book.starting import changed_in_setup
from rulekit.document.blocks import Block, Track
from rulekit.document.closed import Role
from rulekit.document.outset import Absent, Outset
from rulekit.document.panels import Gain
from rulekit.document.sentence import Icon, Noun
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.game import Game
from rulekit.model.physical import Carrier, Material

__all__ = ["outset"]

MOST_ALIKE = 9
"""So many things that look alike can be counted at a glance."""


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
    return (
        Outset(
            (label("setup"),), (mat,) if rows else (), rows, (sheet,) if groups else (), ticked, groups, things, absent
        ),
    )


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
