"""What somebody else does is not told as if the reader did it: nothing in it is the reader's, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.document.gaps import gaps_of
from rulekit.document.sentence import Noun, Sentence, Words
from rulekit.document.shape import Stands
from rulekit.driver.pipeline import SAYERS, check_source
from rulekit.driver.printing import locale
from rulekit.model.closed import Owner
from rulekit.model.game import Game
from rulekit.model.of_you import adjectives_of_you, relations_of_you
from rulekit.model.statement import Statement
from rulekit.model.walk import inside
from rulekit.source import NOWHERE, Source
from rulekit.wording.edits import Edit
from rulekit.wording.forms import Entry
from rulekit.wording.lexicon import Lexicon
from rulekit.wording.scribe import Scribe
from rulekit.wording.speaker import Speaker
from tests.meaning import writer
from tests.meaning.pages import TAGS
from tests.meaning.parts import DECLARED
from tests.meaning.words import Words as MadeUp

GAMES = 4
OF_YOU = {
    "dear": ("a good is frail when your stock of it is at least 1\na good is dear when it is not frail",),
    "taken": ("a charm is owned when owner of it is you",),
    "near": ("a space is near when your gem of it is 0",),
    "poor": ("a player is poor when its friend is you",),
    "kin": (
        "a good is a kin (kins) of a good called that_one when all of\n  it is not that_one\n  your stock of it is 1",
    ),
}
"""Words that the rules define by what is yours."""
RAID = """game raid
  title    "Raid"
  players  2 to 4
  wins     most points

table province (provinces): north, south, east

each player has
  point (points)  0 or more
  out             yes or no

the game has
  holder of each province  a player or nobody

a province is mine when its holder is you
a province is hostile when its holder is not nobody and its holder is not you
a province is settled when it is mine or it is hostile
a province called goal is a road (roads) of a province called start when goal is not start and holder of start is you
your realm is number of mine provinces

step play
  repeat 3 times: each player in turn: do turn

step turn
  each opponent: choose a mine province
  each opponent: choose a province that is not settled
  each opponent: gain 1 point for each mine province
  each opponent: if there is a hostile province: lose 1 point
  each opponent: if your realm is at least 2: lose 1 point
  each opponent: if every province is mine: out becomes yes
  each opponent: if out is yes: out becomes no
  each opponent: gain 1 point for each province whose holder is you
  each opponent: gain as many points as number of provinces whose holder is not you
  choose a province
  each opponent: if there is a road of that province: lose 1 point
  each opponent: gain 1 point for each road of that province
  each opponent: choose a road of that province
  each opponent: if north is a road of that province: lose 1 point
  each opponent: if north is not a road of that province: gain as many points as number of roads of that province
  each opponent: if that province is not mine: holder of that province becomes you
  each opponent: if holder of that province is you: gain 1 point
"""
MOODS = ("do", "tell", "may", "bare")
READER = {
    "en": r"\b(?:you|your|yours)\b",
    "fr": r"\b(?:vous|votre|vos|vôtres?)\b",
    "hu": r"\bte\b|\btéged\b",
    "zh_Hant": "你",
}
"""How the reader is spoken of."""
ADDRESSED = {"en": "you", "fr": "vous", "hu": "téged", "zh_Hant": "你"}
THINGS = ("so", "not", "make", "make.bare", "set", "at_least", "one_left", "raise", "mover")
QUALITIES = ("attribute", "not", "predicate", "not.predicate", "kind", "kind.plural", "so", "clause", "clause.not")


class Addressing(MadeUp):
    """Words that speak of the reader wherever there are others for somebody else.

    Args:
        tag, seed, each: as of the words around it.
        own: the terms of what is the reader's: adjectives and states.
        related: the terms of relations that are the reader's.
    """

    def __init__(self, tag: str, seed: int, each: frozenset[str], own: frozenset[str], related: frozenset[str]) -> None:
        super().__init__(tag, seed, each)
        self.own, self.related = own, related

    def __getitem__(self, key: tuple[str, str]) -> Entry:
        """The word, made up when it is asked for."""
        new = key not in self.found
        word = super().__getitem__(key)
        role, term = key
        you = ADDRESSED[self.tag]
        forms: tuple[str, ...] = ()
        if role == "things":
            forms = (*THINGS, "poss2") if self.tag == "hu" else THINGS
        elif role == "adjectives" and term in self.own:
            forms = QUALITIES
        elif role == "states" and term in self.own:
            forms = ("so", "not", "set", "unset")
        if new and role == "things" and term in self.related:
            theirs = {f"theirs.{form}": text for form, text in word.texts.items()} | {
                "theirs": next(iter(word.texts.values()))
            }
            readers = {form: f"{you} {text}" for form, text in word.texts.items()}
            self.found[key] = word = evolve(word, texts={**readers, **theirs}, made={})
        elif new and forms:
            theirs = {"make.they": "made", "mover.they": "moved"} if role == "things" else {}
            more = {form: f"{you} {form}" for form in forms} | theirs
            self.found[key] = word = evolve(word, texts={**word.texts, **more}, made={})
        return word


def leaves(said: object) -> Iterator[Sentence]:
    """The clauses and conditions in what is said that no other clause stands in."""
    if isinstance(said, Clause):
        for one in (said.clause, said.lead, *said.items):
            yield from leaves(one)
    elif isinstance(said, tuple):
        for one in said:
            yield from leaves(one)
    elif isinstance(said, Sentence):
        inner = [*leaves(tuple(said.parts.values()))]
        yield from inner
        alone = not any(one.shape.stands is Stands.CLAUSE for one in inner)
        if alone and not said.shape.block and said.shape.stands in (Stands.CLAUSE, Stands.CONDITION):
            yield said


def of_the_reader(text: str, seed: int) -> list[str]:
    """What is said of others in a game and speaks of the reader, by language."""
    checked = check_source(Source("random.rules", text))
    game = checked.game
    assert game is not None, [one.message for one in checked.diagnostics]
    narrator = Narrator(game, SAYERS).of_others()
    things = [one for one in inside(tuple(step.body for step in game.steps)) if isinstance(one, Statement)]
    told = [*dict.fromkeys(one for each in things if type(each) in SAYERS for one in leaves(narrator.say(each)))]
    found: list[str] = []
    for tag in TAGS:
        speaker, reader = speaker_of(tag, game, text, seed), re.compile(READER[tag], re.IGNORECASE)
        for one in told:
            for mood in MOODS:
                words = speaker.phrase(one, person="they", mood=mood)
                found += [f"{tag} {one.name} {mood}: {words}"] if reader.search(words) or "{" in words else []
        found += [f"{tag}: {one.message}" for one in speaker.report]
    return found


def told_by_a_person(tag: str, one: Sentence, plain: Speaker) -> str:
    """A sentence of others as somebody wrote it who put its gaps there without their forms."""
    gaps, proposal = gaps_of(one), Scribe(plain.locale, plain.lexicon).proposal(one)
    said = " ".join(f"{{{name}}}" for name in sorted(proposal.used))
    edits = {gaps.key: (Edit(gaps.key, proposal.bound, f"{tag} {said}", NOWHERE),)}
    speaker = Speaker(plain.locale, evolve(plain.lexicon, edits=edits))
    line = "".join(part.text for part in speaker.line((one,)) if isinstance(part, Words))
    assert not [*speaker.report], [problem.message for problem in speaker.report]
    return line


def speaker_of(tag: str, game: Game, text: str, seed: int) -> Speaker:
    """Somebody whose words speak of the reader."""
    each = frozenset(re.findall(r"^ +(\w+)(?: \(\w+\))? of each ", text, re.MULTILINE))
    own = adjectives_of_you(game) | {one.name for one in game.fields if one.owner is Owner.PLAYER}
    lexicon: Lexicon = locale(tag).lexicon("no game of this name")
    return Speaker(locale(tag), evolve(lexicon, entries=Addressing(tag, seed, each, own, relations_of_you(game))))


@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_that_others_do_is_told_of_the_reader(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "DECLARED", {**DECLARED, **OF_YOU})
    assert of_the_reader(writer.random_game(seed), seed) == []


def test_what_others_hold_is_not_the_readers() -> None:
    assert of_the_reader(RAID, 0) == []


def test_it_is_the_readers_where_the_reader_acts() -> None:
    checked = check_source(Source("raid.rules", RAID))
    assert checked.game is not None
    mine = Sentence("adjective", {"noun": Noun("mine", "adjectives", own=True), "negated": False})
    so = Sentence("is_adjective", {"who": Sentence("that", {"noun": Noun("province")}), "adjective": mine})
    for tag in TAGS:
        speaker = speaker_of(tag, checked.game, RAID, 0)
        assert re.search(READER[tag], speaker.phrase(so, person="you"))
        assert not re.search(READER[tag], speaker.phrase(so, person="they"))


@pytest.mark.parametrize("tag", TAGS)
def test_what_a_person_wrote_of_others_is_not_the_readers(tag: str) -> None:
    checked = check_source(Source("raid.rules", RAID))
    assert checked.game is not None
    narrator = Narrator(checked.game, SAYERS)
    turn = checked.game.step("turn")
    assert turn is not None
    plain, reader = speaker_of(tag, checked.game, RAID, 0), re.compile(READER[tag], re.IGNORECASE)
    sentences = [one.clause for one in narrator.all(turn.body) if one.clause is not None and one.lead is None]
    of_others = [one for one in sentences if not reader.search(plain.phrase(one))]
    assert len(of_others) > len(sentences) // 2
    assert [said for one in of_others if reader.search(said := told_by_a_person(tag, one, plain))] == []
