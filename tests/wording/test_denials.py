"""The denial of a word is never what something else is called: it would tell a rule the wrong way round."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulekit
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import speaker_for
from rulekit.driver.vocabulary import lacking
from rulekit.model.contraries import contraries
from tests.wording import shelf

GAMES = ("builders_of_the_colosseum", "history_of_the_world", "roll_through_the_ages")
LITTLE = re.compile(r"的$|^為|^是")
"""What stands around a Chinese word without being part of it."""


@pytest.mark.parametrize("tag", shelf.TAGS)
@pytest.mark.parametrize("name", GAMES)
def test_no_denial_is_the_name_of_something_else(name: str, tag: str) -> None:
    checked = load_game(name)
    assert checked.game is not None
    speaker, allowed = speaker_for(checked, tag), contraries(checked.game)
    words = [one for one in speaker.lexicon if one.role in ("adjectives", "things", "states", "steps")]
    said = {(one.role, one.term): LITTLE.sub("", next(iter(one.texts.values()), "")) for one in words}
    wrong = []
    for one in words:
        if one.role != "adjectives":
            continue
        own = LITTLE.sub("", speaker.inflect(one, "attribute"))
        for form in ("not", "not.predicate"):
            denial = LITTLE.sub("", speaker.inflect(one, form))
            wrong += [
                (one.term, denial, other)
                for (role, other), text in said.items()
                if other != one.term
                and own not in denial
                and _meets(denial, text, inside=tag == "zh_Hant" and role == "adjectives")
                and (one.term, other) not in allowed
            ]
    assert wrong == []


def _meets(denial: str, text: str, *, inside: bool) -> bool:
    """Whether a denial is what something is called, or (``inside``) a part of it, where no blanks set words apart."""
    return denial == text or (inside and denial in text)


def test_the_games_have_contraries() -> None:
    game = load_game("history_of_the_world").game
    assert game is not None
    assert ("attacking", "defending") in contraries(game)
    assert {*rulekit.locales()} >= {*shelf.TAGS}


RULES = """game farm
  title    "The Farm"
  players  2 to 4
  wins     most coins

table field (fields)   worth
  meadow               1
  acre                 2

each player has
  coin (coins)  0 or more
  tired         yes or no
  awake         yes or no

a field is active when its worth is at least 2
a field is idle when {idle}

step play
  repeat up to 3 times
    each player in turn: do turn

step turn
  if meadow is not active: gain 1 coin
  if acre is idle: gain 2 coins
  if tired is no: gain 1 coin
  if awake is yes: gain 1 coin
  awake becomes yes
  tired becomes yes
"""
WORDS = {
    "en": ("active", "idle"),
    "fr": ("actif", "oisif"),
    "hu": ("aktív", "tétlen"),
    "zh_Hant": ("活躍的", "閒置的"),
}


def told(folder: Path, tag: str, words: str, idle: str = "its worth is 0") -> list[str]:
    (folder / "farm.rules").write_text(RULES.format(idle=idle), "utf-8")
    (folder / f"farm.{tag}.toml").write_text(words, "utf-8")
    found = lacking(load_game(str(folder / "farm.rules")), tag).diagnostics
    return [one.message for one in found if one.code == "RK0528"]


@pytest.mark.parametrize("tag", WORDS)
def test_a_denial_that_another_word_means_is_told_of_any_game(tag: str, tmp_path: Path) -> None:
    active, idle = WORDS[tag]
    words = f'[adjectives]\nactive = {{ attribute = "{active}", not = "{idle}" }}\nidle = "{idle}"\n'
    found = told(tmp_path, tag, words)
    assert len(found) == 1
    assert "what is not `active`, and that is the word for `idle`" in found[0]
    assert told(tmp_path, tag, words, "it is not active") == []
    assert told(tmp_path, tag, words.replace(f'not = "{idle}"', f'not = "{idle * 2}"')) == []


def test_a_state_that_is_not_so_is_no_other_state(tmp_path: Path) -> None:
    words = '[states]\ntired = { so = "{it} is tired", not = "{it} is awake" }\nawake = { so = "{it} is awake" }\n'
    (found,) = told(tmp_path, "en", words)
    assert "what is not `tired`, and that is the word for `awake`" in found
    assert told(tmp_path, "en", words.replace('not = "{it} is awake"', 'not = "{it} is well rested"')) == []


def test_a_denial_is_not_what_a_thing_is_called(tmp_path: Path) -> None:
    words = '[things]\nmeadow = "meadow"\n[adjectives]\nactive = { attribute = "active", not = "meadow" }\n'
    (found,) = told(tmp_path, "en", words)
    assert "that is the word for `meadow`" in found
