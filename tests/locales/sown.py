"""All that lies somewhere, what goes round the other way, and a supply with a name, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import s

__all__ = ["cases"]

CITY, SITE, POINT = Noun("city"), Noun("site"), Noun("point")
THAT = s("that", noun=SITE)
BUILDER = s("kept", noun=Noun("builder"), thing=True)

TREES: tuple[Sentence, ...] = (
    s("take_all_off", noun=CITY, of=THAT),
    s("put_all_on", noun=POINT, piece=CITY, of=THAT),
    s("put_on", count=s("player_count"), noun=CITY, of=THAT),
    s("put_on", count=Number(2), noun=CITY, of=THAT),
    s("advance", thing=BUILDER, count=Number(3), space=SITE, clockwise=False),
    s("from_named_supply", noun=CITY, supply=POINT),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Remove all cities from that new city.",
        "Place all points on that new city.",
        "Place as many cities as there are players on that new city.",
        "Place 2 cities on that new city.",
        "Move the first builder anticlockwise by 3 new cities.",
        "Removed cities join the points, and those that you place come from there.",
    ),
    "hu": (
        "Vedd el az összes várost erről az új városról.",
        "Tedd az összes pontot erre az új városra.",
        "Tegyél annyi várost erre az új városra, ahány játékos van.",
        "Tegyél 2 várost erre az új városra.",
        "Mozgasd az első építőt az óramutató járásával ellentétesen 3 új várossal.",
        "Az elvett városok a pontok közé kerülnek, és a lerakottak onnan valók.",
    ),
    "fr": (
        "Retirez toutes les villes de cette nouvelle ville.",
        "Placez tous les points sur cette nouvelle ville.",
        "Placez autant de villes qu’il y a de joueurs sur cette nouvelle ville.",
        "Placez 2 villes sur cette nouvelle ville.",
        "Déplacez le premier bâtisseur de 3 nouvelles villes dans le sens antihoraire.",
        "Les villes que vous retirez deviennent des points, et celles que vous placez en proviennent.",
    ),
    "zh_Hant": (
        "移除這座新城市上的所有城市。",
        "將所有分數放在這座新城市上。",
        "將與本局的玩家人數等量的城市放在這座新城市上。",
        "將2座城市放在這座新城市上。",
        "將首位建造者逆時針移動3座新城市。",
        "取出的城市歸入分數，放入的城市取自分數。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each text with what it says."""
    return tuple(zip(SAID[tag], TREES, strict=True))
