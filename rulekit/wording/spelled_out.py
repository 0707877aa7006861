"""Figures and names that authored texts spell out in place of asking for them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from string import Formatter
from types import MappingProxyType

from attrs import frozen

from rulekit.diagnostics import Diagnostic
from rulekit.wording import errors
from rulekit.wording.forms import Entry, MissingForm, Paradigm
from rulekit.wording.lexicon import Lexicon, kind_of
from rulekit.wording.locale import Locale

__all__ = ["HAN", "STEM", "every_form", "spelled_out"]

STEM = 3
"""So many first letters of a word stand in each of its forms, or it is not looked for."""

HAN = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff]")


SUM = re.compile(r"\d+(?:\s*\+\s*\d+)+\s*=\s*\d+")
"""A sum that is written out."""


def spelled_out(
    locale: Locale,
    lexicon: Lexicon,
    terms: Iterable[tuple[str, str]],
    played: Mapping[str, frozenset[int] | None] = MappingProxyType({}),
) -> tuple[Diagnostic, ...]:
    """The figures and the names of the game that stand in authored texts themselves.

    Args:
        locale: the language.
        lexicon: its words and texts of the game.
        terms: role and term of the words of the game.
        played: the figures that texts about a worked example may name, as it is played with them, by their keys; None
            of one that variants have left out, whose texts are not printed.

    Reports:
        RK0516, RK0517.
    """
    entries = [one for role, term in terms if (one := lexicon.find(term, role)) is not None]
    sought = [_sought(one, locale.paradigms[kind_of(one.role)]) for one in sorted(entries, key=lambda one: one.term)]
    found: list[Diagnostic] = []
    for key, text in lexicon.prose.items():
        try:
            words = "\n".join(literal for literal, *_ in Formatter().parse(text))
        except ValueError:
            continue  # a brace that is not closed, which is reported where it is read
        place = lexicon.text_place(key)
        figures = played.get(key, frozenset())
        if figures is None:
            continue
        known = _borne_out(words, figures)
        bare = (one for one in re.findall(r"\d+", words) if int(one) not in known)
        found += [errors.bare_figure(key, one, locale.tag, place) for one in bare]
        told: set[str] = set()  # a word and its plural are one word
        folded = words.casefold()
        for word in sought:
            said = word.said(words, folded)
            if said and said not in told:
                told.add(said)
                found.append(errors.bare_name(key, said, word.term, locale.tag, place))
    return tuple(found)


def _borne_out(words: str, played: frozenset[int]) -> frozenset[int]:
    """The figures that a play bears out: its own, and those of a sum that comes to one of them or is of them alone."""
    known = played
    for one in SUM.findall(words):
        *terms, total = (int(each) for each in re.findall(r"\d+", one))
        if sum(terms) == total and (total in known or known.issuperset(terms)):
            known |= {*terms, total}
    return known


@frozen
class _Sought:
    """A word that texts are searched for; its forms, the longest first, are made when its stem is first met."""

    term: str
    base: str
    stem: str
    forms: Callable[[], tuple[str, ...]]

    def said(self, words: str, folded: str) -> str:
        """The form that stands in a text, which is also given without its capitals; empty if none does."""
        if HAN.search(self.base):
            return self.base if len(self.base) > 1 and self.base in words else ""
        if len(self.base) < STEM or self.stem not in folded:
            return ""
        for form in self.forms():
            # To make a pattern takes a thousand times as long as to see that a text has nothing of it.
            if form.casefold() in folded and (
                found := re.search(rf"(?<!\w){re.escape(form)}(?!\w)", words, re.IGNORECASE)
            ):
                return found[0]
        return ""


def _sought(entry: Entry, paradigm: Paradigm) -> _Sought:
    @cache
    def forms() -> tuple[str, ...]:
        return tuple(sorted(set(every_form(entry, paradigm)), key=lambda one: (-len(one), one)))

    base = entry.texts.get(paradigm.base, "")
    return _Sought(entry.term, base, base[:STEM].casefold(), forms)


def every_form(entry: Entry, paradigm: Paradigm) -> Iterator[str]:
    """Every form of a word that a placeholder could ask for."""
    for parts in product(*(dict.fromkeys(("", *values.values())) for values in paradigm.ask.values())):
        try:
            yield paradigm.inflect(entry, ".".join(part for part in parts if part) or paradigm.base)
        except (MissingForm, KeyError):
            continue
