"""What was mended stays so, and what is known to be wrong is still wrong: then it is to be taken off the list."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from attrs import evolve

from tests.meaning.known import KNOWN, Known, judged
from tests.meaning.marked import both
from tests.meaning.pages import TAGS, Pages, Printer
from tests.meaning.pairs import Base, Verdict, verdict
from tests.meaning.words import speakers

TOLD = tomllib.loads(Path(__file__).with_name("told.toml").read_text("utf-8"))["told"]
CASES = [pytest.param(one["case"], id=one["why"]) for one in TOLD]


class _Mute(Printer):
    """Prints the same of every game."""

    def said(self, documents: object) -> Pages:
        del documents
        return Pages((), dict.fromkeys(TAGS, "a page"), {})


def _mended(known: Known) -> set[str]:
    found = judged(known.case)
    return set(known.tags) - set(found.tags if found.fails else ())


def test_what_is_known_is_still_so() -> None:
    mended = {str(one): sorted(tags) for one in KNOWN if (tags := _mended(one))}
    assert mended == {}, (
        "told in these languages now: take them off tests/meaning/known.toml, and put them in told.toml"
    )


@pytest.mark.parametrize("case", CASES)
def test_what_was_mended_is_told(case: str) -> None:
    assert judged(case) == Verdict("told")


@pytest.mark.parametrize("case", CASES)
def test_pages_that_do_not_tell_it_are_found(case: str) -> None:
    first, second = both(case)
    base = Base.of(first, Printer(speakers(case)))
    mute = _Mute(speakers(case))
    assert verdict(evolve(base, pages=mute.said(()), printer=mute), second) == Verdict("untold", TAGS)
