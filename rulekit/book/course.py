"""The course of a game that does not simply go round in turns: what ``play`` does, and each step of it in full."""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label, laid_out
from rulekit.book.steps import below, done_in, with_inner
from rulekit.document.blocks import Block, Heading
from rulekit.document.sentence import Sentence
from rulekit.model.game import Step

__all__ = ["course", "told_in_course"]


def _said(play: Step, narrator: Narrator) -> tuple[Clause, ...]:
    """What play says; that it is drawn when it comes to its end is only so where nobody has won before."""
    if not narrator.flow.drawn_at_last or len(play.body) == 1:
        return narrator.all(play.body)
    return (*narrator.all(play.body[:-1]), Clause(Sentence("drawn_at_last", {"condition": False})))


def told_in_course(narrator: Narrator) -> frozenset[str]:
    """The steps that the course of the game leads to and a turn does not."""
    if narrator.flow.round is not None:
        return frozenset()
    elsewhere = done_in("turn", narrator) | done_in("score", narrator) | {"turn", "score"}
    return done_in("play", narrator) - elsewhere


def course(narrator: Narrator) -> tuple[Block, ...]:
    """What ``play`` does, then its steps; nothing for a game that goes round in turns until something ends it."""
    play = narrator.game.step("play")
    if play is None or narrator.flow.round is not None:
        return ()
    told = laid_out(_said(play, narrator), ordered=len(play.body) > 1)
    made: list[Block] = [Heading(1, (label("course"),), "course"), *told]
    elsewhere = {one.name for one in narrator.game.steps} - told_in_course(narrator)
    called = narrator.flow.calls(play.body)
    inner = below(called, elsewhere, narrator)
    for name in called:
        made += with_inner(name, narrator, inner, 2) if name in inner else []
    return tuple(made)
