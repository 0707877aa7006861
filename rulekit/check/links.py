"""Links: their declarations checked, and what is said with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import attrs

from rulekit.check import errors, lying, places, relations, sets, values
from rulekit.check.components import mark_of
from rulekit.check.names import Names
from rulekit.diagnostics import Diagnostic, Label
from rulekit.model.closed import ValueKind
from rulekit.model.expression import Condition, Connected, Expression, FieldOf, FromColumn, NextTo, SetOf, Type, Within
from rulekit.model.links import End, Links
from rulekit.source import Span
from rulekit.syntax.node import Node, Word

if TYPE_CHECKING:
    from rulekit.check.scope import Scope

__all__ = ["MOST_LINKS", "check_links", "connected", "next_to", "within"]

MOST_LINKS = 10_000
"""How many edges a game has at most, those of kinds put together counted again."""


def check_links(node: Node, names: Names) -> None:
    """Declare edges, or several kinds of them together.

    Reports:
        RK0201: an unknown thing or kind of links. RK0202: a thing that touches itself. RK0310: too many edges.
    """
    name = node.name
    names.declare(name)
    made = _together(node, names) if node.kind == "links_of" else _listed(node, names)
    room = MOST_LINKS - sum(len(one.edges) for one in names.links.values())
    if len(made.edges) > room:
        names.report.add(errors.too_many(name.span, "links", MOST_LINKS))
        made = attrs.evolve(made, edges=(), marks=())
    names.links[name.text] = made


def _together(node: Node, names: Names) -> Links:
    """Several kinds of links as one: what any of them joins, it joins, once."""
    parts = tuple(dict.fromkeys(one.text for one in node.each_word("part") if _known(one, names)))
    edges: dict[tuple[End, End], str] = {}
    for one in parts:
        for edge, mark in zip(names.links[one].edges, names.links[one].marks, strict=True):
            edges.setdefault(edge[::-1] if edge[::-1] in edges else edge, mark or names.links[one].mark)
    return Links(node.name.text, tuple(edges), tuple(edges.values()), "", node.span, parts)


def _listed(node: Node, names: Names) -> Links:
    """The edges that stand line by line."""
    edges_found: dict[tuple[End, End], str] = {}
    for row in node.nodes("link"):
        source = ""
        ends: list[End] = []
        unmarked: list[tuple[End, End]] = []  # a mark speaks for everything listed since the one before
        for child in row.children:
            if isinstance(child, Word) and child.kind == "NAME":
                hit = names.item(child.text)
                if hit is None:
                    names.report.add(errors.unknown_name(child.text, child.span, names.everything(), "thing"))
                    continue
                end = hit[0].name, hit[1].index
                if end in ends[:1]:
                    names.report.add(errors.said_twice(child.text, child.span, row.name.span))
                    continue
                ends.append(end)
                if len(ends) > 1:
                    there, back = (ends[0], ends[-1]), (ends[-1], ends[0])
                    edge = back if back in edges_found else there
                    edges_found.setdefault(edge, source)
                    unmarked.append(edge)
            elif isinstance(child, Node) and child.kind == "mark":
                source = mark_of(Node("row", (child,), child.span), names)
                if unmarked:
                    edges_found.update(dict.fromkeys(unmarked, source))
                    unmarked, source = [], ""
    return Links(node.name.text, tuple(edges_found), tuple(edges_found.values()), mark_of(node, names), node.span)


def _known(word: Word, names: Names) -> bool:
    if word.text in names.links:
        return True
    names.report.add(errors.unknown_name(word.text, word.span, names.links, "kind of links"))
    return False


def _links(node: Node, left: Expression, scope: Scope) -> Links | None:
    """The links that are named, of the game or of the board that a place is on; of a board any, if none is named."""
    word = node.names[0] if node.names else None
    if word is not None and word.text in scope.names.links:
        return scope.names.links[word.text]
    found = places.links_of(word, left, scope)
    if found is None and word is not None:
        table = places.board_of(left, scope)
        known = (*scope.names.links, *(table.board.kinds if table and table.board else ()))
        scope.report(errors.unknown_name(word.text, word.span, known, "kind of links"))
    elif found is None:
        scope.report(_by_which(scope.text(node), node.span, scope.names.links))
    return found


def _by_which(said: str, span: Span, known: Iterable[str]) -> Diagnostic:
    """Things that lie on no board touch by links, and by which is not said."""
    listed = " or ".join(f"`{said} by {name}`" for name in known)
    return Diagnostic(
        "RK0203",
        f"by which links `{said}` is not said",
        (Label(span, "these lie on no board"),),
        f"write {listed}" if listed else "declare what touches what as `links`, or lay the things out as a board",
    )


def _far(node: Node, scope: Scope) -> Expression | SetOf | None:
    """The other end: one thing, or some of them."""
    if node.kind == "described" or (node.kind == "name" and scope.names.table(node.name.text)):
        return sets.set_of_thing(node, scope)
    if node.kind == "part" and (found := relations.those(node, scope)) is not None:
        return found or None
    return values.of_kind(node, scope, (ValueKind.ITEM,), "a thing")


def next_to(node: Node, left: Expression, scope: Scope, *, negated: bool) -> Condition | None:
    """``next to active provinces by border``: an edge leads there.

    Reports:
        RK0201: unknown links.
    """
    links, far = _links(node, left, scope), _far(node.child("far"), scope)
    if links is None or far is None or not _an_item(node, left, scope):
        return None
    return NextTo(left, far, links, negated)


def connected(node: Node, left: Expression, scope: Scope, *, negated: bool) -> Condition | None:
    """``connected to active provinces by voyage through sailed waters``: a way leads there through those alone.

    Reports:
        RK0201: unknown links. RK0314: the other end can be nothing.
    """
    far_node = node.child("far")
    links, far = _links(node, left, scope), _far(far_node, scope)
    through = sets.set_of_thing(node.child("through"), scope)
    if links is None or through is None or far is None or not _an_item(node, left, scope):
        return None
    if not isinstance(far, SetOf) and not values.definite(far, far_node, scope):
        return None
    return Connected(left, far, links, through, negated)


def _an_item(node: Node, left: Expression, scope: Scope) -> bool:
    kind = scope.type(left).kind
    if kind is ValueKind.ITEM:
        return True
    scope.report(errors.wrong_kind("", node.span, values.KINDS[kind], "a thing"))
    return False


def within(node: Node, left: Expression, scope: Scope, *, negated: bool) -> Condition | None:
    """``in empire_pile``, ``in offer``, ``in home of that empire``: a thing is one of some.

    Reports:
        RK0203: nothing that such things are in, or a row into which nobody looks.
    """
    inner = node.the()
    held = values.value(inner, scope)
    if held is None:
        return None
    of = scope.type(left)
    lies = isinstance(held, FieldOf) and held.field.kind in (ValueKind.SET, ValueKind.ROW)
    fits = isinstance(held, FieldOf) and lies and held.field.of == of.of
    listed = (
        isinstance(held, FromColumn)
        and held.column.kind in (ValueKind.ITEM, ValueKind.ITEMS)
        and held.column.table == of.of
    )
    if isinstance(held, FieldOf) and lies and lying.unseen(held, inner, scope):
        return None
    if of.kind is ValueKind.ITEM and (fits or listed) and isinstance(held, FieldOf | FromColumn):
        return Within(left, held, negated)
    found: Type = scope.type(held)
    kind = f"for {errors.one(held.field.of)}" if lies and isinstance(held, FieldOf) else values.KINDS[found.kind]
    scope.report(errors.wrong_kind(values.text_of(inner), inner.span, kind, "a set, a row or a list of such things"))
    return None
