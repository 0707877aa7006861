"""Our reading of a table against Lark's own reading of the same grammar."""

from __future__ import annotations

from pathlib import Path

import pytest
from lark import Lark, Token, Tree
from lark.exceptions import LarkError

from rulekit.diagnostics import Report
from rulekit.source import Source
from rulekit.syntax.automaton import WHOLE_NAME
from rulekit.syntax.build import read_grammar
from rulekit.syntax.grammar import grammar_text, load
from rulekit.syntax.node import Node, Word
from rulekit.syntax.parser import parse

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("tests/reads/*.rules"), *ROOT.glob("games/**/*.rules")])
LAYOUT = {"_NL", "_INDENT", "_DEDENT"}


@pytest.fixture(scope="module")
def lark() -> Lark:
    return read_grammar(grammar_text())


def shape(tree: Tree[Token] | Token) -> object:
    """Lark's tree without line ends, as nested lists."""
    if isinstance(tree, Token):
        return " ".join(tree.split()) if tree.type != "_COMMA" else ","
    parts = [one for one in tree.children if not (isinstance(one, Token) and one.type in LAYOUT)]
    # Lark counts line ends as children when it decides whether a node stands for its only child; we do not.
    if tree.data in {"tail", "statement"} and len(parts) == 1:
        return shape(parts[0])
    # A place of a board is called by a name of two words, which we keep as one.
    if tree.data == WHOLE_NAME:
        return " ".join(str(shape(one)) for one in parts)
    return [str(tree.data), *(shape(one) for one in parts)]


def our_shape(node: Node | Word) -> object:
    return node.text if isinstance(node, Word) else [node.kind, *(our_shape(one) for one in node.children)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_same_tree_as_lark(path: Path, lark: Lark) -> None:
    text = path.read_text("utf-8")
    report = Report()
    ours = parse(Source(path.name, text), report)
    try:
        theirs = lark.parse(text.rstrip() + "\n")
    except LarkError:
        assert report.has_errors
    else:
        assert not list(report)
        assert ours is not None
        assert our_shape(ours) == shape(theirs)


def test_words_are_spelled_once() -> None:
    table = load()
    assert len(table.spelling) == len(table.words) + len(table.marks)
