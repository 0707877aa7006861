"""Which step does which: what nobody in particular does, what is never done, what does itself."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from rulekit.check import errors
from rulekit.check.names import Names
from rulekit.syntax.node import Node

__all__ = ["done_by_players", "done_in_turns", "report_cycles", "report_unreached", "without_actor"]

FIXED = ("setup", "play", "score")
"""Steps that rulekit does by itself, by nobody in particular."""

ACTED_IN = ("each_player", "same_time", "subject", "take_turns")
"""The pieces of the grammar inside which players in particular act."""


def without_actor(tree: Node, players: AbstractSet[str] = frozenset()) -> frozenset[str]:
    """The steps that are done by nobody in particular: the fixed ones, and those they do outside ``each player``.

    Args:
        tree: the game.
        players: steps that only a player can do, wherever they are done.
    """
    steps = {node.name.text: node for node in tree.nodes("step")}
    found = set(FIXED) & set(steps)
    open_ = list(found)
    while open_:
        for name in _does(steps[open_.pop()]):
            if name in steps and name not in found and name not in players:
                found.add(name)
                open_.append(name)
    return frozenset(found)


def done_by_players(tree: Node, without_actor: frozenset[str]) -> frozenset[str]:
    """The steps that some player does somewhere."""
    found: set[str] = set()
    for step in tree.nodes("step"):
        alone = step.name.text not in without_actor
        parts = [step] if alone else [one for one in step.walk() if one.kind in ACTED_IN]
        for part in parts:
            found |= {word.text for one in part.walk() if one.kind == "do" for word in one.names}
    return frozenset(found)


def done_in_turns(tree: Node) -> frozenset[str]:
    """The steps that are done where players take turns, by themselves or through others."""
    steps = {node.name.text: node for node in tree.nodes("step")}
    bodies = [one.the("body") for one in tree.walk() if one.kind == "take_turns"]
    found: set[str] = set()
    while bodies:
        called = {word.text for one in bodies.pop().walk() if one.kind == "do" for word in one.names}
        new = (called & set(steps)) - found
        found |= new
        bodies += [steps[name] for name in new]
    return frozenset(found)


def _does(node: Node) -> list[str]:
    """The steps that a node does, not looking into what single players do."""
    names: list[str] = []
    for child in node.nodes():
        if child.kind == "do":
            names += [word.text for word in child.names]
        elif child.kind not in ACTED_IN:
            names += _does(child)
    return names


def report_unreached(tree: Node, names: Names) -> None:
    """Report the steps that nothing does."""
    done = {word.text for node in tree.walk() if node.kind == "do" for word in node.names}
    for name, node in names.steps.items():
        if name not in done and name not in FIXED:
            names.report.add(errors.never_reached(name, node.name.span))


def report_cycles(tree: Node, names: Names, doing: AbstractSet[tuple[str, str]] = frozenset()) -> None:
    """Report steps that do themselves, directly or through others, or through what things say.

    Args:
        tree: the game.
        names: what is declared.
        doing: which step, or which thing, does what the things of which table say.
    """
    calls = {
        node.name.text: [word.text for one in node.walk() if one.kind == "do" for word in one.names]
        for node in tree.nodes("step")
    }
    for node in tree.nodes("with", "with_everybody"):
        for one in (one for effect in (node, *node.nodes("this_turn")) for one in effect.nodes("timed", "during")):
            if one.name.text in calls:
                calls[one.name.text].extend(word.text for do in one.walk() if do.kind == "do" for word in do.names)
        said = [do for one in node.nodes("at_once") for do in one.walk() if do.kind == "do"]
        if said:
            calls.setdefault(node.name.text, []).extend(word.text for do in said for word in do.names)
    for name, table in sorted(doing):
        calls.setdefault(name, []).extend(names.saying[table])
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
                item = names.item(following)
                span = item[1].span if item is not None else names.steps[following].name.span
                names.report.add(errors.goes_round([*trail[at:], following], span))
                done.add(name)
            else:
                stack.append((following, iter(calls[following])))
