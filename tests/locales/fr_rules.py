"""What statements and conditions are in French, read one by one."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import (
    BUILD,
    BUILDER,
    CITY,
    COMPLETE,
    DEVELOPMENT,
    DIE,
    DROUGHT,
    FOOD,
    GOOD,
    IT,
    MONUMENT,
    NOBODY,
    PLUNDER,
    POINT,
    RELIGION,
    ROLL,
    SITE,
    WORKER,
    YOU,
    a_set,
    adjective,
    have_count,
    s,
    some,
    that,
    transfer,
    yours,
)

__all__ = ["CASES"]

TICK, DISASTER, OPPONENT, PLAYER = Noun("tick"), Noun("disaster"), Noun("opponent"), Noun("player")
COST, WORTH = Noun("cost", "columns"), Noun("worth", "columns")
GOODS, GOODS_VALUE, WOOD, STONE = Noun("goods"), Noun("goods_value"), Noun("wood"), Noun("stone")
FEED, TURN = Noun("feed", "steps"), Noun("turn", "steps")
EAT = transfer("lose", some(1))
HAVE = s("have", who=YOU, thing=RELIGION)
MINE = a_set(MONUMENT, "each", mine=True)
UNFINISHED = s("is_adjective", who=IT, adjective=adjective("finished", negated=True))
OWNER = s("attribute", noun=BUILDER, of=that("monument"))
IN_PLAY = a_set(MONUMENT, "plain", adjectives=(adjective("in_play"),))


def count(op: str, number: int, noun: Noun = FOOD) -> Sentence:
    return s("if", condition=have_count(YOU, op, number, noun), body=EAT)


def when(condition: Sentence) -> Sentence:
    return s("if", condition=condition, body=s("nothing"))


CASES: tuple[tuple[str, Sentence], ...] = (
    ("Recevez 0 unité de nourriture.", transfer("gain", some(0))),
    ("Recevez 1 unité de nourriture.", transfer("gain", some(1))),
    ("Recevez 2 unités de nourriture.", transfer("gain", some(2))),
    ("Recevez 5 unités de nourriture.", transfer("gain", some(5))),
    ("Perdez 1 point.", transfer("lose", some(1, POINT))),
    ("Perdez 2 points.", transfer("lose", some(2, POINT))),
    ("Utilisez 1 ouvrier.", transfer("pay", some(1, WORKER))),
    ("Recevez 1 unité de nourriture de plus.", transfer("gain", s("more", count=Number(1), noun=FOOD))),
    (
        "Cochez 1 case de cette nouvelle ville.",
        transfer("gain", s("some_of", count=Number(1), noun=TICK, of=that("site"))),
    ),
    ("Perdez 1 unité de cette marchandise.", transfer("lose", s("amount_of", count=Number(1), thing=that("good")))),
    ("Perdez toutes vos marchandises.", transfer("lose", s("all", noun=GOODS))),
    (
        "Recevez autant de cette marchandise que vous avez de villes.",
        transfer("gain", s("as_many_of", thing=that("good"), value=yours(CITY))),
    ),
    (
        "Recevez ce que vos dés indiquent, en alternant les sortes.",
        transfer("gain", s("what_gives", noun=DIE), rotation=True),
    ),
    (
        "Prenez les marchandises une par une, dans cet ordre et en boucle : bois, pierre ; une sorte déjà pleine consomme quand même son tour.",
        s("in_rotation", nouns=(WOOD, STONE), table=GOOD),
    ),
    (
        "Pour chaque dé qui montre la face Nourriture ou travail, choisissez 2 unités de nourriture ou 2 ouvriers.",
        s("choose_face", face=Noun("food_or_labour", "faces"), die=DIE, amounts=(some(2), some(2, WORKER))),
    ),
    ("Recevez 8 marchandises en alternant les sortes.", transfer("gain", some(8, GOOD), rotation=True)),
    ("Marquez 1 point pour chacun de vos monuments.", transfer("gain", some(1, POINT), each=MINE)),
    ("Marquez 1 point pour chacune de vos villes.", transfer("gain", some(1, POINT), each=yours(CITY))),
    (
        "Perdez autant de points que vous avez de désastres.",
        transfer("lose", s("as_many", noun=POINT, of=False, value=yours(DISASTER))),
    ),
    (
        "Marquez le total des points de vos développements.",
        transfer(
            "gain",
            s(
                "as_many",
                noun=POINT,
                of=False,
                value=s("total", noun=WORTH, set=a_set(DEVELOPMENT, "yours", mine=True)),
            ),
        ),
    ),
    (
        "Marquez un nombre de points égal à la valeur de vos marchandises.",
        transfer("gain", s("as_many", noun=POINT, of=False, value=yours(GOODS_VALUE))),
    ),
    (
        "Lancez autant de dés que vous avez de villes.",
        s("roll", amount=s("as_many", noun=DIE, of=False, value=yours(CITY))),
    ),
    (
        "Lancez un nombre de dés égal au nombre de vos villes plus 1.",
        s("roll", amount=s("as_many", noun=DIE, of=False, value=s("plus", left=yours(CITY), right=Number(1)))),
    ),
    ("Obtenez ce monument.", s("gain_thing", thing=that("monument"))),
    ("Perdez la Religion.", s("lose_thing", thing=RELIGION)),
    ("Donnez 2 unités de nourriture à cet adversaire.", s("give", amount=some(2), to=that("opponent"))),
    ("Prenez 1 unité de nourriture à cet adversaire.", s("take", amount=some(1), source=that("opponent"))),
    (
        "Échangez avec cet adversaire des marchandises et de la nourriture, dans les proportions dont vous convenez ensemble.",
        s("exchange", nouns=(GOODS, FOOD), partner=that("opponent")),
    ),
    ("Vous devenez le premier bâtisseur de ce monument.", s("becomes", thing=OWNER, value=YOU)),
    ("Plus personne n’est le premier bâtisseur de ce monument.", s("becomes", thing=OWNER, value=NOBODY)),
    ("Votre quantité de nourriture passe à 0.", s("becomes", thing=yours(FOOD), value=Number(0))),
    ("Mettez de côté ce dé.", s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside"))),
    ("Relancez ces dés.", s("reroll", thing=s("those", noun=DIE))),
    ("Choisissez une nouvelle ville inachevée.", s("choose", set=a_set(SITE, "one", UNFINISHED))),
    (
        "Choisissez un monument en jeu inachevé.",
        s("choose", set=a_set(MONUMENT, "one", UNFINISHED, adjectives=(adjective("in_play"),))),
    ),
    (
        "Choisissez autant de dés non mis de côté que vous le souhaitez.",
        s("choose", set=a_set(DIE, "any", adjectives=(adjective("set_aside", negated=True),))),
    ),
    ("Choisissez une marchandise que vous avez.", s("choose", set=a_set(GOOD, "one", s("you_have", who=IT)))),
    (
        "Choisissez jusqu’à 2 développements que vous n’avez pas.",
        s("choose", set=a_set(DEVELOPMENT, "up_to", s("you_lack", who=IT), count=2)),
    ),
    ("Choisissez 2 développements.", s("choose", set=a_set(DEVELOPMENT, "exactly", count=2))),
    ("Choisissez tous les dés.", s("choose", set=a_set(DIE, "all"))),
    ("Ne choisissez aucun dé.", s("choose", set=a_set(DIE, "no"))),
    (
        "Choisissez au hasard un adversaire qui n’a pas le développement Religion.",
        s("choose", set=a_set(OPPONENT, "random", s("have_no", who=IT, thing=RELIGION))),
    ),
    (
        "Choisissez les monuments achevés.",
        s("choose", set=a_set(MONUMENT, "those", adjectives=(adjective("finished"),))),
    ),
    (
        "Choisissez un nombre compris entre 0 et votre quantité de nourriture.",
        s("choose_number", low=Number(0), high=yours(FOOD)),
    ),
    ("Alimentez vos villes.", s("do", steps=(FEED,), of=False)),
    ("Lancez les dés, puis construisez.", s("do", steps=(ROLL, BUILD), of=False)),
    ("Inaugurez ce monument.", s("do", steps=(COMPLETE,), of=that("monument"))),
    ("Terminez l’étape « Tour de jeu ».", s("end", step=TURN)),
    ("La partie se termine.", s("game_ends")),
    ("Vous gagnez la partie.", s("you_win")),
    ("Ne faites rien.", s("nothing")),
    (
        "Payez 1 pierre, puis recevez 3 ouvriers.",
        s("seq", items=(transfer("pay", some(1, STONE)), transfer("gain", some(3, WORKER)))),
    ),
    (
        "Choisissez un dé, puis relancez-le.",
        s("seq", items=(s("choose", set=a_set(DIE, "one")), s("reroll", thing=that("die")))),
    ),
    (
        "Choisissez une marchandise que vous avez, puis perdez-en 1.",
        s(
            "seq",
            items=(
                s("choose", set=a_set(GOOD, "one", s("you_have", who=IT))),
                transfer("lose", s("amount_of", count=Number(1), thing=that("good"))),
            ),
        ),
    ),
    (
        "Choisissez un adversaire, puis échangez avec lui des marchandises et de la nourriture, dans les proportions dont vous convenez ensemble.",
        s(
            "seq",
            items=(
                s("choose", set=a_set(OPPONENT, "one")),
                s("exchange", nouns=(GOODS, FOOD), partner=that("opponent")),
            ),
        ),
    ),
    ("Perdez 1 unité de nourriture, puis la partie se termine.", s("seq", items=(EAT, s("game_ends")))),
    (
        "Cet adversaire reçoit 1 unité de nourriture.",
        s("subject", who=that("opponent"), body=transfer("gain", some(1))),
    ),
    ("Le joueur dont c’est le tour procède ainsi :", s("subject_lead", who=s("active_player"))),
    ("Si vous avez au moins 1 unité de nourriture, perdez-en 1.", count("at_least", 1)),
    ("Si vous avez au moins 2 unités de nourriture, perdez-en 1.", count("at_least", 2)),
    ("Si vous avez exactement 2 crânes, perdez 1 unité de nourriture.", count("is", 2, Noun("skull"))),
    ("Si vous n’avez pas de nourriture, perdez-en 1.", count("is", 0)),
    ("Si vous avez au moins 1 unité de nourriture, perdez-en 1.", count("is_not", 0)),
    ("Si vous n’avez pas exactement 5 unités de nourriture, perdez-en 1.", count("is_not", 5)),
    ("Si vous avez au plus 6 marchandises, perdez 1 unité de nourriture.", count("at_most", 6, GOODS)),
    ("Si vous avez plus de 5 unités de nourriture, perdez-en 1.", count("more_than", 5)),
    ("Si vous avez moins de 5 unités de nourriture, perdez-en 1.", count("less_than", 5)),
    ("Si vous avez au moins 10 points, perdez 1 unité de nourriture.", count("at_least", 10, POINT)),
    (
        "Si la valeur de vos marchandises est de plus de 36, perdez 1 unité de nourriture.",
        count("more_than", 36, GOODS_VALUE),
    ),
    ("Si vous avez le développement Religion, la partie se termine.", s("if", condition=HAVE, body=s("game_ends"))),
    (
        "Si vous avez le développement Religion, si vous avez au moins 1 unité de nourriture, perdez-en 1.",
        s("if", condition=HAVE, body=count("at_least", 1)),
    ),
    ("Si vous avez le développement Religion :", s("if_lead", condition=HAVE)),
    (
        "Sinon, si vous avez le développement Religion, perdez 1 unité de nourriture.",
        s("otherwise_if", condition=HAVE, body=EAT),
    ),
    ("Sinon, si vous avez le développement Religion :", s("otherwise_if_lead", condition=HAVE)),
    ("Sinon, cochez 1 désastre.", s("otherwise", body=transfer("gain", some(1, DISASTER)))),
    ("Sinon :", s("otherwise_lead")),
    ("Si vous n’avez pas le développement Religion, ne faites rien.", when(s("have_no", who=YOU, thing=RELIGION))),
    ("Si vous avez ce développement, ne faites rien.", when(s("you_have", who=that("development")))),
    ("Si vous n’avez pas ce développement, ne faites rien.", when(s("you_lack", who=that("development")))),
    ("Si ce dé montre la face Butin, ne faites rien.", when(s("shows", who=that("die"), face=PLUNDER))),
    (
        "Si cette nouvelle ville est achevée, ne faites rien.",
        when(s("is_adjective", who=that("site"), adjective=adjective("finished"))),
    ),
    (
        "Si un joueur a au moins 5 développements, ne faites rien.",
        when(s("exists", set=a_set(PLAYER, "exists", have_count(IT, "at_least", 5, DEVELOPMENT)))),
    ),
    (
        "S’il n’y a aucun monument achevé, ne faites rien.",
        when(s("exists_no", set=a_set(MONUMENT, "exists", adjectives=(adjective("finished"),)))),
    ),
    (
        "Si chaque monument en jeu a un premier bâtisseur, ne faites rien.",
        when(
            s(
                "every",
                set=a_set(MONUMENT, "every", adjectives=(adjective("in_play"),)),
                condition=s("compare", left=s("attribute", noun=BUILDER, of=IT), op="is_not", right=NOBODY),
            )
        ),
    ),
    ("Si vous avez reçu de la pierre, ne faites rien.", when(s("gained", noun=STONE))),
    ("Si vous jouez à 2 ou plus, ne faites rien.", when(s("players", op="at_least", count=Number(2)))),
    ("Si vous jouez en solitaire, ne faites rien.", when(s("players", op="is", count=Number(1)))),
    ("Si 10 manches ont été jouées, ne faites rien.", when(s("rounds", op="is", count=Number(10)))),
    ("Si cet adversaire accepte, ne faites rien.", when(s("agrees", who=that("opponent")))),
    ("Si vous n’avez pas le développement Religion, ne faites rien.", when(s("not", condition=HAVE))),
    (
        "Si vous avez le développement Religion et si vous avez reçu de la pierre, ne faites rien.",
        when(s("and", items=(HAVE, s("gained", noun=STONE)))),
    ),
    (
        "Si vous avez le développement Religion ou si vous avez reçu de la pierre, ne faites rien.",
        when(s("or", items=(HAVE, s("gained", noun=STONE)))),
    ),
    (
        "Si ce monument n’a pas encore de premier bâtisseur, ne faites rien.",
        when(s("compare", left=OWNER, op="is", right=NOBODY)),
    ),
    (
        "Si vous n’êtes pas le premier bâtisseur de ce monument, ne faites rien.",
        when(s("compare", left=OWNER, op="is_not", right=YOU)),
    ),
    (
        "Si vous avez moins d’unités de nourriture que de villes, ne faites rien.",
        when(s("compare", left=yours(FOOD), op="less_than", right=yours(CITY))),
    ),
    (
        "Si le coût de ce développement est d’au plus 20, ne faites rien.",
        when(s("compare", left=s("attribute", noun=COST, of=that("development")), op="at_most", right=Number(20))),
    ),
    (
        "S’il y a au moins 5 monuments en jeu, ne faites rien.",
        when(s("compare", left=s("number_of", set=IN_PLAY), op="at_least", right=Number(5))),
    ),
    (
        "Si cet adversaire a plus d’unités de nourriture que vous, ne faites rien.",
        when(
            s(
                "compare",
                left=s("owned", owner=that("opponent"), noun=FOOD, of=False),
                op="more_than",
                right=yours(FOOD),
            )
        ),
    ),
    (
        "Au moins une de ces conditions est remplie : vous avez le développement Religion ; vous avez reçu de la pierre.",
        s("any_of", items=(HAVE, s("gained", noun=STONE))),
    ),
    (
        "Ces conditions sont toutes remplies : vous avez le développement Religion ; vous avez reçu de la pierre.",
        s("all_of", items=(HAVE, s("gained", noun=STONE))),
    ),
    ("Vous pouvez perdre 1 unité de nourriture.", s("may", times=False, body=EAT)),
    ("Vous pouvez perdre 1 unité de nourriture, autant de fois que vous le souhaitez.", s("may", times=True, body=EAT)),
    ("Vous pouvez perdre 1 unité de nourriture (une seule fois).", s("may", times=Number(1), body=EAT)),
    ("Vous pouvez perdre 1 unité de nourriture (2 fois au plus).", s("may", times=Number(2), body=EAT)),
    ("Vous pouvez procéder ainsi :", s("may_lead", times=False)),
    ("Vous pouvez procéder ainsi, autant de fois que vous le souhaitez :", s("may_lead", times=True)),
    ("Vous pouvez procéder ainsi une seule fois :", s("may_lead", times=Number(1))),
    ("Vous pouvez procéder ainsi jusqu’à 2 fois :", s("may_lead", times=Number(2))),
    (
        "Vous pouvez marquer 1 point pour chacun de vos monuments.",
        s("may", times=False, body=transfer("gain", some(1, POINT), each=MINE)),
    ),
    ("Vous pouvez mettre fin à la partie.", s("may", times=False, body=s("game_ends"))),
    (
        "Vous pouvez décider que cet adversaire perd 1 unité de nourriture.",
        s("may", times=False, body=s("subject", who=that("opponent"), body=EAT)),
    ),
    (
        "Si vous avez au moins 1 unité de nourriture, vous pouvez en perdre 1.",
        s("may", times=False, body=count("at_least", 1)),
    ),
    (
        "Tant que vous avez plus de 6 marchandises, perdez 1 unité de nourriture.",
        s("repeat", times=False, until=have_count(YOU, "at_most", 6, GOODS), body=EAT),
    ),
    ("3 fois de suite, perdez 1 unité de nourriture.", s("repeat", times=Number(3), until=False, body=EAT)),
    (
        "Tant que vous n’avez pas le développement Religion, 30 fois au plus :",
        s("repeat_lead", times=Number(30), until=HAVE),
    ),
    ("Répétez ce qui suit :", s("repeat_lead", times=False, until=False)),
    (
        "Mettez de côté chaque dé qui montre la face Butin.",
        s(
            "for_each",
            set=a_set(DIE, "each", s("shows", who=IT, face=PLUNDER)),
            body=s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside")),
        ),
    ),
    ("Pour chaque marchandise, perdez 1 unité de nourriture.", s("for_each", set=a_set(GOOD, "each"), body=EAT)),
    ("Pour chaque marchandise :", s("for_each_lead", set=a_set(GOOD, "each"))),
    ("Pour chacune de vos villes, perdez 1 unité de nourriture.", s("for_each_of", value=yours(CITY), body=EAT)),
    ("Pour chacune de vos villes :", s("for_each_of_lead", value=yours(CITY))),
    (
        "Chaque adversaire qui n’a pas le développement Religion perd toutes ses marchandises.",
        s(
            "each_player",
            set=a_set(OPPONENT, "each", s("have_no", who=IT, thing=RELIGION)),
            turn=False,
            source=False,
            body=transfer("lose", s("all", noun=GOODS)),
        ),
    ),
    (
        "Chaque joueur, à tour de rôle, joue son tour.",
        s("each_player", set=a_set(PLAYER, "each"), turn=True, source=False, body=s("do", steps=(TURN,), of=False)),
    ),
    (
        "Chaque joueur lance autant de dés qu’il a de villes.",
        s(
            "each_player",
            set=a_set(PLAYER, "each"),
            turn=False,
            source=False,
            body=s("roll", amount=s("as_many", noun=DIE, of=False, value=yours(CITY))),
        ),
    ),
    (
        "Chaque joueur, à tour de rôle en commençant par le joueur dont c’est le tour, procède ainsi :",
        s("each_player_lead", set=a_set(PLAYER, "each"), turn=True, source=s("active_player")),
    ),
    ("Choisissez l’une de ces possibilités :", s("choose_one_lead")),
    ("Ville : perdez 1 unité de nourriture.", s("option", noun=Noun("city", "options"), condition=False, body=EAT)),
    (
        "Ville (si vous avez le développement Religion) :",
        s("option_lead", noun=Noun("city", "options"), condition=HAVE),
    ),
    (
        "Payez le coût de ce développement avec, au choix :",
        s("pay_with_lead", value=s("attribute", noun=COST, of=that("development"))),
    ),
    ("Des pièces, qui valent 1 chacune.", s("coin_each", thing=Noun("coin"), worth=Number(1))),
    (
        "Des marchandises, toutes celles d’une même sorte à la fois, pour leur valeur.",
        s("coin_whole", thing=GOODS, worth=Noun("value")),
    ),
    (
        "Sécheresse : si vous avez exactement 2 crânes, cochez 2 désastres.",
        s(
            "rule",
            noun=DROUGHT,
            condition=have_count(YOU, "is", 2, Noun("skull")),
            body=transfer("gain", some(2, DISASTER)),
        ),
    ),
    ("Sécheresse :", s("rule_lead", noun=DROUGHT, condition=False)),
    (
        "Sécheresse (si vous jouez à 2 ou plus) :",
        s("rule_lead", noun=DROUGHT, condition=s("players", op="at_least", count=Number(2))),
    ),
    (
        "Si votre quantité de nourriture moins (le nombre de vos villes plus 1) est égale au nombre de joueurs, ne faites rien.",
        when(
            s(
                "compare",
                left=s("minus", left=yours(FOOD), right=s("plus", left=yours(CITY), right=Number(1))),
                op="is",
                right=s("player_count"),
            )
        ),
    ),
    (
        "Si 2 fois le nombre de vos villes est supérieur au nombre de manches jouées, ne faites rien.",
        when(
            s("compare", left=s("times", left=yours(CITY), right=Number(2)), op="more_than", right=s("rounds_played"))
        ),
    ),
    (
        "Si votre quantité de nourriture divisée par 2 est au moins égale au plus élevé des coûts de vos développements, ne faites rien.",
        when(
            s(
                "compare",
                left=s("divided", left=yours(FOOD), right=Number(2)),
                op="at_least",
                right=s("highest", noun=COST, set=a_set(DEVELOPMENT, "yours", mine=True)),
            )
        ),
    ),
    (
        "Si le plus petit nombre entre votre quantité de nourriture et le nombre de vos villes n’est pas égal au plus bas des coûts des développements, ne faites rien.",
        when(
            s(
                "compare",
                left=s("smaller", left=yours(FOOD), right=yours(CITY)),
                op="is_not",
                right=s("lowest", noun=COST, set=a_set(DEVELOPMENT, "plain")),
            )
        ),
    ),
    (
        "Votre quantité de nourriture passe au plus grand nombre entre votre quantité de nourriture et 3.",
        s("becomes", thing=yours(FOOD), value=s("larger", left=yours(FOOD), right=Number(3))),
    ),
    ("Donnez 1 unité de nourriture à l’adversaire.", s("give", amount=some(1), to=s("opponent"))),
)
