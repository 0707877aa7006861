"""Denials that are the word for something else: they would tell a rule the wrong way round."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from itertools import product

from rulekit.diagnostics import Diagnostic, Label
from rulekit.document.closed import Role
from rulekit.source import Span
from rulekit.wording import errors
from rulekit.wording.forms import Entry, MissingForm, Paradigm
from rulekit.wording.lexicon import Lexicon, kind_of
from rulekit.wording.locale import Locale
from rulekit.wording.toml_places import places

__all__ = ["false_denials"]

SO, NOT = "so", "not"
"""The clauses of a state: that it is so, that it is not."""


def false_denials(
    lexicon: Lexicon, locale: Locale, said: Iterable[tuple[str, str]], contraries: Container[tuple[str, str]]
) -> Iterator[Diagnostic]:
    """The adjectives and states whose denial is what another one is called in the same place of a sentence.

    Args:
        lexicon: the words of a game.
        locale: the language.
        said: the words, by role and term, that the game says; only these count.
        contraries: pairs of terms of which one is so where the other is not; their words may be each other's denial.

    Reports:
        RK0528.
    """
    words = [entry for role, term in dict.fromkeys(said) if (entry := lexicon.find(term, role)) is not None]
    adjectives = {one.term: one for one in words if one.role == Role.ADJECTIVES}
    states = {one.term: one for one in words if one.role == Role.STATES}
    things = {one.texts.get(lexicon.base, ""): one for one in words if one.role == Role.THINGS}
    paradigm = locale.paradigms[kind_of(Role.ADJECTIVES)]
    plain, denied = (
        {name: _forms(one, paradigm, negated=so) for name, one in adjectives.items()} for so in (False, True)
    )
    clauses = {name: {SO: one.texts[SO]} for name, one in states.items() if SO in one.texts}
    for group, positive, negative in (
        (adjectives, plain, denied),
        (states, clauses, {name: {SO: one.texts[NOT]} for name, one in states.items() if NOT in one.texts}),
    ):
        for name, forms in negative.items():
            # What is denied by its own word is not mistaken, whatever else is called so.
            own = {*positive.get(name, {}).values()}
            for other, others in positive.items():
                same = next(
                    (text for path, text in forms.items() if others.get(path) == text and text not in own), None
                )
                if same is not None and other != name and (name, other) not in contraries:
                    yield _told(lexicon, locale.tag, group[name], same, group[other])
            thing = next((things[text] for text in forms.values() if text in things and text not in own), None)
            if thing is not None and (name, thing.term) not in contraries:
                yield _told(lexicon, locale.tag, group[name], thing.texts[lexicon.base], thing)


def _forms(entry: Entry, paradigm: Paradigm, *, negated: bool) -> Mapping[str, str]:
    """The forms of an adjective that are, or are not, its denial, by what is asked for besides."""
    denial = paradigm.ask.get("negated", {}).get("true", "")
    found: dict[str, str] = {}
    others = [dict.fromkeys(("", *values.values())) for name, values in paradigm.ask.items() if name != "negated"]
    for parts in product(*others) if denial else ():
        path = ".".join(part for part in parts if part)
        asked = [one for one in ((denial, path) if negated else (path,)) if one]
        try:
            found[path] = paradigm.inflect(entry, _in_order(".".join(asked), paradigm) or paradigm.base)
        except (MissingForm, KeyError):
            continue
    return found


def _in_order(path: str, paradigm: Paradigm) -> str:
    """A path with its components in the order in which the paradigm asks for them."""
    order = [component for values in paradigm.ask.values() for component in values.values()]
    return ".".join(sorted((one for one in path.split(".") if one), key=order.index))


def _told(lexicon: Lexicon, tag: str, entry: Entry, text: str, other: Entry) -> Diagnostic:
    source = lexicon.sources.get(entry.place)
    found = places(source.text) if source is not None else {}
    place = found.get((entry.role, entry.term))
    labels = (Label(Span(entry.place, place.start, place.end)),) if place is not None else ()
    return errors.false_denial(labels, tag, entry.term, text, other.term, entry.place)
