"""What people say in one sentence where the rules need several statements, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Name, Noun, Number, Sentence
from tests.locales.nesting import CITY, DEVELOPMENT, DIE, FOOD, GOOD, MONUMENT, POINT, a_set, s, some, yours

__all__ = ["cases"]

DRY = s("lose", amount=some(1), each=False, rotation=False)
FINED = s("lose", amount=some(1, POINT), each=False, rotation=False)
PAID = s("gain", amount=some(1, POINT), each=False, rotation=False)
ANY = a_set(DIE, "any")
THROWN = s("reroll", thing=ANY)
APART = s("seq", items=(s("choose", set=ANY), s("reroll", thing=s("those", noun=DIE))))
KEPT = s("seq", items=(s("choose", set=a_set(MONUMENT, "one")), s("nothing")))
CRATE = Noun("award")
COST = Noun("cost", "columns")
PICKED = s("choose_and", apart=KEPT, together=s("gain_thing", thing=a_set(MONUMENT, "one")))
KEPT_AS = s("choose_as", apart=KEPT, set=a_set(MONUMENT, "one"), noun=DEVELOPMENT, yours=True)
JIM = Name("Jim")
NUMBERED = s("choose_number", low=Number(1), high=Number(6))
HIGHER = s("choose_number", low=s("plus", left=yours(FOOD), right=Number(1)), high=yours(CITY))
SETTLED = s("seq", items=(NUMBERED, s("nothing")))
ROLLED = s("rolls", who=JIM, faces=(Noun("harvest", "faces"),))

RICH = s("have_count", who=s("it"), op="at_least", count=Number(5), noun=POINT, of=False)
SOMEBODY = s(
    "exists",
    set=a_set(Noun("player"), "exists", RICH),
    short=s("have_count", who=a_set(Noun("player"), "one"), op="at_least", count=Number(5), noun=POINT, of=False),
)

POOR = s(
    "exists",
    set=a_set(
        Noun("player"),
        "exists",
        s("compare", left=s("owned", owner=s("it"), noun=FOOD, of=False, thing=False), op="is", right=Number(0)),
    ),
    short=s(
        "compare",
        left=s("owned", owner=a_set(Noun("player"), "one"), noun=FOOD, of=False, thing=False),
        op="is",
        right=Number(0),
    ),
)

TREES: tuple[Sentence, ...] = (
    s("trim", noun=GOOD, limit=Number(6)),
    s("trim", noun=GOOD, limit=yours(FOOD)),
    s(
        "each_player",
        set=a_set(Noun("player"), "each"),
        turn=False,
        source=False,
        body=s("trim", noun=GOOD, limit=Number(6)),
    ),
    s("lose_or_else", deed=DRY, body=FINED),
    s("may", times=Number(2), body=s("choose_and", apart=APART, together=THROWN)),
    s("after_reroll", body=DRY),
    s("choose_as", apart=KEPT, set=a_set(MONUMENT, "one"), noun=DEVELOPMENT, yours=True),
    s("for_every", deed=PAID, count=Number(3), noun=GOOD),
    s("cases_lead"),
    s("may_each_lead", body=s("may", times=True, body=DRY)),
    s("may_each_time", first=s("may", times=True, body=DRY), body=FINED),
    s("may_each_time_lead", first=s("may", times=True, body=DRY)),
    s("pay", amount=s("some_together", noun=FOOD, amounts=(some(1, FOOD), some(2, GOOD))), each=False, rotation=False),
    s("may_acquire_lead", times=False, set=a_set(DEVELOPMENT, "exactly", count=1), price=COST),
    s("may_acquire_lead", times=Number(2), set=a_set(DEVELOPMENT, "one"), price=COST),
    s("pay_with_lead", value=s("attribute", noun=COST, of=s("that", noun=DEVELOPMENT)), exact=False),
    s("told_both", first=ROLLED, then=s("stops", who=JIM, again=True, joined=True)),
    s("in_step", step=Noun("end_of_round", "steps"), then=s("over")),
    s("examples_removed", nouns=(Noun("quarry", "examples"), Noun("feeding", "examples"))),
    s("use_sheet_of", variant=Noun("long_winter", "variants")),
    s("use_own_sheet", several=False, scored=True),
    s("use_own_sheet", several=True, scored=False),
    s("count_these", noun=GOOD),
    s("number_or_more", low=Number(5)),
    s("number_to_number", low=Number(0), high=Number(1)),
    s("repeat", times=False, until=SOMEBODY, body=DRY),
    s("if", condition=SOMEBODY, body=DRY),
    s("if", condition=s("not", condition=SOMEBODY), body=DRY),
    s("lose", amount=s("all", noun=GOOD, common=True), each=False, rotation=False),
    s("compare_lead", left=yours(FOOD), right=yours(CITY)),
    s("outcome", op="more_than", noun=False, body=PAID),
    s("outcome", op="is", noun=False, body=s("rule", noun=Noun("famine", "rules"), condition=False, body=DRY)),
    s("outcome_lead", op="less_than"),
    s("if", condition=SOMEBODY, body=s("seq", items=(DRY, s("once_more", body=THROWN)))),
    s("until_passed_lead", count=Number(2), who=(s("you"), s("that", noun=Noun("opponent")))),
    s("until_passed_lead", count=Number(3), who=(s("you"), s("that", noun=Noun("opponent")), s("active_player"))),
    s("or_pass", body=THROWN, others=False),
    s("or_pass", body=s("subject", who=s("that", noun=Noun("opponent")), body=THROWN), others=True),
    s("by_draw", noun=Noun("start_player"), apart=False),
    s("by_draw", noun=Noun("award"), apart=KEPT),
    s("by_lot", deed=PAID),
    s(
        "called_up",
        set=a_set(MONUMENT, "all"),
        noun=Noun("award"),
        deed=s("do", steps=(Noun("buy", "steps"),), of=False),
    ),
    s("thin_out", noun=MONUMENT, row=CRATE, limit=Number(3)),
    s("thin_out", noun=MONUMENT, row=CRATE, limit=s("player_count")),
    s("thin_out", noun=MONUMENT, row=CRATE, limit=yours(FOOD)),
    s("take_from", body=PICKED, source=CRATE),
    s("take_from", body=KEPT_AS, source=CRATE),
    s("may", times=False, body=s("take_from", body=PICKED, source=CRATE)),
    s(
        "choose_and",
        apart=KEPT,
        together=s("move_things", thing=a_set(MONUMENT, "one"), source=CRATE, into=Noun("value")),
    ),
    s("choose_and", apart=KEPT, together=s("remove_from", thing=a_set(MONUMENT, "one"), row=CRATE)),
    s("if", condition=POOR, body=DRY),
    s("choose_number_as", choice=NUMBERED, apart=SETTLED, noun=CRATE, yours=False),
    s("choose_number_as", choice=NUMBERED, apart=SETTLED, noun=CRATE, yours=True),
    s("choose_number_as", choice=HIGHER, apart=SETTLED, noun=CRATE, yours=False),
    s("choose_number_as", choice=NUMBERED, apart=SETTLED, noun=POINT, yours=True),
    s("choose_number", low=s("plus", left=Number(3), right=yours(CITY)), high=Number(9)),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "If you have more than 6 goods, lose goods of your choice until you have 6.",
        "If you have more goods than your food, lose goods of your choice until you have that many.",
        "Each player: if you have more than 6 goods, lose goods of your choice until you have 6.",
        "Lose 1 food or, if you have none left, lose 1 point.",
        "You may, up to 2 times, reroll any number of dice.",
        "After each reroll, lose 1 food.",
        "Choose a monument as your development.",
        "Score 1 point for every 3 goods you have.",
        "Only the first of these that applies:",
        "You may, as often as you like, lose 1 food; each time, choose one:",
        "You may, as often as you like, lose 1 food; each time, lose 1 point.",
        "You may, as often as you like, lose 1 food; each time:",
        "Pay 1 food and 2 goods.",
        "You may buy 1 development; pay its cost with any mix of these:",
        "You may, up to 2 times, buy a development; pay its cost with any mix of these:",
        "Pay the cost of that development with any mix of these (no change is given):",
        "Jim rolls Harvest, and stops.",
        "At the end of the round, the game ends.",
        (
            "These examples of the rulebook do not apply: “Quarrying brings one more stone” and "
            "“Five cities eat five food”."
        ),
        "Use the sheet of changes “Long Winter” as well.",
        "Use the score sheet of this variant, not that of the basic game.",
        "Use the game sheet for these variants, not that of the basic game.",
        "Count your goods and carry out only the line with that number.",
        "5 or more.",
        "0–1.",
        "Do this until a player has at least 5 points: lose 1 food.",
        "If a player has at least 5 points, lose 1 food.",
        "If there is no player who has at least 5 points, lose 1 food.",
        "Lose all goods.",
        "Compare your food with the number of your cities:",
        "Higher: score 1 point.",
        "The same (Famine): lose 1 food.",
        "Lower:",
        "If a player has at least 5 points, lose 1 food, then reroll any number of dice again.",
        "Take turns, you first, then that opponent, until both have passed one after the other:",
        (
            "Take turns, you first, then that opponent, then the player whose turn it is, until all 3 have "
            "passed one after the other:"
        ),
        "You: reroll any number of dice, or pass.",
        "That opponent rerolls any number of dice, or passes.",
        "Choose the start player at random.",
        "Choose the award at random.",
        "Draw lots: the first player scores 1 point, the second 2, the third 3, and so on.",
        "Call all monuments one after the other: whoever has it as their award buys a development.",
        "Remove random monuments from award until at most 3 are left.",
        "Remove random monuments from award until no more are left than there are players.",
        "Remove random monuments from award until no more are left than your food.",
        "Gain a monument from award.",
        "Choose a monument from award as your development.",
        "You may gain a monument from award.",
        "Move a monument from award to value.",
        "Remove a monument from award.",
        "If a player’s food is 0, lose 1 food.",
        "Choose a number from 1 to 6 as the new award.",
        "Choose a number from 1 to 6 as your new award.",
        "Choose a number greater than your food, and at most the number of your cities, as the new award.",
        "Choose a number from 1 to 6, then do nothing.",
        "Choose a number from 3 plus the number of your cities to 9.",
    ),
    "fr": (
        "Si vous avez plus de 6 marchandises, perdez des marchandises de votre choix jusqu’à n’en garder que 6.",
        (
            "Si vous avez plus de marchandises que votre quantité de nourriture, perdez des marchandises de votre "
            "choix jusqu’à ne pas en garder davantage."
        ),
        "Chaque joueur, s’il a plus de 6 marchandises, perd des marchandises de son choix jusqu’à n’en garder que 6.",
        "Perdez 1 nourriture ou, s’il ne vous en reste plus, perdez 1 point.",
        "Vous pouvez relancer autant de dés que vous le souhaitez (2 fois au plus).",
        "Après chaque relance, perdez 1 nourriture.",
        "Choisissez un monument comme développement.",
        "Marquez 1 point par tranche de 3 marchandises.",
        "Seul s’applique le premier de ces cas qui se présente :",
        "Vous pouvez perdre 1 nourriture, autant de fois que vous le souhaitez ; chaque fois, au choix :",
        "Vous pouvez perdre 1 nourriture, autant de fois que vous le souhaitez ; chaque fois, perdez 1 point.",
        "Vous pouvez perdre 1 nourriture, autant de fois que vous le souhaitez ; chaque fois :",
        "Payez 1 nourriture et 2 marchandises.",
        "Vous pouvez acheter 1 développement ; payez son coût avec un ou plusieurs de ces moyens :",
        "Vous pouvez acheter un développement (2 fois au plus) ; payez son coût avec un ou plusieurs de ces moyens :",
        "Payez le coût de ce développement avec un ou plusieurs de ces moyens (on ne rend pas la monnaie) :",
        "Jules obtient une Récolte et s’arrête.",
        "À la fin de la manche, la partie se termine.",
        (
            "Ces exemples du livret ne valent plus : « Les Carrières donnent une pierre de plus » et « Cinq villes "
            "consomment cinq nourritures »."
        ),
        "Appliquez aussi les changements de la variante « Un long hiver ».",
        "Prenez la feuille de points de cette variante, et non celle du jeu de base.",
        "Prenez la feuille de partie de ces variantes, et non celle du jeu de base.",
        "Comptez vos marchandises : seule la ligne de ce nombre s’applique.",
        "5 ou plus.",
        "0 à 1.",
        "Jusqu’à ce qu’un joueur ait au moins 5 points, perdez 1 nourriture.",
        "Si un joueur a au moins 5 points, perdez 1 nourriture.",
        "Si aucun joueur n’a au moins 5 points, perdez 1 nourriture.",
        "Perdez toutes les marchandises.",
        "Comparez votre quantité de nourriture au nombre de vos villes :",
        "Au-dessus : marquez 1 point.",
        "À égalité (Famine) : perdez 1 nourriture.",
        "Au-dessous :",
        (
            "Si un joueur a au moins 5 points, perdez 1 nourriture, puis relancez autant de dés que vous le "
            "souhaitez à nouveau."
        ),
        ("À tour de rôle, d’abord vous, puis cet adversaire, jusqu’à ce que les deux joueurs passent de suite :"),
        (
            "À tour de rôle, d’abord vous, puis cet adversaire, puis le joueur dont c’est le tour, jusqu’à ce "
            "que les 3 joueurs passent de suite :"
        ),
        "Vous : relancez autant de dés que vous le souhaitez, ou passez.",
        "Cet adversaire relance autant de dés qu’il le souhaite, ou passe.",
        "Choisissez au hasard le premier joueur.",
        "Choisissez au hasard la récompense.",
        "Tirez au sort : le premier joueur marque 1 point, le deuxième 2, le troisième 3, et ainsi de suite.",
        "Appelez dans l’ordre tous les monuments : le joueur dont c’est la récompense achète un développement.",
        "Retirez au hasard des monuments de la récompense jusqu’à ce qu’il en reste 3 au plus.",
        "Retirez au hasard des monuments de la récompense jusqu’à ce qu’il n’en reste pas plus que de joueurs.",
        (
            "Retirez au hasard des monuments de la récompense jusqu’à ce qu’il n’en reste pas plus que "
            "votre quantité de nourriture."
        ),
        "Obtenez un monument dans la récompense.",
        "Choisissez un monument dans la récompense comme développement.",
        "Vous pouvez obtenir un monument dans la récompense.",
        "Placez un monument de la récompense dans la valeur.",
        "Retirez un monument de la récompense.",
        "S’il y a un joueur dont la nourriture est de 0, perdez 1 nourriture.",
        "Choisissez un nombre de 1 à 6 ; ce sera désormais la récompense.",
        "Choisissez un nombre de 1 à 6 ; ce sera désormais votre récompense.",
        (
            "Choisissez un nombre supérieur à votre quantité de nourriture, sans dépasser le nombre de vos "
            "villes ; ce sera désormais la récompense."
        ),
        "Choisissez un nombre de 1 à 6, puis ne faites rien.",
        "Choisissez un nombre compris entre 3 plus le nombre de vos villes et 9.",
    ),
    "hu": (
        "Ha 6-nál több árud van, dobj el belőlük tetszés szerint annyit, hogy 6 maradjon.",
        "Ha több árud van, mint ahány ételed van, dobj el belőlük tetszés szerint annyit, hogy ne legyen több.",
        "Minden játékos, ha 6-nál több áruja van, eldob belőlük tetszés szerint annyit, hogy 6 maradjon.",
        "Fogyassz el 1 ételt, vagy ha már nincs, veszítesz 1 pontot.",
        "Legfeljebb 2-ször dobhatsz újra tetszőleges számú dobókockát.",
        "Minden újradobás után fogyassz el 1 ételt.",
        "Válassz egy alkotást; ez lesz a fejlesztés.",
        "Minden 3 árudért kapsz 1 pontot.",
        "Csak az első teljesülő eset érvényes:",
        "Akárhányszor elfogyaszthatsz 1 ételt; minden alkalommal válassz egyet:",
        "Akárhányszor elfogyaszthatsz 1 ételt; minden alkalommal veszítesz 1 pontot.",
        "Akárhányszor elfogyaszthatsz 1 ételt; minden alkalommal:",
        "Fizess 1 ételt és 2 árut.",
        "Vásárolhatsz 1 fejlesztést; az árát a következőkkel fizetheted ki, akár vegyesen:",
        "Legfeljebb 2-ször vásárolhatsz egy fejlesztést; az árát a következőkkel fizetheted ki, akár vegyesen:",
        "Fizesd ki ennek a fejlesztésnek az árát a következőkkel, akár vegyesen (visszajáró nincs):",
        "Imre Aratást dob, majd megáll.",
        "A kör végén a játék véget ér.",
        (
            "A szabálykönyvnek ezek a példái nem érvényesek: "
            "„A Kőfejtő eggyel több követ hoz” és „Öt város öt ételt fogyaszt”."
        ),
        "Használjátok a „Hosszú tél” változat lapját is.",
        "Az alapjátéké helyett ennek a változatnak a pontozólapjára írjatok.",
        "Az alapjátéké helyett ezeknek a változatoknak a közös játéklapjára írjatok.",
        "Számold össze az áruidat: csak a számukhoz tartozó sor érvényes.",
        "5 vagy több.",
        "0–1.",
        "Amíg valamelyik játékosnak legalább 5 pontja nem lesz, újra meg újra fogyassz el 1 ételt.",
        "Ha valamelyik játékosnak legalább 5 pontja van, fogyassz el 1 ételt.",
        "Ha nincs olyan játékos, akinek legalább 5 pontja van, fogyassz el 1 ételt.",
        "Elveszíted az összes árut.",
        "Hasonlítsd össze az ételeid számát a városaid számával:",
        "Nagyobb: kapsz 1 pontot.",
        "Ugyanannyi (Éhínség): fogyassz el 1 ételt.",
        "Kisebb:",
        (
            "Ha valamelyik játékosnak legalább 5 pontja van, fogyassz el 1 ételt, majd ismét dobj újra "
            "tetszőleges számú dobókockát."
        ),
        "Felváltva következtek, előbb te, aztán ez az ellenfél, amíg egymás után mindketten nem passzoltok:",
        (
            "Felváltva következtek, előbb te, aztán ez az ellenfél, aztán a soron lévő játékos, amíg mind a 3 "
            "játékos egymás után nem passzol:"
        ),
        "Te: dobj újra tetszőleges számú dobókockát, vagy passzolj.",
        "Ez az ellenfél újradob tetszőleges számú dobókockát, vagy passzol.",
        "Válaszd ki véletlenszerűen a kezdőjátékost.",
        "Válaszd ki véletlenszerűen a jutalmat.",
        "Sorsoljatok: az első játékos kap 1 pontot, a második 2-t, a harmadik 3-at, és így tovább.",
        "Szólítsátok sorban az összes alkotást: akinek az a jutalma, fejlesztést vásárol.",
        "Vegyél el véletlenszerűen alkotásokat a jutalomból, amíg legfeljebb 3 marad.",
        "Vegyél el véletlenszerűen alkotásokat a jutalomból, amíg már nem marad több, mint ahány játékos van.",
        "Vegyél el véletlenszerűen alkotásokat a jutalomból, amíg már nem marad több, mint ahány ételed van.",
        "Megkapsz egy alkotást a jutalomból.",
        "Válassz egy alkotást a jutalomból; ez lesz a fejlesztés.",
        "Megkaphatsz egy alkotást a jutalomból.",
        "Tegyél egy alkotást a jutalomból az értékbe.",
        "Vegyél el egy alkotást a jutalomból.",
        "Ha valamelyik játékosnak pontosan 0 étele van, fogyassz el 1 ételt.",
        "Válassz egy számot 1-től 6-ig; ez lesz az új jutalom.",
        "Válassz egy számot 1-től 6-ig; ez lesz az új jutalmad.",
        (
            "Válassz egy számot: nagyobbat, mint az ételeid száma, de legfeljebb annyit, ahány városod van; "
            "ez lesz az új jutalom."
        ),
        "Válassz egy számot 1-től 6-ig, majd ne tégy semmit.",
        "Válassz egy számot 3-nak és a városaid számának az összegétől 9-ig.",
    ),
    "zh_Hant": (
        "貨物超過6個，就自己挑，棄到剩6個。",
        "貨物多於你的食物數量，就自己挑，棄到不再超過。",
        "每位玩家貨物超過6個，就自己挑，棄到剩6個。",
        "失去1個食物，沒有時則扣1分。",
        "你可以重擲任意數量骰子（最多2次）。",
        "每次重擲後，失去1個食物。",
        "選擇1座奇觀作為你的發展。",
        "你每有3個貨物，得1分。",
        "只執行下列第一個符合的情況：",
        "你可以失去1個食物，要做幾次都行；每次選一項：",
        "你可以失去1個食物，要做幾次都行；每做1次，扣1分。",
        "你可以失去1個食物，要做幾次都行；每做1次：",
        "支付1個食物和2個貨物。",
        "你可以購買1項發展，並以下列各項的任意組合支付其花費：",
        "你可以購買1項發展（最多2次），並以下列各項的任意組合支付其花費：",
        "支付這項發展的花費，可任意組合下列各項（不找零）：",
        "志明擲出「豐收」，就此停手。",
        "這一輪結束時，遊戲結束。",
        "規則書的下列範例不適用：「採石多帶來一個石頭」、「五座城市消耗五個食物」。",
        "請一併使用變體「漫長寒冬」的變更表。",
        "請改用這個變體的計分紙，不用基本遊戲的那張。",
        "請改用這些變體的對局紙，不用基本遊戲的那張。",
        "數一數你有幾個貨物，只執行數目相符的那一列。",
        "5以上。",
        "0～1。",
        "反覆失去1個食物，直到有玩家擁有至少5分為止。",
        "若有玩家擁有至少5分，失去1個食物。",
        "若沒有玩家擁有至少5分，失去1個食物。",
        "失去所有貨物。",
        "比較你的食物數量和你的城市數量：",
        "較高：得1分。",
        "相同（饑荒）：失去1個食物。",
        "較低：",
        "若有玩家擁有至少5分，失去1個食物，然後再次重擲任意數量骰子。",
        "由你開始，你和這位對手輪流行動或跳過，直到2人接連跳過為止：",
        "由你開始，你、這位對手和當前玩家輪流行動或跳過，直到3人接連跳過為止：",
        "你可以重擲任意數量骰子；不然就跳過。",
        "這位對手可以重擲任意數量骰子；不然就跳過。",
        "隨機決定起始玩家。",
        "隨機決定獎勵分數。",
        "抽籤決定順序：第一位玩家得1分，第二位2分，第三位3分，依此類推。",
        "依序叫出所有奇觀：獎勵分數是它的玩家購買發展。",
        "從獎勵分數中隨機移除奇觀，直到最多剩下3座。",
        "從獎勵分數中隨機移除奇觀，直到剩下的數量不超過本局的玩家人數。",
        "從獎勵分數中隨機移除奇觀，直到剩下的數量不超過你的食物數量。",
        "從獎勵分數中獲得1座奇觀。",
        "從獎勵分數中選擇1座奇觀作為你的發展。",
        "你可以從獎勵分數中獲得1座奇觀。",
        "將1座奇觀從獎勵分數移到價值。",
        "將1座奇觀從獎勵分數移除。",
        "若有食物數量為0的玩家，失去1個食物。",
        "選擇1個數字，從1到6，作為新的獎勵分數。",
        "選擇1個數字，從1到6，作為你的新獎勵分數。",
        "選擇1個大於你的食物數量、不超過你的城市數量的數字，作為新的獎勵分數。",
        "選擇1個數字，從1到6，作為你的新分數。",
        "選擇1個數字，從3加你的城市數量到9。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
