"""What a short book goes without: an index, a summary, and a chapter that says again what its goal has said."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.book.extent import extent
from rulekit.book.short import LONG, is_short
from rulekit.document.blocks import Block, Heading, Index, Summary
from rulekit.document.sentence import Sentence
from tests.book.test_course import parts, rulebook


def chapters(name: str) -> dict[str, list[Block]]:
    """The chapters of a book by their anchors, without their headings."""
    found: dict[str, list[Block]] = {}
    anchor = ""
    for one in rulebook(name).blocks:
        if isinstance(one, Heading) and one.level == 1:
            anchor = one.anchor
        else:
            found.setdefault(anchor, []).append(one)
    return found


@pytest.mark.parametrize("name", rulekit.games())
def test_only_a_long_book_has_an_index_and_a_summary(name: str) -> None:
    told = tuple(one for one in rulebook(name).blocks if not isinstance(one, Index | Summary))
    found = [one for one in rulebook(name).blocks if isinstance(one, Index | Summary)]
    assert len(found) == (0 if is_short(told) else 2)


@pytest.mark.parametrize("name", rulekit.games())
def test_no_chapter_of_a_short_book_says_another_again(name: str) -> None:
    """Nor does a turn at a glance stand before a turn that is told in few words more."""
    found = chapters(name)
    if extent(tuple(one for some in found.values() for one in some)) >= LONG:
        return
    said = {anchor: {repr(one) for one in parts(tuple(some), Sentence)} for anchor, some in found.items()}
    for anchor in {"end", "turn"} & said.keys():
        again = [other for other in said if other != anchor and said[anchor] <= said[other]]
        assert again == [], (anchor, again)


def test_a_goal_is_to_win() -> None:
    """When a game is drawn is told with its end."""
    for name in rulekit.games():
        found = parts(tuple(chapters(name).get("goal", ())), Sentence)
        sentences = [one.name for one in found if isinstance(one, Sentence)]
        assert not {"drawn", "drawn_at_last"} & {*sentences}, name
