"""What the macros of every language may call; ``docs/guide/locale.md`` lists it for their authors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from attrs import define

from rulekit.document.sentence import Name, Noun, Number, Sentence
from rulekit.wording import errors
from rulekit.wording.form import Form
from rulekit.wording.forms import Entry, MissingForm, of_others
from rulekit.wording.lexicon import kind_of
from rulekit.wording.sandbox import Own

if TYPE_CHECKING:
    from rulekit.wording.locale import Locale
    from rulekit.wording.speaker import Speaker

__all__ = ["Desk", "functions"]

OPEN = "\ue002"


@define
class Desk:
    """Where a speaker sits while macros say something: to make all macros of a language takes as long as 100 lines."""

    speaker: Speaker | None = None

    @property
    def taken(self) -> Speaker:
        """Who sits there."""
        assert self.speaker is not None
        return self.speaker


def functions(desk: Desk) -> dict[str, Callable[..., object]]:
    """The functions by the names macros know them under."""
    macros = _Functions(desk)
    return {name: getattr(macros, name) for name in vars(_Functions) if not name.startswith("_")} | {
        "open": lambda: OPEN
    }


class _Functions(Own):
    """The functions of whoever sits at a desk; their docstrings are what ``docs/guide/locale.md`` says of them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def _speaker(self) -> Speaker:
        return self._desk.taken

    @property
    def _locale(self) -> Locale:
        return self._desk.taken.locale

    @property
    def _plain(self) -> Form:
        return self._desk.taken.locale.plain

    # ---- Saying parts ----

    def say(self, part: object, f: Form | None = None, **changes: object) -> str:
        """Any part in a form: a sentence by its macro, a noun by the lexicon, a number in digits, a tuple as a list."""
        return self._speaker.say(part, self._form(f, changes))

    def items(self, parts: Iterable[object], joint: str = "and", f: Form | None = None, **changes: object) -> str:
        """Parts as a list: "A, B and C"; ``joint`` is ``"and"`` or ``"or"``."""
        return self._speaker.items(parts, joint, self._form(f, changes))

    def noun(self, part: object, f: Form | str | None = None, **changes: object) -> str:
        """A noun in a form, or at a path such as ``"plural.acc"``."""
        return self._speaker.word(self._spoken(part), f if isinstance(f, str) else self._form(f, changes))

    def adjective(self, part: object, f: Form | str | None = None, **changes: object) -> str:
        """An adjective in a form, or at a path such as ``"not.predicate"``."""
        return self.noun(part, f, **changes)

    def verb(self, name: str, f: Form | None = None, of: object = None, **changes: object) -> str:
        """A verb in a form; ``of`` is a noun, or an amount of one, that may name a verb of its own to use instead."""
        entry = self._locale.verbs.get(self.verb_name(name, of))
        if entry is None:
            return self._speaker.missing(errors.missing_verb(name, self._locale.tag, self._locale.place), name)
        return self._speaker.said(entry, self._form(f, changes))

    def verb_form(self, name: str, path: str, of: object = None) -> str:
        """One form of a verb as its table names it, such as ``"bare"``, without the pattern around it."""
        entry = self._locale.verbs.get(self.verb_name(name, of))
        if entry is None:
            return self._speaker.missing(errors.missing_verb(name, self._locale.tag, self._locale.place), name)
        try:
            return self._locale.paradigms["verb"].inflect(entry, path)
        except MissingForm as problem:
            return self._speaker.missing_form(problem)

    def verb_feature(self, name: str, feature: str, of: object = None) -> object:
        """A feature of a verb, such as its prefix or the case it wants; empty if it has none."""
        entry = self._locale.verbs.get(self.verb_name(name, of))
        return entry.features.get(feature, "") if entry else ""

    def verb_name(self, name: str, of: object = None) -> str:
        """The verb that is used for ``name`` with that noun."""
        entry = self._carrier(of) if of is not None and of is not False else None
        return str(entry.verbs.get(name, name)) if entry else name

    def picture(self, part: object) -> str:
        """The picture of what a noun names, to stand before its word where that is counted; empty without one."""
        return self._speaker.picture(part)

    def number(self, part: object, f: Form | None = None, **changes: object) -> str:
        """A number in digits, with the ending that the form asks for."""
        return self._speaker.number(self.value(part), self._form(f, changes))

    def decimal(self, part: object, places: int = 1) -> str:
        """A number of tenths, or of smaller parts by the places, in digits, with the language's own mark."""
        return self._locale.cldr.decimal(self.value(part), places)

    # ---- Asking ----

    def value(self, part: object) -> int:
        """A number as such, to compare it."""
        if isinstance(part, Number):
            return part.value
        if isinstance(part, int):
            return part
        msg = "the part is no number"
        raise TypeError(msg)

    def plural(self, part: object) -> str:
        """The plural category of a number: ``"one"``, ``"other"``, ..."""
        return self._locale.cldr.plural(self.value(part))

    def is_noun(self, part: object, role: str = "") -> bool:
        """Whether a part is a noun, and of that role."""
        return isinstance(part, Noun) and role in ("", part.role)

    def is_number(self, part: object) -> bool:
        """Whether a part is a number."""
        return isinstance(part, Number | int) and not isinstance(part, bool)

    def is_name(self, part: object) -> bool:
        """Whether a part is a person of an example."""
        return isinstance(part, Name)

    def is_sentence(self, part: object, *names: str) -> bool:
        """Whether a part is a sentence, and has one of those names."""
        return isinstance(part, Sentence) and (not names or part.name in names)

    def has_subject(self, part: object) -> bool:
        """Whether a clause says itself who does it, so that nobody can be put before it."""
        return isinstance(part, Sentence) and part.shape.subject

    def is_event(self, part: object) -> bool:
        """Whether a clause tells what happens, or what another does, so that whoever was named is not its subject."""
        return isinstance(part, Sentence) and part.shape.happens

    def is_outcome(self, part: object) -> bool:
        """Whether a clause comes of what was done before it, and is not chosen anew."""
        return isinstance(part, Sentence) and part.shape.outcome

    def about_who(self, part: object) -> bool:
        """Whether what the part ``who`` of a condition names is the subject of its verb."""
        return isinstance(part, Sentence) and part.shape.about_who

    def names_player(self, part: object) -> bool:
        """Whether a part names one of the players, the reader among them."""
        return isinstance(part, Sentence) and part.shape.player

    def is_stored(self, part: object) -> bool:
        """Whether a part names what somebody, something or the game keeps."""
        return isinstance(part, Sentence) and part.shape.stored

    def opens(self, part: object) -> bool:
        """Whether a clause begins with a subordinate one ("if ..."), which is set off from the words before it."""
        return isinstance(part, Sentence) and part.shape.opens

    def is_quantity(self, part: object) -> bool:
        """Whether a part is a number or a phrase that stands for one, and not a thing or somebody."""
        if isinstance(part, Sentence):
            if part.name == "that":
                return isinstance(part.parts["noun"], Noun) and part.parts["noun"].term == "number"
            return part.shape.number and not part.parts.get("thing", False) and not part.parts.get("row", False)
        return self.is_number(part)

    def is_reckoned(self, part: object) -> bool:
        """Whether a part is reckoned from other values, and so stands in brackets inside another such part."""
        return isinstance(part, Sentence) and part.shape.reckoned

    def has(self, part: object, feature: str) -> bool:
        """Whether a noun has a feature, or a form of that name is written in its entry."""
        entry = self._entry(part)
        form = of_others(feature, entry.role) if self._speaker.of_others(part) else feature
        return bool(entry.features.get(feature) or entry.texts.get(form))

    def feature(self, part: object, name: str) -> object:
        """A feature of a noun: gender, harmony, ...; empty if it has none."""
        entry = self._entry(part)
        value = self._locale.paradigms[kind_of(entry.role)].feature(name, entry)
        return "" if value is None else value

    def kind(self, part: object) -> Noun | None:
        """The noun for the kind of a thing (Religion: development), None if its entry names none."""
        return self._other(part, "kind")

    def unit(self, part: object) -> Noun | None:
        """The noun that counts a mass noun (food: unit), None if its entry names none."""
        return self._other(part, "unit")

    def holder_of(self, part: object) -> Noun | None:
        """The noun for who gains and loses what an amount is of, where it is not whoever acts; None if it is they."""
        entry = self._carrier(part)
        term = entry.features.get("whose") if entry is not None else None
        return Noun(str(term)) if term else None

    # ---- Texts ----

    def fit(self, form: str, text: str, part: object = None) -> str:
        """A text with what a form adds to it, such as an article; with the features of ``part``, if given."""
        if part is None:
            base = self._locale.paradigms["noun"].base
            entry = Entry(text, "things", {base: text}, {})
        else:
            entry = self._entry(part)
        try:
            return self._locale.paradigms["noun"].fit(form, text, entry)
        except MissingForm as problem:
            return self._speaker.missing_form(problem)

    def quote(self, text: str) -> str:
        """The text in the language's quotes; quotes inside become those of the next level."""
        return self._locale.marks.quote(text)

    def capital(self, text: str) -> str:
        """The text with a capital letter."""
        return self._locale.marks.begin(text)

    def small(self, text: str) -> str:
        """The text with a small first letter."""
        return text[:1].lower() + text[1:]

    def fill(self, text: str, **values: str) -> str:
        """The text with ``{name}`` replaced, for phrases that a lexicon keeps with a gap."""
        for name, value in values.items():
            text = text.replace(f"{{{name}}}", str(value))
        return text

    def word(self, label: str, **values: object) -> str:
        """A label of ``words.toml``, with its ``{name}`` replaced."""
        text = self._locale.labels.get(label)
        if text is None:
            return self._speaker.missing(errors.missing_label(label, self._locale.tag, self._locale.place), label)
        return self.fill(text, **{name: self.say(value) for name, value in values.items()})

    # ---- Inside ----

    def _form(self, f: Form | None, changes: dict[str, object]) -> Form:
        form = self._plain if f is None else f
        return form(**changes) if changes else form

    def _spoken(self, part: object) -> Noun | Name:
        if isinstance(part, Noun | Name):
            return part
        msg = "the part is no noun"
        raise TypeError(msg)

    def _entry(self, part: object) -> Entry:
        return self._speaker.entry(self._spoken(part))

    def _carrier(self, part: object) -> Entry | None:
        """The entry of the noun that a part is, or is an amount of."""
        while isinstance(part, Sentence):
            part = next((part.parts[name] for name in ("noun", "thing") if name in part.parts), None)
        return self._speaker.entry(part) if isinstance(part, Noun) else None

    def _other(self, part: object, name: str) -> Noun | None:
        term = self._entry(part).features.get(name)
        return Noun(str(term)) if term else None
