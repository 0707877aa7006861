"""What is parted by the end of a line though it is read as one: sums, words, those of scripts without blanks."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from itertools import pairwise

from tests.formats.layout import Run, pages_of

__all__ = ["parted"]

DRAWN = 7.5
"""Names in drawings, which are no larger, may have less room than a word."""
LONG_WORD, LONG_SUM = 15, 24
"""A word of so many letters may be broken, a sum of more before a sign."""
LONG_NAME = 6
"""A longer name may be broken in its middle where a column has no room for it."""
HYPHENS = ("-", "\u00ad", "\u2010")
LINES = 2.2
"""The next line is no further below, in sizes of the type."""
FIRST, SECOND = re.compile(r"(?<![\w-])[^\W\d_]+$"), re.compile(r"[^\W\d_]+(?![\w-])")
COUNTED, SIGNED = re.compile(r"[\d+−×÷= ]*\d ?[+−×÷=]?$"), re.compile(r"(?:[+−×÷=] )?\d[\d+−×÷= ]*")
SUM = re.compile(r"\d+(?: [+−×÷=] \d+)+")


def parted(made: bytes, wholes: Collection[str] = ()) -> Iterator[str]:
    """What is so parted in a document, each by its page.

    Args:
        made: the document.
        wholes: the words of its language that no line of a table breaks.
    """
    own = {one for page in pages_of(made) for run in page.runs for one in re.findall(r"\w+-\w+", _plain(run.text))}
    for number, page in enumerate(pages_of(made), 1):
        runs = [one for one in page.runs if one.size > DRAWN]
        for one, after in pairwise(runs):
            if not one.size / 2 < one.y - after.y < LINES * one.size:
                continue
            ends, begins = _plain(one.text), _plain(after.text)
            words = _words(ends, begins, wholes) if one.cell and after.cell else ()
            yield from (f"page {number}: {each}" for each in (*_sums(ends, begins), *words))
        for one, hyphen, after in zip(runs, runs[1:], runs[2:], strict=False):
            first, second = FIRST.search(_plain(one.text)), SECOND.match(_plain(after.text))
            if not (first and second and _is_hyphen(hyphen, after)):
                continue
            if len(first[0] + second[0]) < LONG_WORD and (word := f"{first[0]}-{second[0]}") not in own:
                yield f"page {number}: {word}"


def _sums(ends: str, begins: str) -> Iterator[str]:
    """The short sum that two lines share."""
    first, second = COUNTED.search(ends), SIGNED.match(begins)
    said = f"{first[0].strip()} {second[0].strip()}" if first and second else ""
    if SUM.fullmatch(said) and len(said) <= LONG_SUM:
        yield said


def _words(ends: str, begins: str, wholes: Collection[str]) -> Iterator[str]:
    """The words that two lines share, where none ends with the first of them."""
    if not any(ends.endswith(one) for one in wholes):
        cuts = ((one, at) for one in wholes if len(one) <= LONG_NAME for at in range(1, len(one)))
        yield from (one for one, at in cuts if ends.endswith(one[:at]) and begins.startswith(one[at:]))


def _is_hyphen(run: Run, after: Run) -> bool:
    """Whether a run is the hyphen at the end of a line."""
    return run.text.strip("\u2060") in HYPHENS and run.y - after.y > run.size / 2


def _plain(text: str) -> str:
    """A text without joiners."""
    return text.replace("\u2060", "").replace("\u00a0", " ").strip()
