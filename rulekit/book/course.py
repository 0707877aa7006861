"""The course of a game that does not go round in turns: what ``play`` does, and each step of it in full."""

from __future__ import annotations

from rulekit.book.passages import label, laid_out
from rulekit.book.steps import below, does, done_in, with_inner
from rulekit.book.telling import Telling
from rulekit.document.blocks import Block, Heading, Paragraph
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.expression import SetOf

__all__ = ["course", "goes_round", "last_of_all", "told_in_course"]


def goes_round(telling: Telling) -> bool:
    """Whether ``play`` is rounds in which each player has a turn, which needs no chapter of its own."""
    play = telling.game.step("play")
    return play is None or any(
        getattr(inner, "in_turn", False) and does(getattr(inner, "body", ())) == ["turn"]
        for one in play.body
        if getattr(one, "rounds", False)
        for inner in getattr(one, "body", ())
    )


def told_in_course(telling: Telling) -> frozenset[str]:
    """The steps that the course of the game leads to and a turn does not."""
    if goes_round(telling):
        return frozenset()
    elsewhere = done_in("turn", telling) | done_in("score", telling) | {"turn", "score"}
    return done_in("play", telling) - elsewhere


def course(telling: Telling) -> tuple[Block, ...]:
    """What ``play`` does, then its steps; nothing for a game that goes round in turns."""
    play = telling.game.step("play")
    if play is None or goes_round(telling):
        return ()
    made: list[Block] = [Heading(1, (label("course"),), "course"), *laid_out(telling.all(play.body))]
    elsewhere = {one.name for one in telling.game.steps} - told_in_course(telling)
    inner = below(does(play.body), elsewhere, telling)
    for name in does(play.body):
        made += with_inner(name, telling, inner, 2) if name in inner else []
    return tuple(made)


def last_of_all(telling: Telling) -> tuple[Block, ...]:
    """When such a game ends: after the last thing of a table that ``play`` goes through, or with its last step."""
    play = telling.game.step("play")
    if play is None or goes_round(telling) or not play.body:
        return ()
    over = getattr(play.body[-1], "over", None)
    whole = isinstance(over, SetOf) and over.base == "items" and not over.tests
    if whole and isinstance(over, SetOf):
        last = telling.game.table(over.of).items[-1]
        return (Paragraph((Sentence("ends_after", {"last": Noun(last.name)}),)),)
    return (Paragraph((Sentence("ends_after", {"last": False}),)),)
