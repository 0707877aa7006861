"""A board as a drawing: its places and what lies on them, and in an example what goes where."""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen

from rulekit.document.sentence import Inline

__all__ = ["MARKS", "Fate", "Piece", "Pit", "Plan", "PlanLabel", "Point"]

MARKS = "xoabcdef"
"""Whose something is, by the seat, in characters."""

Point = tuple[float, float]
"""A place in the drawing, from its left and its top; 1 is as wide as a place of the board."""


class Fate(StrEnum):
    """What becomes of a piece while an example is told."""

    STAYS = "stays"
    COMES = "comes"
    TURNS = "turns"
    """It has another owner from now on."""
    LEAVES = "leaves"
    """It goes to another place."""
    RESTS = "rests"
    """It stood there on its way to another place."""
    GOES = "goes"


@frozen
class PlanLabel:
    """A name or a number, its middle at a point; ``wide``: so much room it has; ``turned``: it reads upwards."""

    at: Point
    line: tuple[Inline, ...]
    wide: float = 4.0
    turned: bool = False


@frozen
class Piece:
    """Something that lies on a place.

    Args:
        at: its middle.
        owner: whose it is, by the number of the player from 0; -1 for nobody's.
        label: what tells it from others of its owner; empty for those of the first sort.
        written: whether it is a sign that somebody writes.
        count: how many lie there, one beside the other, with their number.
        fate: what becomes of it.
        was: how many lay there before, where that number changed; -1 if it did not.
        between: the numbers between that and the last one, at which it was most or fewest for a while.
    """

    at: Point
    owner: int
    label: tuple[Inline, ...] = ()
    written: bool = False
    count: int = 1
    fate: Fate = Fate.STAYS
    was: int = -1
    between: tuple[int, ...] = ()


@frozen
class Pit:
    """A hollow in which things lie: its middle and its size. ``outside``: whether its name stands outside."""

    at: Point
    width: float
    height: float
    outside: bool = False


@frozen
class Plan:
    """The picture of a board.

    Args:
        alt: what it shows, read aloud.
        size: its width and height.
        cells: places with an outline, each as its corners.
        ways: straight lines that join places.
        dots: places that are points.
        pits: places that are hollows.
        shaded: the numbers of the cells that are drawn darker.
        tones: for each cell the number of the colour of its land, from 1; 0 for none; empty where no cell has one.
        touching: which of these colours touch, each pair with the lower number first.
        labels: what is written.
        pieces: what lies there.
        arrows: where something goes: the points of its way, joined by straight lines, the last before what it goes to.
        round: the stretches of a way that is gone round and round, between places, each from its start to its end.
        marked: the middles of places that may be chosen.
        about: the middles of places that something is done for, which nothing else marks.
        edges: lines of the edge that belong to a player, each with the number of that player from 0.
        told: the same in words, a line for each place, where characters do not show it.
        text: the same in rows of characters, for formats without pictures.
        people: who has things there, each with the number of the player from 0.
        again: whether a sheet has as many of it as there is room for, since what is written on it stays.
        small: whether it stands in an example.
    """

    alt: tuple[Inline, ...]
    size: Point
    cells: tuple[tuple[Point, ...], ...] = ()
    ways: tuple[tuple[Point, Point], ...] = ()
    dots: tuple[Point, ...] = ()
    pits: tuple[Pit, ...] = ()
    shaded: tuple[int, ...] = ()
    labels: tuple[PlanLabel, ...] = ()
    pieces: tuple[Piece, ...] = ()
    arrows: tuple[tuple[Point, ...], ...] = ()
    round: tuple[tuple[Point, Point], ...] = ()
    marked: tuple[Point, ...] = ()
    about: tuple[Point, ...] = ()
    edges: tuple[tuple[tuple[Point, ...], int], ...] = ()
    told: tuple[tuple[Inline, ...], ...] = ()
    text: tuple[str, ...] = ()
    people: tuple[tuple[tuple[Inline, ...], int], ...] = ()
    again: bool = False
    small: bool = False
    tones: tuple[int, ...] = ()
    touching: tuple[tuple[int, int], ...] = ()
