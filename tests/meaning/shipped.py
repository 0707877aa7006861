"""Games with words of their own, without their examples: those that come with rulekit, and any by its file."""

from __future__ import annotations

from functools import cache

from rulekit.diagnostics import Report
from rulekit.driver.composing import texts_of
from rulekit.driver.pipeline import check_source, find_game
from rulekit.driver.printing import speaker_for
from rulekit.source import Source
from rulekit.syntax.parser import parse
from rulekit.wording.speaker import Speaker
from tests.meaning.pages import Printer
from tests.meaning.pairs import Base

__all__ = ["base_of_game", "printer_of", "text_of"]


def text_of(game: str) -> str:
    """The rules of a game without its examples, which say what is played and are no part of it."""
    path = find_game(game)
    assert path is not None
    return without_examples(path.read_text("utf-8"))


def without_examples(text: str) -> str:
    """A text without its examples."""
    tree = parse(Source("text", text), Report())
    assert tree is not None
    for one in reversed(tree.nodes("example")):
        text = text[: one.span.start] + text[one.span.end :].lstrip("\n")
    return text


@cache
def printer_of(game: str) -> Printer:
    """Who prints it."""
    path = find_game(game)
    assert path is not None
    checked = check_source(Source(str(path), text_of(game)))
    prose = texts_of(checked, speaker_for(checked, "en"))

    def speaker(tag: str) -> Speaker:
        return speaker_for(checked, tag)

    return Printer(speaker, prose)


@cache
def base_of_game(game: str) -> Base:
    """A game with its pages."""
    return Base.of(text_of(game), printer_of(game))
