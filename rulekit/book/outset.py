"""The drawing of the table when play begins, from what the rules say that things are there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve

from rulekit.book.called_out import Said, called_out, spoken_in
from rulekit.book.counts import differing
from rulekit.book.flow import TURN
from rulekit.book.lying import MOST_ALIKE, mine, shared
from rulekit.book.marked import pegged
from rulekit.book.narrator import Narrator
from rulekit.book.parts import made_as, mat_name, on_sheet
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.book.starting import changed_in_setup
from rulekit.book.tickboxes import ticked_groups
from rulekit.document.blocks import Block, Item, Line, Listing, Paragraph, Track
from rulekit.document.closed import Role
from rulekit.document.opening import Look
from rulekit.document.outset import Absent, BoxGroup, Call, Outset, Spot
from rulekit.document.panels import Gain
from rulekit.document.sentence import Icon, Inline, Noun, Sentence
from rulekit.document.walk import nouns
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.game import Game
from rulekit.model.part import Order
from rulekit.model.physical import Carrier, Material

__all__ = ["outset"]

MOST_SEATS = 8
"""So many seats are drawn round a table."""


def outset(narrator: Narrator, steps: tuple[Item, ...] = ()) -> tuple[Block, ...]:
    """The drawing of the table; nothing where there is nothing to draw but dice, boards and what lies on them.

    Args:
        narrator: the game.
        steps: what is done while it is set up, in order: the numbers in the drawing are theirs.
    """
    game = narrator.game
    rows = _on_mat(narrator)
    groups = tuple(ticked_groups(narrator)) if _has_sheet(game) else ()
    pegs = {name for name, _ in pegged(narrator)}
    on_mats = frozenset(one for one in pegs if (made := made_as(one, game)) and made.carrier is Carrier.MAT)
    ticked = tuple(_ticked(narrator)) if groups else ()
    begun = mine(narrator, on_mats | {name for name, _ in ticked})
    laid = shared(narrator)
    on_board = frozenset(one.sort for some in narrator.starts.values() for one in some)
    plain = all(one.look in (Look.BOARD, Look.DICE) or name in on_board for name, one in laid)
    if not rows and not groups and not begun and plain:
        return ()
    said = tuple(map(_said, steps)) if len(steps) > 1 else ()
    calls = tuple(_calls(narrator, said))
    leaving_out = [one.number for one in calls if one.spot is Spot.ABSENT]
    groups = tuple(_with_left_out(one, narrator, leaving_out) for one in groups)
    middle, things = called_out(laid, begun, said, [one.number for one in calls], game)
    return (
        Outset(
            (label("setup"),),
            (Noun(mat_name(game) or Carrier.MAT.value, Role.COMPONENTS),) if rows else (),
            rows,
            (Noun(Carrier.SHEET.value, Role.COMPONENTS),) if groups else (),
            tuple(gain for _, gain in ticked),
            groups,
            things,
            tuple(_absent(narrator)),
            min(game.players_high, MOST_SEATS),
            middle,
            calls,
            (label("start_player"),) if _round_the_table(narrator) else (),
        ),
    )


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
    """Whether turns go round the table from whoever begins; not where deals do, each of which has its turns."""
    play = narrator.game.step("play")
    words = narrator.game.vocabulary
    parts = (part for one in (words.statements(play.body) if play is not None else ()) for part in words.parts(one))
    return any(
        part.order is Order.CLOCKWISE and (narrator.game.step(TURN) is None or TURN in narrator.flow.calls(part.body))
        for part in parts
    )


def _calls(narrator: Narrator, said: Said) -> Iterator[Call]:
    """The first step that speaks of each part of the drawing."""
    spoken = spoken_in(said, narrator.game)
    named = {
        Spot.MAT: mat_name(narrator.game),
        Spot.PEGS: Material.PEG.value,
        Spot.SHEET: Carrier.SHEET.value,
        Spot.FIRST: "start_player",
    }
    for spot, term in named.items():
        number = next((at for at, terms in enumerate(spoken, 1) if term in terms), 0)
        if number:
            yield Call(spot, number)
    for spot, name in ((Spot.START, "start_with"), (Spot.ABSENT, "left_out")):
        heard = (at for at, one in enumerate(said, 1) if any(isinstance(x, Sentence) and x.name == name for x in one))
        number = next(heard, 0)
        if number:
            yield Call(spot, number)


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
    all_there: Line = (label("all_in_play"),)
    return (Absent(players, tuple(names), () if names else all_there) for players, names in sorted(found.items()))


def _with_left_out(group: BoxGroup, narrator: Narrator, numbers: Sequence[int]) -> BoxGroup:
    """A group with the numbers of the steps that leave out some of it."""
    left_out = {name for _, by_count in differing(narrator) for names in by_count.values() for name in names}
    drawn = {noun.term for row in group.rows for noun in nouns(row.label)}
    return evolve(group, numbers=tuple(numbers)) if left_out & drawn else group


def _pictured(name: str, table: str, narrator: Narrator) -> Line:
    """A thing behind its picture, or behind that of its kind."""
    shown = name if name in narrator.pictures else table
    return with_picture(shown, narrator, Noun(name))
