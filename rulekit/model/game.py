"""A checked game: after it, nothing can fail because of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from attrs import field, frozen

from rulekit.model.component import Dial, Die, Field, Item, Origin, Table
from rulekit.model.expression import Adjective, Condition, Derived, Expression, Variable
from rulekit.model.links import Links
from rulekit.model.map import Map
from rulekit.model.statement import Body, Modifier, Statement
from rulekit.source import Span

__all__ = ["Deed", "Example", "Fact", "Game", "Holding", "Pick", "Rank", "Rule", "Said", "Step", "VariantInfo"]


@frozen
class Rank:
    """A value that decides who wins: the most, or the fewest, of a field or a defined value of players."""

    name: str
    most: bool
    value: Expression


@frozen(kw_only=True)
class Rule(Statement):
    """A named part of a step, which modifiers and variants speak of."""

    name: str
    condition: Condition | None
    body: Body


@frozen
class Step:
    """Something players do, by name.

    Args:
        needs: the thing it is done for, if any.
        communal: whether it is done by nobody in particular (``play``, ``score``, the end of a round).
        rules: the names of the rules in it, in order.
    """

    name: str
    needs: Variable | None
    body: Body
    communal: bool
    rules: tuple[str, ...]
    span: Span = field(eq=False, repr=False)


@frozen
class Pick:
    """A choice named in an example: an item, an option, a number of something; ``stop`` for stopping."""

    name: str
    role: str
    count: int | None = None
    verb: str = ""
    of: Expression | None = None
    span: Span = field(eq=False, repr=False, kw_only=True)


@frozen
class Holding:
    """What somebody has: ``count`` of ``what``, or the item ``item`` of the set ``what``."""

    count: int | None
    what: Expression
    item: int | None
    noun: str


@frozen
class Fact:
    """How things are, in an example.

    ``kind``: ``holds`` (``who``, ``holdings``), ``is`` (``left op right``), ``only`` / ``cannot`` (``who``, ``picks``),
    ``row_is`` (``left``: a row; ``items``: what lies in it), ``wins`` (``who``), ``over``, ``not_over``.
    """

    kind: str
    who: int = 0
    holdings: tuple[Holding, ...] = ()
    picks: tuple[Pick, ...] = ()
    left: Expression | None = None
    op: str = "is"
    right: Expression | None = None
    items: tuple[int, ...] = ()
    then: bool = False
    span: Span = field(eq=False, repr=False, kw_only=True)


@frozen
class Deed:
    """What happens in an example.

    ``kind``: ``does`` (``who``, ``step``, ``thing``), ``all_do`` (``step``), ``acts`` (``who``, ``statement``),
    ``chooses`` (``who``, ``picks``), ``stops``, ``agrees``, ``refuses`` (``who``), ``rolls`` (``who``, ``faces``:
    indices).
    """

    kind: str
    who: int = 0
    step: str = ""
    thing: Expression | None = None
    statement: Statement | None = None
    picks: tuple[Pick, ...] = ()
    faces: tuple[int, ...] = ()
    span: Span = field(eq=False, repr=False, kw_only=True)


@frozen
class Example:
    """A worked example: run by ``rulekit test``, printed in the rulebook.

    Args:
        cast: the people, in seating order; an empty name for somebody who only makes up the number.
        listed: whether the text lists who plays; otherwise it matters as little as possible.
        about: the step it belongs to in the book; empty for none.
        lines: facts given, deeds, facts expected, in the order of the text.
    """

    name: str
    title: str
    about: str
    cast: tuple[str, ...]
    listed: bool
    lines: tuple[Fact | Deed, ...]
    span: Span = field(eq=False, repr=False)


@frozen
class VariantInfo:
    """A variant in force: its name, title and reason."""

    name: str
    title: str
    why: str


@frozen
class Said:
    """What a thing says to do: when it can be done at all, what is done at once, whether effects last for the turn."""

    condition: Condition | None
    body: Body
    lasting: bool


@frozen(slots=False)
class Game:
    """Everything about a game for a given number of players and given variants."""

    name: str
    title: str
    by: str
    players: int
    players_low: int
    players_high: int
    age: int
    minutes: tuple[int, int] | None
    wins: tuple[Rank, ...]
    variants: tuple[VariantInfo, ...]
    origins: tuple[Origin, ...]
    dials: tuple[Dial, ...]
    tables: tuple[Table, ...]
    die: Die | None
    links: tuple[Links, ...]
    maps: tuple[Map, ...]
    fields: tuple[Field, ...]
    adjectives: tuple[Adjective, ...]
    derived: tuple[Derived, ...]
    steps: tuple[Step, ...]
    modifiers: tuple[Modifier, ...]
    examples: tuple[Example, ...]

    def table(self, name: str) -> Table:
        """The table of that name (its singular)."""
        return next(one for one in self.tables if one.name == name)

    def step(self, name: str) -> Step | None:
        """The step of that name, or None."""
        return next((one for one in self.steps if one.name == name), None)

    def item_of(self, holder: tuple[str, int]) -> Item:
        """The item that a modifier hangs on."""
        return self.table(holder[0]).items[holder[1]]

    @property
    def printed_on_cards(self) -> frozenset[str]:
        """The tables whose things are printed on cards, with all they do: cards, and what columns of cards name."""
        cards = [one for one in self.tables if one.on_cards]
        return frozenset({one.name for one in cards} | {column.table for one in cards for column in one.columns})

    def said_by(self, table: str, index: int) -> Said | None:
        """What an item says to do; None if it says nothing."""
        own = self.held_by(table, index)
        at_once = next((one for one in own if one.role == "at_once"), None)
        lasting = any(one.this_turn for one in own)
        if at_once is None and not lasting:
            return None
        only = next((one.condition for one in own if one.role == "only"), None)
        return Said(only, at_once.body if at_once is not None else (), lasting)

    def modifiers_of(self, target: str) -> tuple[Modifier, ...]:
        """The lasting effects that speak of a step, rule, dial or face, in the order of the text."""
        return self._by_target.get(target, ())

    def held_by(self, table: str, index: int) -> tuple[Modifier, ...]:
        """What hangs on an item, in the order of the text."""
        return self._by_holder.get((table, index), ())

    @cached_property
    def acting(self) -> frozenset[str]:
        """The tables whose things do something."""
        return frozenset(one.holder[0] for one in self.modifiers)

    @cached_property
    def _by_target(self) -> Mapping[str, tuple[Modifier, ...]]:
        found: dict[str, list[Modifier]] = {}
        for one in self.modifiers:
            found.setdefault(one.target, []).append(one)
        return {target: tuple(ones) for target, ones in found.items()}

    @cached_property
    def _by_holder(self) -> Mapping[tuple[str, int], tuple[Modifier, ...]]:
        found: dict[tuple[str, int], list[Modifier]] = {}
        for one in self.modifiers:
            found.setdefault(one.holder, []).append(one)
        return {holder: tuple(ones) for holder, ones in found.items()}
