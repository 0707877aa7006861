"""What differs with the number of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.book.narrator import Narrator
from rulekit.book.parts import ticked_on_sheet
from rulekit.book.passages import label
from rulekit.document.blocks import Block, Heading, Item, Listing
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.constant import decided
from rulekit.model.expression import Adjective
from rulekit.model.game import Game
from rulekit.model.physical import Carrier

__all__ = ["alike", "by_player_count", "differing", "left_out", "player_counts", "said_of"]


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


def by_player_count(narrator: Narrator, *, in_setup: bool) -> tuple[Item, ...]:
    """What is left out with each number of players; nothing when nothing differs.

    Args:
        narrator: turns what the rules name into sentences.
        in_setup: whether it is asked for as a step of the setup, where few lines stand, or for a chapter.
    """
    made = tuple(
        Item((said_of(adjective, counts, names, narrator.game),))
        for adjective, found in differing(narrator)
        for names, counts in alike(found).items()
    )
    return made if in_setup == (len(made) <= FEW_LINES) else ()


def player_counts(narrator: Narrator) -> tuple[Block, ...]:
    """The same as a chapter, where it is more than a step of the setup."""
    made = by_player_count(narrator, in_setup=False)
    return (Heading(1, (label("player_count"),), "players"), Listing(made)) if made else ()


def alike(found: Mapping[int, tuple[str, ...]]) -> Mapping[tuple[str, ...], tuple[int, ...]]:
    """The numbers of players with which the same is left out, by what that is."""
    made = dict[tuple[str, ...], tuple[int, ...]]()
    for count, names in found.items():
        made[names] = (*made.get(names, ()), count)
    return made


def said_of(adjective: Adjective, players: tuple[int, ...], names: tuple[str, ...], game: Game) -> Sentence:
    """What is left out with so many players: ``with 2 players, leave out the Temple``.

    Args:
        adjective: what does not hold for what is left out.
        players: how many there are, rising; none where that goes without saying.
        names: what is left out; what is printed on everybody's sheet is crossed out there.
        game: the game.
    """
    counts, table = tuple(map(Number, players)), Noun(adjective.of)
    if not names:
        return Sentence("nothing_left_out", {"counts": counts, "table": table})
    sheet = Noun(Carrier.SHEET.value, Role.COMPONENTS) if ticked_on_sheet(adjective.of, game) else False
    parts: dict[str, Part] = {"counts": counts, "nouns": tuple(Noun(one) for one in names), "table": table}
    return Sentence("left_out", {**parts, "sheet": sheet})
