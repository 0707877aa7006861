"""Decisions: what may be chosen first in a body, and whether it can be carried out to its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

import attrs

from rulekit.compiler.cells import Cell, cell, shared
from rulekit.compiler.labels import ArmKind, PathPart
from rulekit.diagnostics import Diagnostic, Label
from rulekit.machine import instructions as m
from rulekit.model.effect import Binds
from rulekit.model.statement import Body

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = ["arms", "both", "can", "decide", "pauses"]


def both(*tests: m.Expression) -> m.Expression:
    """All of the tests, without those that always hold."""
    real = tuple(one for one in tests if one != m.Const(1))
    return real[0] if len(real) == 1 else m.Logic("and", real) if real else m.Const(1)


def can(body: Body, code: Code) -> m.Expression:
    """Whether a body can be carried out to its end, told from the state before it begins.

    Reports:
        RK0307: it depends on something that the body itself changes first.
    """
    tests: list[m.Expression] = []
    written: set[Cell] = set()
    env = dict(code.env)
    open_: dict[int, str] = {}
    for at, statement in enumerate(body):
        lowering = code.lowering(statement)
        whole = lowering.can_begin is not None
        known_before = len(code.before)
        test = (
            lowering.can_begin(statement, body[at + 1 :], code) if lowering.can_begin else lowering.can(statement, code)
        )
        reached = tuple(code.before[known_before:])  # what the test depends on may be worked out in front of it
        if name := _changing((test, reached), written, open_, code):
            code.report(
                Diagnostic(
                    "RK0307",
                    f"whether this can be carried out depends on `{name}`, which changes on the way",
                    (Label(statement.span, "not known when the choice is made"),),
                    "put the choice before the change, say `when` it is allowed, or do the rest in a step of its own",
                )
            )
        tests.append(test)
        if whole:
            break
        if statement is not body[-1]:
            known, size = set(code.env), len(code.layout.slots)
            with scratch(code) as made:
                code.statement(statement)
                new = set(code.env) - known
            written |= {one for one in writes(made, code) if one.base < size}
            # What is still to be chosen stands for nothing yet.
            named = {e.variable.key: e.variable.name for e in code.does(statement) if isinstance(e, Binds)}
            open_ |= {-1 - key: named.get(key, "this") for key in new}
            code.env.update({key: m.Local(-1 - key) for key in new})
    code.env.clear()
    code.env.update(env)
    return both(*tests)


def _changing(test: object, written: set[Cell], open_: Mapping[int, str], code: Code) -> str:
    """The name of something that a test depends on and that is not settled yet; empty if there is none."""
    if written and (clash := shared(reads(test), written)):
        return next((key[0] for key, base in code.layout.fields.items() if base in clash), "this")
    return next((open_[one] for one in sorted(locals_(test)) if one in open_), "") if open_ else ""


def locals_(node: object) -> set[int]:
    """The numbers of all locals that an expression speaks of."""
    return {one.number for one in inside(node) if isinstance(one, m.Local)}


def inside(node: object) -> Iterator[object]:
    """Every piece of an expression, a domain or an instruction, itself included; no bare numbers."""
    stack = [node]
    while stack:
        one = stack.pop()
        yield one
        stack += pieces(one)


def pieces(one: object) -> list[object]:
    """What an expression, a domain or an instruction is made of, without bare numbers and names."""
    if type(one) is tuple:
        return [part for part in one if type(part) not in BARE]
    kind: type = type(one)
    return [part for name in _names_of(kind) if type(part := getattr(one, name)) not in BARE]


@cache
def _names_of(kind: type) -> tuple[str, ...]:
    """What an object of a class is made of."""
    return tuple(one.name for one in attrs.fields(kind)) if attrs.has(kind) else ()


BARE = frozenset({int, str, bool, type(None)})
"""What nothing stands in."""


class scratch:  # noqa: N801  # reads as a verb where it is used
    """Instructions that are looked at and thrown away, with the variables they bound unless those are to be kept."""

    def __init__(self, code: Code, *, keep: bool = False) -> None:
        self.code = code
        self.keep = keep

    def __enter__(self) -> list[m.Instruction]:
        code = self.code
        self.kept = (code.out, code.before, dict(code.env), list(code.offered))
        self.sizes = (len(code.layout.slots), len(code.labels), len(code.steps), len(code.flags))
        code.out, code.before = [], []
        return code.out

    def __exit__(self, *_: object) -> None:
        code = self.code
        code.out, code.before, env, code.offered = self.kept
        if self.keep:
            return
        slots, labels, steps, flags = self.sizes
        if (steps, flags) == (len(code.steps), len(code.flags)):
            del code.layout.slots[slots:], code.labels[labels:]
        code.env.clear()
        code.env.update(env)


def arms(body: Body, code: Code, path: tuple[PathPart, ...] = ()) -> list[m.Arm]:
    """The options that a body begins with.

    A choice after statements that neither ask nor roll is offered at once, together with what stands before it, if what
    stands before it changes nothing that the options depend on. Otherwise there is one option: to begin.
    """
    at = _first_choice(body, code)
    lowering = code.lowering(body[at]) if at < len(body) else None
    if lowering is not None and lowering.arms is not None:
        first, rest = body[:at], body[at + 1 :]
        before = code.lowered(first)
        known = len(code.before)
        made = lowering.arms(body[at], rest, code, path)
        depending = reads(tuple(code.before[known:])).union(*(arm_reads(one) for one in made))
        if not made or not shared(depending, writes(before, code)):
            guard = can(first, code)
            return [attrs.evolve(one, guard=both(guard, one.guard), body=(*before, *one.body)) for one in made]
    guard = can(body, code)
    return [m.Arm(guard, m.Once(), -1, -1, code.lowered(body), code.arm_label(ArmKind.GO, path))]


def _first_choice(body: Body, code: Code) -> int:
    """Where the first choice stands that is reached without asking or rolling; behind the end if there is none."""
    kept, found = dict(code.env), len(body)
    for at, statement in enumerate(body):
        if code.lowering(statement).arms is not None:
            found = at
            break
        with scratch(code) as tried:
            code.statement(statement)
            named = {key: m.Local(-1 - key) for key in code.env if key not in kept}
        code.env.update(named)  # what was drawn stands for nothing yet
        if pauses(tuple(tried), code):
            break
    code.env.clear()
    code.env.update(kept)
    return found


def decide(made: list[m.Arm], code: Code, player: m.Expression | None = None) -> None:
    """Emit a decision of ``you``, or of another player."""
    code.emit(m.Decide(player if player is not None else code.you, tuple(made)))


def arm_reads(arm: m.Arm) -> set[Cell]:
    """The slots that the options of an arm depend on."""
    return reads(arm.guard) | reads(arm.domain)


def reads(node: object) -> set[Cell]:
    """All slots that an expression, a domain or an instruction reads."""
    return {_cell(one) for one in inside(node) if isinstance(one, m.Read)}


def _cell(one: m.Read | m.Store | m.Chance) -> Cell:
    return cell(one.base, one.offset, frozenset(part.base for part in inside(one.offset) if isinstance(part, m.Read)))


def writes(instructions: tuple[m.Instruction, ...] | list[m.Instruction], code: Code) -> set[Cell]:
    """All slots that instructions write, directly or in a routine they call."""
    found: set[Cell] = set()
    seen: set[int] = set()
    stack = [(one, True) for one in instructions]
    while stack:
        one, here = stack.pop()
        match one:
            case m.Store() | m.Chance():  # a routine has locals of its own, so its places are not compared with these
                found.add(_cell(one) if here else Cell(one.base))
            case m.Pool():
                found.add(Cell(one.base))
            case m.Call() if one.routine not in seen:
                seen.add(one.routine)
                routine = code.routines[one.routine]
                stack += [(each, False) for each in (routine.body if routine else ())]
            case _:
                stack += [(each, here) for each in within(one)]
    return found


def within(one: m.Instruction) -> tuple[m.Instruction, ...]:
    """The instructions directly in another; expressions are not looked into, for nothing is done in them."""
    match one:
        case m.If():
            return (*one.then, *one.other)
        case m.Repeat() | m.Sweep() | m.Attempt():
            return one.body
        case m.Decide():
            return tuple(each for arm in one.arms for each in arm.body)
        case m.Explore():
            return (*one.step, *one.beyond)
        case m.Store() | m.Call() | m.Leave() | m.Finish() | m.Abandon() | m.Chance() | m.Pool() | m.Note():
            return ()


def pauses(instructions: tuple[m.Instruction, ...], code: Code) -> bool:
    """Whether instructions ask somebody or roll something, directly or in a routine they call."""
    stack: list[object] = list(instructions)
    seen: set[int] = set()
    while stack:
        one = stack.pop()
        if isinstance(one, m.Decide | m.Chance | m.Pool | m.Finish):
            return True
        if isinstance(one, m.Call) and one.routine not in seen:
            seen.add(one.routine)
            routine = code.routines[one.routine]
            stack.extend(routine.body if routine else ())
        if isinstance(one, m.If):
            stack += [*one.then, *one.other]
        elif isinstance(one, m.Repeat | m.Sweep):
            stack += one.body
    return False
