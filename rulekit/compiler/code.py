"""A program while it is being written: where things stand, who does it, what was emitted so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from attrs import define, field

from rulekit.compiler import bounds, values
from rulekit.compiler.labels import ArmLabel, ChanceLabel, Part
from rulekit.compiler.layout import Layout
from rulekit.compiler.meaning import Meaning
from rulekit.diagnostics import Diagnostic
from rulekit.machine import instructions as m
from rulekit.model.component import COUNTER_HIGH, Dial
from rulekit.model.expression import Condition, Expression, FieldOf, Type, Variable
from rulekit.model.game import Game, Step
from rulekit.model.statement import Body, Modifier, Statement
from rulekit.source import NOWHERE

__all__ = ["MOST_WRITTEN", "Code", "Frame", "TooMuchError"]

NOBODY = m.Const(0)

MOST_WRITTEN = 100_000
"""How many instructions and values a program may be made of, counting those that are tried and thrown away."""


class TooMuchError(Exception):
    """A program grew beyond ``MOST_WRITTEN``."""


OF_ROUTINE = ("out", "before", "you", "has_you", "step", "offered", "immune", "env", "frame", "firing")
"""What belongs to the routine being written, and is put back when another one has been written in between."""


@define
class Frame:
    """A routine while it is being written."""

    number: int
    label: int
    you: int
    argument: int = -1


@define
class Code:
    """Emits instructions for statements; asked by the ``lower`` face of each kind.

    Args:
        game: what is compiled.
        layout: the slots.
        meanings: how each kind of statement or lasting effect is lowered, by its class.
        env: what each variable stands for now, by its key.
        you: the player who does it.
        out: where instructions go.
        before: where values go that a decision needs worked out before it is offered.
        routines: finished routines; None while one is being written.
        steps: the frame of each step that was begun.
    """

    game: Game
    layout: Layout
    meanings: Mapping[type, Meaning]
    weave: Callable[[Step, Code], None]
    report: Callable[[Diagnostic], None]
    you: m.Expression = NOBODY
    has_you: bool = False
    env: dict[int, m.Expression] = field(factory=dict[int, m.Expression])
    out: list[m.Instruction] = field(factory=list[m.Instruction])
    before: list[m.Instruction] = field(factory=list[m.Instruction])
    routines: list[m.Routine | None] = field(factory=list["m.Routine | None"])
    steps: dict[str, Frame] = field(factory=dict[str, Frame])
    labels: list[ArmLabel | ChanceLabel] = field(factory=list["ArmLabel | ChanceLabel"])
    offered: list[Modifier] = field(factory=list[Modifier])
    immune: tuple[Modifier, ...] = ()
    step: str = ""
    frame: Frame | None = None
    firing: tuple[Modifier, ...] = ()
    flags: dict[tuple[str, str, int], int] = field(factory=dict[tuple[str, str, int], int])
    _spent: int = 0
    _local_count: int = 0
    _label_count: int = 0

    # ---- Emitting ----

    def emit(self, *instructions: m.Instruction) -> None:
        """Add instructions."""
        self.spend(len(instructions))
        self.out.extend(instructions)

    def spend(self, count: int) -> None:
        """Note that something was written.

        Raises:
            TooMuchError: effects hang on one another in so many ways that this has no end worth waiting for.
        """
        self._spent += count
        if self._spent > MOST_WRITTEN:
            raise TooMuchError

    @contextmanager
    def block(self) -> Iterator[list[m.Instruction]]:
        """What is emitted inside goes into a list of its own."""
        kept, self.out = self.out, []
        try:
            yield self.out
        finally:
            self.out = kept

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
        high = 2**size - 1 if variable.type.kind in ("set", "dice", "players") else max(size - 1, 0)
        low = 0
        if variable.type.kind == "number":
            low, high = min(variable.type.low, 0), max(variable.type.high, 0)
        slot = self.layout.take(low, high)
        self.env[variable.key] = m.Read(slot)
        return slot

    def size_of(self, of: Type) -> int:
        """How many different things a variable of a type can stand for."""
        if of.kind in ("item", "set"):
            return len(self.game.table(of.of).items)
        if of.kind in ("player", "players"):
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

    def has(self, modifier: Modifier) -> m.Expression:
        """Whether ``you`` have the thing that brings a lasting effect, or did what it says in this turn."""
        table, index = modifier.holder
        if modifier.this_turn:
            return m.Bits("has", m.Read(self.layout.in_force[table], self.you), m.Const(index))
        held = next(one for one in self.game.fields if one.kind == "set" and one.of == table and one.owner == "player")
        mask = m.Read(self.layout.fields[held.name, ""], self.you)
        return m.Bits("has", mask, m.Const(index))

    def dial(self, dial: Dial) -> m.Expression:
        """The number of a dial, as lasting effects make it for ``you``."""
        found: m.Expression = m.Const(dial.value)
        if self.has_you:
            for one in self.game.modifiers_of(dial.name):
                found = m.Choice(self.has(one), self.value(one.times), found) if one.times is not None else found
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

    def meaning(self, thing: Statement | Modifier) -> Meaning:
        """How a statement or a lasting effect is lowered."""
        return self.meanings[type(thing)]

    def statement(self, statement: Statement) -> None:
        """Lower one statement; if ``you`` are immune to the rule in progress, it spares you."""
        meaning = self.meaning(statement)
        if not (meaning.affects and self.immune):
            meaning.lower(statement, self)
            return
        with self.block() as made:
            meaning.lower(statement, self)
        spared = m.Logic("or", tuple(self.has(one) for one in self.immune))
        self.emit(m.If(m.Invert(spared), tuple(made)))

    def body(self, body: Body) -> None:
        """Lower statements, one after another; a choice is offered together with what hangs on it."""
        for at, one in enumerate(body):
            meaning = self.meaning(one)
            if meaning.arms is not None and meaning.can_begin is not None:
                with self.deciding():
                    self.emit(m.Decide(self.you, tuple(meaning.arms(one, body[at + 1 :], self, ()))))
                return
            self.statement(one)

    def lowered(self, body: Body) -> tuple[m.Instruction, ...]:
        """The instructions of a body, as a block of their own."""
        with self.block() as made:
            self.body(body)
        return tuple(made)

    # ---- Steps ----

    def call(self, name: str, argument: m.Expression | None = None) -> None:
        """Do a step, as ``you``, for a thing."""
        frame = self.enter(name)
        if self.has_you:
            self.emit(m.Store(frame.you, self.you))
        if argument is not None and frame.argument >= 0:
            self.emit(m.Store(frame.argument, argument))
        self.emit(m.Call(frame.number))

    def enter(self, name: str) -> Frame:
        """The routine of a step, written when it is first asked for."""
        if name in self.steps:
            return self.steps[name]
        step = self.game.step(name)
        assert step is not None, name
        return self.routine(step.name, step)

    def called(self, name: str, body: Body) -> None:
        """Do a body that is no step, as ``you``, in a routine that all who do it share; nothing else has its name."""
        if name not in self.steps:
            self.routine(name, Step(name, None, body, communal=False, rules=(), span=NOWHERE))
        frame = self.steps[name]
        self.emit(m.Store(frame.you, self.you), m.Call(frame.number))

    def routine(self, name: str, step: Step) -> Frame:
        """Write the routine of a step, with all that modifies it."""
        frame = Frame(len(self.routines), self.new_label(), self.layout.take(0, self.layout.players - 1))
        self.routines.append(None)
        self.steps[name] = frame
        kept = {one: getattr(self, one) for one in OF_ROUTINE}
        self.out, self.before, self.offered, self.immune, self.env, self.firing = [], [], [], (), {}, ()
        self.you, self.has_you, self.step, self.frame = m.Read(frame.you), not step.communal, name, frame
        if step.needs is not None:
            frame.argument = self.bind(step.needs)
        self.weave(step, self)
        self.routines[frame.number] = m.Routine(name, tuple(self.out), frame.label)
        for one, value in kept.items():
            setattr(self, one, value)
        return frame

    def arm_label(self, kind: str, path: tuple[Part, ...] = (), of: str = "", noun: str = "") -> int:
        """The number of a new label for an arm of the step in progress."""
        return self.named(ArmLabel(kind, path, of, noun, self.step))
