"""A small game for sentences, with words in every language: numbers, things and people of each kind of owner."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Sentence
from rulekit.driver.pipeline import SAYERS, Checked, check_source
from rulekit.driver.printing import speaker_for
from rulekit.source import Source
from rulekit.wording.speaker import Speaker

__all__ = ["RULES", "checked", "said", "speaker"]

FOLDER = Path(__file__).parent
RULES = (FOLDER / "tides.rules").read_text("utf-8")


def checked(lines: Iterable[str]) -> Checked:
    """The game with a step that holds some lines."""
    text = RULES + "\nstep scene\n" + "".join(f"  {one}\n" for one in lines)
    text = text.replace("do turn", "do turn, scene")
    found = check_source(Source(str(FOLDER / "tides.rules"), text))
    wrong = [f"{one.code} {one.message}" for one in found.diagnostics if one.severity == "error"]
    assert wrong == []
    return found


def said(lines: Iterable[str]) -> tuple[Sentence, ...]:
    """What the statements of a scene say: a sentence for each, or its lead."""
    game = checked(lines).game
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
