"""The words of a game in one language, by role and term."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from attrs import evolve, field, frozen

from rulekit.diagnostics import Diagnostic
from rulekit.source import Source
from rulekit.wording.composed import Composition, composed
from rulekit.wording.edits import Edit, Edits
from rulekit.wording.forms import Entry, Paradigm
from rulekit.wording.pieces_of_text import Terms

__all__ = ["ROLES", "TEXTS", "Lexicon", "kind_of", "numbered", "of_pattern", "read_entries"]

ROLES = (
    "things",
    "states",
    "adjectives",
    "faces",
    "steps",
    "rules",
    "options",
    "columns",
    "numbers",
    "links",
    "components",
    "variants",
    "sources",
    "examples",
    "people",
)
"""The roles of a game's words, in the order of a word file; ``variants`` are titles: of the game and its variants."""

TEXTS = "texts"
"""The table of a word file for authored texts."""

KINDS: Mapping[str, str] = {"adjectives": "adjective", "verbs": "verb"}
"""The paradigm that the words of a role are inflected by; all others are nouns."""

GAPS = ("n", "m", "k")
"""The names of the numbers in a term, in order."""

Entries = Mapping[tuple[str, str], Entry]


@frozen
class Lexicon:
    """Words by role and term.

    Args:
        entries: every word, by role and term.
        place: the file to add missing words to.
        prose: authored texts by key.
        prose_place: the file to add missing texts to.
        aliases: words that are another's, such as a plural that the rules name, by role and term.
        base: the form that every noun has.
        replaced: words that another file has anew, as they were, the oldest first: a variant calls a thing otherwise.
        text_places: the file that each authored text stands in, by its key.
        compositions: how the things of tables of pairs are called after others, by role and term.
        nouns: how nouns are inflected, which those are.
        edits: the sentences of the book that a person wrote, by what they are bound to.
        renamed: what things were called before a variant called them otherwise, by their new names.
        problems: what is wrong in the files that the words come from.
        sources: those files, by the names that messages call them.
    """

    entries: Entries
    place: str
    prose: Mapping[str, str]
    prose_place: str
    base: str = ""
    problems: tuple[Diagnostic, ...] = ()
    sources: Mapping[str, Source] = field(factory=dict[str, Source], repr=False)
    aliases: Mapping[tuple[str, str], tuple[str, str]] = field(factory=dict[tuple[str, str], tuple[str, str]])
    replaced: Mapping[tuple[str, str], tuple[Entry, ...]] = field(factory=dict[tuple[str, str], tuple[Entry, ...]])
    text_places: Mapping[str, str] = field(factory=dict[str, str])
    compositions: Mapping[tuple[str, str], Composition] = field(factory=dict[tuple[str, str], Composition])
    nouns: Paradigm | None = field(default=None, repr=False)
    edits: Edits = field(factory=dict[str, "tuple[Edit, ...]"], repr=False)
    renamed: Mapping[str, str] = field(factory=dict[str, str])
    _counted: dict[tuple[str, str], Entry | None] = field(factory=dict[tuple[str, str], "Entry | None"], init=False)

    def find(self, term: str, role: str) -> Entry | None:
        """The word for a term, None if there is none in that role.

        A word for ``card_{n}`` is that of every ``card_1``, ``card_2``, ..., with their number in place of ``{n}``.
        """
        found = self.entries.get((role, term)) or self.entries.get(self.aliases.get((role, term), ("", "")))
        if found is None and not term.isalpha():
            if (role, term) not in self._counted:
                self._counted[role, term] = self._composed(term, role) or of_pattern(self.entries, term, role)
            return self._counted[role, term]
        return found

    def _composed(self, term: str, role: str) -> Entry | None:
        """The word for a thing of a table of pairs, from the word for all of them."""
        how = self.compositions.get((role, term))
        model = self.entries.get((role, how.pattern)) if how is not None else None
        if how is None or model is None or self.nouns is None:
            return None
        return composed(term, model, how, self.find, self.nouns)

    def pattern(self, term: str, role: str) -> str:
        """The term whose word says another one, too, if there is none of its own: with gaps for what differs."""
        how = self.compositions.get((role, term))
        return how.pattern if how is not None else numbered(term)[0]

    def with_texts(self, words: Mapping[tuple[str, str], str], texts: Mapping[str, str]) -> Lexicon:
        """The same with further words, which are names, and authored texts, wherever it has none of its own."""
        entries = {
            (role, term): Entry(term, role, {self.base: text}, {}, {}, self.place)
            for (role, term), text in words.items()
        }
        return evolve(self, entries={**entries, **self.entries}, prose={**texts, **self.prose})

    def text_place(self, key: str) -> str:
        """The file that an authored text stands in or belongs into."""
        return self.text_places.get(key, self.prose_place)

    @cached_property
    def terms(self) -> Terms:
        """The names of things in a script that has no blanks between words.

        What a form says behind a measure word is a name as well: 事件卡, of which there are so many 張事件卡.
        """
        texts = [(entry.texts.get(self.base, ""), text) for entry in self for text in entry.texts.values()]
        behind = (text[text.find(word) :] for word, text in texts if word and text.find(word) > 0)
        return Terms.of((*(text for _, text in texts), *behind))

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries.values())


def of_pattern(entries: Entries, term: str, role: str) -> Entry | None:
    """The word for a term with numbers from the word for its pattern; None if there is none."""
    pattern, numbers = numbered(term)
    model = entries.get((role, pattern)) if numbers else None
    if model is None:
        return None

    def filled(text: str) -> str:
        for name, number in numbers.items():
            text = text.replace(f"{{{name}}}", number)
        return text

    return evolve(model, term=term, texts={key: filled(text) for key, text in model.texts.items()}, made={})


def numbered(term: str) -> tuple[str, Mapping[str, str]]:
    """A term with its numbers as gaps, and the numbers by the names of the gaps.

    >>> numbered("card_12")
    ('card_{n}', {'n': '12'})
    >>> numbered("cell_3_4")[0]
    'cell_{n}_{m}'
    """
    found = re.findall("[0-9]+", term)
    if len(found) > len(GAPS):
        return term, {}
    numbers = dict(zip(GAPS, found, strict=False))
    names = iter(numbers)
    return re.sub("[0-9]+", lambda _: f"{{{next(names)}}}", term), numbers


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
