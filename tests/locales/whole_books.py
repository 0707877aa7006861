"""Whole documents of the shipped game, as Markdown and as plain text, and the numbers that its definition holds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import attrs

from rulekit.formats import markdown
from rulekit.model import expression as e
from rulekit.model.component import Column, Face, Field, Item
from rulekit.model.game import Game
from rulekit.pipeline import Checked, load_game
from rulekit.playing.examples import still_true
from rulekit.printing import compose_document, speaker_for
from rulekit.statements.often import AS_OFTEN
from rulekit.statements.repeat import Repeat
from rulekit.wording.speaker import Speaker
from tests.wording import shelf

__all__ = ["KINDS", "VARIANTS", "checked_of", "everything", "markdown_of", "numbers", "plain", "speaker_of"]

VARIANTS = ("", "trading", "long_winter", "edition_2024")
KINDS = ("rulebook", "card", "sheet", "changes")


@cache
def checked_of(variant: str) -> Checked:
    """The game with a variant, or without."""
    return still_true(load_game(shelf.GAME, [variant] if variant else []))


@cache
def speaker_of(variant: str, tag: str) -> Speaker:
    """Who says it in a language."""
    return speaker_for(checked_of(variant), tag)


@cache
def markdown_of(variant: str, tag: str, kind: str) -> str:
    """A document of the game."""
    speaker = speaker_of(variant, tag)
    worded = speaker.document(compose_document(checked_of(variant), kind, frozenset(speaker.lexicon.prose)))
    assert list(speaker.report) == []
    return markdown.write(worded, speaker.typography(), {})


def plain(text: str) -> str:
    """What a person reads of a Markdown text, a paragraph or a cell on a line."""
    text = re.sub(r"<a id=.*?></a>|</?sup>|\*\*|\]\(#.*?\)|\\", "", text)
    text = re.sub(r"^(?:> ?|#+ |\s*- |\s*\d+\. |\[)+", "", text, flags=re.MULTILINE)
    cells = "\n".join(re.split(r"\s*\|\s*", text))
    return "\n".join(line.strip() for line in cells.splitlines() if not re.fullmatch(r"[-: |]*", line.strip()))


def everything(tag: str) -> str:
    """All that is printed of the game in a language, each line once."""
    texts = (markdown_of(variant, tag, kind) for variant in VARIANTS for kind in KINDS if variant or kind != "changes")
    return "\n".join(dict.fromkeys(line for text in texts for line in plain(text).splitlines()))


# ---- Numbers ----


def numbers(game: Game) -> Counter[int]:
    """How often the definition holds each number from 2 on: in tables, dials, dice, what players have, statements."""
    found: Counter[int] = Counter([game.players_low, game.players_high, game.age, *(game.minutes or ())])
    found.update(dial.value for dial in game.dials)
    for table in game.tables:
        for column in table.columns:
            found.update(_cells(column))
    for face in game.die.faces if game.die else ():
        found.update(gift.count for gift in face.gifts)
    for one in game.fields:
        if one.kind == "number" and one.limited and not one.bound:
            found.update({*one.high, one.start})
    for body in (game.steps, game.modifiers, game.derived, game.adjectives):
        for part in body:
            found.update(_literals(part))
    del found[0], found[1]  # said as "no", "a", "once", "alone"
    return found


def _cells(column: Column) -> Iterator[int]:
    for value in column.values:
        if isinstance(value, int):
            yield value
        elif isinstance(value, tuple):
            yield from value


def _literals(part: object) -> Iterator[int]:
    """The numbers in statements and expressions, not those of the things that they name."""
    match part:
        case e.Literal():
            if part != AS_OFTEN:
                yield part.value
        case Repeat():  # how often at most is no rule, but keeps a play from going on for ever
            yield from _literals((part.until, part.body))
        case e.HasCount():
            yield part.count
            yield from _parts(part)
        case Field() | Item() | Face() | e.Adjective() | e.Derived() | e.Variable():
            return
        case tuple():
            for one in part:
                yield from _literals(one)
        case _ if attrs.has(type(part)):
            yield from _parts(part)
        case _:
            return


def _parts(part: object) -> Iterator[int]:
    for one in attrs.fields(type(part)):  # type: ignore[arg-type]  # asked before
        yield from _literals(getattr(part, one.name))
