"""The reference of the language is true: its game checks, its quotes are printed, no statement is left out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulekit.diagnostics import Report
from rulekit.pipeline import check_source
from rulekit.source import Source
from rulekit.statements import KINDS
from rulekit.syntax.node import Node
from rulekit.syntax.parser import parse
from rulekit.syntax.printer import format_text
from tests.docs.reference import PAGES, PRINTED, fragments, played, quoted, village


def kinds(node: Node) -> Iterator[str]:
    """The kinds of all nodes of a tree."""
    yield node.kind
    for one in node.nodes():
        yield from kinds(one)


def read(path: Path) -> Source:
    return Source(path.name, path.read_text("utf-8"))


def test_the_game_of_the_reference_is_in_order(tmp_path: Path) -> None:
    source = read(village(tmp_path) / "village.rules")
    assert [one.message for one in check_source(source).diagnostics] == []
    assert format_text(source, Report()) == source.text


@pytest.mark.parametrize("page", PRINTED)
def test_what_a_page_quotes_is_what_is_printed(page: str, tmp_path: Path) -> None:
    assert quoted(page, tmp_path) == (PAGES / page).read_text("utf-8")


def test_every_statement_and_effect_is_shown(tmp_path: Path) -> None:
    pages = ("statements.md", "conditions.md")
    texts = [read(played(tmp_path / page, fragments(page)) / "village.rules").text for page in pages]
    texts += [one.rules for one in fragments("effects.md")]
    trees = [parse(Source("reference.rules", one), Report()) for one in texts]
    shown = {kind for tree in trees if tree is not None for kind in kinds(tree)}
    assert {one.node for one in KINDS} - shown == set()
