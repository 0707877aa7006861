"""What is wrong with how the pages of a PDF are filled: measured on the text of its pages."""

from __future__ import annotations

import io
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice, pairwise, product

from attrs import frozen
from pypdf import PageObject, PdfReader
from pypdf.generic import Destination, DictionaryObject

from rulekit.document.marks import mark_of, marks_of
from tests.formats.extents import Extent, Extents, overlapping, reaching_out

__all__ = [
    "FOOT",
    "Fault",
    "Run",
    "astray",
    "begins_chapter",
    "broken",
    "faults",
    "pages_of",
    "ranks",
    "runs_of",
    "runs_on",
    "small_sentences",
    "torn",
]

LEAST = 6.0
"""Type that is smaller, in points, cannot be read."""
LEAST_TOLD, WORDS, CHARACTERS = 7.0, 4, 8
"""Nor are so many words of a line, or characters of a script without blanks, read with ease while playing."""
HALF = 1 / 2
"""No page is less filled, but the last."""
THIRD = 1 / 3
"""Nor is the one before a summary, or before a map that has a page of its own, across."""
EDGE = 12.0
"""Nothing stands nearer to the edge of the paper, in points."""
HEAD = 48.0
"""What is higher is the margin at the head of the page."""
FOOT = 52.0
"""What is lower is the foot of the page."""
ACROSS = 430.0
"""What is lower than that and wider than it is high is a reference card, of which no side is mostly empty."""
CARD_FILLED = 2 / 3
SIDES = 4
READ, LOUD = 7.2, 12.5
"""Most of a card is in type of at least so many points, and of no more than its title."""
LETTER = 0.4
"""How wide a letter is at least, as a share of its size."""
NOTICE = 31.0
"""What is lower on a card is the notice at its foot."""
LEADS = (":", "：")
"""What words that lead to a list end in."""
BESIDE = 50.0
"""Points; what begins so little above a line stands beside what ends with it."""
ROUNDED = 0.05
"""How far two sizes of type differ that are the same."""
EXAMPLES = 1 / 3
"""There may be more examples in a book, in smaller type, than text; so much of it is text all the same."""
HEADINGS = {f"/H{level}" for level in range(1, 7)}
"""What a heading is called in the structure of a PDF: fonts of all weights have one name there."""
CELLS = {"/TH", "/TD"}
"""What a cell of a table is called in it."""

PARTS = 4
"""A title is read in fewer parts."""

LETTERS = re.compile(r"[a-z]{1,2}(, [a-z]{1,2})*")
"""Where figures of a table come from, as it stands raised behind them."""

HYPHENS = ("-", "\u00ad", "\u2010")
WORD = re.compile(r"[^\W\d_]{2}")
ENDS, BEHIND = re.compile(r"[^\W\d_]+$"), re.compile(r"[^\W\d_]+")
"""What stands before the hyphen of a word that is broken, and the rest of it in the next line."""


HAN = re.compile(r"[\u2e80-\uffff]")
SPREAD = re.compile(r"[\u4e00-\u9fff](?: [\u4e00-\u9fff]){2}")
FIRST_PART, SECOND_PART = re.compile(r"(?<![\w-])[^\W\d_]+-$"), re.compile(r"[^\W\d_]+(?![\w-])")
"""Letters of a script without blanks that stand apart, and the two parts of a name:"""
SHORT_NAME = 14
"""one of fewer letters is short."""
DRAWN = 7.5
"""Type of the names in drawings is no larger; they may have less room than a name of two parts."""


@frozen
class Run:
    """Some text of a page: where it begins, from the left and from below, its size, its font, and what it stands in."""

    text: str
    x: float
    y: float
    size: float
    font: str
    heading: bool
    turned: bool = False
    cell: bool = False


@frozen
class Read:
    """A page as it was read: how large it is, its text, how far that of its tables reaches, and the rules in them."""

    width: float
    height: float
    runs: tuple[Run, ...]
    extents: tuple[Extent, ...]
    rules: tuple[Extent, ...]


@frozen
class Fault:
    """What is wrong on a page, by its number from 1."""

    page: int
    what: str


def faults(made: bytes, filled: float = HALF) -> Iterator[Fault]:
    """What is wrong with the pages of a document, in order.

    Cards of more than two sheets, hard to read or too loud, or of sides that are hardly filled; pages that are less
    filled than that but for the last one, and those before it, on which the text ends before the summary; headings and
    words that lead to a list at the foot of a column that is not the last, text outside the margins, type that is too
    small, words of a table that run into those beside them or past its edge.
    """
    pages = pages_of(made)
    for number, page in enumerate(pages, 1):
        width, height, runs = page.width, page.height, page.runs
        card = height < min(ACROSS, width)
        body = [one for one in runs if one.y > (NOTICE if card else FOOT)]
        used = height - min((one.y for one in runs if one.y > NOTICE), default=height)
        if card and used < height * CARD_FILLED:
            yield Fault(number, "a side of a card is hardly filled")
        if card and number > SIDES:
            yield Fault(number, "a card has more than two sheets")
        if card and body and not READ <= (most := _usual(body)) <= LOUD + ROUNDED:
            yield Fault(number, f"most of a card is in type of {most} points")
        last = number == len(pages)
        least = THIRD if _ends_text(pages, number) else HALF if _ends_text(pages, number + 1) else filled
        if not last and height > ACROSS and _filled(body, width, height) < least:
            yield Fault(number, f"less than {least:.2f} is filled")
        for one in runs:
            if one.size < LEAST - 0.05:
                yield Fault(number, f"type of {one.size:.1f} points: {one.text[:30]!r}")
                break
        for one in runs:
            if not (EDGE <= one.x <= width - EDGE and EDGE <= one.y <= height - EDGE):
                yield Fault(number, f"outside the margins: {one.text[:30]!r}")
                break
        for first, other in islice(overlapping(page.extents), 1):
            yield Fault(number, f"text at {first.begins:.0f} runs into that at {other.begins:.0f}")
        for text in islice(reaching_out(page.extents, page.rules), 1):
            yield Fault(number, f"text at {text.begins:.0f} in line {text.line:.0f} reaches past the edge of its table")
        edge = _second_column(body, width) if card else width / 2 - 1
        for left, right in ((0.0, edge), (edge, width)):
            column = [one for one in body if left <= one.x < right]
            lowest = min(column, key=lambda one: one.y, default=None)
            ends = last or (left == 0.0 and not any(one.x >= edge for one in body))
            if lowest is None or ends or _goes_on_below(lowest, body):
                continue
            if lowest.heading:
                yield Fault(number, f"a heading at the foot: {lowest.text[:40]!r}")
            row = [one for one in column if abs(one.y - lowest.y) < 1.0]
            words = "".join(one.text for one in row)
            behind = body[body.index(row[-1]) + 1 :][:1]
            if words.endswith(LEADS) and len(words) > 1 and not (behind and abs(behind[0].y - lowest.y) < 1.0):
                yield Fault(number, f"words that lead to a list at the foot: {words[:40]!r}")


def ranks(made: bytes) -> Iterator[Fault]:
    """Where a book ends with a chapter that is louder than the rest: larger than its text, or than its own headings.

    Its summary is to be seen at a glance, but is no more than what it sums up.
    """
    pages, reader = pages_of(made), PdfReader(io.BytesIO(made))
    bookmarks: list[object] = [None, None, *reader.outline]
    chapter, below = bookmarks[-2:]
    if not (isinstance(chapter, Destination) and isinstance(below, list)):
        return
    first = reader.get_destination_page_number(chapter) or 0
    heads = {_letters(str(one.title)) for one in below if isinstance(one, Destination)}
    page = pages[first].runs
    title = _letters(str(chapter.title))
    ends = product(range(len(page)), range(1, PARTS))  # a hyphen may stand apart
    behind = max(at + to for at, to in ends if _letters("".join(one.text for one in page[at : at + to])) == title)
    runs = [one for one in page[behind:] if one.y > FOOT]
    before = (one for each in pages[1:first] for one in each.runs)
    text, usual = _usual(runs), _usual(before, EXAMPLES)
    if text > usual + ROUNDED:
        yield Fault(first + 1, f"the summary is in type of {text} points, the text of {usual}")
    size = 0.0
    for one in runs:
        if _letters(one.text) in heads and one.size > text:  # a line may end with the same word
            size = one.size
        elif size < one.size + ROUNDED:
            yield Fault(first + 1, f"not smaller than its heading: {one.text[:30]!r}")
            return


def _letters(text: str) -> str:
    """A text without its blanks and joiners."""
    return "".join(text.replace("\u2060", "").split())


def _usual(runs: Iterable[Run], share: float = 1.0) -> float:
    """The size in which most of some text is; or the largest in which is such a share of as much."""
    sizes = Counter[float]()
    for one in runs:
        sizes[round(one.size, 1)] += len(one.text)
    most = max(sizes.values())
    return max(size for size, letters in sizes.items() if letters >= share * most)


def small_sentences(made: bytes) -> list[str]:
    """What is told in lines of words, but for the foot of a page, in type that is too small for it."""
    return [
        f"{one.size:.1f}: {one.text}"
        for page in pages_of(made)
        for one in page.runs
        if one.y > (NOTICE if page.height < min(ACROSS, page.width) else FOOT) and one.size < LEAST_TOLD - ROUNDED
        if len(one.text.split()) >= WORDS or len(HAN.findall(one.text)) >= CHARACTERS
    ]


def runs_of(made: bytes) -> list[Run]:
    """All text of a document, in its order."""
    return [one for page in pages_of(made) for one in page.runs]


@lru_cache(maxsize=1)
def pages_of(made: bytes) -> tuple[Read, ...]:
    """The pages of a document. Reading takes seconds, and one thing after the other is asked of the same document."""
    return tuple(map(_read, PdfReader(io.BytesIO(made)).pages))


def runs_on(page: PageObject) -> list[Run]:
    """All text of a page."""
    return list(_read(page).runs)


def _read(page: PageObject) -> Read:
    found: list[Run] = []
    heads, cells = _numbers_in(page, HEADINGS), _numbers_in(page, CELLS)
    marked: list[tuple[bool, int]] = []
    extents = Extents(page)
    begun: set[tuple[float, float]] = set()
    in_cells: set[tuple[float, float]] = set()

    def note(operator: bytes, operands: list[object], cm: list[float], tm: list[float]) -> None:
        match operator:
            case b"BDC":
                number = operands[1].get("/MCID") if isinstance(operands[1], dict) else None
                marked.append((number in heads, cells.get(-1 if number is None else number, -1)))
            case b"BMC":
                marked.append((False, -1))
            case b"EMC":
                marked.pop()
            case b"Tj" | b"TJ" if any(head for head, _ in marked):
                begun.add(_place(cm, tm))
            case b"Tj" | b"TJ" if any(cell >= 0 for _, cell in marked):
                in_cells.add(_place(cm, tm))
            case _:
                pass
        extents.see(operator, operands, cm, tm, max((cell for _, cell in marked), default=-1))

    def read(text: str, cm: list[float], tm: list[float], font: dict[str, object] | None, size: float) -> None:
        if not text.strip():
            return
        scale = math.sqrt(abs((cm[0] * cm[3] - cm[1] * cm[2]) * (tm[0] * tm[3] - tm[1] * tm[2])))
        x, y = _place(cm, tm)
        name = str(font["/BaseFont"]) if font else ""
        along, up = tm[0] * cm[0] + tm[1] * cm[2], tm[0] * cm[1] + tm[1] * cm[3]
        found.append(
            Run(text.strip(), x, y, size * scale, name, (x, y) in begun, abs(up) > abs(along), (x, y) in in_cells)
        )

    page.extract_text(visitor_operand_before=note, visitor_text=read)
    size = float(page.mediabox.width), float(page.mediabox.height)
    return Read(*size, tuple(found), tuple(extents.found), tuple(extents.rules))


def _place(cm: list[float], tm: list[float]) -> tuple[float, float]:
    """Where text begins, from the left and from below."""
    return cm[0] * tm[4] + cm[2] * tm[5] + cm[4], cm[1] * tm[4] + cm[3] * tm[5] + cm[5]


def _numbers_in(page: PageObject, kinds: set[str]) -> dict[int, int]:
    """The numbers of what stands in elements of such kinds, of the marked contents of a page, each with its element."""
    if "/StructParents" not in page or page.pdf is None:
        return {}
    numbers = page.pdf.root_object["/StructTreeRoot"]["/ParentTree"]["/Nums"]  # type: ignore[index]  # a dictionary
    parents = dict(zip(numbers[::2], numbers[1::2], strict=True))[page["/StructParents"]].get_object()
    found = {number: _around(one.get_object(), kinds) for number, one in enumerate(parents)}
    return {number: one for number, one in found.items() if one is not None}


def _around(element: DictionaryObject, kinds: set[str]) -> int | None:
    """The innermost element of the structure of such a kind around one, or that itself; None if there is none."""
    if element.get("/S") in kinds:
        return id(element)
    above = element.get("/P")
    return _around(above.get_object(), kinds) if above is not None else None


def astray(made: bytes) -> set[str]:
    """The letters of sources without an entry, or with two: at the end of a book stand a, b, c … once each."""
    raised = [one for one in runs_of(made) if "Italic" in one.font and LETTERS.fullmatch(one.text)]
    letters = [one for run in raised for one in marks_of(run.text)]
    first = max((at for at, one in enumerate(letters) if one == mark_of(1)), default=0)
    entries = letters[first:]
    wanted = [mark_of(at) for at in range(1, len(entries) + 1)]
    return {*letters} ^ {*entries} | {one for one, other in zip(entries, wanted, strict=True) if one != other}


def broken(made: bytes) -> list[tuple[str, str]]:
    """The words that are broken at the end of a line, each as its two parts."""
    runs = runs_of(made)
    return [
        (end[0], rest[0])
        for one, hyphen, other in zip(runs, runs[1:], runs[2:], strict=False)
        if hyphen.text.strip("\u2060") in HYPHENS and not math.isclose(hyphen.y, other.y, abs_tol=1.0)
        if (end := ENDS.search(one.text)) and (rest := BEHIND.match(other.text))
    ]


def begins_chapter(made: bytes, page: int) -> bool:
    """Whether a page by its number from 0 begins with a heading, in the order in which it is read."""
    return pages_of(made)[page].runs[0].heading


def torn(made: bytes) -> list[str]:
    """What is torn apart: words whose letters stand far apart or on their sides, a short name in two lines."""
    runs = runs_of(made)
    spread = [one.text for one in runs if SPREAD.search(one.text) or (one.turned and HAN.search(one.text))]
    return spread + [
        f"{end[0]} {rest[0]}"
        for one, other in pairwise(runs)
        if one.size > DRAWN
        and one.y - other.y > one.size
        and (end := FIRST_PART.search(one.text))
        and (rest := SECOND_PART.match(other.text))
        if len(end[0] + rest[0]) < SHORT_NAME
    ]


def _second_column(body: list[Run], width: float) -> float:
    """Where the second column of a card begins: where most runs of its right half do, as its columns may be uneven."""
    begun = Counter(round(one.x) for one in body if one.x >= width / 2 - 1)
    return begun.most_common(1)[0][0] - 1.0 if begun else width / 2 - 1


def _ends_text(pages: Sequence[Read], number: int) -> bool:
    """Whether a page is the one before the last, or before one that lies across."""
    return number == len(pages) - 1 or (number < len(pages) and pages[number].width > pages[number].height)


def _filled(body: list[Run], width: float, height: float) -> float:
    """How much of the room between head and foot is filled, from above to the lowest text: of both columns as much."""
    top = height - HEAD
    lowest = [
        min((one.y for one in body if one.x < right and one.x + _reach(one) > left), default=top)
        for left, right in ((0.0, width / 2 - 1), (width / 2 + 1, width))
    ]
    return sum(top - one for one in lowest) / 2 / (top - FOOT)


def _reach(run: Run) -> float:
    """About how far some text reaches from where it begins."""
    return run.size * sum(1.0 if one >= "\u2e80" else LETTER for one in run.text)


def _goes_on_below(lowest: Run, body: list[Run]) -> bool:
    """Whether the text goes on further down, as in a panel over the middle of the page, or right beside, as in a band.

    What ends a column goes on at the head of the next one.
    """
    after = [one for one in body[body.index(lowest) + 1 :] if one.y != lowest.y]
    return bool(after) and (after[0].y < lowest.y or (after[0].y < lowest.y + BESIDE and after[0].x > lowest.x))
