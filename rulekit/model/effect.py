"""Effects: what a statement itself does, as values that every phase can ask for. A closed set."""

from __future__ import annotations

from enum import Enum

from attrs import evolve, frozen

from rulekit.model.amount import Amount
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import Expression, FieldOf, Literal, SetOf, Variable

__all__ = [
    "Asks",
    "Binds",
    "Calls",
    "Changes",
    "Effect",
    "Ending",
    "Ends",
    "Performs",
    "Placing",
    "Reveals",
    "Rolls",
    "Turning",
    "Turns",
    "Verb",
    "arrival",
    "departure",
    "drawn",
    "nothing",
    "on",
]


class Verb(Enum):
    """How a field changes."""

    GAIN = "gain"
    """There is more of it, or it holds one thing more."""
    LOSE = "lose"
    """There is less of it, or it holds one thing less."""
    PAY = "pay"
    """There is less of it, and without enough of it the statement cannot be carried out."""
    SET = "set"
    """It takes a value."""
    MOVE = "move"
    """What it says where something stands is another place."""
    DRAW = "draw"
    """Things are taken from it in their order, or by chance."""
    EMPTY = "empty"
    """It holds nothing any more."""


@frozen
class Placing:
    """What is put into a row.

    Args:
        things: the thing, or each of which things.
        count: how many of it.
        into: of which thing the row is kept, if one is kept of each thing of a table.
        fits: whether there is known to be room for it.
        moved: whether it was somewhere else before, so that there is no more of it than there was.
    """

    things: Expression | SetOf
    count: Expression
    into: Expression | None
    fits: bool
    moved: bool = False


@frozen
class Changes:
    """A field changes.

    Args:
        verb: how.
        field: which.
        owner: the player or the die that has it; None for what the game and the turn have.
        surely: whether it changes whenever the statement is carried out.
        item: the item that it is kept of, or that goes into it; None where that is not one item, or not known.
        value: what it becomes; None where it is set to nothing that is said.
        placing: what is put into a row; None of things that come out of other rows.
        count: how many are drawn, or put on a thing; None for one, or where that is not said so.
    """

    verb: Verb
    field: Field
    owner: Expression | None
    surely: bool = False
    item: Expression | None = None
    value: Expression | None = None
    placing: Placing | None = None
    count: Expression | None = None


@frozen
class Asks:
    """A player decides something."""

    who: Expression


@frozen
class Rolls:
    """Chance decides something.

    Args:
        dice: how many dice are thrown, kind by kind; none where it is something else, or those that lie there already.
        kept: whose dice are thrown, of those that somebody keeps.
    """

    dice: tuple[Amount, ...] = ()
    kept: FieldOf | None = None


@frozen
class Binds:
    """From here on a name stands for something that was chosen, drawn or thrown."""

    variable: Variable


@frozen
class Calls:
    """A step is carried out, whatever it does.

    Args:
        step: which.
        place: how many steps the same statement carries out before it.
        things: what it is carried out for, if it needs one thing or two.
    """

    step: str
    place: int = 0
    things: tuple[Expression, ...] = ()


@frozen
class Performs:
    """What a thing of a table says is carried out, whatever it does."""

    table: str


class Ending(Enum):
    """What comes to an end."""

    STEP = "step"
    GAME = "game"
    WON = "won"
    """The game, and ``you`` have won it."""
    DRAWN = "drawn"
    """The game, and nobody has won it."""
    LAST = "last"
    """The game, if only one is still in it: that player has won it."""


@frozen
class Ends:
    """The step in progress or the whole game ends; of a step, which ``step``."""

    what: Ending
    step: str = ""


class Turning(Enum):
    """What changes about who is at turn."""

    OUT = "out"
    """``you`` take no part in the game any more, or until a step ends."""
    PASSED = "passed"
    """``you`` pass."""
    AGAIN = "again"
    """The next turn is the same player's."""


@frozen
class Turns:
    """Somebody's turns change; where they are ``OUT`` only until a step ends, that ``step``."""

    what: Turning
    step: str = ""


@frozen
class Reveals:
    """Somebody may know what a hidden field holds, until it changes.

    Args:
        field: which.
        openly: whether all may; otherwise only ``you``.
    """

    field: Field
    openly: bool


Effect = Changes | Asks | Rolls | Binds | Calls | Performs | Ends | Reveals | Turns


def on(verb: Verb, what: FieldOf, *, surely: bool = False) -> Changes:
    """The effect on a field that is spoken of.

    >>> from rulekit.model.expression import You
    >>> food = Field("food", "food", "player", "", "number", "", 0, (9,), 0, "", True, True, False, 0, False, "", None)
    >>> on(Verb.GAIN, FieldOf(food, You(), None)).owner
    You()
    """
    return Changes(verb, what.field, what.owner, surely, what.index)


def departure(source: FieldOf) -> Changes:
    """The effect of things that go elsewhere: nothing is left where one was kept."""
    return on(Verb.EMPTY if source.field.kind is ValueKind.ITEM else Verb.LOSE, source)


def arrival(into: FieldOf, count: Expression | None = None) -> Changes:
    """The effect of things that come from elsewhere, so many of them; one if it is not said."""
    if into.field.kind is ValueKind.ITEM:
        return on(Verb.SET, into)
    placing = Placing(into, count or Literal(1), into.index, fits=False, moved=True)
    return evolve(on(Verb.GAIN, into), placing=placing)


def drawn(sources: tuple[FieldOf, ...]) -> frozenset[Effect]:
    """The effects of drawing from rows; chance picks out of those that lie face down."""
    by_chance = {Rolls()} if any(one.field.face_down for one in sources) else set[Effect]()
    return frozenset({*by_chance, *(on(Verb.DRAW, one) for one in sources)})


def nothing(_thing: object) -> frozenset[Effect]:
    """The effects of what does nothing itself: what it is made of does, or nothing at all."""
    return frozenset()
