"""``draw``: the first or last thing of a row, or one by chance if it lies face down, is taken out and has a name.

draw a tile from column of consul
draw a tile from stack_II then stack_III
draw the last tile from stack of that opponent

Of several rows it is the first that is not empty. That not all of them are empty must be known where it stands.
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import ending_errors, errors, rows, values
from rulekit.check.scope import Scope
from rulekit.compiler import decisions
from rulekit.compiler import rows as lowered
from rulekit.compiler.code import Code
from rulekit.compiler.lowering import Lowering
from rulekit.diagnostics import Diagnostic, Label
from rulekit.document.sentence import Noun
from rulekit.machine import instructions as m
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Binds, Effect, drawn
from rulekit.model.expression import FieldOf, Type, Variable
from rulekit.model.part import leaf
from rulekit.model.statement import Body, Statement
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KINDS", "Draw"]


@frozen(kw_only=True)
class Draw(Statement):
    """Rows, in the order in which they are drawn from, and what stands for their first thing, or their ``last``."""

    sources: tuple[FieldOf, ...]
    chosen: Variable
    last: bool


def check(node: Node, scope: Scope) -> Draw | None:
    """Return the statement.

    Reports:
        RK0203: no rows, or rows of other things, or the last of what lies in no order.
        RK0318: nothing need lie in them.
    """
    word, named = node.name, node.node("called")
    written = node.each("source")
    found = [values.row(one, scope) for one in written]
    sources = tuple(one for one in found if one is not None)
    if len(sources) < len(found):
        return None
    for one, part in zip(sources, written, strict=True):
        if one.field.of != word.text:
            held = f"a row of {one.field.of}"
            scope.report(errors.wrong_kind(scope.text(part), part.span, held, f"a row of {word.text}"))
            return None
        if node.kind == "draw_last" and one.field.face_down:
            found_there, wanted = "a row that lies face down, in no order that anybody knows", "an open row"
            scope.report(errors.wrong_kind(scope.text(part), part.span, found_there, wanted))
            return None
    if not rows.stocked(sources, scope):
        scope.names.drawing[node.span] = ending_errors.can_be_empty(scope.text(written[-1]), node.span)
    chosen = scope.new(named.name.text if named else word.text, Type(ValueKind.ITEM, word.text))
    scope.remember(chosen)
    last = node.kind == "draw_last"
    return Draw(sources=sources, chosen=chosen, last=last, span=node.span)


def can_begin(draw: Draw, rest: Body, code: Code) -> m.Expression:
    """The rest can be carried out with what lies first, or last; with what is drawn by chance it is not asked.

    Reports:
        RK0307: the rest depends on how much lies in the row, which changes on the way.
    """
    row, *others = draw.sources
    if others or row.field.face_down:
        return m.Const(1)
    with code.knowing({draw.chosen.key: m.Local(code.new_local())}):
        test = decisions.can(rest, code)
    if code.place(row)[0] in {one.base for one in decisions.reads(test)}:
        code.report(
            Diagnostic(
                "RK0307",
                f"whether this can be carried out depends on `{row.field.name}`, which changes on the way",
                (Label(draw.span, "not known when the choice is made"),),
                "put the choice before the change, say `when` it is allowed, or do the rest in a step of its own",
            )
        )
    first = m.Operate("max", lowered.end(row, code, last=draw.last), m.Const(0))
    with code.knowing({draw.chosen.key: first}):
        return decisions.can(rest, code)


def lower(draw: Draw, code: Code) -> None:
    """Emit the drawing."""
    lowered.draw(draw.sources, code.bind(draw.chosen), code, last=draw.last)


def say(draw: Draw, narrator: Narrator) -> tuple[Clause, ...]:
    """``take the first landscape tile from the column of the consul's space``."""
    sources = tuple(narrator.value(one) for one in draw.sources)
    first, *_ = draw.sources
    return clause(
        "draw",
        noun=Noun(draw.chosen.type.of),
        sources=sources,
        hidden=first.field.face_down,
        single=first.field.holds == 1,
        last=draw.last,
    )


def does(draw: Draw) -> frozenset[Effect]:
    """The rows hold less; chance picks where they lie face down."""
    return drawn(draw.sources) | {Binds(draw.chosen)}


KINDS = tuple(
    Kind(node, Draw, check, Lowering(lower, can_begin=can_begin), say, leaf, does) for node in ("draw", "draw_last")
)
