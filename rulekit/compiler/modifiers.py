"""Steps with all that modifies them: skipped, before, after, offered during."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from rulekit.compiler import decisions
from rulekit.compiler.labels import ArmKind, PathPart
from rulekit.machine import instructions as m
from rulekit.machine import unit
from rulekit.model.closed import Attachment, Owner
from rulekit.model.effect import Calls, Changes
from rulekit.model.expression import Gained
from rulekit.model.game import Step
from rulekit.model.part import Role
from rulekit.model.statement import EVERYBODY, AsOften, Body, Modifier
from rulekit.model.walk import inside

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rulekit.compiler.code import Code

__all__ = ["apply_modifiers", "beside", "guarded", "named", "optionally"]


def apply_modifiers(step: Step, code: Code) -> None:
    """Emit the body of a step and its modifiers, in their order: skip, before, the step, after."""
    found = code.game.modifiers_of(step.name)
    by_attachment: dict[Attachment, list[Modifier]] = {}
    for one in found:
        by_attachment.setdefault(one.attached, []).append(one)
    _turn(step, code)
    with code.block() as made:
        for one in found:
            for slot in _flags(one, code):
                code.emit(m.Store(slot, m.Const(0)))
        for one in by_attachment.get(Attachment.BEFORE, ()):
            _for_whom(one, step, code)
        code.offered = list(by_attachment.get(Attachment.DURING, ()))
        if code.offered and not _offers(step.body, code):
            optionally(code.offered, code)
            code.offered = []
        after = by_attachment.get(Attachment.AFTER, ())
        if after:
            _to_its_end(step, code)
        else:
            code.body(step.body)
        code.offered = []
        for one in after:
            _for_whom(one, step, code)
    skipping = by_attachment.get(Attachment.SKIP, ())
    if skipping and code.has_you:
        skipped = m.Logic("or", tuple(decisions.both(code.has(one), code.holds(one.condition)) for one in skipping))
        code.emit(m.If(m.Invert(skipped), tuple(made)))
    else:
        code.emit(*made)


def _to_its_end(step: Step, code: Code) -> None:
    """Emit the body of a step so that what comes after it comes also when the step is ended on the way."""
    frame = code.frame
    assert frame is not None
    code.frame = attrs.evolve(frame, label=code.new_label())
    with code.block() as made:
        code.body(step.body)
    if code.frame.label in {one.label for one in unit.inside(tuple(made)) if isinstance(one, m.Leave)}:
        code.emit(m.Repeat(code.layout.take(0, 1), m.Const(1), tuple(made), label=code.frame.label))
    else:
        code.emit(*made)
    code.frame = frame


def _turn(step: Step, code: Code) -> None:
    """A turn begins: its player is the active one, and what lasts a turn starts afresh; all are in a step again."""
    if step.name in code.layout.out_of:
        code.emit(m.Store(code.layout.out_of[step.name], m.Const(0)))
    if step.name == "turn":
        code.emit(m.Store(code.layout.active, code.you))
        for first in code.layout.in_force.values():
            code.emit(*(m.Store(first + at, m.Const(0)) for at in range(code.layout.rows.get(first, 1))))
    for one in code.game.fields:
        if one.owner is Owner.TURN and one.step == step.name:
            base = code.layout.fields[one.name, one.each]
            code.emit(*(m.Store(base + at, m.Const(one.start_at(at))) for at in range(len(one.high))))


def _flags(modifier: Modifier, code: Code) -> Iterable[int]:
    """The slots that remember what was gained, for the conditions of a modifier."""
    return [code.gained_flag(one.what) for one in inside(modifier.condition) if isinstance(one, Gained)]


def _offers(body: Body, code: Code) -> bool:
    """Whether a body offers alternatives of its own, beside which others are offered."""
    return any(one.role is Role.CHOICE for one in code.game.vocabulary.all_parts(body))


def _for_whom(modifier: Modifier, step: Step, code: Code) -> None:
    """What happens before or after a step: for the player who does it; if nobody does, for all who have the thing."""
    if not step.without_actor:
        guarded(modifier, code)
        return
    player, turn = code.layout.take(0, code.layout.players - 1), code.layout.take(0, code.layout.players)
    with code.block() as body, code.as_player(m.Read(player)):
        guarded(modifier, code)
    code.emit(m.Sweep(player, turn, code.layout.players, m.Const(1), tuple(body), label=code.new_label()))


def guarded(modifier: Modifier, code: Code) -> None:
    """Emit a modifier's body for ``you``, if you have its thing and its condition holds."""
    kept, code.why = code.why, named(modifier, code)
    with code.block() as body:
        if modifier.optional:
            optionally([modifier], code)
        else:
            code.body(modifier.body)
    code.why = kept
    code.emit(m.If(decisions.both(code.has(modifier), code.holds(modifier.condition)), tuple(body)))


def named(modifier: Modifier, code: Code) -> str:
    """The thing whose lasting effect it is, by its role and its name; empty where it is nobody's."""
    if modifier.holder == EVERYBODY:
        return ""
    table, index = modifier.holder
    return f"things.{code.game.table(table).items[index].name}"


def optionally(offered: list[Modifier], code: Code) -> None:
    """Emit that ``you`` may use some lasting effects, each as often as it allows."""
    label = code.new_label()
    with code.block() as body, code.deciding():
        made = [m.Arm(m.Const(1), m.Once(), -1, -1, (m.Leave(label),), code.arm_label(ArmKind.STOP))]
        setup: list[m.Instruction] = []
        for one in offered:
            more, start = offer(one, code)
            made += more
            setup += start
        decisions.decide(made, code)
    code.emit(*setup)
    code.open_loop(tuple(body), label, offered[0].span)


def beside(own: Callable[[], list[m.Arm]], code: Code) -> None:
    """Emit a decision, with what modifiers offer during this step beside its own options until one of those is taken.

    Args:
        own: makes the options of the decision.
        code: the program.
    """
    offered, code.offered = code.offered, []
    if not offered:
        with code.deciding():
            decisions.decide(own(), code)
        return
    label = code.new_label()
    setup: list[m.Instruction] = []
    with code.block() as body, code.deciding():
        made = [attrs.evolve(one, body=(*one.body, m.Leave(label))) for one in own()]
        for modifier in offered:
            more, start = offer(modifier, code)
            made += more
            setup += start
        decisions.decide(made, code)
    code.offered = offered
    code.emit(*setup)
    code.open_loop(tuple(body), label, offered[0].span)


def offer(modifier: Modifier, code: Code) -> tuple[list[m.Arm], list[m.Instruction]]:
    """The options that a modifier offers, and what must be set up in front of the loop they are offered in."""
    guard = decisions.both(code.has(modifier), code.holds(modifier.condition))
    setup: list[m.Instruction] = []
    used: tuple[m.Instruction, ...] = ()
    if not isinstance(modifier.times, AsOften):
        most = code.count(code.value(modifier.times)) if modifier.times is not None else m.Const(1)
        left = code.layout.take(0, 9999)
        guard = decisions.both(guard, m.Compare(">", m.Read(left), m.Const(0)))
        used = (m.Store(left, m.Operate("-", m.Read(left), m.Const(1))),)
        setup.append(m.Store(left, most))
    path = _path(modifier, code)
    made = [
        m.Arm(decisions.both(guard, one.guard), one.domain, one.local, one.into, (*used, *one.body), one.says)
        for one in decisions.arms(modifier.body, code, path)
    ]
    return made, setup


def _path(modifier: Modifier, code: Code) -> tuple[PathPart, ...]:
    """What the options that a modifier offers are called: as its thing, or as what is done first if none brings it."""
    if modifier.holder != EVERYBODY:
        table, index = modifier.holder
        return (PathPart(code.game.table(table).items[index].name, "things"),)
    for statement in modifier.body:
        for effect in sorted(code.game.vocabulary.does(statement), key=str):
            match effect:
                case Changes(field=field):
                    return (PathPart(field.name, "things"),)
                case Calls(step=step):
                    return (PathPart(step, "steps"),)
                case _:
                    pass
    return ()
