"""Worded text told apart into words, blanks and marks, and those into sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from attrs import field, frozen

from rulekit.document.sentence import Icon, Inline, Words

__all__ = ["NO_TERMS", "Terms", "is_speck", "pieces_of", "sentences", "weight"]

HAN = "\u2e80-\u2fff\u3005-\u3007\u3400-\u9fff\uf900-\ufaff"
_HAN = re.compile(f"[{HAN}]+")
_TOKEN = re.compile(rf"[{HAN}]+|[^\W{HAN}]+(?:[’'‑-][^\W{HAN}]+)*|\s+|.", re.DOTALL)
"""A run of Han characters, a word, blanks, or a mark."""

_SPECKS = frozenset(" \u00a0\u202f\u2060\n,;.、，；。")
"""Marks that tell nothing by themselves, and blanks."""
_STOPS, _PAUSES = frozenset(".!?"), frozenset(":：。！？")
_PER_WORD = 2
"""Han characters of a run that no name is found in count as one word by so many."""


@frozen
class Terms:
    """The names of things in a script without blanks.

    Args:
        names: those of two characters or more.
    """

    names: frozenset[str]
    _longest: int = field(init=False)

    @_longest.default
    def _length(self) -> int:
        return max(map(len, self.names), default=0)

    @classmethod
    def of(cls, texts: Iterable[str]) -> Terms:
        """Those among some texts that are of Han characters alone."""
        return cls(frozenset(one for one in texts if len(one) > 1 and _HAN.fullmatch(one)))

    def within(self, run: str) -> Iterator[str]:
        """A run of characters as the longest names in it, and what stands between them."""
        at = begun = 0
        while at < len(run):
            ends = range(min(len(run), at + self._longest), at + 1, -1)
            end = next((one for one in ends if run[at:one] in self.names), None)
            if end is None:
                at += 1
                continue
            if begun < at:
                yield run[begun:at]
            yield run[at:end]
            at = begun = end
        if begun < at:
            yield run[begun:at]


NO_TERMS = Terms(frozenset())


def pieces_of(part: Inline, terms: Terms) -> list[str]:
    """The words, blanks and marks of a part of a line; a picture is one."""
    match part:
        case Words(text):
            found = _TOKEN.findall(text)
            return [one for each in found for one in (terms.within(each) if _HAN.match(each) else (each,))]
        case Icon(name):
            return [f"\ue000{name}"]
        case _:
            msg = f"not worded yet: {part!r}"
            raise TypeError(msg)


def weight(piece: str) -> int:
    """How many words it counts for: blanks, marks and pictures for none."""
    if _HAN.fullmatch(piece):
        return max(1, len(piece) // _PER_WORD)
    return int(piece[0].isalnum())


def is_speck(piece: str) -> bool:
    """Whether it is blanks, or marks that are never set off alone."""
    return all(one in _SPECKS for one in piece)


def sentences(pieces: Sequence[str]) -> Iterator[tuple[int, int]]:
    """From where to where each sentence goes, or what leads to something behind a colon; all pieces are in one."""
    ends = [at + 1 for at in range(len(pieces) - 1) if _ends(pieces, at)]
    yield from pairwise((0, *ends, len(pieces)))


def _ends(pieces: Sequence[str], at: int) -> bool:
    """Whether a sentence ends with a piece: a stop may belong to a number, if no capital follows."""
    if pieces[at] in _PAUSES:
        return True
    behind = next((one for one in pieces[at + 1 :] if not one.isspace()), "")
    apart = pieces[at + 1].isspace()
    return pieces[at] in _STOPS and apart and (behind[:1].isupper() or not behind[:1].isalnum())
