"""How the game is won: at once in play, or by what everybody has at the end; and what decides between equals."""

from __future__ import annotations

from rulekit.book.ends import as_blocks, ways_to_end, won_at_last
from rulekit.book.flow import is_ending
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.prose import Passages
from rulekit.document.blocks import Block, Heading, Item, Paragraph
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.effect import Ending

__all__ = ["decided", "goal", "winner"]


def goal(narrator: Narrator, prose: Passages) -> tuple[Block, ...]:
    """What the game is about, what makes somebody win at once, and who wins by what they have at the end.

    When it is drawn is nobody's goal, and is told with its end.
    """
    made: list[Block] = []
    made += prose.paragraph("introduction", narrator.game)
    ways = ways_to_end(narrator, lambda one: is_ending(one, Ending.WON, Ending.LAST))
    made += as_blocks((*ways, *(Item((one,)) for one in won_at_last(narrator))))
    if narrator.game.wins and not narrator.flow.ends_only_won:
        made.append(Paragraph((_by_rank(narrator),)))
    return (Heading(1, (label("goal"),), "goal"), *made) if made else ()


def winner(narrator: Narrator) -> tuple[Block, ...]:
    """Who wins by what they have, and what decides when players are level; nothing where only play itself decides."""
    found = () if narrator.flow.ends_only_won or not narrator.game.wins else decided(narrator)
    return (Heading(1, (label("winner_and_ties"),), "winner"), Paragraph(found)) if found else ()


def decided(narrator: Narrator) -> tuple[Sentence, ...]:
    """The same in sentences, whether or not play can come to it."""
    if narrator.game.last_wins or not narrator.game.wins:
        return (Sentence("last_left_wins", {"two": narrator.game.only_two}),) if narrator.game.last_wins else ()
    ties = [Sentence("tie", {"rank": one}) for one in _ranks(narrator)[1:]]
    out = (Sentence("out_cannot_win"),) if narrator.flow.is_left else ()
    return (_by_rank(narrator), *ties, Sentence("tie_shared", {"still": bool(ties)}), *out)


def _by_rank(narrator: Narrator) -> Sentence:
    """Who wins by having the most or the fewest of something; only if nobody has won before, where that can be."""
    at_once = any(narrator.flow.ends(one, Ending.WON) for one in narrator.flow.bodies)
    return Sentence("goal_otherwise" if at_once else "goal", {"ranks": _ranks(narrator)[:1]})


def _ranks(narrator: Narrator) -> tuple[Sentence, ...]:
    """What decides who wins, most important first."""
    return tuple(Sentence("rank", {"noun": Noun(one.name), "most": one.most}) for one in narrator.game.wins)
