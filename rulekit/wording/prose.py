"""Authored texts by key, from PO files, and the placeholders in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from string import Formatter

__all__ = ["fill", "placeholders", "placeholders_of", "read_prose"]


def read_prose(path: Path, *, source: bool) -> dict[str, str]:
    """The texts of a PO file by their ``msgctxt``; texts not translated yet are left out.

    Args:
        path: the file.
        source: whether the file is of the language people write in first: then the text is the ``msgid``.

    Raises:
        OSError, ValueError: when it can't be read or is no PO file.
    """
    from babel.messages.pofile import PoFileError, read_po  # noqa: PLC0415 -- takes 5 ms; only games with prose pay

    with path.open("rb") as file:
        try:
            catalogue = read_po(file, abort_invalid=True)
        except (PoFileError, LookupError) as problem:  # LookupError: a character set that nobody knows
            raise ValueError(str(problem)) from problem
    found: dict[str, str] = {}
    for message in catalogue:
        if not message.context:
            continue
        text = message.id if source else message.string
        if isinstance(text, str) and text and not message.fuzzy:
            found[message.context] = text
    return found


def placeholders(text: str) -> list[tuple[str, str]]:
    """The placeholders of a text: name and form, such as ``("food", "acc")``.

    Raises:
        ValueError: when a brace is not closed.
    """
    return [(name, form or "") for _, name, form, _ in Formatter().parse(text) if name is not None]


def fill(text: str, say: Callable[[str, str, str], str]) -> str:
    """A text with its placeholders said.

    Args:
        text: with placeholders ``{name}`` or ``{name:form}``.
        say: the words for a name in a form, behind the text before them.
    """
    said: list[str] = []
    for words, name, form, _ in Formatter().parse(text):
        said.append(words)
        if name is not None:
            said.append(say(name, form or "", "".join(said)))
    return "".join(said)


def placeholders_of(texts: Mapping[str, str]) -> dict[str, frozenset[str]]:
    """The names of the placeholders of each text; none of one that can't be read, which whoever says it reports."""
    return {key: _names(text) for key, text in texts.items()}


def _names(text: str) -> frozenset[str]:
    try:
        return frozenset(name for name, _ in placeholders(text))
    except ValueError:
        return frozenset()
