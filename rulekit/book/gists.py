"""What a person says of a step, or a case in it: its gist, at a glance in place of all of it, a lead, a card's line."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from rulekit.book.card_turn import OwnWords
from rulekit.book.meanings import STEP, step_of
from rulekit.book.prose import Passages
from rulekit.document.blocks import Band, Bands, Block, Heading, Item, Listing, Paragraph
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Prose, Sentence
from rulekit.document.walk import nouns
from rulekit.model.game import Game

__all__ = ["gists_of", "lines_of_card", "of_step", "with_gists"]

GIST, LEAD, CARD = ".gist", ".lead", ".card"
"""How the texts are called that belong to a step, behind its name."""


def of_step(key: str) -> str:
    """The step that the text of a key is about; empty if it is about none.

    >>> of_step("conquest.gist")
    'conquest'
    """
    step = key.removesuffix(GIST).removesuffix(LEAD).removesuffix(CARD)
    return "" if step == key else step.rpartition(".")[2]


def with_gists(blocks: tuple[Block, ...], game: Game, prose: Passages, plain: Game | None) -> tuple[Block, ...]:
    """Blocks with the authored texts ``STEP.gist`` and ``STEP.lead`` where those steps are told.

    A text was written for what the step does: of a step that variants in force have changed it is told only if one of
    them brings its own.

    Args:
        blocks: what is played, each step below its heading, and the turn at a glance.
        game: the game.
        prose: the authored texts.
        plain: the game without the variants in force, if there are any.
    """
    return tuple(made for one in blocks for made in _with_texts(one, game, prose, plain))


def gists_of(game: Game, prose: Passages, plain: Game | None) -> dict[str, tuple[Prose, ...]]:
    """The gists of the steps that have one, or else a lead, by their names.

    Args:
        game: the game.
        prose: the authored texts.
        plain: the game without the variants in force, if there are any.
    """
    asked = ((one.name, f"{one.name}{kind}") for one in game.steps for kind in (LEAD, GIST))
    return {name: found for name, key in asked if (found := _text(key, name, game, prose, plain))}


def lines_of_card(game: Game, prose: Passages, plain: Game | None) -> OwnWords:
    """What a person says of steps that a reference card may tell.

    Args:
        game: the game.
        prose: the authored texts.
        plain: the game without the variants in force, if there are any.
    """
    brief, gists = (
        {one.name: found for one in game.steps if (found := _text(f"{one.name}{kind}", one.name, game, prose, plain))}
        for kind in (CARD, GIST)
    )
    return OwnWords(brief, gists)


def _with_texts(block: Block, game: Game, prose: Passages, plain: Game | None) -> Iterator[Block]:
    match block:
        case Bands(bands=bands):
            yield evolve(block, bands=tuple(_at_a_glance(one, game, prose, plain) for one in bands))
        case Heading() if name := step_of(block):
            yield block
            if lead := _text(f"{name}{LEAD}", name, game, prose, plain):
                yield Paragraph(lead)
        case _:
            yield block


def _at_a_glance(band: Band, game: Game, prose: Passages, plain: Game | None) -> Band:
    """A band that tells the gist of its step, if there is one, and leaves the rest to its chapter."""
    name = band.anchor.removeprefix(STEP)
    gist = _text(f"{name}{GIST}", name, game, prose, plain)
    band = evolve(band, beside=tuple(_cases(one, name, game, prose, plain) for one in band.beside))
    beside = tuple(one for one in band.beside if not isinstance(one, Paragraph))
    return evolve(band, told=(Paragraph(gist),), gist=gist, beside=beside) if gist else band


def _cases(block: Block, step: str, game: Game, prose: Passages, plain: Game | None) -> Block:
    """Cases below a step, each with the gist of what it is called after: what it does has mostly the same name."""
    if not isinstance(block, Listing):
        return block
    return evolve(block, items=tuple(_case(one, step, game, prose, plain) for one in block.items))


def _case(item: Item, step: str, game: Game, prose: Passages, plain: Game | None) -> Item:
    said = next((one for one in item.line if isinstance(one, Sentence) and one.name.startswith("case_of_value")), None)
    value = said.parts["value"] if said is not None else None
    if said is None or not isinstance(value, Noun):
        return item
    done = (step, *(one.term for one in nouns(item.line) if one.role == Role.STEPS))
    found = [_text(f"{value.term}{GIST}", one, game, prose, plain) for one in done]
    if not all(found):
        return item
    drawn = item.line[: item.line.index(said)]
    return evolve(item, line=(*drawn, Sentence("case_of_value_lead", {"value": value}), *found[0]))


def _text(key: str, step: str, game: Game, prose: Passages, plain: Game | None) -> tuple[Prose, ...]:
    """The text of that key, if it was written for what the step does in this game."""
    changed = plain is not None and plain.step(step) != game.step(step)
    return () if changed and prose.chosen(key, game) == key else prose.said(key, game)
