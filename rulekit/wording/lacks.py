"""What must be written for a word: the fewest forms from which all that is asked for follows, with proposals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from attrs import evolve, frozen

from rulekit.wording.forms import Entry, MissingForm, Paradigm
from rulekit.wording.lexicon import kind_of
from rulekit.wording.locale import Locale
from rulekit.wording.needs import Need

__all__ = ["Lack", "besides", "lacks", "need_of"]


@frozen
class Lack:
    """Something that must be written into a word's entry.

    Args:
        key: a form or a feature.
        proposal: what rules make of the rest of the entry; empty if they make nothing of it.
        values: what may be written, for a feature with few values.
        so: whether it is a feature that a word has or has not, which is proposed as one that it has.
    """

    key: str
    proposal: str = ""
    values: tuple[str, ...] = ()
    so: bool = False


def need_of(locale: Locale, entry: Entry) -> Need:
    """What every word of its kind must have."""
    return next((one for one in locale.needs if _needs(one, entry)), Need())


def lacks(
    locale: Locale, entry: Entry, asked: Iterable[str] | None = None, stated: Mapping[str, str] | None = None
) -> tuple[Lack, ...]:
    """What must be added to a word so that it has all that its role needs and all that is asked for.

    Args:
        locale: the language.
        entry: the word; without its base form, if that is missing.
        asked: the paths of forms that sentences ask for; the forms that its role needs if not said. These are the
            principal parts, so they are also what must be written as soon as one that is asked for does not follow.
        stated: what may be proposed for some forms, whatever the rules for proposals say.
    """
    known_forms = stated or {}
    kind = kind_of(entry.role)
    paradigm, guessing = locale.paradigms[kind], locale.guessing(kind)
    found: list[Lack] = []
    trial = evolve(entry, texts=dict(entry.texts), features=dict(entry.features), made={})
    base = known_forms.get(paradigm.base, "")
    known = paradigm.base in entry.texts or bool(base)
    need = need_of(locale, entry)
    wanted = tuple(asked) if asked is not None else need.forms
    if paradigm.base not in entry.texts and _is_needed(paradigm, need, wanted):
        found.append(Lack(paradigm.base, base))
        trial = _with(trial, paradigm.base, base or entry.term.replace("_", " "))
    for feature in need.features:
        # What is read off a word shows when there is a word.
        if paradigm.feature(feature, trial) is None and (known or not paradigm.reads(feature)):
            lack, trial = _feature(feature, trial, paradigm, guessing, known=known)
            found.append(lack)
    if any(_missing(paradigm, trial, path) is not None for path in wanted):
        wanted = tuple(dict.fromkeys((*need.forms, *wanted)))
    for path in wanted:
        while (problem := _missing(paradigm, trial, path)) is not None:
            if problem.feature:
                if problem.feature in trial.features:
                    break  # no value of it is known to the rules of this language
                lack, trial = _feature(problem.feature, trial, paradigm, guessing, known=known)
                found += [lack] if known else []
                continue
            guess = known_forms.get(problem.form) or _guess(guessing, trial, problem.form)
            found.append(Lack(problem.form, guess if known else ""))
            trial = _with(trial, problem.form, guess or trial.texts.get(paradigm.base, entry.term))
    return tuple({one.key: one for one in found}.values())


def besides(locale: Locale, entry: Entry, known: Iterable[str], base: str) -> tuple[Lack, ...]:
    """What is proposed for a new word besides, from what the rules tell of it.

    Args:
        locale: the language.
        entry: the word.
        known: what is known of it.
        base: its base form, if that is proposed; without it no form is.
    """
    paradigm = locale.paradigms[kind_of(entry.role)]
    trial = _with(entry, paradigm.base, base)
    rows = [one for one in locale.proposals.besides if one.of in known and not one.unless.search(entry.term)]
    forms = [Lack(form, paradigm.inflect(trial, form)) for one in rows for form in one.forms if base]
    return (*forms, *(Lack(one, "true", so=True) for row in rows for one in row.features))


def _is_needed(paradigm: Paradigm, need: Need, wanted: Iterable[str]) -> bool:
    """Whether a word needs its base form: it is asked for, or others are made from it; whole clauses stand alone."""
    if any(path in ("", paradigm.base) for path in (*need.forms, *wanted)):
        return True
    return bool(need.features) or any(paradigm.components.get(part) for form in need.forms for part in form.split("."))


def _missing(paradigm: Paradigm, entry: Entry, path: str) -> MissingForm | None:
    try:
        paradigm.inflect(entry, path)
    except MissingForm as problem:
        return problem
    return None


def _feature(name: str, trial: Entry, paradigm: Paradigm, guessing: Paradigm, *, known: bool) -> tuple[Lack, Entry]:
    """A feature that is missing, and the word with some value of it."""
    guess = guessing.feature(name, trial)
    values = paradigm.values_of(name)
    lack = Lack(name, str(guess) if known and guess is not None else "", values)
    some = guess if guess is not None else values[0] if values else "?"
    return lack, evolve(trial, features={**trial.features, name: some}, made={})


def _guess(guessing: Paradigm, entry: Entry, form: str) -> str:
    try:
        return guessing.inflect(evolve(entry, made={}), form)
    except MissingForm:
        return ""


def _with(entry: Entry, form: str, text: str) -> Entry:
    return evolve(entry, texts={**entry.texts, form: text}, made={})


def _needs(need: Need, entry: Entry) -> bool:
    return need.role in ("", entry.role) and (not need.has or bool(entry.features.get(need.has)))
