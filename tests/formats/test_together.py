"""What belongs together stays together in a line: a figure with its noun, a bracket with the mark behind it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import rulekit
from rulekit.document.blocks import Document, Paragraph
from rulekit.document.sentence import Words
from rulekit.document.typography import Typography
from rulekit.formats import pdf
from rulekit.formats.page_data import page_data
from rulekit.formats.unbroken import unbroken
from tests.formats.compose import line, say, table
from tests.formats.languages import CHINESE, FRENCH
from tests.formats.layout import Run, runs_of
from tests.wording import shelf

BODY = (100.0, 700.0)
"""Between the foot of a page and its title."""


def lines(text: str, typography: Typography) -> list[list[Run]]:
    """The runs of a text, line by line."""
    runs = runs_of(pdf.write(Document("rulebook", line("1"), (), say(text)), typography, {}))
    body = [one for one in runs if BODY[0] < one.y < BODY[1]]
    return [[*some] for _, some in itertools.groupby(body, lambda one: round(one.y))]


@pytest.mark.parametrize("lead", range(0, 18, 3))
def test_no_line_ends_between_a_figure_and_its_noun(lead: int) -> None:
    french = lines("x" * lead + " la flèche 4, le joueur 2. Voici" * 30, FRENCH)
    chinese = lines("甲" * lead + "放8個，取2–3。" * 40, CHINESE)

    assert len(french) > 1
    assert not [one for one in french if one[-1].text.endswith(("flèche", "joueur"))]
    assert len(chinese) > 1
    assert not [one for one in chinese if one[-1].text.rstrip("\u2060").endswith(("8", "–"))]


@pytest.mark.parametrize("tag", rulekit.locales())
def test_a_count_stays_with_its_word_where_a_picture_between_them_is_drawn_elsewhere(tag: str) -> None:
    """As in a panel of a told round, which draws what its words count."""
    words = ("2 ", "munkást, 7 ", "érmét és 1 ", "koponyát kap.")
    made = Document("rulebook", line("1"), (), (Paragraph(tuple(map(Words, words))),))
    typography = shelf.real(tag).typography()
    found: Any = page_data(made, typography, {})["blocks"]
    assert "".join(found[0]["line"]) == unbroken("".join(words))


@pytest.mark.parametrize("cuts", [(), (12,), (12, 45), (45, 52)])
def test_where_a_line_may_end_does_not_hang_on_what_it_is_told_in(cuts: tuple[int, ...]) -> None:
    """A page that knows what of the rules each part tells has the same letters as one that does not."""
    text = "Ha senkinek nincs több lapja a kezében, akkor a játék véget ér."
    words = tuple(Words(text[begin:end]) for begin, end in itertools.pairwise((0, *cuts, len(text))))
    found: Any = page_data(Document("rulebook", line("1"), (), (Paragraph(words),)), FRENCH, {})["blocks"]
    assert "".join(found[0]["line"]) == text[:-4] + "\u00a0" + text[-3:]


def test_a_figure_is_as_far_from_a_word_that_stays_whole_as_from_one_that_may_be_broken() -> None:
    """In tables Chinese words are boxes, beside which Typst sets no blank of its own."""
    text = "標記2個災難"
    made = Document(
        "rulebook", line("1"), (), (table(1, "表", [("名稱", "text"), ("效果", "text")], f"甲; {text}"), *say(text))
    )
    runs = runs_of(pdf.write(made, shelf.real("zh_Hant").typography(), {}))
    word, figure = ([one for one in runs if one.text == part] for part in ("標記", "2"))
    gaps = [(right.x - left.x) / left.size - 2 for left, right in zip(word, figure, strict=True)]
    assert gaps == pytest.approx([0.25, 0.25], abs=0.01)


def test_a_bracket_gives_way_to_the_mark_behind_it() -> None:
    ((*_, bracket, mark, _, _),) = lines("打出「甲」，再打。", CHINESE)

    assert (bracket.text, mark.text) == ("」", "，")
    assert mark.x - bracket.x == pytest.approx(mark.size / 2, abs=0.01)
