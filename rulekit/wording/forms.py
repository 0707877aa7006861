"""Forms of words made from principal parts by ordered rewriting rules that a locale brings as data."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import evolve, field, frozen
from attrs.validators import deep_iterable, deep_mapping, instance_of, optional

from rulekit.wording.form import Form

__all__ = ["Entry", "MissingForm", "Paradigm", "Row", "is_of_others", "of_others", "read_paradigm"]


# What stands in the tables of a language is as its author wrote it: every text is looked at when it is read.
_text = instance_of(str)
_texts = deep_mapping(_text, _text, instance_of(dict))


class MissingForm(LookupError):
    """A form that neither stands in the lexicon nor follows from what stands there.

    Args:
        entry: the word.
        form: the path of the form.
        feature: the feature of the word that a rule needs to know; empty if there is no rule.
    """

    def __init__(self, entry: Entry, form: str, feature: str = "") -> None:
        self.entry = entry
        self.form = form
        self.feature = feature
        super().__init__(f"`{entry.term}` has no form `{form}`")


@frozen(eq=False)
class Entry:
    """A word with the forms and features that people wrote down, and those made from them so far.

    Args:
        term: its name in the rules.
        role: the part of the lexicon it stands in.
        texts: forms by path, such as ``"plural"`` or ``"plural.acc"``.
        features: what is known of it besides: gender, harmony, counting unit.
        verbs: verbs to use with it in place of the usual ones, by name.
        place: the file to edit.
        like: the word whose forms it has besides its own, by role and term.
        made: forms made so far; a memory, no part of the value.
    """

    term: str
    role: str
    texts: Mapping[str, str]
    features: Mapping[str, object]
    verbs: Mapping[str, str] = field(factory=dict)
    place: str = ""
    like: tuple[str, str] | None = None
    made: dict[object, str] = field(factory=dict, repr=False)


@frozen
class FormRule:
    """One way to make a form; the first whose conditions hold is taken.

    Args:
        after: the components one of which must stand directly before; empty for any.
        when: features that must have these values.
        base: what the base form must look like.
        match: what the text must look like.
        of: the path of a form to start from instead.
        stem: a component to apply first.
        to: what replaces the match.
        before: what to put in front.
        add: what to put behind.
    """

    after: tuple[str, ...] = field(default=(), validator=deep_iterable(_text))
    when: tuple[tuple[str, object], ...] = ()
    base: re.Pattern[str] | None = None
    match: re.Pattern[str] | None = None
    of: str = field(default="", validator=_text)
    stem: str = field(default="", validator=_text)
    to: str | None = field(default=None, validator=optional(_text))
    before: str = field(default="", validator=_text)
    add: str = field(default="", validator=_text)


@frozen
class Feature:
    """How a feature is read off a text that does not state it; ``live`` ones are read anew from every text."""

    rules: tuple[tuple[re.Pattern[str] | None, tuple[tuple[str, object], ...], object], ...] = ()
    live: bool = field(default=False, validator=instance_of(bool))


@frozen
class Row:
    """What is said when a form, or a feature of the word, is as wished: a path of forms, set into a text."""

    when: tuple[tuple[str, object], ...]
    form: str = field(validator=_text)
    text: str = field(validator=_text)


@frozen
class Letter:
    """A letter that changes with a feature of the word: how it is spelled for each value."""

    by: str = field(validator=_text)
    spelled: Mapping[str, str] = field(validator=_texts)


@frozen
class Paradigm:
    """How the words of one kind (nouns, verbs, adjectives, numbers) are inflected in one language.

    Args:
        base: the name of the form an entry must have.
        ask: for each dimension of a ``Form``, in order, the component that each value asks for.
        rows: for words said by a pattern (verbs): which form; the first whose wishes hold is taken.
        patterns: and which component and text around it; again the first whose wishes hold.
        components: rules by component.
        features: how features are read off a text.
        letters: letters that change with a feature, written ``{A}`` in rules.
    """

    base: str = field(validator=_text)
    ask: Mapping[str, Mapping[str, str]] = field(validator=deep_mapping(_text, _texts, instance_of(dict)))
    rows: tuple[Row, ...]
    patterns: tuple[Row, ...]
    components: Mapping[str, tuple[FormRule, ...]]
    features: Mapping[str, Feature]
    letters: Mapping[str, Letter]

    def path(self, entry: Entry, form: Form) -> str:
        """The path of the form that is asked for, such as ``"plural.acc"``; empty for the base form."""
        steps: list[str] = []
        for dimension, values in self.ask.items():
            value = form[dimension]
            if value is False or value == "":
                continue
            step = values.get(str(value).lower() if value is True else str(value))
            if step is None:
                raise MissingForm(entry, f"{dimension} {value}")
            if step:
                steps.append(step)
        return ".".join(steps)

    def reads(self, feature: str) -> bool:
        """Whether a feature can be read off a word."""
        return feature in self.features and bool(self.features[feature].rules)

    def dimensions(self, path: str) -> dict[str, object]:
        """The wishes that a path stands for, the inverse of ``path``.

        Raises:
            KeyError: for a component that no dimension asks for.
        """
        found: dict[str, object] = {}
        for step in filter(None, path.split(".")):
            for dimension, values in self.ask.items():
                value = next((value for value, name in values.items() if name == step), None)
                if value is not None:
                    found[dimension] = True if value == "true" else value
                    break
            else:
                raise KeyError(step)
        return found

    def said(self, entry: Entry, form: Form) -> str:
        """The word in the form that is asked for."""
        text = entry.made.get(form)
        if text is None:
            text = self._row(entry, form) if self.rows else self.inflect(entry, self.path(entry, form))
            entry.made[form] = text
        return text

    def _row(self, entry: Entry, form: Form) -> str:
        row, pattern = self._first(self.rows, entry, form), self._first(self.patterns, entry, form)
        word = self.inflect(entry, ".".join(filter(None, (row.form, pattern.form))))
        text = pattern.text.format(form=word, **{name: self.feature(name, entry) or "" for name in self.features})
        return re.sub(" {2,}", " ", text).strip()

    def _first(self, rows: tuple[Row, ...], entry: Entry, form: Form) -> Row:
        for row in rows:
            if all(self._wished(name, entry, form) == value for name, value in row.when):
                return row
        raise MissingForm(entry, repr(form))

    def _wished(self, name: str, entry: Entry, form: Form) -> object:
        return self.feature(name, entry) if name in self.features else form[name]

    def inflect(self, entry: Entry, path: str) -> str:
        """The form at a path: what the entry states, otherwise what the rules make of it.

        Raises:
            MissingForm: when it is a principal part that is missing, or no rule fits.
        """
        text = entry.made.get(path)
        if text is None:
            text = self._inflect(entry, path)
            entry.made[path] = text
        return text

    def _inflect(self, entry: Entry, path: str) -> str:
        if path in entry.texts:
            return entry.texts[path]
        if path in {"", self.base}:
            if self.base not in entry.texts:
                raise MissingForm(entry, self.base)
            return entry.texts[self.base]
        if path.startswith(f"{THEIRS}."):
            return self._of_others(entry, path.removeprefix(f"{THEIRS}."))
        before, _, last = path.rpartition(".")
        return self._apply(last, self.inflect(entry, before), entry, before.rpartition(".")[2], path)

    def _of_others(self, entry: Entry, path: str) -> str:
        """A form of what a noun is called where somebody else is spoken of, which has forms of its own.

        Raises:
            MissingForm: when it is not written and the noun speaks of the reader, or lacks what the form follows from.
        """
        word = self.inflect(entry, THEIRS)
        if THEIRS not in entry.texts:
            return self.inflect(entry, path)
        start = f"{THEIRS}."
        written = {key.removeprefix(start): text for key, text in entry.texts.items() if key.startswith(start)}
        theirs = evolve(entry, texts={**written, self.base: word}, made={})
        try:
            return self.inflect(theirs, path)
        except MissingForm as problem:
            raise MissingForm(entry, f"{THEIRS}.{problem.form}", problem.feature) from problem

    def values_of(self, feature: str) -> tuple[str, ...]:
        """The values of a feature that rules ask for, in their order."""
        rules = (rule for rules in self.components.values() for rule in rules)
        asked = [value for rule in rules for name, value in rule.when if name == feature]
        spelt = [value for one in self.letters.values() if one.by == feature for value in one.spelled]
        return tuple(dict.fromkeys(str(value) for value in (*asked, *spelt) if not isinstance(value, bool)))

    def with_guesses(self, guesses: Paradigm) -> Paradigm:
        """The same with rules for what may be guessed, behind its own."""
        rules = {name: (*self.components.get(name, ()), *more) for name, more in guesses.components.items()}
        features = {
            name: Feature((*self.features.get(name, Feature()).rules, *more.rules), more.live)
            for name, more in guesses.features.items()
        }
        letters = {**guesses.letters, **self.letters}
        return evolve(
            self,
            components={**self.components, **rules},
            features={**self.features, **features},
            letters=letters,
        )

    def fit(self, component: str, text: str, entry: Entry) -> str:
        """What a component makes of any text, with the features of an entry: an article before an adjective, say."""
        return self._apply(component, text, entry, "", component)

    def _apply(self, component: str, text: str, entry: Entry, previous: str, path: str) -> str:
        for rule in self.components.get(component, ()):
            if rule.after and (previous or self.base) not in rule.after:
                continue
            try:
                start = self.inflect(entry, rule.of) if rule.of else text
            except MissingForm:
                continue  # another rule may do without that form
            if rule.stem:
                start = self._apply(rule.stem, start, entry, previous, path)
            if rule.base and not rule.base.search(entry.texts.get(self.base, "")):
                continue
            if rule.match and not rule.match.search(start):
                continue
            if any(self.feature(name, entry, start) != value for name, value in rule.when):
                continue
            if rule.to is not None and rule.match:
                start = rule.match.sub(self._spell(rule.to, entry, start, path), start, count=1)
            return self._spell(rule.before, entry, start, path) + start + self._spell(rule.add, entry, start, path)
        raise MissingForm(entry, path)

    def _spell(self, pattern: str, entry: Entry, text: str, path: str) -> str:
        if "{" not in pattern:
            return pattern

        def letter(found: re.Match[str]) -> str:
            changing = self.letters[found[1]]
            value = self.feature(changing.by, entry, text)
            if value not in changing.spelled:
                raise MissingForm(entry, path, changing.by)
            return changing.spelled[str(value)]

        return re.sub(r"\{(\w+)\}", letter, pattern)

    def feature(self, name: str, entry: Entry, text: str | None = None) -> object:
        """A feature of a word: as stated, otherwise as it can be read off the text; None if neither."""
        if name in entry.features:
            return entry.features[name]
        feature = self.features.get(name)
        if feature is None:
            return None
        seen = text if feature.live and text is not None else entry.texts.get(self.base, text or "")
        for match, when, value in feature.rules:
            if (match is None or match.search(seen)) and all(self.feature(a, entry, text) == b for a, b in when):
                return value
        return None


OTHERS = "they"
"""The last component of a form of an adjective that is said of somebody else than the reader."""
THEIRS = "theirs"
"""The first component of a form of a noun that is said of somebody else than the reader."""


def of_others(path: str, role: str) -> str:
    """The path of what is said of somebody else than the reader in place of a form.

    Each form of an adjective or a state has one of its own; a noun is another noun, from which its forms are made.

    >>> of_others("not.predicate", "adjectives"), of_others("plural.acc", "things"), of_others("", "things")
    ('not.predicate.they', 'theirs.plural.acc', 'theirs')
    """
    steps = (THEIRS, path) if role == "things" else (path, OTHERS)
    return ".".join(filter(None, steps))


def is_of_others(path: str) -> bool:
    """Whether a form is one that is said of somebody else than the reader."""
    steps = path.split(".")
    return steps[0] == THEIRS or steps[-1] == OTHERS


def read_paradigm(data: Mapping[str, Any], base: str, classes: Mapping[str, str]) -> Paradigm:
    """A paradigm from its table in ``forms.toml``.

    Args:
        data: the table of one kind of word.
        base: the name of the form every entry must have.
        classes: sets of letters, written ``<V>`` in patterns.

    Raises:
        KeyError, TypeError, re.error: when the table is not what a paradigm needs.
    """

    def pattern(text: str | None) -> re.Pattern[str] | None:
        if text is None:
            return None
        return re.compile(re.sub(r"<(\w+)>", lambda name: classes[name[1]], text), re.IGNORECASE)

    def rule(row: Mapping[str, Any]) -> FormRule:
        return FormRule(
            **{
                **row,
                "after": tuple(row.get("after", ())),
                "when": tuple(row.get("when", {}).items()),
                "base": pattern(row.get("base")),
                "match": pattern(row.get("match")),
            }
        )

    def rows(table: Sequence[Mapping[str, Any]]) -> tuple[Row, ...]:
        return tuple(Row(tuple(row.get("when", {}).items()), row.get("form", ""), row.get("text", "")) for row in table)

    return Paradigm(
        base=data.get("base", base),
        ask=data.get("ask", {}),
        rows=rows(data.get("rows", ())),
        patterns=rows(data.get("patterns", ({"text": "{form}"},))),
        components={name: tuple(map(rule, rules)) for name, rules in data.get("forms", {}).items()},
        features={
            name: Feature(
                tuple(
                    (pattern(row.get("match")), tuple(row.get("when", {}).items()), row["is"])
                    for row in feature.get("rules", ())
                ),
                feature.get("live", False),
            )
            for name, feature in data.get("features", {}).items()
        },
        letters={
            name: Letter(letter["by"], {key: text for key, text in letter.items() if key != "by"})
            for name, letter in data.get("letters", {}).items()
        },
    )
