"""Where things lie and whose they are, as read aloud: what the game keeps is nobody's, and verbs agree with rows."""

from __future__ import annotations

from functools import cache

import pytest

from rulekit.document.sentence import Name, Noun, Sentence
from tests.locales import tides
from tests.locales.test_tides import CASES as SCENES
from tests.locales.test_tides import CHOSEN

CASES: dict[str, tuple[str, str, str, str]] = {
    "for each good that is in hoard: gain 1 point": (
        "For each good in the hoard, gain 1 point.",
        "Pour chaque bien dans le trésor, recevez 1 point.",
        "Minden, a kincstárban lévő áru után kapsz 1 pontot.",
        "每種寶庫中的貨物，獲得1分。",
    ),
    "for each of your hoard: gain 1 point": (
        "For each good in the hoard, gain 1 point.",
        "Pour chaque bien dans le trésor, recevez 1 point.",
        "Minden, a kincstárban lévő áru után kapsz 1 pontot.",
        "每種寶庫中的貨物，獲得1分。",
    ),
    "gain as many points as number of your hoard": (
        "Gain as many points as there are goods in the hoard.",
        "Recevez autant de points qu’il y a de biens dans le trésor.",
        "Annyi pontot kapsz, ahány áru van a kincstárban.",
        "寶庫中的貨物數量是多少，就獲得幾分。",
    ),
    "gain as many points as total worth of cargo of north": (
        "Gain as many points as the total worth of all goods in the cargo of the north coast.",
        "Recevez un nombre de points égal au total des valeurs des biens dans la cargaison de la côte nord.",
        "Annyi pontot kapsz, amennyi az északi part rakományában lévő áruk értékeinek összege.",
        "北岸的貨艙中的所有貨物的價值總和是多少，就獲得幾分。",
    ),
    "gain as many points as number of your goods": (
        "Gain as many points as you have goods.",
        "Recevez autant de points que vous avez de biens.",
        "Annyi pontot kapsz, ahány árud van.",
        "你的貨物數量是多少，就獲得幾分。",
    ),
    "if there is a your hoard: gain 1 point": (
        "If there is a good in the hoard, gain 1 point.",
        "S’il y a un bien dans le trésor, recevez 1 point.",
        "Ha van áru a kincstárban, kapsz 1 pontot.",
        "若寶庫中有貨物，獲得1分。",
    ),
    "the player (number of your goods) places to your right: gain 1 food": (
        "The player as many places to your right as the number of your goods gains 1 food.",
        "Le joueur à votre droite (à un nombre de places égal au nombre de vos biens) reçoit 1 nourriture.",
        "A tőled jobbra annyi hellyel ülő játékos (ahány árud van) kap 1 ételt.",
        "從你右手邊數起、位數等於你的貨物數量的玩家獲得1個食物。",
    ),
    "if north is in your land: gain 1 point": (
        "If the north coast is in your lands, gain 1 point.",
        "Si la côte nord est dans vos terres, recevez 1 point.",
        "Ha az északi part a földjeid között van, kapsz 1 pontot.",
        "若北岸在你的領地中，獲得1分。",
    ),
    "if king is not in pile: gain 1 point": (
        "If the king is not in the pile, gain 1 point.",
        "Si le roi n’est pas dans la pile, recevez 1 point.",
        "Ha a király nincs a rakásban, kapsz 1 pontot.",
        "若國王不在牌堆中，獲得1分。",
    ),
    "if there is no quiet coast in your land that is next to north by road: gain 1 point": (
        "If there is no quiet coast in your lands that is next to the north coast by road, gain 1 point.",
        "Si aucune côte calme dans vos terres ne touche la côte nord par la route, recevez 1 point.",
        "Ha nincs olyan a földjeid között lévő, csendes part, amely úton szomszédos az északi parttal, kapsz 1 pontot.",
        "若你的領地中沒有平靜的海岸與北岸沿道路相鄰，獲得1分。",
    ),
    "if there is no coast that is not in your land: gain 1 point": (
        "If there is no coast that is not in your lands, gain 1 point.",
        "S’il n’y a aucune côte qui n’est pas dans vos terres, recevez 1 point.",
        "Ha nincs olyan part, amely nincs a földjeid között, kapsz 1 pontot.",
        "若沒有海岸不在你的領地中，獲得1分。",
    ),
    "put amber in hoard": (
        "Place amber in the hoard.",
        "Placez l’ambre dans le trésor.",
        "Tedd a borostyánt a kincstárba.",
        "將琥珀放入寶庫。",
    ),
    "put amber in your goods": (
        "Place amber in your goods.",
        "Placez l’ambre dans vos biens.",
        "Tedd a borostyánt az áruid közé.",
        "將琥珀放入你的貨物。",
    ),
    "put that coast in your land": (
        "Place that coast in your lands.",
        "Placez cette côte dans vos terres.",
        "Tedd ezt a partot a földjeid közé.",
        "將這處海岸放入你的領地。",
    ),
    "empty that opponent's land": (
        "Remove all of that opponent’s lands.",
        "Retirez toutes les terres de cet adversaire.",
        "Vedd el ennek az ellenfélnek az összes földjét.",
        "移除這位對手的所有領地。",
    ),
    "empty that opponent's goods": (
        "Remove all of that opponent’s goods.",
        "Retirez tous les biens de cet adversaire.",
        "Vedd el ennek az ellenfélnek az összes áruját.",
        "移除這位對手的所有貨物。",
    ),
    "if that opponent's land is empty: gain 1 point": (
        "If that opponent’s lands are empty, gain 1 point.",
        "Si les terres de cet adversaire sont vides, recevez 1 point.",
        "Ha ennek az ellenfélnek a földjei üresek, kapsz 1 pontot.",
        "若這位對手的領地是空的，獲得1分。",
    ),
    "if number of your land is at least 3: gain 1 point": (
        "If your lands hold at least 3 coasts, gain 1 point.",
        "Si vos terres contiennent au moins 3 côtes, recevez 1 point.",
        "Ha a földjeid között legalább 3 part van, kapsz 1 pontot.",
        "若你的領地至少有3處海岸，獲得1分。",
    ),
    "if your land is not empty: gain 1 point": (
        "If your lands are not empty, gain 1 point.",
        "Si vos terres ne sont pas vides, recevez 1 point.",
        "Ha a földjeid nem üresek, kapsz 1 pontot.",
        "若你的領地不是空的，獲得1分。",
    ),
    "each opponent whose land is empty: lose 1 point": (
        "Each opponent whose lands are empty loses 1 point.",
        "Chaque adversaire dont les terres sont vides perd 1 point.",
        "Minden ellenfeled, akinek a földjei üresek, veszít 1 pontot.",
        "每位領地為空的對手失去1分。",
    ),
    "for each coast whose cargo is not empty: gain 1 point": (
        "For each coast whose cargo is not empty, gain 1 point.",
        "Pour chaque côte dont la cargaison n’est pas vide, recevez 1 point.",
        "Minden olyan part után, amelynek a rakománya nem üres, kapsz 1 pontot.",
        "每處貨艙不為空的海岸，獲得1分。",
    ),
    "each opponent: gain 1 point for each good whose buyer is you": (
        "Each opponent gains 1 point for each good whose buyer they are.",
        "Chaque adversaire reçoit 1 point pour chaque bien dont il est l’acheteur.",
        "Minden ellenfeled minden olyan áruért, amelynek ő a vevője, kap 1 pontot.",
        "每位對手每有1種以自己為買主的貨物，獲得1分。",
    ),
    "each opponent: choose a good whose buyer is you": (
        "Each opponent chooses a good whose buyer they are.",
        "Chaque adversaire choisit un bien dont il est l’acheteur.",
        "Minden ellenfeled választ egy árut, amelynek ő a vevője.",
        "每位對手選擇1種以自己為買主的貨物。",
    ),
    "for each good whose buyer is you: gain 1 point": (
        "For each good whose buyer you are, gain 1 point.",
        "Pour chaque bien dont vous êtes l’acheteur, recevez 1 point.",
        "Minden olyan áru után, amelynek te vagy a vevője, kapsz 1 pontot.",
        "每種以你為買主的貨物，獲得1分。",
    ),
    "if lead is not nobody: gain 1 point": (
        "If somebody is the leader, gain 1 point.",
        "Si quelqu’un est le meneur, recevez 1 point.",
        "Ha valaki a hívó, kapsz 1 pontot.",
        "若有人是首家，獲得1分。",
    ),
    "each opponent: gain 1 point, then tide becomes flood": (
        "Each opponent gains 1 point, then the tide is now equal to the flood.",
        "Chaque adversaire reçoit 1 point, puis la marée devient égale à la crue.",
        "Minden ellenfeled kap 1 pontot, majd az ár annyi lesz, amennyi a vízszint.",
        "每位對手獲得1分，然後潮位變得與水位相同。",
    ),
    "repeat up to 3 times: gain 1 point": (
        "Do this 3 times: gain 1 point.",
        "3 fois de suite, recevez 1 point.",
        "Ismételd ezt 3-szor: kapsz 1 pontot.",
        "獲得1分，共3次。",
    ),
    "if number of your goods is at least 3: gain 1 point": (
        "If you have at least 3 goods, gain 1 point.",
        "Si vous avez au moins 3 biens, recevez 1 point.",
        "Ha az áruid száma legalább 3, kapsz 1 pontot.",
        "若你的貨物至少有3種，獲得1分。",
    ),
    "if the active player is you: gain 1 point": (
        "If it is your turn, gain 1 point.",
        "Si c’est votre tour, recevez 1 point.",
        "Ha te vagy soron, kapsz 1 pontot.",
        "若你是當前玩家，獲得1分。",
    ),
    "if the active player is that opponent: gain 1 point": (
        "If it is that opponent’s turn, gain 1 point.",
        "Si c’est le tour de cet adversaire, recevez 1 point.",
        "Ha ez az ellenfél van soron, kapsz 1 pontot.",
        "若當前玩家是這位對手，獲得1分。",
    ),
    "for each coast whose crew is 0: gain 1 point": (
        "For each coast of which you have no crews, gain 1 point.",
        "Pour chaque côte dont vous n’avez aucun équipage, recevez 1 point.",
        "Minden olyan part után, amelynél nincs legénységed, kapsz 1 pontot.",
        "每處你的船員數量為0的海岸，獲得1分。",
    ),
    "each opponent: choose a coast whose crew is at least 1": (
        "Each opponent chooses a coast of which they have at least 1 crew.",
        "Chaque adversaire choisit une côte dont il a au moins 1 équipage.",
        "Minden ellenfeled választ egy partot, amelynél legalább 1 legénysége van.",
        "每位對手選擇1處自己的船員數量至少為1的海岸。",
    ),
    "each opponent whose guard is nothing: lose 1 point": (
        "Each opponent who has no guard loses 1 point.",
        "Chaque adversaire qui n’a pas de garde perd 1 point.",
        "Minden ellenfeled, akinek nincs őre, veszít 1 pontot.",
        "每位沒有守衛的對手失去1分。",
    ),
    "for each die that shows 6: gain 1 point": (
        "For each die that shows 6, gain 1 point.",
        "Pour chaque dé qui montre un 6, recevez 1 point.",
        "Minden olyan kocka után, amely 6-ost mutat, kapsz 1 pontot.",
        "每顆擲出6的骰子，獲得1分。",
    ),
    "if number of rounds is 3: gain 1 point": (
        "If this is round 3, gain 1 point.",
        "Si c’est la manche 3, recevez 1 point.",
        "Ha ez a 3. kör, kapsz 1 pontot.",
        "若這是第3輪，獲得1分。",
    ),
    "if number of rounds is at least 5: gain 1 point": (
        "If this is round 5 or later, gain 1 point.",
        "Si c’est au moins la manche 5, recevez 1 point.",
        "Ha ez legalább az 5. kör, kapsz 1 pontot.",
        "若這至少是第5輪，獲得1分。",
    ),
    "if number of rounds is less than 5: gain 1 point": (
        "If this is a round before round 5, gain 1 point.",
        "Si la manche 5 n’a pas commencé, recevez 1 point.",
        "Ha az 5. kör még nem kezdődött el, kapsz 1 pontot.",
        "若第5輪尚未開始，獲得1分。",
    ),
}
"""What is written, and how it is said in English, French, Hungarian and Chinese."""

READER = {"fr": ("vous", "Vous", "votre", "vos "), "zh_Hant": ("你",)}
"""The words for the reader, where everything behind "each opponent" is said of them."""


@cache
def sentences() -> dict[str, Sentence]:
    return dict(zip(CASES, tides.said([*CHOSEN, *CASES])[len(CHOSEN) :], strict=True))


@pytest.mark.parametrize("written", CASES)
@pytest.mark.parametrize(("at", "tag"), [*enumerate(("en", "fr", "hu", "zh_Hant"))])
def test_sentence(written: str, at: int, tag: str) -> None:
    assert tides.speaker(tag).sentence(sentences()[written]) == CASES[written][at]


@cache
def of_each_opponent() -> tuple[Sentence, ...]:
    """Every scene that can be said of each opponent in one sentence."""
    plain = [one for one in (*SCENES, *CASES) if "opponent" not in one]
    lines = [f"each opponent\n    {one}" for one in plain]
    said = tides.said([*CHOSEN, *lines])[len(CHOSEN) :]
    return tuple(one for one in said if one.name == "each_player")


@pytest.mark.parametrize("tag", READER)
def test_the_person_follows_the_subject(tag: str) -> None:
    said = [tides.speaker(tag).sentence(one) for one in of_each_opponent()]
    assert len(said) > 10
    assert [one for one in said if any(word in one for word in READER[tag])] == []


NOBODY = Sentence("nobody", {"thing": False})
NOTHING = Sentence("nobody", {"thing": True})
LEAD = Sentence("kept", {"noun": Noun("lead"), "thing": True})
GUARD = Sentence("owned", {"owner": Name("Ben"), "noun": Noun("guard"), "of": False, "thing": True})
CAPTAIN = Sentence("attribute", {"noun": Noun("captain"), "of": Noun("north"), "thing": True})
TURN = Sentence("active_player")
FACTS = {
    (LEAD, NOBODY): ("Nobody is the leader.", "Personne n’est le meneur.", "Senki sem a hívó.", "沒有人是首家。"),
    (GUARD, NOTHING): ("Ben has no guard.", "Benoît n’a pas de garde.", "Bencének nincs őre.", "柏翰沒有守衛。"),
    (CAPTAIN, NOBODY): (
        "The north coast has no captain.",
        "La côte nord n’a pas de capitaine.",
        "Az északi partnak nincs kapitánya.",
        "北岸沒有船長。",
    ),
    (TURN, Name("Ben")): ("It is Ben’s turn.", "C’est le tour de Benoît.", "Bence van soron.", "當前玩家是柏翰。"),
}
"""How things are at the beginning of an example."""


@pytest.mark.parametrize("fact", FACTS)
@pytest.mark.parametrize(("at", "tag"), [*enumerate(("en", "fr", "hu", "zh_Hant"))])
def test_fact(fact: tuple[Sentence, Sentence | Name], at: int, tag: str) -> None:
    said = Sentence("fact_is", {"left": fact[0], "op": "is", "right": fact[1], "told": "given"})
    assert tides.speaker(tag).sentence(said) == FACTS[fact][at]
