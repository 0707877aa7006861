"""A diagnostic as people see it."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from rulekit.diagnostics import Diagnostic, Edit, Fix, Label
from rulekit.diagnostics.terminal import render
from rulekit.diagnostics.width import tame, width
from rulekit.source import Source, Span

TEXT = "step 骰子\n  擲 3 顆骰子 and 3 dice\n" + "\n" * 8 + "step 骰子\n"


def span(text: str, nth: int = 0, path: str = "a.rules") -> Span:
    start = [one.start() for one in re.finditer(re.escape(text), TEXT)][nth]
    return Span(path, start, start + len(text))


SOURCES = {"a.rules": Source("a.rules", TEXT), "b.rules": Source("b.rules", "one\ntwo\n")}


def test_carets_stand_under_wide_characters() -> None:
    found = Diagnostic("RK0201", "unknown `顆骰子`", (Label(span("顆骰子"), "here"),), "write 骰子")
    assert render(found, SOURCES) == (
        "error[RK0201]: unknown `顆骰子`\n"
        " --> a.rules:2:7\n"
        "  |\n"
        "2 |   擲 3 顆骰子 and 3 dice\n"
        "  |        ^^^^^^ here\n"
        "  |\n"
        "  = help: write 骰子"
    )


def test_second_place_further_down_and_in_another_file() -> None:
    labels = (
        Label(span("骰子", 2), "again"),
        Label(span("骰子", 0), "first"),
        Label(Span("b.rules", 4, 7), "there, too"),
    )
    assert render(Diagnostic("RK0202", "`骰子` is declared twice", labels, severity="warning"), SOURCES) == (
        "warning[RK0202]: `骰子` is declared twice\n"
        "  --> a.rules:11:6\n"
        "   |\n"
        " 1 | step 骰子\n"
        "   |      ---- first\n"
        "...\n"
        "11 | step 骰子\n"
        "   |      ^^^^ again\n"
        "  ::: b.rules:2:1\n"
        "   |\n"
        " 2 | two\n"
        "   | --- there, too"
    )


def test_a_fix_of_several_places_is_told() -> None:
    fix = Fix("use dice", (Edit(span("骰子", 0), "dice"), Edit(span("骰子", 1), "dice")))
    shown = render(Diagnostic("RK0201", "odd", (Label(span("骰子"), ""),), "write dice", fix=fix), SOURCES)
    assert shown.endswith("  = help: write dice\n  = fix: use dice, in 2 places")


def test_a_place_without_its_text() -> None:
    assert render(Diagnostic("RK0101", "no text", (Label(Span("c.rules", 5, 6)),)), {}) == (
        "error[RK0101]: no text\n --> c.rules"
    )
    assert render(Diagnostic("RK0101", "no place"), {}) == "error[RK0101]: no place"


def test_long_lines_are_cut_round_the_place() -> None:
    source = Source("a.rules", "x" * 500 + "HERE" + "y" * 500)
    shown = render(Diagnostic("RK0201", "odd", (Label(Span("a.rules", 500, 504)),)), {"a.rules": source})
    line, carets = shown.split("\n")[-2:]
    assert len(line) < 130
    assert line.index("HERE") == carets.index("^^^^")
    assert line.startswith("1 | …")
    assert line.endswith("…")


def test_colours_change_nothing_else() -> None:
    found = Diagnostic("RK0201", "unknown", (Label(span("顆骰子"), "here"),), "write 骰子")
    coloured = render(found, SOURCES, color=True)
    assert "\x1b[1;31m" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == render(found, SOURCES)


@given(st.text(max_size=60), st.integers(0, 70), st.integers(0, 70), st.text(max_size=20))
def test_any_place_can_be_shown(text: str, start: int, length: int, said: str) -> None:
    """And nothing in a text can move the cursor of whoever reads it."""
    source = Source(said or "a", text)
    label = Label(Span(source.path, start, start + length), said)
    shown = render(Diagnostic("RK0201", said, (label, label), said), {source.path: source})
    assert "^" in shown
    assert all(tame(line) == line for line in shown.split("\n"))


def test_width() -> None:
    assert width("ｶ") == 1
    assert width("ガ") == 2
    assert width("e\u0301") == 1
