"""Every fact of the model texts stands in the book, below the heading where people look for it.

A composed book has no words yet, so what is there is said in every language; what somebody wrote instead of a sentence
must use all that the sentence speaks of (``tests/wording/test_edits.py``).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import attrs
import pytest

from rulekit.document.blocks import Band, Document, Heading, Item, Line, Paragraph, Row
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import load_game

GAMES = ("roll_through_the_ages", "builders_of_the_colosseum", "history_of_the_world")


@cache
def facts(game: str) -> Mapping[str, Mapping[str, str]]:
    """The facts of a game by the heading that they stand below."""
    return tomllib.loads((Path(__file__).parent / f"{game}.toml").read_text(encoding="utf-8"))


def parts_of(thing: object) -> Iterator[object]:
    """What a value is made of."""
    kind: type = type(thing)
    return (getattr(thing, field.name) for field in attrs.fields(kind))


def spoken(thing: object) -> Iterator[str]:
    """The names of sentences, and what they speak of, in a thing of a document."""
    match thing:
        case Sentence(name=name, parts=parts):
            yield name
            for part, value in parts.items():
                yield from (part,) if value is True else spoken(value)
        case Noun(term=term):
            yield term
        case Number(value=value):
            yield str(value)
        case str():
            yield thing
        case tuple():
            for one in thing:
                yield from spoken(one)
        case _ if attrs.has(type(thing)):
            for one in parts_of(thing):
                yield from spoken(one)
        case _:
            pass


def lines(thing: object) -> Iterator[frozenset[str]]:
    """What each sentence, item of a list and row of a table speaks of; what stands below an item is apart."""
    match thing:
        case Item(line=line) | Paragraph(line=line) if isinstance(thing, Item) or _led(line):
            yield frozenset(spoken(line))
        case Row():
            yield frozenset(spoken(thing))
        case Band(title=title, mark=mark):
            yield frozenset(spoken((title, mark)))
        case _:
            pass
    if isinstance(thing, Sentence):
        yield frozenset(spoken(thing))
    elif isinstance(thing, tuple):
        for one in thing:
            yield from lines(one)
    elif attrs.has(type(thing)):
        for value in parts_of(thing):
            yield from lines(value)


def _led(line: Line) -> bool:
    """Whether a line says under which name its rule goes, so that all of it is one."""
    return isinstance(line[0], Sentence) and line[0].name in ("rule_lead", "rule_name", "for_each_lead")


def below(document: Document) -> Mapping[str, list[frozenset[str]]]:
    """What is spoken of below each heading of a book, sentence by sentence."""
    found: dict[str, list[frozenset[str]]] = {}
    heading = ""
    for block in document.blocks:
        if isinstance(block, Heading):
            heading = block.anchor
        found.setdefault(heading, []).extend(lines(block))
    return found


@cache
def book(game: str) -> Mapping[str, list[frozenset[str]]]:
    """What the book of a game speaks of."""
    return below(compose_document(load_game(game), "rulebook"))


CASES = [(game, at, words) for game in GAMES for at, said in facts(game).items() for words in said]


@pytest.mark.parametrize(("game", "at", "words"), CASES, ids=[f"{game}: {facts(game)[at][w]}" for game, at, w in CASES])
def test_a_fact_is_said(game: str, at: str, words: str) -> None:
    asked = frozenset(words.split())
    assert any(asked <= one for one in book(game).get(at, ())), f"nothing below `{at}` says: {facts(game)[at][words]}"


def test_a_fact_that_is_not_there_is_missed() -> None:
    said = book("roll_through_the_ages")
    assert not any({"trim", "food"} <= one for some in said.values() for one in some)
