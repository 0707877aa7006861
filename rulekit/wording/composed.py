"""Words for things of tables of pairs, made of the words that they are pairs of: queen of spades, dame de pique."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import evolve, frozen

from rulekit.wording.forms import Entry, MissingForm, Paradigm
from rulekit.wording.prose import fill

__all__ = ["Composition", "composed"]

Key = tuple[str, str]
"""A word's role and term."""


@frozen
class Composition:
    """How a thing is called after others.

    Args:
        pattern: the term of the word that says it for all things of its table: ``{rank} of {suit}``.
        parts: the words that are set in, by the names of the gaps.
    """

    pattern: str
    parts: Mapping[str, Key]


def composed(
    term: str, model: Entry, how: Composition, find: Callable[[str, str], Entry | None], paradigm: Paradigm
) -> Entry:
    """The word for a thing from the word for all of its table.

    A gap is filled with a word's base form, or with the form that it asks for: ``{rank:plural} of {suit}``. A feature
    that is a gap, such as ``gender = "{rank}"``, is that of the word; without one it is left to be read off the text.

    Args:
        term: the thing.
        model: the word whose forms have gaps.
        how: what they are filled with.
        find: the word for a term in a role.
        paradigm: how nouns are inflected.
    """
    words = {gap: find(name, role) or _unknown(role, name, paradigm) for gap, (role, name) in how.parts.items()}

    def said(gap: str, path: str, _before: str) -> str:
        if gap not in words:
            return f"⟨{gap}⟩"
        try:
            return paradigm.inflect(words[gap], path)
        except MissingForm:
            return f"⟨{gap}⟩"

    features: dict[str, object] = {}
    for name, value in model.features.items():
        gap = value[1:-1] if isinstance(value, str) and value.startswith("{") else ""
        taken = paradigm.feature(name, words[gap]) if gap in words else value
        if taken is not None:
            features[name] = taken
    return evolve(
        model,
        term=term,
        texts={key: _filled(text, said) for key, text in model.texts.items()},
        features=features,
        made={},
    )


def _filled(text: str, said: Callable[[str, str, str], str]) -> str:
    try:
        return fill(text, said)
    except ValueError:
        return text  # a brace that is not closed


def _unknown(role: str, term: str, paradigm: Paradigm) -> Entry:
    return Entry(term, role, {paradigm.base: f"⟨{term}⟩"}, {})
