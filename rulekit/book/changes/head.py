"""What differs at the beginning of the rulebook: players, age, playing time, names, who wins."""

from __future__ import annotations

from rulekit.book.changes.called import Called
from rulekit.book.changes.entry import NOTHING, Entry, Figure, Rewritten, Version
from rulekit.book.changes.order import pairs
from rulekit.book.clause import Clause
from rulekit.book.goal import decided
from rulekit.book.heading import facts
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.prose import Renamed
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Sentence, Words
from rulekit.model.game import Game

__all__ = ["head", "names", "victory"]


def head(before: Game, after: Game) -> tuple[Entry, ...]:
    """For how many the game is, from which age, how long it takes."""
    return tuple(
        Figure((name,), old or NOTHING, new or NOTHING)
        for name, old, new in pairs(dict(facts(before)), dict(facts(after)))
        if old != new
    )


def names(renamed: Renamed, called: Called, told: frozenset[str] = frozenset()) -> tuple[Entry, ...]:
    """What is called otherwise, by both names; no rule whose name nobody reads, or of which more is told.

    Args:
        renamed: what is called otherwise.
        called: the names that the books print.
        told: the rules of which it is told that they change.
    """
    rules = [one for one in renamed if one[2].role == Role.RULES]
    unseen = [one for one in rules if one[2].term in told or not called.is_printed(one[2])]
    seen = [one for one in renamed if one not in unseen]
    return tuple(
        Figure((label("name"),), (Words(old),), (new if isinstance(new, Noun) else Words(new),)) for old, new, _ in seen
    )


def victory(before: Narrator, after: Narrator) -> tuple[Entry, ...]:
    """Who wins, and what decides when players are level."""
    if _decides(before.game) == _decides(after.game):
        return ()
    old, new = (tuple(Clause(one) for one in decided(each)) for each in (before, after))
    return (Rewritten(Sentence("labelled", {"label": label("winner_and_ties")}), (Version((), old, new),)),)


def _decides(game: Game) -> tuple[object, ...]:
    """What decides who wins, by name: what that amounts to is told where it is defined."""
    return (game.last_wins, *((one.name, one.most) for one in game.wins))
