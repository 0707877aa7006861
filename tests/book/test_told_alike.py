"""Sheets of changes tell steps as the reader's book does: what it tells already is named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from rulekit import resources
from rulekit.book.changes.between import between
from rulekit.book.changes.entry import Rewritten, Version
from rulekit.book.changes.told_alike import told_alike
from rulekit.book.clause import Clause
from rulekit.book.in_place import with_steps_in_place
from rulekit.book.narrator import Narrator
from rulekit.driver.pipeline import SAYERS, load_game
from rulekit.playing.examples import still_true

VARIANTS = [
    (game, one.stem)
    for game in resources.game_names()
    for one in sorted((resources.games() / game / "variants").glob("*.rules"))
]


def clauses_of(said: Iterable[Clause]) -> Iterator[Clause]:
    for one in said:
        yield one
        yield from clauses_of(one.items)


def versions_of(game: str, variant: str) -> tuple[Narrator, list[Version]]:
    plain, other = load_game(game, []).game, still_true(load_game(game, [variant])).game
    assert plain is not None
    assert other is not None
    before, after = Narrator(plain, SAYERS), Narrator(other, SAYERS)
    books = with_steps_in_place(before), with_steps_in_place(after)
    found = between(before, after, books=(books[0], told_alike(*books)))
    return books[0], [each for one in found if isinstance(one, Rewritten) for each in one.versions]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_what_the_book_tells_in_steps_is_named_and_not_told_again(game: str, variant: str) -> None:
    """A tie that is a victory from now on is that: its three steps are in the book."""
    before, versions = versions_of(game, variant)
    told = {one for step in before.game.steps for one in clauses_of(before.all(step.body))}

    def repeats(one: Clause, old: set[Clause]) -> bool:
        return len(one.items) > 1 and {*one.items} <= told - old and one not in told

    sides = [(clauses_of(new), {*clauses_of(old)}) for old, new in (one.clauses for one in versions)]
    assert [one for new, old in sides for one in new if repeats(one, old)] == []
