"""Tables of pairs: one thing for each two things of two tables, or of one table, checked."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from rulekit.check import errors
from rulekit.check.components import mark_of, noun
from rulekit.check.names import Names
from rulekit.model.closed import ValueKind
from rulekit.model.component import Column, Item, Table
from rulekit.model.ranges import MOST_IN_A_TABLE_OF_PAIRS
from rulekit.source import Span
from rulekit.syntax.node import Node, Word

__all__ = ["PRODUCTS", "check_product", "whole_name"]

PRODUCTS = ("product", "pairs")
"""The nodes of tables whose things follow from other tables."""

LOW, HIGH = "low", "high"
"""The columns of a table of pairs of one table."""


def whole_name(node: Node) -> Word:
    """The name of a thing as a node says it, which may be of two names: ``queen of spades``."""
    both = node if node.kind == "kept_of" else node.node("kept_of")
    if both is None:
        return node.name
    one, other = both.names
    return Word(f"{one.text} of {other.text}", one.kind, one.span.to(other.span))


def check_product(node: Node, names: Names) -> None:
    """Declare a table of pairs with its things and their columns, which are the things that each is made of.

    Reports:
        RK0201: made of no table. RK0203: made of such a table itself. RK0310: there are too many pairs.
    """
    name, plural = noun(node)
    names.declare(name)
    factors = [_factor(word, names) for word in node.names]
    tables = [one for one in factors if one is not None]
    if len(tables) < len(factors):
        names.report.lose((name.text, plural))
        return
    if node.kind == "pairs":
        table = tables[0]
        pairs = [(a.index, b.index) for a, b in combinations_with_replacement(table.items, 2)]
        called = [f"{table.items[a].name}_{table.items[b].name}" for a, b in pairs]
        heads, of, pattern = (LOW, HIGH), (table.name, table.name), f"{{{LOW}}}_{{{HIGH}}}"
    else:
        first, second = tables
        pairs = [(a.index, b.index) for a, b in product(first.items, second.items)]
        called = [f"{second.items[b].name} of {first.items[a].name}" for a, b in pairs]
        heads = of = (first.name, second.name)
        pattern = f"{{{second.name}}} of {{{first.name}}}"
    if len(pairs) > MOST_IN_A_TABLE_OF_PAIRS:
        names.report.add(errors.too_many(node.span, "things in one table", MOST_IN_A_TABLE_OF_PAIRS))
        pairs, called = pairs[:1], called[:1]
    for head in heads:
        names.declare(Word(head, "NAME", node.names[heads.index(head) % len(node.names)].span), name.text)
    items = tuple(_item(at, text, node.span, names) for at, text in enumerate(called))
    columns = tuple(
        Column(head, ValueKind.ITEM, tuple(pair[at] for pair in pairs), ("",) * len(pairs), table, span=node.span)
        for at, (head, table) in enumerate(zip(heads, of, strict=True))
    )
    on_cards = node.node("on_cards") is not None
    made = Table(
        name.text,
        plural,
        items,
        columns,
        mark_of(node, names),
        node.span,
        ring=False,
        on_cards=on_cards,
        pattern=pattern,
    )
    names.add_table(made)


def _factor(word: Word, names: Names) -> Table | None:
    found = names.table(word.text)
    if found is None:
        names.report.add(errors.unknown_name(word.text, word.span, names.tables, "table"))
    elif found.pattern:
        names.report.add(errors.wrong_kind(word.text, word.span, "made of other tables itself", "a table with rows"))
        return None
    return found


def _item(at: int, name: str, span: Span, names: Names) -> Item:
    names.declare(Word(name, "NAME", span))
    return Item(at, name, name, "", span)
