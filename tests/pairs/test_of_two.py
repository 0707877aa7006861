"""Values and steps of two: that both runners agree, that each language tells them apart, what can be wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import rulekit
from rulekit.cli import main
from rulekit.driver.pipeline import check_source, load_game
from rulekit.driver.printing import write_document
from rulekit.playing.examples import run_examples
from rulekit.source import Source
from tests.machine.wasm.agreement import agree
from tests.meaning.pages import Printer
from tests.meaning.pairs import Base
from tests.meaning.run import drawn, run
from tests.meaning.words import speakers

PATH = Path(__file__).parent / "pack.rules"
TEXT = PATH.read_text("utf-8")
PAIRS = 5
SAID = {
    "en": (
        "Lose as much food as the effort between the camp and the goal.",
        "Gain as many points as the number of coins of the goal at the number on that die.",
        "The landing from a square (the start) at a number (the count) is the square whose number is the number of",
        "Travel (for two places, the starting place and the goal)",
        "Pay the tribute for the goal and that opponent.",
        "Carry out the “Travel” step for the camp and the goal.",
        "The effort between a place (the starting place) and a place (the goal) is the larger of your toll",
    ),
    "fr": (
        "Perdez un nombre de nourriture égal à l’effort entre le camp et le but.",
        "Recevez un nombre de points égal au nombre de pièces du but pour le chiffre de ce dé.",
        "L’arrivée d’une case (le départ) pour un nombre (le nombre de pas) est la case dont le numéro est égal",
        "Effectuez l’étape « Tribut » pour le but et cet adversaire.",
        "Voyage (pour deux lieux, le point de départ et le but)",
        "L’effort entre un lieu (le point de départ) et un lieu (le but) est égal au plus grand nombre",
    ),
    "hu": (
        "Annyi élelmet veszítesz, amennyi a tábor és a cél közötti fáradság.",
        "Annyi pontot kapsz, amennyi ennek a dobókockának az értéke esetén a cél érméinek száma.",
        "Egy mező (a kezdőmező) érkezési mezője egy szám (a lépésszám) esetén: az a mező",
        "Utazás (két hely: a kiindulópont és a cél)",
        "Hajtsd végre a céllal és ezzel az ellenféllel a „Sarc” lépést.",
        "Egy hely (a kiindulópont) és egy hely (a cél) közötti fáradság: a vámjaid száma a kiindulópontnál",
    ),
    "zh_Hant": (
        "營地與目的地之間的體力消耗是多少，就失去幾份食物。",
        "目的地以這顆骰子的點數計的錢幣數量是多少，就獲得幾分。",
        "一個方格（起點格）以一個數（步數）計的落腳格是號碼等於起點格的號碼加步數的方格",
        "旅行（兩個地點：出發地和目的地）",
        "為目的地和這位對手進貢。",
        "一個地點（出發地）與一個地點（目的地）之間的體力消耗等於你的出發地路費數量與你的目的地路費數量中的較大值",
    ),
}


def _codes(text: str) -> list[str]:
    return [one.code for one in check_source(Source("pack.rules", text)).diagnostics if one.severity == "error"]


def test_they_are_worked_out_and_both_runners_agree() -> None:
    outcomes = [(one.example.name, one.message) for one in run_examples(check_source(Source("pack.rules", TEXT)))]
    assert outcomes == [("paid", ""), ("gone", ""), ("given_away", "")]
    agree(rulekit.load(str(PATH)).table.program.program, range(20))


@pytest.mark.parametrize("tag", SAID)
def test_words_are_whole_and_each_is_for_something(tag: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(PATH), "--locale", tag]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("tag", SAID)
def test_they_are_said_in_each_language(tag: str) -> None:
    page = (
        write_document(load_game(str(PATH)), "rulebook", tag, "md")
        .decode("utf-8")
        .replace("\u00a0", " ")
        .replace("\u202f", " ")
    )
    for line in SAID[tag]:
        assert line in page


def test_what_is_played_otherwise_is_printed_otherwise() -> None:
    text = TEXT.split("\nexample ")[0] + "\n"
    base, outcomes = Base.of(text, Printer(speakers(text, 1))), Counter[str]()
    assert base.pages.broken == {}
    some = drawn(base.text, Random(1), Counter())  # noqa: S311  # changes to try, not secrets
    assert [str(one) for one in run(base, some, PAIRS, outcomes) if one.unknown] == []


@pytest.mark.parametrize(
    ("right", "wrong", "code"),
    [
        ("pay of goal at 2", "pay of goal", "RK0206"),
        ("pay of goal at 2", "pay of goal at lake", "RK0203"),
        ("pay of goal at 2", "effort of goal at 2", "RK0206"),
        ("pay of goal at 2", "pay of square 1 at 2", "RK0201"),
        ("the effort between camp and goal is at", "effort of camp is at", "RK0206"),
        ("the link between lake and square 3", "the link between square 3 and lake", "RK0203"),
        ("the link between lake and square 3", "the link between lake and moor", "RK0203"),
        ("the link between lake and square 3", "the linc between lake and moor", "RK0201"),
        ("plus height of that place", "plus height of it", "RK0204"),
        ("and a place called goal is larger", "and a place called here is larger", "RK0202"),
        ("between a place called here and a place called goal", "between a place and a place", "RK0202"),
        ("do travel for camp and goal", "do travel for camp", "RK0207"),
        ("do travel for camp and goal", "do travel", "RK0207"),
        ("do tribute for goal and that opponent", "do tribute for that opponent and goal", "RK0203"),
        ("do tribute for goal and that opponent", "do turn for goal and that opponent", "RK0208"),
        ("step travel for a place called here and", "step travel for", "RK0208"),
        ("step travel for a place called here and", "step travel for a place called goal and", "RK0202"),
        ("Anna does travel for lake and moor", "Anna does travel for lake", "RK0207"),
        ("Anna does tribute for moor and Cecil", "Anna does tribute for moor and lake", "RK0203"),
        ("toll of here and your toll of goal", "the effort between here and goal and 2", "RK0201"),
        ("called here and a place called goal is larger", "called here and a plaice called goal is larger", "RK0201"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(right: str, wrong: str, code: str) -> None:
    assert right in TEXT
    assert code in _codes(TEXT.replace(right, wrong, 1))


def test_a_number_bounds_what_is_made_of_it() -> None:
    """What is proved of a value is proved for the number that it is given, not for all that there are."""
    small = TEXT.replace("0 to 20, more is lost", "0 to 20").replace(
        "gain as many points as pay of goal at luck", "food becomes pay of goal at 5"
    )
    assert "RK0303" not in _codes(small)
    assert "RK0303" in _codes(small.replace("pay of goal at 5", "pay of goal at 6"))
