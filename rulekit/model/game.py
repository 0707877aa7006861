"""A checked game: after it, nothing can fail because of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from attrs import field, frozen

from rulekit.model.closed import Attachment
from rulekit.model.component import Die, Field, Item, Origin, Parameter, Table
from rulekit.model.example import Example
from rulekit.model.expression import Adjective, Condition, Derived, Expression, Relation, Variable
from rulekit.model.links import Links
from rulekit.model.map import Map
from rulekit.model.physical import Component
from rulekit.model.statement import Body, Modifier, Statement
from rulekit.model.vocabulary import Vocabulary
from rulekit.source import Span

__all__ = ["Ability", "Game", "Rank", "Rule", "Step", "VariantInfo", "standing_on"]


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
        needs: what it is done for: nothing, one thing or two.
        without_actor: whether it is done by nobody in particular (``play``, ``score``, the end of a round).
        rules: the names of the rules in it, in order.
    """

    name: str
    needs: tuple[Variable, ...]
    body: Body
    without_actor: bool
    rules: tuple[str, ...]
    span: Span = field(eq=False, repr=False)


@frozen
class VariantInfo:
    """A variant in force.

    Args:
        name: as written in its file.
        title: for people.
        why: what it is good for; empty if it does not say.
        on: the variants that it changes.
        renamed: what it calls otherwise: each name as it was and as it is.
    """

    name: str
    title: str
    why: str
    on: tuple[str, ...] = ()
    renamed: tuple[tuple[str, str], ...] = ()


def standing_on(name: str, variants: Sequence[VariantInfo]) -> frozenset[str]:
    """A variant and all that are on top of it, also by way of others."""
    found = {name}
    while more := {one.name for one in variants if found.intersection(one.on)} - found:
        found |= more
    return frozenset(found)


@frozen
class Ability:
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
    parameters: tuple[Parameter, ...]
    tables: tuple[Table, ...]
    die: Die | None
    links: tuple[Links, ...]
    maps: tuple[Map, ...]
    fields: tuple[Field, ...]
    adjectives: tuple[Adjective, ...]
    derived: tuple[Derived, ...]
    relations: tuple[Relation, ...]
    steps: tuple[Step, ...]
    modifiers: tuple[Modifier, ...]
    examples: tuple[Example, ...]
    vocabulary: Vocabulary = field(eq=False, repr=False)
    last_wins: bool = False
    """Whether the last player left in it has won."""
    components: tuple[Component, ...] = ()
    """What things are on the table, where the rules say so."""

    def table(self, name: str) -> Table:
        """The table of that name (its singular)."""
        return self._tables[name]

    def step(self, name: str) -> Step | None:
        """The step of that name, or None."""
        return self._steps.get(name)

    def item_of(self, holder: tuple[str, int]) -> Item:
        """The item that a modifier depends on."""
        return self.table(holder[0]).items[holder[1]]

    def stated_by(self, mark: str) -> str:
        """The source that a mark names; empty if it names none, or a variant in force that brought what is marked."""
        return "" if any(one.name == mark for one in self.variants) else mark

    @property
    def printed_on_cards(self) -> frozenset[str]:
        """The tables whose things are printed on cards, with all they do: cards, and what columns of cards name."""
        cards = [one for one in self.tables if one.on_cards]
        return frozenset({one.name for one in cards} | {column.table for one in cards for column in one.columns})

    def ability_of(self, table: str, index: int) -> Ability | None:
        """What an item says to do; None if it says nothing."""
        own = self.held_by(table, index)
        at_once = next((one for one in own if one.attached is Attachment.AT_ONCE), None)
        lasting = any(one.this_turn for one in own)
        if at_once is None and not lasting:
            return None
        only = next((one.condition for one in own if one.attached is Attachment.ONLY), None)
        return Ability(only, at_once.body if at_once is not None else (), lasting)

    def modifiers_of(self, target: str) -> tuple[Modifier, ...]:
        """The lasting effects that speak of a step, rule, parameter or face, in the order of the text."""
        return self._by_target.get(target, ())

    def held_by(self, table: str, index: int) -> tuple[Modifier, ...]:
        """What depends on an item, in the order of the text."""
        return self._by_holder.get((table, index), ())

    @property
    def only_two(self) -> bool:
        """Whether exactly two always play, so that whoever is not the one is the other."""
        return self.players_low == self.players_high == 2  # noqa: PLR2004 - it is said of two

    @cached_property
    def _tables(self) -> Mapping[str, Table]:
        return {one.name: one for one in reversed(self.tables)}

    @cached_property
    def _steps(self) -> Mapping[str, Step]:
        return {one.name: one for one in reversed(self.steps)}

    @property
    def all_rules(self) -> tuple[object, ...]:
        """Statements of all steps, modifiers and definitions: whatever rules ask for stands in one of them."""
        bodies = (one.body for one in self.steps)
        return (*bodies, *self.modifiers, *self.derived, *self.adjectives, *self.relations)

    @cached_property
    def options(self) -> tuple[Field, ...]:
        """What the table agrees on before play, in the order of the text."""
        return tuple(one for one in self.fields if one.agreed)

    @property
    def renamed(self) -> tuple[tuple[str, str], ...]:
        """What the variants in force call otherwise: each name as it was and as it is, in their order."""
        return tuple(pair for one in self.variants for pair in one.renamed)

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
