"""``do what X says``: what stands below ``at once`` in the ``with`` of a thing is done, and what lasts begins.

do what that event says
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, saying_errors
from rulekit.check.scope import Scope
from rulekit.check.values import definite_value, kind_of
from rulekit.compiler import collections, decisions
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Effect, Performs
from rulekit.model.expression import Expression
from rulekit.model.game import Ability
from rulekit.model.part import leaf
from rulekit.model.ranges import WORD, type_of, words_of
from rulekit.model.statement import Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "DoSays"]


@frozen(kw_only=True)
class DoSays(Statement):
    """What a thing says, whichever it is of its table."""

    thing: Expression

    @property
    def spoken(self) -> str:
        """The table whose things say what is done."""
        return type_of(self.thing).of


def check(node: Node, scope: Scope) -> DoSays | None:
    """Return the statement.

    Reports:
        RK0203: no thing of a table. RK0205: nobody does it. RK0316: no thing of that table says what to do.
    """
    said = node.the()
    thing = definite_value(said, scope)
    if not scope.you(node.span) or thing is None:
        return None
    of = scope.type(thing)
    if of.kind is not ValueKind.ITEM:
        scope.report(errors.wrong_kind(scope.text(said), said.span, kind_of(of), "a thing from a table"))
        return None
    if of.of not in scope.names.saying:
        scope.report(saying_errors.says_nothing(of.of, said.span))
        return None
    scope.does_what(of.of)
    return DoSays(thing=thing, span=node.span)


def _lines(do: DoSays, code: Code) -> Iterator[tuple[int, str, Ability]]:
    """What each thing that says something says."""
    for item in code.game.table(do.spoken).items:
        said = code.game.ability_of(do.spoken, item.index)
        if said is not None:
            yield item.index, item.name, said


def lower(do: DoSays, code: Code) -> None:
    """Emit, for each thing, that what it says is done, if it can be."""
    table = code.game.table(do.spoken)
    slot = code.layout.take(0, len(table.items) - 1)
    code.emit(m.Store(slot, code.value(do.thing)))
    for index, name, said in _lines(do, code):
        with code.block() as made:
            if said.lasting:
                base = code.layout.in_force[table.name]
                place = collections.slot_of(words_of(len(table.items)), code.you, index)
                begun = m.Operate("|", m.Read(base, place), m.Const(1 << index % WORD))
                code.emit(m.Store(base, begun, place))
            if said.body:
                code.called(name, said.body)
        is_it = m.Compare("==", m.Read(slot), m.Const(index))
        code.emit(m.If(decisions.both(is_it, code.holds(said.condition)), tuple(made)))


def can(do: DoSays, code: Code) -> m.Expression:
    """The thing says something, and all of it can be done."""
    thing = code.value(do.thing)
    return m.Logic(
        "or",
        tuple(
            decisions.both(
                m.Compare("==", thing, m.Const(index)), code.holds(said.condition), decisions.can(said.body, code)
            )
            for index, _, said in _lines(do, code)
        ),
    )


def say(do: DoSays, narrator: Narrator) -> tuple[Clause, ...]:
    """``do what that event says``."""
    return clause("do_says", thing=narrator.value(do.thing))


def does(do: DoSays) -> frozenset[Effect]:
    """Whatever a thing of the table says."""
    return frozenset({Performs(do.spoken)})


KIND = Kind("do_says", DoSays, check, Lowering(lower, can), say, leaf, does)
