"""Worked examples: who plays, what is given, what happens, what must follow."""

from __future__ import annotations

from enum import Enum

from attrs import field, frozen

from rulekit.model.component import Field
from rulekit.model.expression import Active, Condition, Expression, FieldOf, Rounds
from rulekit.model.statement import Statement
from rulekit.model.type import Variable
from rulekit.source import Span

__all__ = [
    "PERSON", "Action", "ActionKind", "Example", "Fact", "FactKind", "Holding", "Pick", "Setting", "Tale", "Telling",
    "Untrue", "person_of",
]  # fmt: skip

PERSON = -1000
"""The people of an example are variables with keys from here down."""


def person_of(variable: Variable) -> int | None:
    """The number of the person, from 0, that a variable stands for; None if it is no person of an example."""
    return PERSON - variable.key if variable.key <= PERSON else None


@frozen
class Setting:
    """One thing of a position, and what it is set to.

    Args:
        what: a field of players, of the turn or of the game; whose turn it is; the number of rounds.
        owner: the player who has it, from 0; 0 where no player has it.
        item: the item it is kept of, by its number in the table; 0 where it is kept of none.
        value: a number; 0 or 1; a player or an item by number, -1 for none; the items in a row or a set, in order.
        how: ``"is"``; or, of a set, ``"with"`` or ``"without"`` those items, all else staying as it is.
    """

    what: Field | Active | Rounds
    owner: int
    item: int
    value: int | tuple[int, ...]
    how: str = "is"


@frozen
class Pick:
    """A word of a choice: ``role`` is one of ``options things people faces number stop go none``."""

    name: str
    role: str
    count: int | None = None
    verb: str = ""
    span: Span = field(eq=False, repr=False, kw_only=True)


@frozen
class Holding:
    """What somebody has: as many of ``what`` as ``op`` and ``count`` say, or the item ``item`` of the set ``what``.

    ``test`` is the same as a condition; ``negated``: it is lacked.
    """

    test: Condition
    what: Expression
    noun: str
    op: str = "is"
    count: int | None = None
    item: int | None = None
    negated: bool = False


class FactKind(Enum):
    """What a fact says."""

    HOLDS = "holds"
    """``who`` has ``holdings``."""
    IS = "is"
    """``test`` holds."""
    ROW_IS = "row_is"
    """``items`` lie in ``row``, a row or a set."""
    ONLY = "only"
    """``who`` may choose ``choices`` alone."""
    CANNOT = "cannot"
    """``who`` may not choose one of ``choices``."""
    ASKED = "asked"
    """``who`` is asked; -1 for nobody."""
    WINS = "wins"
    """``people`` win, and nobody else."""
    WINS_NOT = "wins_not"
    DRAWN = "is_drawn"
    """The game is over, and drawn."""
    OVER = "over"
    NOT_OVER = "not_over"
    CAN = "can"
    """``who`` may choose one of ``choices``; said only of what is so instead."""
    NEVER = "never"
    """No play comes to what is given; said only of what is so instead."""


class ActionKind(Enum):
    """What happens."""

    DOES = "does"
    """``who`` carries out ``step``, for ``things`` if it needs any."""
    ALL_DO = "all_do"
    """All carry out ``step``."""
    ACTS = "acts"
    """``who`` carries out ``statement``."""
    CHOOSES = "chooses"
    """``who`` chooses ``picks``."""
    STOPS = "stops"
    AGREES = "agrees"
    REFUSES = "refuses"
    ROLLS = "rolls"
    """``who`` rolls ``faces``, by their numbers."""


@frozen
class Fact:
    """How things are, in an example.

    Args:
        settings: what a given fact sets.
        words: what the fact is about, as it stands in the text.
        reason: the key of the authored text that says why it is so; empty if nothing does.
        because: that text, as it stands in the rules.
    """

    kind: FactKind
    who: int = 0
    people: tuple[int, ...] = ()
    holdings: tuple[Holding, ...] = ()
    choices: tuple[tuple[Pick, ...], ...] = ()
    test: Condition | None = None
    row: FieldOf | None = None
    items: tuple[int, ...] = ()
    settings: tuple[Setting, ...] = ()
    then: bool = False
    words: str = ""
    reason: str = ""
    because: str = ""
    span: Span = field(eq=False, repr=False, kw_only=True)


@frozen
class Telling:
    """How a person tells what comes of a deed in a step of a round.

    Args:
        step: the step.
        key: the key of the authored text.
        text: that text, as it stands in the rules.
    """

    step: str
    key: str
    text: str


@frozen
class Tale:
    """How a person tells a later part of an example.

    Args:
        at: the number of the line from which on it is told.
        key: the key of the authored text.
        text: that text, as it stands in the rules.
    """

    at: int
    key: str
    text: str


@frozen
class Action:
    """What happens in an example.

    Args:
        reason: the key of the authored text that says why; empty if nothing does.
        because: that text, as it stands in the rules.
        tellings: how a person tells steps of a round from here to the next deed.
    """

    kind: ActionKind
    who: int = 0
    step: str = ""
    things: tuple[Expression, ...] = ()
    statement: Statement | None = None
    picks: tuple[Pick, ...] = ()
    faces: tuple[int, ...] = ()
    reason: str = ""
    because: str = ""
    tellings: tuple[Telling, ...] = ()
    span: Span = field(eq=False, repr=False, kw_only=True)


@frozen
class Example:
    """A worked example: run by ``rulekit test``, printed in the rulebook.

    Args:
        cast: the people, in seating order; an empty name for somebody who only makes up the number.
        listed: whether the text lists who plays; otherwise it matters as little as possible.
        about: the step it belongs to in the book; empty for none.
        lines: facts given, deeds, facts expected, in the order of the text.
        told: whether it is a round: a stretch of play that is told in a chapter of its own, not in a box.
        printed: whether the book has it; otherwise it is a test alone.
        asked: the key of the authored question that it answers; empty if it answers none.
        question: that question, as it stands in the rules.
        yes: whether the answer is yes; None where it is neither yes nor no.
        answered: the key of the authored answer, or telling, which what is played bears out; empty if that is told.
        answer: that answer or telling, as it stands in the rules.
        tales: how a person tells its later parts, in order.
        untold: fields whose changes a round does not tell, as they go without saying.
    """

    name: str
    title: str
    about: str
    cast: tuple[str, ...]
    listed: bool
    lines: tuple[Fact | Action, ...]
    told: bool = False
    printed: bool = True
    asked: str = ""
    question: str = ""
    yes: bool | None = None
    answered: str = ""
    answer: str = ""
    tales: tuple[Tale, ...] = ()
    untold: frozenset[str] = frozenset()
    span: Span = field(eq=False, repr=False, kw_only=True)


@frozen
class Untrue:
    """An example that does not hold, since variants changed what it is about.

    Args:
        example: the example.
        told: what it tells and is not so, and the line behind which it can't be carried out.
        found: what is so, as far as it can be said.
    """

    example: Example
    told: tuple[Fact | Action, ...] = ()
    found: tuple[Fact, ...] = ()
