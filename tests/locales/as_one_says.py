"""What people say of values one by one, circles, majorities, takings and piles, in one sentence, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Part, Sentence
from tests.locales.nesting import (
    BUILDER,
    CITY,
    DIE,
    FOOD,
    GOOD,
    MONUMENT,
    POINT,
    STOCK,
    WORKER,
    a_set,
    s,
    some,
    that,
    yours,
)

__all__ = ["cases"]

WON = s("gain", amount=some(3, POINT), each=False, rotation=False)
TIED = s("gain", amount=some(1, POINT), each=False, rotation=False)
COST, BOXES = Noun("cost", "columns"), Noun("boxes", "columns")
KEPT = s("kept", noun=BUILDER, thing=True)
RING: dict[str, Part] = {"thing": KEPT, "space": MONUMENT, "clockwise": True}
FREE = s("compare", left=s("attribute", noun=BUILDER, of=s("it")), op="is", right=s("nobody"))

HELD = s("attribute", noun=BUILDER, of=that("site"))
LEAVES = s("becomes", thing=HELD, value=s("nobody"))
COMES = s("becomes", thing=HELD, value=s("you"))
LIES = s("becomes", thing=s("attribute", noun=Noun("posture"), of=that("site")), value=Noun("lying"))

TREES: tuple[Sentence, ...] = (
    s("lose", amount=s("some_of_choice", count=Number(1), noun=GOOD), each=False, rotation=False),
    s("by_value_lead", value=KEPT),
    s("case_of_value", value=MONUMENT, body=WON),
    s("case_of_value_lead", value=MONUMENT),
    s("case_else", body=WON),
    s("case_else_lead"),
    s("next_of", thing=KEPT, things=(MONUMENT, CITY, GOOD)),
    s("majority", noun=GOOD, of=False, most=True, alone=WON, tied=TIED),
    s("majority", noun=CITY, of=False, most=False, alone=WON, tied=TIED),
    s("up_to_each", noun=GOOD, of=False, each=yours(CITY), none=TIED),
    s("up_to_each", noun=GOOD, of=False, each=yours(WORKER), none=False),
    s("move_and_pay", **RING, least=Number(1), free=Number(1), means=(WORKER, POINT), most=False),
    s(
        "move_and_pay",
        **RING,
        least=Number(1),
        free=Number(1),
        means=(WORKER, POINT),
        most=False,
        counted=WORKER,
        made=Noun("marker", "components"),
        along=CITY,
    ),
    s("move_and_pay", **RING, least=Number(3), free=Number(2), means=(POINT,), most=Number(5)),
    s("move_and_pay", **RING, least=Number(1), free=Number(1), means=(POINT,), most=yours(FOOD)),
    s("sort_by_count", noun=MONUMENT, rows=(STOCK, Noun("award")), columns=(COST, BOXES)),
    s("sort_by_kind", noun=MONUMENT, row=GOOD, column=COST),
    s("gain_list", amounts=(some(1, GOOD), some(2, POINT))),
    s("gain_of_each", count=Number(2), noun=GOOD, of=(MONUMENT, CITY)),
    s(
        "row_holds",
        row=STOCK,
        items=(s("run_of", count=Number(5), noun=GOOD, first=MONUMENT, last=CITY), POINT),
        ordered=True,
        told="given",
        single=False,
    ),
    s(
        "play_rounds",
        count=Number(12),
        body=s("each_player", set=a_set(Noun("player"), "each"), turn=True, source=False, body=WON),
    ),
    s("take_over", set=a_set(MONUMENT, "random", FREE), noun=BUILDER),
    s(
        "dice_duel",
        deed=s("roll", amount=some(2, DIE)),
        adjective=s("adjective", noun=Noun("set_aside", "adjectives"), negated=False),
        noun=DIE,
        body=s("subject", who=that("opponent"), body=s("roll", amount=some(1, DIE))),
    ),
    s("clear_away", first=LEAVES, nouns=(CITY, MONUMENT), of=that("site")),
    s("clear_away", first=False, nouns=(CITY, MONUMENT), of=that("site")),
    s("replace", first=LEAVES, then=COMES, noun=Noun("holder"), of=that("site")),
    s("replace", first=LEAVES, then=COMES, noun=BUILDER, of=that("site")),
    s("so_meanwhile", deed=WON, noun=Noun("naval", "states")),
    s("so_meanwhile", deed=WON, noun=Noun("torch", "states")),
    s("placed_so", first=COMES, then=LIES, noun=Noun("lying")),
    s("placed_so", first=COMES, then=LIES, noun=CITY),
    s("if", condition=s("is_left", noun=CITY, negated=False), body=WON),
    s("if", condition=s("is_left", noun=CITY, negated=True), body=WON),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Lose 1 good of your choice.",
        "What happens depends on the first builder:",
        "Monument: score 3 points.",
        "Monument:",
        "Anything else: score 3 points.",
        "Anything else:",
        (
            "The first builder changes to the next one in this order, and after the last back to the first: "
            "monument, city, good."
        ),
        (
            "Whoever alone has the most goods scores 3 points; if several tie, each of them scores 1 point; "
            "whoever has none gets nothing."
        ),
        "Whoever alone has the fewest cities scores 3 points; if several tie, each of them scores 1 point.",
        (
            "Gain up to 1 good for each of your cities, as long as there are any left; if you take none, score "
            "1 point instead."
        ),
        "Gain up to 1 good for each of your workers, as long as there are any left.",
        (
            "Move the first builder clockwise by at least 1 monument: the first is free, and each further one "
            "costs 1 worker or 1 point, in any mix."
        ),
        (
            "Move the first builder clockwise by at least 1 monument: the first is free, and each further one "
            "costs 1 worker (the marker moves on by 1 city) or 1 point, in any mix."
        ),
        (
            "Move the first builder clockwise by at least 3 monuments and at most 5: the first 2 are free, and "
            "each further one costs 1 point."
        ),
        (
            "Move the first builder clockwise by at least 1 monument and at most your food: the first is free, "
            "and each further one costs 1 point."
        ),
        "Sort the monuments into stock and award: of each, as many as the table shows under “cost” and “boxes”.",
        "Sort the monuments into one good for each cost.",
        "Gain 1 good and 2 points.",
        "Gain 2 goods of each of these: monument and city.",
        "Stock holds, in this order, 5 goods (monument to city) and a point.",
        "Play 12 rounds: in each of them, each player in turn scores 3 points.",
        "Choose a random monument that has no first builder; you are now its first builder.",
        "Roll 2 dice, the dice set aside; against them, that opponent rolls 1 die.",
        "That new city no longer has a first builder; also remove any city or monument there.",
        "Remove any city or monument from that new city.",
        "Replace the army in that new city by one of yours from your supply.",
        "That new city no longer has a first builder, then you become the first builder of that new city.",
        "Score 3 points; this is an attack by sea.",
        "Score 3 points; meanwhile, you lead marauders.",
        "You become the first builder of that new city, laid on its side.",
        "You become the first builder of that new city, then lay the army in that new city on its side.",
        "If a city is left, score 3 points.",
        "If no city is left, score 3 points.",
    ),
    "fr": (
        "Perdez 1 marchandise de votre choix.",
        "Selon le premier bâtisseur :",
        "Monument : marquez 3 points.",
        "Monument :",
        "Dans tous les autres cas, marquez 3 points.",
        "Dans tous les autres cas :",
        "Le premier bâtisseur change dans cet ordre, en boucle : monument, ville, marchandise.",
        (
            "Le joueur qui a, seul, le plus de marchandises marque 3 points ; en cas d’égalité, "
            "chacun des joueurs en tête marque 1 point ; qui n’en a pas ne reçoit rien."
        ),
        (
            "Le joueur qui a, seul, le moins de villes marque 3 points ; en cas d’égalité, chacun des joueurs "
            "en tête marque 1 point."
        ),
        (
            "Recevez jusqu’à 1 marchandise pour chacune de vos villes, tant qu’il en reste ; si vous n’en "
            "prenez aucune, marquez 1 point à la place."
        ),
        "Recevez jusqu’à 1 marchandise pour chacun de vos ouvriers, tant qu’il en reste.",
        (
            "Déplacez le premier bâtisseur d’au moins 1 monument dans le sens horaire : le premier est "
            "gratuit, chaque monument de plus coûte au choix 1 ouvrier ou 1 point."
        ),
        (
            "Déplacez le premier bâtisseur d’au moins 1 monument dans le sens horaire : le premier est "
            "gratuit, chaque monument de plus coûte au choix 1 ouvrier (le marqueur avance d’une ville) ou 1 point."
        ),
        (
            "Déplacez le premier bâtisseur d’au moins 3 monuments dans le sens horaire, et au plus de 5 : les "
            "2 premiers sont gratuits, chaque monument de plus coûte 1 point."
        ),
        (
            "Déplacez le premier bâtisseur d’au moins 1 monument dans le sens horaire, et au plus de votre "
            "quantité de nourriture : le premier est gratuit, chaque monument de plus coûte 1 point."
        ),
        (
            "Répartissez les monuments entre la réserve et la récompense : de chaque sorte, le nombre "
            "qu’indique le tableau dans les colonnes « coût » et « cases »."
        ),
        "Triez les monuments en une marchandise par coût.",
        "Recevez 1 marchandise et 2 points.",
        "Recevez 2 marchandises pour chaque élément de cette liste : le monument et la ville.",
        "La réserve contient 5 marchandises (du monument à la ville), puis un point.",
        "Jouez 12 manches : à chaque manche, chaque joueur, à tour de rôle, marque 3 points.",
        (
            "Choisissez au hasard un monument qui n’a pas de premier bâtisseur ; vous en êtes désormais le "
            "premier bâtisseur."
        ),
        "Lancez 2 dés : ce sont les dés mis de côté ; de son côté, cet adversaire lance 1 dé.",
        (
            "Plus personne n’est le premier bâtisseur de cette nouvelle ville ; retirez aussi ce qui s’y trouve "
            "encore : une ville, un monument."
        ),
        "Retirez de cette nouvelle ville ce qui s’y trouve : une ville, un monument.",
        "Remplacez l’armée de cette nouvelle ville par une armée de votre réserve.",
        (
            "Plus personne n’est le premier bâtisseur de cette nouvelle ville, puis vous devenez le premier "
            "bâtisseur de cette nouvelle ville."
        ),
        "Marquez 3 points ; c’est une attaque par mer.",
        "Marquez 3 points ; pendant ce temps, votre empire est pillard.",
        "Vous devenez le premier bâtisseur de cette nouvelle ville, couchée.",
        "Vous devenez le premier bâtisseur de cette nouvelle ville, puis couchez l’armée de cette nouvelle ville.",
        "S’il reste une ville en réserve, marquez 3 points.",
        "S’il ne reste plus de ville en réserve, marquez 3 points.",
    ),
    "hu": (
        "Dobj el 1 tetszőleges árut.",
        "Az első építő dönti el, mi történik:",
        "Alkotás: kapsz 3 pontot.",
        "Alkotás:",
        "Minden más esetben kapsz 3 pontot.",
        "Minden más esetben:",
        "Az első építő a sorban következő lesz, az utolsó után újra az első: alkotás, város, áru.",
        (
            "Akinek egyedül van a legtöbb áruja, kap 3 pontot; ha többen állnak az élen, "
            "mindegyikük kap 1 pontot; akinek egy sincs, nem kap semmit."
        ),
        "Akinek egyedül van a legkevesebb városa, kap 3 pontot; ha többen állnak az élen, mindegyikük kap 1 pontot.",
        (
            "Minden városod után kaphatsz 1 árut, amíg van belőle (kevesebbet is kérhetsz); ha egyet sem "
            "kérsz, helyette kapsz 1 pontot."
        ),
        "Minden munkásod után kaphatsz 1 árut, amíg van belőle (kevesebbet is kérhetsz).",
        (
            "Mozgasd az első építőt az óramutató járása szerint legalább 1 alkotással: az első alkotás ingyen "
            "van, minden további 1 munkásba vagy 1 pontba kerül, akár vegyesen."
        ),
        (
            "Mozgasd az első építőt az óramutató járása szerint legalább 1 alkotással: az első alkotás ingyen "
            "van, minden további 1 munkásba (a jelölő egy várossal előrébb lép) vagy 1 pontba kerül, akár vegyesen."
        ),
        (
            "Mozgasd az első építőt az óramutató járása szerint legalább 3 alkotással, de legfeljebb 5-tel: az "
            "első 2 alkotás ingyen van, minden további 1 pontba kerül."
        ),
        (
            "Mozgasd az első építőt az óramutató járása szerint legalább 1 alkotással, de legfeljebb annyival, "
            "ahány ételed van: az első alkotás ingyen van, minden további 1 pontba kerül."
        ),
        (
            "Tedd az alkotásokat a készletbe és a jutalomba: mindegyikből annyit, amennyit a táblázat ezekben "
            "az oszlopokban mutat: „ár” és „rubrika”."
        ),
        "Rendezd az alkotásokat ár szerint külön árukba.",
        "Kapsz 1 árut és 2 pontot.",
        "Kapsz ezek mindegyikéből 2 árut: az alkotás és a város.",
        "A készletben sorban 5 áru (az alkotástól a városig) és egy pont van.",
        "12 kört játszotok: minden körben sorban minden játékos kap 3 pontot.",
        "Válassz véletlenszerűen egy alkotást, amelynek nincs első építője; mostantól te vagy az első építője.",
        "Dobj 2 dobókockával, ezek a félretett dobókockák; ellenük ez az ellenfél dob 1 dobókockával.",
        "Ennek az új városnak nem lesz első építője; lekerül minden más is, ami ott áll: város, alkotás.",
        "Vedd el erről az új városról a várost és az alkotást, ha van.",
        "Cseréld ki ebben az új városban a sereget egy sajátodra a készletedből.",
        "Ennek az új városnak nem lesz első építője, majd ennek az új városnak te leszel az első építője.",
        "Kapsz 3 pontot; ez tengerről indított támadás.",
        "Kapsz 3 pontot; közben fosztogató a birodalmad.",
        "Ennek az új városnak te leszel az első építője, ez fekve kerül oda.",
        "Ennek az új városnak te leszel az első építője, majd fektesd le ebben az új városban a sereget.",
        "Ha van még város, kapsz 3 pontot.",
        "Ha nincs több város, kapsz 3 pontot.",
    ),
    "zh_Hant": (
        "失去任意1個貨物。",
        "依首位建造者而定：",
        "奇觀：得3分。",
        "奇觀：",
        "其他：得3分。",
        "其他：",
        "首位建造者依這個順序換成下一個，最後一個之後回到第一個：奇觀、城市、貨物。",
        "貨物單獨最多的玩家得3分；幾個人並列最多，就每人得1分；1個都沒有，就什麼也拿不到。",
        "城市單獨最少的玩家得3分；幾個人並列最少，就每人得1分。",
        "你有幾座城市，就可以獲得幾個貨物；要少拿也行，不夠的話，剩幾個拿幾個。1個都沒拿，就改為得1分。",
        "你有幾名工人，就可以獲得幾個貨物；要少拿也行，不夠的話，剩幾個拿幾個。",
        "將首位建造者順時針移動至少1座奇觀：第1座免費，之後每座付1名工人或1分，可以混用。",
        "將首位建造者順時針移動至少1座奇觀：第1座免費，之後每座付1名工人（標記前進1座城市）或1分，可以混用。",
        "將首位建造者順時針移動至少3座奇觀，最多5座：前2座免費，之後每座付1分。",
        "將首位建造者順時針移動至少1座奇觀，最多不超過你的食物數量：第1座免費，之後每座付1分。",
        "將奇觀分成數量、獎勵分數：每種各放幾座，依序照表格的「花費」「格數」欄。",
        "將奇觀依花費分開，各成一個貨物。",
        "獲得1個貨物和2分。",
        "下列每一種各獲得2個貨物：奇觀、城市。",
        "數量依序是5個貨物（奇觀到城市）、分數。",
        "進行12輪：每一輪，每位玩家依序得3分。",
        "隨機選擇1座沒有首位建造者的奇觀，成為它的首位建造者。",
        "擲2顆骰子，作為已擱置骰子；這位對手擲1顆骰子對抗。",
        "這座新城市不再有首位建造者，並移除那裡的城市和奇觀（若有）。",
        "移除這座新城市上的城市和奇觀（若有）。",
        "將這座新城市的軍隊換成你供應區的一支軍隊。",
        "這座新城市不再有首位建造者，然後你成為這座新城市的首位建造者。",
        "得3分；這次算海上進攻。",
        "得3分；在此期間，你的帝國是劫掠者。",
        "你成為這座新城市的首位建造者，橫放。",
        "你成為這座新城市的首位建造者，然後將這座新城市的軍隊橫放。",
        "若供應區還有城市，得3分。",
        "若供應區已沒有城市，得3分。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
