"""A knockout auction read in every language: out of a step, out of the game, and what is nobody's in particular."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from tests.meaning.small import path_of

BLANKS = str.maketrans("\u00a0\u202f", "  ")
SAID = {
    "en": (
        "When only one player is left in the game, that player wins.",
        "If you have no coins, you are out of the game.",
        "Each player who alone has the fewest coins gains 1 coin.",
        "Each player whose number of coins is more than the number of players left pays the fee.",
        "The price is now the number of players.",
        "Players take turns until only 1 player is left; whoever’s turn it is bids or withdraws.",
        "If somebody is the highest bidder: the highest bidder:",
        "Withdraw: drop out of the “Sale” step.",
    ),
    "hu": (
        "Ha már csak egy játékos maradt a játékban, ő győz.",
        "Ha nincs érméd, kiesel a játékból.",
        "Minden játékos, akinek egyedül van a legkevesebb érméje, kap 1 érmét.",
        "Minden játékos, akinek több érméje van, mint ahány játékos játékban van, kifizeti a díjat.",
        "Az ár annyi lesz, ahány játékos van.",
        "A játékosok egymás után kerülnek sorra, amíg nem csak 1 játékos maradt; aki soron van, licitál vagy kiszáll.",
        "Ha valaki a legmagasabb ajánlattevő: a legmagasabb ajánlattevő hajtsa végre a következőket:",
        "Kiszállás: kiszállsz az „Árverés” lépésből.",
    ),
    "fr": (
        "Le dernier joueur en jeu gagne la partie.",
        "Si vous n’avez aucune pièce, vous êtes éliminé.",
        "Chaque joueur qui a, sans égalité, le moins de pièces reçoit 1 pièce.",
        "Chaque joueur dont le nombre de pièces est supérieur au nombre de joueurs encore en jeu paie les frais.",
        "Le prix passe au nombre de joueurs.",
        "tant qu’il reste plusieurs joueurs ; celui dont c’est le tour enchérit ou se retire.",
        "Si quelqu’un est le meilleur enchérisseur : le meilleur enchérisseur procède ainsi :",
        "Se retirer : vous quittez l’étape « Vente ».",
    ),
    "zh_Hant": (
        "只剩1位玩家時，該玩家獲勝。",
        "若你沒有硬幣，你就出局。",
        "每位單獨擁有最少硬幣的玩家獲得1枚硬幣。",
        "每位硬幣數量大於仍在場的玩家人數的玩家支付費用。",
        "價格數量變為本局的玩家人數。",
        "玩家輪流這樣做，直到只剩1位玩家為止：出價或退出。",
        "若有人是最高出價者：最高出價者：",
        "退出：你退出「拍賣」。",
    ),
}


@pytest.mark.parametrize("tag", SAID)
def test_what_the_rulebook_says(tag: str, tmp_path: Path) -> None:
    page = tmp_path / "book.md"
    rulekit.write_book(rulekit.load(str(path_of("knockout"))), str(page), locale=tag, kind="rulebook")
    text = page.read_text("utf-8").translate(BLANKS)
    assert [line for line in SAID[tag] if line not in text] == []
