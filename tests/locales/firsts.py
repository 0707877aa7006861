"""What only the first has, what is done as well or for a price, for all but one; at first, and between rounds."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import BUILDER, DIE, FOOD, GOOD, YOU, have_count, s, some, that, transfer

__all__ = ["cases"]

CLAIM = s("claim", deed=s("gain_thing", thing=that("monument")), noun=BUILDER)
PRICE = transfer("pay", some(1))

TREES: tuple[Sentence, ...] = (
    CLAIM,
    s("if", condition=have_count(YOU, "at_least", 5, FOOD), body=CLAIM),
    s("as_well", body=s("gain_thing", thing=that("monument"))),
    s("dice_at_first", die=DIE, first=Number(3), most=Number(7)),
    s("dice_at_first", die=DIE, first=Number(1), most=Number(2)),
    s("ends_of_rounds_lead"),
    s("way_to_end", condition=have_count(YOU, "at_least", 5, FOOD)),
    s("may_if_so", first=PRICE, body=transfer("gain", some(2, DIE))),
    s("may_if_so_lead", first=PRICE),
    s("case_but", value=Noun("temple"), noun=Noun("monument"), body=PRICE),
    s("case_but_lead", value=Noun("temple"), noun=Noun("monument")),
    s("swap", noun=GOOD),
    s("spared_by_column", column=Noun("protection", "labels")),
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
        "You may pay 1 food; if you do, gain 2 dice.",
        "You may pay 1 food; if you do:",
        "Any monument but the Temple: pay 1 food.",
        "Any monument but the Temple:",
        "Exchange 1 good for 1 of another kind.",
        "Whoever has what stands under “Protection” is not affected.",
    ),
    "hu": (
        "Megkapod ezt az alkotást; ha még nincs első építője, te leszel az.",
        "Ha legalább 5 ételed van, megkapod ezt az alkotást; ha még nincs első építője, te leszel az.",
        "Ezenfelül megkapod ezt az alkotást.",
        "Ez kezdetben 3, később legfeljebb 7 dobókocka.",
        "Ez kezdetben 1, később legfeljebb 2 dobókocka.",
        "A játék akkor ér véget, ha egy kör végén ezek közül legalább egy teljesül:",
        "Legalább 5 ételed van.",
        "Fizethetsz 1 ételt; ha megteszed, kapsz 2 dobókockát.",
        "Fizethetsz 1 ételt; ha megteszed:",
        "Minden alkotás a Templom kivételével: fizess 1 ételt.",
        "Minden alkotás a Templom kivételével:",
        "Cserélj 1 árut 1 másfajtára.",
        "Akinek megvan, ami egy sorban a „Védelem” alatt áll, arra az a sor nem hat.",
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
        "Vous pouvez payer 1 nourriture ; dans ce cas, recevez 2 dés.",
        "Vous pouvez payer 1 nourriture ; dans ce cas :",
        "Tout monument sauf le Temple : payez 1 nourriture.",
        "Tout monument sauf le Temple :",
        "Échangez 1 marchandise contre 1 d’une autre sorte.",
        "Qui a ce qu’indique la colonne « Protection » n’est pas touché.",
    ),
    "zh_Hant": (
        "獲得這座奇觀；若它還沒有首位建造者，就成為它的首位建造者。",
        "若你至少有5個食物，獲得這座奇觀；若它還沒有首位建造者，就成為它的首位建造者。",
        "另外獲得這座奇觀。",
        "一開始是3顆骰子，最多7顆骰子。",
        "一開始是1顆骰子，最多2顆骰子。",
        "一輪打完時，只要符合下列任一項，遊戲就結束：",
        "你至少有5個食物。",
        "你可以支付1個食物；這麼做的話，獲得2顆骰子。",
        "你可以支付1個食物；這麼做的話：",
        "神殿以外的奇觀：支付1個食物。",
        "神殿以外的奇觀：",
        "用1個貨物換1個別種貨物。",
        "有「防護」欄所列事物的玩家，不受那一列影響。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
