"""New words that a sheet of changes would explain and never says are left out, as a book leaves them out."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.book.changes.entry import Entry, Told
from rulekit.book.unsaid import EXPLAINED, word_of
from rulekit.document.walk import nouns

__all__ = ["without_unsaid_words"]


def without_unsaid_words(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries without the meanings of words that no other entry says, nor a meaning that stays."""
    meanings = [one for one in entries if isinstance(one, Told) and one.sentence.name in EXPLAINED]
    said = {noun.term for one in entries if one not in meanings for noun in nouns(one)}
    kept: list[Entry] = []
    while found := [one for one in meanings if one not in kept and word_of(one.sentence) in said]:
        kept += found
        said |= {noun.term for one in found for noun in nouns(one)}
    return tuple(one for one in entries if one not in meanings or one in kept)
