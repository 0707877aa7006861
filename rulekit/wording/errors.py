"""The words of what is wrong with a locale: RK05xx."""

from __future__ import annotations

from collections.abc import Iterable

from rulekit.diagnostics import Diagnostic, Label
from rulekit.diagnostics.suggest import nearest
from rulekit.source import Span

__all__ = [
    "bare_figure",
    "bare_name",
    "broken_file",
    "broken_macro",
    "declared_twice",
    "false_denial",
    "fills_nothing",
    "missing_entry",
    "missing_form",
    "missing_label",
    "missing_macro",
    "missing_page_label",
    "missing_placeholder",
    "missing_prose",
    "missing_verb",
    "odd_character",
    "odd_in_file",
    "odd_text",
    "old_name",
    "open_branch",
    "unfit_macro",
    "unknown_key",
    "unknown_locale",
    "unknown_model",
    "unknown_placeholder",
    "unknown_section",
    "unwritable",
    "word_for_nothing",
    "wrong_type",
]


def missing_macro(name: str, locale: str, folder: str) -> Diagnostic:
    """RK0501: a sentence that a locale has no macro for."""
    return Diagnostic(
        "RK0501",
        f"the locale `{locale}` has no sentence `{name}`",
        help=f"write `{{% macro {name}(x, f) %}}...{{% endmacro %}}` in a file of {folder}/sentences/",
    )


def missing_entry(term: str, role: str, locale: str, place: str, forms: Iterable[str] = ()) -> Diagnostic:
    """RK0502: a word of the rules that the lexicon does not have."""
    key = term if term.replace("_", "").isalnum() and term.isascii() else f'"{term}"'
    blanks = ", ".join(f'{_quoted(form)} = ""' for form in forms)
    entry = f" with `{{ {blanks} }}`" if blanks else ""
    return Diagnostic(
        "RK0502",
        f"the locale `{locale}` has no word for `{term}` ({role})",
        help=f"add `[{role}.{key}]`{entry} to {place}",
    )


def missing_form(term: str, role: str, form: str, locale: str, place: str, values: Iterable[str] = ()) -> Diagnostic:
    """RK0503: a word without a form that is needed and can't be made from the others."""
    listed = " or ".join(f'"{one}"' for one in values)
    return Diagnostic(
        "RK0503",
        f"the word for `{term}` ({role}) in the locale `{locale}` has no form `{form}`",
        help=f"write the form{f' ({listed})' if listed else ''} into `[{role}.{term}]` of {place}",
    )


def _quoted(key: str) -> str:
    return f'"{key}"' if "." in key else key


def missing_prose(key: str, locale: str, place: str) -> Diagnostic:
    """RK0504: an authored text without a translation."""
    named = key if key.isidentifier() else f'"{key}"'
    translate = (
        f'translate `msgctxt "{key}"` in' if place.endswith(".po") else f'write `{named} = "..."` into `[texts]` of'
    )
    return Diagnostic("RK0504", f"the locale `{locale}` has no text for `{key}`", help=f"{translate} {place}")


def unknown_placeholder(key: str, placeholder: str, locale: str, place: str, known: str = "") -> Diagnostic:
    """RK0505: a placeholder or a form of one that can't be filled."""
    return Diagnostic(
        "RK0505",
        f"the text `{key}` of the locale `{locale}` has the placeholder `{{{placeholder}}}` that nothing fills",
        help=f"use one of {known} in {place}" if known else f"correct the placeholder in {place}",
    )


def form_of_a_placeholder(span: Span, locale: str, key: str, placeholder: str) -> Diagnostic:
    """RK0505: a form asked of a placeholder of a word, where nothing can be asked for."""
    name = placeholder.partition(":")[0]
    return Diagnostic(
        "RK0505",
        f"`{key}` of the locale `{locale}` has the placeholder `{{{placeholder}}}` that nothing fills",
        (Label(span, "no form can be asked for here"),),
        f"write `{{{name}}}`, or the placeholder that `forms.toml` has for it in another case",
    )


def missing_placeholder(key: str, placeholder: str, locale: str, place: str) -> Diagnostic:
    """RK0505: a placeholder of the source that a translation leaves out."""
    return Diagnostic(
        "RK0505",
        f"the text `{key}` of the locale `{locale}` leaves out the placeholder `{{{placeholder}}}`",
        help=f"use it in {place}",
    )


def missing_verb(name: str, locale: str, folder: str) -> Diagnostic:
    """RK0506: a verb that the table of verbs does not have."""
    return Diagnostic(
        "RK0506", f"the locale `{locale}` has no verb `{name}`", help=f"add `[{name}]` to {folder}/verbs.toml"
    )


def missing_label(name: str, locale: str, folder: str) -> Diagnostic:
    """RK0507: a heading or word of rulekit's own without words."""
    return Diagnostic(
        "RK0507",
        f"the locale `{locale}` has no label `{name}`",
        help=f"add `{name}` to `[labels]` of {folder}/words.toml",
    )


def missing_page_label(name: str, locale: str, folder: str) -> Diagnostic:
    """RK0507: a word that pages need, such as the number of a table."""
    return Diagnostic(
        "RK0507",
        f"the locale `{locale}` has no label `{name}` for its pages",
        help=f"write it into `[page.labels]` of {folder}/locale.toml",
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
        "RK0511",
        f"the sentence `{name}` of the locale `{locale}` is written twice",
        help=f"keep one of those in {first} and {second}",
    )


def unfit_macro(name: str, locale: str, place: str, why: str) -> Diagnostic:
    """RK0513: a macro that reads other parts than its sentence has, or takes one for what it need not be."""
    return Diagnostic(
        "RK0513",
        f"the macro `{name}` of the locale `{locale}` does not fit its sentence: {why}",
        help=f"correct it in {place}",
    )


def open_branch(name: str, locale: str, place: str, why: str) -> Diagnostic:
    """RK0514: a macro that does not tell all that a part can be."""
    return Diagnostic(
        "RK0514",
        f"the macro `{name}` of the locale `{locale}` does not tell all that is asked of it: {why}",
        help=f"name each in {place}",
    )


def unknown_key(span: Span, tag: str, term: str, role: str, key: str, known: Iterable[str]) -> Diagnostic:
    """RK0512: a key of a lexicon entry that the locale's forms don't know."""
    return Diagnostic(
        "RK0512",
        f"the word for `{term}` ({role}) in the locale `{tag}` has an unknown form `{key}`",
        (Label(span),),
        nearest(key, tuple(known)) or f"correct or remove it in {span.path}",
    )


def bare_figure(key: str, figure: str, locale: str, place: str) -> Diagnostic:
    """RK0516: an authored text with a figure of its own."""
    return Diagnostic(
        "RK0516",
        f"the text `{key}` of the locale `{locale}` has the figure `{figure}` of its own",
        help=f"ask for it in {place}: `{{hand_limit}}` is a number of the rules, `{{tile.count}}` how many there are",
    )


def bare_name(key: str, said: str, term: str, locale: str, place: str) -> Diagnostic:
    """RK0517: an authored text with a word of the game spelled out."""
    return Diagnostic(
        "RK0517",
        f"the text `{key}` of the locale `{locale}` spells out `{said}`, the word for `{term}`",
        help=f"ask for it in {place}: `{{{term}}}`, with a form if it needs one, such as `{{{term}:plural}}`",
    )


def fills_nothing(key: str, placeholder: str, locale: str, place: str, variant: str) -> Diagnostic:
    """RK0518: an authored text that speaks of what the game does not have, and so is left out."""
    with_ = f" with the variant `{variant}`" if variant else ""
    help_ = f"write `{variant}.{key}`, which stands in its place with that variant" if variant else "correct the text"
    return Diagnostic(
        "RK0518",
        f"the text `{key}` of the locale `{locale}` is left out{with_}: nothing is called `{placeholder}`",
        help=f"{help_}, in {place}",
        severity="warning" if variant else "error",
    )


def unknown_section(span: Span, tag: str, name: str, known: Iterable[str]) -> Diagnostic:
    """RK0521: a table of a word file that is none of those for words."""
    return Diagnostic(
        "RK0521",
        f"the words of the locale `{tag}` have an unknown table `[{name}]`",
        (Label(span),),
        f"the tables are {', '.join(known)}",
    )


def wrong_type(span: Span, tag: str, what: str, wanted: str, given: str) -> Diagnostic:
    """RK0522: a value of a word file that is a number, a list or the like where words belong."""
    return Diagnostic(
        "RK0522", f"`{what}` of the locale `{tag}` is {given}", (Label(span),), f"write {wanted} in {span.path}"
    )


def odd_character(span: Span, tag: str, what: str, name: str) -> Diagnostic:
    """RK0523: a character that would do something to a terminal or a page."""
    return Diagnostic(
        "RK0523",
        f"`{what}` of the locale `{tag}` has a character that can't be printed ({name})",
        (Label(span),),
        f"take it out of {span.path}",
    )


def odd_text(key: str, name: str, place: str) -> Diagnostic:
    """RK0523: such a character in an authored text of a PO file."""
    return Diagnostic(
        "RK0523", f"the text `{key}` has a character that can't be printed ({name})", help=f"take it out of {place}"
    )


def odd_in_file(place: str, name: str) -> Diagnostic:
    """RK0523: such a character in a file of a language."""
    return Diagnostic("RK0523", f"the file {place} has a character that can't be printed ({name})", help="take it out")


def unknown_model(span: Span, tag: str, like: str) -> Diagnostic:
    """RK0524: ``like`` names a word that is not there."""
    return Diagnostic(
        "RK0524",
        f"the locale `{tag}` has no word `{like}` to be like",
        (Label(span),),
        'name a word that stands above or in rulekit\'s own words: `like = "things.city"`',
    )


def unwritable(place: str, why: str) -> Diagnostic:
    """RK0525: a file of words that can't be completed line by line."""
    return Diagnostic(
        "RK0525",
        f"the file {place} can't be completed: `{why}` stands in a form that can't be edited line by line",
        help="write its words as `term = { ... }` on a line each, or below a head such as `[things.food]`",
    )


def old_name(labels: tuple[Label, ...], what: str, found: str, tag: str, path: str, place: str) -> Diagnostic:
    """RK0526: a word or a text that holds a word which a variant replaced."""
    return Diagnostic(
        "RK0526",
        f"{what} in the locale `{tag}` still says `{found}`, which is called otherwise here",
        labels,
        f"write `{path}` anew in {place}, unless another thing is meant",
        severity="warning",
    )


def old_name_in_edit(span: Span, renamed: Label, found: str, tag: str, term: str) -> Diagnostic:
    """RK0526: an edited sentence that holds a word which a variant replaced."""
    return Diagnostic(
        "RK0526",
        f"a sentence of the locale `{tag}` still says `{found}`, which is called otherwise here",
        (Label(span, "in this sentence"), renamed),
        f"write `{{{term}}}`, which follows the new name, unless another thing is meant",
        severity="warning",
    )


def word_for_nothing(span: Span, tag: str, term: str, role: str, known: Iterable[str]) -> Diagnostic:
    """RK0527: a word whose term stands in no rules."""
    return Diagnostic(
        "RK0527",
        f"the locale `{tag}` has a word for `{term}` ({role}), which stands in no rules",
        (Label(span),),
        nearest(term, known) or f"remove it from {span.path}",
        severity="warning",
    )


def false_denial(labels: tuple[Label, ...], tag: str, term: str, text: str, other: str, place: str) -> Diagnostic:
    """RK0528: a denial that is the word for something else."""
    return Diagnostic(
        "RK0528",
        f"the locale `{tag}` says `{text}` for what is not `{term}`, and that is the word for `{other}`",
        labels,
        f"write another `not` of `{term}` in {place}, or define one of them as what the other is not",
    )
