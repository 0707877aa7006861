"""What somebody cannot choose is told with the condition of the rules that refuses it, where one of the thing does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulekit import resources
from tests.examples.mill import book

REFUSED = {
    "tic_tac_toe": ("  when   Anna chooses c1", "a3", "a3 has a mark on it."),
    "four_in_a_row": ("  then   Anna may choose only a1", "c2", "The square below c2 is free."),
    "kalah": ("  when   Anna chooses a_6", "a_2", "A2 has no seeds."),
    # what refuses it is several things at once, or has to do with others
    "crazy_eights": ("  then   Anna may choose only six", "nine of spades", ""),
    "reversi": ("  then   Anna may choose only d3", "a1", ""),
}


def rules_of(name: str) -> str:
    """The rules of a game that rulekit brings along; what its author tells of examples would stand for their lines."""
    return re.sub(
        r"^  told \".*\n", "", (resources.games() / name / f"{name}.rules").read_text("utf-8"), flags=re.MULTILINE
    )


@pytest.mark.parametrize("name", REFUSED)
def test_the_rules_say_why(tmp_path: Path, name: str) -> None:
    behind, thing, why = REFUSED[name]
    rules = rules_of(name)
    assert behind in rules
    path = tmp_path / f"{name}.rules"
    path.write_text(rules.replace(behind, f"  then   Anna cannot choose {thing}\n{behind}"), "utf-8")
    text = book(path).replace("\u00a0", " ")
    told = text.split("She cannot choose ", 1)[1]
    assert told.split(". ", 1)[1].startswith(why or ("She may", "Anna may"))


def test_a_reason_of_the_author_stands_in_its_place(tmp_path: Path) -> None:
    own = '  then   Anna cannot choose d1\n  because "{people.Anna} was there before."\n  when   Anna chooses d4'
    path = tmp_path / "four_in_a_row.rules"
    path.write_text(rules_of("four_in_a_row").replace("  when   Anna chooses d4", own), "utf-8")
    text = book(path).replace("\u00a0", " ")
    assert "She cannot choose d1. Anna was there before." in text
    assert "d1 has" not in text
