"""How a language is set: fonts, hyphens, paper, and the few words that pages themselves need."""

from __future__ import annotations

from enum import StrEnum

from attrs import frozen

__all__ = ["AS_IT_IS", "Imposition", "Labels", "Paper", "Sheets", "Typography"]


class Paper(StrEnum):
    """Sizes of paper that whoever prints may ask for."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def of_page(self) -> str:
        """As a page is told of it."""
        return "us-letter" if self is Paper.LETTER else self.value


class Imposition(StrEnum):
    """How the pages of a book lie on paper."""

    PAGES = "pages"
    BOOKLET = "booklet"


@frozen
class Sheets:
    """What PDFs are printed on.

    Args:
        paper: of a size, or of that of the language.
        imposition: how the pages of a book lie on it.
        bleed_mm: with how much to be cut off on each side game cards come one by one; 0 for sheets of them.
    """

    paper: Paper | None = None
    imposition: Imposition = Imposition.PAGES
    bleed_mm: int = 0


AS_IT_IS = Sheets()
"""One page after the other, on the paper of the language."""


@frozen
class Labels:
    """The words of a page that no block brings along.

    Args:
        contents: the heading of the table of contents.
        table: a table's number in words, with ``{number}``: ``"Table {number}"``.
        continued: what a table is called that began in another column or on another page.
        page: the foot of a page, with ``{page}`` and ``{pages}``.
        on_page: where something stands, read aloud, with ``{page}``.
        example: what a box with an example is called.
        note: what a box with a note is called.
        modifier: what a box is called that says how an item or a variant changes a rule.
        notice: what a box is called that everyone must read.
        boxes: a row of boxes, read aloud, with ``{count}`` and ``{ticked}``.
        start: the hole of a track in which a peg begins, read aloud.
        backs: what a sheet with the backs of cards is called, behind what these are.
        colon: a colon as the language writes it.
        after_label: what stands between a label and the words it introduces: ``". "``.
    """

    contents: str
    table: str
    continued: str
    page: str
    on_page: str
    example: str
    note: str
    modifier: str
    notice: str
    boxes: str
    start: str
    backs: str
    after_label: str = ". "
    colon: str = ":"

    def of_table(self, number: int) -> str:
        """The label of the table with that number; empty for a table without one (0)."""
        return self.table.format(number=number) if number else ""

    def of_box(self, kind: str, *, titled: bool) -> str:
        """The label of a box of that kind, see ``blocks.Box``; a title says more of effects than the word does."""
        return {
            "example": self.example,
            "question": "",
            "meaning": "",
            "note": self.note,
            "reminder": "",
            "modifier": "" if titled else self.modifier,
            "notice": self.notice,
        }[kind]

    def of_boxes(self, count: int, ticked: int) -> str:
        """A row of boxes to tick, read aloud."""
        return self.boxes.format(count=count, ticked=ticked)


@frozen
class Typography:
    """How a language is set.

    Args:
        tag: the language, as BCP 47 writes it.
        lang: its ISO 639 code, for hyphenation and line breaks.
        labels: the words of the page.
        text_fonts: families for running text, the first that has a character wins; Latin before Han.
        heading_fonts: families for headings, labels and tables, in the same order.
        region: ISO 3166 code in lower case, or empty.
        script: ISO 15924 code in lower case, or empty.
        direction: ``"ltr"`` or ``"rtl"``.
        justify: whether both edges of running text are straight.
        hyphenate: whether words may be broken.
        leading: room between lines, in em of the text.
        capitals: whether its script has capitals, for small labels.
        square: marks that take a square of 1 em each, for fonts that centre them.
        paper: the size of a page, as Typst and CSS name it.
        bleed_mm: with how much to be cut off on each side game cards come one by one; 0 for sheets of them.
        alphabet: the letters in the order of an index, those of one rank side by side: ``("a á", "b", "c", "cs")``;
            empty for the order of Unicode.
        together: words that no line breaks, in a script without blanks between them.
    """

    tag: str
    lang: str
    labels: Labels
    text_fonts: tuple[str, ...]
    heading_fonts: tuple[str, ...]
    region: str = ""
    script: str = ""
    direction: str = "ltr"
    justify: bool = True
    hyphenate: bool = True
    leading: float = 0.62
    capitals: bool = True
    square: str = ""
    paper: str = "a4"
    bleed_mm: int = 0
    alphabet: tuple[str, ...] = ()
    together: tuple[str, ...] = ()
