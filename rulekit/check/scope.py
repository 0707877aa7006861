"""Names in reach at one place of a game, and the questions that statements may ask there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import ClassVar, Literal, assert_never

from attrs import define, field

from rulekit.check import amounts, conditions, errors, place_errors, proof, sets, values
from rulekit.check.agreed import changes_option
from rulekit.check.bodies import statements_of
from rulekit.check.laid import laid
from rulekit.check.lasting import lasting
from rulekit.check.names import Names
from rulekit.diagnostics import Diagnostic
from rulekit.model import ranges
from rulekit.model.amount import Amount
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Asks, Binds, Calls, Changes, Effect, Ends, Performs, Reveals, Rolls, Turning, Turns
from rulekit.model.expression import Adjective, Condition, Expression, FieldOf, Relation, SetOf, Type, Variable, You
from rulekit.model.statement import EVERYBODY, Body, Modifier, Statement
from rulekit.model.vocabulary import Vocabulary
from rulekit.model.walk import depends_on_you
from rulekit.source import Span
from rulekit.syntax.node import Node, Word

__all__ = ["Scope"]

BINDING = ("choose", "draw", "draw_last", "roll")
"""The statements that give `that X` its meaning."""


@define
class Scope:
    """What is known where a statement stands.

    Args:
        names: all declarations.
        vocabulary: what each kind of statement is made of and does.
        statements: how each kind of statement is checked, by the name of its node.
        modifiers: the same for lasting effects.
        step: the step that is being checked; empty outside.
        somebody: whether a player does it, so that ``you`` means somebody.
        holder: the item whose lasting effects are being checked.
        facts: what is known to hold here.
        doing: which step, or which thing, does what the things of which table say.
        repeating: whether it stands in a loop.
        seats: for how many the game is, at least and at most.
        turning: the steps that are done where players take turns.
        in_turns: whether it stands below ``take turns`` itself, or in what ends it.
        triggering: whether gaining or losing something can make more happen, of which the place does not tell.
        leaving: whether somebody can leave the game, or a step of it, so that not all at the table are left.
        last_wins: whether the last player left wins.
    """

    names: Names
    vocabulary: Vocabulary
    statements: Mapping[str, Callable[[Node, Scope], Statement | None]]
    modifiers: Mapping[str, Callable[[Node, Scope], Modifier | None]]
    step: str = ""
    somebody: bool = True
    holder: tuple[str, int] = ("", 0)
    needs: dict[str, tuple[Variable, ...]] = field(factory=dict[str, "tuple[Variable, ...]"])
    without_actor: frozenset[str] = frozenset()
    rules: list[str] = field(factory=list[str])
    replaced: dict[str, tuple[Span, Body]] = field(factory=dict[str, "tuple[Span, Body]"])
    facts: list[Condition] = field(factory=list["Condition"])
    doing: set[tuple[str, str]] = field(factory=set[tuple[str, str]])
    repeating: bool = False
    seats: tuple[int, int] = (1, 4)
    turning: frozenset[str] = frozenset()
    in_turns: bool = False
    triggering: bool = False
    leaving: bool = False
    last_wins: bool = False
    _behind: tuple[Condition, ...] = ()
    _changed: list[Field | None] = field(factory=list["Field | None"])
    _variables: list[Variable] = field(factory=list[Variable])
    _it: list[Variable] = field(factory=list[Variable])
    _keys: list[int] = field(factory=lambda: [1])
    chosen: dict[int, int] = field(factory=dict[int, int])

    AMOUNTS: ClassVar[frozenset[str]] = frozenset(
        {"some", "more", "some_of", "amount_of", "all", "as_many", "as_many_of", "what_gives"}
    )
    KINDS: ClassVar[Mapping[ValueKind, str]] = values.KINDS

    # ---- Reporting ----

    def report(self, diagnostic: Diagnostic) -> None:
        """Note a mistake and go on."""
        self.names.report.add(diagnostic)

    # ---- Variables ----

    def new(self, name: str, of: Type) -> Variable:
        """A variable that nothing else is."""
        self._keys[0] += 1
        return Variable(self._keys[0], name, of)

    def remember(self, variable: Variable) -> None:
        """From here on, to the end of the body, ``that X`` means this variable."""
        self._variables.append(variable)

    @contextmanager
    def inside(self, *variables: Variable, somebody: bool | None = None) -> Iterator[None]:
        """A body of its own: what is chosen in it is forgotten behind it; in it ``variables`` are known."""
        kept, who, facts, changed = len(self._variables), self.somebody, list(self.facts), len(self._changed)
        self._variables.extend(variables)
        if somebody is not None:
            self.somebody = somebody
        try:
            yield
        finally:
            del self._variables[kept:]
            self.somebody = who
            self.facts[:] = [one for one in facts if not proof.depends_on(one, self._changed[changed:])]

    @contextmanager
    def in_loop(self) -> Iterator[None]:
        """A body that is done again and again."""
        kept, self.repeating = self.repeating, True
        try:
            yield
        finally:
            self.repeating = kept

    @contextmanager
    def taking_turns(self) -> Iterator[None]:
        """A body that players do in turns, and what ends it."""
        kept, self.in_turns = self.in_turns, True
        try:
            yield
        finally:
            self.in_turns = kept

    @property
    def takes_turns(self) -> bool:
        """Whether somebody's turn can be in progress; what things do happens in any step."""
        return self.in_turns or (self.step in self.turning if self.step else bool(self.turning))

    @property
    def it_is_open(self) -> bool:
        """Whether ``it`` may be one thing or another of its kind that has no name and is described by way of it."""
        return any(one.type == self._it[-1].type and one.name in self._nouns(one.type) for one in self._it[:-1])

    @contextmanager
    def describing(self, it: Variable) -> Iterator[None]:
        """A description, in which ``it`` means this variable."""
        self._it.append(it)
        try:
            yield
        finally:
            self._it.pop()

    @property
    def it(self) -> Variable | None:
        """What ``it`` means here."""
        return self._it[-1] if self._it else None

    def outer_it(self, kind: str) -> Variable | None:
        """What ``it`` was before another thing was described, if that is a thing of this table."""
        return next((one for one in reversed(self._it[:-1]) if one.type.of == kind), None)

    def variable(self, name: str) -> Variable | None:
        """The nearest variable that was called so, or is one of what has that name."""
        for one in reversed(self._variables):
            if one.name == name or name in self._nouns(one.type):
                return one
        return None

    def called(self, name: str) -> Variable | None:
        """The nearest variable with exactly this name."""
        return next((one for one in reversed(self._variables) if one.name == name), None)

    def _nouns(self, of: Type) -> tuple[str, ...]:
        if of.kind in (ValueKind.ITEM, ValueKind.SET) and of.of in self.names.tables:
            table = self.names.tables[of.of]
            return table.name, table.plural
        if of.kind in (ValueKind.DIE, ValueKind.DICE) and self.names.die:
            kind = self.names.kind_of_dice(of.of)
            of_a_kind = (kind.name, kind.plural) if kind is not None else ()
            return (*of_a_kind, self.names.die.name, self.names.die.plural)
        return ("player", "players") if of.kind in (ValueKind.PLAYER, ValueKind.PLAYERS) else ()

    # ---- What a node means; None: something was reported ----

    def value(self, node: Node) -> Expression | None:
        """A value or a thing."""
        return values.value(node, self)

    def number(self, node: Node) -> Expression | None:
        """A value that is a number."""
        return values.number(node, self)

    def player(self, node: Node) -> Expression | None:
        """A thing that is a player, and not nobody."""
        found = values.of_kind(node, self, (ValueKind.PLAYER,), "a player")
        return found if found is None or values.definite(found, node, self) else None

    def condition(self, node: Node) -> Condition | None:
        """A condition."""
        return conditions.condition(node, self)

    def set(self, node: Node, *, people: bool = False) -> SetOf | None:
        """A set: players only, if ``people``."""
        return sets.set_of(node, self, people=people)

    def amount(self, node: Node) -> Amount | None:
        """An amount of a field or of dice."""
        return amounts.amount(node, self)

    def each(self, node: Node) -> SetOf | Expression | Literal[False] | None:
        """What stands behind ``for each`` in a node: a set or a count; None for nothing, False when reported."""
        part = node.node("for_each_of")
        if part is None:
            return None
        return self.set_or_count(part.the("set")) or False

    def set_or_count(self, node: Node) -> SetOf | Expression | None:
        """A set, or a number of things that players have."""
        thing = node.child("thing")
        if node.node(*sets.RELATIVES) is None and thing.kind in ("yours", "owned", "its"):
            found = self.value(thing)
            if found is None or self.type(found).kind is ValueKind.NUMBER:
                return found
        return self.set(node)

    def collection(self, table: str, span: Span) -> Field | None:
        """The set in which players have the things of a table; None if they have none.

        Reports:
            RK0217: they have several, and it is not said which is meant.
        """
        several = self.names.collections_of(table)
        if len(several) > 1:
            self.report(place_errors.which_set(table, [one.name for one in several], span))
        return several[0] if several else None

    def holding(self, thing: Expression, node: Node) -> FieldOf | None:
        """The set that a thing goes into when ``you`` gain it.

        Reports:
            RK0203: players have no set of such things.
        """
        of = self.type(thing)
        if not values.definite(thing, node, self):
            return None
        held = self.collection(of.of, node.span) if of.kind is ValueKind.ITEM else None
        if held is None:
            self.report(
                errors.wrong_kind(
                    self.text(node), node.span, values.kind_of(of), "an amount, or a thing that players collect"
                )
            )
            return None
        return FieldOf(held, You(), None)

    def does_what(self, table: str) -> None:
        """Note that what the things of a table say is done here."""
        name = self.step
        if not name and self.holder != EVERYBODY:
            name = self.names.tables[self.holder[0]].items[self.holder[1]].name
        self.doing.add((name, table))

    def a_step(self, word: Word) -> str:
        """The name of a step, or an empty text when reported.

        Reports:
            RK0201: there is no such step.
        """
        return self._known(word, self.names.steps, "step")

    def a_rule(self, word: Word) -> str:
        """The name of a rule, or an empty text when reported.

        Reports:
            RK0201: there is no such rule.
        """
        return self._known(word, self.names.rules, "rule")

    def _known(self, word: Word, known: Collection[str], what: str) -> str:
        if word.text in known:
            return word.text
        self.report(errors.unknown_name(word.text, word.span, known, what))
        return ""

    def text(self, node: Node) -> str:
        """The words of a small node."""
        return values.text_of(node)

    # ---- What is known to hold here ----

    def know(self, *facts: Condition) -> None:
        """From here on, to the end of the body, these conditions hold."""
        self.facts.extend(facts)
        self.facts.extend(what for one in facts for what in lasting(one))

    def know_ended(self, until: Condition | None) -> None:
        """What ends the loop that is being checked, and nothing else can, holds behind it."""
        if until is not None and not depends_on_you(until):
            self.know_behind(until)

    def know_behind(self, *facts: Condition) -> None:
        """Behind the statement that is being checked these conditions hold."""
        self._behind += facts if not self.triggering else ()

    def forget(self) -> None:
        """Nothing is known at the start of a body that is done again and again, or by somebody else."""
        self.facts.clear()

    def _change(self, statement: Statement) -> None:
        """Forget what was known of the fields that a statement changes."""
        found = changed(self.vocabulary.does(statement), self.names)
        if found and self.triggering:
            found = (None,)
        self._changed.extend(found)
        self.facts[:] = [one for one in self.facts if not proof.depends_on(one, found)]
        if not self.triggering:
            self.facts.extend(laid(self.vocabulary.does(statement)))

    def _report_options(self, statement: Statement, span: Span) -> None:
        """See to it that a statement changes nothing that the table has agreed on.

        Reports:
            RK0331: it does.
        """
        for effect in self.vocabulary.does(statement):
            if isinstance(effect, Changes) and effect.field.agreed:
                self.report(changes_option(effect.field, span))

    def type(self, expression: Expression) -> Type:
        """The kind of a value and its range."""
        return ranges.type_of(expression)

    def body(self, node: Node) -> Body | None:
        """All the statements below a node, in order; None when one of them was reported."""
        made: list[Statement] = []
        whole = True
        for child in statements_of(node):
            check = self.statements.get(child.kind)
            if check is None:
                continue
            self._behind = ()
            statement = check(child, self)
            behind, self._behind = self._behind, ()
            whole = whole and statement is not None
            if statement is not None:
                made.append(statement)
                self._change(statement)
                self.know(*behind)
                self._report_options(statement, child.span)
            elif child.kind in BINDING:
                words = (word.text for one in child.walk() for word in one.names)
                self.names.report.unbind(words, (one.name.text for one in child.walk() if one.kind == "called"))
        return tuple(made) if whole else None

    def you(self, span: Span) -> bool:
        """Whether somebody does it here.

        Reports:
            RK0205: nobody does.
        """
        if not self.somebody:
            self.report(errors.nobody_does_it(span))
        return self.somebody

    def understands(self, word: Adjective | Relation, span: Span) -> bool:
        """Whether a word of the rules says something here: one that speaks of `you` does where somebody does it.

        Reports:
            RK0205: nobody does.
        """
        return self.somebody or not depends_on_you(word.condition) or self.you(span)


def changed(effects: frozenset[Effect], names: Names) -> tuple[Field | None, ...]:
    """The fields that change through some effects, and the supplies they come from; None among them: any may."""
    found: list[Field | None] = []
    for effect in effects:
        match effect:
            case Changes(field=one):
                found.append(one)
                found += [supply for supply in names.fields_named(one.source) if supply.owner is Owner.GAME]
            case Calls() | Performs() | Rolls():
                found.append(None)
            case Turns(what=Turning.OUT):
                found.append(None)
            case Asks() | Binds() | Ends() | Reveals() | Turns():
                pass
            case _:
                assert_never(effect)
    return tuple(found)
