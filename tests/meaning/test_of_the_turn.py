"""What is so of a turn, or of a step, is so of its player: nobody else is told that it is theirs, in any language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Sentence
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.driver.printing import locale
from rulekit.source import Source
from rulekit.wording.forms import Entry
from rulekit.wording.speaker import Speaker
from tests.meaning.pages import TAGS
from tests.meaning.words import Words

GAME = """game siege
  title    "Siege"
  players  2 to 4
  wins     most points

each player has
  point (points)  0 or more

each turn has
  bold             yes or no
  raider (raiders) 0 or more

step play
  repeat 3 times: each player in turn: do turn

step turn
  {own}
  {others}
  each opponent: do answer

step answer
  {answer}
"""
RAID = """game siege
  title    "Siege"
  players  2 to 4
  wins     most points

each player has
  point (points)  0 or more

each raid has
  bold             yes or no
  raider (raiders) 0 or more

step play
  repeat 3 times: each player in turn: do turn

step turn
  {turn}

step raid
  {own}
  {others}
  each opponent: do answer

step answer
  gain 1 point
  {answer}
"""
"""What is so of a step of a turn."""
TURNS = ("do raid", "each opponent: do raid", "choose an opponent\n  that opponent: do raid")
"""Who carries that step out: the active player or somebody else."""
MAY = "you may: bold becomes yes"
ASKED = ("if bold is yes: lose 1 point", "if bold is no: lose 1 point", "bold becomes yes", "bold becomes no")
READERS, THEIRS = "READERS", "THEIRS"


class Bold(Words):
    """Words that tell whose the state of a turn is: the reader's, or somebody's who is named."""

    def __getitem__(self, key: tuple[str, str]) -> Entry:
        found = super().__getitem__(key)
        if key != ("states", "bold"):
            return found
        theirs = dict.fromkeys(("so.they", "not.they"), f"{{who}} {THEIRS}")
        return evolve(found, texts={"so": READERS, "not": READERS, **theirs}, made={})


def sentences(said: Clause) -> Iterator[Sentence]:
    """The sentences of a statement and of those below it."""
    yield from filter(None, (said.clause, said.lead))
    for one in said.items:
        yield from sentences(one)


def told(tag: str, text: str, step: str) -> str:
    """What is said of a step."""
    checked = check_source(Source("siege.rules", text))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    game = checked.game
    found = game.step(step)
    assert found is not None
    lexicon = evolve(locale(tag).lexicon("no game of this name"), entries=Bold(tag, 0, frozenset()))
    speaker = Speaker(locale(tag), lexicon)
    said = [speaker.phrase(one) for clause in Narrator(game, SAYERS).all(found.body) for one in sentences(clause)]
    assert not [*speaker.report], [one.message for one in speaker.report]
    return "\n".join(said)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("asked", ASKED)
def test_what_is_so_of_a_turn_is_the_active_players_where_others_act(asked: str, tag: str) -> None:
    inside = told(tag, GAME.format(own=MAY, others=f"each opponent: {asked}", answer="gain 1 point"), "turn")
    apart = told(tag, GAME.format(own=MAY, others="gain 1 raider", answer=asked), "answer")
    assert THEIRS in inside
    assert THEIRS in apart
    assert READERS not in apart


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("asked", ASKED)
def test_it_is_the_readers_where_only_the_reader_acts(asked: str, tag: str) -> None:
    said = told(tag, GAME.format(own=asked, others="gain 1 raider", answer="gain 1 point"), "turn")
    assert READERS in said
    assert THEIRS not in said


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("asked", ASKED)
def test_what_is_so_of_a_step_is_its_players_where_others_act(asked: str, turn: str, tag: str) -> None:
    text = RAID.format(turn=turn, own=MAY, others=f"each opponent: {asked}", answer=asked)
    inside, apart = told(tag, text, "raid"), told(tag, text, "answer")
    assert THEIRS in inside
    assert THEIRS in apart
    assert READERS not in apart


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("asked", ASKED)
def test_in_its_own_step_it_is_the_readers(asked: str, turn: str, tag: str) -> None:
    said = told(tag, RAID.format(turn=turn, own=asked, others="gain 1 raider", answer=asked), "raid")
    assert READERS in said
    assert THEIRS not in said


def test_a_step_that_others_carry_out_is_not_the_active_players() -> None:
    active = "the player taking the turn"
    own, *others = (
        told("en", RAID.format(turn=one, own=MAY, others=ASKED[0], answer=ASKED[0]), "answer") for one in TURNS
    )
    assert active in own
    assert all(active not in one and "the player who carries out" in one for one in others)
