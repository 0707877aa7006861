"""Maps in words, said with the words of another game, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Sentence
from tests.locales.nesting import CITY, DEVELOPMENT, GOOD, MONUMENT, RELIGION, STOCK, s

__all__ = ["cases"]

WOOD, CLOTH, COST = Noun("wood"), Noun("cloth"), Noun("cost", "columns")
WAYS = (s("ways_to", noun=STOCK, items=(WOOD, CLOTH)), s("ways_to", noun=CITY, items=(RELIGION,)))

TREES: tuple[Sentence, ...] = (
    s("map_of", nouns=(MONUMENT,)),
    s("map_of", nouns=(CITY, GOOD, MONUMENT)),
    s("part_of_map", nouns=(RELIGION, WOOD)),
    s("on_map", who=RELIGION, about=(DEVELOPMENT, COST), ways=WAYS),
    s("on_map", who=WOOD, about=(), ways=()),
    s("marked_in_tables"),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Map of the monuments; a line joins two that touch",
        "Map of the cities, goods and monuments; a line joins two that touch",
        "Part of the map: Religion, wood",
        "Religion (development, cost): stock – wood, cloth; city – Religion",
        "Wood",
        "Single entries from other sources are marked in the tables.",
    ),
    "hu": (
        "Térkép: alkotások; vonal köti össze a szomszédosakat",
        "Térkép: városok, áruk és alkotások; vonal köti össze a szomszédosakat",
        "A térkép egy része: Vallás, fa",
        "Vallás (fejlesztés, ár): készlet – fa, szövet; város – Vallás",
        "Fa",
        "A más forrásból származó egyes adatokat a táblázatok jelölik.",
    ),
    "fr": (
        "Carte : monuments ; un trait relie ceux qui se touchent",
        "Carte : villes, marchandises et monuments ; un trait relie ceux qui se touchent",
        "Partie de la carte : Religion, bois",
        "Religion (développement, coût) : réserve – bois, tissu ; ville – Religion",
        "Bois",
        "Les tableaux signalent les données isolées qui viennent d’ailleurs.",
    ),
    "zh_Hant": (
        "地圖：奇觀；相鄰者以線相連",
        "地圖：城市、貨物與奇觀；相鄰者以線相連",
        "地圖的一部分：宗教、木頭",
        "宗教（發展、花費）：數量連木頭、布；城市連宗教",
        "木頭",
        "個別資料若另有出處，見各表註記。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each text with what it says."""
    return tuple(zip(SAID[tag], TREES, strict=True))
