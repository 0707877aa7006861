"""Steps with all that modifies them: skipped, before, after, offered during."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from rulekit.compiler import decisions
from rulekit.compiler.labels import Part
from rulekit.machine import instructions as m
from rulekit.model.expression import Gained
from rulekit.model.game import Step
from rulekit.model.statement import Modifier

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rulekit.compiler.code import Code

__all__ = ["guarded", "optionally", "weave"]


def weave(step: Step, code: Code) -> None:
    """Emit the body of a step and its modifiers, in their order: skip, before, the step, after."""
    found = code.game.modifiers_of(step.name)
    by_role: dict[str, list[Modifier]] = {}
    for one in found:
        by_role.setdefault(one.role, []).append(one)
    _turn(step, code)
    with code.block() as made:
        for one in found:
            for slot in _flags(one, code):
                code.emit(m.Store(slot, m.Const(0)))
        for one in by_role.get("before", ()):
            _for_whom(one, step, code)
        code.offered = list(by_role.get("during", ()))
        if code.offered and not _asks(step.body):
            optionally(code.offered, code)
            code.offered = []
        after = by_role.get("after", ())
        if after:
            _to_its_end(step, code)
        else:
            code.body(step.body)
        code.offered = []
        for one in after:
            _for_whom(one, step, code)
    skipping = by_role.get("skip", ())
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
    if code.frame.label in {one.label for one in decisions.inside(tuple(made)) if isinstance(one, m.Leave)}:
        code.emit(m.Repeat(code.layout.take(0, 1), m.Const(1), tuple(made), label=code.frame.label))
    else:
        code.emit(*made)
    code.frame = frame


def _turn(step: Step, code: Code) -> None:
    """A turn begins: its player is the active one, and what lasts a turn starts afresh."""
    if step.name == "turn":
        code.emit(m.Store(code.layout.active, code.you))
        for first in code.layout.in_force.values():
            code.emit(*(m.Store(first + player, m.Const(0)) for player in range(code.layout.players)))
    for one in code.game.fields:
        if one.owner == "turn" and one.step == step.name:
            base = code.layout.fields[one.name, one.each]
            code.emit(*(m.Store(base + at, m.Const(one.start_at(at))) for at in range(len(one.high))))


def _flags(modifier: Modifier, code: Code) -> Iterable[int]:
    """The slots that remember what was gained, for the conditions of a modifier."""
    stack: list[object] = [modifier.condition]
    found: list[int] = []
    while stack:
        one = stack.pop()
        if isinstance(one, Gained):
            found.append(code.gained_flag(one.what))
        parts = getattr(one, "parts", None)
        if isinstance(parts, tuple):
            stack.extend(parts)
    return found


def _asks(body: tuple[object, ...]) -> bool:
    """Whether a step offers options of its own, among which others can be offered."""
    return any(getattr(one, "offers", False) or _asks(getattr(one, "body", ()) or ()) for one in body)


def _for_whom(modifier: Modifier, step: Step, code: Code) -> None:
    """What happens before or after a step: for the player who does it; if nobody does, for all who have the thing."""
    if not step.communal:
        guarded(modifier, code)
        return
    player, turn = code.layout.take(0, code.layout.players - 1), code.layout.take(0, code.layout.players)
    with code.block() as body, code.as_player(m.Read(player)):
        guarded(modifier, code)
    code.emit(m.Sweep(player, turn, code.layout.players, m.Const(1), tuple(body), label=code.new_label()))


def guarded(modifier: Modifier, code: Code) -> None:
    """Emit a modifier's body for ``you``, if you have its thing and its condition holds."""
    with code.block() as body:
        if modifier.optional:
            optionally([modifier], code)
        else:
            code.body(modifier.body)
    code.emit(m.If(decisions.both(code.has(modifier), code.holds(modifier.condition)), tuple(body)))


def optionally(offered: list[Modifier], code: Code) -> None:
    """Emit that ``you`` may use some lasting effects, each as often as it allows."""
    label = code.new_label()
    counter = code.layout.take(0, 9999)
    with code.block() as body, code.deciding():
        made = [m.Arm(m.Const(1), m.Once(), -1, -1, (m.Leave(label),), code.arm_label("stop"))]
        setup: list[m.Instruction] = []
        for one in offered:
            more, start = offer(one, code)
            made += more
            setup += start
        decisions.decide(made, code)
    code.emit(*setup, m.Repeat(counter, m.Const(9999), tuple(body), label=label))


def offer(modifier: Modifier, code: Code) -> tuple[list[m.Arm], list[m.Instruction]]:
    """The options that a modifier offers, and what must be set up in front of the loop they are offered in."""
    most = code.count(code.value(modifier.times)) if modifier.times is not None else m.Const(1)
    left = code.layout.take(0, 9999)
    guard = decisions.both(code.has(modifier), code.holds(modifier.condition), m.Compare(">", m.Read(left), m.Const(0)))
    used = m.Store(left, m.Operate("-", m.Read(left), m.Const(1)))
    table, index = modifier.holder
    path = (Part(code.game.table(table).items[index].name, "things"),)
    made = [
        m.Arm(decisions.both(guard, one.guard), one.domain, one.local, one.into, (used, *one.body), one.says)
        for one in decisions.arms(modifier.body, code, path)
    ]
    return made, [m.Store(left, most)]
