"""The words of a game in one language, by role and term."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import frozen

from rulekit.wording.forms import Entry, Paradigm

__all__ = ["Lexicon", "read_entries"]

KINDS: Mapping[str, str] = {"adjectives": "adjective", "verbs": "verb"}
"""The paradigm that the words of a role are inflected by; all others are nouns."""

Entries = Mapping[tuple[str, str], Entry]


@frozen
class Lexicon:
    """Words by role and term.

    Args:
        entries: every word, by role and term.
        place: the file to add missing words to.
        prose: authored texts by key.
        prose_place: the file to add missing texts to.
    """

    entries: Entries
    place: str
    prose: Mapping[str, str]
    prose_place: str

    def find(self, term: str, role: str) -> Entry | None:
        """The word for a term, None if there is none in that role."""
        return self.entries.get((role, term))

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries.values())


def kind_of(role: str) -> str:
    """The kind of word that stands in a role: ``"noun"``, ``"adjective"`` or ``"verb"``."""
    return KINDS.get(role, "noun")


def read_entries(
    data: Mapping[str, Any], paradigms: Mapping[str, Paradigm], place: str, known: Entries
) -> dict[tuple[str, str], Entry]:
    """The words of one file.

    A word is a text, which is its base form, or a table; ``like = "things.city"`` takes another word's forms.

    Args:
        data: the file's tables: role, then term.
        paradigms: by kind.
        place: the file, for messages.
        known: words that ``like`` may name besides those of this file.

    Raises:
        KeyError, TypeError, AttributeError: when the file is not a table of tables.
    """
    found: dict[tuple[str, str], Entry] = {}
    for role, terms in data.items():
        paradigm = paradigms[kind_of(role)]
        for term, value in terms.items():
            row: dict[str, Any] = {paradigm.base: value} if isinstance(value, str) else dict(value)
            like = row.pop("like", None)
            texts: dict[str, str] = {}
            features: dict[str, object] = {}
            verbs: Mapping[str, str] = row.pop("verbs", {})
            if like is not None:
                other_role, _, other = like.partition(".")
                model = found.get((other_role, other)) or known[other_role, other]
                texts.update(model.texts)
                features.update(model.features)
                verbs = {**model.verbs, **verbs}
            for key, text in row.items():
                if key in paradigm.features or isinstance(text, bool):
                    features[key] = text
                else:
                    texts[key] = text
            found[role, term] = Entry(term, role, texts, features, verbs, place)
    return found
