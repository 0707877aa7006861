"""A document as PDF: tagged, archivable, with bookmarks; the same bytes for the same document. Or as PNG."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Literal, TypedDict

from rulekit.document.blocks import Document
from rulekit.document.typography import Typography
from rulekit.formats.arrangement import arranged
from rulekit.formats.compilers import TEMPLATES, compiler, make_room
from rulekit.formats.errors import FormatError, MissingCharacters, Overfull, UnknownFont
from rulekit.formats.fonts import SIGNS, installed
from rulekit.formats.heights_kept import Heights, Note
from rulekit.formats.page_data import page_data
from rulekit.formats.pages_kept import kept, makers
from rulekit.formats.reach import reach

if TYPE_CHECKING:
    import typst

__all__ = ["get_ready", "pages", "write"]


class Planned(TypedDict):
    """What a run has planned of a part of a document, and what it measured for that."""

    name: str
    plan: object
    noted: list[Note]


STANDARDS: list[Literal["ua-1", "a-2a"]] = ["ua-1", "a-2a"]
_MISSING = re.compile(r'the text `"(?P<text>.+?)"` could not be displayed', re.DOTALL)
_OVERFULL = re.compile(
    r"(?:card does not hold its text|(?:card side|score sheet) does not fit on its page)(?:: (?P<name>.*))?"
)
"""What the compiler and the templates say."""
CREATED_S = 1_230_768_000
"""When every PDF says it was made, in seconds since 1970: a fixed moment, so that bytes repeat."""


def get_ready(typography: Typography) -> None:
    """Read the fonts of a language; one that is not there is told when something is to be set in it."""
    with suppress(UnknownFont):
        families = _families(_stacks(typography))
        makers(TEMPLATES, families)
        compiler(families, {}, "empty.typ")


def write(document: Document, typography: Typography, icons: Mapping[str, str]) -> bytes:
    """The PDF of a worded document.

    Args:
        document: with only words and icons in its lines.
        typography: how its language is set.
        icons: SVG text by icon name; an icon that is not there is printed as its words.

    Raises:
        UnknownFont: a font of the language is not there.
        MissingCharacters: no font of the language has them.
        BadPicture: a picture cannot be drawn.
        Overfull: a card or a sheet has too much on a page.
        FormatError: the pages can't be set for another reason.
    """
    fonts = _stacks(typography)
    data = _data(document, typography, icons, fonts)
    families = _families(fonts)

    def made() -> bytes:
        import typst  # noqa: PLC0415  # as in compilers

        make_room(_called(document, typography), len(data))
        try:
            compiled, warnings = compiler(families, _measured(families, data)).compile_with_warnings(
                format="pdf", pdf_standards=[*STANDARDS], timestamp=CREATED_S
            )
        except typst.TypstError as error:
            raise _fault(_told(document, typography, error), data, fonts["text_fonts"]) from None
        if warnings or not isinstance(compiled, bytes):
            raise FormatError("\n".join(_told(document, typography, warning) for warning in warnings))
        return compiled

    return kept(TEMPLATES, families, f"{STANDARDS} {CREATED_S}", data, made)


def pages(document: Document, typography: Typography, icons: Mapping[str, str], dots: float) -> Sequence[bytes]:
    """The same pages as pictures in PNG, of so many dots an inch.

    Raises:
        BadPicture: a picture cannot be drawn.
    """
    fonts = _stacks(typography)
    data = _data(document, typography, icons, fonts)
    make_room(_called(document, typography), len(data))
    families = _families(fonts)
    made = compiler(families, _measured(families, data)).compile(format="png", ppi=dots)
    return made if isinstance(made, list) else [made] if isinstance(made, bytes) else ()


def _data(
    document: Document, typography: Typography, icons: Mapping[str, str], fonts: Mapping[str, tuple[str, ...]]
) -> str:
    """All that is set, as JSON, and how far its pictures reach."""
    data = page_data(arranged(document), typography, icons)
    used = data["icons"]
    assert isinstance(used, dict)
    spans = {name: reach(drawn) for name, drawn in used.items()}
    return json.dumps(data | dict(fonts) | {"reach": spans}, ensure_ascii=False)


def _called(document: Document, typography: Typography) -> str:
    """What tells a document from the others of a process."""
    return f"{document.kind} {typography.tag} {document.title} {document.subtitle}"


def _stacks(typography: Typography) -> dict[str, tuple[str, ...]]:
    """The fonts of a language, those with signs last."""
    return {
        "text_fonts": (*installed(typography.text_fonts), *SIGNS),
        "heading_fonts": (*installed(typography.heading_fonts), *SIGNS),
    }


def _families(fonts: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(sorted({family for stack in fonts.values() for family in stack}))


def _fault(said: str, data: str, fonts: tuple[str, ...]) -> FormatError:
    """What the compiler complains of, as what it is."""
    missing, full = _MISSING.search(said), _OVERFULL.search(said)
    if missing is not None:
        letters = "".join(sorted({one for one in data if one > "\x7f"}))
        found = _lacking(letters, fonts)
        return MissingCharacters(said, found or tuple(dict.fromkeys(missing["text"])))
    return Overfull(said, full["name"] or "") if full is not None else FormatError(said)


def _lacking(letters: str, fonts: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some characters that none of the fonts has: tried all at once, then by halves."""
    import typst  # noqa: PLC0415  # as above

    if not letters:
        return ()
    data = json.dumps({"fonts": fonts, "text": " ".join(letters)}, ensure_ascii=False)
    probe = compiler(tuple(sorted(set(fonts))), {"data": data}, "probe.typ")
    try:
        probe.compile(format="pdf", pdf_standards=["a-2a"], timestamp=CREATED_S)
    except typst.TypstError:
        half = len(letters) // 2
        return (*_lacking(letters[:half], fonts), *_lacking(letters[half:], fonts)) if half else (letters,)
    return ()


Given = dict[str, str]
"""What pages are made of, as JSON: the data, the plans of what is measured, what is known of that from before."""


def _measured(families: tuple[str, ...], data: str) -> Given:
    """What pages are made of, with the plans that a run before has measured (`planned.typ`)."""
    heights = Heights(TEMPLATES, families, data)
    found = _found(families, {"data": data, "plans": "null", "known": heights.known})
    heights.note([note for one in found for note in one["noted"]])
    return {"data": data, "plans": json.dumps({one["name"]: one["plan"] for one in found}), "known": "{}"}


def _found(families: tuple[str, ...], given: Given) -> list[Planned]:
    """What a run plans and notes down. No label is the anchor of a heading as well."""
    try:
        found: list[Planned] = json.loads(compiler(families, given).query("<plan>", field="value"))
    except RuntimeError:
        compiler(families, given).compile(format="svg")  # says what is wrong part by part
        raise
    return found


def _told(document: Document, typography: Typography, problem: typst.TypstError | typst.TypstWarning) -> str:
    """A problem of the compiler with the document that it met it in."""
    hints = "".join(f"; {hint}" for hint in problem.hints)
    return f"{document.kind} in {typography.tag}: {problem.message.removeprefix('panicked with: ')}{hints}"
