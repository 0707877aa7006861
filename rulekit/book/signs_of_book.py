"""The chapter of the signs: what each picture of the game means, and each sign that is drawn at things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.document.blocks import Block, Heading, Key, Legend
from rulekit.document.closed import Role
from rulekit.document.panels import Throw
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Game

__all__ = ["SIGNS", "signs", "signs_of_throws"]

SIGNS: Mapping[str, str] = {
    "again": "again",
    "kept": "kept",
    "aside": "aside",
    "peg": "peg",
    "ticked": "ticked",
    "comes": "comes",
    "goes": "goes",
    "leaves": "leaves",
    "chosen": "open",
    "piece_comes": "piece_comes",
    "piece_turns": "turns",
    "piece_goes": "piece_goes",
    "count": "count",
    "piece_moves": "move",
    "place_open": "open",
    "place_about": "about",
    "pawn": "pawn",
    "absent": "absent",
}
"""The signs that are drawn at dice, pegs, boxes, things and pieces, each with the word for what it means."""


def signs(narrator: Narrator) -> tuple[Block, ...]:
    """All that can be seen in a book; what it does not show is left out when it has its words."""
    marks = (Key("mark", one, (noun,)) for one, noun in _named(narrator.game) if one in narrator.pictures)
    drawn = (Key("sign", sign, (label(f"sign_{word}"),)) for sign, word in SIGNS.items())
    sorts = (tuple(item.name for item in one.items if item.name in narrator.pictures) for one in narrator.game.tables)
    return (
        Heading(1, (label("signs"),), "signs"),
        Legend((*dict.fromkeys(marks), *drawn), sorts=tuple(one for one in sorts if len(one) > 1)),
    )


def signs_of_throws(throws: Sequence[Throw]) -> Legend:
    """What the signs below dice mean, where they are seen first."""
    again, aside = any(one.again for one in throws), any(one.aside for one in throws)
    shown = {"aside": aside, "kept": again, "again": again}
    keys = (Key("sign", sign, (label(f"sign_{SIGNS[sign]}"),)) for sign, is_drawn in shown.items() if is_drawn)
    return Legend(tuple(keys), in_lines=True)


def _named(game: Game) -> Iterator[tuple[str, Noun | Sentence]]:
    """What pictures can be of, by the name in the rules: faces, said with their dice, may be called like things."""
    dice = {face.name: one.name for one in (game.die.each if game.die is not None else ()) for face in one.faces}
    faces = {*dice}
    shown = ((name, {"die": Noun(dice[name]), "face": Noun(name, Role.FACES)}) for name in sorted(faces))
    yield from ((name, Sentence("face_of_kind", parts)) for name, parts in shown)
    named = [one.name for one in (game.die.each if game.die is not None else ())]
    named += [*(one.name for one in game.fields), *(one.name for one in game.components)]
    named += [name for table in game.tables for name in (table.name, *(item.name for item in table.items))]
    yield from ((name, Noun(name)) for name in named if name not in faces)
    yield from ((one.name, Noun(one.name, Role.STEPS)) for one in game.steps if one.name not in named)
    columns = (column.name for table in game.tables for column in table.columns)
    yield from ((name, Noun(name, Role.COLUMNS)) for name in columns if name not in named)
