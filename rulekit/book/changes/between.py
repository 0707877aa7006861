"""All that differs between two games, once, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.book.changes.dice import dice
from rulekit.book.changes.entry import Entry
from rulekit.book.changes.examples import examples
from rulekit.book.changes.fields import fields, numbers, options
from rulekit.book.changes.head import head, names, victory
from rulekit.book.changes.parts import components
from rulekit.book.changes.rules import steps
from rulekit.book.changes.tables import drawn, links, tables
from rulekit.book.changes.words import sources, words
from rulekit.book.narrator import Narrator
from rulekit.book.prose import Renamed
from rulekit.model.example import Untrue

__all__ = ["between"]


def between(
    before: Narrator,
    after: Narrator,
    told: Sequence[str] = (),
    untrue: tuple[Untrue, ...] = (),
    renamed: Renamed = (),
    printed: frozenset[str] = frozenset(),
) -> tuple[Entry, ...]:
    """What is not the same in both games.

    Args:
        before: the one.
        after: the other.
        told: the steps of the other in the order in which its rulebook tells them.
        untrue: examples that no longer hold in the other.
        renamed: names that the other has in place of others, with these.
        printed: the names of the examples that the book of the one has.

    Returns:
        Entries without words; none if the games are played alike and figures come from the same sources.
    """
    return (
        *head(before.game, after.game),
        *names(renamed),
        *options(before.game, after.game),
        *numbers(before.game, after.game),
        *fields(before.game, after.game),
        *components(before.game, after.game),
        *steps(before, after, told),
        *victory(before, after),
        *words(before, after),
        *sources(before.game, after.game),
        *dice(before.game, after.game),
        *tables(before, after),
        *links(before.game, after.game),
        *drawn(before.game, after.game),
        *examples(before, after, untrue, printed),
    )
