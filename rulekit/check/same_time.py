"""What can be done at the same time: what nobody else sees or is hindered by, in whichever order it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulekit.diagnostics import Diagnostic, Label
from rulekit.model.closed import Base, Owner
from rulekit.model.component import Field
from rulekit.model.effect import Asks, Binds, Changes, Rolls
from rulekit.model.expression import DerivedOf, FieldOf, HasMost, SetOf, Variable, VariableRef, You
from rulekit.model.walk import inside
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.check.scope import Scope
    from rulekit.model.statement import Body, Statement

__all__ = ["apart"]


def apart(body: Body, who: Variable, scope: Scope) -> bool:
    """Whether everybody can do a body before anybody knows what the others do.

    Args:
        body: what each player does.
        who: stands for that player.
        scope: takes what is wrong.

    Reports:
        RK0216: others would see it, or it would depend on what they do.
    """
    written: set[Field] = set()
    for statement in scope.vocabulary.statements(body):
        problem = _problem(statement, who, scope, written)
        if problem:
            scope.report(_not_together(problem, statement.span))
            return False
    for statement in scope.vocabulary.statements(body):
        for name in _read_of_others(statement, who, written):
            scope.report(_not_together(f"`{name}` of others is asked for, which they change meanwhile", statement.span))
            return False
    return True


def _problem(statement: Statement, who: Variable, scope: Scope, written: set[Field]) -> str:
    """Why others would see a statement; empty if they don't. What it changes is added to what is written."""
    for effect in scope.vocabulary.does(statement):
        match effect:
            case Changes(field=field, owner=owner):
                mine = isinstance(owner, You) or (isinstance(owner, VariableRef) and owner.variable.key == who.key)
                if field.owner is not Owner.PLAYER or not mine:
                    return f"`{field.name}` is not the player's own"
                if not field.hidden:
                    return f"all can see `{field.name}` change"
                written.add(field)
            case Asks() | Binds():
                pass
            case Rolls(kept=FieldOf()):  # what falls is seen as far as what it changes is
                pass
            case _:
                return "chance, an end and other steps come one after the other"
    return ""


def _read_of_others(statement: Statement, who: Variable, written: set[Field]) -> Iterator[str]:
    """What of others a statement asks for, though they may change it."""
    for one in inside(statement):
        match one:
            case FieldOf(field=field, owner=owner) if field in written:
                if not (isinstance(owner, You) or (isinstance(owner, VariableRef) and owner.variable.key == who.key)):
                    yield field.name
            case DerivedOf(owner=owner, derived=derived) if not isinstance(owner, You):
                if any(isinstance(part, FieldOf) and part.field in written for part in inside(derived.value)):
                    yield derived.name
            case HasMost(what=FieldOf(field=field)) if field in written:
                yield field.name
            case SetOf(base=Base.PLAYERS | Base.OPPONENTS, tests=tests):
                asked = (part.field for part in inside(tests) if isinstance(part, FieldOf))
                yield from (field.name for field in asked if field in written)
            case _:
                pass


def _not_together(why: str, span: Span) -> Diagnostic:
    return Diagnostic(
        "RK0216",
        f"this cannot be done at the same time: {why}",
        (Label(span, "others would know it, or it would depend on them"),),
        "change only what the player has, declared `hidden`; do the rest behind it, in `each player: ...`",
    )
