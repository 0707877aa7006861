"""Files as they come: encodings, line ends, nothing, too much."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.diagnostics import Report
from rulekit.source import Source
from rulekit.syntax.node import Node
from rulekit.syntax.parser import MISTAKES, parse
from rulekit.syntax.prescan import CHARACTERS, decode, read_source

GOOD = 'game good\n  title "Good"\n\nstep 步驟\n  do nothing\n'


def read(text: str) -> tuple[Node | None, list[str]]:
    report = Report()
    return parse(Source("any.rules", text), report), [one.code for one in report]


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("\n", "\r\n"),
        GOOD.rstrip(),
        "\ufeff" + GOOD,
        "\n\n" + GOOD + "\n\n  \n",
        "# first\n" + GOOD + "# last, with blanks",
        "   # first\n" + GOOD + "      # last",
        GOOD.replace("\n", "  \n"),
        GOOD.replace("game good", "game good # with a comment"),
        GOOD.replace("  ", "     "),
        GOOD.replace("  title", "\n  # between\n\n\n  title"),
        GOOD.replace('  title "Good"', '  title\t"Good"'),
    ],
    ids=range(11),
)
def test_what_makes_no_difference(text: str) -> None:
    assert read(text) == read(GOOD)
    assert read(text)[1] == []


def test_spans_are_places_in_the_text_as_given() -> None:
    text = "\ufeff" + GOOD.replace("\n", "\r\n")
    tree, _ = read(text)
    assert tree is not None
    name = tree.nodes("step")[0].name
    assert text[name.span.start : name.span.end] == "步驟"


def test_accents_that_stand_apart_make_the_same_name() -> None:
    apart, composed = GOOD.replace("good", "e\u0301te\u0301"), GOOD.replace("good", "été")
    assert read(apart) == read(composed)
    assert read(GOOD.replace("good", "खेल"))[1] == []


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "\ufeff", "   \n\t\n"], ids=range(5))
def test_empty(text: str) -> None:
    assert read(text) == (None, ["RK0102"])


def test_too_large() -> None:
    assert read("#" * (CHARACTERS + 1)) == (None, ["RK0103"])
    report = Report()
    assert decode("any.rules", b"#" * (4 * CHARACTERS + 1), report) is None
    assert [one.code for one in report] == ["RK0103"]


def test_too_many_mistakes() -> None:
    text = GOOD + "step last\n" + "  wurble 3 times\n" * (MISTAKES + 1)
    tree, codes = read(text)
    assert codes == ["RK0118"] * MISTAKES + ["RK0104"]
    assert tree is not None
    assert [one.kind for one in tree.nodes()] == ["game", "step", "broken"]


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1", "big5", "shift-jis"])
def test_other_encodings(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "any.rules"
    path.write_bytes(GOOD.replace("步驟", "é" if encoding == "latin-1" else "山").encode(encoding))
    report = Report()
    assert read_source(path, report) is None
    (found,) = report
    assert found.code == "RK0101"
    assert encoding == "utf-16" or "in line 4" in found.message


def test_read_source(tmp_path: Path) -> None:
    path = tmp_path / "any.rules"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    report = Report()
    assert read_source(path, report) == Source(str(path), GOOD)
    assert not list(report)


def test_a_mistake_leaves_the_other_declarations() -> None:
    text = GOOD + "step broken\n  wurble 3 times\nnumbers\n  goal  100\n"
    tree, codes = read(text)
    assert codes == ["RK0118"]
    assert tree is not None
    assert [one.kind for one in tree.children if isinstance(one, Node)] == ["game", "step", "numbers", "broken"]
    assert [one.text for one in tree.the("broken").names] == ["broken", "wurble"]


def test_a_slip_loses_nothing() -> None:
    spoiled = GOOD + "step next\n  if number of rounds is 3 do nothing\n"
    meant = spoiled.replace("3 do", "3: do")
    assert read(spoiled) == (read(meant)[0], ["RK0117"])
