"""What the grammar calls a piece is what the checks ask for: no role that nobody reads, none that nothing has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulekit
from rulekit.diagnostics import Report
from rulekit.resources import grammars
from rulekit.source import Source
from rulekit.syntax.grammar import load
from rulekit.syntax.node import Node
from rulekit.syntax.parser import parse
from rulekit.variants import edit

ASKED = re.compile(r"\.(?:child|optional|each|word|each_word)\(\"(\w+)\"\)")
ROLES = {one.role for one in load().rules if one.role}
SOURCES = sorted(Path(rulekit.__file__).parent.glob("*/*.py"))


def test_every_role_that_is_asked_for_is_given_and_the_other_way_round() -> None:
    declared = {
        line[1:].partition(":")[0].partition("__")[0]
        for line in (grammars() / "15_roles.lark").read_text("utf-8").splitlines()
        if line.startswith("_")
    }
    asked = {role for path in SOURCES for role in ASKED.findall(path.read_text("utf-8"))}
    assert asked == declared
    assert declared <= ROLES


@pytest.mark.parametrize(
    ("line", "role", "text"),
    [
        ("your food becomes 3 minus your points", "left", "3"),
        ("your food becomes 3 minus your points", "right", "your points"),
        ("put that tile in your plans", "place", "your plans"),
        ("give 2 food to that opponent", "partner", "that opponent"),
        ("fill column of consul from first_pile then second_pile", "source", "first_pile"),
    ],
)
def test_a_child_is_found_by_its_role(line: str, role: str, text: str) -> None:
    tree = _step(line)
    found = [child for node in tree.walk() for child in node.each(role)]
    assert text in [_words(one) for one in found]


def test_what_takes_the_place_of_a_child_takes_its_role() -> None:
    tree, other = _step("give 2 food to that opponent"), _step("give 3 points to that player")
    where = next(_paths(tree, "give"))
    give, new = edit.at(tree, where), edit.at(other, next(_paths(other, "give"))).child("amount")
    at = give.children.index(give.child("amount"))
    changed = edit.exchange(tree, (*where, at), [Node(new.kind, new.children, new.span)])
    assert _words(edit.at(changed, where).child("amount")) == "3 points"


def _step(line: str) -> Node:
    tree = parse(Source("one.rules", f'game g\n  title "G"\n\nstep play\n  {line}\n'), Report())
    assert tree is not None
    return tree


def _paths(tree: Node, kind: str) -> Iterator[edit.Where]:
    for at, child in enumerate(tree.children):
        if isinstance(child, Node):
            if child.kind == kind:
                yield (at,)
            for below in _paths(child, kind):
                yield (at, *below)


def _words(node: Node) -> str:
    return " ".join(one.text if not isinstance(one, Node) else _words(one) for one in node.children)
