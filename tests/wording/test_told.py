"""Words know which lines of the rules they tell, and say the same whether they are asked for that or not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulekit.document.sentence import Sentence
from rulekit.document.sentences import SENTENCES
from rulekit.driver import pipeline, printing
from rulekit.playing.examples import still_true
from rulekit.source import Source, Span

GAME = """game heaps
  title    "Heaps"
  players  2
  wins     most points

each player has
  point (points)  0 or more
  leaf (leaves)   0 to 9, starts at 3

step play
  repeat 3 times
    each player in turn: do turn

step turn
  if your leaves are at least 1
    lose 1 leaf
    gain 2 points
  otherwise: gain 3 leaves
"""
WORDS = """[things]
point = { singular = "point", plural = "points" }
leaf = { singular = "leaf", plural = "leaves" }

[steps]
turn = { singular = "Turn", do = "take your turn", they = "takes a turn" }
"""
STRETCH = re.compile(r'<span data-at="(?P<at>[^"]*)">(?P<text>.*?)</span>')


def line_of(source: Source, place: Span) -> str:
    return str(source.line_and_column(place.start)[0])


def test_a_sentence_tells_its_line(tmp_path: Path) -> None:
    rules = tmp_path / "heaps.rules"
    rules.write_text(GAME, "utf-8")
    rules.with_suffix(".en.toml").write_text(WORDS, "utf-8")
    checked = pipeline.load_game(str(rules))
    source = next(iter(checked.sources.values()))
    worded = printing.worded(checked, "rulebook", "en", told=True)
    page = printing.fragment(worded, checked, lambda place: line_of(source, place))
    told = {one["text"].replace("\u00a0", " ").strip(): one["at"].split() for one in STRETCH.finditer(page)}
    lines = GAME.split("\n")
    assert lines[int(next(at[0] for text, at in told.items() if "lose 1 leaf" in text)) - 1].strip().startswith("if")
    (started,) = (at for text, at in told.items() if "starts with 3 leaves" in text)
    assert started == ["8"]


@pytest.mark.parametrize(("game", "tag"), [("roll_through_the_ages", "hu"), ("hearts", "fr"), ("pig", "zh_Hant")])
def test_it_changes_no_word(game: str, tag: str) -> None:
    checked = still_true(pipeline.load_game(game))
    plain, told = (printing.worded(checked, "rulebook", tag, told=one) for one in (False, True))
    written = [printing.write_document(checked, "rulebook", tag, "md")]
    written += [printing.written(one, checked, "md") for one in (plain, told)]
    assert written[0] == written[1] == written[2]
    bare = printing.fragment(plain, checked, lambda _: "1")
    assert "data-at" not in bare
    marked = printing.fragment(told, checked, lambda _: "1")
    assert re.sub(r'<span data-at="1[ 1]*">(.*?)</span>', r"\1", marked) == bare


def test_no_part_of_a_sentence_hides_behind_what_all_sentences_have() -> None:
    own = {one for one in dir(Sentence) if not one.startswith("_")}
    assert [(shape.name, part) for shape in SENTENCES.values() for part in shape.parts if part in own] == []
