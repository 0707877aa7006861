"""Whole documents of the shipped games, as Markdown and as plain text, and the numbers that its definition holds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice

import attrs
from attrs import frozen

import rulekit
from rulekit.book.figures_in_runs import MOST_IN_FULL, is_order
from rulekit.driver.composing import texts_of
from rulekit.driver.pipeline import Checked, load_game
from rulekit.driver.printing import KINDS, compose_document, has_cards, speaker_for
from rulekit.formats import markdown
from rulekit.model import expression as e
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Column, Face, Field, Item
from rulekit.model.game import Game
from rulekit.playing.examples import still_true
from rulekit.resources import game_folder
from rulekit.wording.speaker import Speaker
from tests.sharing import WHOLE

__all__ = [
    "EDITIONS",
    "MAIN",
    "Edition",
    "checked_of",
    "everything",
    "markdown_of",
    "numbers",
    "plain",
    "speaker_of",
    "usual",
]


@frozen
class Edition:
    """A game with some of its variants."""

    game: str
    variants: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "+".join((self.game, *self.variants))


def _editions(game: str) -> Iterator[Edition]:
    """The game, the game with as many of its variants at once as go together, and with each of the others."""
    together: list[str] = []
    alone: list[str] = []
    for name in sorted(rulekit.variants_of(game)):
        (alone if _excluded(game, name).intersection(together) else together).append(name)
    yield Edition(game)
    yield from (Edition(game, some) for some in (tuple(together), *((name,) for name in alone)) if some)


def _excluded(game: str, variant: str) -> frozenset[str]:
    """The variants that a variant does not go with."""
    folder = game_folder(game)
    assert folder is not None
    lines = (folder / f"variants/{variant}.rules").read_text("utf-8").splitlines()
    return frozenset(words[2] for words in map(str.split, lines) if words[:2] == ["not", "with"])


EDITIONS = tuple(edition for game in rulekit.games() for edition in _editions(game))
MAIN = tuple(edition for game in rulekit.games() for edition in islice(_editions(game), 2))
"""Each game alone, and with as many of its variants as go together."""


def usual(edition: Edition, tag: str) -> bool:
    """Whether every run says it here: a game alone in each language, with its variants in two, others for the next.

    With the variants in the other two it is said by ``tests/wording/test_authored.py``.
    """
    at = rulekit.games().index(edition.game) + rulekit.locales().index(tag)
    return edition in MAIN and not (edition.variants and at % 2)


@cache
def checked_of(edition: Edition) -> Checked:
    """The game as it is played."""
    return still_true(load_game(edition.game, list(edition.variants)))


@cache
def speaker_of(edition: Edition, tag: str) -> Speaker:
    """Who says it in a language."""
    return speaker_for(checked_of(edition), tag)


@cache
def markdown_of(edition: Edition, tag: str, kind: str) -> str:
    """A document of the game."""
    speaker = speaker_of(edition, tag)
    worded = speaker.document(compose_document(checked_of(edition), kind, texts_of(checked_of(edition), speaker)))
    assert list(speaker.report) == []
    return markdown.write(worded, speaker.typography(), {})


def plain(text: str) -> str:
    """What a person reads aloud of a Markdown text, a paragraph or a cell on a line."""
    text = re.sub(r"<a id=.*?></a>|\u202f?<sup>[a-z, ]+</sup>|\*\*|\]\(#.*?\)|\\", "", text)
    text = re.sub(r"^(?:> ?|#+ |\s*- |\s*\d+\. |\[)+", "", text, flags=re.MULTILINE)
    cells = "\n".join(re.split(r"\s*\|\s*", text))
    return "\n".join(line.strip() for line in cells.splitlines() if not re.fullmatch(r"[-: |]*", line.strip()))


def kinds_of(edition: Edition) -> tuple[str, ...]:
    """The kinds of documents that there are of it."""
    absent = {"changes"} if not edition.variants else set()
    game = checked_of(edition).game
    assert game is not None
    if not has_cards(game):
        absent.add("cards")
    return tuple(kind for kind in KINDS if kind not in absent)


DRAWN = re.compile(r"^```\n.*?^```$", re.DOTALL | re.MULTILINE)
"""A board drawn in letters, which is no text of a language."""


@cache
def everything(game: str, tag: str) -> str:
    """All that is printed of a game in a language, each line once; but by ``make prove`` only what is usual."""
    texts = (
        markdown_of(edition, tag, kind)
        for edition in EDITIONS
        if edition.game == game and (WHOLE or usual(edition, tag))
        for kind in kinds_of(edition)
    )
    return "\n".join(dict.fromkeys(line for text in texts for line in plain(DRAWN.sub("", text)).splitlines()))


# ---- Numbers ----


def numbers(game: Game) -> Counter[int]:
    """How often the definition holds each number from 2 on: in tables, dice, parameters, fields, statements."""
    found: Counter[int] = Counter([*{game.players_low, game.players_high}, game.age, *(game.minutes or ())])
    found.update(parameter.value for parameter in game.parameters)
    for table in game.tables:
        if table.board is not None:  # drawn, with what its places are called
            found.update((table.board.columns, table.board.rows))
            continue
        for column in table.columns:
            cells = [*_cells(column)]
            in_runs = len(table.columns) == 1 and len(cells) > MOST_IN_FULL
            found.update(_said_of_runs(column, cells, game) if in_runs else cells)
    for face in game.die.faces if game.die else ():
        found.update(gift.count for gift in face.gifts)
    for one in game.fields:
        if (
            one.kind is ValueKind.NUMBER and one.limited and not one.bound and one.owner is not Owner.TURN
        ):  # there it is only room
            found.update({*one.high, one.start} - _all_there_are(one, game))
    for body in (game.steps, game.modifiers, game.derived, game.adjectives, game.relations):
        for part in body:
            found.update(_literals(part))
    del found[0], found[1]  # said as "no", "a", "once", "alone"
    return found


def _all_there_are(one: Field, game: Game) -> set[int]:
    """How many there are of it where that is said of what is in the box: there can be no more of it anywhere."""
    supplies = {other.name: other for other in game.fields}
    supply = supplies.get(one.source, one)
    boxed = {made.count for made in game.components if made.count is not None}
    whole = supply.owner is Owner.GAME and supply.start in {*supply.high} & boxed
    return {supply.start} if whole else set()


def _cells(column: Column) -> Iterator[int]:
    if column.kind not in (ValueKind.NUMBER, ValueKind.NUMBERS):
        return  # its values are places in a table, said as the names that stand there
    for value in column.values:
        if isinstance(value, int):
            yield value
        elif isinstance(value, tuple):
            yield from value


def _said_of_runs(column: Column, cells: Sequence[int], game: Game) -> Iterator[int]:
    """What a long table of one figure each says: where runs of the same or of one more each begin and end."""
    if is_order(column, cells, game):
        return
    for before, one, behind in zip([None, *cells], cells, [*cells[1:], None], strict=False):
        if one != before and (before, behind) != (one - 1, one + 1):
            yield one


def _literals(part: object) -> Iterator[int]:
    """The numbers in statements and expressions, not those of the things that they name."""
    match part:
        case e.Literal():
            yield part.value
        case e.HasCount():
            yield part.count
            yield from _parts(part)
        case Field() | Item() | Face() | e.Adjective() | e.Derived() | e.Variable():
            return
        case e.SetOf():  # what a relation means is said where it is defined
            yield from _literals(part.spoken)
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
