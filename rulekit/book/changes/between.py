"""All that differs between two games, once, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve

from rulekit.book.changes.called import BY_NAME, Called
from rulekit.book.changes.dice import dice
from rulekit.book.changes.entry import Entry, Figure, Rewritten
from rulekit.book.changes.examples import examples
from rulekit.book.changes.fields import fields, numbers, options
from rulekit.book.changes.head import head, names, victory
from rulekit.book.changes.listed import alone, by_new_counts
from rulekit.book.changes.openings import closings, openings
from rulekit.book.changes.parts import components
from rulekit.book.changes.repeats import without_repeats
from rulekit.book.changes.rules import steps
from rulekit.book.changes.tables import drawn, links, tables
from rulekit.book.changes.unsaid import without_unsaid_words
from rulekit.book.changes.words import words
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.prose import Passages
from rulekit.model.example import Untrue

__all__ = ["between"]

NO_PROSE = Passages({})


def between(
    before: Narrator,
    after: Narrator,
    told: Sequence[str] = (),
    untrue: tuple[Untrue, ...] = (),
    prose: Passages = NO_PROSE,
    *,
    printed: frozenset[str] = frozenset(),
    called: Called = BY_NAME,
    books: tuple[Narrator, Narrator] | None = None,
) -> tuple[Entry, ...]:
    """What is not the same in both games.

    Args:
        before: the one.
        after: the other.
        told: the steps of the other in the order in which its rulebook tells them.
        untrue: examples that no longer hold in the other.
        prose: the authored texts, which stand beside no others, and the names that the other has in place of others.
        printed: the names of the examples that the book of the one has.
        called: by what headings the book of the one is read.
        books: who tells both games in their books, if they tell them otherwise than statement by statement.

    Returns:
        Entries without words; none if the games are played alike and figures come from the same sources.
    """
    opened = openings(before, after)
    by_step = steps(*(books or (before, after)), told, called)
    if books is not None:
        # What both books say alike they say otherwise elsewhere, as in the chapter for one player.
        by_step = tuple(made for one in by_step for made in _unlike(one))
    found = (
        *head(before.game, after.game),
        *names(prose.renamed),
        *options(before.game, after.game),
        *numbers(before, after, opened.numbers),
        *opened.entries,
        *fields(before, after, opened.of_box | opened.of_setup),
        *components(before.game, after.game, opened.of_box),
        *by_new_counts(before, after),
        *by_step,
        *closings(before, after),
        *(alone(before, after) if books is not None else ()),
        *victory(before, after),
        *words(before, after),
        *dice(before.game, after.game),
        *tables(before, after, books[1] if books is not None else None),
        *links(before.game, after.game),
        *drawn(before.game, after.game),
        *examples(before, after, untrue, printed),
    )
    played = tuple(one for one in found if not _is_of_source(one))
    return without_repeats(without_unsaid_words(played or found), before.game, after.game, prose.names)


def _unlike(entry: Entry) -> Iterator[Entry]:
    """An entry without the places where the same is said in both games; nothing if no other is left."""
    if not isinstance(entry, Rewritten):
        yield entry
    elif versions := tuple(one for one in entry.versions if one.old != one.new):
        yield evolve(entry, versions=versions)


def _is_of_source(entry: Entry) -> bool:
    """Whether it tells nothing but where something comes from, which no player asks for."""
    return isinstance(entry, Figure) and label("source") in entry.path
