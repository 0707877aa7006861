"""What differs at the beginning of the rulebook: players, age, playing time, names, who wins."""

from __future__ import annotations

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


def names(renamed: Renamed) -> tuple[Entry, ...]:
    """What is called otherwise, by both names; no rule, which is found by the heading that it stands under."""
    return tuple(
        Figure((label("name"),), (Words(old),), (new if isinstance(new, Noun) else Words(new),))
        for old, new, noun in renamed
        if noun.role != Role.RULES
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
