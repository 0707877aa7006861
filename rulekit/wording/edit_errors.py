"""The words of what is wrong with a sentence that a person edited: RK05xx, each at its place in the PO file."""

from __future__ import annotations

from collections.abc import Iterable

from rulekit.diagnostics import Diagnostic, Label
from rulekit.diagnostics.suggest import nearest
from rulekit.source import Span

__all__ = [
    "figure_in_edit",
    "form_of_gap",
    "gap_in_word",
    "gap_left_out",
    "said_alike",
    "unknown_gap",
    "unreadable_edit",
]


def unknown_gap(span: Span, tag: str, name: str, known: Iterable[str]) -> Diagnostic:
    """RK0505: a gap that the sentence does not have."""
    names = tuple(known)
    listed = ", ".join(f"`{{{one}}}`" for one in names)
    return Diagnostic(
        "RK0505",
        f"a sentence of the locale `{tag}` has the gap `{{{name}}}` that nothing fills",
        (Label(span, "in this sentence"),),
        nearest(name, names) or (f"its gaps are {listed}" if names else "it has no gaps: nothing in it can change"),
    )


def form_of_gap(span: Span, tag: str, name: str, form: str) -> Diagnostic:
    """RK0505: a form of a gap that the language does not know, or that the word does not have."""
    return Diagnostic(
        "RK0505",
        f"a sentence of the locale `{tag}` asks for `{{{name}:{form}}}`, a form that there is not",
        (Label(span, "in this sentence"),),
        "use a form that `forms.toml` has for such words, as the proposal above the sentence does",
    )


def gap_in_word(span: Span, tag: str, name: str, words: str) -> Diagnostic:
    """RK0505: a gap whose word has a gap of its own, which only a generated sentence can fill."""
    return Diagnostic(
        "RK0505",
        f"a sentence of the locale `{tag}` asks for `{{{name}}}`, whose words have a gap of their own: {words}",
        (Label(span, "in this sentence"),),
        "use another form of the word, one without a gap, or write these words out",
    )


def gap_left_out(span: Span, tag: str, names: Iterable[str]) -> Diagnostic:
    """RK0505: gaps that an edited sentence leaves out."""
    listed = ", ".join(f"`{{{one}}}`" for one in names)
    return Diagnostic(
        "RK0505",
        f"a sentence of the locale `{tag}` leaves out {listed}",
        (Label(span, "in this sentence"),),
        "use every figure and every name of the sentence, or empty `msgstr` to have what is generated",
    )


def figure_in_edit(span: Span, tag: str, figure: str) -> Diagnostic:
    """RK0516: an edited sentence with a figure of its own."""
    return Diagnostic(
        "RK0516",
        f"a sentence of the locale `{tag}` has the figure `{figure}` of its own",
        (Label(span, "in this sentence"),),
        "write the gap of the figure, `{1}` for the first: no change of the rules reaches a figure that is spelled out",
    )


def unreadable_edit(span: Span, tag: str, why: str) -> Diagnostic:
    """RK0529: an edited sentence that can't be read."""
    return Diagnostic(
        "RK0529",
        f"a sentence of the locale `{tag}` can't be read: {why}",
        (Label(span, "this sentence"),),
        "write each gap as `{name}` or `{name:form}`, and a brace that shall be printed twice",
    )


def said_alike(span: Span, tag: str) -> Diagnostic:
    """RK0530: two sentences that say something else, edited to the same words."""
    return Diagnostic(
        "RK0530",
        f"two sentences of the locale `{tag}` that say different things are edited to the same words",
        (Label(span, "an earlier sentence says the same"),),
        "say in one of them what tells it from the other; `rulekit locale edit` puts aside what no book says any more",
    )
