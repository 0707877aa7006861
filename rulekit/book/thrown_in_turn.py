"""Dice as they were thrown and thrown again in a told round, beside the step of the turn at a glance that says so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import evolve

from rulekit.book.signs_of_book import signs_of_throws
from rulekit.document.blocks import Band, Bands, Block, Box, Panel, Panels, Paragraph
from rulekit.document.panels import Drawing, Throw
from rulekit.document.sentence import Noun, Number, Sentence

__all__ = ["with_throws"]

Rounds = Sequence[tuple[Block, ...]]


def with_throws(blocks: Iterable[Block], rounds: Rounds) -> tuple[Block, ...]:
    """Blocks with the first throws that somebody repeats in a step, where nothing else stands beside it.

    Args:
        blocks: the course of the game.
        rounds: what is told of each round.
    """
    panels = [one for told in rounds for block in told if isinstance(block, Panels) for one in block.panels]
    return tuple(
        evolve(one, bands=tuple(_shown(band, panels) for band in one.bands)) if isinstance(one, Bands) else one
        for one in blocks
    )


def _shown(band: Band, panels: Sequence[Panel]) -> Band:
    if band.beside or not band.told:
        return band
    found = next((one for one in panels if _told_at(one) == band.anchor and _repeats(one)), None)
    if found is None:
        return band
    thrown = _numbered(tuple(one for one in found.drawn if isinstance(one, Throw)))
    words = tuple(Paragraph(one) for one in found.lines)
    return evolve(band, beside=(Box("example", (), (Drawing((), thrown), signs_of_throws(thrown), *words)),))


def _numbered(thrown: tuple[Throw, ...]) -> tuple[Throw, ...]:
    """Throws of one person, with which of them each is; those of several people need no number."""
    if any(one.who for one in thrown) or len(thrown) == 1:
        return thrown
    which = (Sentence("throw_numbered", {"number": Number(at)}) for at in range(1, len(thrown) + 1))
    return tuple(evolve(one, which=(said,)) for one, said in zip(thrown, which, strict=True))


def _told_at(panel: Panel) -> str:
    """Where the step of a panel is told in full."""
    match panel.title:
        case (Noun(term=name, role="steps"),):
            return f"step-{name}"
        case _:
            return ""


def _repeats(panel: Panel) -> bool:
    """Whether some of the dice in it are thrown again."""
    return any(isinstance(one, Throw) and one.again for one in panel.drawn)
