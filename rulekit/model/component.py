"""The things a game is made of: tables and their items, dice, parameters, fields."""

from __future__ import annotations

from attrs import field, frozen

from rulekit.model.board import Board, Shape
from rulekit.model.closed import Owner, ValueKind
from rulekit.source import Span

__all__ = ["COUNTER_HIGH", "Column", "Die", "Face", "Field", "Gift", "Item", "Origin", "Parameter", "Table"]

COUNTER_HIGH = 9999
"""The most that a count without a limit of its own (``0 or more``, ``any number``) can reach; more is lost.

It is also the greatest number that rules may name.
"""


@frozen
class Origin:
    """Where figures come from: a ``source`` declaration."""

    name: str
    text: str
    span: Span = field(eq=False, repr=False)


@frozen
class Item:
    """A row of a table: its number in the table from 0, its name, where its figures come from."""

    index: int
    name: str
    plural: str
    mark: str
    span: Span = field(eq=False, repr=False)


@frozen
class Column:
    """A column of a table.

    Args:
        kind: ``"number"`` (a number for each row, None where the cell is empty), ``"numbers"`` (a tuple of numbers),
            ``"item"`` (the index of an item of ``table``, None where empty), ``"items"`` (a tuple of indices) or
            ``"text"``.
        values: one for each row; shape (rows,).
        marks: the source of each cell, or an empty text; shape (rows,).
    """

    name: str
    kind: ValueKind
    values: tuple[int | str | tuple[int, ...] | None, ...]
    marks: tuple[str, ...]
    table: str = ""
    span: Span = field(eq=False, repr=False, kw_only=True)


@frozen
class Table:
    """Items with their figures, in the order of the text.

    In a ``ring``, the first follows the last, clockwise or ``anticlockwise``; ``on_cards``: each is printed on a card
    of its own. ``pattern``: how the things of a table of pairs are called after their columns, ``{rank} of {suit}``;
    empty for one with rows. ``board``: where they lie, if they are places.
    """

    name: str
    plural: str
    items: tuple[Item, ...]
    columns: tuple[Column, ...]
    mark: str
    span: Span = field(eq=False, repr=False)
    ring: bool = False
    on_cards: bool = False
    pattern: str = ""
    board: Board | None = None
    anticlockwise: bool = False

    @property
    def goes_round(self) -> bool:
        """Whether its first thing follows the last, so that something can go on round it for ever."""
        return self.ring or (self.board is not None and self.board.shape is Shape.RING)

    @property
    def one_of_each(self) -> bool:
        """Whether its things are told apart by what they are made of, so that there is one of each."""
        return bool(self.pattern)

    def item(self, name: str) -> Item | None:
        """The item of that name, or None."""
        return next((one for one in self.items if one.name == name), None)

    def column(self, name: str) -> Column | None:
        """The column of that name, or None."""
        return next((one for one in self.columns if one.name == name), None)


@frozen
class Parameter:
    """A named number that rules share and variants turn; lasting effects can make it one of ``others``."""

    name: str
    value: int
    mark: str
    span: Span = field(eq=False, repr=False)
    others: tuple[int, ...] = ()


@frozen
class Field:
    """Something that a player, a turn, the game or a die has.

    Args:
        owner: ``"player"``, ``"turn"``, ``"game"`` or ``"die"``.
        each: the table it is kept for each item of; empty for one alone.
        kind: ``"number"``, ``"flag"``, ``"item"`` (of ``of``), ``"player"``, ``"set"`` (items of ``of``), ``"row"``
            (items of ``of`` one behind the other, the same one perhaps several times), ``"cup"`` (dice of the kind
            ``of`` that somebody keeps: the value is how many).
        low: the least value.
        high: the greatest value, for each item of ``each`` (a single one otherwise); shape (items or 1,).
        start: the value at the start (of the game, of the turn, of a roll).
        bound: the column that ``high`` comes from; empty for a number in the text.
        overflow: whether more than ``high`` is lost; otherwise it is proved that ``high`` is never passed.
        limited: whether ``high`` is a rule of the game, not the width of a counter.
        optional: whether the value may be nobody or nothing (kept as 0; others are kept one higher).
        boxes: how many boxes a score sheet prints for it, where ``high`` does not tell; 0 if not said.
        hidden: whether other players may not see it; of a cup, what its dice show.
        room: how many slots each one takes: a row as many as it can hold, a row that lies face down as many as
            there are different items, with the number of each; everything else one.
        face_down: whether a row lies face down: nobody knows its order, so only chance takes from it.
        source: the field of the game that it is taken from and goes back to; empty if there is always more.
        begins: the column that ``starts`` come from; empty for a number in the text.
        piece: of pieces on a board, kept as the places where a player has one, how many each player has; otherwise 0.
        step: of a field of the turn, the step at whose beginning it starts afresh.
        starts: the value at the start for each item of ``each``; empty where ``start`` holds for all.
        declared: whether the rules say what it is at the start.
        agreed: of an option, which the table agrees on before play and nothing changes, all that it can be, the value
            at the start first.
    """

    name: str
    plural: str
    owner: Owner
    each: str
    kind: ValueKind
    of: str
    low: int
    high: tuple[int, ...]
    start: int
    bound: str
    overflow: bool
    limited: bool
    optional: bool
    boxes: int
    hidden: bool
    mark: str
    span: Span = field(eq=False, repr=False)
    room: int = field(default=1, kw_only=True)
    face_down: bool = field(default=False, kw_only=True)
    source: str = field(default="", kw_only=True)
    starts: tuple[int, ...] = field(default=(), kw_only=True)
    begins: str = field(default="", kw_only=True)
    step: str = field(default="turn", kw_only=True)
    piece: int = field(default=0, kw_only=True)
    declared: bool = field(default=False, kw_only=True)
    agreed: tuple[int, ...] = field(default=(), kw_only=True)

    def start_at(self, at: int) -> int:
        """The value at the start of its slot ``at``."""
        return self.starts[at] if self.starts else self.start

    @property
    def holds(self) -> int:
        """How many things a row, or how many dice a cup can hold; 0 for what is neither."""
        if self.kind is ValueKind.CUP:
            return self.highest
        return 0 if self.kind is not ValueKind.ROW else self.highest if self.face_down else self.room

    @property
    def highest(self) -> int:
        """The greatest value of all items."""
        return max(self.high)


@frozen
class Gift:
    """What a face gives: so many of a field, or of any kind of a table (``spread``) one after the other."""

    count: int
    field: Field
    spread: bool
    index: int | None
    noun: str


@frozen
class Face:
    """One side of a die: gifts that all come together, or, with ``choice``, one of them.

    Args:
        index: its place among the faces of all dice of the game.
        name: what it is called; of dice with numbers the number; behind its kind where several kinds could mean it.
        gifts: what it gives.
        choice: whether only one of them.
        span: where it stands.
        number: what it shows, of dice with numbers.
        shown: what it is called on its die, where dice of another kind have a face of that name; else empty.
    """

    index: int
    name: str
    gifts: tuple[Gift, ...]
    choice: bool
    span: Span = field(eq=False, repr=False)
    number: int = field(default=0, kw_only=True)
    shown: str = field(default="", kw_only=True)

    @property
    def noun(self) -> str:
        """What it is called on its die."""
        return self.shown or self.name


@frozen
class Die:
    """The dice of a game: their faces in order; ``numbered`` dice show ``low``, ``low + 1``, ... instead.

    Of several ``kinds`` each has the faces behind those of the kind before it, so that a face tells the kind.
    """

    name: str
    plural: str
    faces: tuple[Face, ...]
    numbered: bool
    low: int
    mark: str
    span: Span = field(eq=False, repr=False)
    kinds: tuple[Die, ...] = field(default=(), kw_only=True)

    @property
    def high(self) -> int:
        """The greatest number that a numbered die shows."""
        return max((one.number for one in self.faces), default=0)

    @property
    def each(self) -> tuple[Die, ...]:
        """The kinds, one by one; the dice themselves, where all are of one."""
        return self.kinds or (self,)

    def kind(self, name: str) -> Die | None:
        """The kind of that singular or plural."""
        return next((one for one in self.kinds if name in (one.name, one.plural)), None)

    def showing(self, name: str) -> tuple[Face, ...]:
        """The faces of that name: several, where dice of several kinds have one."""
        return tuple(one for one in self.faces if name in (one.name, one.shown))

    def kind_of(self, face: Face) -> Die:
        """The kind of dice that has a face."""
        return next(one for one in self.each if face in one.faces)
