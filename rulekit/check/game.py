"""Whole games: declarations in the order they depend on one another, then what happens, then examples."""

from __future__ import annotations

from contextlib import nullcontext

import attrs

from rulekit.check import (
    agreed,
    boards,
    components,
    dice,
    errors,
    examples,
    fields,
    flow,
    leaving,
    links,
    maps,
    of_two,
    open_loops,
    physical,
    products,
    relations,
    supply,
    tried_out,
    winning,
)
from rulekit.check.afresh import afresh, interrupted
from rulekit.check.defining import defined_by, in_order
from rulekit.check.expanded_size import MOST_LEVELS, MOST_PARTS, MOST_PASSES, expanded_size, goes_too_far, passes
from rulekit.check.heading import check_heading, last_wins, seats
from rulekit.check.kinds import Kinds
from rulekit.check.limit import LimitedReport, TooManyMistakesError
from rulekit.check.modifiers import find_saying, lasting_effects, report_unsaid
from rulekit.check.names import Names
from rulekit.check.scope import Scope
from rulekit.check.steps import needs_of
from rulekit.check.values import VALUES
from rulekit.diagnostics import Report
from rulekit.model.component import COUNTER_HIGH
from rulekit.model.expression import Adjective, Condition, Derived, Expression, Relation, Type, Variable
from rulekit.model.game import Game, Step, VariantInfo
from rulekit.model.stock import enough
from rulekit.source import Span
from rulekit.syntax.node import Node, Word

__all__ = ["check_game"]

LEAVING = frozenset({"you_lose", "you_are_out", "you_are_out_of"})
"""What the pieces of the grammar are called by which somebody leaves the game, or a step of it."""


def check_game(
    tree: Node,
    variants: tuple[VariantInfo, ...],
    kinds: Kinds,
    report: Report,
) -> Game | None:
    """The checked game; None when anything is wrong with it.

    Args:
        tree: a game with all patches in place.
        variants: the variants in force.
        kinds: the kinds of statements and modifiers.
        report: takes the mistakes.

    Reports:
        RK02xx, RK03xx: whatever is wrong.
    """
    broken = tree.node("broken")
    lost = [one.text for one in broken.children if isinstance(one, Word)] if broken else []
    found = LimitedReport(lost=frozenset(lost))
    try:
        return _checked(tree, variants, kinds, found, report)
    except TooManyMistakesError:
        return None
    finally:
        for one in found:
            report.add(one)


def _checked(
    tree: Node,
    variants: tuple[VariantInfo, ...],
    kinds: Kinds,
    report: LimitedReport,
    before: Report,
) -> Game | None:
    names = Names(report, frozenset(one.name for one in variants))
    head = tree.node("game")
    if head is None:
        alone = {one.kind for one in tree.nodes()} == {"example"}
        begin = "examples of GAME" if alone else "game NAME"
        report.add(errors.missing_declaration("heading", tree.span, f"begin the file with `{begin}`"))
        return None
    for other in (*tree.nodes("game")[1:], *tree.nodes("variant", "examples")):
        report.add(errors.does_not_belong(other.name.text, other.name.span))
    told = {one.labels[0].span for one in before if one.code == "RK0124"}
    tree = _bounded(tree, report, told)
    _declare(tree, names, seats(head))
    scope = Scope(names, kinds.vocabulary, kinds.statements, kinds.modifiers)
    scope.seats = seats(head)
    _words(tree, scope)
    scope.without_actor = flow.without_actor(tree)
    scope.turning = flow.done_in_turns(tree)
    scope.leaving = any(node.kind in LEAVING for node in tree.walk())
    scope.last_wins = last_wins(head)
    scope.triggering = any(node.kind == "event_you" for node in tree.walk())
    for node in tree.nodes("step"):
        scope.needs[node.name.text] = needs_of(node, scope)
    personal: set[str] = set()
    while open_ := scope.without_actor & flow.done_by_players(tree, scope.without_actor) - set(flow.FIXED):
        speaking = {name for name in sorted(open_) if _speaks_of_you(names.steps[name], scope)}
        personal |= speaking
        scope.without_actor = flow.without_actor(tree, personal)
        if not speaking:
            break
    steps = tuple(step for node in tree.nodes("step") for step in [_step(node, scope)] if step)
    lasting = lasting_effects(tree, scope)
    flow.report_unreached(tree, names)
    report_unsaid(tree, scope)
    flow.report_cycles(tree, names, scope.doing)
    heading = check_heading(head, scope)
    worked = examples.check_examples(tree, scope, heading.players, head.span.path if variants else None)
    if report.has_errors or before.has_errors:
        return None
    low, high = heading.players
    game = Game(
        head.name.text,
        heading.title,
        heading.by,
        low,
        low,
        high,
        heading.age,
        heading.minutes,
        heading.wins,
        variants,
        tuple(names.origins.values()),
        tuple(names.parameters.values()),
        tuple(names.tables.values()),
        names.die,
        tuple(names.links.values()),
        tuple(names.maps.values()),
        tuple(names.fields),
        tuple(names.adjectives),
        tuple(names.derived),
        tuple(names.relations),
        steps,
        lasting,
        worked,
        kinds.vocabulary,
        last_wins=heading.last_wins,
        components=tuple(names.components.values()),
    )
    leaves_rightly = (
        leaving.leaves_rightly(game, head, report)
        & winning.wins_alone(game, report)
        & physical.counts_agree(game, report)
    )
    unknown = [told for place, told in names.drawing.items() if place not in enough(game)]
    for one in unknown:
        report.add(one)
    return (
        supply.roomy(game, report)
        if not unknown and leaves_rightly & open_loops.loops_end(game, report) & tried_out.can_be_tried(game, report)
        else None
    )


def _declare(tree: Node, names: Names, players: tuple[int, int]) -> None:
    names.fewest = players[0]
    for node in tree.nodes("source"):
        components.check_source(node, names)
    for node in tree.nodes("numbers"):
        components.check_numbers(node, names)
    for node in tree.walk():
        if node.kind == "override" and (parameter := names.parameters.get(node.name.text)):
            other = components.whole(node.child("value"))
            names.parameters[parameter.name] = attrs.evolve(parameter, others=(*parameter.others, other))
    for node in tree.nodes("table", "list"):
        components.check_table(node, names)
    for node in tree.nodes("board"):
        boards.check_board(node, names, players)
    for node in tree.nodes("paths"):
        boards.check_paths(node, names)
    for node in tree.nodes("table", "list"):
        components.check_columns(node, names)
    for node in tree.nodes(*products.PRODUCTS):
        products.check_product(node, names)
    for node in tree.nodes("links", "links_of"):
        links.check_links(node, names)
    for node in tree.nodes("map"):
        maps.check_map(node, names)
    names.announced = frozenset(node.name.text for node in tree.nodes("step"))
    names.interrupted = interrupted(tree)
    thrown = tree.nodes("die", "die_numbers")
    dice.check_dice(thrown, names)
    dice.note_throws(tree, names)
    for node in tree.nodes("agreed"):
        agreed.check_option(node, names)
    for node in tree.nodes("having"):
        fields.check_having(node, names)
    fields.check_supplies(tree, names)
    for node in tree.nodes("pieces"):
        boards.check_pieces(node, names)
    dice.check_gifts(thrown, names)
    for node in tree.nodes("step"):
        names.declare(node.name)
        names.steps[node.name.text] = node
        for rule in node.walk():
            if rule.kind == "rule":
                names.declare(rule.name, "rule")
                names.rules[rule.name.text] = rule.name.span
            elif rule.kind == "option":
                names.options.append(rule.name.text)
    for node in tree.nodes("components"):
        physical.check_components(node, names)
    find_saying(tree, names)
    for needed, help_ in (("play", "write `step play`, which says how the game goes"),):
        if needed not in names.steps:
            names.report.add(errors.missing_declaration(f"step `{needed}`", tree.the("game").name.span, help_))


def _bounded(node: Node, report: Report, told: set[Span]) -> Node:
    """The tree without numbers that are too great for any game; at the places in ``told`` this was reported.

    Reports:
        RK0302: a number is too great.
    """
    if not any(isinstance(one, Word) and _too_great(one) for part in node.walk() for one in part.children):
        return node  # the same, so that what is known of it is known of all variants that leave it as it is
    children: list[Node | Word] = []
    for one in node.children:
        if isinstance(one, Word):
            if _too_great(one):
                if one.span not in told:
                    report.add(errors.outside(int(one.text), 0, COUNTER_HIGH, one.span))
                one = attrs.evolve(one, text=str(COUNTER_HIGH))  # noqa: PLW2901  # so that nothing else is wrong
            children.append(one)
        else:
            children.append(_bounded(one, report, told))
    return Node(node.kind, tuple(children), node.span, node.role)


def _too_great(word: Word) -> bool:
    return word.kind == "NUMBER" and int(word.text) > COUNTER_HIGH


def _words(tree: Node, scope: Scope) -> None:
    """Adjectives and defined values, each after those that it is defined from, otherwise in the order of the text."""
    nodes, circles = in_order(tree.nodes("adjective", "relation", "derived", "derived_yours"))
    scope.names.circles |= circles
    for node in nodes:
        match node.kind:
            case "adjective":
                _adjective(node, scope)
            case "relation":
                _relation(node, scope)
            case "derived":
                noun, of = node.name, node.word("of")
                thing = relations.kind_of_things(of, scope)
                if thing is not None:
                    _derived(node, noun, of.text, thing, scope)
                else:
                    scope.names.report.lose((noun.text,))
            case _:
                _derived(node, node.name, "player", None, scope)
        scope.names.circles.pop(defined_by(node).text, None)


def _adjective(node: Node, scope: Scope) -> None:
    of, name = node.word("of"), node.word("adjective")
    thing = relations.kind_of_things(of, scope)
    if thing is None:
        scope.names.report.lose((name.text,))
        return
    kind = thing.of or thing.kind.value
    scope.names.declare(name, kind)
    called = node.node("called")
    variable = scope.new(called.name.text if called else of.text, thing)
    with scope.inside(variable), scope.describing(variable):
        condition = scope.condition(node.the("reasons", "any_of", "all_of"))
    made = Adjective(name.text, kind, variable, condition) if condition is not None else None
    if made is not None and condition is not None and _weighed(made, condition, node, scope):
        scope.names.adjectives.append(made)
    else:
        scope.names.report.lose((name.text,))


def _relation(node: Node, scope: Scope) -> None:
    noun = node.child("related")
    first, second = relations.kind_of_things(node.word("of"), scope), relations.kind_of_things(node.word("to"), scope)
    made: Relation | None = None
    if first is not None and second is not None:
        scope.names.declare(noun.name, second.of or second.kind.value)
        made = relations.define_relation(node, first, second, scope)
    if made is not None and _weighed(made, made.condition, node, scope):
        scope.names.relations.append(made)
    else:
        scope.names.report.lose(word.text for word in noun.names)


def _derived(node: Node, noun: Word, of: str, thing: Type | None, scope: Scope) -> None:
    scope.names.declare(noun, *([of] if thing is not None else []))
    called = node.node("called")
    variable: Variable | None = None
    if thing is not None:
        own = called if called is not None and called.role != "second" else None
        variable = scope.new(own.name.text if own else of, thing)
    value_node, second = node.the(*VALUES), None
    if variable is None:
        value = scope.value(value_node)
    elif of_two.is_of_two(node):
        second = of_two.second_of(node, variable, scope)
        both = nullcontext() if node.says("between") else scope.describing(variable)  # of two things neither is `it`
        with scope.inside(variable, *([second] if second else [])), both:
            value = scope.value(value_node) if second is not None else None
    else:
        with scope.inside(variable), scope.describing(variable):
            value = scope.value(value_node)
    kind = thing.of or thing.kind.value if thing else of
    made = Derived(noun.text, kind, variable, value, scope.type(value), second) if value is not None else None
    if made is not None and value is not None and _weighed(made, value, node, scope):
        scope.names.derived.append(made)
    else:
        scope.names.report.lose((noun.text,))


def _weighed(made: Adjective | Derived | Relation, inner: Condition | Expression, node: Node, scope: Scope) -> bool:
    """Whether what was defined is not too much.

    Reports:
        RK0310: it is too much when it is spelled out.
    """
    known = scope.names.expanded_sizes
    known[id(made)] = expanded_size(inner, known)
    parts, levels = known[id(made)]
    if parts > MOST_PARTS or levels > MOST_LEVELS:
        scope.report(errors.too_much(node.span))
        return False
    count = passes(made, scope.names.passes)
    if count > MOST_PASSES:
        scope.report(goes_too_far(node.span, count))
    return count <= MOST_PASSES


def _speaks_of_you(node: Node, scope: Scope) -> bool:
    """Whether what happens in a step happens to a player in particular; tried out, with nothing reported."""
    kept, scope.names.report = scope.names.report, LimitedReport()
    try:
        _step(node, scope)
    except TooManyMistakesError:
        pass
    finally:
        tried, scope.names.report = scope.names.report, kept
    return any(one.code == "RK0205" for one in tried)


def _step(node: Node, scope: Scope) -> Step | None:
    name = node.name.text
    needs = scope.needs.get(name, ())
    scope.step, scope.rules = name, []
    scope.names.report.begin_step()
    with scope.inside(*needs, somebody=name not in scope.without_actor):
        scope.forget()
        scope.know(*afresh(name, scope.names))
        body = scope.body(node)
    scope.step = ""
    scope.names.report.begin_step()
    if body is None:
        return None
    return Step(name, needs, body, name in scope.without_actor, tuple(scope.rules), node.name.span)
