"""What rules speak of: things, values, sets and conditions. A closed set."""

from __future__ import annotations

from attrs import frozen

from rulekit.document.closed import Comparison
from rulekit.model.closed import Base, Extreme, Operation
from rulekit.model.component import Column, Field, Parameter, Table
from rulekit.model.joined import All, AnyOf, Not
from rulekit.model.place import Between, HasPiece, InLine, LineOf, OfPlaces, PlaceBeside, PlaceBetween
from rulekit.model.relation import (
    Alike,
    Connected,
    Gained,
    Has,
    HasCount,
    Membership,
    Multiple,
    NextTo,
    OfHaving,
    OfLinks,
    OfNumbers,
    Related,
    Relation,
    Run,
    Several,
    Shows,
    Within,
)
from rulekit.model.row import Among, FirstOf, HasMost, Neighbour, OfSeats, Passed, Players, Rounds, RowCount, Seat
from rulekit.model.type import Type, Variable

__all__ = [
    "Active",
    "Adjective",
    "AdjectiveUse",
    "Agrees",
    "Alike",
    "All",
    "Among",
    "Answer",
    "AnyOf",
    "Arithmetic",
    "Best",
    "Between",
    "Compare",
    "Condition",
    "Connected",
    "CountOf",
    "Derived",
    "DerivedOf",
    "DiceShown",
    "Entry",
    "Every",
    "Exists",
    "Expression",
    "FieldOf",
    "FirstOf",
    "FromColumn",
    "Gained",
    "Has",
    "HasCount",
    "HasMost",
    "HasPiece",
    "IfElse",
    "InLine",
    "Is",
    "ItemRef",
    "LineOf",
    "Literal",
    "Membership",
    "Multiple",
    "Neighbour",
    "NextTo",
    "Nobody",
    "Not",
    "ParameterValue",
    "Passed",
    "PlaceBeside",
    "PlaceBetween",
    "Players",
    "Related",
    "Relation",
    "Rounds",
    "RowCount",
    "Run",
    "Seat",
    "SetOf",
    "Several",
    "Shows",
    "TheOne",
    "Total",
    "Type",
    "Variable",
    "VariableRef",
    "Within",
    "You",
]


# ---- Values ----


@frozen
class Literal:
    """A number as written."""

    value: int


@frozen
class Answer:
    """Yes or no."""

    yes: bool


@frozen
class ParameterValue:
    """The number of a parameter."""

    parameter: Parameter


@frozen
class You:
    """The player who does it."""


@frozen
class Active:
    """The player whose turn it is."""


@frozen
class Nobody:
    """No player, or nothing."""


@frozen
class VariableRef:
    """What a variable stands for; ``plain`` when said as it (the thing described), not as ``that X``."""

    variable: Variable
    plain: bool = False


@frozen
class ItemRef:
    """An item of a table."""

    table: Table
    index: int


@frozen
class FieldOf:
    """What ``owner`` (a player, a die; None for the game and the turn) has of a field, of the item ``index`` if any."""

    field: Field
    owner: Expression | None
    index: Expression | None


@frozen
class FromColumn:
    """The figure of an item; of a place on a board that is turned to each player, as ``seer`` sees it."""

    table: Table
    column: Column
    item: Expression
    seer: Expression | None = None


@frozen
class Entry:
    """The entry of a row of numbers at a place from 1; 0 at place 0 and beyond the end."""

    row: FromColumn
    at: Expression


@frozen
class Derived:
    """A value that the rules define: of an item (``variable``), or of a player; of ``second``, too, if there is one."""

    name: str
    of: str
    variable: Variable | None
    value: Expression
    type: Type
    second: Variable | None = None


@frozen
class DerivedOf:
    """A defined value, of ``owner`` and of ``item`` if it is one of an item; ``other``: the second of two."""

    derived: Derived
    owner: Expression
    item: Expression | None
    other: Expression | None = None


@frozen
class Arithmetic:
    """``op``: ``plus minus times divided smaller larger``."""

    op: Operation
    left: Expression
    right: Expression


@frozen
class IfElse:
    """``then`` if the condition holds, otherwise ``other``."""

    then: Expression
    condition: Condition
    other: Expression


@frozen
class CountOf:
    """How many are in a set."""

    set: SetOf


@frozen
class Total:
    """The sum of ``value`` over a set; ``noun`` is what is summed, as written."""

    noun: str
    set: SetOf
    value: Expression


@frozen
class Best:
    """The highest or lowest ``value`` over a set; 0 of nothing."""

    op: Extreme
    noun: str
    set: SetOf
    value: Expression


@frozen
class TheOne:
    """The first of a set, in the order of its table or of the seats; of none, nothing."""

    set: SetOf


@frozen
class DiceShown:
    """The number that a numbered die of a roll shows."""

    die: Expression


@frozen
class AdjectiveUse:
    """An adjective before a noun, or its denial."""

    adjective: Adjective
    negated: bool


@frozen
class SetOf:
    """Some of a kind.

    Args:
        base: ``"items"`` (of table ``of``), ``"players"``, ``"opponents"`` (of you), ``"dice"`` (on the table),
            ``"field"`` (the items in the set field ``held``), ``"variable"`` (those chosen: ``held`` is a variable).
        element: the variable that tests speak of.
        adjectives: as written before the noun, for the book; they are among ``tests`` too.
        tests: what each element must pass.
        spoken: the tests that stand in a relative clause, for the book.
        most: how many it can hold at most.
        related: what its members are of another thing, if the noun says that; it is among ``tests`` too.
    """

    base: Base
    of: str
    element: Variable
    held: FieldOf | VariableRef | None = None
    adjectives: tuple[AdjectiveUse, ...] = ()
    tests: tuple[Condition, ...] = ()
    spoken: tuple[Condition, ...] = ()
    most: int = 62
    related: Related | None = None


Expression = (
    Literal
    | Answer
    | ParameterValue
    | Players
    | Rounds
    | You
    | Active
    | Nobody
    | VariableRef
    | ItemRef
    | FieldOf
    | FromColumn
    | Entry
    | DerivedOf
    | Arithmetic
    | IfElse
    | CountOf
    | Total
    | Best
    | TheOne
    | DiceShown
    | FirstOf
    | RowCount
    | Among
    | Seat
    | OfSeats
    | PlaceBeside
    | PlaceBetween
)


# ---- Conditions ----


@frozen
class Compare:
    """``op``: ``is is_not at_least at_most more_than less_than``."""

    left: Expression
    op: Comparison
    right: Expression


@frozen
class Adjective:
    """A word the rules define: of a table's items, of players or of dice."""

    name: str
    of: str
    variable: Variable
    condition: Condition
    variable_of_you: bool = False
    field: Field | None = None


@frozen
class Is:
    """A thing is what an adjective says, or is not."""

    thing: Expression
    use: AdjectiveUse


@frozen
class Exists:
    """There is one in the set, or there is none."""

    set: SetOf
    negated: bool


@frozen
class Every:
    """The condition holds for every one of the set, which ``set.element`` stands for."""

    set: SetOf
    condition: Condition


@frozen
class Agrees:
    """A player is asked and says yes."""

    who: Expression


Condition = (
    Compare
    | OfNumbers
    | OfHaving
    | HasMost
    | OfLinks
    | OfPlaces
    | Is
    | Exists
    | Every
    | Passed
    | Agrees
    | All
    | AnyOf
    | Not
)
