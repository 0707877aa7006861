"""What somebody can do, what is chosen by kinds in order, and a piece that is taken off, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Name, Noun, Number, Part, Sentence
from tests.locales.nesting import (
    BUILDER,
    CITY,
    DEVELOPMENT,
    DIE,
    MONUMENT,
    POINT,
    RELIGION,
    SITE,
    STOCK,
    WORKER,
    a_set,
    s,
    that,
    yours,
)

__all__ = ["cases"]

DONE = s("nothing")


def able(*, negated: bool, so: bool = False, step: str = "build") -> Sentence:
    return s("able", step=Noun(step, "steps"), set=a_set(MONUMENT, "exists"), negated=negated, so=so, short=False)


FINISHED = s("adjective", noun=Noun("finished", "adjectives"), negated=False)
DEAR = s("compare", left=s("attribute", noun=Noun("boxes", "columns"), of=s("it")), op="at_least", right=Number(9))
KEPT = s("kept", noun=RELIGION, thing=True)
PAIR: dict[str, Part] = {"noun": DEVELOPMENT, "of": that("site")}
TREES: tuple[Sentence, ...] = (
    s("if", condition=able(negated=False), body=DONE),
    s("if", condition=able(negated=True), body=DONE),
    s("if", condition=s("not", condition=able(negated=True)), body=DONE),
    s("if", condition=s("not", condition=able(negated=False)), body=DONE),
    s("if", condition=able(negated=False, so=True), body=DONE),
    s("choose_ranked_lead", set=a_set(MONUMENT, "one"), source=False),
    s("choose_ranked_lead", set=a_set(MONUMENT, "one"), source=yours(CITY)),
    s("ranked_one", noun=MONUMENT, adjective=FINISHED),
    s("ranked_thing", noun=Noun("great_pyramid")),
    s("ranked_such", noun=MONUMENT, condition=DEAR),
    s("ranked_any", noun=MONUMENT),
    s("becomes_whoever_has", noun=BUILDER, item=Noun("great_pyramid"), row=STOCK),
    s("if", condition=s("compare", left=KEPT, op="is", right=s("either_of_two", **PAIR), at=False), body=DONE),
    s("becomes", thing=KEPT, value=s("other_of_two", **PAIR, than=KEPT)),
    s("take_piece_off", noun=CITY, of=s("that", noun=SITE)),
    s(
        "gain",
        amount=s("some", count=s("total_shown", set=a_set(DIE, "plain")), noun=POINT),
        each=False,
        rotation=False,
    ),
    s(
        "gain",
        amount=s("some", count=s("total_shown", set=a_set(DIE, "plain")), noun=WORKER),
        each=False,
        rotation=False,
    ),
    s("round_named", step=Noun("build", "steps")),
    s("chooses_as", who=Name("Anna"), number=Number(2), noun=CITY),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "If you can build, do nothing.",
        "If you cannot build, do nothing.",
        "If you can build, do nothing.",
        "If you cannot build, do nothing.",
        "If you can, do nothing.",
        "Choose a monument, of the first of these kinds that there is:",
        "Choose a monument from your cities, of the first of these kinds that there is:",
        "One that is finished.",
        "The Great Pyramid.",
        "A monument, provided that its boxes are at least 9.",
        "Any other.",
        "Whoever has the Great Pyramid in their stock becomes the first builder.",
        "If Religion is one of the two developments of that new city, do nothing.",
        "Religion is now the development of that new city other than Religion.",
        "Remove the city from that new city.",
        "Score the total of all dice.",
        "Gain as many workers as the total of all dice.",
        "Build.",
        "Anna chooses 2 as the city.",
    ),
    "fr": (
        "Si vous pouvez construire, ne faites rien.",
        "Si vous ne pouvez pas construire, ne faites rien.",
        "Si vous pouvez construire, ne faites rien.",
        "Si vous ne pouvez pas construire, ne faites rien.",
        "Si vous le pouvez, ne faites rien.",
        "Choisissez un monument, selon la première de ces lignes qui est possible :",
        "Choisissez un monument dans vos villes, selon la première de ces lignes qui est possible :",
        "Un monument achevé.",
        "La Grande Pyramide.",
        "Un monument, quand son nombre de cases est d’au moins 9.",
        "N’importe lequel.",
        "Le joueur qui a la Grande Pyramide dans sa réserve devient le premier bâtisseur.",
        "Si la Religion est égale à l’un des deux développements de cette nouvelle ville, ne faites rien.",
        "La Religion passe à l’autre développement de cette nouvelle ville, à part la Religion.",
        "Retirez la ville de cette nouvelle ville.",
        "Marquez le total de tous les dés.",
        "Recevez un nombre d’ouvriers égal au total de tous les dés.",
        "Construire.",
        "Anna choisit 2 comme ville.",
    ),
    "hu": (
        "Ha van alkotás, ne tégy semmit.",
        "Ha nincs alkotás, ne tégy semmit.",
        "Ha van alkotás, ne tégy semmit.",
        "Ha nincs alkotás, ne tégy semmit.",
        "Ha van alkotás, ne tégy semmit.",
        "Válassz egy alkotást, mégpedig az első olyat, amelyik van:",
        "Válassz egy alkotást a városaid száma közül, mégpedig az első olyat, amelyik van:",
        "Olyat, amely elkészült.",
        "A Nagy Piramist.",
        "Egy alkotást, ha a rubrikáinak száma legalább 9.",
        "Bármelyik másikat.",
        "Akinek a Nagy Piramis a készletében van, az lesz az első építő.",
        "Ha a Vallás megegyezik ennek az új városnak a két fejlesztésének egyikével, ne tégy semmit.",
        "A Vallás annyi lesz, amennyi ennek az új városnak a másik fejlesztése (a Vallás mellett).",
        "Vedd el a várost erről az új városról.",
        "Annyi pontot kapsz, amennyi a dobókockák összértéke.",
        "Annyi munkást kapsz, amennyi a dobókockák összértéke.",
        "Építés.",
        "Anna a városnak a 2-t választja.",
    ),
    "zh_Hant": (
        "若你可以進行建造，不做任何事。",
        "若你無法進行建造，不做任何事。",
        "若你可以進行建造，不做任何事。",
        "若你無法進行建造，不做任何事。",
        "若你可以這麼做，不做任何事。",
        "選擇1座奇觀，依下列順序，有前面的就不選後面的：",
        "從你的城市中選擇1座奇觀，依下列順序，有前面的就不選後面的：",
        "已完成的奇觀。",
        "「埃及吉薩金字塔」。",
        "奇觀，只要它的格數至少為9。",
        "其他任何奇觀。",
        "數量中有「埃及吉薩金字塔」的玩家成為首位建造者。",
        "若「宗教」等於這座新城市的兩個發展之一，不做任何事。",
        "「宗教」變為這座新城市（「宗教」之外）的另一個發展。",
        "移除這座新城市上的城市。",
        "得與所有骰子的點數總和等量的分數。",
        "獲得與所有骰子的點數總和等量的工人。",
        "建造。",
        "怡安選擇2作為城市。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each text with what it says."""
    return tuple(zip(SAID[tag], TREES, strict=True))
