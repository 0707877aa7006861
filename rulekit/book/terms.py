"""The words that the rules define: adjectives that hang on the state, and values."""

from __future__ import annotations

from rulekit.book.counts import left_out
from rulekit.book.passages import label
from rulekit.book.telling import Telling
from rulekit.document.blocks import Block, Heading, Item, Listing
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.expression import Adjective, Is, Not

__all__ = ["definition", "terms"]


def terms(telling: Telling) -> tuple[Block, ...]:
    """The words that the rules define: adjectives that hang on the state, and values."""
    made: list[Item] = []
    for one in telling.game.adjectives:
        made += [Item((said,)) for said in definition(one, telling)]
    for value in telling.game.derived:
        of = Noun(value.of) if value.variable is not None else False
        parts = {"noun": Noun(value.name), "of": of, "value": telling.value(value.value)}
        made.append(Item((Sentence("means_value", parts),)))
    return (Heading(1, (label("terms"),), "terms"), Listing(tuple(made))) if made else ()


def definition(adjective: Adjective, telling: Telling) -> tuple[Sentence, ...]:
    """When things are what an adjective says, in one sentence; nothing if that needs no telling."""
    if adjective.field is not None or _contrary(adjective) or _settled(adjective, telling):
        return ()
    word = Sentence("adjective", {"noun": Noun(adjective.name, "adjectives"), "negated": False})
    condition = telling.condition(adjective.condition)
    return (Sentence("means_adjective", {"noun": Noun(adjective.of), "adjective": word, "condition": condition}),)


def _contrary(adjective: Adjective) -> bool:
    """Whether it is no more than the contrary of what a thing is made: a die that is not an attack die."""
    test = adjective.condition
    return (isinstance(test, Not) and isinstance(test.part, Is)) or (isinstance(test, Is) and test.use.negated)


def _settled(adjective: Adjective, telling: Telling) -> bool:
    """Whether the number of players makes the difference, which the chapter on that number tells."""
    game = telling.game
    found = {left_out(adjective, count, telling) for count in range(game.players_low, game.players_high + 1)}
    return None not in found and len(found) > 1
