"""What a locale still lacks to say what it is given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rulekit.diagnostics import Diagnostic, Report
from rulekit.document.sentence import Icon, Name, Noun, Prose, Sentence
from rulekit.wording import errors
from rulekit.wording.forms import Entry, MissingForm, Paradigm
from rulekit.wording.lexicon import Lexicon, kind_of
from rulekit.wording.locale import Locale, Need
from rulekit.wording.prose import placeholders
from rulekit.wording.speaker import MISSING, Speaker

__all__ = ["lexicon_gaps", "missing", "parts_of", "prose_gaps"]

DEEDS = ("do", "they", "bare", "make", "make_they")
"""Forms any word may have: a step as a deed, what makes an adjective true."""


def parts_of(things: Iterable[object]) -> Iterator[object]:
    """Every sentence, noun, name, prose and icon in some things, each thing before what is inside it."""
    for thing in things:
        match thing:
            case Sentence():
                yield thing
                yield from parts_of(thing.parts.values())
            case Prose():
                yield thing
                yield from parts_of(thing.values.values())
            case Icon():
                yield thing
                yield from parts_of((thing.alt,))
            case Noun() | Name():
                yield thing
            case tuple():
                yield from parts_of(thing)
            case _:
                pass


def missing(locale: Locale, lexicon: Lexicon, things: Iterable[object]) -> tuple[Diagnostic, ...]:
    """What a locale lacks to say some things: macros, words, forms of words, authored texts.

    Args:
        locale: the language.
        lexicon: the words of the game.
        things: sentences, nouns and the like, and tuples of these.

    Reports:
        RK0501 to RK0508.
    """
    speaker = Speaker(locale, lexicon)
    said = tuple(things)
    for one in said:
        if isinstance(one, Sentence | Noun | Name | Prose | Icon | tuple):
            speaker.sentence(one)
    report = speaker.report
    for part in parts_of(said):
        if isinstance(part, Sentence) and part.name not in locale.macros.places:
            report.add(errors.missing_macro(part.name, locale.tag))
        if isinstance(part, Noun):
            entry = speaker.entry(part)
            if entry.role != MISSING:
                _check(locale, entry, report)
        if isinstance(part, Prose) and part.key not in lexicon.prose:
            report.add(errors.missing_prose(part.key, locale.tag, lexicon.prose_place))
    return tuple(report)


def lexicon_gaps(locale: Locale, lexicon: Lexicon) -> tuple[Diagnostic, ...]:
    """The words of a lexicon that lack what their role needs, or have a form that the language does not know.

    Reports:
        RK0503, RK0512.
    """
    report = Report()
    for entry in lexicon:
        _check(locale, entry, report)
        for verb in entry.verbs.values():
            if verb not in locale.verbs:
                report.add(errors.missing_verb(verb, locale.tag))
    return tuple(report)


def prose_gaps(locale: Locale, lexicon: Lexicon, source: Lexicon) -> tuple[Diagnostic, ...]:
    """The authored texts that a lexicon lacks or whose placeholders differ from those of the source.

    Args:
        locale: the language.
        lexicon: its words of the game.
        source: the words of the same game in the language that texts are first written in.

    Reports:
        RK0504, RK0505.
    """
    report = Report()
    for key, text in source.prose.items():
        if key not in lexicon.prose:
            report.add(errors.missing_prose(key, locale.tag, lexicon.prose_place))
            continue
        known = {name for name, _ in placeholders(text)}
        try:
            used = placeholders(lexicon.prose[key])
        except ValueError as problem:
            report.add(errors.broken_macro(key, locale.tag, lexicon.prose_place, str(problem)))
            continue
        for name, form in used:
            if name not in known or not _known_form(locale.paradigms, form):
                placeholder = f"{name}:{form}" if form else name
                listed = ", ".join(f"{{{one}}}" for one in sorted(known)) if name not in known else ""
                report.add(errors.unknown_placeholder(key, placeholder, locale.tag, lexicon.prose_place, listed))
        for name in sorted(known - {name for name, _ in used}):
            report.add(errors.missing_placeholder(key, name, locale.tag, lexicon.prose_place))
    return tuple(report)


def _known_form(paradigms: Mapping[str, Paradigm], form: str) -> bool:
    for paradigm in (paradigms["noun"], paradigms["number"]):
        try:
            paradigm.dimensions(form)
        except KeyError:
            continue
        return True
    return False


def _check(locale: Locale, entry: Entry, report: Report) -> None:
    """Report the forms and features that an entry should have and has not, and those it has and should not."""
    paradigm = locale.paradigms[kind_of(entry.role)]
    need = next((one for one in locale.needs if _needs(one, entry)), Need())
    for form in need.forms:
        try:
            paradigm.inflect(entry, form)
        except MissingForm as problem:
            report.add(errors.missing_form(entry.term, entry.role, problem.form, locale.tag, entry.place))
    for feature in need.features:
        if paradigm.feature(feature, entry) is None:
            report.add(errors.missing_form(entry.term, entry.role, feature, locale.tag, entry.place))
    for form in entry.texts:
        if not set(form.split(".")) <= {*DEEDS, paradigm.base, *paradigm.components, *_needed(locale)}:
            report.add(errors.unknown_key(entry.term, entry.role, form, locale.tag, entry.place))


def _needed(locale: Locale) -> Iterator[str]:
    for need in locale.needs:
        for form in need.forms:
            yield from form.split(".")


def _needs(need: Need, entry: Entry) -> bool:
    return need.role in ("", entry.role) and (not need.has or bool(entry.features.get(need.has)))
