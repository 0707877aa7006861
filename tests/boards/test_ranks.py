"""A row or a column is said as the edge of the board prints it: by a letter or a number, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from rulekit import resources
from rulekit.document.sentence import Noun, Number, Sentence
from tests.book.test_course import parts, rulebook
from tests.meaning.pages import Printer
from tests.meaning.pairs import Base
from tests.meaning.words import speakers

OPS = ("is", "is not", "is at least", "is at most", "is more than", "is less than")
RANKS = """game ranks
  title    "Ranks"
  players  2

table square (squares) in a {shape} 5 by 4{turned}

pieces on squares
  man (men)  3 for each player

a square is own when it has your man and its {test}

step play
  each player in turn
    if there is an own square: you win
  the game is drawn
"""
WORDS = speakers(RANKS.format(shape="grid", turned="", test="column is 3"), 1)


def said(test: str, shape: str = "grid", turned: str = "") -> dict[str, str]:
    """The pages of a board on which a place has such a row or column."""
    base = Base.of(RANKS.format(shape=shape, turned=turned, test=test), Printer(WORDS))
    assert base.pages.broken == {}
    return {tag: str(text) for tag, text in base.pages.texts.items()}


def lettered(text: str) -> int:
    """How often a letter stands alone on a page."""
    return len(re.findall(r"(?<![a-zÀ-ž])b(?![a-zÀ-ž0-9])", text))


@pytest.mark.parametrize("shape", ["grid", "hex grid"])
def test_a_letter_names_the_column(shape: str) -> None:
    """As it stands at the edge; each way to compare is said otherwise, in all languages."""
    columns = [said(f"column {op} 2", shape) for op in OPS]
    rows = [said(f"row {op} 2", shape) for op in OPS]
    for tag in columns[0]:
        assert len({one[tag] for one in (*columns, *rows)}) == 2 * len(OPS), tag
        for text, other in zip(columns, rows, strict=True):
            assert lettered(text[tag]) > lettered(other[tag]) == 1, tag  # the drawing has one
            assert "a = 1" not in text[tag].replace("＝", " = "), tag


@pytest.mark.parametrize("test", ["row is its column", "column plus 1 is 3", "column is more than 0"])
def test_columns_that_are_counted_have_numbers(test: str) -> None:
    """Where a column is no letter the board says what number it is."""
    for tag, text in said(test).items():
        assert "e = 5" in text.replace("＝", " = "), tag


def test_whoever_sees_the_board_from_the_other_side_counts() -> None:
    """The letters are at the edge of one side only."""
    for tag, text in said("column is 2", turned=", turned to each player").items():
        assert "2" in text, tag
        assert lettered(text) == 1, tag


@pytest.mark.parametrize(
    "name", [one.stem for one in resources.games().glob("*/*.rules") if " grid " in one.read_text("utf-8")]
)
def test_no_book_counts_what_has_a_letter(name: str) -> None:
    said = list(sentences(rulebook(name).blocks))
    explained = {"board_turned", "columns_counted"} & {one.name for one in said}
    for one in said:
        if one.name == "compare" and isinstance(one.parts["right"], Number):
            left = one.parts["left"]
            named = isinstance(left, Sentence) and left.parts.get("noun") == Noun("column", "columns")
            assert explained or not named


def sentences(thing: object) -> Iterator[Sentence]:
    """All that is said somewhere, with what is said in it."""
    if isinstance(thing, tuple):
        for one in thing:
            yield from sentences(one)
        return
    for one in parts(thing, Sentence):
        assert isinstance(one, Sentence)
        yield one
        yield from sentences(tuple(one.parts.values()))
