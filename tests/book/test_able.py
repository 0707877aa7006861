"""That there is nothing that a step could begin with is said as people do: you cannot move."""

from __future__ import annotations

import attrs
import pytest

from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Sentence
from rulekit.driver.composing import texts_of
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.driver.printing import compose_document, speaker_for
from rulekit.formats import markdown
from rulekit.source import Source
from tests.locales.whole_books import Edition, checked_of

GAME = """game trek
  title    "Trek"
  players  2
  wins     most points

table camp (camps) in a row of 6

pieces on camps
  mule (mules)

each player has
  point (points)  0 or more

a camp is mine when it has your mule
a camp is free when it has no mule

step setup
  player 1: put 1 mule on camp 1
  player 2: put 1 mule on camp 6

step play
  repeat 3 times: each player in turn: do turn

step turn
  {asked}

step go
  {before}
  choose a {what} camp
  gain 1 point
"""
ASKED = "if there is no {what} camp: you lose"
PLAIN = {"asked": ASKED.format(what="mine"), "before": "gain 1 point", "what": "mine"}


def said(**changes: str) -> Sentence:
    """The condition that is asked in the turn, after which somebody goes."""
    parts = {**PLAIN, **changes}
    checked = check_source(Source("trek.rules", GAME.format(**{**parts, "asked": parts["asked"] + "\n  do go"})))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    turn = checked.game.step("turn")
    assert turn is not None
    clause = Narrator(checked.game, SAYERS).say(turn.body[0])[0].clause
    assert clause is not None
    condition = clause.parts["condition"]
    assert isinstance(condition, Sentence)
    return condition


def test_it_is_what_the_step_begins_with() -> None:
    assert said().name == "able"
    assert said().parts["negated"]
    assert not said(asked="if there is a mine camp: gain 1 point").parts["negated"]


@pytest.mark.parametrize(
    "changes",
    [
        {"asked": ASKED.format(what="free")},
        {"what": "free"},
        {"before": "choose a free camp"},
        {"before": "if camp 3 is free: put 1 mule on camp 3"},
        {"asked": ASKED.format(what="free"), "what": "free"},
    ],
    ids=["another", "begins otherwise", "something before", "changed before", "nobody's"],
)
def test_it_is_something_else(changes: dict[str, str]) -> None:
    assert said(**changes).name == "exists_no"


def test_what_can_be_done_is_done_if_one_can() -> None:
    whole = GAME.format(
        asked="if there is a mine camp: do go\n  otherwise: gain 1 point", before="gain 1 point", what="mine"
    )
    checked = check_source(Source("trek.rules", whole))
    assert checked.game is not None
    turn = checked.game.step("turn")
    assert turn is not None
    first, _ = Narrator(checked.game, SAYERS).say(turn.body[0])
    assert first.clause is not None
    condition = first.clause.parts["condition"]
    assert isinstance(condition, Sentence)
    assert condition.parts["so"]


def generated(tag: str) -> str:
    """The rulebook of a game in the words that rulekit makes, without the sentences that somebody edited."""
    checked = checked_of(Edition("draughts"))
    speaker = speaker_for(checked, tag)
    speaker.lexicon = attrs.evolve(speaker.lexicon, edits={})
    worded = speaker.document(compose_document(checked, "rulebook", texts_of(checked, speaker)))
    return markdown.write(worded, speaker.typography(), {})


@pytest.mark.parametrize(
    ("tag", "loses", "jumps"),
    [
        ("en", "If you cannot jump and you cannot move, you lose the game.", "If you can, jump with one piece."),
        (
            "fr",
            "Si vous ne pouvez pas sauter et si vous ne pouvez pas vous déplacer, vous perdez la partie.",
            "Si vous le pouvez, sautez avec une pièce.",
        ),
        ("hu", "Ha nem ugorhatsz, és nem léphetsz, elveszíted a játékot.", "Ha megteheted, ugorj az egyik bábuddal."),
        ("zh_Hant", "若你無法跳吃，且你無法移動，你就落敗。", "若你可以這麼做，用一枚棋子跳吃。"),
    ],
)
def test_the_page_says_it_in_each_language(tag: str, loses: str, jumps: str) -> None:
    page = generated(tag)
    assert loses in page
    assert jumps in page
