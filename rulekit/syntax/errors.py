"""RK01xx: what a text can get wrong before anything in it has a meaning; all their words."""

from __future__ import annotations

from collections.abc import Iterable

from rulekit.diagnostics import Diagnostic, Edit, Fix, Label
from rulekit.source import Span

__all__ = [
    "arithmetic_sign",
    "cannot_stand_here",
    "curly_quotes",
    "empty",
    "indentation_matches_nothing",
    "invisible",
    "missing",
    "misspelt",
    "needs_more",
    "no_sentence",
    "not_utf8",
    "nothing_below",
    "number_too_large",
    "odd_mark",
    "opens_nothing",
    "reserved",
    "stops_early",
    "superfluous",
    "tabs",
    "too_deep",
    "too_large",
    "too_many",
    "unclosed",
    "unknown_character",
]  # fmt: skip

_SHOWN = 40


def quoted(text: str) -> str:
    """The author's words in backticks, cut where they are long."""
    plain = " ".join(text.split()).replace("`", "'")
    return f"`{plain}`" if len(plain) <= _SHOWN else f"`{plain[: _SHOWN - 1]}…`"


def mend(title: str, edits: Iterable[tuple[Span, str]]) -> Fix:
    """A fix of that title, which puts texts in these places."""
    return Fix(title, tuple(Edit(span, text) for span, text in edits))


# ---- The file as a whole ----


def not_utf8(path: str, byte: int, line: int) -> Diagnostic:
    """The bytes are no text in the encoding that all rules use."""
    return Diagnostic(
        "RK0101",
        f"the file is not UTF-8 text: byte {byte + 1}, in line {line}, belongs to no character",
        (Label(Span(path, 0, 0)),),
        "save it as UTF-8 in your editor",
    )


def empty(path: str) -> Diagnostic:
    """Nothing is declared."""
    return Diagnostic(
        "RK0102",
        "the file declares nothing",
        (Label(Span(path, 0, 0)),),
        "begin with a line such as `game my_game`",
    )


def too_large(path: str, limit: int) -> Diagnostic:
    """The text is longer than any rules are."""
    return Diagnostic(
        "RK0103",
        f"the file is longer than {limit:,} characters",
        (Label(Span(path, 0, 0)),),
        "check that it is a rules file",
    )


def too_many(span: Span, limit: int) -> Diagnostic:
    """So much is wrong that reading on helps nobody."""
    return Diagnostic(
        "RK0104",
        f"more than {limit} lines cannot be read",
        (Label(span, "reading stopped here"),),
        "mend the lines above first",
    )


# ---- Characters ----


def invisible(span: Span, name: str, more: int, fix: Iterable[tuple[Span, str]]) -> Diagnostic:
    """A control character, or one that changes the order in which text is shown."""
    return Diagnostic(
        "RK0105",
        f"there is an invisible character here: {name}",
        (Label(span, _and_more(more)),),
        "delete it",
        fix=mend("delete the invisible characters", fix),
    )


def tabs(span: Span, more: int, fix: Iterable[tuple[Span, str]]) -> Diagnostic:
    """Something else than plain spaces before the first word of a line."""
    return Diagnostic(
        "RK0106",
        "a line is indented with something other than plain spaces",
        (Label(span, _and_more(more)),),
        "indent with two spaces",
        fix=mend("indent with spaces", fix),
    )


def odd_mark(span: Span, text: str, plain: str, more: int, fix: Iterable[tuple[Span, str]]) -> Diagnostic:
    """A mark or a number that only looks like the plain one."""
    return Diagnostic(
        "RK0107",
        f"{quoted(text)} is not the plain {quoted(plain)}",
        (Label(span, _and_more(more)),),
        f"write {quoted(plain)}",
        fix=mend(f"write {quoted(plain)}", fix),
    )


def curly_quotes(span: Span, text: str, plain: str, more: int, fix: Iterable[tuple[Span, str]]) -> Diagnostic:
    """Quotes that a word processor or a full-width keyboard makes."""
    return Diagnostic(
        "RK0108",
        f"{quoted(text)} does not stand in plain quotes",
        (Label(span, _and_more(more)),),
        f"write {quoted(plain)}",
        fix=mend("use plain quotes", fix),
    )


def unclosed(span: Span) -> Diagnostic:
    """A quote that nothing closes on its line."""
    return Diagnostic(
        "RK0109",
        "a quote is not closed on its line",
        (Label(span, "opened here"),),
        'close it with `"` on the same line',
    )


def unknown_character(span: Span, text: str, more: int, fix: Iterable[tuple[Span, str]]) -> Diagnostic:
    """A character that the language has no use for."""
    if text in _OTHERWISE:
        return Diagnostic(
            "RK0110", f"{quoted(text)} means nothing here", (Label(span, _and_more(more)),), _OTHERWISE[text]
        )
    return Diagnostic(
        "RK0110",
        f"{quoted(text)} means nothing here",
        (Label(span, _and_more(more)),),
        "remove it",
        fix=mend(f"remove {quoted(text)}", fix),
    )


_OTHERWISE = {
    "//": "a remark begins with `#`",
    ";": "write what follows into a line of its own, or behind `, then`",
    "%": "write a number of hundredths in words: `your coins divided by 2`",
}
"""What to do about a mark that people bring along from elsewhere."""


def arithmetic_sign(span: Span, text: str, words: str) -> Diagnostic:
    """A sign where the language uses words."""
    help_ = f"write {quoted(words)}" + (", or `becomes` where it is changed" if text == "=" else "")
    return Diagnostic("RK0111", f"{quoted(text)} is a sign, the rules are written in words", (Label(span),), help_)


def _and_more(more: int) -> str:
    return f"and in {more} more places" if more > 1 else "and in 1 more place" if more else ""


# ---- Lines and indentation ----


def indentation_matches_nothing(span: Span) -> Diagnostic:
    """A line that begins between two columns where lines above begin."""
    return Diagnostic(
        "RK0112",
        "the line begins where no line above begins",
        (Label(span),),
        "give it as many spaces as the line that it follows",
    )


def opens_nothing(span: Span, above: str, above_span: Span) -> Diagnostic:
    """A line indented below one that has nothing below it."""
    return Diagnostic(
        "RK0113",
        f"the line is indented, but nothing can stand below {quoted(above)}",
        (Label(span), Label(above_span, "this line is complete")),
        "begin it in the same column as the line above",
    )


def nothing_below(span: Span, text: str, meant: str = "", *, named: bool = False) -> Diagnostic:
    """A heading without anything indented below it, or a sentence that begins with another word than it should.

    Args:
        span: where it stands.
        text: the line.
        meant: what is said in place of its first word, if that is known.
        named: whether it is no more than a name.
    """
    first, last = text.split(maxsplit=1)[0], text.rsplit(maxsplit=1)[-1]
    if last in _OUTCOMES:
        help_ = "write `you win`, `you lose` or `the game is drawn`; all win together who have the same points"
    elif meant:
        help_ = f"write `{meant}` instead of `{first}`"
    elif text in _ALONE:
        help_ = f"write `{_ALONE[text]}`"
    elif named:
        help_ = f"write `do {text}` for a step of that name, or say below, two spaces to the right, what belongs to it"
    else:
        help_ = "say what belongs to it in the next lines, two spaces to the right"
    return Diagnostic("RK0114", f"nothing is indented below {quoted(text)}", (Label(span),), help_)


_ALONE = {"nothing": "do nothing", "skip turn": "end turn", "done": "end turn", "draw": "the game is drawn"}
"""What somebody may write of a whole deed."""

_OUTCOMES = ("win", "wins", "lose", "loses")
"""What somebody may write of other people than `you`."""


def needs_more(span: Span, text: str, wanted: str) -> Diagnostic:
    """A heading whose lines below are not all there."""
    return Diagnostic(
        "RK0115",
        f"below {quoted(text)} a line is missing",
        (Label(span),),
        f"add {wanted} there" if wanted else "",
    )


def too_deep(span: Span, what: str) -> Diagnostic:
    """More inside of each other than anybody can read."""
    return Diagnostic(
        "RK0116", f"{what} are nested too deeply", (Label(span),), "give a part of it a name, and use the name here"
    )


# ---- Words and sentences ----


def missing(span: Span, text: str, after: str) -> Diagnostic:
    """One word or mark is missing, and with it the sentence is right."""
    what = {":": "a colon", ",": "a comma"}.get(text, quoted(text))
    edit = text if text in {":", ","} else f" {text}"
    return Diagnostic(
        "RK0117",
        f"{what} is missing after {quoted(after)}",
        (Label(span, f"{quoted(text)} belongs here"),),
        f"write {quoted(after + edit)}",
        fix=mend(f"insert {quoted(text)}", [(Span(span.path, span.start, span.start), edit)]),
    )


def no_sentence(span: Span, text: str, near: str, known: str = "", *, sure: bool = True) -> Diagnostic:
    """The first word of a line is none that a line begins with; ``known`` are those that do, if they are few."""
    return Diagnostic(
        "RK0118",
        f"{quoted(text)} begins no sentence",
        (Label(span),),
        f"did you mean {quoted(near)}?" if near else known and f"begin it with {known}",
        fix=mend(f"write {quoted(near)}", [(span, near)]) if near and sure else None,
    )


def not_indented(span: Span, text: str) -> Diagnostic:
    """What a variant changes, at the margin or where no variant is."""
    return Diagnostic(
        "RK0118",
        f"{quoted(text)} begins no sentence here",
        (Label(span),),
        "what a variant changes stands below its heading, `variant NAME of GAME`, indented",
    )


def misspelt(span: Span, text: str, near: str) -> Diagnostic:
    """A word that is nearly one of the language, where that makes the sentence right."""
    return Diagnostic(
        "RK0119",
        f"{quoted(text)} cannot stand here",
        (Label(span),),
        f"did you mean {quoted(near)}?",
        fix=mend(f"write {quoted(near)}", [(span, near)]),
    )


def nobody_named(span: Span, first: str, verb: str, name: str) -> Diagnostic:
    """A line of an example that does not say who it is about."""
    return Diagnostic(
        "RK0117",
        f"who {quoted(verb)} is not said",
        (Label(span, "a person belongs before this"),),
        f"write {quoted(f'{first} {name} {verb}')}, with the name of somebody who plays",
    )


def joined_by_comma(span: Span, text: str) -> Diagnostic:
    """A comma between conditions, which are joined by a word."""
    return Diagnostic(
        "RK0119",
        f"{quoted(text)} joins no conditions",
        (Label(span),),
        f"write {quoted('and')} instead",
        fix=mend("write `and`", [(span, " and")]),
    )


def reserved(span: Span, text: str) -> Diagnostic:
    """A word of the language where the author wants a name."""
    return Diagnostic(
        "RK0120",
        f"{quoted(text)} is a word of the language and cannot be a name here",
        (Label(span),),
        "choose another name",
    )


def superfluous(span: Span, text: str) -> Diagnostic:
    """One word or mark too many, without which the sentence is right."""
    return Diagnostic(
        "RK0121",
        f"{quoted(text)} is one word or mark too many",
        (Label(span),),
        "leave it out",
        fix=mend(f"leave out {quoted(text)}", [(span, "")]),
    )


def colon_at_end(span: Span) -> Diagnostic:
    """A colon says that the sentence goes on in the same line; here it does not."""
    return Diagnostic(
        "RK0125",
        "a colon stands at the end of the line",
        (Label(span, "nothing follows on this line"),),
        "leave it out: what is indented below belongs to the line anyway",
        fix=mend("leave out the colon", [(span, "")]),
    )


def cannot_stand_here(span: Span, text: str, after: str, wanted: str, *, can_end: bool) -> Diagnostic:
    """The first thing in a sentence that cannot be read."""
    return Diagnostic(
        "RK0122", f"{quoted(text)} cannot stand here", (Label(span),), _go_on(after, wanted, can_end=can_end)
    )


def stops_early(span: Span, text: str, wanted: str) -> Diagnostic:
    """The line ends before the sentence does."""
    return Diagnostic(
        "RK0123",
        f"the line stops too early after {quoted(text)}",
        (Label(span),),
        _go_on(text, wanted, can_end=False),
    )


def _go_on(after: str, wanted: str, *, can_end: bool) -> str:
    if not wanted:
        return f"end the line after {quoted(after)}" if can_end else ""
    return f"after {quoted(after)} write {wanted}" + (", or end the line" if can_end else "")


def number_too_large(span: Span, text: str, digits: int) -> Diagnostic:
    """A number that no game counts to."""
    return Diagnostic("RK0124", f"{quoted(text)} has more than {digits} digits", (Label(span),), "use a smaller number")
