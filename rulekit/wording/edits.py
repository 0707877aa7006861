"""Sentences of a book as a person wrote them, each bound to what it says, from the PO file of a game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from string import Formatter

from attrs import frozen

from rulekit.diagnostics import Diagnostic
from rulekit.source import Source, Span
from rulekit.wording import edit_errors, errors
from rulekit.wording.characters import odd_character
from rulekit.wording.po import Message, read_messages

__all__ = [
    "CONTEXT",
    "SAID_BY_ITS_WORD",
    "Edit",
    "Edits",
    "context_of",
    "is_sentence",
    "joined",
    "pieces",
    "read_edits",
    "said_alike",
]

CONTEXT = "sentence:"
"""What the ``msgctxt`` of a sentence begins with."""

SAID_BY_ITS_WORD = "="
"""What is written for a definition that the word itself says, wherever it stands: "a province with a fort"."""

LONGEST = 4000
"""A longer sentence, in characters, is refused."""

_SAID = re.compile(r'^msgstr[^\n]*(?:\n[^\S\n]*"[^\n]*)*', re.MULTILINE)

Edits = Mapping[str, tuple["Edit", ...]]
"""The edited wordings of a game by the keys of the sentences; several for figures that want other words."""


@frozen
class Edit:
    """One wording.

    Args:
        key: the key of the sentences that it is for.
        plurals: for each figure the plural category that it was written for, or the figure itself (``=0``).
        text: the wording, with gaps ``{name}`` and ``{name:form}``.
        span: where it stands.
        source: the sentence in the language that texts are first written in.
    """

    key: str
    plurals: tuple[str, ...]
    text: str
    span: Span
    source: str = ""

    @property
    def says(self) -> tuple[str, ...]:
        """What tells what is said with it from what is not: the sentence, and the figures that it says in words."""
        return (self.source, *(one for one in self.plurals if one[0] == "="))


def is_sentence(message: Message) -> bool:
    """Whether an entry of a PO file is a sentence of the book, and no text with a name of its own."""
    return message.context.startswith(CONTEXT)


def context_of(key: str, plurals: tuple[str, ...]) -> str:
    """The ``msgctxt`` of a sentence.

    >>> context_of("gain:ab12", ("other",))
    'sentence:gain:ab12:other'
    """
    return f"{CONTEXT}{key}" + (f":{','.join(plurals)}" if plurals else "")


def pieces(text: str) -> tuple[tuple[str, str, str], ...]:
    """A wording as pieces: words, and the gap with its form that follows them (both empty at the end).

    Raises:
        ValueError: when a brace is not closed, or a gap asks for more than a form.
    """
    found = []
    for words, name, form, conversion in Formatter().parse(text):
        if conversion or any(mark in (form or "") for mark in "{}") or (name is not None and not name):
            msg = "a gap is `{name}` or `{name:form}`"
            raise ValueError(msg)
        found.append((words, name or "", form or ""))
    return tuple(found)


def read_edits(source: Source, tag: str) -> tuple[dict[str, tuple[Edit, ...]], tuple[Diagnostic, ...]]:
    """The edited sentences of a PO file, without those that nobody wrote yet or has yet to look at.

    Args:
        source: the file.
        tag: the language, for messages.

    Reports:
        RK0516 a figure of its own, RK0523 odd character, RK0529 it can't be read.

    Raises:
        ValueError: when it is no PO file.
    """
    found: dict[str, tuple[Edit, ...]] = {}
    wrong: list[Diagnostic] = []
    for message in read_messages(source.text):
        if not is_sentence(message) or not message.text.strip() or message.fuzzy or message.obsolete:
            continue
        name, _, rest = message.context.removeprefix(CONTEXT).partition(":")
        digest, _, plurals = rest.partition(":")
        bound = tuple(filter(None, plurals.split(",")))
        one = Edit(f"{name}:{digest}", bound, message.text, _span(source, message), message.source)
        problems = [*_wrong(one, tag)]
        wrong += problems
        if not problems:
            found[one.key] = (*found.get(one.key, ()), one)
    return found, tuple(wrong)


def joined(old: Edits, new: Edits) -> dict[str, tuple[Edit, ...]]:
    """The wordings of two files; those of the second are looked at first."""
    return {**old, **{key: (*ones, *old.get(key, ())) for key, ones in new.items()}}


def said_alike(edits: Edits, tag: str) -> tuple[Diagnostic, ...]:
    """The sentences that say something else and are written in the same words, whatever files they stand in.

    One of which there are several wordings, for one thing and for more, says the same with other figures.

    Args:
        edits: all wordings of a game.
        tag: the language, for messages.

    Reports:
        RK0530.
    """
    first: dict[str, Edit] = {}
    told = (one for ones in edits.values() for one in ones if one.text != SAID_BY_ITS_WORD)
    ordered = sorted(told, key=lambda one: (one.span.path, one.span.start))
    earlier = ((one, first.setdefault(_plain(one.text), one)) for one in ordered)
    return tuple(
        edit_errors.said_alike(one.span, tag)
        for one, other in earlier
        if other.says != one.says and (other.key, *other.says[1:]) != (one.key, *one.says[1:])
    )


def _span(source: Source, message: Message) -> Span:
    at = source.start_of(message.line)
    said = _SAID.search(source.text, at)
    return Span(source.path, *said.span()) if said is not None else Span(source.path, at, at)


def _plain(text: str) -> str:
    """A wording without what two that differ by it only would not be told apart by: forms, blanks, capitals."""
    said = "".join(f"{words}{{{'}{'.join(name.split(' ', 1))}}}" for words, name, _ in pieces(text))
    return "".join(said.split()).casefold().rstrip(".。{}")


def _wrong(one: Edit, tag: str) -> Iterator[Diagnostic]:
    """What is wrong with a wording, whatever it is of."""
    odd = odd_character(one.text, lines=True)
    if odd is not None:
        yield errors.odd_character(one.span, tag, one.key, odd)
    if len(one.text) > LONGEST:
        yield edit_errors.unreadable_edit(one.span, tag, f"it has more than {LONGEST} characters")
        return
    try:
        words = "".join(words for words, _, _ in pieces(one.text))
    except ValueError as problem:
        yield edit_errors.unreadable_edit(one.span, tag, str(problem))
        return
    figure = next((sign for sign in words if unicodedata.category(sign) in {"Nd", "Nl", "No"}), None)
    if figure is not None:
        yield edit_errors.figure_in_edit(one.span, tag, figure)
