"""Words that no dictionary need have: titles, authors, and what a lexicon itself marks as the names of things."""

from __future__ import annotations

import re

from tests.locales.whole_books import EDITIONS, checked_of, speaker_of

__all__ = ["proper_names"]

OURS = {"rulekit"}
"""This program."""


def proper_names(game: str, tag: str) -> set[str]:
    """The words of a game's title and authors and all forms of its proper nouns, as a language has them."""
    found = set(OURS)
    for edition in EDITIONS:
        if edition.game == game:
            checked, speaker = checked_of(edition), speaker_of(edition, tag)
            assert checked.game is not None
            found |= _words(checked.game.title) | _words(checked.game.by)
            for entry in speaker.lexicon.entries.values():
                if entry.features.get("proper") or entry.role == "people":
                    for form in (*entry.texts.values(), *entry.made.values()):
                        found |= _words(form)
    return found


def _words(text: str) -> set[str]:
    return set(re.findall(r"[\w’'-]+", text))
