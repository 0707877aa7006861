"""What a person says of a step stands at a glance in place of all of it, as long as the step does the same."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import rulekit
from rulekit.book.compose import compose
from rulekit.book.gists import of_step
from rulekit.book.narrator import Narrator
from rulekit.book.prose import Passages
from rulekit.document.blocks import Bands, Block, Heading, Listing, Paragraph
from rulekit.document.sentence import Prose, Sentence
from rulekit.driver.composing import compose_document, texts_of
from rulekit.driver.pipeline import SAYERS, check_source, load_game
from rulekit.driver.printing import speaker_for, write_document
from rulekit.driver.vocabulary import lacking
from rulekit.model.game import Game
from rulekit.source import Source

RULES = """game one
  title    "One"
  players  2 to 4
  wins     most points

each player has
  point (points)  0 or more
  coin (coins)    0 or more

step play
  repeat until there is a player who has at least 9 points
    each player in turn: do turn

step turn
  do earn, spend

step earn
  gain {gained} coins

step spend
  lose 1 coin
  gain 1 point
"""
TEXTS = Passages({"earn.gist": frozenset({"coin"}), "earn.lead": frozenset(), "long.spend.gist": frozenset()})


def game(gained: int = 2) -> Game:
    """The game in which so many coins are earned in a turn."""
    checked = check_source(Source("one.rules", RULES.format(gained=gained)))
    assert checked.game is not None, [one.message for one in checked.diagnostics]
    return checked.game


def blocks(of: Game, plain: Game | None = None) -> tuple[Block, ...]:
    """Its rulebook."""
    teller = Narrator(of, SAYERS)
    return compose("rulebook", teller, TEXTS, plain=Narrator(plain, SAYERS) if plain is not None else None).blocks


def gists(of: tuple[Block, ...]) -> dict[str, list[str]]:
    """The texts that stand in place of the steps at a glance."""
    (turn,) = [one for one in of if isinstance(one, Bands) and one.ordered]
    for one in turn.bands:
        assert not one.gist or one.told == (Paragraph(one.gist),)
    return {one.anchor: [part.key for part in one.gist if isinstance(part, Prose)] for one in turn.bands}


def leads(of: tuple[Block, ...]) -> dict[str, list[str]]:
    """The texts that stand below the headings of steps."""
    return {
        one.anchor: [part.key for part in below.line if isinstance(part, Prose)]
        for one, below in pairwise(of)
        if isinstance(one, Heading) and one.anchor.startswith("step-") and isinstance(below, Paragraph)
    }


def test_a_gist_stands_in_place_of_the_step_and_a_lead_below_its_heading() -> None:
    found = blocks(game())
    assert gists(found) == {"step-earn": ["earn.gist"], "step-spend": []}
    assert leads(found) == {"step-earn": ["earn.lead"]}


def test_of_a_step_that_is_another_now_neither_is_told() -> None:
    found = blocks(game(3), plain=game())
    assert gists(found) == {"step-earn": [], "step-spend": []}
    assert not any(leads(found).values())
    assert gists(blocks(game(), plain=game()))["step-earn"] == ["earn.gist"], "this step is the same"


@pytest.mark.parametrize("variant", ["ties_to_the_attacker", ""])
def test_a_shipped_text_is_told_of_the_step_that_it_was_written_for(variant: str) -> None:
    name = "history_of_the_world"
    checked = load_game(name, [variant] if variant else [])
    assert checked.game is not None
    plain = load_game(name, []).game
    assert plain is not None
    speaker = speaker_for(checked, "en")
    text = write_document(checked, "rulebook", "en", "md").decode()
    about = [key for key in speaker.lexicon.prose if of_step(key)]
    assert about
    for key in about:
        step = of_step(key)
        told = speaker.lexicon.prose[key].split("{")[0].strip()
        assert (told in text) == (checked.game.step(step) == plain.step(step)), key


def test_a_text_about_a_step_that_there_is_not_is_a_mistake(tmp_path: Path) -> None:
    rules = tmp_path / "one.rules"
    rules.write_text(RULES.format(gained=2))
    words = '[texts]\n"earn.gist" = "Earn."\n"saving.gist" = "Save."\n'
    (tmp_path / "one.en.toml").write_text(words)
    found = [one for one in lacking(load_game(str(rules), []), "en").diagnostics if one.code == "RK0518"]
    assert ["saving" in one.message for one in found] == [True]


@pytest.mark.parametrize("name", rulekit.games())
def test_at_a_glance_no_case_only_names_what_is_done(name: str) -> None:
    """What is done has mostly the name of its case: "Pitch a Camp: pitch a camp" tells nothing."""
    checked = load_game(name, [])
    prose = texts_of(checked, speaker_for(checked, "en"))
    bands = [one for one in compose_document(checked, "rulebook", prose).blocks if isinstance(one, Bands)]
    beside = (block for one in bands for band in one.bands for block in band.beside)
    lines = [item.line for block in beside if isinstance(block, Listing) for item in block.items]
    cases = [[one for one in line if isinstance(one, Sentence)] for line in lines]
    bare = [one for one in cases if one and one[0].name.startswith("case_of_value") and names_alone(one)]
    assert bare == []


def names_alone(line: list[Sentence]) -> bool:
    """Whether all that a case says behind its name is the name of a step, or of several options."""
    body = line[0].parts.get("body")
    below = (*line[1:], *([body] if isinstance(body, Sentence) else []))
    return bool(below) and all(one.name in ("do", "alternatives") for one in below)
