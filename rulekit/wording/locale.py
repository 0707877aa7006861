"""One language, read from its folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

from attrs import NOTHING, Attribute, AttrsInstance, evolve, fields, frozen

from rulekit import cache as kept
from rulekit import resources
from rulekit.diagnostics import Diagnostic, RuleError
from rulekit.document.typography import Labels, Typography
from rulekit.source import Source
from rulekit.wording import errors
from rulekit.wording.characters import odd_character
from rulekit.wording.cldr import Cldr
from rulekit.wording.collation import Order, order_of
from rulekit.wording.consistent import refuse_inconsistent
from rulekit.wording.edits import Edit, joined, said_alike
from rulekit.wording.form import PLAIN, Form
from rulekit.wording.forms import Entry, Paradigm, read_paradigm
from rulekit.wording.lexicon import ROLES, Entries, Lexicon, of_pattern, read_entries
from rulekit.wording.macros import Macros, read_macros
from rulekit.wording.needs import Need
from rulekit.wording.proposals import Besides, Proposals
from rulekit.wording.textfile import TextFile, read_text_file
from rulekit.wording.toml_places import read_toml
from rulekit.wording.typography import Marks, read_marks
from rulekit.wording.wordfile import WordFile, called, read_word_file

__all__ = ["LABELS", "Locale", "load_locale"]

T = TypeVar("T")
LABELS = "labels"
"""The table of ``words.toml`` for headings and short texts."""

KINDS = ("noun", "adjective", "verb", "number")


@frozen(slots=False, eq=False)
class Locale:
    """Everything one language needs.

    Args:
        tag: the name of its folder.
        name: the language's own name for itself.
        source: whether authored texts are first written in it.
        shelves: its folders: the one that defines it, then those that add games to it.
        marks: punctuation.
        plain: how a clause stands when nothing else is asked for.
        paradigms: how words are inflected, by kind.
        proposals: what is proposed for words that are blank.
        verbs: the verbs by name.
        words: words of rulekit's own, by role and term.
        labels: headings and short texts of rulekit's own.
        needs: what words must have.
        page: how pages are set.
        cldr: digits, plurals, lists.
        cache: where compiled macros are kept.
    """

    tag: str
    name: str
    source: bool
    shelves: tuple[Path, ...]
    marks: Marks
    plain: Form
    paradigms: Mapping[str, Paradigm]
    proposals: Proposals
    verbs: Mapping[str, Entry]
    words: Entries
    labels: Mapping[str, str]
    needs: tuple[Need, ...]
    page: Mapping[str, Any]
    cldr: Cldr
    cache: Path

    @cached_property
    def macros(self) -> Macros:
        """The sentences, compiled when first asked for.

        Raises:
            RuleError: when a file of sentences can't be read.
        """
        return read_macros(self.shelves, self.tag, self.cache, self.place)

    @cached_property
    def place(self) -> str:
        """What messages call its folder."""
        return _place(self.shelves[0])

    def has_words(self, game: str) -> bool:
        """Whether there is a file of words for a game in its folders."""
        return any((shelf / "games" / f"{game}.toml").is_file() for shelf in self.shelves)

    def lexicon(self, game: str, extras: Iterable[Path] = ()) -> Lexicon:
        """The words of a game, over rulekit's own.

        Args:
            game: the name of the game, which is the name of its files under ``games/``.
            extras: further lexicons, such as one beside a variant; a PO file of the same stem is read with it.

        Raises:
            RuleError: when a file can't be read.
        """
        entries: dict[tuple[str, str], Entry] = dict(self.words)
        prose: dict[str, str] = {}
        text_places: dict[str, str] = {}
        problems: list[Diagnostic] = []
        sources: dict[str, Source] = {}
        replaced: dict[tuple[str, str], tuple[Entry, ...]] = {}
        edits: dict[str, tuple[Edit, ...]] = {}
        books: dict[str, Source] = {}
        own = [(path, _place(path)) for shelf in self.shelves for path in [shelf / "games" / f"{game}.toml"]]
        for path, place in own + [(path, str(path)) for path in extras]:
            if path.is_file():
                read = self._words_of(path, place, entries)
                anew = _anew(read.entries, entries) if sources else {}
                replaced |= {key: (*replaced.get(key, ()), old) for key, old in anew.items()}
                entries.update(read.entries)
                entries.update(_renamed(entries, anew))
                prose.update(read.texts)
                text_places |= dict.fromkeys(read.texts, place)
                problems += read.problems
                sources[place] = read.source
            texts = path.with_suffix(".po")
            if texts.is_file():
                found = _texts(texts, str(Path(place).with_suffix(".po")), self.tag, source=self.source)
                prose.update(found.texts)
                text_places |= dict.fromkeys(found.texts, found.source.path)
                edits = joined(edits, found.edits)
                problems += found.problems
                books[found.source.path] = found.source
        folder = f"{self.place}/games"
        return Lexicon(
            entries,
            f"{folder}/{game}.toml",
            prose,
            f"{folder}/{game}.po",
            self.paradigms["noun"].base,
            (*problems, *said_alike(edits, self.tag)),
            {**sources, **books},
            replaced=replaced,
            text_places=text_places,
            edits=edits,
        )

    def guessing(self, kind: str) -> Paradigm:
        """A paradigm that also guesses what must be written, for people to correct."""
        return self.paradigms[kind].with_guesses(self.proposals.guesses[kind])

    @cached_property
    def order(self) -> Order:
        """In what order words stand."""
        return _read(self.shelves[0] / "order.toml", lambda data, _: order_of(self.page.get("alphabet", ()), data))

    @property
    def forms(self) -> frozenset[str]:
        """The names of forms that words must have, besides those that follow from others."""
        return _forms(self.needs)

    def _words_of(self, path: Path, place: str, known: Entries) -> WordFile:
        return read_word_file(_source(path, place), self.tag, self.paradigms, known, self.forms)

    def typography(self) -> Typography:
        """How pages of this language are set.

        Raises:
            RuleError: RK0509, a setting is missing, or there is one that pages do not have.
        """
        page: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in self.page.items()}
        labels = page.pop("labels", {})
        self._refuse_others(labels, Labels, "page.labels")
        self._refuse_others({"labels": labels, **page}, Typography, "page")
        return Typography(labels=Labels(**labels), **page)

    def _refuse_others(self, found: Mapping[str, object], kind: type[AttrsInstance], table: str) -> None:
        """Compare the names in a table with those of what is made of it."""
        known = {one.name: one for one in fields(kind)}
        missing = [name for name, one in known.items() if one.default is NOTHING and name not in found]
        strange = sorted(found.keys() - known.keys())
        if missing or strange:
            lack = f"`{table}.{missing[0]}` is missing" if missing else ""
            why = lack or f"`{table}.{strange[0]}` is nothing that pages have"
            place = f"{self.place}/locale.toml"
            raise _broken(place, why)


def load_locale(tag: str, roots: Iterable[Path], cache: Path | None = None) -> Locale:
    """A language from its folders.

    Args:
        tag: the name of the language's folder.
        roots: folders that hold folders of languages; the first that has ``locale.toml`` defines the language, the
            others may add games to it.
        cache: the folder where compiled sentences are kept from run to run; the user's own cache if not said.

    Raises:
        RuleError: when there is no such language, or a file of it can't be read.
    """
    roots = tuple(roots)
    shelves = tuple(root / tag for root in roots if (root / tag).is_dir())
    home = next((shelf for shelf in shelves if (shelf / "locale.toml").is_file()), None)
    if home is None:
        known = sorted({one.parent.name for root in roots for one in root.glob("*/locale.toml")})
        raise RuleError((errors.unknown_locale(tag, ", ".join(known)),), {})
    shelves = (home, *(shelf for shelf in shelves if shelf != home))
    paradigms = _read(home / "forms.toml", lambda data, _: _paradigms(data))
    proposals = _read(home / "proposals.toml", lambda data, _: _proposals(data))
    verbs = _read(home / "verbs.toml", lambda data, place: read_entries({"verbs": data}, paradigms, place, {}))
    needs = _read(home / "locale.toml", lambda data, _: tuple(Need(**row) for row in data.get("needs", ())))
    labels, words = _words(home / "words.toml", tag, paradigms, _forms(needs))
    locale = _read(
        home / "locale.toml",
        lambda data, _: Locale(
            tag=tag,
            name=data["name"],
            source=data.get("source", False),
            shelves=shelves,
            marks=read_marks(data["marks"]),
            plain=Form({**PLAIN, **_dimensions(data.get("form", {}))}),
            paradigms=paradigms,
            proposals=proposals,
            verbs={entry.term: entry for entry in verbs.values()},
            words=words,
            labels=labels,
            needs=needs,
            page=data["page"],
            cldr=Cldr(data["babel"], data.get("together", 3)),
            cache=cache or kept.folder(),
        ),
    )
    if home.parent != resources.locales():
        _refuse_inconsistent(locale)
    return locale


def _refuse_inconsistent(locale: Locale) -> None:
    """Look whether the tables of forms fit together, and with the dimensions that forms have."""
    for kind in KINDS:
        for name, paradigm in (("forms.toml", locale.paradigms[kind]), ("proposals.toml", locale.guessing(kind))):
            place = f"{locale.place}/{name}"
            try:
                refuse_inconsistent(paradigm, kind, locale.plain)
            except ValueError as problem:
                raise _broken(place, str(problem)) from problem


def _forms(needs: Iterable[Need]) -> frozenset[str]:
    return frozenset(part for need in needs for form in need.forms for part in form.split("."))


def _anew(words: Entries, known: Entries) -> dict[tuple[str, str], Entry]:
    """The words that a file has anew, as they were; one that has a number of its own may have been one of a pattern."""
    was = {key: known.get(key) or of_pattern(known, key[1], key[0]) for key in words}
    return {key: old for key, old in was.items() if old is not None}


def _renamed(entries: Entries, anew: Entries) -> dict[tuple[str, str], Entry]:
    """The words that are like others that a file has anew, with the forms that these have now."""
    found = {}
    for key, entry in entries.items():
        old = anew.get(entry.like) if entry.like is not None and key not in anew else None
        if old is not None and entry.like is not None:
            own = {form: text for form, text in entry.texts.items() if old.texts.get(form) != text}
            found[key] = evolve(entry, texts={**entries[entry.like].texts, **own}, made={})
    return found


def _texts(path: Path, place: str, tag: str, *, source: bool) -> TextFile:
    """The authored texts and the edited sentences of a PO file."""
    try:
        return read_text_file(path, place, tag, source=source)
    except (OSError, ValueError) as problem:
        raise _broken(place, str(problem)) from problem


def _paradigms(data: dict[str, Any]) -> dict[str, Paradigm]:
    return {kind: read_paradigm(data.get(kind, {}), data["base"], data.get("classes", {})) for kind in KINDS}


def _proposals(data: dict[str, Any]) -> Proposals:
    openings = data.get("openings", {})
    _refuse_unlike(openings, {"links": ""}, "openings")
    besides = tuple(Besides(**row) for row in data.get("besides", ()))
    return Proposals(_paradigms({"base": "", **data}), tuple(data.get("capitals", ())), openings, besides)


def _words(
    path: Path, tag: str, paradigms: Mapping[str, Paradigm], forms: frozenset[str]
) -> tuple[dict[str, str], Entries]:
    """Labels and words of rulekit's own; labels are words as well, so that a heading can be a noun of that role."""
    place = _place(path)
    found = read_word_file(_source(path, place), tag, paradigms, {}, forms, (LABELS, *ROLES))
    if found.problems:
        raise RuleError(found.problems, {place: found.source})
    base = paradigms["noun"].base
    return {term: one.texts[base] for (role, term), one in found.entries.items() if role == LABELS}, found.entries


def _source(path: Path, place: str) -> Source:
    """A file's text; a file that is not there is empty."""
    try:
        return Source(place, path.read_text("utf-8-sig") if path.is_file() else "")
    except (OSError, ValueError) as problem:
        raise _broken(place, str(problem)) from problem


def _read(path: Path, make: Callable[[dict[str, Any], str], T]) -> T:
    """What a function makes of a TOML file; a file that is not there is empty."""
    place = _place(path)
    try:
        data = read_toml(path.read_text("utf-8")) if path.is_file() else {}
        if path.name == "locale.toml" and path.parent.parent != resources.locales():
            _refuse_unlike(data, _model(), "")
        wrong = next((odd for text in _strings(data) if (odd := odd_character(text, lines=True)) is not None), None)
        if wrong is not None:
            raise RuleError((errors.odd_in_file(place, wrong),), {})
        return make(data, place)
    except KeyError as problem:
        raise _broken(place, f"{problem} is missing") from problem
    except (OSError, ValueError, TypeError, AttributeError, re.error) as problem:
        raise _broken(place, _told(problem)) from problem


def _told(problem: Exception) -> str:
    """What is wrong with a file, in words for those who write it."""
    match problem.args:
        case (str(), Attribute() as of, _, value):  # what a validator of attrs says
            return f"`{of.name}` holds {called(value)}, which does not belong there"
        case _:
            return str(problem)


def _dimensions(found: dict[str, Any]) -> dict[str, Any]:
    """The dimensions of forms that a language adds, with what they are where nothing is asked.

    Raises:
        TypeError: one is a list or a table.
    """
    for name, value in found.items():
        if not isinstance(value, str | bool | int):
            message = f"`form.{name}` is {called(value)}, not a text"
            raise TypeError(message)
    return found


@cache
def _model() -> dict[str, Any]:
    """The settings of the language that is the source of the others, which those of all are like."""
    return read_toml((resources.locales() / resources.source_locale() / "locale.toml").read_text("utf-8"))


def _refuse_unlike(value: object, model: object, name: str) -> None:
    """Compare the types of settings with those of a language that is known to be right.

    Raises:
        TypeError: a setting is of another type.
    """
    if isinstance(value, dict) and isinstance(model, dict):
        # Where all that is known are texts, whatever else stands there is a text as well.
        other = "" if model and all(isinstance(one, str) for one in model.values()) else None
        for key, one in value.items():
            if (like := model.get(key, other)) is not None:
                _refuse_unlike(one, like, f"{name}.{key}".removeprefix("."))
    elif isinstance(value, list) and isinstance(model, list):
        for one in value if model else ():
            _refuse_unlike(one, model[0], name)
    elif type(value) is not type(model) and not {type(value), type(model)} <= {int, float}:
        message = f"`{name}` is {called(value)}, not {called(model)}"
        raise TypeError(message)


def _strings(data: object) -> Iterator[str]:
    """Every text in what a TOML file holds."""
    if isinstance(data, dict):
        for one in data.values():
            yield from _strings(one)
    elif isinstance(data, list):
        for one in data:
            yield from _strings(one)
    elif isinstance(data, str):
        yield data


def _place(path: Path) -> str:
    """What messages call a file: of the package by its place in it, all others as they are found from here."""
    if path.is_relative_to(resources.locales()):
        return (Path("locales") / path.relative_to(resources.locales())).as_posix()
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def _broken(place: str, why: str) -> RuleError:
    diagnostic: Diagnostic = errors.broken_file(place, why)
    return RuleError((diagnostic,), {})
