"""What only the first has, what is done as well, how many dice there are at first, what a round is looked at for."""

from __future__ import annotations

from rulekit.document.sentence import Number, Sentence
from tests.locales.nesting import BUILDER, DIE, FOOD, YOU, have_count, s, that

__all__ = ["cases"]

CLAIM = s("claim", deed=s("gain_thing", thing=that("monument")), noun=BUILDER)

TREES: tuple[Sentence, ...] = (
    CLAIM,
    s("if", condition=have_count(YOU, "at_least", 5, FOOD), body=CLAIM),
    s("as_well", body=s("gain_thing", thing=that("monument"))),
    s("dice_at_first", die=DIE, first=Number(3), most=Number(7)),
    s("dice_at_first", die=DIE, first=Number(1), most=Number(2)),
    s("ends_of_rounds_lead"),
    s("way_to_end", condition=have_count(YOU, "at_least", 5, FOOD)),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Gain that monument; if it has no first builder yet, you become its first builder.",
        (
            "If you have at least 5 food, gain that monument; if it has no first builder yet, you become "
            "its first builder."
        ),
        "Gain that monument as well.",
        "At first that is 3 dice, later 7 at most.",
        "At first that is 1 die, later 2 at most.",
        "The game ends when a round is over and at least one of these is true:",
        "You have at least 5 food.",
    ),
    "hu": (
        "Megkapod ezt az alkotást; ha még nincs első építője, te leszel az.",
        "Ha legalább 5 ételed van, megkapod ezt az alkotást; ha még nincs első építője, te leszel az.",
        "Ezenfelül megkapod ezt az alkotást.",
        "Ez kezdetben 3, később legfeljebb 7 dobókocka.",
        "Ez kezdetben 1, később legfeljebb 2 dobókocka.",
        "A játék akkor ér véget, ha egy kör végén ezek közül legalább egy teljesül:",
        "Legalább 5 ételed van.",
    ),
    "fr": (
        "Obtenez ce monument ; si personne n’en est encore le premier bâtisseur, vous le devenez.",
        (
            "Si vous avez au moins 5 nourritures, obtenez ce monument ; si personne n’en est encore "
            "le premier bâtisseur, vous le devenez."
        ),
        "En plus, obtenez ce monument.",
        "Cela fait 3 dés au début, 7 au plus par la suite.",
        "Cela fait 1 dé au début, 2 au plus par la suite.",
        "La partie se termine à la fin d’une manche si au moins une de ces conditions est alors remplie :",
        "Vous avez au moins 5 nourritures.",
    ),
    "zh_Hant": (
        "獲得這座奇觀；若它還沒有首位建造者，就成為它的首位建造者。",
        "若你至少有5個食物，獲得這座奇觀；若它還沒有首位建造者，就成為它的首位建造者。",
        "另外獲得這座奇觀。",
        "一開始是3顆骰子，最多7顆骰子。",
        "一開始是1顆骰子，最多2顆骰子。",
        "一輪打完時，只要符合下列任一項，遊戲就結束：",
        "你至少有5個食物。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
