"""RK04xx: what can be wrong with a variant, in one voice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulekit.diagnostics import Diagnostic, Edit, Fix, Label
from rulekit.diagnostics.suggest import nearest
from rulekit.source import Span

__all__ = [
    "already_there", "ambiguous", "base_missing", "changed_twice", "does_not_fit",
    "excluded", "found_more_than_once", "guard_no_longer_holds",
    "in_a_circle", "line_not_found", "name_taken", "named_twice", "needs_plural",
    "no_players_left", "no_variant", "not_within", "nothing_left",
    "nothing_to_replace", "same_place",
    "still_mentioned", "touched_twice", "unknown_target", "wrong_game", "wrong_target",
]  # fmt: skip

_SHOWN = 6
"""How many places of one mistake are pointed at."""


# ---- Guards ----


def guard_no_longer_holds(path: str, says: str, here: Span, holds: str, there: Span) -> Diagnostic:
    """A value that is not what ``from`` says."""
    return Diagnostic(
        "RK0401",
        f"`{path}` is `{holds}`, not `{says}`",
        (Label(here, "the variant expects this"), Label(there, "the value it would change")),
        f"if the change still makes sense, write `from {holds}`",
        fix=Fix(f"write `from {holds}`", (Edit(here, holds),)),
    )


def line_not_found(path: str, line: Span, thing: Span, like: Span | None, guard: str = "from") -> Diagnostic:
    """A line that does not stand where it is to be changed."""
    second = Label(thing, f"`{path}` begins here") if like is None else Label(like, "this line is most like it")
    return Diagnostic(
        "RK0402",
        f"`{path}` has no line that says what `{guard}` says",
        (Label(line, "not found"), second),
        f"write the line after `{guard}` as it stands in the game",
    )


def found_more_than_once(path: str, line: Span, places: Sequence[Span], guard: str = "from") -> Diagnostic:
    """A line that stands more than once where it is to be changed."""
    return Diagnostic(
        "RK0403",
        f"`{path}` has {len(places)} lines that say what `{guard}` says",
        (Label(line, "which one is not said"), *(Label(one, "here") for one in places[:_SHOWN])),
        "name a smaller rule that has the line only once, or use `replace`",
    )


def does_not_fit(old: Span, new: Span) -> Diagnostic:
    """A new line that cannot stand where the old one stands."""
    return Diagnostic(
        "RK0414",
        "what stands after `to` cannot take the place of what stands after `from`",
        (Label(new, "this is of another sort"), Label(old, "it would stand here")),
        "write something of the same sort: a number for a number, a line with its end for a line with its end",
    )


# ---- Targets ----


def unknown_target(path: str, span: Span, wanted: str, known: Iterable[str]) -> Diagnostic:
    """A path that leads nowhere."""
    return Diagnostic(
        "RK0407",
        f"the game has nothing of the name `{path}`",
        (Label(span, f"{wanted} is needed here"),),
        nearest(path, known),
    )


def not_within(name: str, span: Span, wanted: str, thing: str, there: Span, known: Iterable[str]) -> Diagnostic:
    """A place beside something that is not there."""
    return Diagnostic(
        "RK0407",
        f"`{thing}` has no {wanted} `{name}`",
        (Label(span, "not found there"), Label(there, f"`{thing}` is declared here")),
        nearest(name, known),
    )


def ambiguous(path: str, span: Span, choices: Sequence[tuple[str, Span]]) -> Diagnostic:
    """A path that leads to more than one thing."""
    longest = max((name for name, _ in choices), key=len)
    return Diagnostic(
        "RK0412",
        f"`{path}` can mean {len(choices)} things",
        (Label(span, "which one is not said"), *(Label(place, f"`{name}`") for name, place in choices[:_SHOWN])),
        f"say it in full, such as `{longest}`" if longest != path else "name a smaller part that is there only once",
    )


def wrong_target(path: str, span: Span, found: str, wanted: str, there: Span) -> Diagnostic:
    """A thing of a kind that this patch cannot do anything with."""
    return Diagnostic(
        "RK0413",
        f"`{path}` is {found}, and this line needs {wanted}",
        (Label(span, f"this is {found}"), Label(there, "declared here")),
        f"name {wanted}",
    )


def nothing_to_replace(name: str, what: str, span: Span, known: Iterable[str]) -> Diagnostic:
    """A replacement without anything to replace."""
    return Diagnostic(
        "RK0405",
        f"there is nothing of the name `{name}` to replace",
        (Label(span, f"the game has no {what} of this name"),),
        nearest(name, known) or "write `add` for something new",
    )


def already_there(name: str, again: Span, first: Span, help_: str) -> Diagnostic:
    """An addition of something that is there."""
    return Diagnostic(
        "RK0409",
        f"`{name}` is there already",
        (Label(again, "added here"), Label(first, "already there")),
        help_,
    )


def nothing_left(path: str, span: Span, around: str, there: Span) -> Diagnostic:
    """The last part of something that cannot be without parts."""
    return Diagnostic(
        "RK0415",
        f"without `{path}` nothing is left of `{around}`",
        (Label(span, "removes the last one"), Label(there, "this would be empty")),
        f"remove `{around}` as a whole, or add something first",
    )


def still_mentioned(name: str, removal: Span, mentions: Sequence[Span]) -> Diagnostic:
    """A thing that is gone, but others speak of it."""
    return Diagnostic(
        "RK0404",
        f"`{name}` is removed, but still mentioned",
        (Label(removal, "removed here"), *(Label(one, "mentioned here") for one in mentions[:_SHOWN])),
        "remove or change what mentions it, too",
    )


# ---- Variants as a whole ----


def wrong_game(variant: str, says: str, span: Span, game: str) -> Diagnostic:
    """A variant of another game."""
    return Diagnostic(
        "RK0406",
        f"`{variant}` is a variant of `{says}`, not of `{game}`",
        (Label(span, "the game it is for"),),
        nearest(says, [game]) or f"write `of {game}` if it is meant for this game",
    )


def touched_twice(path: str, one: str, here: Span, other: str, there: Span) -> Diagnostic:
    """Two variants that change the same thing."""
    return Diagnostic(
        "RK0408",
        f"the variants `{other}` and `{one}` both touch `{path}`",
        (Label(here, f"`{one}` touches it here"), Label(there, f"`{other}` touches it here")),
        "use only one of them, or write a variant that does what both should do",
    )


def excluded(variant: str, other: str, span: Span, there: Span) -> Diagnostic:
    """Two variants of which one does not want the other."""
    return Diagnostic(
        "RK0410",
        f"the variant `{variant}` cannot be used with `{other}`",
        (Label(span, "excluded here"), Label(there, "the other variant")),
        "use only one of them",
    )


def named_twice(variant: str, again: Span, first: Span) -> Diagnostic:
    """The same variant more than once."""
    return Diagnostic(
        "RK0411",
        f"the variant `{variant}` is used twice",
        (Label(again, "used again"), Label(first, "first used")),
        "name it once",
    )


def no_players_left(fewest: int, most: int, span: Span, there: Span) -> Diagnostic:
    """Numbers of players of two variants, of which neither lies within the other."""
    return Diagnostic(
        "RK0416",
        f"{_players(fewest, most)} are not within what the other variant allows",
        (Label(span), Label(there, "what the other variant allows")),
        "use only one of them, or write a range that lies within the other one",
    )


def changed_twice(what: str, again: Span, first: Span) -> Diagnostic:
    """The same thing changed twice in one variant."""
    return Diagnostic(
        "RK0420",
        f"this variant changes `{what}` twice",
        (Label(again, "again here"), Label(first, "first here")),
        "leave one of the two lines",
    )


def same_place(one: str, first: Span, other: str, then: Span) -> Diagnostic:
    """Two variants that add something at the same place."""
    return Diagnostic(
        "RK0421",
        f"`{one}` and `{other}` both add something at the same place",
        (Label(first, "this comes first"), Label(then, "then this")),
        "what is named first comes first; name them in the other order if that is meant",
        severity="warning",
    )


def base_missing(variant: str, base: str, span: Span, known: Sequence[str]) -> Diagnostic:
    """A variant on top of one that is not there."""
    return Diagnostic(
        "RK0418",
        f"`{variant}` changes the variant `{base}`, which is not there",
        (Label(span, "the variant that it changes"),),
        nearest(base, known) or f"put the file of `{base}` beside the others, or name it, too",
    )


def in_a_circle(names: Sequence[str], span: Span) -> Diagnostic:
    """Variants each of which is on top of the other."""
    ring = " of ".join(f"`{one}`" for one in (*names, names[0]))
    return Diagnostic(
        "RK0419",
        f"variants that change each other: {ring}" if len(names) > 1 else f"`{names[0]}` changes itself",
        (Label(span, "begins again here"),),
        "leave one of them out behind `with`",
    )


def name_taken(name: str, span: Span) -> Diagnostic:
    """A new name that something else has."""
    return Diagnostic(
        "RK0409",
        f"`{name}` is there already",
        (Label(span, "something else is called so"),),
        "choose another name",
    )


def needs_plural(name: str, plurals: Sequence[str], span: Span) -> Diagnostic:
    """A new name without a plural for what has one, or with one for what has none."""
    has = f"is called `{plurals[0]}` where there are several" if plurals else "has no name for several"
    return Diagnostic(
        "RK0422",
        f"`{name}` {has}",
        (Label(span, "the new name"),),
        "give the new one for several behind it, too: `... to storm (storms)`" if plurals else "leave out the brackets",
    )


def no_variant(span: Span) -> Diagnostic:
    """A file that should hold a variant and nothing else."""
    return Diagnostic(
        "RK0417",
        "something stands here that is not part of a variant",
        (Label(span, "a variant's file holds one variant and nothing else"),),
        "indent it below `variant ... of ...`, or move it to a file of its own",
    )


def _players(fewest: int, most: int) -> str:
    return f"{fewest} to {most} players"
