"""What becomes of what others have is said as theirs, in every language: "that figure is now their guard"."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from rulekit.document.sentence import Sentence
from tests.locales import tides

TAGS = ("en", "fr", "hu", "zh_Hant")
CHOSEN = ("choose an opponent", "choose a figure", "choose a player")
CASES: dict[str, tuple[str, str, str, str]] = {
    "that opponent: guard becomes that figure": (
        "That opponent: that figure is now their guard.",
        "Pour cet adversaire, cette figure devient son garde.",
        "Ennek az ellenfélnek ez az alak lesz az őre.",
        "這位對手以這位人物為自己的守衛。",
    ),
    "that player: guard becomes that figure": (
        "That player: that figure is now their guard.",
        "Pour ce joueur, cette figure devient son garde.",
        "Ennek a játékosnak ez az alak lesz az őre.",
        "這位玩家以這位人物為自己的守衛。",
    ),
    "each player: guard becomes trump": (
        "Each player: the trump is now their guard.",
        "Pour chaque joueur, l’atout devient son garde.",
        "Minden játékosnak az adu lesz az őre.",
        "每位玩家以王牌為自己的守衛。",
    ),
    "each opponent: guard becomes king": (
        "Each opponent: their guard is now the king.",
        "Pour chaque adversaire, le roi devient son garde.",
        "Minden ellenfelednek a király lesz az őre.",
        "每位對手的守衛變為國王。",
    ),
    "that opponent: that opponent's guard becomes trump": (
        "That opponent: the trump is now that opponent’s guard.",
        "Pour cet adversaire, l’atout devient le garde de cet adversaire.",
        "Ennél az ellenfélnél: az adu lesz ennek az ellenfélnek az őre.",
        "這位對手王牌成為這位對手的守衛。",
    ),
    "that opponent: guard becomes nobody": (
        "That opponent no longer has a guard.",
        "Cet adversaire n’a plus de garde.",
        "Ennek az ellenfélnek nem lesz őre.",
        "這位對手不再有守衛。",
    ),
    "that opponent: boats becomes 3": (
        "That opponent now has 3 boats.",
        "Cet adversaire a maintenant 3\xa0bateaux.",
        "Ennek az ellenfélnek 3 hajója lesz.",
        "這位對手的船數量變為3。",
    ),
    "that opponent: boats becomes 0": (
        "That opponent now has no boats.",
        "Cet adversaire n’a plus aucun bateau.",
        "Ennek az ellenfélnek nem marad hajója.",
        "這位對手的船數量歸零。",
    ),
    "each player: boats becomes 0, then gain 1 point": (
        "Each player now has no boats, then gains 1 point.",
        "Chaque joueur n’a plus aucun bateau, puis reçoit 1\xa0point.",
        "Minden játékosnál: a hajóinak száma 0 lesz, majd kap 1 pontot.",
        "每位玩家的船數量歸零，然後獲得1分。",
    ),
    "each player: guard becomes trump, then gain 1 point": (
        "Each player: the trump is now their guard, then they gain 1 point.",
        "Pour chaque joueur, l’atout devient son garde, puis il reçoit 1\xa0point.",
        "Minden játékosnál: az adu lesz az őre, majd kap 1 pontot.",
        "每位玩家以王牌為自己的守衛，然後獲得1分。",
    ),
    "that opponent: gain as many food as your food": (
        "That opponent gains as much food as they have.",
        "Cet adversaire reçoit autant de nourriture qu’il en a.",
        "Ez az ellenfél annyi ételt kap, ahány étele van.",
        "這位對手有幾個食物，就獲得幾個食物。",
    ),
    "that opponent: lead becomes you": (
        "That opponent becomes the leader.",
        "Cet adversaire devient le meneur.",
        "Ez az ellenfél lesz a hívó.",
        "這位對手成為首家。",
    ),
    "each player: gain 1 point, then guard becomes nobody": (
        "Each player gains 1 point, then they no longer have a guard.",
        "Chaque joueur reçoit 1\xa0point, puis n’a plus de garde.",
        "Minden játékos kap 1 pontot, majd nem lesz őre.",
        "每位玩家獲得1分，然後不再有守衛。",
    ),
}
OTHERS = ("that opponent", "that player", "each player", "each opponent")
BECOMES = (
    "guard becomes that figure",
    "hand_card becomes king",
    "guard becomes nobody",
    "lead becomes you",
    "boats becomes 2",
    "boats becomes tide",
    "boats becomes food minus 1",
    "food becomes number of your goods",
)
OF_THEM = [
    f"{who}: {said}"
    for who, deed in product(OTHERS, BECOMES)
    for said in (deed, f"{deed}, then gain 1 point", f"gain 1 point, then {deed}")
]
READER = {"en": ("you", "your"), "fr": ("vous", "votre", "vos"), "hu": ("te", "kapsz"), "zh_Hant": ("你",)}
"""Words of each language that would speak of the reader."""


@cache
def sentences() -> dict[str, Sentence]:
    some = (*CASES, *OF_THEM)
    return dict(zip(some, tides.said([*CHOSEN, *some])[len(CHOSEN) :], strict=True))


@pytest.mark.parametrize(("at", "tag"), [*enumerate(TAGS)])
def test_what_is_theirs_is_said_so(at: int, tag: str) -> None:
    said = {one: tides.speaker(tag).sentence(sentences()[one]) for one in CASES}
    assert said == {one: texts[at] for one, texts in CASES.items()}


@pytest.mark.parametrize("tag", TAGS)
def test_nothing_of_theirs_is_said_to_be_the_reader_s(tag: str) -> None:
    speaker = tides.speaker(tag)
    wrong = []
    for one in OF_THEM:
        said = speaker.sentence(sentences()[one])
        words = said if tag == "zh_Hant" else said.lower().replace("’", " ").replace(".", " ").replace(",", " ").split()
        wrong += [said for word in READER[tag] if word in words]
    assert wrong == []
