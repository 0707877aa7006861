"""Authored texts by key, from PO files, and the placeholders in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter

from rulekit.wording.edits import is_sentence
from rulekit.wording.po import read_messages

__all__ = ["fill", "placeholders", "placeholders_of", "read_prose"]


def read_prose(text: str, *, source: bool) -> dict[str, str]:
    """The texts of a PO file by their ``msgctxt``; texts not translated yet are left out, and so are edited sentences.

    Args:
        text: the file.
        source: whether the file is of the language people write in first: then the text is the ``msgid``.

    Raises:
        ValueError: when it is no PO file.
    """
    found: dict[str, str] = {}
    for message in read_messages(text):
        said = message.source if source else message.text
        if said and not (message.fuzzy or message.obsolete or is_sentence(message)):
            found[message.context] = said
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
