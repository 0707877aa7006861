"""The words of what is wrong with a locale: RK05xx."""

from __future__ import annotations

from rulekit.diagnostics import Diagnostic

__all__ = [
    "broken_file", "broken_macro", "declared_twice", "missing_entry", "missing_form", "missing_label", "missing_macro",
    "missing_placeholder",
    "missing_prose", "missing_verb", "unknown_key", "unknown_locale", "unknown_placeholder",
]


def missing_macro(name: str, locale: str) -> Diagnostic:
    """RK0501: a sentence that a locale has no macro for."""
    return Diagnostic(
        "RK0501", f"the locale `{locale}` has no sentence `{name}`",
        help=f"write `{{% macro {name}(x, f) %}}...{{% endmacro %}}` in a file of locales/{locale}/sentences/",
    )


def missing_entry(term: str, role: str, locale: str, place: str) -> Diagnostic:
    """RK0502: a word of the rules that the lexicon does not have."""
    return Diagnostic(
        "RK0502", f"the locale `{locale}` has no word for `{term}` ({role})", help=f"add `[{role}.{term}]` to {place}"
    )


def missing_form(term: str, role: str, form: str, locale: str, place: str) -> Diagnostic:
    """RK0503: a word without a form that is needed and can't be made from the others."""
    return Diagnostic(
        "RK0503", f"the word for `{term}` ({role}) in the locale `{locale}` has no form `{form}`",
        help=f"write the form into `[{role}.{term}]` of {place}",
    )


def missing_prose(key: str, locale: str, place: str) -> Diagnostic:
    """RK0504: an authored text without a translation."""
    return Diagnostic(
        "RK0504", f"the locale `{locale}` has no text for `{key}`", help=f'translate `msgctxt "{key}"` in {place}'
    )


def unknown_placeholder(key: str, placeholder: str, locale: str, place: str, known: str = "") -> Diagnostic:
    """RK0505: a placeholder or a form of one that can't be filled."""
    return Diagnostic(
        "RK0505",
        f"the text `{key}` of the locale `{locale}` has the placeholder `{{{placeholder}}}` that nothing fills",
        help=f"use one of {known} in {place}" if known else f"correct the placeholder in {place}",
    )


def missing_placeholder(key: str, placeholder: str, locale: str, place: str) -> Diagnostic:
    """RK0505: a placeholder of the source that a translation leaves out."""
    return Diagnostic(
        "RK0505", f"the text `{key}` of the locale `{locale}` leaves out the placeholder `{{{placeholder}}}`",
        help=f"use it in {place}",
    )


def missing_verb(name: str, locale: str) -> Diagnostic:
    """RK0506: a verb that the table of verbs does not have."""
    return Diagnostic(
        "RK0506", f"the locale `{locale}` has no verb `{name}`", help=f"add `[{name}]` to locales/{locale}/verbs.toml"
    )


def missing_label(name: str, locale: str) -> Diagnostic:
    """RK0507: a heading or word of rulekit's own without words."""
    return Diagnostic(
        "RK0507", f"the locale `{locale}` has no label `{name}`",
        help=f"add `{name}` to `[labels]` of locales/{locale}/words.toml",
    )


def broken_macro(name: str, locale: str, place: str, why: str) -> Diagnostic:
    """RK0508: a macro that can't say what it was given."""
    return Diagnostic(
        "RK0508", f"the sentence `{name}` of the locale `{locale}` can't be said: {why}", help=f"correct it in {place}"
    )


def broken_file(place: str, why: str) -> Diagnostic:
    """RK0509: a file of a locale that can't be read."""
    return Diagnostic("RK0509", f"the file {place} can't be read: {why}")


def unknown_locale(tag: str, known: str) -> Diagnostic:
    """RK0510: a locale that is not there."""
    return Diagnostic("RK0510", f"there is no locale `{tag}`", help=f"the locales are {known}" if known else "")


def declared_twice(name: str, locale: str, first: str, second: str) -> Diagnostic:
    """RK0511: two macros of one name."""
    return Diagnostic(
        "RK0511", f"the sentence `{name}` of the locale `{locale}` is written twice",
        help=f"keep one of those in {first} and {second}",
    )


def unknown_key(term: str, role: str, key: str, locale: str, place: str) -> Diagnostic:
    """RK0512: a key of a lexicon entry that the locale's forms don't know."""
    return Diagnostic(
        "RK0512", f"the word for `{term}` ({role}) in the locale `{locale}` has an unknown form `{key}`",
        help=f"correct or remove it in {place}",
    )
