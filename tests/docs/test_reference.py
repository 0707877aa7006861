"""The reference of the language is true: its game checks, its quotes are printed, no statement is left out."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from rulekit.diagnostics import Report
from rulekit.driver.pipeline import check_source
from rulekit.source import Source
from rulekit.statements import KINDS
from rulekit.syntax.printer import format_text
from tests.docs.reference import PAGES, PRINTED, fragments, quoted, shown, village, with_examples


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
    assert {one.node for one in KINDS} - shown(tmp_path) == set()


def test_the_examples_of_the_reference_come_out(tmp_path: Path) -> None:
    game = rulekit.load(str(with_examples(tmp_path)))
    assert [(one.example.name, one.message) for one in game.test() if one.message] == []
    assert len(game.test()) == len(fragments("examples.md"))


def test_what_the_page_of_examples_says_that_no_play_comes_to_is_refused(tmp_path: Path) -> None:
    home = village(tmp_path)
    rules = home / "village.rules"
    rules.write_text(
        rules.read_text("utf-8") + "\nexample one\n  given Anna has mill\n  then  Anna has 3 food\n", "utf-8"
    )
    quote = next(
        line for line in (PAGES / "examples.md").read_text("utf-8").splitlines() if line.startswith("> no play")
    )
    assert [f"> {one.message}" for one in rulekit.load(str(home)).test()] == [quote]
