"""A small game for sentences, with words in every language: numbers, things and people of each kind of owner."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from rulekit.book.narrator import Narrator
from rulekit.check.game import check_game
from rulekit.diagnostics import Diagnostic, Report
from rulekit.document.sentence import Sentence
from rulekit.driver.pipeline import CHECKED, SAYERS, Checked, check_source
from rulekit.driver.printing import speaker_for
from rulekit.source import Source
from rulekit.syntax.parser import parse
from rulekit.syntax.several import one_by_one
from rulekit.wording.speaker import Speaker

__all__ = ["RULES", "checked", "said", "speaker"]

FOLDER = Path(__file__).parent
RULES = (FOLDER / "tides.rules").read_text("utf-8")


def source_of(lines: Iterable[str]) -> Source:
    """The game with a step that holds some lines."""
    text = RULES + "\nstep scene\n" + "".join(f"  {one}\n" for one in lines)
    return Source(str(FOLDER / "tides.rules"), text.replace("do turn", "do turn, scene"))


def checked(lines: Iterable[str]) -> Checked:
    """The game with a step that holds some lines, which can be played."""
    found = check_source(source_of(lines))
    assert _wrong(found.diagnostics) == []
    return found


def _wrong(some: Iterable[Diagnostic]) -> list[str]:
    return [f"{one.code} {one.message}" for one in some if one.severity == "error"]


def said(lines: Iterable[str]) -> tuple[Sentence, ...]:
    """What the statements of a scene say: a sentence for each, or its lead; of a scene too long to be compiled, too."""
    report = Report()
    tree = parse(source_of(lines), report)
    game = check_game(one_by_one(tree), (), CHECKED, report) if tree is not None else None
    assert _wrong(report) == []
    assert game is not None
    step = game.step("scene")
    assert step is not None
    narrator = Narrator(game, SAYERS)
    clauses = [one for statement in step.body for one in narrator.say(statement)]
    return tuple(one for said in clauses for one in (said.clause or said.lead,) if one is not None)


@cache
def speaker(tag: str) -> Speaker:
    """Somebody who has the words of the game."""
    return speaker_for(checked(["gain 1 point"]), tag)
