"""Walks through values, conditions and statements: what stands in them, substitution, equivalence, expanded size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import chain
from operator import attrgetter, is_
from typing import TypeVar

import attrs

from rulekit.model.closed import Base
from rulekit.model.component import Column, Die, Face, Field, Parameter, Table
from rulekit.model.expression import (
    Adjective,
    Condition,
    DerivedOf,
    Expression,
    Neighbour,
    Related,
    Relation,
    SetOf,
    Variable,
    VariableRef,
    You,
)
from rulekit.model.links import Links
from rulekit.model.type import Type
from rulekit.remembering import remembered

__all__ = [
    "children",
    "depends_on_you",
    "equivalent",
    "exchange",
    "inside",
    "replaced",
    "spelled_out",
    "substitute",
    "total_size",
]

LEAVES = (Column, Parameter, Die, Face, Field, Links, Table, Type, Variable)
"""What rules speak of, which holds no rules itself."""

Node = TypeVar("Node")


def children(node: object) -> tuple[object, ...]:
    """What a value, a condition, a statement or a tuple of them is directly made of; nothing of a leaf or a number."""
    if isinstance(node, tuple):
        return node
    kind: type = type(node)
    return _reader(kind)(node)


@cache
def _parts(kind: type) -> tuple[str, ...]:
    """What values of a class are made of; nothing of leaves and numbers."""
    if not attrs.has(kind) or issubclass(kind, LEAVES):
        return ()
    return tuple(part.name for part in attrs.fields(kind) if part.name != "span")


@cache
def _reader(kind: type) -> Callable[[object], tuple[object, ...]]:
    """What gives all that values of a class are made of."""
    names = _parts(kind)
    if len(names) > 1:
        return attrgetter(*names)  # without a loop it takes a third
    return (lambda node: (getattr(node, names[0]),)) if names else (lambda _: ())


def inside(thing: object) -> Iterator[object]:
    """A thing and all that stands in it, words that the rules define spelled out; things, fields and links stay whole.

    Args:
        thing: a statement, a modifier, a value, a condition, or several in a tuple.
    """
    return iter(_inside(thing)) if not isinstance(thing, tuple) else chain.from_iterable(map(inside, reversed(thing)))


@remembered(8192)
def _inside(thing: object) -> tuple[object, ...]:
    """The same of what is no tuple."""
    found: list[object] = []
    stack = [thing]
    while stack:
        one = stack.pop()
        if not isinstance(one, tuple):
            found.append(one)
        stack.extend(children(one))
    return tuple(found)


def depends_on_you(thing: object) -> bool:
    """Whether it is another thing for another ``you``: what a person is named for does not depend on who asks.

    Args:
        thing: as in ``inside``.
    """
    stack = [thing]
    while stack:
        one = stack.pop()
        if isinstance(one, You | Neighbour) or (isinstance(one, SetOf) and one.base is Base.OPPONENTS):
            return True
        if isinstance(one, DerivedOf) and not isinstance(one.owner, You):
            stack += [one.owner, one.item, one.other]
        elif isinstance(one, DerivedOf) and one.item is not None:
            stack += [one.item, one.other, one.derived.value]
        else:
            stack.extend(children(one))
    return False


def substitute(node: Node, variable: Variable, thing: Expression) -> Node:
    """A condition or a value with a thing in the place of a variable; definitions of words stay as they are."""

    def is_it(one: object) -> bool:
        return isinstance(one, VariableRef) and one.variable.key == variable.key

    return _exchanged(node, is_it, thing)  # type: ignore[return-value]  # a condition stays a condition


def exchange(node: Node, old: Expression, new: Expression) -> Node:
    """A statement, a condition or a value with one value in the place of another, as by ``substitute``."""
    return _exchanged(node, lambda one: one == old, new)  # type: ignore[return-value]  # a statement stays one


def spelled_out(fact: Related) -> Condition:
    """What a relation says of two things, in their own terms."""
    relation = fact.relation
    return substitute(substitute(relation.condition, relation.variable, fact.left), relation.second, fact.right)


def _exchanged(node: object, is_it: Callable[[object], bool], thing: Expression) -> object:
    if is_it(node):
        return thing
    if isinstance(node, tuple):
        return tuple(_exchanged(one, is_it, thing) for one in node)
    if isinstance(node, Adjective | Relation) or not children(node):
        return node
    kind: type = type(node)
    made = [_exchanged(one, is_it, thing) for one in children(node)]
    return attrs.evolve(node, **dict(zip(_parts(kind), made, strict=True)))  # type: ignore[misc]  # it is one of the frozen values


def replaced(whole: Node, others: Mapping[Field, Field]) -> Node:
    """The same with other fields in the place of some, wherever they stand."""
    return _replaced(whole, others, {})  # type: ignore[return-value]  # a game stays a game


def _replaced(node: object, others: Mapping[Field, Field], done: dict[int, tuple[object, object]]) -> object:
    if id(node) in done:
        return done[id(node)][1]
    made = node
    if isinstance(node, Field):
        made = others.get(node, node)
    elif isinstance(node, tuple):
        parts = tuple(_replaced(one, others, done) for one in node)
        made = node if all(map(is_, parts, node)) else parts
    elif attrs.has(kind := type(node)):
        found = {part.name: getattr(node, part.name) for part in attrs.fields(kind) if part.init}
        new = {name: _replaced(one, others, done) for name, one in found.items()}
        changed = {name: one for name, one in new.items() if one is not found[name]}
        made = attrs.evolve(node, **changed) if changed else node  # type: ignore[misc]  # it is one of the frozen values
    done[id(node)] = (node, made)  # the node is kept, so that its number stays its own
    return made


def equivalent(left: object, right: object) -> bool:
    """Whether two values are the same, however they are said (``it``, ``that site``)."""
    if isinstance(left, VariableRef) and isinstance(right, VariableRef):
        return left.variable.key == right.variable.key
    if type(left) is not type(right):
        return False
    first, second = children(left), children(right)
    if not first and not second:
        return left == right
    return len(first) == len(second) and all(map(equivalent, first, second))


def total_size(node: object, known: Callable[[object], tuple[int, int] | None]) -> tuple[int, int]:
    """How many parts a value or a condition has, and how many lie in one another.

    Args:
        node: what is measured.
        known: the size of what was measured before and is not looked into again; None of anything else.
    """
    parts = levels = 0
    stack: list[tuple[object, int]] = [(node, 1)]
    while stack:
        one, level = stack.pop()
        parts, levels = parts + 1, max(levels, level)
        if (size := known(one)) is not None:
            parts, levels = parts + size[0], max(levels, level + size[1])
            continue
        deeper = level if isinstance(one, tuple) else level + 1
        stack.extend((child, deeper) for child in children(one))
    return parts, levels
