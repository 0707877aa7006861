"""What statements are in French, read one by one."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import (
    BUILD,
    BUILDER,
    CITY,
    COMPLETE,
    DEVELOPMENT,
    DIE,
    FOOD,
    GOOD,
    IT,
    MONUMENT,
    NOBODY,
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

TICK, DISASTER, OPPONENT = Noun("tick"), Noun("disaster"), Noun("opponent")
WORTH = Noun("worth", "columns")
GOODS, GOODS_VALUE, WOOD, STONE = Noun("goods"), Noun("goods_value"), Noun("wood"), Noun("stone")
FEED, TURN = Noun("feed", "steps"), Noun("turn", "steps")
EAT = transfer("lose", some(1))
MINE = a_set(MONUMENT, "each", mine=True)
UNFINISHED = s("is_adjective", who=IT, adjective=adjective("finished", negated=True))
OWNER = s("attribute", noun=BUILDER, of=that("monument"))


def count(op: str, number: int, noun: Noun = FOOD) -> Sentence:
    return s("if", condition=have_count(YOU, op, number, noun), body=EAT)


CASES: tuple[tuple[str, Sentence], ...] = (
    ("Le nombre de points passe à 0.", s("becomes", thing=s("kept", noun=POINT), value=Number(0))),
    ("Recevez 0 nourriture.", transfer("gain", some(0))),
    ("Recevez 1 nourriture.", transfer("gain", some(1))),
    ("Recevez 2 nourritures.", transfer("gain", some(2))),
    ("Recevez 5 nourritures.", transfer("gain", some(5))),
    ("Perdez 1 point.", transfer("lose", some(1, POINT))),
    ("Perdez 2 points.", transfer("lose", some(2, POINT))),
    ("Utilisez 1 ouvrier.", transfer("pay", some(1, WORKER))),
    ("Recevez 1 nourriture de plus.", transfer("gain", s("more", count=Number(1), noun=FOOD))),
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
        (
            "Prenez les marchandises une par une, dans cet ordre et en boucle, en reprenant chaque fois du début : "
            "bois, pierre ; une sorte déjà au "
            "complet n’est pas sautée, et la marchandise est perdue."
        ),
        s("in_rotation", nouns=(WOOD, STONE), table=GOOD),
    ),
    (
        "Pour chaque dé qui montre la face Nourriture ou travail, choisissez 2 nourritures ou 2 ouvriers.",
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
        "Marquez la valeur de vos marchandises en points.",
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
    ("Donnez 2 nourritures à cet adversaire.", s("give", amount=some(2), to=that("opponent"))),
    ("Prenez 1 nourriture à cet adversaire.", s("take", amount=some(1), source=that("opponent"))),
    (
        (
            "Échangez avec cet adversaire des marchandises et de la nourriture, dans les proportions dont "
            "vous convenez ensemble."
        ),
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
    ("C’est l’adversaire.", s("is_called", noun=OPPONENT)),
    (
        "Choisissez un nombre compris entre 0 et votre quantité de nourriture.",
        s("choose_number", low=Number(0), high=yours(FOOD)),
    ),
    ("Alimentez vos villes.", s("do", steps=(FEED,), of=False)),
    ("Lancez les dés, puis construisez.", s("do", steps=(ROLL, BUILD), of=False)),
    ("Revendiquez ce monument.", s("do", steps=(COMPLETE,), of=that("monument"))),
    ("Terminez votre tour.", s("end", step=TURN)),
    ("La partie se termine.", s("game_ends")),
    ("Vous gagnez la partie.", s("you_win")),
    ("Vous perdez la partie.", s("you_lose")),
    (
        ("Les joueurs jouent à tour de rôle tant que vous n’avez pas le développement Religion : perdez 1 nourriture."),
        s("take_turns", source=False, until=s("have", who=YOU, thing=RELIGION), body=EAT),
    ),
    (
        "Les joueurs jouent à tour de rôle, en commençant par le joueur dont c’est le tour.",
        s("turns_taken", source=s("active_player"), until=False),
    ),
    (
        "Les joueurs jouent à tour de rôle, en commençant par le joueur dont c’est le tour :",
        s("take_turns_lead", source=s("active_player"), until=False),
    ),
    (
        "Si les joueurs ont tous passé l’un après l’autre, perdez 1 nourriture.",
        s("if", condition=s("all_pass", but_one=False), body=EAT),
    ),
    (
        "Le joueur à votre gauche reçoit 1 nourriture.",
        s("subject", who=s("neighbour", places=False, left=True), body=transfer("gain", some(1))),
    ),
    (
        "Le joueur assis en face de vous reçoit 1 nourriture.",
        s("subject", who=s("opposite"), body=transfer("gain", some(1))),
    ),
    (
        "Le deuxième joueur à votre droite reçoit 1 nourriture.",
        s("subject", who=s("neighbour", places=Number(2), left=False), body=transfer("gain", some(1))),
    ),
    (
        "Le joueur à votre gauche (à un nombre de places égal au nombre de joueurs) reçoit 1 nourriture.",
        s("subject", who=s("neighbour_by", places=s("player_count"), left=True), body=transfer("gain", some(1))),
    ),
    (
        "Le joueur 1 reçoit 1 nourriture.",
        s("subject", who=s("seated", seat=Number(1)), body=transfer("gain", some(1))),
    ),
    ("Passez.", s("pass")),
    ("Rejouez.", s("another_turn")),
    ("La partie est nulle.", s("game_drawn")),
    ("Lancer 1", s("throw_numbered", number=Number(1))),
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
        (
            "Choisissez un adversaire, puis échangez avec lui des marchandises et de la nourriture, dans "
            "les proportions dont vous convenez ensemble."
        ),
        s(
            "seq",
            items=(
                s("choose", set=a_set(OPPONENT, "one")),
                s("exchange", nouns=(GOODS, FOOD), partner=that("opponent")),
            ),
        ),
    ),
    ("Perdez 1 nourriture, puis la partie se termine.", s("seq", items=(EAT, s("game_ends")))),
    (
        "Cet adversaire reçoit 1 nourriture.",
        s("subject", who=that("opponent"), body=transfer("gain", some(1))),
    ),
    ("Le joueur dont c’est le tour procède ainsi :", s("subject_lead", who=s("active_player"))),
)
