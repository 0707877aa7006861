"""Parts become words; what is missing is reported and stands in the text, never raised and never guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.document.blocks import Cell, Column, Document, Heading, Item, Listing, Paragraph, Row, Side, Table
from rulekit.document.sentence import Icon, Name, Noun, Number, Part, Prose, Sentence, Words
from tests.wording import shelf

FOOD = Noun("food")


def some(count: int, noun: Noun = FOOD) -> Sentence:
    return Sentence("some", {"count": Number(count), "noun": noun})


def gain(count: int, noun: Noun = FOOD) -> Sentence:
    return Sentence("gain", {"amount": some(count, noun)})


@pytest.mark.parametrize(
    ("part", "words"),
    [
        (gain(3), "Gain 3 foods."),
        (gain(1), "Gain 1 food."),
        (gain(2, Noun("alpha")), "Mark 2 alphas."),
        (Sentence("lead"), "Do this:"),
        (Sentence("bare"), "7 dice"),
        (Noun("goal", "labels"), "Goal."),
        ((FOOD, Noun("alpha"), Number(3)), "Food, alpha, and 3."),
        (Name("Klaus"), "Klaus."),
        (Prose("take", {"food": FOOD, "n": Number(2)}), "Take the foods 2x."),
    ],
)
def test_sentence(part: object, words: str, tmp_path: Path) -> None:
    speaker = shelf.speaker(tmp_path)
    assert speaker.sentence(part) == words
    assert list(speaker.report) == []


def test_phrase_takes_a_form(tmp_path: Path) -> None:
    assert shelf.speaker(tmp_path).phrase(gain(3), person="they") == "gains 3 foods"


@pytest.mark.parametrize(
    ("part", "words", "code"),
    [
        (Sentence("unknown"), "⟨unknown⟩.", "RK0501"),
        (Noun("stone"), "⟨stone⟩.", "RK0502"),
        (Prose("story"), "⟨story⟩.", "RK0504"),
        (Prose("take", {"n": Number(2)}), "Take ⟨food⟩ 2x.", "RK0505"),
        (Prose("take", {"food": FOOD, "n": FOOD}), "Take the foods ⟨n⟩.", "RK0505"),
        (Sentence("wrong"), "⟨wrong⟩.", "RK0508"),
        (True, "⟨say⟩.", "RK0508"),
    ],
)
def test_missing(part: object, words: str, code: str, tmp_path: Path) -> None:
    speaker = shelf.speaker(tmp_path)
    assert speaker.sentence(part) == words
    assert [one.code for one in speaker.report] == [code]


@pytest.mark.parametrize(
    ("macro", "words", "code"),
    [
        ('{{ noun(x.noun, "acc") }}', "⟨food⟩", "RK0503"),
        ('{{ noun(x.noun, f, case="acc") }}', "⟨food⟩", "RK0503"),
        ('{{ verb("jump", f) }}', "⟨jump⟩", "RK0506"),
        ('{{ word("title") }}', "⟨title⟩", "RK0507"),
        ('{{ say(x.noun, f, colour="red") }}', "⟨tried⟩", "RK0508"),
        ("{{ noun(3) }}", "⟨tried⟩", "RK0508"),
        ("{{ x.__class__ }}", "⟨tried⟩", "RK0508"),
    ],
)
def test_macro_that_asks_too_much(macro: str, words: str, code: str, tmp_path: Path) -> None:
    speaker = shelf.speaker(tmp_path, sentences__b_dot_j2=f"{{% macro tried(x, f) %}}{macro}{{% endmacro %}}")
    assert speaker.phrase(Sentence("tried", {"noun": FOOD})) == words
    assert [one.code for one in speaker.report] == [code]


@pytest.mark.parametrize(
    ("macro", "words"),
    [
        ('{{ items(x.all, "or", f, number="plural") }}', "foods or alphas"),
        ('{{ quote("a " ~ quote("b")) }}', "<a (b)>"),
        ("{{ unit(x.alpha).term }}", "food"),
        ("{{ kind(x.alpha) is none }}", "True"),
        ('{{ has(x.food, "mass") }} {{ has(x.alpha, "mass") }}', "True False"),
        ('{{ feature(x.alpha, "gender") }}', "f"),
        ('{{ fit("the", "big alpha", x.alpha) }}', "the big alpha"),
        ('{{ word("table_number", number=x.count) }}', "Table 3"),
        ('{{ verb_name("gain", of=x.alpha) }} {{ verb_form("gain", "s") }}', "mark gains"),
        ('{{ fill("set {it} aside", it=noun(x.food, "the")) }}', "set the food aside"),
        ("{{ value(x.count) + 1 }} {{ plural(x.count) }}", "4 other"),
        ('{{ is_noun(x.food, "things") }} {{ is_number(x.food) }}', "True False"),
        ('{{ capital("food") }} {{ small("Food") }}', "Food food"),
    ],
)
def test_functions(macro: str, words: str, tmp_path: Path) -> None:
    speaker = shelf.speaker(tmp_path, sentences__b_dot_j2=f"{{% macro tried(x, f) %}}{macro}{{% endmacro %}}")
    alpha = Noun("alpha")
    parts: dict[str, Part] = {"food": FOOD, "alpha": alpha, "all": (FOOD, alpha), "count": Number(3)}
    assert speaker.phrase(Sentence("tried", parts)) == words
    assert list(speaker.report) == []


def test_icons_stay_in_their_places(tmp_path: Path) -> None:
    shown = Sentence("shown", {"icon": Icon("bread", FOOD)})
    speaker = shelf.speaker(tmp_path)
    expected = (
        Words("Gain "),
        Icon("bread", Words("food")),
        Words(", then stop. Gain "),
        Icon("bread", Words("food")),
        Words(", then stop."),
    )
    assert speaker.line((shown, shown)) == expected
    assert speaker.sentence(shown) == "Gain food, then stop."


def test_documents_have_stops_in_text_but_not_in_titles(tmp_path: Path) -> None:
    document = Document(
        "card",
        (FOOD,),
        (gain(1),),
        (
            Heading(1, (gain(1),), "a"),
            Paragraph((gain(1), gain(2))),
            Listing((Item((gain(1),), (Paragraph((Sentence("lead"),)),)),)),
            Table((FOOD,), 1, (Column((FOOD,)),), (Row((Cell((gain(1),)), Cell((gain(1), gain(2))))),)),
            Side((gain(1),), ()),
        ),
    )
    one, two = (Words("Gain 1 food"),), (Words("Gain 1 food. Gain 2 foods."),)
    expected = Document(
        "card",
        (Words("Food"),),
        one,
        (
            Heading(1, one, "a"),
            Paragraph(two),
            Listing((Item((Words("Gain 1 food."),), (Paragraph((Words("Do this:"),)),)),)),
            Table((Words("Food"),), 1, (Column((Words("Food"),)),), (Row((Cell(one), Cell(two))),)),
            Side(one, ()),
        ),
    )
    assert shelf.speaker(tmp_path).document(document) == expected
