"""What is in the box, entry by entry: what is said of it, as what it is drawn, whether each player has their own."""

from __future__ import annotations

from attrs import frozen

from rulekit.book.box import boards, counted
from rulekit.book.looks import look_of
from rulekit.book.narrator import Narrator
from rulekit.book.parts import declared_count, left_out, others, own_boards
from rulekit.book.pictured import with_picture, with_sides
from rulekit.book.small_boards import small_board
from rulekit.book.tables import states
from rulekit.document.blocks import Line
from rulekit.document.opening import Kept, Look
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.copies import change_hands
from rulekit.model.game import Game

__all__ = ["Entry", "entries"]

EACH = frozenset({"component_each", "pieces_each", "showing_each", "sheet_each"})
"""Sentences that tell of what each player has their own of."""


@frozen
class Entry:
    """What the list of the box says of a thing.

    Args:
        name: what the rules call it; empty for a board of places.
        line: the same in a sentence, behind its picture.
        kept: as what it is drawn.
        each: whether every player has their own.
    """

    name: str
    line: Line
    kept: Kept
    each: bool = False


def entries(narrator: Narrator) -> tuple[Entry, ...]:
    """The boards, what players have, what is counted, pieces, what is kept in cups, and all else."""
    game = narrator.game
    sorting = {column.table for table in game.tables for column in table.columns} | states(game) | _ticked(game)
    out = left_out(game)
    made = [Entry("", (said,), Kept(Look.BOARD, 1, board=small_board(name, narrator))) for name, said in boards(game)]
    for name, said in own_boards(game):
        look = Look.SHEET if name == "score_sheet" else Look.MAT
        made.append(
            Entry(
                name,
                with_picture(name, narrator, said),
                Kept(look, game.players_high, _number(said, "each")),
                each=True,
            )
        )
    sorting = (sorting - {one.name for one in game.components}) | out
    for many, name in counted(game, sorting):
        if name not in out:
            count = Number(declared_count(name, many, game))
            made.append(_entry(name, Sentence("component_count", {"count": count, "noun": Noun(name)}), narrator))
    told = frozenset(name for _, name in counted(game, sorting))
    for one in game.fields:
        if one.piece and one.name not in out:
            pieces = "pieces_shared" if change_hands(one, game) else "pieces_each"
            made.append(
                _entry(one.name, Sentence(pieces, {"count": Number(one.piece), "noun": Noun(one.name)}), narrator)
            )
    more = (*(entry for one in game.fields for entry in _cups(one)), *others(game, told))
    made += [_entry(name, said, narrator) for name, said in more]
    return tuple(made)


def _entry(name: str, said: Sentence, narrator: Narrator) -> Entry:
    kept = Kept(look_of(name, narrator.game), _number(said, "count"), _number(said, "each"))
    return Entry(name, with_sides(name, narrator, said), kept, said.name in EACH)


def _number(said: Sentence, part: str) -> int:
    """The number in a part of a sentence; 0 where there is none."""
    number = said.parts.get(part)
    return number.value if isinstance(number, Number) and isinstance(number.value, int) else 0


def _cups(field: Field) -> tuple[tuple[str, Sentence], ...]:
    """The dice that players keep, and what they keep them in, each by its name."""
    if field.kind is not ValueKind.CUP:
        return ()
    parts = ((field.holds, field.of), *(((1, field.name),) if field.hidden else ()))
    name = "pieces_each" if field.owner is Owner.PLAYER else "component_count"
    return tuple((noun, Sentence(name, {"count": Number(count), "noun": Noun(noun)})) for count, noun in parts)


def _ticked(game: Game) -> set[str]:
    """The tables whose things are only ticked, or only say how things stand, and so are nothing in the box."""
    noted = {one.each for one in game.fields if one.owner is Owner.PLAYER and one.kind is ValueKind.FLAG}
    # One that the game always has one of, and that lies nowhere, says how things stand.
    stands = {one.of for one in game.fields if one.owner is Owner.GAME and one.kind is ValueKind.ITEM}
    stands -= {one.of for one in game.fields if one.owner is not Owner.GAME or one.optional or one.each}
    stands -= {one.of for one in game.fields if one.kind is not ValueKind.ITEM}
    stands -= {one.name for one in game.tables if one.columns or one.ring or one.board is not None or one.on_cards}
    stands -= {end[0] for links in game.links for edge in links.edges for end in edge}
    return (noted - {one.of for one in game.fields} - {""}) | stands | _told_apart_by(game)


def _told_apart_by(game: Game) -> set[str]:
    """The tables by whose things something is only told apart, such as the colours of lanterns: there is no colour."""
    by = {one.each for one in game.fields if one.kind is ValueKind.NUMBER and one.owner is Owner.PLAYER}
    kept = {one.of for one in game.fields} | {end[0] for links in game.links for edge in links.edges for end in edge}
    made = {column.table for one in game.tables for column in one.columns}
    plain = (one for one in game.tables if not one.columns and one.board is None and not (one.ring or one.on_cards))
    mapped = {shown.table for one in game.maps for shown in one.shown}
    saying = {one.holder[0] for one in game.modifiers}
    return {one.name for one in plain if one.name in by} - kept - made - mapped - saying
