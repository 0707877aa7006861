"""What is told of a round and of no example, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Name, Noun, Sentence
from tests.locales.nesting import s, some

__all__ = ["cases"]

JIM = Name("Jim")
COIN, WORKER = Noun("coin"), Noun("worker")
HARVEST, PURSE = Noun("harvest", "faces"), Noun("purse", "faces")
PAID = s("moves", who=JIM, how="pay", amounts=(some(3, COIN), some(2, WORKER)), items=())
GOT = s("moves", who=JIM, how="gain", amounts=(), items=(Noun("irrigation"),), again=True, joined=True)
BOTH = s("moves", who=JIM, how="gain", amounts=(some(1, COIN),), items=(Noun("irrigation"),), again=True, joined=True)

TREES: tuple[Sentence, ...] = (
    s("turn_of", who=JIM),
    s("rerolls", who=JIM, old=(HARVEST,), faces=(PURSE,)),
    s("rerolls", who=JIM, old=(HARVEST, PURSE), faces=()),
    PAID,
    s("moves", who=JIM, how="lose", amounts=(some(3),), items=(Noun("irrigation"),)),
    s("told_both", first=PAID, then=GOT),
    s("told_both", first=PAID, then=BOTH),
    s("leaves_it", who=JIM),
    s("nothing_to_do"),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Jim’s turn",
        "Jim rerolls the Harvest die and gets Purse.",
        "Jim rerolls the Harvest and Purse dice.",
        "Jim pays 3 coins and uses 2 workers.",
        "Jim loses 3 food and Irrigation.",
        "Jim pays 3 coins and uses 2 workers, and gains Irrigation.",
        "Jim pays 3 coins and uses 2 workers, and gains 1 coin and Irrigation.",
        "Jim leaves this step out.",
        "There is nothing to do here.",
    ),
    "fr": (
        "Le tour de Jules",
        "Jules relance le dé Récolte et obtient une Bourse.",
        "Jules relance le dé Récolte et le dé Bourse.",
        "Jules paie 3 pièces et utilise 2 ouvriers.",
        "Jules perd 3 nourritures et l’Irrigation.",
        "Jules paie 3 pièces et utilise 2 ouvriers, et obtient l’Irrigation.",
        "Jules paie 3 pièces et utilise 2 ouvriers, reçoit 1 pièce et obtient l’Irrigation.",
        "Jules y renonce.",
        "Il n’y a rien à faire ici.",
    ),
    "hu": (
        "Imre fordulója",
        "Imre újradob egy Aratást mutató kockát, és Erszényt dob helyette.",
        "Imre újradob Aratást és Erszényt mutató kockákat.",
        "Imre 3 érmét fizet, és 2 munkást használ fel.",
        "Imre 3 ételt fogyaszt el, és elveszíti az Öntözést.",
        "Imre 3 érmét fizet, és 2 munkást használ fel, és megkapja az Öntözést.",
        "Imre 3 érmét fizet, és 2 munkást használ fel, 1 érmét kap, és megkapja az Öntözést.",
        "Imre kihagyja ezt a lépést.",
        "Itt most nincs teendő.",
    ),
    "zh_Hant": (
        "志明的回合",
        "志明重擲「豐收」，擲出「錢袋」。",
        "志明重擲「豐收」、「錢袋」。",
        "志明支付3枚錢幣，使用2名工人。",
        "志明失去3個食物和「灌溉」。",
        "志明支付3枚錢幣，使用2名工人，獲得「灌溉」。",
        "志明支付3枚錢幣，使用2名工人，獲得1枚錢幣和「灌溉」。",
        "志明這一步什麼也不做。",
        "這一步沒有要做的事。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
