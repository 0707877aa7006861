"""The drawing of the table when play begins, from what the rules say that things are there."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from rulekit.book.counts import differing
from rulekit.book.lying import MOST_ALIKE, mine, numbered, shared
from rulekit.book.marked import pegged
from rulekit.book.narrator import Narrator
from rulekit.book.parts import made_as, mat_name, on_sheet, others, own_boards
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.book.starting import changed_in_setup, starting
from rulekit.book.tickboxes import ticked_groups
from rulekit.document.blocks import Block, Item, Line, Listing, Paragraph, Track
from rulekit.document.closed import Role
from rulekit.document.opening import Look
from rulekit.document.outset import Absent, Call, Outset, Spot
from rulekit.document.panels import Gain
from rulekit.document.sentence import Icon, Inline, Noun
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.game import Game
from rulekit.model.part import Order
from rulekit.model.physical import Carrier, Material

__all__ = ["outset"]

MOST_SEATS = 8
"""So many seats are drawn round a table."""


def outset(narrator: Narrator, steps: tuple[Block, ...] = ()) -> tuple[Block, ...]:
    """The drawing of the table; nothing where there is nothing to draw but a board and dice.

    Args:
        narrator: the game.
        steps: what is done while it is set up: the numbers in the drawing are those of its list.
    """
    game = narrator.game
    rows = _on_mat(narrator)
    groups = tuple(ticked_groups(narrator)) if _has_sheet(game) else ()
    pegs = {name for name, _ in pegged(narrator)}
    on_mats = frozenset(one for one in pegs if (made := made_as(one, game)) and made.carrier is Carrier.MAT)
    ticked = tuple(_ticked(narrator)) if groups else ()
    begun = mine(narrator, on_mats | {name for name, _ in ticked})
    laid = shared(narrator)
    if not rows and not groups and not begun and all(one.look in (Look.BOARD, Look.DICE) for _, one in laid):
        return ()
    said = tuple(_said(item) for block in steps if isinstance(block, Listing) and block.ordered for item in block.items)
    drawn = Outset(
        (label("setup"),),
        (Noun(mat_name(game) or Carrier.MAT.value, Role.COMPONENTS),) if rows else (),
        rows,
        (Noun(Carrier.SHEET.value, Role.COMPONENTS),) if groups else (),
        tuple(gain for _, gain in ticked),
        groups,
        numbered(begun, said),
        tuple(_absent(narrator)),
        min(game.players_high, MOST_SEATS),
        numbered(laid, said),
        (),
        (label("start_player"),) if _round_the_table(narrator) else (),
    )
    return (_with_calls(drawn, narrator) if (rows or groups) and not said else drawn,)


def _said(item: Item) -> tuple[Inline, ...]:
    """All that a step of the setup says, with what stands below it."""
    below = (part for one in item.blocks for part in _all_said(one))
    return (*item.line, *below)


def _all_said(block: Block) -> tuple[Inline, ...]:
    match block:
        case Paragraph(line=line):
            return line
        case Listing(items=items):
            return tuple(part for one in items for part in _said(one))
        case _:
            return ()


def _round_the_table(narrator: Narrator) -> bool:
    """Whether turns go round the table, from whoever begins."""
    play = narrator.game.step("play")
    words = narrator.game.vocabulary
    parts = (part for one in (words.statements(play.body) if play is not None else ()) for part in words.parts(one))
    return any(part.order is Order.CLOCKWISE for part in parts)


def _with_calls(drawn: Outset, narrator: Narrator) -> Outset:
    """The drawing with numbers that lead to sentences, where the setup has no steps of its own."""
    calls = tuple(_calls(drawn, narrator))
    begins = next((at for at, one in enumerate(calls, 1) if one.spot is Spot.MIDDLE), 0)
    dice = [one for one in drawn.middle if one.look is Look.DICE]
    middle = tuple(
        evolve(one, numbers=(begins + dice.index(one),)) if begins and one in dice else one for one in drawn.middle
    )
    return evolve(drawn, calls=calls, middle=middle)


def _calls(drawn: Outset, narrator: Narrator) -> Iterator[Call]:
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
    for one in drawn.middle:
        if one.look is Look.DICE:
            yield Call(Spot.MIDDLE, tuple(part for part in one.label if not isinstance(part, Icon)))


def _on_mat(narrator: Narrator) -> tuple[Track, ...]:
    """The rows of pegs on a player's own board; of those that the setup changes, it is not drawn where they begin."""
    changed = changed_in_setup(narrator.game)
    boards = {one.name for one in narrator.game.components if one.carrier is Carrier.MAT}
    return tuple(row for (name, _), row in pegged(narrator).items() if name in boards - changed)


def _has_sheet(game: Game) -> bool:
    return any(on_sheet(one) and one.material is Material.BOX for one in game.components)


def _ticked(narrator: Narrator) -> Iterator[tuple[str, Gain]]:
    """What is ticked on the sheet from the start, by its field, where it has a picture."""
    game = narrator.game
    sheets = {one.name for one in game.components if on_sheet(one)} - changed_in_setup(game)
    for one in game.fields:
        counted = one.owner is Owner.PLAYER and not one.each and one.kind is ValueKind.NUMBER
        if counted and one.name in sheets and one.name in narrator.pictures and 0 < one.start <= MOST_ALIKE:
            yield one.name, Gain((Icon(one.name, Noun(one.name)),), one.start)


def _absent(narrator: Narrator) -> Iterator[Absent]:
    """What is left out, for each number of players that the game is for."""
    found: dict[int, list[Line]] = {}
    for adjective, names_of in differing(narrator):
        for players, names in names_of.items():
            shown = found.setdefault(players, [])
            shown += [_pictured(one, adjective.of, narrator) for one in names]
    return (Absent(players, tuple(names)) for players, names in sorted(found.items()))


def _pictured(name: str, table: str, narrator: Narrator) -> Line:
    """A thing behind its picture, or behind that of its kind."""
    shown = name if name in narrator.pictures else table
    return with_picture(shown, narrator, Noun(name))
