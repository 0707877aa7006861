"""What conditions and what depends on them are in French, read one by one."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import (
    BUILDER,
    CITY,
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

DISASTER, OPPONENT, PLAYER = Noun("disaster"), Noun("opponent"), Noun("player")
COST = Noun("cost", "columns")
GOODS, GOODS_VALUE, STONE = Noun("goods"), Noun("goods_value"), Noun("stone")
TURN = Noun("turn", "steps")
EAT = transfer("lose", some(1))
HAVE = s("have", who=YOU, thing=RELIGION)
MINE = a_set(MONUMENT, "each", mine=True)
OWNER = s("attribute", noun=BUILDER, of=that("monument"))
IN_PLAY = a_set(MONUMENT, "plain", adjectives=(adjective("in_play"),))


def count(op: str, number: int, noun: Noun = FOOD) -> Sentence:
    return s("if", condition=have_count(YOU, op, number, noun), body=EAT)


def when(condition: Sentence) -> Sentence:
    return s("if", condition=condition, body=s("nothing"))


CASES: tuple[tuple[str, Sentence], ...] = (
    ("Si vous avez au moins 1 nourriture, perdez-en 1.", count("at_least", 1)),
    ("Si vous avez au moins 2 nourritures, perdez-en 1.", count("at_least", 2)),
    ("Si vous avez exactement 2 crânes, perdez 1 nourriture.", count("is", 2, Noun("skull"))),
    ("Si vous n’avez pas de nourriture, perdez-en 1.", count("is", 0)),
    ("Si vous avez au moins 1 nourriture, perdez-en 1.", count("is_not", 0)),
    ("Si vous n’avez pas exactement 5 nourritures, perdez-en 1.", count("is_not", 5)),
    ("Si vous avez au plus 6 marchandises, perdez 1 nourriture.", count("at_most", 6, GOODS)),
    ("Si vous avez plus de 5 nourritures, perdez-en 1.", count("more_than", 5)),
    ("Si vous avez moins de 5 nourritures, perdez-en 1.", count("less_than", 5)),
    ("Si vous avez au moins 10 points, perdez 1 nourriture.", count("at_least", 10, POINT)),
    (
        "Si la valeur de vos marchandises est supérieure à 36, perdez 1 nourriture.",
        count("more_than", 36, GOODS_VALUE),
    ),
    ("Si vous avez le développement Religion, la partie se termine.", s("if", condition=HAVE, body=s("game_ends"))),
    (
        "Si vous avez le développement Religion et si vous avez au moins 1 nourriture, perdez-en 1.",
        s("if", condition=HAVE, body=count("at_least", 1)),
    ),
    ("Si vous avez le développement Religion :", s("if_lead", condition=HAVE)),
    (
        "Sinon, si vous avez le développement Religion, perdez 1 nourriture.",
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
    ("À 2 joueurs ou plus, ne faites rien.", when(s("players", op="at_least", count=Number(2)))),
    ("En solitaire, ne faites rien.", when(s("players", op="is", count=Number(1)))),
    ("Si c’est la manche 10, ne faites rien.", when(s("rounds", op="is", count=Number(10)))),
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
        "Si ce monument n’a pas de premier bâtisseur, ne faites rien.",
        when(s("compare", left=OWNER, op="is", right=NOBODY)),
    ),
    (
        "Si vous n’êtes pas le premier bâtisseur de ce monument, ne faites rien.",
        when(s("compare", left=OWNER, op="is_not", right=YOU)),
    ),
    (
        "Si vous avez moins de nourriture que de villes, ne faites rien.",
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
        "Si cet adversaire a plus de nourriture que vous, ne faites rien.",
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
        ("L’un de ces cas se présente (vous avez le développement Religion ; vous avez reçu de la pierre)."),
        s("any_of", items=(HAVE, s("gained", noun=STONE))),
    ),
    (
        "Ces conditions sont réunies (vous avez le développement Religion ; vous avez reçu de la pierre).",
        s("all_of", items=(HAVE, s("gained", noun=STONE))),
    ),
    ("Vous pouvez perdre 1 nourriture.", s("may", times=False, body=EAT)),
    ("Vous pouvez perdre 1 nourriture, autant de fois que vous le souhaitez.", s("may", times=True, body=EAT)),
    (
        "Vous pouvez, autant de fois que vous le souhaitez, choisir l’une de ces possibilités :",
        s("may", times=True, body=s("choose_one_lead")),
    ),
    ("Vous pouvez perdre 1 nourriture (une seule fois).", s("may", times=Number(1), body=EAT)),
    ("Vous pouvez perdre 1 nourriture (2 fois au plus).", s("may", times=Number(2), body=EAT)),
    ("Si vous le souhaitez :", s("may_lead", times=False)),
    ("Autant de fois que vous le souhaitez :", s("may_lead", times=True)),
    ("Une seule fois, si vous le souhaitez :", s("may_lead", times=Number(1))),
    ("Jusqu’à 2 fois, si vous le souhaitez :", s("may_lead", times=Number(2))),
    (
        "Vous pouvez marquer 1 point pour chacun de vos monuments.",
        s("may", times=False, body=transfer("gain", some(1, POINT), each=MINE)),
    ),
    ("Vous pouvez mettre fin à la partie.", s("may", times=False, body=s("game_ends"))),
    (
        "Vous pouvez décider que cet adversaire perd 1 nourriture.",
        s("may", times=False, body=s("subject", who=that("opponent"), body=EAT)),
    ),
    (
        "Si vous avez au moins 1 nourriture, vous pouvez en perdre 1.",
        s("may", times=False, body=count("at_least", 1)),
    ),
    (
        "Tant que vous avez plus de 6 marchandises, perdez 1 nourriture.",
        s("repeat", times=False, until=have_count(YOU, "at_most", 6, GOODS), body=EAT),
    ),
    ("3 fois de suite, perdez 1 nourriture.", s("repeat", times=Number(3), until=False, body=EAT)),
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
    ("Pour chaque marchandise, perdez 1 nourriture.", s("for_each", set=a_set(GOOD, "each"), body=EAT)),
    (
        "Pour chaque marchandise choisie, perdez 1 nourriture.",
        s("for_each", set=a_set(GOOD, "each", chosen=True), body=EAT),
    ),
    ("Pour chaque marchandise :", s("for_each_lead", set=a_set(GOOD, "each"))),
    ("Pour chacune de vos villes, perdez 1 nourriture.", s("for_each_of", value=yours(CITY), body=EAT)),
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
        "Chacun à votre tour, en commençant par le joueur dont c’est le tour :",
        s("each_player_lead", set=a_set(PLAYER, "each"), turn=True, source=s("active_player")),
    ),
    ("Choisissez l’une de ces possibilités :", s("choose_one_lead")),
    (
        "Choisissez l’une de ces possibilités (si aucune n’est réalisable, il ne se passe rien) :",
        s("choose_one_lead", may_fail=True),
    ),
    ("Ville : perdez 1 nourriture.", s("option", noun=Noun("city", "options"), condition=False, body=EAT)),
    (
        "Ville (si vous avez le développement Religion) :",
        s("option_lead", noun=Noun("city", "options"), condition=HAVE),
    ),
    (
        "Payez le coût de ce développement avec un ou plusieurs de ces moyens :",
        s("pay_with_lead", value=s("attribute", noun=COST, of=that("development")), exact=True),
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
    ("Sécheresse.", s("rule_name", noun=DROUGHT)),
    ("Sécheresse :", s("rule_lead", noun=DROUGHT, condition=False)),
    (
        "Sécheresse (à 2 joueurs ou plus) :",
        s("rule_lead", noun=DROUGHT, condition=s("players", op="at_least", count=Number(2))),
    ),
    (
        (
            "Si votre quantité de nourriture moins (le nombre de vos villes plus 1) est égale au nombre "
            "de joueurs, ne faites rien."
        ),
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
        "Si 2 fois le nombre de vos villes est supérieur au nombre de manches commencées, ne faites rien.",
        when(
            s("compare", left=s("times", left=yours(CITY), right=Number(2)), op="more_than", right=s("rounds_played"))
        ),
    ),
    (
        (
            "Si votre quantité de nourriture divisée par 2 (arrondie à l’inférieur) est au moins égale au plus élevé "
            "des coûts de vos développements, ne faites rien."
        ),
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
        (
            "Si le plus petit nombre entre votre quantité de nourriture et le nombre de vos villes n’est "
            "pas égal au plus bas des coûts des développements, ne faites rien."
        ),
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
    ("Donnez 1 nourriture à l’adversaire.", s("give", amount=some(1), to=s("opponent"))),
)
