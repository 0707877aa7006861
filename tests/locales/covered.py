"""Dice that somebody keeps covered, and what is shown to all or to one, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Name, Number, Sentence
from tests.locales.nesting import DEVELOPMENT, DIE, GOOD, POINT, a_set, s, some, yours

__all__ = ["cases"]

# No game has a cup in its words here: the stock of goods stands for it.
CUP = s("yours", noun=GOOD, of=False, thing=False, row=True)
THEIRS = s("owned", owner=s("opponent"), noun=GOOD, of=False, thing=False, row=True)
JIM = Name("Jim")

TREES: tuple[Sentence, ...] = (
    s("roll_cup", noun=DIE, cup=CUP),
    s("remove_dice", count=Number(1), noun=DIE, cup=CUP),
    s("remove_dice", count=False, noun=DIE, cup=CUP),
    s("reveal", what=s("yours", noun=DEVELOPMENT, of=False, thing=False, row=True), dice=False),
    s("look_at", what=THEIRS, dice=DIE),
    s("dice_covered", noun=DIE, cup=GOOD),
    s("dice_count_until", noun=DIE, cup=GOOD),
    s("rolls_covered", who=JIM, amount=some(5, DIE)),
    s("choose_total", set=a_set(DIE, "exactly", count=2), op="is", value=Number(7)),
    s("choose_total", set=a_set(DIE, "any"), op="at_least", value=yours(POINT)),
    s(
        "if",
        condition=s("have_total", set=a_set(DIE, "exactly", count=3), op="at_most", value=Number(9)),
        body=s("roll_cup", noun=DIE, cup=CUP),
    ),
    s("laid_open", who=JIM, what=GOOD, items=(Number(2), Number(6))),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Roll the dice in your goods.",
        "Remove 1 die from your goods.",
        "Remove all dice from your goods.",
        "Reveal your developments.",
        "Look at the dice in your opponent’s goods.",
        "Only you may see what the dice in your good show; everyone may see how many there are.",
        "Once one of them leaves your good, the other dice show nothing until they are rolled again.",
        "Jim rolls 5 dice in secret.",
        "Choose 2 dice whose total is 7.",
        "Choose any number of dice whose total is at least the number of your points.",
        "If there are 3 dice whose total is at most 9, roll the dice in your goods.",
        "Jim’s good: 2 and 6.",
    ),
    "fr": (
        "Lancez les dés de vos marchandises.",
        "Retirez 1 dé de vos marchandises.",
        "Retirez tous les dés de vos marchandises.",
        "Révélez vos développements.",
        "Regardez les dés des marchandises de l’adversaire.",
        "Vous seul pouvez voir ce que montrent les dés de votre marchandise ; tous peuvent voir combien il y en a.",
        "Dès qu’un dé quitte votre marchandise, ce que montrent les autres ne compte plus avant qu’on les relance.",
        "Jules lance 5 dés en secret.",
        "Choisissez 2 dés dont le total est de 7.",
        "Choisissez des dés dont le total est au moins égal au nombre de vos points.",
        "S’il y a 3 dés dont le total est d’au plus 9, lancez les dés de vos marchandises.",
        "La marchandise de Jules : 2 et 6.",
    ),
    "hu": (
        "Dobj az áruid között lévő dobókockákkal.",
        "Vegyél ki 1 dobókockát az áruid közül.",
        "Vedd ki az összes dobókockát az áruid közül.",
        "Fedd fel a fejlesztéseidet.",
        "Nézd meg az ellenfelednek az árui között lévő dobókockákat.",
        "Az árudban lévő dobókockákat csak te láthatod; azt, hogy hány van, mindenki láthatja.",
        "Ha az árudból kikerül egy dobókocka, amit a többi mutat, az újradobásig nem számít.",
        "Imre titokban dob 5 dobókockával.",
        "Válassz ki 2 dobókockát, amelyek összege 7.",
        "Válassz ki tetszőleges számú dobókockát, amelyek összege legalább annyi, ahány pontod van.",
        "Ha van 3 dobókocka, amelyek összege legfeljebb 9, dobj az áruid között lévő dobókockákkal.",
        "Imre áruja: 2, 6.",
    ),
    "zh_Hant": (
        "擲你貨物中的骰子。",
        "從你的貨物移除1顆骰子。",
        "從你的貨物移除所有骰子。",
        "亮出你的發展。",
        "查看對手貨物中的骰子。",
        "你的貨物中骰子的點數只有你能看；有幾顆則人人可見。",
        "貨物中一旦少了1顆骰子，其餘骰子在重擲之前都不計。",
        "志明暗中擲5顆骰子。",
        "選擇點數總和為7的2顆骰子。",
        "選擇點數總和大於或等於你的分數的任意數量骰子。",
        "若有3顆骰子的點數總和不超過9，擲你貨物中的骰子。",
        "志明的貨物：2、6。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
