"""What ends the game when a round is over: told below the end of the game, not as a step that somebody carries out."""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.passages import items
from rulekit.book.steps import modifiers_about
from rulekit.document.blocks import Block, Item, Listing, Paragraph
from rulekit.document.sentence import Sentence
from rulekit.model.game import Step

__all__ = ["ends_of_rounds"]

FEW = 2
"""A single way to end is a sentence, and needs no list."""


def ends_of_rounds(step: Step, narrator: Narrator) -> tuple[Block, ...]:
    """All that a step between two rounds looks at, as one list of ways to end; nothing where it does anything else.

    Args:
        step: what everybody does together.
        narrator: the game.
    """
    round_ = narrator.flow.round
    if round_ is None or round_.closing != (step.name,):
        return ()
    said = narrator.all(step.body)
    if modifiers_about(step, narrator) or not all(_is_way(one.clause) for one in said):
        return ()
    ways = tuple(Item((one,)) for each in said for one in _way(each))
    apart = tuple(one for one in said if not _way(one))
    if len(ways) < FEW:
        return ()
    lead = Paragraph((Sentence("ends_of_rounds_lead"),))
    return (lead, Listing(ways), *(Paragraph(one.line) for one in items(apart)))


def _is_way(said: Sentence | None) -> bool:
    """Whether it is a condition, or one in another, on which the game ends, and nothing else."""
    body = said.parts.get("body") if said is not None and said.name == "if" else None
    return isinstance(body, Sentence) and (body.name == "game_ends" or _is_way(body))


def _way(said: Clause) -> tuple[Sentence, ...]:
    """The condition alone; nothing where it holds for some numbers of players only, which is said as it is."""
    assert said.clause is not None
    condition, body = said.clause.parts["condition"], said.clause.parts["body"]
    assert isinstance(condition, Sentence)
    assert isinstance(body, Sentence)
    if body.name != "game_ends" or condition.name == "players":
        return ()
    return (Sentence("way_to_end", {"condition": condition}).told_at(said.clause.span),)
