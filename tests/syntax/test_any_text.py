"""Any text is answered: a tree, or what is wrong with it; never an exception, and soon."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings

from rulekit.diagnostics import Diagnostic, Report, json, terminal
from rulekit.source import Source
from rulekit.syntax.automaton import DEPTH
from rulekit.syntax.node import Node
from rulekit.syntax.parser import parse
from rulekit.syntax.prescan import decode
from tests.check.soon import soon
from tests.sharing import examples
from tests.syntax.mutations import texts

LIMIT_S = 3.0
"""Of the processor, for any text; most take a thousandth of it."""


def read(text: str) -> tuple[Node | None, list[Diagnostic], Source]:
    source, report = Source("any.rules", text), Report()
    tree = parse(source, report)
    return tree, list(report), source


def depth(node: Node) -> int:
    return 1 + max((depth(one) for one in node.nodes()), default=0)


def check(text: str) -> None:
    tree, found, source = soon(lambda: read(text), LIMIT_S)
    assert tree is not None or found, "None means that something was reported"
    for one in found:
        assert re.fullmatch(r"RK01\d\d", one.code)
        assert one.severity == "error"
        assert "\n" not in one.message
        assert not one.message.endswith(".")
        for label in one.labels:
            assert 0 <= label.span.start <= label.span.end <= len(text) + 1
        for edit in one.fix.edits if one.fix else ():
            assert 0 <= edit.span.start <= edit.span.end <= len(text)
        assert "\x1b" not in terminal.render(one, {source.path: source})
        assert "\n" not in json.render(one, {source.path: source})
    if tree is not None:
        assert depth(tree) <= DEPTH + 1
        if not found:
            assert not tree.nodes("broken")
        for node in tree.walk():
            assert 0 <= node.span.start <= node.span.end <= len(text)
            _ = node.number


@settings(examples(250), deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(texts())
def test_any_text(text: str) -> None:
    check(text)


@settings(examples(100), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(texts())
def test_any_bytes(text: str) -> None:
    report = Report()
    source = decode("any.rules", text.encode("utf-16"), report)
    assert source is None
    assert [one.code for one in report] == ["RK0101"]


TERMINALS = re.compile(r"\b(?:_?[A-Z]{2,}(?:_[A-Z0-9]+)*|__ANON_\d+)\b")


@settings(examples(120), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(texts())
def test_no_terminal_is_named(text: str) -> None:
    """Outside the author's own words, nothing looks like the inside of a grammar."""
    _, found, _ = read(text)
    for one in found:
        said = re.sub(r"`[^`]*`", "", f"{one.message} {one.help} {one.fix.title if one.fix else ''}")
        assert TERMINALS.findall(said.replace("UTF", "")) == []


def times(count: int, text: str) -> str:
    return 'game x\n  title "X"\nstep turn\n' + text * count


@pytest.mark.parametrize(
    "text",
    [
        times(1, "  pot becomes " + "a of " * 10_000 + "b\n"),
        times(1, "  pot becomes " + "(" * 10_000 + "1" + ")" * 10_000 + "\n"),
        times(1, "  pot becomes 1" + " plus 1" * 10_000 + "\n"),
        times(1, "  " + "each player: " * 10_000 + "gain 1 food\n"),
        times(1, "".join(" " * depth + "if pot is 1\n" for depth in range(2, 1_000)) + " " * 1_000 + "gain 1 food\n"),
        times(1, "  " + "骰" * 100_000 + "\n"),
        times(1, "  gain 1 food" + ", then gain 1 food" * 20_000 + "\n"),
        times(20_000, "  gian 3 food\n"),
        times(20_000, "  gain 3 food\n"),
        times(5_000, "  gain 3 food“\n"),
        times(20_000, "gain：\n"),
        times(3_000, "  if pot is 1\n   if pot is 1\n"),
        times(3_000, "step x\n      gain 1 food\n   gain 1 food\n"),
        "(" * 500_000,
        "\x00" * 500_000,
        '"' * 100_001,
        "“" * 20_000,
        "a " * 400_000,
        "\n" * 1_000_000,
        "#" * 1_000_000,
        "a" * 1_000_001,
        ",\n" * 200_000,
    ],
    ids=range(22),
)
def test_too_much_of_anything(text: str) -> None:
    check(text)
