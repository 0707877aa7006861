"""What a sheet of changes sets off can be read: it is all that differs, and leaves no fragments of sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest
from attrs import evolve

import rulekit
from rulekit.document.blocks import Item, Listing
from rulekit.document.sentence import Changed, Inline, Words
from rulekit.driver.composing import texts_of
from rulekit.driver.printing import compose_document, speaker_for
from tests.book.test_changes import VARIANTS, changed, comparisons
from tests.sharing import only

TAGS = sorted(rulekit.locales())
SHEETS = [(tag == TAGS[at % len(TAGS)], (*one, tag)) for at, one in enumerate(VARIANTS) for tag in TAGS]
"""Their sheets of changes: by every run each in one language, which is another one for the next."""


@pytest.mark.parametrize(("name", "variant", "tag"), only(SHEETS))
def test_what_is_set_off_is_all_that_differs(name: str, variant: str, tag: str) -> None:
    checked = changed(name, variant)
    speaker = speaker_for(checked, tag)
    document = speaker.document(compose_document(checked, "changes", texts_of(checked, speaker)))
    assert list(speaker.report) == []
    rows = [row for one in comparisons(document.blocks) for row in one.rows]
    assert all(text(row.old) != text(row.new) for row in rows)
    for row in rows:
        if row.old and row.new:
            kept = [text(items, kept=True) for items in (row.old, row.new)]
            # Behind something new, the first word of a sentence goes on, whatever its first letter.
            assert but_specks(kept[0]).casefold() == but_specks(kept[1]).casefold()
            assert [*fragments(row.old), *fragments(row.new)] == []
        else:
            # What is gone is struck out whole; what is new stands alone, with nothing to be told apart from.
            assert text(row.old, kept=True) == ""
            assert text(row.new, kept=True) == text(row.new)


def fragments(items: Iterable[Item]) -> Iterator[str]:
    """What is left of sentences that nobody can read: single words, marks, the half of a bracket."""
    for item in items:
        for sentence in sentences_of(item.line):
            off = [one.text for one in sentence if isinstance(one, Changed)]
            kept = [one.text for one in sentence if isinstance(one, Words) and any(map(str.isalnum, one.text))]
            yield from (one for one in off if not any(map(str.isalnum, one)) or one.count("(") != one.count(")"))
            if off and kept:
                said, left = ("".join(each) for each in ((*off, *kept), kept))
                yield from [said] if len(left) < len(said) / 3 or len(off) > MOST_SET_OFF else []
        for block in item.blocks:
            assert isinstance(block, Listing)
            yield from fragments(block.items)


MOST_SET_OFF = 3
"""In more places of a sentence nobody wants to compare it with another."""


def sentences_of(line: Iterable[Inline]) -> Iterator[list[Inline]]:
    """A line, cut where a sentence or what leads to one ends."""
    made: list[Inline] = []
    for part in line:
        if not isinstance(part, Words | Changed):
            continue
        for piece in re.split(r"(?<=[.:]\s)(?=\W*[A-ZÀ-Ž])|(?<=[。：])|(?<=:\s)", part.text):
            made += [evolve(part, text=piece)] if piece else []
            if piece.rstrip()[-1:] in (".", ":", "。", "："):
                yield made
                made = []
    yield made


def pieces(items: Iterable[Item]) -> Iterator[Inline]:
    for item in items:
        yield from item.line
        for block in item.blocks:
            assert isinstance(block, Listing)
            yield from pieces(block.items)


def text(items: Iterable[Item], *, kept: bool = False) -> str:
    """The words of some items without blanks; only those that are not set off (``kept``)."""
    words = (
        one.text
        for one in pieces(items)
        if isinstance(one, Words | Changed) and not (kept and isinstance(one, Changed))
    )
    return "".join("".join(words).split())


def but_specks(words: str) -> str:
    """Without the marks that are never set off alone."""
    return words.translate(dict.fromkeys(map(ord, ",;:.、，；。")))
