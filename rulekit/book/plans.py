"""Boards as pictures, with what lies there when play begins, and what is to be known of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulekit.book.drawn_board import boards_drawn, drawn_board
from rulekit.book.narrator import Narrator
from rulekit.book.ranks import columns_counted
from rulekit.book.shades import shade
from rulekit.document.blocks import Block, Paragraph
from rulekit.document.closed import Running, Turning
from rulekit.document.sentence import Inline, Noun, Number, Sentence
from rulekit.model.board import Board, Shape
from rulekit.model.component import Table
from rulekit.model.expression import Between, Is, LineOf, PlaceBeside, PlaceBetween
from rulekit.model.game import Game
from rulekit.model.walk import inside

__all__ = ["begins_laid", "plans"]


def begins_laid(narrator: Narrator) -> bool:
    """Whether something lies on a board when play begins: the board is drawn where it is told how it is set up."""
    return any(narrator.starts.values())


def plans(narrator: Narrator) -> tuple[Block, ...]:
    """A picture of each board as things lie on it when play begins, and what is said of it."""
    made: list[Block] = []
    for table in boards_drawn(narrator.game):
        laid = narrator.starts.get(table.name, ())
        made.append(drawn_board(table, narrator, laid))
        if table.board is not None:
            said = _said(table, table.board, narrator)
            dark = shade(table, narrator.game)
            if dark is not None:
                said.append(Sentence("places_shaded", {"set": narrator.set(dark.places, "every")}))
            made.append(Paragraph(tuple(said)))
    return tuple(one for one in made if not isinstance(one, Paragraph) or one.line)


def _said(table: Table, board: Board, narrator: Narrator) -> list[Inline]:
    game, noun = narrator.game, Noun(table.name)
    said: list[Inline] = []
    asked = _all(game)
    if board.shape in (Shape.GRID, Shape.HEX):
        ends = {"first": Noun(table.items[0].name), "last": Noun(table.items[-1].name)}
        size = {"columns": Number(board.columns), "rows": Number(board.rows)}
        said.append(Sentence("grid_shown", {**size, "noun": noun, **ends}))
    if board.folds > 1:
        said.append(Sentence("row_folded", {"noun": noun}))
    laid = narrator.starts.get(table.name, ())
    if {one.owner for one in laid} == {0, 1}:
        said += [Sentence("laid_at_first", {"noun": Noun(one)}) for one in dict.fromkeys(one.sort for one in laid)]
    if board.turned:
        said.append(Sentence("board_turned", {"noun": noun, "ways": _turning(board.shape)}))
    if (counted := columns_counted(table, asked)) is not None:
        said.append(counted)
    sorts = [Noun(one.name) for one in game.fields if one.piece and one.of == table.name]
    if sorts:
        said.append(Sentence("one_piece_each", {"noun": noun, "piece": sorts[0] if len(sorts) == 1 else False}))
    between = any(isinstance(one, Between) and one.table.name == table.name for one in asked)
    middle = any(isinstance(one, PlaceBetween) and one.table.name == table.name for one in asked)
    if between or middle or any(isinstance(one, LineOf) and one.set.of == table.name for one in asked):
        said.append(Sentence("lines_run", {"noun": noun, "ways": _running(board.shape)}))
    if between:
        said.append(Sentence("between_shown", {"noun": noun}))
    described = [one for one in asked if isinstance(one, Is) and one.use.adjective.of == table.name]
    if middle:
        of_middles = _adjectives(one for one in described if isinstance(one.thing, PlaceBetween))
        said += [Sentence("middle_shown", {"noun": noun, "adjective": one}) for one in of_middles or (False,)]
    for adjective in _adjectives(one for one in described if isinstance(one.thing, PlaceBeside)):
        said.append(Sentence("beyond_edge", {"noun": noun, "adjective": adjective}))
    return said


def _adjectives(asked: Iterator[Is]) -> tuple[Sentence, ...]:
    """The adjectives that are asked, each once."""
    names = dict.fromkeys(one.use.adjective.name for one in asked)
    return tuple(Sentence("adjective", {"noun": Noun(one, "adjectives"), "negated": False}) for one in names)


def _turning(shape: Shape) -> Turning:
    """How players sit round a board that is turned to each of them."""
    match shape:
        case Shape.GRID | Shape.HEX:
            return Turning.RANKS
        case Shape.ROW:
            return Turning.ROW
        case Shape.RING | Shape.LINES:
            return Turning.RING
        case _:
            assert_never(shape)


def _running(shape: Shape) -> Running:
    """Where lines run on a board."""
    match shape:
        case Shape.GRID:
            return Running.SQUARES
        case Shape.HEX:
            return Running.HEXES
        case Shape.ROW | Shape.RING:
            return Running.ROUND
        case Shape.LINES:
            return Running.DRAWN
        case _:
            assert_never(shape)


def _all(game: Game) -> list[object]:
    """All that the rules say."""
    words = [one.condition for one in game.adjectives], [one.value for one in game.derived]
    relations = [one.condition for one in game.relations]
    return [*inside((*words[0], *words[1], *relations, *(one.body for one in game.steps), game.modifiers))]
