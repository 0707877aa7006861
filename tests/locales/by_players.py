"""What is left out with some numbers of players, and that no change is given, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import FOOD, MONUMENT, s

__all__ = ["cases"]

COST, COIN = Noun("cost", "columns"), Noun("coin")
SHEET = Noun("sheet", "components")
GARDENS, PYRAMID = Noun("hanging_gardens"), Noun("great_pyramid")


def _left_out(*counts: int, crossed: bool = True) -> Sentence:
    numbers = tuple(map(Number, counts))
    return s("left_out", counts=numbers, nouns=(GARDENS, PYRAMID), table=MONUMENT, sheet=SHEET if crossed else False)


def _all_used(*counts: int) -> Sentence:
    return s("nothing_left_out", counts=tuple(map(Number, counts)), table=MONUMENT)


TREES: tuple[Sentence, ...] = (
    _left_out(2),
    _left_out(2, 4, crossed=False),
    _left_out(2, 3, 4),
    _left_out(),
    _all_used(1),
    _all_used(1, 4),
    _all_used(1, 2, 3, 4),
    _all_used(),
    s("no_change", price=COST, fleeting=()),
    s("no_change", price=COST, fleeting=(COIN,)),
    s("no_change", price=COST, fleeting=(FOOD,)),
    s("no_change", price=COST, fleeting=(COIN, FOOD)),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "With 2 players, cross out the Hanging Gardens and the Great Pyramid on every score sheet.",
        "With 2 or 4 players, leave out the Hanging Gardens and the Great Pyramid.",
        "With 2 to 4 players, cross out the Hanging Gardens and the Great Pyramid on every score sheet.",
        "Cross out the Hanging Gardens and the Great Pyramid on every score sheet.",
        "When you play alone, use all monuments.",
        "Alone or with 4 players, use all monuments.",
        "Alone or with 2 to 4 players, use all monuments.",
        "Use all monuments.",
        "What you pay must add up to at least the cost; no change is given: anything over is lost.",
        (
            "What you pay must add up to at least the cost; no change is given: anything over is lost, and so "
            "are the coins that you do not spend this turn."
        ),
        (
            "What you pay must add up to at least the cost; no change is given: anything over is lost, and so is "
            "the food that you do not spend this turn."
        ),
        (
            "What you pay must add up to at least the cost; no change is given: anything over is lost, and so "
            "are the coins and food that you do not spend this turn."
        ),
    ),
    "fr": (
        "À 2 joueurs, rayez les Jardins suspendus et la Grande Pyramide sur chaque feuille de points.",
        "À 2 ou 4 joueurs, retirez les Jardins suspendus et la Grande Pyramide.",
        "De 2 à 4 joueurs, rayez les Jardins suspendus et la Grande Pyramide sur chaque feuille de points.",
        "Rayez les Jardins suspendus et la Grande Pyramide sur chaque feuille de points.",
        "En solitaire, tous les monuments sont en jeu.",
        "En solitaire ou à 4 joueurs, tous les monuments sont en jeu.",
        "En solitaire ou de 2 à 4 joueurs, tous les monuments sont en jeu.",
        "Tous les monuments sont en jeu.",
        "Le total versé doit atteindre le coût ; on ne rend pas la monnaie : le surplus est perdu.",
        (
            "Le total versé doit atteindre le coût ; on ne rend pas la monnaie : le surplus est perdu, et ce qui "
            "reste de pièces à la fin du tour l’est aussi."
        ),
        (
            "Le total versé doit atteindre le coût ; on ne rend pas la monnaie : le surplus est perdu, et ce qui "
            "reste de nourriture à la fin du tour l’est aussi."
        ),
        (
            "Le total versé doit atteindre le coût ; on ne rend pas la monnaie : le surplus est perdu, et ce qui "
            "reste de pièces et de nourriture à la fin du tour l’est aussi."
        ),
    ),
    "hu": (
        "2 játékos esetén húzzátok ki a pontozólapon a Függőkertet és a Nagy Piramist.",
        "2 vagy 4 játékos esetén kimarad a Függőkert és a Nagy Piramis.",
        "2–4 játékos esetén húzzátok ki a pontozólapon a Függőkertet és a Nagy Piramist.",
        "Húzzátok ki a pontozólapon a Függőkertet és a Nagy Piramist.",
        "1 játékos esetén minden alkotás játékban van.",
        "1 vagy 4 játékos esetén minden alkotás játékban van.",
        "1–4 játékos esetén minden alkotás játékban van.",
        "Minden alkotás játékban van.",
        "A fizetség értéke érje el az árat; visszajáró nincs: a többlet elvész.",
        (
            "A fizetség értéke érje el az árat; visszajáró nincs: a többlet elvész, és a forduló végén az el nem "
            "költött érme is."
        ),
        (
            "A fizetség értéke érje el az árat; visszajáró nincs: a többlet elvész, és a forduló végén az el nem "
            "költött étel is."
        ),
        (
            "A fizetség értéke érje el az árat; visszajáró nincs: a többlet elvész, és a forduló végén az el nem "
            "költött érme és étel is."
        ),
    ),
    "zh_Hant": (
        "2人遊戲時，在計分紙上劃掉「空中花園」和「埃及吉薩金字塔」，不使用。",
        "2人或4人遊戲時，移除「空中花園」和「埃及吉薩金字塔」。",
        "2～4人遊戲時，在計分紙上劃掉「空中花園」和「埃及吉薩金字塔」，不使用。",
        "在計分紙上劃掉「空中花園」和「埃及吉薩金字塔」，不使用。",
        "1人遊戲時，使用所有奇觀。",
        "1人或4人遊戲時，使用所有奇觀。",
        "1～4人遊戲時，使用所有奇觀。",
        "使用所有奇觀。",
        "付出的合計至少要達到花費；不找零，多付的就沒了。",
        "付出的合計至少要達到花費；不找零，多付的就沒了，這回合沒花掉的錢幣也不能留。",
        "付出的合計至少要達到花費；不找零，多付的就沒了，這回合沒花掉的食物也不能留。",
        "付出的合計至少要達到花費；不找零，多付的就沒了，這回合沒花掉的錢幣和食物也不能留。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
