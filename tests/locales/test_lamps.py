"""A whole book of a game of another kind: a race round a ring, figures on places, bids, a card turned up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rulekit.driver.pipeline import load_game
from rulekit.driver.printing import write_document

RULES = Path(__file__).parent / "lamps" / "lamps.rules"
TAGS = ("en", "fr", "hu", "zh_Hant")

LINES: dict[str, tuple[str, str, str, str]] = {
    "what stands on a ring begins somewhere": (
        "At the start of the game, your runner is on space 1.",
        "Au début de la partie, votre coureur est sur la case 1.",
        "A játék kezdetén a futód az 1. mezőn áll.",
        "遊戲開始時，你的跑者在第1格。",
    ),
    "a number from which the next is reckoned begins somewhere": (
        "At the start of the game, the hand size is 0.",
        "Au début de la partie, la taille de la main est de 0.",
        "A játék kezdetén a lapszám 0.",
        "遊戲開始時，手牌數為0。",
    ),
    "that all else is nothing comes last": (
        "5. Each player starts with 2 oil and 12 coins. Everything else starts at 0.",
        "5. Chaque joueur commence avec 2 huiles et 12 pièces. Tout le reste commence à 0.",
        "5. Minden játékos 2 olajjal és 12 érmével kezd. Minden más 0-ról indul.",
        "5. 每位玩家開始時有2份燈油和12枚錢幣。其餘各項皆從0開始。",
    ),
    "a stock that is one number is not sorted": (
        "Stones come from the common stock and go back to it;",
        "La réserve commune fournit les pierres et les récupère ;",
        "A kövek a közös készletből valók, és oda kerülnek vissza;",
        "石頭從公共供應區拿，用完放回；",
    ),
    "what there is one of is at most so high": (
        "The tide of each berth is at most 9; any excess is lost. The hand size is at most 7; any excess is lost.",
        "La marée de chaque poste est de 9 au plus ; le surplus est perdu. La taille de la main est de 7 au plus",
        "Minden hely ára legfeljebb 9; ami ezen felül van, elvész. A lapszám legfeljebb 7;",
        "每個位置的潮位最多為9，多的就沒了。手牌數最多為7，多的就沒了。",
    ),
    "what is drawn into a place for one thing is that": (
        "Take the first card from the pile as the upcard (if there is one).",
        "Prenez la première carte de la pioche comme carte retournée, s’il y en a une.",
        "Húzz elölről egy lapot a húzópakliból felütött lapnak, ha van.",
        "從牌堆依序拿取前1張牌，作為翻開的牌（若有）。",
    ),
    "a value of each player": (
        "Each player’s bid is now 0.",
        "Pour chaque joueur, son offre passe à 0.",
        "Minden játékosnál: a licitje 0 lesz.",
        "每位玩家的出價歸零。",
    ),
    "so many of each player": (
        "Each player now has 3 helpers.",
        "Chaque joueur a maintenant 3 aides.",
        "Minden játékosnak 3 segédje lesz.",
        "每位玩家的幫手數量變為3。",
    ),
    "none of each player": (
        "Each player now has no helpers.",
        "Chaque joueur n’a plus aucun aide.",
        "Senkinek sem marad segédje.",
        "每位玩家的幫手數量歸零。",
    ),
    "what becomes so of some players": (
        "From now on each player who has no oil is tired.",
        "Désormais, chaque joueur qui n’a pas d’huile est fatigué.",
        "Mostantól minden játékos, akinek nincs olaja, fáradt.",
        "從此刻起每位沒有燈油的玩家疲倦。",
    ),
    "what ceases": (
        "Each player is no longer tired.",
        "Chaque joueur n’est plus fatigué.",
        "Mostantól egyik játékos sem fáradt.",
        "每位玩家不再疲倦。",
    ),
    "figures are taken away": (
        "For each berth, remove all sailors from it.",
        "Pour chaque poste, retirez tous les matelots de ce poste.",
        "Minden helynél: vedd el az összes legényt erről a helyről.",
        "每個位置，移除這個位置上的所有船員。",
    ),
    "where a pawn stands": (
        "If your runner is on space 1, gain 1 point.",
        "Si votre coureur est sur la case 1, recevez 1 point.",
        "Ha a futód az 1. mezőn áll, kapsz 1 pontot.",
        "若你的跑者在第1格，獲得1分。",
    ),
    "what its space is": (
        "If the space of your runner is blocked, lose 1 oil.",
        "Si la case de votre coureur est bloquée, perdez 1 huile.",
        "Ha a futód mezője el van torlaszolva, veszítesz 1 olajat.",
        "若你的跑者的格子被擋住，失去1份燈油。",
    ),
    "a hand is called by its place already": (
        "If the space under your hand is blocked, lose 2 points.",
        "Si la case sous votre main est bloquée, perdez 2 points.",
        "Ha a kezed alatti mező el van torlaszolva, veszítesz 2 pontot.",
        "若你的手所在的格子被擋住，失去2分。",
    ),
    "what numbers of the rules come to": (
        "5. Gain 2 oil.",
        "5. Recevez 2 huiles.",
        "5. Kapsz 2 olajat.",
        "5. 獲得2份燈油。",
    ),
    "next to each other round a ring": (
        "Place 1 stone on a space that is next to your runner and is not blocked.",
        "Placez 1 pierre sur une case dégagée qui touche votre coureur.",
        "Tegyél 1 követ egy nyitott mezőre, amely szomszédos a futóddal.",
        "在1個與你的跑者相鄰且暢通的格子上放1塊石頭。",
    ),
    "figures are put on places": (
        "Place 1 sailor on a berth whose number of sailors is less than its room.",
        "Placez 1 matelot sur un poste dont le nombre de matelots est inférieur à sa place.",
        "Tegyél 1 legényt egy helyre, amelynek a legényeinek száma kisebb, mint a férőhelye.",
        "在1個船員數量小於其容量的位置上放1名船員。",
    ),
    "what is no piece goes up": (
        "Add 1 to the tide of that berth.",
        "Ajoutez 1 à la marée de ce poste.",
        "Adj hozzá 1-et ennek a helynek az árához.",
        "將這個位置的潮位加上1。",
    ),
    "what somebody named is no number of things": (
        "Lose as many coins as your bid.",
        "Perdez un nombre de pièces égal à votre offre.",
        "Annyi érmét veszítesz, amennyi a licited.",
        "你的出價是多少，就失去幾枚錢幣。",
    ),
    "how far two values are apart": (
        "Lose as many points as the difference between your bid and the number of your helpers.",
        "Perdez un nombre de points égal à l’écart entre votre offre et le nombre de vos aides.",
        "Annyi pontot veszítesz, amennyi a licitednek és a segédjeid számának a különbsége.",
        "失去分數，數量等於你的出價與你的幫手數量的差。",
    ),
    "less than nothing": (
        "Anna has −3 points. She gains 1 point and now has −2 points.",
        "Anna a −3 points. Elle reçoit 1 point et a maintenant −2 points.",
        "Annának −3 pontja van. Kap 1 pontot, és most −2 pontja van.",
        "怡安有−3分。她獲得1分，現在有−2分。",
    ),
    "a step is no round where players act twice in it": (
        "The game ends after the “A day” step has been carried out 4 times.",
        "La partie se termine quand l’étape « Une journée » a été exécutée 4 fois.",
        "A játék akkor ér véget, amikor a „Nap” lépést 4-szer végrehajtottátok.",
        "進行「一天」步驟4次後，遊戲結束。",
    ),
}
"""What a book must say, by what it is about."""

UNSAID = ("2 colours", "passes have no effect", "```", "along a line", "sorted by", "2 couleurs", "2 szín\n", "2種顏色")
"""What is not so, or says nothing: colours tell lamps apart, and spaces that are passed one by one count."""


@cache
def book(tag: str) -> str:
    """The rulebook of the game, as text."""
    checked = load_game(str(RULES))
    assert not [one for one in checked.diagnostics if one.severity == "error"]
    return write_document(checked, "rulebook", tag, "md").decode("utf-8").replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("about", LINES)
@pytest.mark.parametrize(("at", "tag"), [*enumerate(TAGS)])
def test_a_book_says(about: str, at: int, tag: str) -> None:
    assert LINES[about][at] in book(tag)


@pytest.mark.parametrize("tag", TAGS)
def test_a_book_does_not_say(tag: str) -> None:
    assert [one for one in UNSAID if one in book(tag)] == []
