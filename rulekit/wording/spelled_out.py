"""Figures and names that authored texts spell out in place of asking for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from string import Formatter

from rulekit.diagnostics import Diagnostic
from rulekit.wording import errors
from rulekit.wording.forms import Entry, MissingForm, Paradigm
from rulekit.wording.lexicon import Lexicon, kind_of
from rulekit.wording.locale import Locale

__all__ = ["HAN", "STEM", "every_form", "spelled_out"]

STEM = 3
"""So many first letters of a word stand in each of its forms, or it is not looked for."""

HAN = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff]")


def spelled_out(locale: Locale, lexicon: Lexicon, terms: Iterable[tuple[str, str]]) -> tuple[Diagnostic, ...]:
    """The figures and the names of the game that stand in authored texts themselves.

    Args:
        locale: the language.
        lexicon: its words and texts of the game.
        terms: role and term of the words of the game.

    Reports:
        RK0516, RK0517.
    """
    entries = [one for role, term in terms if (one := lexicon.find(term, role)) is not None]
    found: list[Diagnostic] = []
    for key, text in lexicon.prose.items():
        try:
            words = "\n".join(literal for literal, *_ in Formatter().parse(text))
        except ValueError:
            continue  # a brace that is not closed, which is reported where it is read
        place = lexicon.text_place(key)
        found += [errors.bare_figure(key, one, locale.tag, place) for one in re.findall(r"\d+", words)]
        told: set[str] = set()  # a word and its plural are one word
        for entry in sorted(entries, key=lambda one: one.term):
            said = _said(entry, words, locale.paradigms[kind_of(entry.role)])
            if said and said not in told:
                told.add(said)
                found.append(errors.bare_name(key, said, entry.term, locale.tag, place))
    return tuple(found)


def _said(entry: Entry, words: str, paradigm: Paradigm) -> str:
    """The form of a word that stands in a text; empty if none does."""
    base = entry.texts.get(paradigm.base, "")
    if HAN.search(base):
        return base if len(base) > 1 and base in words else ""
    if len(base) < STEM or base[:STEM].casefold() not in words.casefold():
        return ""
    for form in sorted(every_form(entry, paradigm), key=len, reverse=True):
        if found := re.search(rf"(?<!\w){re.escape(form)}(?!\w)", words, re.IGNORECASE):
            return found[0]
    return ""


def every_form(entry: Entry, paradigm: Paradigm) -> Iterator[str]:
    """Every form of a word that a placeholder could ask for."""
    for parts in product(*(dict.fromkeys(("", *values.values())) for values in paradigm.ask.values())):
        try:
            yield paradigm.inflect(entry, ".".join(part for part in parts if part) or paradigm.base)
        except (MissingForm, KeyError):
            continue
