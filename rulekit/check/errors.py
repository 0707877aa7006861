"""RK02xx and RK03xx: what can be wrong with names, kinds and limits, in one voice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulekit.diagnostics import Diagnostic, Label
from rulekit.diagnostics.suggest import nearest
from rulekit.source import Span
from rulekit.syntax.expected import SAME_AS


def one(name: str) -> str:
    """A name with its article, guessed by its first letter."""
    return f"{'an' if name[:1] in 'aeiou' else 'a'} {name}"


def unknown_name(name: str, span: Span, known: Iterable[str], what: str = "name") -> Diagnostic:
    """A name that was declared nowhere."""
    if name == "otherwise":
        return Diagnostic(
            "RK0201",
            "there is no `if` right above this `otherwise`",
            (Label(span, "this belongs to no `if`"),),
            "put it below an `if`, as far from the margin",
        )
    known = list(known)
    if name in known:
        return Diagnostic("RK0203", f"`{name}` does not fit here", (Label(span, "it is something else"),))
    label = "declared nowhere" if what == "name" else f"there is no such {what}"
    help_ = f"write `{SAME_AS[name][0]}`" if name in SAME_AS else nearest(name, known)
    if not help_ and what == "step":
        help_ = f"write `step {name}` at the margin, with what is done in it below"
    return Diagnostic("RK0201", f"unknown {what} `{name}`", (Label(span, label),), help_)


def declared_twice(name: str, again: Span, first: Span) -> Diagnostic:
    """A name given to two things."""
    return Diagnostic(
        "RK0202",
        f"`{name}` is declared twice",
        (Label(again, "declared again here"), Label(first, "first declared here")),
        "give one of them another name",
    )


def said_twice(line: str, again: Span, first: Span) -> Diagnostic:
    """A line of the heading that stands there twice."""
    return Diagnostic(
        "RK0202",
        f"`{line}` is said twice",
        (Label(again, "said again here"), Label(first, "first said here")),
        "keep one of them",
    )


def wrong_kind(name: str, span: Span, found: str, wanted: str) -> Diagnostic:
    """A thing of one kind where another is needed."""
    return Diagnostic(
        "RK0203",
        f"{f'`{name}`' if name else 'this'} is {found}, where {wanted} should stand",
        (Label(span, f"this is {found}"),),
        f"write {wanted} here",
    )


def no_list_of_players(name: str, span: Span, what: str) -> Diagnostic:
    """A row, a set or a cup that should hold players."""
    return Diagnostic(
        "RK0203",
        f"`{what}` cannot hold players",
        (Label(span, "this is no table" if name == "player" else "these are no things of a table"),),
        f"below `each player has` write `{what}  yes or no`, and ask each player for it",
    )


def never_nothing(name: str, span: Span, what: str, wanted: str, least: str) -> Diagnostic:
    """``nothing`` for what always has a value; ``least``: what is written for it, or an empty text."""
    help_ = f"write `{least}`" if least else f"write {wanted}, or declare `{what}` as `{wanted} or {name}`"
    return Diagnostic("RK0203", f"`{what}` is never `{name}`", (Label(span, f"{wanted} should stand here"),), help_)


def one_of_several(noun: str, span: Span) -> Diagnostic:
    """One thing, said as several are."""
    return Diagnostic(
        "RK0203",
        f"`1 {noun}` is chosen as several are, so there is no `that {noun}`",
        (Label(span, "this is one thing"),),
        f"write `choose {one(noun)}`",
    )


def nobody_prefers(span: Span) -> Diagnostic:
    """``preferring`` where chance decides, or several are chosen."""
    return Diagnostic(
        "RK0203",
        "`preferring` tells which one thing is chosen, and here chance decides, or several are chosen",
        (Label(span, "this would change nothing"),),
        "choose one thing: `choose a good preferring dear`; or leave `preferring` out",
    )


def nothing_meant(name: str, span: Span) -> Diagnostic:
    """``that X`` where no X was chosen or looped over, or ``it`` where nothing is described."""
    if name == "it":
        help_ = "`it` is what a description is of; write `that` and what was chosen, such as `that card`"
    else:
        help_ = f"choose one first, or write the step as `step ... for {one(name)}`"
    return Diagnostic(
        "RK0204", f"no `{name}` was chosen or named before", (Label(span, "which one is not said"),), help_
    )


def nobody_does_it(span: Span) -> Diagnostic:
    """``you`` where no player does it."""
    return Diagnostic(
        "RK0205",
        "nobody in particular does this, so `you` is nobody here",
        (Label(span, "who is meant is not said"),),
        "put it inside `each player`",
    )


def missing_thing(name: str, span: Span, each: str) -> Diagnostic:
    """A field of each item without the item."""
    return Diagnostic(
        "RK0206",
        f"`{name}` is kept for each {each}, and which {each} is not said",
        (Label(span, "of which one?"),),
        f"write `{name} of that {each}`, or name one",
    )


def needs_a_thing(step: str, span: Span, nouns: Sequence[str], given: int = 0) -> Diagnostic:
    """A step done without a thing that it is for; ``given``: how many of them are said."""
    said = " and ".join(map(one, nouns))
    which = "the second is not said" if given else "which one is not said" if len(nouns) == 1 else "which is not said"
    return Diagnostic(
        "RK0207",
        f"the step `{step}` is done for {said}, and {which}",
        (Label(span, "for which one?"),),
        f"write `do {step} for {' and '.join(f'that {noun}' for noun in nouns)}`",
    )


def needs_no_thing(step: str, span: Span, nouns: Sequence[str] = ()) -> Diagnostic:
    """A thing handed to a step that takes none, or no more than it has."""
    said = " and ".join(map(one, nouns))
    return Diagnostic(
        "RK0208",
        f"the step `{step}` is done for {said} alone" if nouns else f"the step `{step}` is not done for anything",
        (Label(span, "it takes no second thing" if nouns else "it takes no thing"),),
        f"write `do {step}{' for that ' if nouns else ''}{' and that '.join(nouns)}`",
    )


def missing_declaration(what: str, span: Span, help_: str) -> Diagnostic:
    """A part that every game has is not there."""
    return Diagnostic("RK0209", f"the game has no {what}", (Label(span, "this game"),), help_)


def does_not_belong(what: str, span: Span) -> Diagnostic:
    """A second game in a file, or a variant in the file of a game."""
    return Diagnostic(
        "RK0213",
        f"a second heading `{what}` in the file of a game",
        (Label(span, "the game has a heading already"),),
        "write it in a file of its own",
    )


def without_lines(name: str, span: Span) -> Diagnostic:
    """A map of places with nothing between them."""
    return Diagnostic(
        "RK0209",
        f"the map `{name}` has no lines",
        (Label(span, "nothing is drawn between its places"),),
        "write `lines LINKS` below `places`, with links that the game has",
    )


def off_the_map(links: str, table: str, span: Span) -> Diagnostic:
    """Lines that lead to things that the map does not show."""
    return Diagnostic(
        "RK0215",
        f"the lines `{links}` lead to {one(table)}, and this map shows none",
        (Label(span, "these lines lead off the map"),),
        f"write `places {table}` above",
    )


def name_taken(name: str, span: Span) -> Diagnostic:
    """A name that rulekit has given to something itself."""
    return Diagnostic(
        "RK0214",
        f"`{name}` is a word of rulekit itself",
        (Label(span, "it has a meaning already"),),
        "give this another name",
    )


def upside_down(low: int, high: int, span: Span) -> Diagnostic:
    """A range whose ends are the wrong way round."""
    return Diagnostic(
        "RK0301",
        f"a range from {low} to {high} holds nothing",
        (Label(span, "nothing is in this range"),),
        "write the lower number first",
    )


def outside(value: int, low: int, high: int, span: Span) -> Diagnostic:
    """A number that is not in the range it must be in."""
    return Diagnostic(
        "RK0302",
        f"{value} is not between {low} and {high}",
        (Label(span, "out of range"),),
        "write a number in the range, or widen the range",
    )


def too_many_players(value: int, most: int, span: Span) -> Diagnostic:
    """More people than any game can have, or none."""
    return Diagnostic(
        "RK0302",
        f"a game is for 1 to {most} players, not for {value}",
        (Label(span, "so many cannot play" if value else "nobody would play"),),
        f"write a number from 1 to {most}; rulekit plays with no more",
    )


def wrong_people(count: int, low: int, high: int, span: Span) -> Diagnostic:
    """An example with more or fewer people than can play."""
    return Diagnostic(
        "RK0302",
        f"this example has {count} {'player' if count == 1 else 'players'}, and the game is for {low} to {high}",
        (Label(span, "so many people play"),),
        "name as many people as can play with `given players ...`",
    )


def can_be_left(name: str, span: Span, low: int, high: int, reach: int, declared: Span) -> Diagnostic:
    """A change that can take a value out of its range."""
    return Diagnostic(
        "RK0303",
        f"`{name}` goes from {low} to {high}, and this can make it {reach}",
        (Label(span, f"can reach {reach}"), Label(declared, f"{low} to {high}")),
        "say what happens there: declare it with `more is lost`, or ask with `if` before",
    )


def never_reached(step: str, span: Span) -> Diagnostic:
    """A step that nothing does."""
    return Diagnostic(
        "RK0304",
        f"the step `{step}` is never done",
        (Label(span, "no `do` names it"),),
        f"write `do {step}` in another step, or remove it",
        "warning",
    )


def goes_round(steps: list[str], span: Span) -> Diagnostic:
    """Steps that do one another for ever."""
    return Diagnostic(
        "RK0305",
        f"the step `{steps[0]}` does itself: {' does '.join(steps)}",
        (Label(span, "comes back to itself"),),
        "use `repeat` or `you may, up to N times` instead",
    )


def no_option(span: Span) -> Diagnostic:
    """A choice that can have no option, ever."""
    return Diagnostic(
        "RK0306",
        "nothing can ever be chosen here",
        (Label(span, "this set is always empty"),),
        "widen what may be chosen, or remove the choice",
    )


def two_instead(rule: str, again: Span, first: Span) -> Diagnostic:
    """Two things that replace one rule for the same player."""
    return Diagnostic(
        "RK0308",
        f"two things replace the rule `{rule}`",
        (Label(again, "this one too"), Label(first, "this one already")),
        "let only one of them replace it",
    )


def end_elsewhere(step: str, span: Span) -> Diagnostic:
    """``end X`` outside the step X."""
    return Diagnostic(
        "RK0309",
        f"`end {step}` does not stand in the step `{step}`",
        (Label(span, "another step"),),
        f"move it into the step `{step}`",
    )


def too_many(span: Span, what: str, most: int) -> Diagnostic:
    """More than the machine can hold."""
    return Diagnostic(
        "RK0310",
        f"this can be more than {most} {what}",
        (Label(span, f"more than {most}"),),
        "bound it with a smaller number",
    )


def too_many_to_choose(span: Span, most: int) -> Diagnostic:
    """More things than a player can choose several of."""
    return Diagnostic(
        "RK0310",
        f"this can be more than {most} things to choose several of",
        (Label(span, f"more than {most}"),),
        "narrow it, as `that you have` or `whose ...` do, or choose one after the other: `repeat N times`, and "
        "`choose a ...` in it",
    )


def too_much(span: Span) -> Diagnostic:
    """A definition that depends on others, and those on others, too often."""
    return Diagnostic(
        "RK0310",
        "this is too much when all that it depends on is spelled out",
        (Label(span, "this depends on too much"),),
        "define it by fewer others",
    )


def bad_guard(name: str, span: Span, found: int, guard: int) -> Diagnostic:
    """A second number after ``instead of`` that is not the one in force."""
    return Diagnostic(
        "RK0311",
        f"`{name}` is {found}, not {guard}",
        (Label(span, f"this says {guard}"),),
        f"write `instead of {found}`",
    )


def can_be_nobody(name: str, span: Span, *, person: bool) -> Diagnostic:
    """Nobody, or nothing, where somebody or something is needed."""
    return Diagnostic(
        "RK0314",
        f"`{name}` can be {'nobody' if person else 'nothing'} here",
        (Label(span, f"this needs {'somebody' if person else 'something'}"),),
        f"ask before: `if {name} is not {'nobody' if person else 'nothing'}`",
    )


def bad_divisor(span: Span) -> Diagnostic:
    """Division by something that can be 0, or that changes during play."""
    return Diagnostic(
        "RK0315",
        "what this divides by is not a fixed number of at least 1",
        (Label(span, "this can be 0, or change"),),
        "divide by a plain number or by the number of players",
    )


def too_many_mistakes(most: int, span: Span) -> Diagnostic:
    """So much is wrong that checking on helps nobody."""
    return Diagnostic(
        "RK0104",
        f"there are more than {most} mistakes",
        (Label(span, "checking stopped here"),),
        "mend the others first",
    )


def not_answerable(span: Span) -> Diagnostic:
    """A question to a player in a place that cannot wait for an answer."""
    return Diagnostic(
        "RK0312",
        "a player can be asked only by the `if` that stands right before what follows",
        (Label(span, "asked here"),),
        "write `if that opponent agrees` as the whole condition",
    )
