"""What is declared, by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from attrs import define, field

from rulekit.check import count_errors, errors
from rulekit.check.defining import Circle, in_a_circle
from rulekit.check.expanded_size import ExpandedSize
from rulekit.check.limit import LimitedReport
from rulekit.check.meant import misplaced
from rulekit.diagnostics import Diagnostic
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Die, Field, Item, Origin, Parameter, Table
from rulekit.model.expression import Adjective, Derived, Relation, Type
from rulekit.model.links import Links
from rulekit.model.map import Map
from rulekit.model.physical import Component
from rulekit.source import Span
from rulekit.syntax.node import Node, Word

__all__ = ["PEOPLE", "Names"]

PEOPLE = {"player": "players", "players": "players", "opponent": "opponents", "opponents": "opponents"}
"""The built-in words for players, and the set that each stands for."""


@define
class Names:
    """Everything that has a name, and where it was first declared.

    ``fewest``: how many play at least. ``variants``: those in force, which figures may be from.
    ``saying``: by table, the things of it that say what to do. ``options``: what is chosen by name in steps.
    ``circles``: values and adjectives that are defined from one another, as long as they are not known.
    ``drawing``: what is to be said where something is drawn, if nothing need lie there.
    ``laid_out``: by place, where the setup puts a piece on it; ``laid_pieces``: how many of a sort a player puts
    on many places at once there, by sort, number of players and seat.
    ``_items``: by each name and plural, the table and the item that it belongs to.
    """

    report: LimitedReport
    variants: frozenset[str] = frozenset()
    fewest: int = 1
    origins: dict[str, Origin] = field(factory=dict[str, Origin])
    parameters: dict[str, Parameter] = field(factory=dict[str, Parameter])
    tables: dict[str, Table] = field(factory=dict[str, Table])
    die: Die | None = None
    thrown: dict[str, int] = field(factory=dict[str, int])
    fields: list[Field] = field(factory=list[Field])
    adjectives: list[Adjective] = field(factory=list[Adjective])
    derived: list[Derived] = field(factory=list[Derived])
    relations: list[Relation] = field(factory=list[Relation])
    steps: dict[str, Node] = field(factory=dict[str, Node])
    rules: dict[str, Span] = field(factory=dict[str, Span])
    links: dict[str, Links] = field(factory=dict[str, Links])
    maps: dict[str, Map] = field(factory=dict[str, Map])
    components: dict[str, Component] = field(factory=dict[str, Component])
    announced: frozenset[str] = frozenset()
    interrupted: frozenset[str] = frozenset()
    saying: dict[str, list[str]] = field(factory=dict[str, list[str]])
    expanded_sizes: dict[int, ExpandedSize] = field(factory=dict[int, ExpandedSize])
    passes: dict[int, int] = field(factory=dict[int, int])
    options: list[str] = field(factory=list[str])
    circles: dict[str, Circle] = field(factory=dict[str, Circle])
    drawing: dict[Span, Diagnostic] = field(factory=dict[Span, "Diagnostic"])
    laid_out: dict[tuple[str, int], Span] = field(factory=dict[tuple[str, int], Span])
    laid_pieces: Counter[tuple[str, int, int]] = field(factory=Counter[tuple[str, int, int]])
    _first: dict[str, Span] = field(factory=dict[str, Span])
    _items: dict[str, tuple[str, Item]] = field(factory=dict[str, tuple[str, Item]])

    def declare(self, name: Word, *others: str) -> None:
        """Note that a name is taken, and by whom.

        Reports:
            RK0202: it is taken already.
        """
        key = (name.text, *others)
        known = " of ".join(key)
        if name.text in PEOPLE and not others:
            self.report.add(errors.name_taken(name.text, name.span))
            return
        if known in self._first:
            self.report.add(errors.declared_twice(name.text, name.span, self._first[known]))
        else:
            self._first[known] = name.span

    def add_table(self, table: Table) -> None:
        """Note a table with its items; of tables of one name the first stands."""
        if table.name in self.tables:
            return
        self.tables[table.name] = table
        for item in table.items:
            for word in (item.name, item.plural):
                self._items.setdefault(word, (table.name, item))

    def table(self, name: str) -> Table | None:
        """The table with that singular or plural."""
        return next((one for one in self.tables.values() if name in (one.name, one.plural)), None)

    def item(self, name: str) -> tuple[Table, Item] | None:
        """The item of that name or plural, with its table."""
        hit = self._items.get(name)
        return (self.tables[hit[0]], hit[1]) if hit is not None else None

    def is_die(self, name: str) -> bool:
        """Whether it is the word for a die or for dice."""
        return self.die is not None and name in (self.die.name, self.die.plural)

    def is_of_dice(self, name: str) -> bool:
        """Whether it is the word for dice, or for those of one kind."""
        return self.is_die(name) or self.kind_of_dice(name) is not None

    def kind_of_dice(self, name: str) -> Die | None:
        """The kind of dice of that singular or plural, where there are several kinds."""
        return self.die.kind(name) if self.die is not None else None

    @property
    def die_type(self) -> Type:
        """The type of a die, with what it can show."""
        return self.type_of_dice("")

    def type_of_dice(self, name: str) -> Type:
        """The type of a die that a word speaks of, with what it can show: of one kind, or of any."""
        kind = self.kind_of_dice(name)
        die, of = kind or self.die, kind.name if kind is not None else ""
        return Type(ValueKind.DIE, of, die.low, die.high) if die and die.numbered else Type(ValueKind.DIE, of)

    def fields_named(self, name: str) -> list[Field]:
        """The fields with that singular or plural; several when they are kept of each item of different tables."""
        return [one for one in self.fields if name in (one.name, one.plural)]

    def counter_of(self, table: str) -> Field | None:
        """The one count players keep of each item of a table: what ``3 wood`` speaks of; None if none or several."""
        found = self._counters(table)
        return found[0] if len(found) == 1 else None

    def counters(self, name: str) -> list[Field]:
        """All counts that players keep of each thing of a table, which is called so or has a thing that is."""
        table, hit = self.table(name), self.item(name)
        found = table if table is not None else hit[0] if hit is not None else None
        return self._counters(found.name) if found is not None else []

    def _counters(self, table: str) -> list[Field]:
        mine = (one for one in self.fields if one.owner in (Owner.PLAYER, Owner.TURN))
        return [one for one in mine if one.each == table and one.kind is ValueKind.NUMBER]

    def collections_of(self, table: str) -> tuple[Field, ...]:
        """The sets of items of a table that players have: what ``has temple`` speaks of, if there is but one."""
        sets = (one for one in self.fields if one.kind is ValueKind.SET and one.owner is Owner.PLAYER)
        return tuple(one for one in sets if one.of == table and not one.piece)

    def pieces_on(self, table: str) -> tuple[Field, ...]:
        """All sorts of pieces that stand on the places of a table."""
        return tuple(one for one in self.fields if one.piece and one.of == table)

    def adjective(self, name: str, of: str) -> Adjective | None:
        """The adjective of that name for a table's items, ``"player"`` or ``"die"``."""
        return next((one for one in self.adjectives if one.name == name and one.of == of), None)

    def relation(self, name: str, of: Type) -> Relation | None:
        """What is called so of a thing of that type."""
        for one in self.relations:
            second = one.second.type
            if name in (one.name, one.plural) and (second.kind, second.of) == (of.kind, of.of):
                return one
        return None

    def derived_named(self, name: str, of: str) -> Derived | None:
        """The defined value of that name, of a table's items or (``"player"``) of players."""
        return next((one for one in self.derived if one.name == name and one.of == of), None)

    def unknown(self, word: Word, known: Iterable[str], what: str = "name", count: str = "") -> Diagnostic:
        """What is wrong with a name that stands for nothing.

        It may be defined from what it is to define, or be a thing of which players count this and that; ``count``: how
        many of it are spoken of.
        """
        if word.text in self.circles:
            return in_a_circle(word.text, word.span, self.circles[word.text])
        if what == "name" and len(counters := self.counters(word.text)) > 1:
            thing = f"that {counters[0].each}" if self.table(word.text) else word.text
            return count_errors.which_count(word.text, word.span, [one.name for one in counters], thing, count)
        known = list(known)
        if what == "name" and word.text in known:
            return misplaced(word, self)
        return errors.unknown_name(word.text, word.span, known, what)

    def everything(self) -> list[str]:
        """All names, for suggestions."""
        found = [*self.parameters, *self.steps, *self.rules, *self.links, *self.maps, *PEOPLE, "rounds"]
        for table in self.tables.values():
            found += [
                table.name,
                table.plural,
                *(one.name for one in table.items),
                *(one.name for one in table.columns),
            ]
        for one in self.fields:
            found += [one.name, one.plural]
        found += [one.name for some in (self.adjectives, self.derived, self.relations) for one in some]
        if self.die:
            found += [word for one in (self.die, *self.die.kinds) for word in (one.name, one.plural)]
            found += [face.noun for face in self.die.faces]
        return [one for one in dict.fromkeys(found) if one]
