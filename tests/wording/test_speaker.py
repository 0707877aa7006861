"""Parts become words; what is missing is reported and stands in the text, never raised and never guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulekit.document.blocks import Cell, Column, Document, Heading, Item, Listing, Paragraph, Row, Side, TableBlock
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
        (Sentence("choose_one_lead"), "Do this:"),
        (Sentence("gives_nothing"), "7 dice"),
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
        (Sentence("nothing"), "⟨nothing⟩.", "RK0501"),
        (Noun("stone"), "⟨stone⟩.", "RK0502"),
        (Prose("story"), "⟨story⟩.", "RK0504"),
        (Prose("take", {"n": Number(2)}), "Take ⟨food⟩ 2x.", "RK0505"),
        (Prose("take", {"food": FOOD, "n": FOOD}), "Take the foods ⟨n⟩.", "RK0505"),
        (Sentence("over"), "⟨over⟩.", "RK0508"),
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
        ('{{ say(x.noun, f, colour="red") }}', "⟨table_of⟩", "RK0508"),
        ("{{ noun(3) }}", "⟨table_of⟩", "RK0508"),
        ("{{ f.__class__ }}", "⟨table_of⟩", "RK0508"),
        ("{% for i in range(999999) %}{% endfor %}", "⟨table_of⟩", "RK0508"),
        ('{{ "x" * 10 ** 12 }}', "⟨table_of⟩", "RK0508"),
        ('{{ "x" * 99999 }}', "⟨table_of⟩", "RK0508"),
        ("{{ [1] * 99999 }}", "⟨table_of⟩", "RK0508"),
        ("{{ 9 ** 9 ** 9 }}", "⟨table_of⟩", "RK0508"),
        ('{{ "%999999d" % 3 }}', "⟨table_of⟩", "RK0508"),
        ('{{ "x".ljust(99999) }}', "⟨table_of⟩", "RK0508"),
        ('{{ "{:999999}".format(3) }}', "⟨table_of⟩", "RK0508"),
        ("{{ 1 / 0 }}", "⟨table_of⟩", "RK0508"),
        (3 * "{% for i in range(999) %}" + 3 * "{% endfor %}", "⟨table_of⟩", "RK0508"),
        ('{% set a = "xx" %}' + 40 * "{% set a = a ~ a %}" + "{{ a }}", "⟨table_of⟩", "RK0508"),
        ('{% set a = "xx" %}' + 40 * "{% set a = a + a %}" + "{{ a }}", "⟨table_of⟩", "RK0508"),
        ("{% set a = [1] %}" + 40 * "{% set a = a + a %}" + "{{ a | length }}", "⟨table_of⟩", "RK0508"),
        ("{% set a = [1] %}" + 40 * "{% set a = [a, a] %}" + "{{ a }}", "⟨table_of⟩", "RK0508"),
        ("{% set a = [1] %}" + 40 * "{% set a = [a, a] %}" + "{{ a | string }}", "⟨table_of⟩", "RK0508"),
        ("{% set a = [1] %}" + 40 * "{% set a = [a, a] %}" + '{{ "" ~ a }}', "⟨table_of⟩", "RK0508"),
        ('{% set a = "xx" %}' + 40 * '{% set a = [a, a] | join("x") %}' + "{{ a }}", "⟨table_of⟩", "RK0508"),
        ('{% set a = "xx" %}' + 40 * '{% set a = a | replace("x", a) %}' + "{{ a }}", "⟨table_of⟩", "RK0508"),
        ('{{ "x".replace("x", "y") }}', "⟨table_of⟩", "RK0508"),
        (
            "{% set a %}xx{% endset %}" + 40 * "{% set a %}{{ a }}{{ a }}{% endset %}" + "{{ a }}",
            "⟨table_of⟩",
            "RK0508",
        ),
        ("{{ table_of(x, f) }}", "⟨table_of⟩", "RK0508"),
        ("{% if f %}{{ say(x, f) }}{% endif %}", "⟨table_of⟩", "RK0508"),
    ],
)
def test_macro_that_asks_too_much(macro: str, words: str, code: str, tmp_path: Path) -> None:
    speaker = shelf.speaker(
        tmp_path, sentences__b_dot_j2=f"{{% macro table_of(x, f) %}}{macro}{{{{ x.noun if false }}}}{{% endmacro %}}"
    )
    assert speaker.phrase(Sentence("table_of", {"noun": FOOD})) == words
    assert [one.code for one in speaker.report] == [code]


@pytest.mark.parametrize(
    ("macro", "words"),
    [
        ('{{ items(x.nouns, "or", f, number="plural") }}', "foods or alphas"),
        ('{{ quote("a " ~ quote("b")) }}', "<a (b)>"),
        ("{{ unit(x.nouns[1]).term }}", "food"),
        ("{{ kind(x.nouns[1]) is none }}", "True"),
        ('{{ has(x.table, "mass") }} {{ has(x.nouns[1], "mass") }}', "True False"),
        ('{{ feature(x.nouns[1], "gender") }}', "f"),
        ('{{ fit("the", "big alpha", x.nouns[1]) }}', "the big alpha"),
        ('{{ word("table_number", number=x.counts[0]) }}', "Table 3"),
        ('{{ verb_name("gain", of=x.nouns[1]) }} {{ verb_form("gain", "s") }}', "mark gains"),
        ('{{ fill("set {it} aside", it=noun(x.table, "the")) }}', "set the food aside"),
        ("{% if x.counts[0] %}{{ value(x.counts[0]) + 1 }} {{ plural(x.counts[0]) }}{% endif %}", "4 other"),
        ('{{ is_noun(x.table, "things") }} {{ is_number(x.table) }}', "True False"),
        ('{{ capital("food") }} {{ small("Food") }}', "Food food"),
    ],
)
def test_functions(macro: str, words: str, tmp_path: Path) -> None:
    macro += "{{ (x.nouns, x.counts, x.sheet) if false }}{% endmacro %}"  # a macro says all parts of its sentence
    speaker = shelf.speaker(tmp_path, sentences__b_dot_j2=f"{{% macro left_out(x, f) %}}{macro}")
    alpha = Noun("alpha")
    parts: dict[str, Part] = {"table": FOOD, "nouns": (FOOD, alpha), "counts": (Number(3),), "sheet": False}
    assert speaker.phrase(Sentence("left_out", parts)) == words
    assert list(speaker.report) == []


DOUBLING = "".join(
    f"{{% macro m{one}(x) %}}{{% set a = m{one + 1}(x) %}}{{% set b = m{one + 1}(x) %}}{{% endmacro %}}\n"
    for one in range(40)
)


@pytest.mark.parametrize(
    "written",
    [
        DOUBLING
        + "{% macro m40(x) %}{% endmacro %}{% macro table_of(x, f) %}{{ m0(x) }}{{ x.noun if false }}{% endmacro %}",
        "{% macro table_of(x, f) %}{{ x.noun if false }}{% endmacro %}"
        + 3 * "{% for i in range(999) %}"
        + 3 * "{% endfor %}",
        (
            "{% macro a(x) %}{{ b(x) }}{% endmacro %}{% macro b(x) %}{{ a(x) }}{% endmacro %}"
            "{% macro table_of(x, f) %}{{ a(x) }}{{ x.noun if false }}{% endmacro %}"
        ),
    ],
    ids=["twice each", "between macros", "each other"],
)
def test_macros_that_have_no_end(written: str, tmp_path: Path) -> None:
    speaker = shelf.speaker(tmp_path, sentences__b_dot_j2=written)
    assert speaker.phrase(Sentence("table_of", {"noun": FOOD})) == "⟨table_of⟩"
    assert "RK0508" in {one.code for one in speaker.report}


def test_a_sentence_has_all_its_steps_whatever_was_said_before(tmp_path: Path) -> None:
    macro = "{% for i in range(900) %}{% for j in range(90) %}{% endfor %}{% endfor %}{{ noun(x.noun) }}"
    speaker = shelf.speaker(tmp_path, sentences__b_dot_j2=f"{{% macro table_of(x, f) %}}{macro}{{% endmacro %}}")
    said = [speaker.phrase(Sentence("table_of", {"noun": one})) for one in (FOOD, Noun("alpha"))]
    assert said == ["food", "alpha"]
    assert list(speaker.report) == []


def test_icons_stay_in_their_places(tmp_path: Path) -> None:
    shown = Sentence("labelled", {"label": Icon("bread", FOOD)})
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
            Listing((Item((gain(1),), (Paragraph((Sentence("choose_one_lead"),)),)),)),
            TableBlock((FOOD,), 1, (Column((FOOD,)),), (Row((Cell((gain(1),)), Cell((gain(1), gain(2))))),)),
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
            TableBlock((Words("Food"),), 1, (Column((Words("Food"),)),), (Row((Cell(one), Cell(two))),)),
            Side(one, ()),
        ),
    )
    assert shelf.speaker(tmp_path).document(document) == expected
