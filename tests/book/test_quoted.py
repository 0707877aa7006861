"""What a sheet of changes says stood before is read in the rulebook, word for word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulekit.document import walk
from rulekit.document.blocks import Item, Listing
from rulekit.document.sentence import Sentence
from rulekit.driver.printing import compose_document
from tests.book.test_changes import VARIANTS, changed, comparisons
from tests.book.test_course import rulebook
from tests.sharing import only


@pytest.mark.parametrize(("name", "variant"), only((at % 3 == 0, one) for at, one in enumerate(VARIANTS)))
def test_what_stood_before_is_what_the_book_prints(name: str, variant: str) -> None:
    """Whoever reads the sheet beside the book finds the very sentence there, as a person may have edited it."""
    printed = {one for one in walk.parts(rulebook(name).blocks) if isinstance(one, Sentence)}
    rows = (row for one in comparisons(compose_document(changed(name, variant), "changes").blocks) for row in one.rows)
    quoted = {said for row in rows for item in row.old for said in _lines(item)}
    assert {str(one) for one in quoted - printed} == set()


def _lines(item: Item) -> Iterator[Sentence]:
    """What an item says, and what stands below it."""
    yield from (one for one in item.line if isinstance(one, Sentence))
    for block in item.blocks:
        for inner in block.items if isinstance(block, Listing) else ():
            yield from _lines(inner)
