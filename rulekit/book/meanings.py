"""What a word means, told in the first step that asks for it; words that no step asks for have a chapter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from types import MappingProxyType

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.passing import calls
from rulekit.book.terms import items_of_terms
from rulekit.document.blocks import Block, Box, Heading, Item, Listing
from rulekit.model import walk
from rulekit.model.expression import Adjective, Derived, Relation
from rulekit.model.game import Game, Step
from rulekit.model.part import Part, Role
from rulekit.model.statement import Body
from rulekit.remembering import remembered

__all__ = ["STEP", "first_needed", "step_of", "told_in", "with_meanings"]

Word = Adjective | Relation | Derived
"""A word that the rules define."""
Blocks = tuple[Block, ...]
STEP = "step-"
"""What the anchors of the headings of steps begin with."""


def with_meanings(blocks: tuple[Block, ...], first: Mapping[str, tuple[Word, ...]], narrator: Narrator) -> Blocks:
    """Blocks with what words mean in a box of each step that is the first to ask for them.

    Args:
        blocks: the steps, each below its heading.
        first: the words of each step, as ``first_needed`` finds them.
        narrator: turns them into sentences.
    """
    made: list[Block] = []
    box: tuple[Block, ...] = ()
    for one in blocks:
        if box and isinstance(one, Heading | Box):  # behind what is done, before what modifies it and its examples
            made += box
            box = ()
        if isinstance(one, Heading):
            box = _box(first.get(step_of(one), ()), narrator)
        made.append(one)
    return (*made, *box)


def step_of(heading: Heading) -> str:
    """The step that a heading is of; empty if it is of none."""
    if heading.anchor.startswith(STEP):
        return heading.anchor.removeprefix(STEP)
    return "score" if heading.anchor == "scoring" else ""


def _box(words: tuple[Word, ...], narrator: Narrator) -> tuple[Block, ...]:
    found = tuple(item for word in words for item in items_of_terms(word, narrator))
    return (Box("meaning", (label("terms"),), (Listing(found),)),) if found else ()


def first_needed(
    blocks: tuple[Block, ...], game: Game, in_place: Mapping[str, str] = MappingProxyType({})
) -> Mapping[str, tuple[Word, ...]]:
    """The words that each step is the first to ask for, by itself or by other words, in the order of the headings.

    Args:
        blocks: the steps, each below its heading.
        game: whose words they are.
        in_place: the steps without a heading, each with the one below whose heading it is told.
    """
    order = [step_of(one) for one in blocks if isinstance(one, Heading)]
    asking = _asking(game)
    words: tuple[Word, ...] = (*game.adjectives, *game.relations, *game.derived)
    found: dict[str, list[Word]] = {}
    for word in words:
        there = {in_place.get(one, one) for one in asking[word.name]}
        step = next((one for one in order if one in there), None)
        if step is not None:
            found.setdefault(step, []).append(word)
    return {step: tuple(_as_read(step, some, in_place, game)) for step, some in found.items()}


def _as_read(step: str, words: Sequence[Word], in_place: Mapping[str, str], game: Game) -> tuple[Word, ...]:
    """The words of a step as a reader needs them: those that it says, each before the words that its meaning needs."""
    told = {step, *(name for name, host in in_place.items() if host == step)}
    said = {name for one in game.steps if one.name in told for name in _asked_by(one, game)}
    order: list[Word] = []

    def take(word: Word) -> None:
        if word in words and word not in order:
            order.append(word)
            inner = {one.name for one in _asked(_meaning(word))}
            for other in words:
                if other.name in inner:
                    take(other)

    for word in (*(one for one in words if one.name in said), *words):
        take(word)
    return tuple(order)


def told_in(blocks: tuple[Block, ...]) -> frozenset[Item]:
    """The meanings that stand in boxes of their own among blocks."""
    boxes = (one for one in blocks if isinstance(one, Box) and one.kind == "meaning")
    return frozenset(item for box in boxes for one in box.blocks if isinstance(one, Listing) for item in one.items)


@remembered(32)
def _asking(game: Game) -> Mapping[str, AbstractSet[str]]:
    """The steps that ask for each word, by themselves or by other words."""
    words: tuple[Word, ...] = (*game.adjectives, *game.relations, *game.derived)
    asking: dict[str, set[str]] = {one.name: set() for one in words}
    for step in game.steps:
        for name in _asked_by(step, game):
            asking[name].add(step.name)
    by_words = {one.name: {other.name for other in _asked(_meaning(one))} for one in words}
    growing = True
    while growing:
        before = sum(map(len, asking.values()))
        for name, others in by_words.items():
            for other in others:
                asking[other] |= asking[name]
        growing = sum(map(len, asking.values())) > before
    return asking


def _asked_by(step: Step, game: Game) -> frozenset[str]:
    """The words that a step asks for; not those by which an option only leads to the step that asks for them."""
    count = Counter(one.name for one in _asked(step.body))
    for option in _options(step.body, game):
        led_to = (game.step(name) for one in option.body for name in calls(one, game))
        there = {word.name for one in led_to if one is not None for word in _asked(one.body)}
        count -= Counter(one.name for one in _asked(option.condition) if one.name in there)
    return frozenset(count)


def _options(body: Body, game: Game) -> Iterator[Part]:
    """The options of a body that there are only under a condition."""
    for statement in game.vocabulary.statements(body):
        for part in game.vocabulary.parts(statement):
            if part.role is Role.CHOICE and part.condition is not None:
                yield part


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
