"""English: sentences as an English reader expects them, and none that breaks when nested."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rulekit.document.sentence import Name, Noun, Number, Sentence
from rulekit.driver.composing import texts_of
from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import compose_document, speaker_for
from rulekit.formats import markdown
from rulekit.wording.complete import parts_of
from tests.locales import (
    able_said,
    as_one_says,
    balanced,
    by_players,
    covered,
    drawing,
    en_book,
    en_conditions,
    en_effects,
    en_rules,
    firsts,
    forgotten,
    in_one,
    in_the_box,
    leaving,
    links,
    lying,
    maps,
    moving,
    retold,
    rolled,
    rows,
    sown,
    two_things,
    written,
)
from tests.locales.nesting import (
    BUILDER,
    CITY,
    DEVELOPMENT,
    DIE,
    FOOD,
    GOOD,
    IT,
    MONUMENT,
    POINT,
    RELIGION,
    SITE,
    STOCK,
    YOU,
    a_set,
    adjective,
    have_count,
    nested,
    s,
    some,
    that,
    transfer,
    yours,
)
from tests.wording import shelf

TAG = "en"
CASES = (
    *en_rules.CASES,
    *en_conditions.CASES,
    *en_effects.CASES,
    *en_book.CASES,
    *links.cases("en"),
    *maps.cases("en"),
    *rows.cases("en"),
    *two_things.cases("en"),
    *able_said.cases("en"),
    *moving.cases("en"),
    *balanced.cases("en"),
    *covered.cases("en"),
    *in_one.cases("en"),
    *by_players.cases("en"),
    *as_one_says.cases("en"),
    *forgotten.cases("en"),
    *in_the_box.cases("en"),
    *retold.cases("en"),
    *rolled.cases("en"),
    *drawing.cases("en"),
    *leaving.cases("en"),
    *lying.cases("en"),
    *sown.cases("en"),
    *firsts.cases("en"),
    *written.cases("en"),
)
LIST = Path(__file__).parents[2] / "docs" / "reference" / "sentences.md"
# What no sentence may hold: a gap, two blanks, a blank before a mark, marks that meet, a word twice, the wrong verb,
# a mass noun that is counted.
BROKEN = re.compile(
    r"⟨|\s\s|\s[,.;:!?)]|\( |[,;:]\s*[,.;:]|\b(\w+) \1\b|you may,? you|\b(?:they|you) (?:has|is|does)\b"
    r"|\bthat (?!you\b|they\b)\w+ (?:have|are|do)\b|\ban? (?:wood|stone|food|cloth)\b|\b1 \w+s\b"
    r"|\b\d+ (?:box|city|die|point|worker)\b"
)
ONE = re.compile(r"\b1 (?:box|city|die|point|worker)\b")

OWNER = s("attribute", noun=BUILDER, of=that("monument"))
HAVE = s("have", who=YOU, thing=RELIGION)
AGAIN = s("seq", items=(s("choose", set=a_set(DIE, "one")), s("reroll", thing=that("die"))))
FED = have_count(YOU, "at_least", 5, FOOD)
EAT = transfer("lose", some(1))
EVERY = s(
    "every",
    set=a_set(MONUMENT, "every", adjectives=(adjective("in_play"),)),
    condition=s("compare", left=s("attribute", noun=BUILDER, of=IT), op="is_not", right=s("nobody")),
)
COSTLY = s("compare", left=s("attribute", noun=Noun("cost", "columns"), of=IT), op="at_least", right=Number(30))
STOCKED = s("compare", left=yours(STOCK, of=IT), op="more_than", right=Number(2))
MINE = s("compare", left=s("attribute", noun=BUILDER, of=IT), op="is", right=YOU)
TRADED = (
    s("pick", verb=False, count=False, noun=Name("Ben"), of=False),
    s("pick", verb="take", count=Number(2), noun=Noun("stone"), of=False),
)


def when(condition: Sentence) -> Sentence:
    return s("if", condition=condition, body=s("game_ends"))


def denied(condition: Sentence) -> Sentence:
    return when(s("not", condition=condition))


def score(value: Sentence) -> Sentence:
    return transfer("gain", s("as_many", noun=POINT, of=False, value=value))


FORMS: tuple[tuple[str, Sentence, dict[str, object]], ...] = (
    ("Gains 3 food.", transfer("gain", some(3)), {"person": "they"}),
    ("Loses all their goods.", transfer("lose", s("all", noun=GOOD)), {"person": "they"}),
    ("You may lose all your goods.", transfer("lose", s("all", noun=GOOD)), {"mood": "may"}),
    ("May lose all their goods.", transfer("lose", s("all", noun=GOOD)), {"person": "they", "mood": "may"}),
    ("Chooses a die, then rerolls it.", AGAIN, {"person": "they"}),
    ("You may choose a die, then reroll it.", AGAIN, {"mood": "may"}),
    ("May choose a die, then reroll it.", AGAIN, {"person": "they", "mood": "may"}),
    ("May, up to 2 times, reroll it.", s("may", times=Number(2), body=s("reroll", thing=IT)), {"person": "they"}),
    (
        "Sets that die aside.",
        s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside")),
        {"person": "they"},
    ),
    ("They become the first builder of that monument.", s("becomes", thing=OWNER, value=YOU), {"person": "they"}),
    ("If they have at least 5 food, they lose 1 food.", s("if", condition=FED, body=EAT), {"person": "they"}),
    (
        "If you have Religion and you have at least 5 food, lose 1 food.",
        s("if", condition=HAVE, body=s("if", condition=FED, body=EAT)),
        {},
    ),
    ("If you have less than 5 food, the game ends.", denied(FED), {}),
    (
        "If you do not have Religion or you have less than 5 food, the game ends.",
        denied(s("and", items=(HAVE, FED))),
        {},
    ),
    ("If there is a monument in play that has no first builder, the game ends.", denied(EVERY), {}),
    ("Choose a development whose cost is at least 30.", s("choose", set=a_set(DEVELOPMENT, "one", COSTLY)), {}),
    ("Choose a good of which your stock is more than 2.", s("choose", set=a_set(GOOD, "one", STOCKED)), {}),
    ("Choose a monument whose first builder you are.", s("choose", set=a_set(MONUMENT, "one", MINE)), {}),
    (
        "Choose 2 of your monuments that are finished.",
        s(
            "choose",
            set=a_set(
                MONUMENT, "exactly", s("is_adjective", who=IT, adjective=adjective("finished")), count=2, mine=True
            ),
        ),
        {},
    ),
    (
        "Choose an unfinished monument.",
        s("choose", set=a_set(MONUMENT, "one", adjectives=(adjective("finished", negated=True),))),
        {},
    ),
    (
        "Set aside each die that shows Plunder.",
        s(
            "for_each",
            set=a_set(DIE, "each", s("shows", who=IT, face=Noun("plunder", "faces"))),
            body=s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside")),
        ),
        {},
    ),
    (
        "If that new city is finished, you may gain it.",
        s(
            "if",
            condition=s("is_adjective", who=that("site"), adjective=adjective("finished")),
            body=s("may", times=False, body=s("gain_thing", thing=that("site"))),
        ),
        {},
    ),
    (
        "If that monument has no first builder, you become its first builder.",
        s(
            "if",
            condition=s("compare", left=OWNER, op="is", right=s("nobody")),
            body=s("becomes", thing=OWNER, value=YOU),
        ),
        {},
    ),
    (
        "You may, as often as you like, pay 1 stone to gain 3 workers.",
        s(
            "may",
            times=True,
            body=s("seq", items=(transfer("pay", some(1, Noun("stone"))), transfer("gain", some(3, Noun("worker"))))),
        ),
        {},
    ),
    (
        "Score as many points as there are finished monuments.",
        score(s("number_of", set=a_set(MONUMENT, "plain", adjectives=(adjective("finished"),)))),
        {},
    ),
    ("Score 1 point for each food you have.", score(yours(FOOD)), {}),
    (
        "Score 1 point for each food they have.",
        s("seq", items=(score(yours(FOOD)),)),
        {"person": "they", "mood": "bare"},
    ),
    ("Score as many points as rounds have begun.", score(s("rounds_played")), {}),
    ("Score that number of points.", transfer("gain", s("some", count=that("number"), noun=POINT)), {}),
    (
        "Gain 1 food for each of your cities.",
        transfer("gain", s("as_many", noun=FOOD, of=False, value=yours(CITY))),
        {},
    ),
    ("Choose a number from 1 to the number of your cities.", s("choose_number", low=Number(1), high=yours(CITY)), {}),
    (
        "If you have fewer cities than developments, the game ends.",
        when(s("compare", left=yours(CITY), op="less_than", right=yours(DEVELOPMENT))),
        {},
    ),
    ("When they play alone, the game ends.", when(s("players", op="is", count=Number(1))), {"person": "they"}),
    ("If you do not play alone, the game ends.", denied(s("players", op="is", count=Number(1))), {}),
    ("Anna asks Ben for 2 stone.", s("chooses", who=Name("Anna"), picks=TRADED), {}),
    (
        "Tick 2 boxes of that new city.",
        transfer("gain", s("some_of", count=Number(2), noun=Noun("tick"), of=that("site"))),
        {},
    ),
    (
        "A new city is finished when your stock of wood is 3.",
        s(
            "means_adjective",
            noun=SITE,
            adjective=adjective("finished"),
            condition=s("compare", left=yours(STOCK, of=Noun("wood")), op="is", right=Number(3)),
        ),
        {},
    ),
)


@cache
def every_sentence() -> tuple[str, ...]:
    """Every statement in every block, in all forms, each text once."""
    speaker = shelf.real_speaker(TAG)
    said = dict.fromkeys(speaker.sentence(tree, **form) for tree, form in nested())
    assert list(speaker.report) == []
    return tuple(said)


@pytest.mark.parametrize(("text", "tree"), CASES, ids=[text for text, _ in CASES])
def test_sentence(text: str, tree: Sentence) -> None:
    speaker = shelf.real_speaker(TAG)
    assert speaker.sentence(tree) == text
    assert list(speaker.report) == []


@pytest.mark.parametrize(("text", "tree", "form"), FORMS, ids=[text for text, _, _ in FORMS])
def test_sentence_in_a_form(text: str, tree: Sentence, form: dict[str, object]) -> None:
    speaker = shelf.real_speaker(TAG)
    assert speaker.sentence(tree, **form) == text
    assert list(speaker.report) == []


def test_every_sentence_of_the_list_was_read() -> None:
    rows = re.findall(r"^\| (`.*?) \|", LIST.read_text("utf-8"), re.MULTILINE)
    listed = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    forms = {"person", "mood", "case", "relative", "told"}
    read = {one.name for one in parts_of(tree for _, tree in CASES) if isinstance(one, Sentence)}
    assert listed - forms - read == set()


def test_nothing_breaks_when_nested() -> None:
    assert [text for text in every_sentence() if BROKEN.search(ONE.sub("one", text))] == []


@pytest.mark.parametrize("kind", ["rulebook", "card", "sheet", "changes"])
@pytest.mark.parametrize("variant", ["", "trading", "long_winter", "edition_2024"])
def test_game_is_said_whole(kind: str, variant: str) -> None:
    checked = load_game(shelf.GAME, [variant] if variant else [])
    speaker = speaker_for(checked, TAG)
    worded = speaker.document(compose_document(checked, kind, texts_of(checked, speaker)))
    text = markdown.write(worded, speaker.typography(), {})
    assert list(speaker.report) == []
    assert "⟨" not in text
