"""What lies on the table when play begins: what all share, and what each player has, drawn as what it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from attrs import evolve

from rulekit.book.in_box import entries
from rulekit.book.left_over import left_over
from rulekit.book.looks import look_of
from rulekit.book.narrator import Narrator
from rulekit.book.pictured import with_picture, with_sides
from rulekit.book.pips import pips_of_halves
from rulekit.book.ring import at_start
from rulekit.book.small_boards import small_board
from rulekit.book.starting import changed_in_setup, counted_as
from rulekit.document.blocks import Line
from rulekit.document.closed import Role
from rulekit.document.opening import Look
from rulekit.document.outset import Lying
from rulekit.document.sentence import Icon, Inline, Noun, Number, Part, Prose, Sentence
from rulekit.document.things import Alongside
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.dice import dice_of_kind
from rulekit.model.expression import FieldOf, ItemRef
from rulekit.model.physical import Carrier

__all__ = ["LAID", "PILES", "Named", "called", "mine", "named_by", "shared", "terms_of"]

MOST_ALIKE = 9
"""So many things that look alike can be counted at a glance."""
MOST_PILES = 4
"""So many piles of one kind lie side by side, each with its name."""
MOST_SHARED = 12
MOST_OWN = 6
"""So many kinds of things are drawn in the middle, and before a player."""
PILES = (ValueKind.ROW, ValueKind.SET)
"""What things lie in."""
LAID = (Look.CARDS, Look.TILES)
"""What leaves a place to be seen where it is to be laid."""

Named = tuple[str, Lying]
"""A thing with what the rules call it."""


def shared(narrator: Narrator) -> tuple[Named, ...]:
    """The boards, the dice, the piles, and the supplies of what all share."""
    game = narrator.game
    boards = tuple(_boards(narrator))
    beside = {called(row) for _, one in boards if one.ring is not None for row in one.ring.rows}
    piles = (one for one in _piles(narrator) if one[0] not in beside)
    made = [*boards, *_dice(narrator), *piles, *_laid_out(narrator)]
    piled = {one.of for one in game.fields if one.owner is Owner.GAME and one.kind in PILES}
    dice = {one.name for one in game.die.each} if game.die is not None else set[str]()
    standing = {one for _, board in boards if board.ring is not None for one in named_by(board.ring.piece)}
    pieces = {one.name for one in game.fields if one.piece} | standing
    for one in entries(narrator):
        blank = one.kept.look is Look.BOARD and one.name not in narrator.pictures
        apart = one.each or one.name in piled | dice | pieces or blank or one.kept.look in (Look.SHEET, Look.MAT)
        if one.name and not apart:
            made.append(
                (one.name, Lying(one.kept.look, with_sides(one.name, narrator, Noun(one.name)), one.kept.count))
            )
    return tuple(made[:MOST_SHARED])


def mine(narrator: Narrator, shown: frozenset[str]) -> tuple[Named, ...]:
    """What a player begins with, or gets while the game is set up.

    Args:
        narrator: the game.
        shown: the names of what a board or a sheet of the player's shows.
    """
    return tuple(_own(narrator, shown))[:MOST_OWN]


def _own(narrator: Narrator, shown: frozenset[str]) -> Iterator[Named]:
    game = narrator.game
    changed = changed_in_setup(game)
    # What is left of another number is seen by a marker on that one.
    counted_along = [found.of for one in game.fields if (found := left_over(one, game)) is not None]
    for one in game.fields:
        name = counted_as(one)
        on_board = bool(one.each) and game.table(one.each).board is not None
        if one.owner is not Owner.PLAYER or one.name in shown or one.piece or on_board:
            continue
        if one.kind in (ValueKind.NUMBER, ValueKind.CUP) and not one.each and 0 < one.start <= MOST_ALIKE:
            if name in narrator.pictures and one.name not in changed and left_over(one, game) is None:
                said = with_picture(name, narrator, _some(one.start, name))
                yield one.name, Lying(look_of(name, game), said, one.start, marked=one in counted_along)
        elif one.kind in PILES and (one.name in changed or any(counted_at(one, narrator))):
            yield one.name, dealt_there(one, Lying(look_of(one.of, game), (Noun(one.name),), 0), narrator)
        elif one.name in changed and one.name in narrator.pictures and one.kind is ValueKind.NUMBER:
            yield one.name, Lying(look_of(one.name, game), with_picture(one.name, narrator, Noun(one.name)), 0)
        if one.kind is ValueKind.CUP and one.name in narrator.pictures:
            yield one.name, Lying(look_of(one.name, game), with_picture(one.name, narrator, Noun(one.name)), 1)
    told = {counted_as(one) for one in game.fields if one.start or one.piece} | changed | shown
    for entry in entries(narrator):
        if (
            entry.each
            and entry.name not in told
            and entry.kept.look not in (Look.MAT, Look.SHEET, Look.PEGS, Look.DICE)
        ):
            yield (
                entry.name,
                Lying(entry.kept.look, with_picture(entry.name, narrator, called_in_box(entry.name)), entry.kept.count),
            )


def _some(count: int, name: str) -> Sentence:
    return Sentence("some", {"count": Number(count), "noun": Noun(name)})


def _boards(narrator: Narrator) -> Iterator[Named]:
    game = narrator.game
    drawn = {shown.table for one in game.maps for shown in one.shown}
    board = (Noun(Carrier.BOARD.value, Role.COMPONENTS),)
    yield from (
        (one.name, Lying(Look.BOARD, (Noun(one.name),), 1, board=small_board(one.name, narrator))) for one in game.maps
    )
    for table in game.tables:
        if (table.ring or table.board is not None) and table.name not in drawn:
            ring, small = at_start(table, narrator, laid=True), small_board(table.name, narrator)
            label = with_picture(table.name, narrator, *board)
            yield table.name, Lying(Look.BOARD, label, 1, ring=ring, board=small)


def _dice(narrator: Narrator) -> Iterator[Named]:
    """The dice, where nobody has their own."""
    game = narrator.game
    if any(one.kind is ValueKind.CUP for one in game.fields):
        return
    for kind in game.die.each if game.die is not None else ():
        count = dice_of_kind(game, kind.name)
        if 0 < count <= MOST_ALIKE:
            yield kind.name, Lying(Look.DICE, with_picture(kind.name, narrator, _some(count, kind.name)), count)


def _piles(narrator: Narrator) -> Iterator[Named]:
    """Piles that lie face down, and those that the setup fills."""
    game = narrator.game
    changed = changed_in_setup(game)
    for one in game.fields:
        if one.owner is Owner.GAME and one.kind in PILES and not one.piece:
            if not (one.hidden or one.face_down or one.name in changed):
                continue
            if one.name in narrator.deals and not any(counted_at(one, narrator)):
                continue  # all of it is dealt
            many = len(game.table(one.each).items) if one.each else 1
            # One that lies face down shows no picture of what is in it.
            label = (Noun(one.name),) if one.hidden or one.face_down else with_picture(one.of, narrator, Noun(one.name))
            pile = Lying(look_of(one.of, game), label, many, piled=one.hidden or one.face_down)
            if pile.piled and 1 < many <= MOST_PILES:
                table = game.table(one.each)
                each = (narrator.place(FieldOf(one, None, ItemRef(table, item.index))) for item in table.items)
                yield from ((one.name, evolve(pile, label=(said,), count=1)) for said in each if is_inline(said))
                continue
            yield one.name, dealt_there(one, pile, narrator)


def is_inline(said: Part) -> TypeGuard[Sentence | Noun]:
    """Whether something stands on a label by itself."""
    return isinstance(said, (Sentence, Noun))


def called(row: Alongside) -> str:
    """What the rules call a row beside the places of a ring."""
    return [*named_by(row.label)][-1]


def named_by(line: Line) -> Iterator[str]:
    """What the nouns and the pictures of a line stand for."""
    for part in line:
        match part:
            case Noun():
                yield part.term
            case Icon():
                yield part.name
            case _:
                pass


def counted_at(one: Field, narrator: Narrator) -> tuple[int, ...]:
    """How many things are dealt there, by the number of players."""
    return tuple(narrator.deals[one.name].counts.values()) if one.name in narrator.deals else ()


def dealt_there(one: Field, lying: Lying, narrator: Narrator) -> Lying:
    """A pile or a hand with what is dealt there."""
    halved = bool(pips_of_halves(narrator.game.table(one.of), narrator.game))
    if not any(counted_at(one, narrator)):
        return evolve(lying, halved=halved)
    found = narrator.deals[one.name]
    runs: list[tuple[int, int, int]] = []
    for players, count in found.counts.items():
        low = runs.pop()[0] if runs and runs[-1][2] == count else players
        runs.append((low, players, count))
    return evolve(lying, halved=halved, dealt=tuple(runs), top=found.top)


def called_in_box(name: str) -> Sentence:
    """What is called otherwise as a thing in the box than in the rules, which mean those that lie somewhere."""
    return Sentence("pieces_of", {"noun": Noun(name)})


def _laid_out(narrator: Narrator) -> Iterator[Named]:
    """Where cards and tiles are laid for all during play, and nothing lies yet: a line, a middle; or the first one."""
    game = narrator.game
    changed = changed_in_setup(game)
    made = {one.name for one in entries(narrator)}
    for one in game.fields:
        lies = one.of in made and one.owner is Owner.GAME and one.kind in PILES and not one.each and not one.piece
        if lies and not (one.hidden or one.face_down or one.name in changed):
            look = look_of(one.of, game)
            if look in LAID:
                bare = not any(counted_at(one, narrator))
                yield one.name, dealt_there(one, Lying(look, (Noun(one.name),), 0, bare=bare), narrator)


def terms_of(said: tuple[tuple[Inline, ...], ...]) -> list[set[str]]:
    """All that each step speaks of, in order."""
    return [{term for part in one for term in _terms(part)} for one in said]


def _terms(part: Part | Inline) -> Iterator[str]:
    """All that a sentence speaks of."""
    match part:
        case Noun():
            yield part.term
        case Sentence():
            for one in part.parts.values():
                yield from _terms(one)
        case Prose():
            for one in part.values.values():
                yield from _terms(one)
        case tuple():
            for one in part:
                yield from _terms(one)
        case _:
            pass
