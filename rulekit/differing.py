"""What variants changed, as the book tells it: patches of the tree beside the games before and after."""

from __future__ import annotations

from typing import assert_never

from rulekit.book.changes import Changed
from rulekit.book.counts import rules_with
from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.book.terms import definition
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.syntax.node import Node
from rulekit.variants import changes as c

__all__ = ["told"]

BOUNDS = ("start", "least", "most", "boxes")


def told(found: tuple[c.Change, ...], before: Telling, after: Telling) -> tuple[Changed, ...]:
    """Each change with its sentence and, where statements changed, what was said before and is said now.

    Args:
        found: the changes, in order.
        before: the game without the variants.
        after: the game with them.
    """
    told_already = {("with", one.row.name.text) for one in found if isinstance(one, c.RowAdded)}
    told_already |= {("step", one.step) for one in found if isinstance(one, c.StepPlaced)}
    kept = [
        one
        for one in found
        if not (isinstance(one, c.DeclarationAdded) and one.node.names and _known(one.node) in told_already)
    ]
    return tuple(made for one in kept for made in _one(one, before, after))


def _known(node: Node) -> tuple[str, str]:
    """What tells one declaration from another: its kind and its name."""
    return node.kind, node.name.text


def _one(one: c.Change, before: Telling, after: Telling) -> tuple[Changed, ...]:  # one case each
    match one:
        case c.NumberChanged():
            path = _path(one.path, one.kind)
            sentence = Sentence("changed_number", {"path": path, "old": Number(one.old), "new": Number(one.new)})
            return (Changed(one.variant, sentence),)
        case c.CellChanged():
            return (Changed(one.variant, Sentence("replaced", {"noun": _path(one.path, "cell")[0]})),)
        case c.LineChanged() | c.Replaced():
            return _rewritten(one, before, after)
        case c.Removed():
            if one.kind == "example":
                return ()
            table: Part = Noun(one.path[1]) if one.kind == "row" and len(one.path) > 1 else False
            return (Changed(one.variant, Sentence("removed", {"noun": _noun(one.path[0], one.kind), "table": table})),)
        case c.ExampleDropped():
            return ()
        case c.RowAdded():
            name = one.row.name.text
            sentence = Sentence("added_row", {"noun": Noun(name), "table": Noun(one.table)})
            figures = _figures(one.table, name, after)
            return (Changed(one.variant, sentence, new=(*figures, *_abilities(name, after))),)
        case c.StepPlaced():
            other: Part = Noun(one.other, "steps") if one.other else False
            parts2: dict[str, Part] = {"step": Noun(one.step, "steps"), "moment": one.moment or False, "other": other}
            return (Changed(one.variant, Sentence("added_step", parts2), new=_said(one.step, "step", after)),)
        case c.StatementsAdded():
            return _added_statements(one, before, after)
        case c.ModifiersAdded():
            sentence = Sentence("added_effect", {"noun": Noun(one.thing)})
            return (Changed(one.variant, sentence, new=_abilities(one.thing, after)),)
        case c.DeclarationAdded():
            return _declared(one, after)
        case c.HeaderChanged():
            return _header(one, after)
        case _:
            assert_never(one)


def _header(one: c.HeaderChanged, after: Telling) -> tuple[Changed, ...]:
    if one.kind != "players":
        return ()
    parts: dict[str, Part] = {"low": Number(after.game.players_low), "high": Number(after.game.players_high)}
    return (Changed(one.variant, Sentence("changed_players", parts)),)


def _path(path: tuple[str, ...], kind: str) -> tuple[Part, ...]:
    """The words that lead to a number, smallest first: a dial; a column and its row; a bound and its field."""
    if kind == "dial":
        return (Noun(path[0], "numbers"),)
    if kind == "cell":
        return (Noun(path[0], "columns"), Noun(path[1]))
    return (Noun(path[0], "labels"), Noun(path[1]))


def _noun(name: str, kind: str) -> Noun:
    roles = {"rule": "rules", "step": "steps", "dial": "numbers", "adjective": "adjectives", "face": "faces"}
    return Noun(name, roles.get(kind, "things"))


def _rewritten(one: c.LineChanged | c.Replaced, before: Telling, after: Telling) -> tuple[Changed, ...]:
    if one.kind == "example":
        return _example(one.variant, one.path[0], after)
    noun = _noun(one.path[0], one.kind)
    whole = one.kind == "rule" and _condition(one.path[0], before) != _condition(one.path[0], after)
    old, new = (_said(one.path[0], one.kind, telling, whole=whole) for telling in (before, after))
    return (Changed(one.variant, Sentence("changed_rule", {"noun": noun}), old, new),)


def _condition(name: str, telling: Telling) -> object:
    """When a rule holds."""
    return next((rule.condition for _, rule in rules_with(telling) if rule.name == name), None)


def _said(name: str, kind: str, telling: Telling, *, whole: bool = False) -> tuple[Said, ...]:
    """All that a named rule, step or thing says; of a rule what it does, or (``whole``) also when it holds."""
    if kind == "rule":
        rules = [rule for _, rule in rules_with(telling) if rule.name == name]
        return tuple(said for rule in rules for said in (telling.say(rule) if whole else telling.all(rule.body)))
    if kind == "step":
        step = telling.game.step(name)
        return telling.all(step.body) if step else ()
    return _abilities(name, telling)


def _abilities(name: str, telling: Telling) -> tuple[Said, ...]:
    return tuple(
        said
        for one in telling.game.modifiers
        if telling.game.item_of(one.holder).name == name
        for said in telling.say(one)
    )


def _figures(table_name: str, name: str, telling: Telling) -> tuple[Said, ...]:
    table = telling.game.table(table_name)
    item = table.item(name)
    if item is None:
        return ()
    return tuple(
        Said(Sentence("figure", {"column": Noun(one.name, "columns"), "value": Number(value)}))
        for one in table.columns
        for value in [one.values[item.index]]
        if isinstance(value, int)
    )


def _added_statements(one: c.StatementsAdded, before: Telling, after: Telling) -> tuple[Changed, ...]:
    named = [
        (step, rule)
        for step, rule in rules_with(after)
        if rule.name not in {known.name for _, known in rules_with(before)}
    ]
    names = {word.name.text for word in one.statements if word.kind == "rule"}
    made = [
        Changed(
            one.variant,
            Sentence("added_rule", {"rule": Noun(rule.name, "rules"), "step": Noun(step, "steps")}),
            new=after.say(rule),
        )
        for step, rule in named
        if rule.name in names
    ]
    if made:
        return tuple(made)
    kind = "rule" if one.path[0] in {rule.name for _, rule in rules_with(after)} else "step"
    old, new = _said(one.path[0], kind, before), _said(one.path[0], kind, after)
    return (Changed(one.variant, Sentence("changed_rule", {"noun": _noun(one.path[0], kind)}), old, new),)


def _declared(one: c.DeclarationAdded, after: Telling) -> tuple[Changed, ...]:
    node = one.node
    if node.kind == "example":
        return _example(one.variant, node.name.text, after)
    if node.kind == "step":
        parts: dict[str, Part] = {"step": Noun(node.name.text, "steps"), "moment": False, "other": False}
        return (Changed(one.variant, Sentence("added_step", parts), new=_said(node.name.text, "step", after)),)
    if node.kind == "adjective":
        of, name = (one.text for one in node.names)
        found = (adjective for adjective in after.game.adjectives if (adjective.of, adjective.name) == (of, name))
        return tuple(Changed(one.variant, said) for adjective in found for said in definition(adjective, after))
    if node.kind == "with":
        name = node.name.text
        added = any(name == item.name for table in after.game.tables for item in table.items)
        return (
            (Changed(one.variant, Sentence("added_effect", {"noun": Noun(name)}), new=_abilities(name, after)),)
            if added
            else ()
        )
    return ()


def _example(variant: str, name: str, after: Telling) -> tuple[Changed, ...]:
    """An example that a variant brings, or writes anew."""
    example = next((found for found in after.game.examples if found.name == name), None)
    return (Changed(variant, Sentence("changes_nothing"), example=example),) if example else ()
