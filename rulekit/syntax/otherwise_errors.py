"""RK0117 to RK0122: what people say in other words than the language, where what they mean is known."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span
from rulekit.syntax.errors import mend, quoted

__all__ = [
    "option_without_name",
    "options_on_a_line",
    "said_otherwise",
    "step_without_word",
    "while_it_holds",
]


def said_otherwise(span: Span, text: str, meant: str) -> Diagnostic:
    """What people say in other words, or in another order, than the language does."""
    return Diagnostic(
        "RK0122",
        f"{quoted(text)} is said otherwise",
        (Label(span),),
        f"write `{meant}`",
        fix=mend(f"write {quoted(meant)}", [(span, meant)]),
    )


def said_with_names(span: Span, text: str, lines: Sequence[str]) -> Diagnostic:
    """What the language says with more names than the author gave, or in several lines; those below the first last."""
    said, *below = lines
    below_it = f", and below it {' and '.join(f'`{line}`' for line in below)}" if below else ""
    named = ", with your own words for what is in capitals" if any(_capitals(line) for line in lines) else ""
    return Diagnostic("RK0122", f"{quoted(text)} is said otherwise", (Label(span),), f"write `{said}`{below_it}{named}")


def _capitals(line: str) -> bool:
    return any(len(word) > 1 and word.isupper() for word in line.split())


def step_without_word(span: Span, text: str) -> Diagnostic:
    """A step headed by its name alone."""
    return Diagnostic(
        "RK0118",
        f"{quoted(text)} begins no sentence",
        (Label(span),),
        f"write `step {text}` for a step of that name",
        fix=mend(f"write `step {text}`", [(span, f"step {text}")]),
    )


def while_it_holds(span: Span) -> Diagnostic:
    """A loop with the condition under which it goes on."""
    return Diagnostic(
        "RK0119",
        "`while` begins no loop",
        (Label(span),),
        "write `repeat until`, with the condition that ends it",
    )


def options_on_a_line(span: Span) -> Diagnostic:
    """Deeds to choose from, on one line."""
    return Diagnostic(
        "RK0122",
        "`choose to` is said otherwise",
        (Label(span),),
        "write `choose one`, and below it a line `NAME: ...` for each thing that can be done",
    )


def option_without_name(span: Span, text: str) -> Diagnostic:
    """A deed among options, each of which has a name by which it is chosen."""
    return Diagnostic(
        "RK0117",
        "this option has no name",
        (Label(span),),
        f"write `{text}`, or another name by which it is chosen",
    )
