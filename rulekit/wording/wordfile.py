"""The file of a game's words in one language: read key by key, so that everything wrong in it is told at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from attrs import define, field, frozen

from rulekit.diagnostics import Diagnostic, Report
from rulekit.source import Source, Span
from rulekit.wording import errors
from rulekit.wording.characters import odd_character
from rulekit.wording.forms import Entry, Paradigm
from rulekit.wording.lexicon import ROLES, TEXTS, Entries, kind_of
from rulekit.wording.toml_places import places, read_toml

__all__ = ["WordFile", "called", "read_texts", "read_word_file"]

_FORM_ASKED = re.compile(r"\{(\w+:[^{}]*)\}")
DEEDS = ("do", "they", "bare", "make", "make_they")
"""Forms any word may have: a step as a deed, what makes an adjective true."""


@frozen
class WordFile:
    """What stands in a file of words.

    Args:
        source: its text.
        entries: its words by role and term; blanks, which are empty texts, are left out.
        texts: its authored texts by key.
        problems: what is wrong in it.
    """

    source: Source
    entries: Entries
    texts: Mapping[str, str]
    problems: tuple[Diagnostic, ...]


def read_word_file(
    source: Source,
    tag: str,
    paradigms: Mapping[str, Paradigm],
    known: Entries,
    forms: Iterable[str] = (),
    roles: Iterable[str] = ROLES,
) -> WordFile:
    """The words of one file.

    A word is a text, which is its base form, or a table; ``like = "things.city"`` takes another word's forms.

    Args:
        source: the file.
        tag: the language, for messages.
        paradigms: by kind.
        known: words that ``like`` may name besides those of this file.
        forms: names of forms that words may have besides those of their paradigm.
        roles: the tables that there may be.

    Reports:
        RK0509 the file is no TOML, RK0512 unknown form, RK0521 unknown table, RK0522 wrong type, RK0523 odd character,
        RK0524 ``like`` names no word; all as ``problems``.
    """
    reader = _Reader(source, tag, paradigms, known, frozenset({*DEEDS, *forms}), tuple(roles))
    try:
        data = _said(source.text)
    except ValueError as problem:
        return WordFile(source, {}, {}, (errors.broken_file(source.path, str(problem)),))
    for role, terms in data.items():
        reader.table(role, terms)
    return WordFile(source, reader.entries, reader.texts, tuple(reader.report))


_said = lru_cache(maxsize=64)(read_toml)
"""What a text says, which nobody changes: the words of a game are read for each of its variants."""


def read_texts(place: str, texts: Mapping[str, str]) -> WordFile:
    """Authored texts from elsewhere, without those that can't be printed.

    Reports:
        RK0523 odd character, as ``problems``.
    """
    odd = {key: name for key, text in texts.items() if (name := odd_character(text, lines=True)) is not None}
    wrong = tuple(errors.odd_text(key, name, place) for key, name in odd.items())
    return WordFile(Source(place, ""), {}, {key: text for key, text in texts.items() if key not in odd}, wrong)


@define
class _Reader:
    """One file being read."""

    source: Source
    tag: str
    paradigms: Mapping[str, Paradigm]
    known: Entries
    forms: frozenset[str]
    roles: tuple[str, ...]
    entries: dict[tuple[str, str], Entry] = field(factory=dict[tuple[str, str], Entry])
    texts: dict[str, str] = field(factory=dict[str, str])
    blank: set[tuple[str, str]] = field(factory=set[tuple[str, str]])
    report: Report = field(factory=Report)

    def table(self, role: str, terms: object) -> None:
        """The words of a role, or the authored texts."""
        if role not in (*self.roles, TEXTS):
            self._wrong(errors.unknown_section, (role,), role, (*self.roles, TEXTS))
        elif not isinstance(terms, dict):
            self._wrong(errors.wrong_type, (role,), role, "a table of words", called(terms))
        else:
            for term, value in terms.items():
                if role == TEXTS:
                    if self._is_text((role, term), value, lines=True) and value:
                        self.texts[term] = value
                elif (entry := self._entry(role, term, value)) is not None:
                    self.entries[role, term] = entry
                else:
                    self.blank.add((role, term))

    def _entry(self, role: str, term: str, value: object) -> Entry | None:
        """A word; None if all of it is blank, or nothing of it can be read."""
        paradigm = self.paradigms[kind_of(role)]
        path = (role, term)
        if not isinstance(value, dict):
            if not self._is_text(path, value) or not value:
                return None
            return Entry(term, role, {paradigm.base: str(value)}, {}, {}, self.source.path)
        texts: dict[str, str] = {}
        features: dict[str, object] = {}
        verbs: dict[str, str] = {}
        model = self._model(path, value.get("like", ""))
        if model is not None:
            texts, features, verbs = dict(model.texts), dict(model.features), dict(model.verbs)
        for key, one in value.items():
            if key == "verbs":
                verbs |= self._verbs((*path, key), one)
            elif key != "like":
                self._key((*path, key), one, paradigm, texts, features)
        if not (texts or features or verbs):
            return None
        like = (model.role, model.term) if model is not None else None
        return Entry(term, role, texts, features, verbs, self.source.path, like)

    def _key(
        self,
        path: tuple[str, ...],
        value: object,
        paradigm: Paradigm,
        texts: dict[str, str],
        features: dict[str, object],
    ) -> None:
        """One form or feature of a word."""
        key = path[-1]
        parts = set(key.split("."))
        if key in paradigm.features:
            if isinstance(value, bool) or (self._is_text(path, value) and value):
                features[key] = value
        elif not parts <= {*self.forms, paradigm.base, *paradigm.components}:
            known = (paradigm.base, *paradigm.components, *paradigm.features, *self.forms)
            self._wrong(errors.unknown_key, path, path[1], path[0], key, known)
        elif self._is_text(path, value) and value:
            texts[key] = str(value)
            # Only the words of pairs, whose names are patterns, are made of forms of other words.
            if "{" not in path[1] and (asked := _FORM_ASKED.search(texts[key])):
                self._wrong(errors.form_of_a_placeholder, path, ".".join(path), asked[1])

    def _model(self, path: tuple[str, ...], like: object) -> Entry | None:
        """The word that ``like`` names."""
        if like == "":
            return None
        if not self._is_text((*path, "like"), like):
            return None
        role, _, term = str(like).partition(".")
        found = self.entries.get((role, term)) or self.known.get((role, term))
        if found is None and (role, term) not in self.blank:
            self._wrong(errors.unknown_model, (*path, "like"), str(like))
        return found

    def _verbs(self, path: tuple[str, ...], value: object) -> dict[str, str]:
        if not isinstance(value, dict):
            self._wrong(errors.wrong_type, path, ".".join(path), "a table of verbs", called(value))
            return {}
        return {name: str(one) for name, one in value.items() if self._is_text((*path, name), one)}

    def _is_text(self, path: tuple[str, ...], value: object, *, lines: bool = False) -> bool:
        """Whether a value is a text of characters that may be printed; reported if not."""
        if not isinstance(value, str):
            self._wrong(errors.wrong_type, path, ".".join(path), "a text in quotes", called(value))
            return False
        odd = odd_character(value, lines=lines)
        if odd is not None:
            self._wrong(errors.odd_character, path, ".".join(path), odd)
        return odd is None

    def _wrong(self, make: Callable[..., Diagnostic], path: tuple[str, ...], *said: object) -> None:
        found = places(self.source.text)
        # Verbs in a table of a table have no place of their own; that of their word is near enough.
        place = next((found[path[:size]] for size in range(len(path), 0, -1) if path[:size] in found), None)
        span = Span(self.source.path, place.start, place.end) if place is not None else Span(self.source.path, 0, 0)
        self.report.add(make(span, self.tag, *said))


def called(value: object) -> str:
    """What a value that is no text is."""
    match value:
        case bool():
            return "yes or no"
        case int() | float():
            return "a number"
        case list():
            return "a list"
        case dict():
            return "a table"
        case str():
            return "a text"
        case _:
            return "a date"
