"""The sentences that every language is tried with hold every kind inside every other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

from rulekit.document.sentence import Part, Sentence
from tests.locales.nesting import (
    FORMS,
    NOTHING,
    blocks,
    by_kind,
    conditions,
    kind_of,
    nested,
    s,
    some,
    statements,
    transfer,
)


@cache
def _met() -> Counter[tuple[tuple[str, ...], tuple[str, ...], str, str]]:
    """How often a kind stands in a block of a kind, in which form."""
    found: Counter[tuple[tuple[str, ...], tuple[str, ...], str, str]] = Counter()
    for tree, form in nested():
        for one in _bodies(tree):
            found[kind_of(tree), kind_of(one), form["person"], form["mood"]] += 1
    return found


def _bodies(tree: Sentence) -> Iterator[Sentence]:
    """What stands in the body of a sentence, at any depth."""
    for part in (tree.parts.get("body"), *_items(tree)):
        if isinstance(part, Sentence):
            yield part
            yield from _bodies(part)


def _items(tree: Sentence) -> tuple[Part, ...]:
    items = tree.parts.get("items", ())
    return items if isinstance(items, tuple) else ()


def test_every_kind_stands_in_every_other_in_every_form() -> None:
    bodies = by_kind([*statements(), *blocks(NOTHING), *(s("if", condition=one, body=NOTHING) for one in conditions())])
    around = [one for one in by_kind(blocks(NOTHING)) if one[0] != "only_if"]  # it asks and does nothing
    forms = [(form["person"], form["mood"]) for form in FORMS]
    missing = [one for one in product(around, bodies, forms) if not _met()[one[0], one[1], *one[2]]]
    assert missing == []


def test_every_single_one_is_said_alone_in_every_form() -> None:
    eat = transfer("lose", some(1))
    inner = [*statements(), *blocks(eat), *(s("if", condition=one, body=eat) for one in conditions())]
    said = {(tree, *form.values()) for tree, form in nested()}
    assert [one for one in inner if any((one, *form.values()) not in said for form in FORMS)] == []
