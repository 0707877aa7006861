"""``choose``: a player picks one or several out of a set; only what can be carried through to the end can be picked.

choose a site that is not finished
choose any dice that are not set_aside
choose up to 2 goods
choose a random player
"""

from __future__ import annotations

from math import comb

import attrs
from attrs import frozen

from rulekit.book.clause import Clause, clause
from rulekit.book.narrator import Narrator
from rulekit.check import errors, lying, sets, together, total_errors
from rulekit.check.scope import Scope
from rulekit.compiler import decisions, dice, one_by_one, values
from rulekit.compiler import together as taken
from rulekit.compiler.code import Code
from rulekit.compiler.labels import ArmKind, ChanceKind, ChanceLabel, PathPart
from rulekit.compiler.lowering import Lowering
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Part, Sentence
from rulekit.machine import instructions as m
from rulekit.model.closed import Base, ValueKind
from rulekit.model.effect import Asks, Binds, Effect, Rolls
from rulekit.model.expression import (
    Adjective,
    AdjectiveUse,
    Compare,
    Condition,
    FieldOf,
    Is,
    SetOf,
    Variable,
    VariableRef,
    Within,
    You,
)
from rulekit.model.part import leaf
from rulekit.model.ranges import MOST_IN_A_SET
from rulekit.model.statement import Body, Statement
from rulekit.model.walk import inside
from rulekit.statements.kind import Kind
from rulekit.syntax.node import Node

__all__ = ["KIND", "Choose"]

WIDEST = 12
"""Of so many things all that can be chosen together is looked through."""

MOST_TOGETHER = 1000
"""So many sets are offered at once; where there are more, one thing is chosen after the other."""

RANKED = 3
"""From so many kinds on, one after the other, what may be chosen is listed."""

SUBSETS = {ValueKind.DIE: ArmKind.DICE, ValueKind.ITEM: ArmKind.ITEMS, ValueKind.PLAYER: ArmKind.PLAYERS}
SEVERAL = {ValueKind.ITEM: ValueKind.SET, ValueKind.DIE: ValueKind.DICE, ValueKind.PLAYER: ValueKind.PLAYERS}


@frozen(kw_only=True)
class Choose(Statement):
    """One or several of a set.

    Args:
        found: what may be chosen from.
        how: ``one``, ``random``, ``any`` (one or more), ``exactly``, ``up_to``.
        count: the number of ``exactly`` and ``up_to``.
        chosen: stands for what was chosen.
        preferring: if any of the set is what the first of them says, one of those must be chosen; if none is, one that
            is what the second says; and so on.
        source: the place that it is chosen from, for the book; what lies there is told by the set.
        together: what those that are chosen must be, taken together.
    """

    found: SetOf
    how: str
    count: int
    chosen: Variable
    preferring: tuple[Adjective, ...] = ()
    source: FieldOf | None = None
    together: Condition | None = None


def check(node: Node, scope: Scope) -> Choose | None:
    """Return the statement.

    Reports:
        RK0201, RK0203: the set is not one, or one thing is chosen as several are, or nobody chooses one and yet some
        are preferred. RK0306: it is always empty. RK0310: it is too great to choose several of it.
    """
    how = node.the("one", "random", "any", "exactly", "up_to")
    found = sets.set_of(node.the("set"), scope, whole=True)
    whole = node.the("set").node("whose_total")
    written, source = node.optional("source"), None
    if written is not None and found is not None:
        source = lying.place(written, scope, found.of)
        if source is None or lying.unseen(source, written, scope):
            return None
    found = _among(found, source) if found is not None and source is not None else found
    if found is not None and how.kind == "exactly" and how.number == 1:
        said = node.the("set")
        scope.report(errors.one_of_several(scope.text(said), how.span.to(said.span)))
        scope.remember(found.element)
        return None
    if found is None or (how.kind != "random" and not scope.you(node.span)):
        return None
    if isinstance(found.held, FieldOf) and found.held.field.kind is ValueKind.CUP:
        said = node.the("set")
        scope.report(
            errors.wrong_kind(scope.text(said), said.span, "dice in a cup", "dice on the table, or other things")
        )
        return None
    if sets.is_empty(found, (how.number or 0) if how.kind == "exactly" else 1, scope):
        scope.report(errors.no_option(node.the("set").span))
    name = node.node("called")
    called = name.name.text if name else found.element.name
    if how.kind in ("one", "random"):
        chosen = Variable(found.element.key, called, found.element.type)
    else:
        chosen = scope.new(called, attrs.evolve(found.element.type, kind=SEVERAL[found.element.type.kind]))
        if found.most > MOST_IN_A_SET:
            scope.report(errors.too_many_to_choose(node.the("set").span, MOST_IN_A_SET))
            return None
        scope.chosen[chosen.key] = min(found.most, how.number or found.most)
    with_total = _with_total(whole, found, chosen, how.kind, scope) if whole is not None else None
    if whole is not None and with_total is None:
        scope.remember(chosen)
        return None
    preferring: list[Adjective] = []
    wished = node.node("preferring")
    if wished is not None and how.kind != "one":
        scope.report(errors.nobody_prefers(wished.span))
        scope.remember(chosen)
        return None
    for word in wished.names if wished else ():
        use = sets.adjective(word, found.element, scope)
        if use is None:
            return None
        preferring.append(use.adjective)
    scope.remember(chosen)
    scope.know(*found.tests)
    return Choose(
        found=found,
        how=how.kind,
        count=how.number or 0,
        chosen=chosen,
        preferring=tuple(preferring),
        source=source,
        together=with_total,
        span=node.span,
    )


def _with_total(whole: Node, found: SetOf, chosen: Variable, how: str, scope: Scope) -> Condition | None:
    """What is asked of all that are chosen together.

    Reports:
        RK0203: one is chosen, or as ``together.of_those``.
    """
    if how in ("one", "random"):
        scope.report(total_errors.total_of_each(whole.span))
        return None
    return together.of_those(whole, found, chosen, scope)


def _among(found: SetOf, source: FieldOf) -> SetOf:
    """Those of a set that lie somewhere."""
    if found.base is Base.ITEMS and source.field.kind is ValueKind.SET:
        return attrs.evolve(found, base=Base.FIELD, held=source)
    it = VariableRef(found.element, plain=True)
    if source.field.kind is ValueKind.ITEM:
        return attrs.evolve(found, tests=(Compare(source, Comparison.IS, it), *found.tests))
    return attrs.evolve(found, tests=(Within(it, source, negated=False), *found.tests))


def _preferred(choose: Choose, thing: m.Expression, code: Code) -> m.Expression:
    """Whether a thing is of the best kind that there is, told once in front of the decision."""
    wanted: m.Expression = m.Const(1)
    for one in reversed(choose.preferring):
        element = choose.found.element
        test = Is(VariableRef(element, plain=True), AdjectiveUse(one, negated=False))
        there = values.aggregate("any", attrs.evolve(choose.found, tests=(*choose.found.tests, test)), code)
        with code.knowing({element.key: thing}):
            wanted = m.Choice(code.temporary(there, 0, 1), values.condition(test, code), wanted)
    return wanted


def _single(choose: Choose) -> bool:
    return choose.how in ("one", "random")


def _together(choose: Choose, code: Code) -> bool:
    """Whether all that can be chosen together is offered at once."""
    size = code.size_of(choose.found.element.type)
    low, high = one_by_one.bounds(choose, size)
    return size <= WIDEST and sum(comb(size, count) for count in range(low, min(high, size) + 1)) <= MOST_TOGETHER


def _together_so(choose: Choose, mask: m.Expression, code: Code) -> m.Expression:
    """Whether a set may be chosen: it is as is asked, and no other set is the same to the eye."""
    if choose.together is None:
        return m.Const(1)
    asked = taken.passes(choose.chosen, choose.together, mask, code)
    return decisions.both(asked, taken.first_of_alike(choose.found, mask, code))


def arms(choose: Choose, rest: Body, code: Code, path: tuple[PathPart, ...]) -> list[m.Arm]:
    """One option for each member of the set with which the rest can be carried out."""
    if choose.how == "random":
        with code.block() as made:
            _draw(choose, code)
            code.body(rest)
        return [m.Arm(decisions.can((choose,), code), m.Once(), -1, -1, tuple(made), code.arm_label(ArmKind.GO, path))]
    if not _single(choose) and not _together(choose, code):
        if choose.together is not None:
            code.report(errors.too_many_to_choose(choose.span, WIDEST))
        return one_by_one.arms(choose, rest, code, path)
    local = code.new_local()
    kind = choose.found.element.type.kind
    label = code.arm_label(
        ArmKind(kind.value) if _single(choose) else SUBSETS[kind],
        path,
        choose.found.of,
        again=choose.found.base is Base.DICE and _thrown(choose.chosen, rest, code),
    )
    domain: m.Members | m.Subsets
    if _single(choose):
        size, tests = _carried_out(choose, rest, m.Local(local), code)
        if choose.found.base is Base.DICE:
            other = code.new_local()
            _, alike = _carried_out(choose, rest, m.Local(other), code)
            alike += dice.are_alike(m.Local(other), m.Local(local), code)
            tests.append(m.Invert(m.Aggregate("any", other, size, decisions.both(*alike))))
        if choose.preferring:
            tests.append(_preferred(choose, m.Local(local), code))
        domain = m.Members(size, decisions.both(*tests))
    else:
        mask = values.aggregate("mask", choose.found, code)
        size = code.size_of(choose.found.element.type)
        low, high = one_by_one.bounds(choose, size)
        domain = m.Subsets(mask, size, low, high, _together_so(choose, m.Local(local), code))
    slot = code.bind(choose.chosen)
    return [m.Arm(m.Const(1), domain, local, slot, code.lowered(rest), label)]


def _thrown(chosen: Variable, rest: Body, code: Code) -> bool:
    """Whether dice that were chosen are thrown again by what follows."""
    throws = (one for one in code.game.vocabulary.statements(rest) if Rolls() in code.does(one))
    return any(
        isinstance(part, VariableRef) and part.variable.key == chosen.key for one in throws for part in inside(one)
    )


def can_begin(choose: Choose, rest: Body, code: Code) -> m.Expression:
    """There is one with which the rest can be carried out."""
    if choose.together is not None:
        bounds = one_by_one.bounds(choose, code.size_of(choose.found.element.type))
        return taken.any_such(choose.found, bounds, choose.chosen, choose.together, code)
    if not _single(choose) or choose.how == "random":
        return values.aggregate("any", choose.found, code)
    local = code.new_local()
    size, tests = _carried_out(choose, rest, m.Local(local), code)
    return m.Aggregate("any", local, size, decisions.both(*tests))


def _carried_out(choose: Choose, rest: Body, thing: m.Expression, code: Code) -> tuple[int, list[m.Expression]]:
    """How many candidates there are, and what each must pass to be chosen: it is one, and the rest can be done."""
    size, tests = values.members(choose.found, thing, code)
    with code.knowing({choose.chosen.key: thing}):
        tests.append(decisions.can(rest, code))
    return size, tests


def _draw(choose: Choose, code: Code) -> None:
    """Emit that chance picks one: the first of those that pass, after a drawn number of them was passed over."""
    count = code.layout.take(0, code.size_of(choose.found.element.type))
    drawn = code.layout.take(0, code.size_of(choose.found.element.type))
    slot = code.bind(choose.chosen)
    turn = code.layout.take(0, code.size_of(choose.found.element.type))
    label = code.new_label()
    size, tests = values.members(choose.found, m.Read(turn), code)
    pick = (
        m.If(m.Compare("==", m.Read(drawn), m.Const(0)), (m.Store(slot, m.Read(turn)), m.Leave(label))),
        m.Store(drawn, m.Operate("-", m.Read(drawn), m.Const(1))),
    )
    code.emit(m.Store(count, values.aggregate("count", choose.found, code)))
    says = code.named(ChanceLabel(ChanceKind.DRAW, choose.found.of))
    code.emit(m.Chance(drawn, max(size, 1), says=says, bound=m.Read(count)))
    code.emit(m.Sweep(turn, code.layout.take(0, size), size, decisions.both(*tests), pick, label=label))


def lower(choose: Choose, code: Code) -> None:
    """Emit the choice alone, where nothing stands behind it."""
    with code.deciding():
        decisions.decide(arms(choose, (), code, ()), code)


def say(choose: Choose, narrator: Narrator) -> tuple[Clause, ...]:
    """``choose a site that is not finished``."""
    if choose.source is not None:
        return _say_from(choose, choose.source, narrator)
    if choose.together is not None:
        some = narrator.set(choose.found, choose.how, choose.count if choose.how in ("exactly", "up_to") else None)
        return clause("choose_total", set=some, **narrator.total_of_those(choose.together))
    if len(choose.preferring) >= RANKED:
        return _ranked(choose, narrator.set(choose.found, choose.how), source=False, narrator=narrator)
    if choose.preferring:
        prefers = tuple(narrator.adjective(AdjectiveUse(one, negated=False)) for one in choose.preferring)
        return clause("choose_preferring", set=narrator.set(choose.found, choose.how), prefers=prefers)
    return clause(
        "choose",
        set=narrator.set(choose.found, choose.how, choose.count if choose.how in ("exactly", "up_to") else None),
    )


def _say_from(choose: Choose, source: FieldOf, narrator: Narrator) -> tuple[Clause, ...]:
    """``choose 3 cards from your hand``."""
    open_ = attrs.evolve(choose.found, base=Base.ITEMS, held=None)
    said = narrator.set(open_, choose.how, choose.count if choose.how in ("exactly", "up_to") else None)
    if len(choose.preferring) >= RANKED:
        return _ranked(choose, said, source=narrator.place(source), narrator=narrator)
    if not choose.preferring:
        return clause("choose_from", set=said, source=narrator.place(source))
    prefers = tuple(narrator.adjective(AdjectiveUse(one, negated=False)) for one in choose.preferring)
    return clause("choose_from_preferring", set=said, source=narrator.place(source), prefers=prefers)


def _ranked(choose: Choose, said: Sentence, source: Part, narrator: Narrator) -> tuple[Clause, ...]:
    """``choose a card from your hand, of the first of these kinds that there is: ...``, with a line for each kind."""
    noun = said.parts["noun"]
    kinds = [narrator.adjective(AdjectiveUse(one, negated=False)) for one in choose.preferring]
    items = [Clause(Sentence("ranked_one", {"noun": noun, "adjective": one})) for one in kinds]
    any_ = Clause(Sentence("ranked_any", {"noun": noun}))
    return (Clause(None, Sentence("choose_ranked_lead", {"set": said, "source": source}), (*items, any_)),)


def does(choose: Choose) -> frozenset[Effect]:
    """``you`` decide, or chance does."""
    return frozenset({Rolls() if choose.how == "random" else Asks(You()), Binds(choose.chosen)})


KIND = Kind("choose", Choose, check, Lowering(lower, can_begin=can_begin, arms=arms), say, leaf, does)
