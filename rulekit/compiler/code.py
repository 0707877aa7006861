"""A program while it is being written: where things stand, who does it, what was emitted so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from attrs import define, field

from rulekit.compiler import bounds, collections, values
from rulekit.compiler.endless import MOST_PASSES, Endless, Limit
from rulekit.compiler.frames import RoutineFrame, TurnSlots
from rulekit.compiler.labels import ArmKind, ArmLabel, ChanceLabel, PathPart
from rulekit.compiler.layout import Layout
from rulekit.compiler.lowering import Lowering
from rulekit.diagnostics import Diagnostic
from rulekit.machine import instructions as m
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import COUNTER_HIGH, Parameter
from rulekit.model.effect import Changes, Effect
from rulekit.model.expression import Condition, Expression, FieldOf, Type, Variable
from rulekit.model.game import Game, Step
from rulekit.model.ranges import WORD, words_of
from rulekit.model.statement import EVERYBODY, Body, Modifier, Statement
from rulekit.source import NOWHERE, Span

__all__ = ["MOST_DEEP", "MOST_WRITTEN", "Code", "TooDeepError", "TooMuchError"]

NOBODY, NEVER = m.Const(0), m.Const(0)

MOST_WRITTEN = 100_000
"""How many instructions and values a program may be made of, counting those that are tried and thrown away."""


MOST_DEEP = 90
"""So many bodies may be written inside one another: those of statements, and of steps first carried out in them."""


class TooDeepError(Exception):
    """Bodies lie in one another deeper than ``MOST_DEEP``."""


class TooMuchError(Exception):
    """A program grew beyond ``MOST_WRITTEN``."""


OF_ROUTINE = ("where", "out", "before", "why", "you", "has_you", "step", "offered", "immune", "env", "frame", "firing")
"""What belongs to the routine being written, and is put back when another one has been written in between."""


@define
class Code:
    """Emits instructions for statements; asked by the ``lower`` face of each kind.

    Args:
        game: what is compiled.
        layout: the slots.
        lowerings: how each kind of statement or lasting effect is lowered, by its class.
        env: what each variable stands for now, by its key.
        you: the player who does it.
        out: where instructions go.
        before: where values go that a decision needs worked out before it is offered.
        routines: finished routines; None while one is being written.
        steps: the frame of each step that was begun, by its name and the rules that somebody is immune to in it.
        endless: in which ways a play can be given up.
        loops: where loops stand, by the slots of their counters.
        where: the statement that is being written.
        why: the rule or the lasting effect that it is a part of, by its role and its name; empty for none.
        turns: what is noted of the turns that players take where it is being written; None where they take none.
        passing: the steps in which somebody can pass or take another turn.
    """

    game: Game
    layout: Layout
    lowerings: Mapping[type, Lowering]
    apply_modifiers: Callable[[Step, Code], None]
    report: Callable[[Diagnostic], None]
    you: m.Expression = NOBODY
    has_you: bool = False
    env: dict[int, m.Expression] = field(factory=dict[int, m.Expression])
    out: list[m.Instruction] = field(factory=list[m.Instruction])
    before: list[m.Instruction] = field(factory=list[m.Instruction])
    routines: list[m.Routine | None] = field(factory=list["m.Routine | None"])
    steps: dict[tuple[str, ...], RoutineFrame] = field(factory=dict[tuple[str, ...], RoutineFrame])
    labels: list[ArmLabel | ChanceLabel] = field(factory=list["ArmLabel | ChanceLabel"])
    endless: list[Endless] = field(factory=list[Endless])
    loops: dict[int, Span] = field(factory=dict[int, Span])
    where: Span = NOWHERE
    why: str = ""
    offered: list[Modifier] = field(factory=list[Modifier])
    immune: tuple[Modifier, ...] = ()
    step: str = ""
    frame: RoutineFrame | None = None
    firing: tuple[Modifier, ...] = ()
    turns: TurnSlots | None = None
    passing: frozenset[str] = frozenset()
    flags: dict[tuple[str, str, int], int] = field(factory=dict[tuple[str, str, int], int])
    _spent: int = 0
    _local_count: int = 0
    _deep: int = 0
    _label_count: int = 0

    # ---- Emitting ----

    def emit(self, *instructions: m.Instruction) -> None:
        """Add instructions."""
        self.spend(len(instructions))
        self.out.extend(instructions)
        for loop in (one for one in instructions if isinstance(one, m.Repeat | m.Sweep)):
            self.loops.setdefault(loop.counter, self.where)

    def spend(self, count: int) -> None:
        """Note that something was written.

        Raises:
            TooMuchError: effects depend on one another in so many ways that this has no end worth waiting for.
        """
        self._spent += count
        if self._spent > MOST_WRITTEN:
            raise TooMuchError

    def begin_anew(self) -> None:
        """From here on as much may be written as from the start: what comes is no part of the game."""
        self._spent = 0

    @contextmanager
    def block(self) -> Iterator[list[m.Instruction]]:
        """What is emitted inside goes into a list of its own.

        Raises:
            TooDeepError: too many of them lie in one another.
        """
        kept, self.out = self.out, []
        self._deep += 1
        if self._deep > MOST_DEEP:
            raise TooDeepError
        try:
            yield self.out
        finally:
            self.out = kept
            self._deep -= 1

    @contextmanager
    def deciding(self) -> Iterator[None]:
        """What a decision needs worked out before it is offered is emitted in front of it."""
        kept, self.before = self.before, []
        made = self.before
        with self.block() as own:
            yield
        self.before = kept
        self.out += made
        self.out += own

    def new_local(self) -> int:
        """A number for a local that no other has."""
        self._local_count += 1
        return self._local_count

    def new_label(self) -> int:
        """A label that no other loop has."""
        self._label_count += 1
        return self._label_count

    def open_loop(self, body: tuple[m.Instruction, ...], label: int, span: Span, until: m.Expression = NEVER) -> None:
        """Emit a loop that only the rules end; a play in which they don't, not for ``MOST_PASSES``, has no end.

        Args:
            body: what is done in each pass.
            label: by which the body leaves it.
            span: where it stands.
            until: what ends it before a pass.
        """
        left = self.layout.take(0, MOST_PASSES + 1)
        self.loops[left] = span
        stop = m.Abandon(self.layout.unfinished, self.given_up(span, Limit.PASSES))
        endless = m.If(m.Compare("<=", m.Read(left), m.Const(0)), (stop,))
        self.emit(m.Repeat(left, m.Const(MOST_PASSES + 1), (endless, *body), until, label))

    def given_up(self, span: Span, limit: Limit) -> int:
        """The number, from 1, by which a program names the loop for which a play is given up."""
        self.endless += [way] if (way := Endless(span, limit)) not in self.endless else []
        return self.endless.index(way) + 1

    def count(self, value: m.Expression, most: int = COUNTER_HIGH) -> m.Expression:
        """A value as a count that a slot from 0 to ``most`` can hold."""
        return bounds.held(value, 0, most, self.layout)

    def temporary(self, value: m.Expression, low: int, high: int) -> m.Expression:
        """A slot that holds a value, worked out in front of the decision that is being offered."""
        slot = self.layout.take(low, high)
        self.before.append(m.Store(slot, bounds.held(value, low, high, self.layout)))
        return m.Read(slot)

    def named(self, label: ArmLabel | ChanceLabel) -> int:
        """The number by which the machine carries a label."""
        self.labels.append(label)
        return len(self.labels) - 1

    # ---- Who and what ----

    @contextmanager
    def as_player(self, player: m.Expression) -> Iterator[None]:
        """Inside, ``you`` is this player."""
        kept, had = self.you, self.has_you
        self.you, self.has_you = player, True
        try:
            yield
        finally:
            self.you, self.has_you = kept, had

    @contextmanager
    def knowing(self, bound: Mapping[int, m.Expression]) -> Iterator[None]:
        """Inside, these variables stand for these values."""
        kept = {key: self.env.get(key) for key in bound}
        self.env.update(bound)
        try:
            yield
        finally:
            for key, old in kept.items():
                if old is None:
                    del self.env[key]
                else:
                    self.env[key] = old

    def bind(self, variable: Variable) -> int:
        """A slot for a variable, which stands for it from now on."""
        size = self.size_of(variable.type)
        several = variable.type.kind in (ValueKind.SET, ValueKind.DICE, ValueKind.PLAYERS)
        low, high = 0, 2 ** min(size, WORD) - 1 if several else max(size - 1, 0)
        if variable.type.kind is ValueKind.NUMBER:
            low, high = min(variable.type.low, 0), max(variable.type.high, 0)
        slot = self.layout.take(low, high, 0, words_of(size) if several else 1)
        self.env[variable.key] = m.Read(slot)
        return slot

    def size_of(self, of: Type) -> int:
        """How many different things a variable of a type can stand for."""
        if of.kind in (ValueKind.ITEM, ValueKind.SET):
            return len(self.game.table(of.of).items)
        if of.kind in (ValueKind.PLAYER, ValueKind.PLAYERS):
            return self.layout.players
        return self.layout.pool_size

    def place(self, what: FieldOf) -> tuple[int, m.Expression | None]:
        """The slot of a field as base and offset."""
        key = (what.field.name, what.field.each)
        base, width = self.layout.fields[key], self.layout.widths[key]
        parts: list[m.Expression] = []
        if what.owner is not None:
            owner = values.value(what.owner, self)
            parts.append(owner if width == 1 else m.Operate("*", owner, m.Const(width)))
        if what.index is not None:
            index = values.value(what.index, self)
            room = what.field.room
            parts.append(index if room == 1 else m.Operate("*", index, m.Const(room)))
        if not parts:
            return base, None
        return base, parts[0] if len(parts) == 1 else m.Operate("+", parts[0], parts[1])

    def most(self, what: FieldOf) -> m.Expression:
        """The greatest value that a field may take."""
        if len(set(what.field.high)) == 1 or what.index is None:
            return m.Const(self.layout.top(what.field, what.field.high[0]))
        return m.Lookup(what.field.high, values.value(what.index, self))

    def value(self, expression: Expression) -> m.Expression:
        """A value for the machine."""
        return values.value(expression, self)

    def holds(self, condition: Condition | None) -> m.Expression:
        """A condition for the machine; no condition always holds."""
        return m.Const(1) if condition is None else values.condition(condition, self)

    def has(self, modifier: Modifier, player: m.Expression | None = None) -> m.Expression:
        """Whether a player (``you``) has the thing that brings a modifier, or did what it says in this turn."""
        if modifier.holder == EVERYBODY:
            return m.Const(1)
        table, index = modifier.holder
        who = self.you if player is None else player
        if modifier.this_turn:
            size = len(self.game.table(table).items)
            return collections.belongs(self.layout.in_force[table], words_of(size), who, index)
        held = next(
            one
            for one in self.game.fields
            if one.kind is ValueKind.SET and one.of == table and one.owner is Owner.PLAYER
        )
        return collections.belongs(self.layout.fields[held.name, ""], len(held.high), who, index)

    def parameter(self, parameter: Parameter) -> m.Expression:
        """The number of a parameter, as lasting effects make it for ``you``."""
        found: m.Expression = m.Const(parameter.value)
        if self.has_you:
            for one in self.game.modifiers_of(parameter.name):
                found = m.Choice(self.has(one), self.value(one.number), found) if one.number is not None else found
        return found

    def gained_flag(self, what: FieldOf) -> int:
        """The slot that tells whether ``you`` gained some of a field since the step in progress began."""
        index = values.value(what.index, self) if what.index is not None else m.Const(-1)
        at = index.value if isinstance(index, m.Const) else -1
        key = (what.field.name, what.field.each, at)
        if key not in self.flags:
            self.flags[key] = self.layout.take(0, 1)
        return self.flags[key]

    # ---- Statements ----

    def lowering(self, thing: Statement | Modifier) -> Lowering:
        """How a statement or a lasting effect is lowered."""
        return self.lowerings[type(thing)]

    def does(self, statement: Statement) -> frozenset[Effect]:
        """What a statement does itself."""
        return self.game.vocabulary.does(statement)

    def statement(self, statement: Statement) -> None:
        """Lower one statement; it spares those of whom it would change something and who are immune to the rule."""
        kept, self.where = self.where, statement.span
        lowering = self.lowering(statement)
        owners = affected(self.does(statement)) if self.immune else ()
        if not owners:
            lowering.lower(statement, self)
        else:
            spared = [self.has(one, values.value(owner, self)) for owner in owners for one in self.immune]
            with self.block() as made:
                lowering.lower(statement, self)
            self.emit(m.If(m.Invert(m.Logic("or", tuple(spared))), tuple(made)))
        self.where = kept

    def body(self, body: Body) -> None:
        """Lower statements, one after another; a choice is offered together with what depends on it."""
        for at, one in enumerate(body):
            lowering = self.lowering(one)
            if lowering.arms is not None and lowering.can_begin is not None:
                self.where = one.span
                with self.deciding():
                    self.emit(m.Decide(self.you, tuple(lowering.arms(one, body[at + 1 :], self, ()))))
                return
            self.statement(one)

    def lowered(self, body: Body) -> tuple[m.Instruction, ...]:
        """The instructions of a body, as a block of their own."""
        with self.block() as made:
            self.body(body)
        return tuple(made)

    # ---- Steps ----

    def call(self, name: str, arguments: Sequence[m.Expression] = ()) -> None:
        """Do a step, as ``you``, for some things."""
        step = self.game.step(name)
        assert step is not None, name
        frame = self.enter(step)
        if self.has_you:
            self.emit(m.Store(frame.you, self.you))
        self.emit(*map(m.Store, frame.arguments, arguments), m.Call(frame.number))
        if name in self.layout.out_of:
            self.emit(m.Store(self.layout.out_of[name], m.Const(0)))

    def enter(self, step: Step) -> RoutineFrame:
        """The routine of a step, written when it is first asked for; under immunity it has one of its own."""
        key = (step.name, *(one.target for one in self.immune))
        if self.turns is not None and step.name in self.passing:
            key = (*key, f"turns {self.turns.passed}")  # each loop round the table notes this for itself
        return self.steps[key] if key in self.steps else self.routine(key, step, self.immune)

    def called(self, name: str, body: Body) -> None:
        """Do a body that is no step, as ``you``, in a routine that all who do it share; nothing else has its name."""
        frame = self.enter(Step(name, (), body, without_actor=False, rules=(), span=NOWHERE))
        self.emit(m.Store(frame.you, self.you), m.Call(frame.number))

    def routine(self, key: tuple[str, ...], step: Step, immune: tuple[Modifier, ...] = ()) -> RoutineFrame:
        """Write the routine of a step, with all that modifies it; ``immune`` spares players what the step does."""
        frame = RoutineFrame(len(self.routines), self.new_label(), self.layout.take(0, self.layout.players - 1))
        self.routines.append(None)
        self.steps[key] = frame
        kept = {one: getattr(self, one) for one in OF_ROUTINE}
        self.where, self.why = step.span if step.span != NOWHERE else self.where, ""
        self.out, self.before, self.offered, self.immune, self.env, self.firing = [], [], [], immune, {}, ()
        self.you, self.has_you, self.step, self.frame = m.Read(frame.you), not step.without_actor, step.name, frame
        frame.arguments = tuple(map(self.bind, step.needs))
        self.apply_modifiers(step, self)
        self.routines[frame.number] = m.Routine(step.name, tuple(self.out), frame.label)
        for one, value in kept.items():
            setattr(self, one, value)
        return frame

    def arm_label(
        self, kind: ArmKind, path: tuple[PathPart, ...] = (), of: str = "", noun: str = "", *, again: bool = False
    ) -> int:
        """The number of a new label for an arm of the step in progress."""
        return self.named(ArmLabel(kind, path, of, noun, self.step, again))


def affected(effects: frozenset[Effect]) -> tuple[Expression, ...]:
    """Those of whom some effects would change something; immunity spares them."""
    owners = {one.owner for one in effects if isinstance(one, Changes) and one.field.owner is Owner.PLAYER}
    return tuple(sorted((one for one in owners if one is not None), key=repr))
