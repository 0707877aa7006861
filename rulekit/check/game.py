"""Whole games: declarations in the order they hang on one another, then what happens, then examples."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rulekit.check import amounts, components, errors, examples, fields, links
from rulekit.check.names import Names
from rulekit.check.scope import Scope
from rulekit.diagnostics import Report
from rulekit.model.expression import Adjective, Derived, Type, Variable
from rulekit.model.game import Game, Rank, Step, VariantInfo
from rulekit.model.ranges import MOST_PLAYERS
from rulekit.model.statement import Modifier
from rulekit.syntax.node import Node, Word

__all__ = ["check_game"]

FIXED = ("setup", "play", "score")
"""Steps that rulekit does by itself, by nobody in particular."""


def check_game(
    tree: Node,
    variants: tuple[VariantInfo, ...],
    statements: Mapping[str, Callable[[Node, Any], Any]],
    modifiers: Mapping[str, Callable[[Node, Any], Any]],
    report: Report,
) -> Game | None:
    """The checked game; None when anything is wrong with it.

    Args:
        tree: a game with all patches in place.
        variants: the variants in force.
        statements: how each kind of statement is checked, by node kind.
        modifiers: the same for lasting effects.
        report: takes the mistakes.

    Reports:
        RK02xx, RK03xx: whatever is wrong.
    """
    names = Names(report)
    head = tree.node("game")
    if head is None:
        report.add(errors.missing_declaration("heading", tree.span, "begin the file with `game NAME`"))
        return None
    _declare(tree, names)
    scope = Scope(names, statements, modifiers)
    _words(tree, scope)
    scope.communal = _communal(tree)
    for node in tree.nodes("step"):
        scope.needs[node.name.text] = _needs(node, scope)
    steps = tuple(step for node in tree.nodes("step") for step in [_step(node, scope)] if step)
    effects = _effects(tree, scope)
    _reached(tree, scope, effects)
    _round(tree, names)
    facts = _header(head, scope)
    worked = tuple(
        one for node in tree.nodes("example") for one in [examples.check_example(node, scope, facts["players"])] if one
    )
    if report.has_errors:
        return None
    low, high = facts["players"]
    return Game(
        head.name.text,
        facts["title"],
        facts["by"],
        low,
        low,
        high,
        facts["age"],
        facts["minutes"],
        facts["wins"],
        variants,
        tuple(names.origins.values()),
        tuple(names.dials.values()),
        tuple(names.tables.values()),
        names.die,
        tuple(names.links.values()),
        tuple(names.fields),
        tuple(names.adjectives),
        tuple(names.derived),
        steps,
        effects,
        worked,
    )


def _declare(tree: Node, names: Names) -> None:
    for node in tree.nodes("source"):
        components.check_source(node, names)
    for node in tree.nodes("numbers"):
        components.check_numbers(node, names)
    for node in tree.nodes("table", "list"):
        components.check_table(node, names)
    for node in tree.nodes("table", "list"):
        components.check_columns(node, names)
    for node in tree.nodes("links", "links_of"):
        links.check_links(node, names)
    names.announced = frozenset(node.name.text for node in tree.nodes("step"))
    dice = tree.nodes("die", "die_numbers")
    for node in dice:
        components.check_dice(node, names)
    for node in tree.nodes("having"):
        fields.check_having(node, names)
    for node in dice[:1]:
        components.check_gifts(node, names)
    for node in tree.nodes("step"):
        names.declare(node.name)
        names.steps[node.name.text] = node
        for rule in node.walk():
            if rule.kind == "rule":
                names.declare(rule.name, "rule")
                names.rules[rule.name.text] = rule.name.span
    for needed, help_ in (("play", "write `step play`, which says how the game goes"),):
        if needed not in names.steps:
            names.report.add(errors.missing_declaration(f"step `{needed}`", tree.the("game").name.span, help_))


def _words(tree: Node, scope: Scope) -> None:
    """Adjectives and defined values, in the order of the text."""
    for node in tree.nodes("adjective", "derived", "derived_yours"):
        match node.kind:
            case "adjective":
                _adjective(node, scope)
            case "derived":
                noun, of = node.names
                thing = _thing(of, scope)
                if thing is not None:
                    _derived(node, noun, of.text, thing, scope)
            case _:
                _derived(node, node.name, "player", None, scope)


def _thing(word: Word, scope: Scope) -> Type | None:
    """The kind of things that a singular noun stands for."""
    if word.text == "player":
        return Type("player")
    if scope.names.is_die(word.text):
        return Type("die")
    table = scope.names.table(word.text)
    if table is None:
        scope.report(errors.unknown_name(word.text, word.span, (*scope.names.tables, "player"), "kind of thing"))
        return None
    return Type("item", table.name)


def _adjective(node: Node, scope: Scope) -> None:
    of, name = node.names
    thing = _thing(of, scope)
    if thing is None:
        return
    kind = thing.of or thing.kind
    scope.names.declare(name, kind)
    called = node.node("called")
    variable = scope.new(called.name.text if called else of.text, thing)
    with scope.inside(variable), scope.describing(variable):
        condition = scope.condition(node.the("reasons", "any_of", "all_of"))
    if condition is not None:
        scope.names.adjectives.append(Adjective(name.text, kind, variable, condition))


def _derived(node: Node, noun: Word, of: str, thing: Type | None, scope: Scope) -> None:
    scope.names.declare(noun, of)
    called = node.node("called")
    variable: Variable | None = None
    if thing is not None:
        variable = scope.new(called.name.text if called else of, thing)
    value_node = node.the("value", "value_if")
    if variable is None:
        value = scope.value(value_node)
    else:
        with scope.inside(variable), scope.describing(variable):
            value = scope.value(value_node)
    if value is not None:
        scope.names.derived.append(
            Derived(noun.text, thing.of or thing.kind if thing else of, variable, value, scope.type(value))
        )


def _communal(tree: Node) -> frozenset[str]:
    """The steps that are done by nobody in particular: the fixed ones, and those they do outside ``each player``."""
    steps = {node.name.text: node for node in tree.nodes("step")}
    found = set(FIXED) & set(steps)
    open_ = list(found)
    while open_:
        for name in _does(steps[open_.pop()]):
            if name in steps and name not in found:
                found.add(name)
                open_.append(name)
    return frozenset(found)


def _does(node: Node) -> list[str]:
    """The steps that a node does, not looking into what single players do."""
    names: list[str] = []
    for child in node.nodes():
        if child.kind == "do":
            names += [word.text for word in child.names]
        elif child.kind not in ("each_player", "subject"):
            names += _does(child)
    return names


def _needs(node: Node, scope: Scope) -> Variable | None:
    needs = node.node("needs")
    if needs is None:
        return None
    word = needs.name
    called = needs.node("called")
    if word.text == "opponent":
        return scope.new(called.name.text if called else "opponent", Type("player"))
    thing = _thing(word, scope)
    return scope.new(called.name.text if called else word.text, thing) if thing else None


def _step(node: Node, scope: Scope) -> Step | None:
    name = node.name.text
    needs = scope.needs.get(name)
    scope.step, scope.rules = name, []
    with scope.inside(*([needs] if needs else []), somebody=name not in scope.communal):
        scope.forget()
        body = scope.body(node)
    scope.step = ""
    if body is None:
        return None
    return Step(name, needs, body, name in scope.communal, tuple(scope.rules), node.name.span)


def _effects(tree: Node, scope: Scope) -> tuple[Modifier, ...]:
    """The lasting effects of things, in the order of the text."""
    made: list[Modifier] = []
    for node in tree.nodes("with"):
        word = node.name
        hit = scope.names.item(word.text)
        if hit is None or scope.names.holding_of(hit[0].name) is None:
            known = [item.name for table in scope.names.tables.values() for item in table.items]
            scope.report(errors.unknown_name(word.text, word.span, known, "thing that players have"))
            continue
        scope.holder = (hit[0].name, hit[1].index)
        for child in node.nodes():
            check = scope.modifiers.get(child.kind)
            if check is not None:
                scope.forget()
                effect = check(child, scope)
                if effect is not None:
                    made.append(effect)
    return tuple(made)


def _reached(tree: Node, scope: Scope, effects: tuple[Modifier, ...]) -> None:
    """Report the steps that nothing does."""
    del effects
    done = {word.text for node in tree.walk() if node.kind == "do" for word in node.names}
    for name, node in scope.names.steps.items():
        if name not in done and name not in FIXED:
            scope.report(errors.never_reached(name, node.name.span))


def _round(tree: Node, names: Names) -> None:
    """Report steps that do themselves, directly or through others."""
    calls = {
        node.name.text: [word.text for one in node.walk() if one.kind == "do" for word in one.names]
        for node in tree.nodes("step")
    }
    for node in tree.nodes("with"):
        for one in node.nodes("timed", "during"):
            calls.setdefault(one.name.text, []).extend(
                word.text for do in one.walk() if do.kind == "do" for word in do.names
            )
    done: set[str] = set()
    for first, called in calls.items():
        trail: list[str] = []
        stack = [(first, iter(called))]
        while stack:
            name, rest = stack[-1]
            if name not in trail:
                trail.append(name)
            following = next((one for one in rest if one in calls and one not in done), None)
            if following is None:
                done.add(name)
                trail.remove(name)
                stack.pop()
            elif following in trail:
                at = trail.index(following)
                names.report.add(errors.goes_round([*trail[at:], following], names.steps[following].name.span))
                done.add(name)
            else:
                stack.append((following, iter(calls[following])))


def _header(head: Node, scope: Scope) -> dict[str, Any]:
    """What stands under the name of the game."""
    texts = {node.kind: node.words("STRING")[0].title for node in head.nodes("title", "by", "why")}
    pairs = {
        node.kind: tuple(int(word.text) for word in node.words("NUMBER"))
        for node in head.nodes("players", "minutes", "age")
    }
    low, high = pairs.get("players", (1, 4))
    players = head.node("players")
    if players is not None and (low > high or low < 1 or high > MOST_PLAYERS):
        scope.report(
            errors.upside_down(low, high, players.span)
            if low > high
            else errors.outside(high if low >= 1 else low, 1, MOST_PLAYERS, players.span)
        )
        low, high = 1, 4
    wins: list[Rank] = []
    node = head.node("wins")
    for rank in node.nodes("rank") if node else ():
        with scope.inside(somebody=True):
            value = scope.number(Node("yours", (rank.name,), rank.name.span))
        if value is not None:
            wins.append(Rank(amounts.noun_of(rank.name, scope), rank.says("most"), value))
    if "title" not in texts:
        scope.report(errors.missing_declaration("title", head.name.span, 'write `title "..."` below the name'))
    return {
        "title": texts.get("title", ""),
        "by": texts.get("by", ""),
        "players": (low, high),
        "age": pairs["age"][0] if "age" in pairs else 0,
        "minutes": pairs.get("minutes"),
        "wins": tuple(wins),
    }
