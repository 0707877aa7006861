"""Documents in words set on pages; what keeps them from being set is told with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from rulekit import resources
from rulekit.diagnostics import Diagnostic, Label, RuleError
from rulekit.document.blocks import Document
from rulekit.document.closed import Role
from rulekit.document.typography import AS_IT_IS, Imposition, Sheets, Typography
from rulekit.driver.pictures import pictures
from rulekit.driver.pipeline import Checked
from rulekit.source import Source, Span

if TYPE_CHECKING:
    from rulekit.formats.errors import MissingCharacters, Overfull
    from rulekit.wording.lexicon import Lexicon

__all__ = ["Worded", "fragment", "pages", "written"]

LINES = 20
"""So many lines with characters that no font has are told."""


@frozen
class Worded:
    """A document in words, how its language is set, and where its words come from."""

    document: Document
    typography: Typography
    lexicon: Lexicon
    sheets: Sheets = AS_IT_IS

    def on(self, sheets: Sheets) -> Worded:
        """The same on other paper."""
        paper = self.typography.paper if sheets.paper is None else sheets.paper.of_page
        return evolve(self, typography=evolve(self.typography, paper=paper, bleed_mm=sheets.bleed_mm), sheets=sheets)

    def laid(self, data: bytes, form: str) -> bytes:
        """What was made in a format, as it lies on paper."""
        if form != "pdf" or self.document.kind != "rulebook" or self.sheets.imposition is Imposition.PAGES:
            return data
        from rulekit.formats.imposition import booklet  # noqa: PLC0415  # only where it is asked for

        return booklet(data)


def written(made: Worded, checked: Checked, form: str) -> bytes:
    """A document in a format, as bytes.

    Raises:
        RuleError: RK0608, a picture cannot be drawn. RK0609, no font has a character. RK0610, a card or a sheet has too
            much on it. RK0611, a font is not there, or another setting of a language of one's own cannot be used.
    """
    from rulekit.formats import FORMATS  # noqa: PLC0415  # brings Typst
    from rulekit.formats.errors import (  # noqa: PLC0415  # as above
        BadPicture,
        FormatError,
        MissingCharacters,
        Overfull,
        UnknownFont,
    )

    sources = {**checked.sources, **made.lexicon.sources}
    drawn = _drawn(checked) if FORMATS[form].draws else {}
    try:
        return made.laid(FORMATS[form].write(made.document, made.typography, drawn), form)
    except MissingCharacters as problem:
        found = tuple(_missing(problem, made, sources))
    except Overfull as problem:
        found = (_overfull(problem, made, checked),)
    except UnknownFont as problem:
        help_ = f"name another font in `locale.toml` of `{made.typography.tag}`"
        found = (Diagnostic("RK0611", str(problem), (), help_),)
    except BadPicture as problem:
        found = (Diagnostic("RK0608", str(problem)),)
    except FormatError as problem:
        if made.typography.tag in resources.locale_tags():
            raise
        help_ = f"mend `page` in `locale.toml` of `{made.typography.tag}`"
        found = (Diagnostic("RK0611", f"the settings of pages cannot be used: {problem}", (), help_),)
    raise RuleError(found, sources)


def fragment(made: Worded, checked: Checked, places: Callable[[Span], str]) -> str:
    """A document as a piece of a web page; see ``html.fragment``."""
    from rulekit.formats import html  # noqa: PLC0415  # as above

    return html.fragment(made.document, made.typography, _drawn(checked), places)


def pages(made: Worded, checked: Checked, dots: float) -> Sequence[bytes]:
    """The pages of a document as pictures; see ``pdf.pages``."""
    from rulekit.formats import pdf  # noqa: PLC0415  # as above

    return pdf.pages(made.document, made.typography, _drawn(checked), dots)


def _drawn(checked: Checked) -> Mapping[str, str]:
    return pictures(checked.folder, checked.game.renamed if checked.game is not None else ())


def _missing(problem: MissingCharacters, made: Worded, sources: dict[str, Source]) -> Iterator[Diagnostic]:
    """Each line of rules and words that has such characters; the characters alone where none has."""
    letters = "".join(problem.characters)
    help_ = "use another character, or write HTML or Markdown, which whoever reads them has fonts for"
    pattern = re.compile(f"[{re.escape(letters)}](?:[^\\n]*[{re.escape(letters)}])?")
    count = 0
    for path, source in sources.items():
        for found in pattern.finditer(source.text):
            remark = source.text[source.line_start(found.start()) : found.start()].lstrip().startswith("#")
            if remark or count == LINES:
                continue
            count += 1
            here = "".join(dict.fromkeys(one for one in found[0] if one in letters))
            yield Diagnostic("RK0609", _said(here, made), (Label(Span(path, *found.span()), "this"),), help_)
    if not count:
        yield Diagnostic("RK0609", _said(letters, made), (), help_)


def _said(letters: str, made: Worded) -> str:
    return f"no font of `{made.typography.tag}` has {', '.join(f'`{one}`' for one in letters)}"


def _overfull(problem: Overfull, made: Worded, checked: Checked) -> Diagnostic:
    """A card at the thing that it is of; any other page at the name of the game."""
    game = checked.game
    assert game is not None
    items = [item for table in game.tables if table.on_cards for item in table.items]
    for item in items:
        entry = made.lexicon.find(item.name, Role.THINGS.value)
        if entry is not None and problem.name.casefold() in {text.casefold() for text in entry.texts.values()}:
            message = f"the card `{problem.name}` does not hold its text in `{made.typography.tag}`"
            return Diagnostic("RK0610", message, (Label(item.span, "this card"),), "say less on it, or in fewer words")
    source = next(iter(checked.sources.values()))
    head = re.search(r"^game +(\w+)", source.text, re.MULTILINE)
    label = (Label(Span(source.path, *head.span(1)), "of this game"),) if head is not None else ()
    page = f"the side `{problem.name}` of the card" if problem.name else f"the {made.document.kind}"
    message = f"{page} does not fit on its page in `{made.typography.tag}`"
    return Diagnostic("RK0610", message, label, "shorten the words on it, or print the rulebook alone")
