"""What differs with the number of players, and the game for one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label, laid_out
from rulekit.document.blocks import Block, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.constant import decided
from rulekit.model.expression import Adjective
from rulekit.model.game import Rule

__all__ = ["differing", "left_out", "player_counts", "rules_with", "solo"]


def left_out(adjective: Adjective, players: int, narrator: Narrator) -> tuple[str, ...] | None:
    """The items that an adjective does not hold for with so many players; None when it depends on something else."""
    table = next((one for one in narrator.game.tables if one.name == adjective.of), None)
    if table is None:
        return None
    found = [decided(adjective.condition, players, {adjective.variable.key: item.index}) for item in table.items]
    if None in found:
        return None
    return tuple(item.name for item, holds in zip(table.items, found, strict=True) if not holds)


def differing(narrator: Narrator) -> Iterator[tuple[Adjective, Mapping[int, tuple[str, ...]]]]:
    """What each adjective leaves out, by the number of players, where that differs."""
    game = narrator.game
    for adjective in game.adjectives:
        counts = range(game.players_low, game.players_high + 1)
        found = {count: left_out(adjective, count, narrator) for count in counts}
        known = {count: names for count, names in found.items() if names is not None}
        if len(known) == len(found) and len(set(known.values())) > 1:
            yield adjective, known


FEW_LINES = 8
"""So many lines on numbers of players are a part of the setup; more are a chapter."""


def player_counts(narrator: Narrator, *, in_setup: bool) -> tuple[Block, ...]:
    """What is left out with each number of players; nothing when nothing differs.

    Args:
        narrator: turns what the rules name into sentences.
        in_setup: whether it is asked for at the end of the setup, where few lines stand, or for a chapter.
    """
    made: list[Item] = []
    for adjective, found in differing(narrator):
        table = Noun(adjective.of)
        for count, names in found.items():
            if names:
                nouns = tuple(Noun(one) for one in names)
                parts: dict[str, Part] = {"count": Number(count), "nouns": nouns, "table": table}
                made.append(Item((Sentence("left_out", parts),)))
            else:
                made.append(Item((Sentence("nothing_left_out", {"count": Number(count), "table": table}),)))
    if not made or in_setup != (len(made) <= FEW_LINES):
        return ()
    return (Heading(2 if in_setup else 1, (label("player_count"),), "players"), Listing(tuple(made)))


def rules_with(narrator: Narrator) -> list[tuple[str, Rule]]:
    """Every rule with the step it stands in, in the order of the text."""
    words = narrator.game.vocabulary
    return [
        (step.name, one) for step in narrator.game.steps for one in words.statements(step.body) if isinstance(one, Rule)
    ]


def solo(narrator: Narrator) -> tuple[Block, ...]:
    """The rules that hold, or do not hold, for a player alone; nothing for games that need company."""
    if narrator.game.players_low > 1:
        return ()
    used: list[Block] = []
    unused: list[Part] = []
    for _, rule in rules_with(narrator):
        if rule.condition is None:
            continue
        alone = decided(rule.condition, 1, {})
        together = decided(rule.condition, max(2, narrator.game.players_high), {})
        if alone is None or alone == together:
            continue
        if alone:
            used += laid_out(narrator.all(rule.body))
        else:
            unused.append(Noun(rule.name, "rules"))
    if unused:
        used.append(Paragraph((Sentence("rules_not_used", {"rules": tuple(unused)}),)))
    return (Heading(1, (label("solo"),), "solo"), *used) if used else ()
