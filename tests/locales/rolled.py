"""What a die shows, what grows and shrinks by so much, and what an alternative brings, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Name, Noun, Number, Sentence
from tests.locales.nesting import CITY, DIE, FOOD, s, some, yours

__all__ = ["cases"]

THAT = s("that", noun=Noun("site"))
FIVE = s("face_of_kind", die=DIE, face=Number(5))
DIE_THAT = s("that", noun=DIE)
TRADE = Noun("city", "options")
WON = s("you_win")


def shows(op: str) -> Sentence:
    return s("if", condition=s("shows_count", who=DIE_THAT, op=op, count=Number(5)), body=WON)


TREES: tuple[Sentence, ...] = (
    *(shows(one) for one in ("is", "is_not", "at_least", "at_most", "more_than", "less_than")),
    s("add_to", value=Number(2), thing=yours(FOOD)),
    s("add_to", value=s("die_value", die=DIE_THAT), thing=yours(FOOD)),
    s("subtract_from", value=Number(2), thing=yours(FOOD)),
    s("subtract_from", value=yours(CITY), thing=yours(FOOD)),
    s("on_choosing", noun=TRADE, condition=False, body=WON),
    s("on_choosing", noun=TRADE, condition=shows("is").parts["condition"], body=s("nothing")),
    s("on_choosing_lead", noun=TRADE, condition=False),
    s("if", condition=s("alike", noun=DIE, counts=(Number(5),), by=False, where=False, all=True), body=WON),
    s("if", condition=s("alike", noun=DIE, counts=(Number(3), Number(2)), by=False, where=False, all=True), body=WON),
    s("roll_several", amounts=(some(2, DIE), some(1, CITY))),
    s("rolls", who=Name("Anna"), faces=(FIVE, s("face_of_kind", die=DIE, face=Number(2)))),
    s("lay_out", noun=CITY, counts=(Number(1), Number(1)), places=(THAT, THAT)),
    s("lay_out", noun=CITY, counts=(Number(1), Number(2)), places=(THAT, THAT)),
    s("move_counted", count=Number(2), noun=CITY, start=THAT, goal=THAT),
    s("move_counted", count=yours(DIE), noun=CITY, start=THAT, goal=THAT),
    s("move_counted", count=False, noun=CITY, start=THAT, goal=THAT),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "If that die shows 5, you win the game.",
        "If that die does not show 5, you win the game.",
        "If that die shows at least 5, you win the game.",
        "If that die shows at most 5, you win the game.",
        "If that die shows more than 5, you win the game.",
        "If that die shows less than 5, you win the game.",
        "Add 2 to your food.",
        "Add the number on that die to your food.",
        "Subtract 2 from your food.",
        "Subtract the number of your cities from your food.",
        "After choosing “City”, you win the game.",
        "After choosing “City” (if that die shows 5), do nothing.",
        "After choosing “City”:",
        "If all 5 dice show the same face, you win the game.",
        "If 3 dice show the same face, and the other 2 both show another, you win the game.",
        "Roll 2 dice and 1 city.",
        "Anna rolls 5 (die) and 2 (die).",
        "Place 1 city on that new city and 1 on that new city.",
        "Place 1 city on that new city and 2 on that new city.",
        "Move 2 cities from that new city to that new city.",
        "Move as many cities as you have dice from that new city to that new city.",
        "Move all cities from that new city to that new city.",
    ),
    "fr": (
        "Si ce dé montre un 5, vous gagnez la partie.",
        "Si ce dé ne montre pas un 5, vous gagnez la partie.",
        "Si ce dé montre au moins 5, vous gagnez la partie.",
        "Si ce dé montre au plus 5, vous gagnez la partie.",
        "Si ce dé montre plus de 5, vous gagnez la partie.",
        "Si ce dé montre moins de 5, vous gagnez la partie.",
        "Ajoutez 2 à votre quantité de nourriture.",
        "Ajoutez le chiffre de ce dé à votre quantité de nourriture.",
        "Soustrayez 2 de votre quantité de nourriture.",
        "Soustrayez le nombre de vos villes de votre quantité de nourriture.",
        "Après avoir choisi « Ville », vous gagnez la partie.",
        "Après avoir choisi « Ville » (si ce dé montre un 5), ne faites rien.",
        "Après avoir choisi « Ville » :",
        "Si les 5 dés montrent la même face, vous gagnez la partie.",
        "Si 3 dés montrent la même face et les 2 autres une même autre face, vous gagnez la partie.",
        "Lancez 2 dés et 1 ville.",
        "Anna obtient 5 (dé) et 2 (dé).",
        "Placez 1 ville sur cette nouvelle ville et 1 sur cette nouvelle ville.",
        "Placez 1 ville sur cette nouvelle ville et 2 sur cette nouvelle ville.",
        "Déplacez 2 villes de cette nouvelle ville à cette nouvelle ville.",
        "Déplacez autant de villes que vous avez de dés de cette nouvelle ville à cette nouvelle ville.",
        "Déplacez toutes les villes de cette nouvelle ville à cette nouvelle ville.",
    ),
    "hu": (
        "Ha ez a dobókocka 5-öst mutat, megnyered a játékot.",
        "Ha ez a dobókocka nem 5-öst mutat, megnyered a játékot.",
        "Ha ez a dobókocka legalább 5-öt mutat, megnyered a játékot.",
        "Ha ez a dobókocka legfeljebb 5-öt mutat, megnyered a játékot.",
        "Ha ez a dobókocka 5-nél többet mutat, megnyered a játékot.",
        "Ha ez a dobókocka 5-nél kevesebbet mutat, megnyered a játékot.",
        "Adj hozzá 2-t az ételeid számához.",
        "Add hozzá ennek a dobókockának az értékét az ételeid számához.",
        "Vonj le 2-t az ételeid számából.",
        "Vond le a városaid számát az ételeid számából.",
        "A „Város” választása után megnyered a játékot.",
        "A „Város” választása után (ha ez a dobókocka 5-öst mutat) ne tégy semmit.",
        "A „Város” választása után:",
        "Ha mind az 5 dobókocka egyformát mutat, megnyered a játékot.",
        "Ha 3 dobókocka egyformát mutat, és a másik 2 is egyformát, de mást, mint ezek, megnyered a játékot.",
        "Dobj 2 dobókockával és 1 várossal.",
        "Anna dobása: 5 (dobókocka), 2 (dobókocka).",
        "Tegyél erre az új városra és erre az új városra 1–1 várost.",
        "Tegyél erre az új városra 1 várost és erre az új városra 2 várost.",
        "Mozgass erről az új városról erre az új városra 2 várost.",
        "Mozgass erről az új városról erre az új városra annyi várost, ahány dobókockád van.",
        "Mozgasd erről az új városról erre az új városra az összes várost.",
    ),
    "zh_Hant": (
        "若這顆骰子擲出5，你就獲勝。",
        "若這顆骰子未擲出5，你就獲勝。",
        "若這顆骰子擲出至少5，你就獲勝。",
        "若這顆骰子擲出至多5，你就獲勝。",
        "若這顆骰子擲出超過5，你就獲勝。",
        "若這顆骰子擲出不到5，你就獲勝。",
        "將你的食物數量加上2。",
        "將你的食物數量加上這顆骰子的點數。",
        "將你的食物數量減去2。",
        "將你的食物數量減去你的城市數量。",
        "選擇「城市」後，你獲勝。",
        "選擇「城市」後（這顆骰子擲出5時），不做任何事。",
        "選擇「城市」後：",
        "若5顆骰子全部相同，你就獲勝。",
        "若有3顆骰子相同，且另2顆也相同（但與前者不同），你就獲勝。",
        "擲2顆骰子和1座城市。",
        "怡安擲出5（骰子）和2（骰子）。",
        "在這座新城市和這座新城市上各放1座城市。",
        "在這座新城市上放1座城市，在這座新城市上放2座城市。",
        "將2座城市從這座新城市移動到這座新城市。",
        "將與你的骰子數量等量的城市從這座新城市移動到這座新城市。",
        "將所有城市從這座新城市移動到這座新城市。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
