"""What a word means, told in the step that alone asks for it; words of several steps have a chapter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.terms import items_of_terms
from rulekit.document.blocks import Block, Box, Item, Listing
from rulekit.model import walk
from rulekit.model.expression import Adjective, Derived, Relation
from rulekit.model.game import Game, Step
from rulekit.remembering import remembered

__all__ = ["meanings_in", "told_in"]

Word = Adjective | Relation | Derived
"""A word that the rules define."""
ELSEWHERE = ""
"""In place of a step: whatever is told in no step, or in more than one place."""


def meanings_in(step: Step, narrator: Narrator) -> tuple[Block, ...]:
    """What the words mean that only this step asks for; nothing where there are none."""
    words = _owned(narrator.game).get(step.name, ())
    found = tuple(item for word in words for item in items_of_terms(word, narrator))
    return (Box("meaning", (label("terms"),), (Listing(found),)),) if found else ()


def told_in(blocks: tuple[Block, ...]) -> frozenset[Item]:
    """The meanings that stand in boxes of their own among blocks."""
    boxes = (one for one in blocks if isinstance(one, Box) and one.kind == "meaning")
    return frozenset(item for box in boxes for one in box.blocks if isinstance(one, Listing) for item in one.items)


@remembered(32)
def _owned(game: Game) -> Mapping[str, tuple[Word, ...]]:
    """The words that one step alone asks for, by itself or by other words of its own, by the name of that step."""
    words: tuple[Word, ...] = (*game.adjectives, *game.relations, *game.derived)
    asking: dict[str, set[str]] = {one.name: set() for one in words}
    for step in game.steps:
        for one in _asked(step.body):
            asking[one.name].add(step.name)
    for one in _asked((game.modifiers, game.wins)):
        asking[one.name].add(ELSEWHERE)
    by_words = {one.name: {other.name for other in _asked(_meaning(one))} for one in words}
    growing = True
    while growing:
        before = sum(map(len, asking.values()))
        for name, others in by_words.items():
            for other in others:
                asking[other] |= asking[name]
        growing = sum(map(len, asking.values())) > before
    owned: dict[str, list[Word]] = {}
    for one in words:
        first, *more = asking[one.name] or {ELSEWHERE}
        if not more:
            owned.setdefault(first, []).append(one)
    return {name: tuple(some) for name, some in owned.items() if name != ELSEWHERE}


def _meaning(word: Word) -> object:
    return word.value if isinstance(word, Derived) else word.condition


def _asked(thing: object) -> Iterator[Word]:
    """The words that something asks for itself; what these ask for is theirs."""
    stack = [thing]
    while stack:
        one = stack.pop()
        if isinstance(one, Adjective | Relation | Derived):
            yield one
        else:
            stack.extend(walk.children(one))
