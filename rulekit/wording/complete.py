"""What a locale still lacks to say what it is given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from attrs import asdict, evolve, frozen

from rulekit.diagnostics import Diagnostic, Report
from rulekit.document.sentence import Icon, Name, Noun, Prose, Sentence
from rulekit.document.sentences import SENTENCES
from rulekit.document.shape import PartType
from rulekit.wording import errors
from rulekit.wording.forms import Entry, Paradigm
from rulekit.wording.lacks import Lack, besides, lacks
from rulekit.wording.lexicon import Lexicon, kind_of
from rulekit.wording.listener import Key, Listener
from rulekit.wording.locale import LABELS, Locale
from rulekit.wording.prose import placeholders
from rulekit.wording.speaker import MISSING, Speaker

__all__ = [
    "ALONE",
    "Gap",
    "lexicon_gaps",
    "locale_gaps",
    "missing",
    "page_gaps",
    "parts_of",
    "prose_gaps",
    "word_gaps",
]


PAGE_GAPS = {
    "table": frozenset({"number"}),
    "page": frozenset({"page", "pages"}),
    "on_page": frozenset({"page"}),
    "boxes": frozenset({"count", "ticked"}),
}
"""What is filled into the words of pages."""


def _named(of: PartType) -> frozenset[str]:
    """The sentences that a part is known to be."""
    return of.names | (_named(of.each) if of.each is not None else frozenset())


KNOWN_PARTS = frozenset(name for shape in SENTENCES.values() for of in shape.parts.values() for name in _named(of))
ALONE = tuple(name for name in SENTENCES if name not in KNOWN_PARTS)
"""The sentences that every language needs a macro for.

What is known to be a part of certain others may be said by their macros.
"""


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


@frozen
class Gap:
    """A word that is missing, or lacks something.

    Args:
        role: its role.
        term: its term; with gaps for numbers where one entry does for several terms, ``card_{n}``.
        entry: what there is of it; None if nothing.
        lacks: what must be written.
        terms: the terms that it is the word for.
    """

    role: str
    term: str
    entry: Entry | None
    lacks: tuple[Lack, ...]
    terms: tuple[str, ...] = ()


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
            report.add(errors.missing_macro(part.name, locale.tag, locale.place))
        if isinstance(part, Noun) and (entry := speaker.entry(part)).role != MISSING:
            for lack in lacks(locale, entry):
                report.add(errors.missing_form(entry.term, entry.role, lack.key, locale.tag, entry.place))
        if isinstance(part, Prose) and part.key not in lexicon.prose:
            report.add(errors.missing_prose(part.key, locale.tag, lexicon.prose_place))
    return tuple(report)


def word_gaps(listener: Listener, known: Mapping[str, Iterable[str]] | None = None) -> tuple[Gap, ...]:
    """The words that a listener was asked for and that are missing, or lack something, in the order of asking.

    Terms that differ in their numbers only are one gap, if none of them has a word.

    Args:
        listener: who was asked.
        known: what the rules tell of the words of things, by term.
    """
    found: dict[Key, Gap] = {}
    patterns = _patterns(listener)
    for key, asked in listener.asked.items():
        role, term = key
        if role == LABELS:
            continue
        new = key in listener.heard
        word = patterns.get(key, term)
        entry = _written(listener.lexicon, role, term) if not new else None
        if entry is not None and entry.term != term and key in listener.lexicon.compositions:
            lacking = tuple(evolve(one, proposal="") for one in lacks(listener.locale, _found(listener, key), asked))
            found |= {(role, entry.term): Gap(role, entry.term, entry, lacking, (term,))} if lacking else {}
            continue
        if entry is not None and entry.term != term and not lacks(listener.locale, _found(listener, key), asked):
            continue  # what follows from the number itself, which the pattern does not have yet
        blank = Entry(word, role, {}, {"proper": True, "person": True} if role == "people" else {})
        stated = _stated(listener, role, word)
        lacking = lacks(listener.locale, entry or blank, asked, stated)
        if new and role == "things":
            base = stated.get(listener.locale.paradigms[kind_of(role)].base, "")
            lacking += besides(listener.locale, blank, (known or {}).get(term, ()), base)
        if role == "people" and new and len(lacking) == 1:
            continue  # a person is called as the rules call them, where that is all there is to a name
        own = (role, entry.term if entry is not None else word)
        if lacking and own in found:
            both = {one.key: one for one in (*found[own].lacks, *lacking)}
            found[own] = evolve(found[own], lacks=tuple(both.values()), terms=(*found[own].terms, term))
        elif lacking:
            found[own] = Gap(*own, entry, lacking, (term,))
    return tuple(found.values())


def _stated(listener: Listener, role: str, term: str) -> Mapping[str, str]:
    """What the rules say of a word: a person's name; in the language that names in rules are of, the name itself."""
    locale = listener.locale
    paradigm = locale.paradigms[kind_of(role)]
    if role == "people":
        return {paradigm.base: term}
    if not locale.source:
        return {}
    text = locale.proposals.openings.get(role, "") + term.replace("_", " ")
    stated = {paradigm.base: locale.marks.begin(text) if role in locale.proposals.capitals else text}
    plural = next((name for (_, name), of in listener.lexicon.aliases.items() if of == (role, term)), "")
    form = paradigm.ask.get("number", {}).get("plural", "")
    return stated | ({form: plural.replace("_", " ")} if plural and form else {})


def _patterns(listener: Listener) -> dict[Key, str]:
    """The patterns of missing terms that differ in their numbers only."""
    alike: dict[Key, list[Key]] = {}
    for role, term in listener.heard:
        pattern = listener.lexicon.pattern(term, role)
        if pattern != term:
            alike.setdefault((role, pattern), []).append((role, term))
    return {key: pattern for (_, pattern), keys in alike.items() if len(keys) > 1 for key in keys}


def _found(listener: Listener, key: Key) -> Entry:
    role, term = key
    entry = listener.lexicon.find(term, role)
    assert entry is not None, f"no word for {term}"
    return entry


def _written(lexicon: Lexicon, role: str, term: str) -> Entry | None:
    """The entry as it is written: of a numbered term perhaps that of its pattern."""
    return lexicon.entries.get((role, term)) or lexicon.entries.get((role, lexicon.pattern(term, role)))


def page_gaps(locale: Locale) -> tuple[Diagnostic, ...]:
    """The words that pages need and that are blank, or have placeholders that nothing fills.

    Reports:
        RK0505, RK0507.
    """
    found: list[Diagnostic] = []
    for name, said in asdict(locale.typography().labels).items():
        if not said:
            found.append(errors.missing_page_label(name, locale.tag, locale.place))
        found += _placed(name, said, PAGE_GAPS.get(name, frozenset()), locale, "locale.toml")
    return tuple(found)


def _placed(name: str, text: str, known: frozenset[str], locale: Locale, file: str) -> list[Diagnostic]:
    """The placeholders of a label that nothing fills."""
    listed = ", ".join(f"{{{one}}}" for one in sorted(known))
    place = f"{locale.place}/{file}"
    try:
        used = {placeholder for placeholder, _ in placeholders(text)}
    except ValueError:
        return [errors.unknown_placeholder(name, text, locale.tag, place, listed)]
    return [errors.unknown_placeholder(name, one, locale.tag, place, listed) for one in sorted(used - known)]


def locale_gaps(locale: Locale, source: Locale) -> tuple[Diagnostic, ...]:
    """What a language lacks whatever the game: sentences, labels, words of rulekit's own.

    Args:
        locale: the language.
        source: the language whose labels and words say what there must be.

    Reports:
        RK0501, RK0502, RK0503, RK0507.
    """
    tag, place = locale.tag, locale.place
    found = [errors.missing_macro(name, tag, place) for name in ALONE if name not in locale.macros.places]
    found += [errors.missing_label(name, tag, place) for name in source.labels if name not in locale.labels]
    for name, text in locale.labels.items():
        known = frozenset(one for one, _ in placeholders(source.labels.get(name, text)))
        found += _placed(name, text, known, locale, "words.toml")
    found += page_gaps(locale)
    words = f"{place}/words.toml"
    for role, term in source.words:
        entry = locale.words.get((role, term))
        if role != LABELS and entry is None:
            found.append(errors.missing_entry(term, role, tag, words))
        elif role != LABELS and entry is not None:
            found += [errors.missing_form(term, role, one.key, tag, words) for one in lacks(locale, entry)]
    return tuple(found)


def lexicon_gaps(locale: Locale, lexicon: Lexicon) -> tuple[Diagnostic, ...]:
    """What is wrong in a lexicon: words that lack what their role needs, verbs that are not there, and its problems.

    Reports:
        RK0503, RK0506, RK0512, RK0521 to RK0524.
    """
    report = Report()
    for problem in lexicon.problems:
        report.add(problem)
    for entry in lexicon:
        for lack in lacks(locale, entry):
            report.add(errors.missing_form(entry.term, entry.role, lack.key, locale.tag, entry.place))
        for verb in entry.verbs.values():
            if verb not in locale.verbs:
                report.add(errors.missing_verb(verb, locale.tag, locale.place))
    return tuple(report)


def prose_gaps(
    locale: Locale, lexicon: Lexicon, source: Lexicon, files: Mapping[str, str] | None = None
) -> tuple[Diagnostic, ...]:
    """The authored texts that a lexicon lacks or whose placeholders differ from those of the source.

    Args:
        locale: the language.
        lexicon: its words of the game.
        source: the words of the same game in the language that texts are first written in.
        files: the file that a missing text belongs into, by its key; that of the lexicon if not said.

    Reports:
        RK0504, RK0505.
    """
    report = Report()
    for key, text in source.prose.items():
        if key not in lexicon.prose:
            report.add(errors.missing_prose(key, locale.tag, (files or {}).get(key, lexicon.prose_place)))
            continue
        known = {name for name, _ in placeholders(text)}
        try:
            used = placeholders(lexicon.prose[key])
        except ValueError as problem:
            report.add(errors.broken_macro(key, locale.tag, lexicon.text_place(key), str(problem)))
            continue
        for name, form in used:
            if name not in known or not _known_form(locale.paradigms, form):
                placeholder = f"{name}:{form}" if form else name
                listed = ", ".join(f"{{{one}}}" for one in sorted(known)) if name not in known else ""
                report.add(errors.unknown_placeholder(key, placeholder, locale.tag, lexicon.text_place(key), listed))
        for name in sorted(known - {name for name, _ in used}):
            report.add(errors.missing_placeholder(key, name, locale.tag, lexicon.text_place(key)))
    return tuple(report)


def _known_form(paradigms: Mapping[str, Paradigm], form: str) -> bool:
    for paradigm in (paradigms["noun"], paradigms["number"]):
        try:
            paradigm.dimensions(form)
        except KeyError:
            continue
        return True
    return False
