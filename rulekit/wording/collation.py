"""The order of words in a language: by its alphabet, accents aside, digits by their number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from unicodedata import combining, normalize

from attrs import evolve

from rulekit.document.blocks import Index, Line
from rulekit.document.listed import IndexEntry
from rulekit.document.sentence import Icon, Inline

__all__ = ["in_order", "key_of"]

Key = tuple[tuple[int, int, str], ...]
_DIGITS = re.compile(r"\d+")


def key_of(text: str, alphabet: Iterable[str] = ()) -> Key:
    """What a word is sorted by.

    Args:
        text: a word or some words.
        alphabet: the letters in their order, those of one rank side by side with blanks between: ``("a á", "b", "c",
            "cs")``. Without one letters are in the order of Unicode, accents aside.

    >>> sorted(["zebra", "Étape", "eau", "2 jetons", "10 jetons"], key=key_of)
    ['2 jetons', '10 jetons', 'eau', 'Étape', 'zebra']
    >>> sorted(["cukor", "csíz", "citrom"], key=lambda one: key_of(one, ("a á", "b", "c", "cs", "d")))
    ['citrom', 'cukor', 'csíz']
    """
    ranks = {letter: rank for rank, letters in enumerate(alphabet) for letter in letters.split()}
    longest = max(map(len, ranks), default=1)
    found: list[tuple[int, int, str]] = []
    low, at = normalize("NFC", text.casefold()), 0
    while at < len(low):
        if number := _DIGITS.match(low, at):
            found.append((0, int(number[0]), ""))
            at = number.end()
            continue
        known = next((low[at : at + size] for size in range(longest, 0, -1) if low[at : at + size] in ranks), "")
        if known:
            found.append((1, ranks[known], ""))
        elif low[at].isalpha():
            bare = "".join(one for one in normalize("NFD", low[at]) if not combining(one))
            found.append((1, ranks[bare], "") if bare in ranks else (2, 0, bare))
        at += len(known) or 1
    return tuple(found)


def in_order(index: Index, alphabet: Iterable[str], lost: AbstractSet[str] = frozenset()) -> Index:
    """A worded index in the order of the alphabet; what is called the same is one entry, a mere letter is none.

    Args:
        index: in words.
        alphabet: of the language.
        lost: anchors of sections that the language leaves out.
    """
    found: dict[str, IndexEntry] = {}
    for one in index.entries:
        text = _text(one.line)
        before = found.get(text)
        anchors = dict.fromkeys((*(before.anchors if before else ()), *one.anchors))
        found[text] = IndexEntry(one.line, tuple(anchors))
    letters = tuple(alphabet)
    ordered = (
        found[text] for text in sorted(found, key=lambda text: (key_of(text, letters), text)) if not _is_sign(text)
    )
    left = (evolve(one, anchors=tuple(at for at in one.anchors if at not in lost)) for one in ordered)
    return Index(tuple(one for one in left if one.anchors))


def _is_sign(text: str) -> bool:
    """Whether it is no word that anybody looks up: nothing, or a letter that numbers something, as a stage A.

    >>> [one for one in ("A", "b", "Á", "Ox", "船", "") if _is_sign(one)]
    ['A', 'b', 'Á', '']
    """
    return not text or (len(text) == 1 and text.lower() != text.upper())


def _text(line: Line) -> str:
    return "".join(_letters(one) for one in line)


def _letters(one: Inline) -> str:
    return "" if isinstance(one, Icon) else str(getattr(one, "text", ""))
