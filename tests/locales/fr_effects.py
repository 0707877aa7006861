"""What blocks and lasting effects are in French, read one by one."""

from __future__ import annotations

from rulekit.document.sentence import Name, Noun, Number, Sentence
from tests.locales.nesting import (
    BUILD,
    DIE,
    DROUGHT,
    FOOD,
    RELIGION,
    ROLL,
    YOU,
    s,
    some,
    that,
    transfer,
)

__all__ = ["CASES"]

WOOD, STONE = Noun("wood"), Noun("stone")
FEED, COLLECT = Noun("feed", "steps"), Noun("collect", "steps")
EAT = transfer("lose", some(1))
HAVE = s("have", who=YOU, thing=RELIGION)

CASES: tuple[tuple[str, Sentence], ...] = (
    (  # the same thing of several kinds is named once
        "Jules a 2 marchandises de bois, 1 de pierre et 3 villes.",
        s(
            "holds",
            who=Name("Jim"),
            amounts=(
                s("some_of", count=Number(2), noun=Noun("good"), of=Noun("wood")),
                s("some_of", count=Number(1), noun=Noun("good"), of=Noun("stone")),
                some(3, Noun("city")),
            ),
            items=(),
            told="given",
        ),
    ),
    (
        "Chaque dé qui vous donne de la nourriture en donne 1 de plus.",
        s("whenever_gives", die=DIE, noun=FOOD, body=transfer("gain", s("more", count=Number(1), noun=FOOD))),
    ),
    ("Chaque fois qu’un dé vous donne de la nourriture :", s("whenever_gives_lead", die=DIE, noun=FOOD)),
    (
        "Chaque fois que vous recevez du bois, perdez 1 nourriture.",
        s("whenever_you", verb="gain", noun=WOOD, body=EAT),
    ),
    ("Chaque fois que vous perdez du bois :", s("whenever_you_lead", verb="lose", noun=WOOD)),
    ("Au lieu de la Sécheresse, perdez 1 nourriture.", s("instead_of", rule=DROUGHT, body=EAT)),
    ("Au lieu de la Sécheresse :", s("instead_of_lead", rule=DROUGHT)),
    (
        "Avant l’étape « Lancer les dés », perdez 1 nourriture.",
        s("before", step=ROLL, condition=False, body=EAT),
    ),
    (
        "Pendant l’étape « Lancer les dés », perdez 1 nourriture.",
        s("during", step=ROLL, condition=False, body=EAT),
    ),
    ("Pendant l’étape « Lancer les dés » :", s("during_lead", step=ROLL, condition=False)),
    (
        "Avant l’étape « Lancer les dés », si vous avez le développement Religion :",
        s("before_lead", step=ROLL, condition=HAVE),
    ),
    (
        "Après la récolte, si vous avez reçu de la pierre, recevez 1 pierre de plus.",
        s(
            "after",
            step=COLLECT,
            condition=s("gained", noun=STONE),
            body=transfer("gain", s("more", count=Number(1), noun=STONE)),
        ),
    ),
    ("Après votre dernier lancer :", s("after_lead", step=ROLL, condition=False)),
    (
        ("Avant l’étape « Lancer les dés », si vous avez le développement Religion, vous pouvez perdre 1 nourriture."),
        s("before_may", step=ROLL, condition=HAVE, times=False, body=EAT),
    ),
    (
        "Avant l’étape « Lancer les dés », vous pouvez procéder ainsi, autant de fois que vous le souhaitez :",
        s("before_may_lead", step=ROLL, condition=False, times=True),
    ),
    (
        "Après votre dernier lancer, vous pouvez perdre 1 nourriture (une seule fois).",
        s("after_may", step=ROLL, condition=False, times=Number(1), body=EAT),
    ),
    (
        (
            "Après votre dernier lancer, si vous avez le développement Religion, vous pouvez procéder "
            "ainsi jusqu’à 2 fois :"
        ),
        s("after_may_lead", step=ROLL, condition=HAVE, times=Number(2)),
    ),
    (
        "Quand vous construisez, vous pouvez perdre 1 nourriture (7 fois au plus).",
        s("during_may", step=BUILD, times=Number(7), body=EAT),
    ),
    (
        "Quand vous construisez, vous pouvez procéder ainsi, autant de fois que vous le souhaitez :",
        s("during_may_lead", step=BUILD, times=True),
    ),
    (
        "Quand vous construisez, vous pouvez aussi payer avec de la nourriture, qui vaut 4 l’unité.",
        s("also_pay", step=BUILD, thing=FOOD, worth=Number(4)),
    ),
    ("La Sécheresse ne vous touche pas.", s("immune", rule=DROUGHT)),
    ("Sautez l’étape « Alimenter les villes ».", s("skip", step=FEED)),
    (
        "La limite de marchandises est de 8 au lieu de 6.",
        s("override", noun=Noun("goods_limit", "numbers"), value=Number(8), instead=Number(6)),
    ),
    (
        "La face Bourse donne 12 pièces au lieu de 7.",
        s("override_face", face=Noun("purse", "faces"), amount=some(12, Noun("coin")), instead=Number(7)),
    ),
    ("Appliquez l’effet de ce développement.", s("do_says", thing=that("development"))),
    ("Seulement si vous avez le développement Religion.", s("only_if", condition=HAVE)),
    (
        "Pendant ce tour, après votre dernier lancer, perdez 1 nourriture.",
        s("this_turn", body=s("after", step=ROLL, condition=False, body=EAT)),
    ),
    ("Pendant ce tour, au lieu de la Sécheresse :", s("this_turn_lead", body=s("instead_of_lead", rule=DROUGHT))),
    ("La Sécheresse ne s’applique pas.", s("instead_of", rule=DROUGHT, body=s("nothing"))),
    (
        "Le joueur qui effectue l’étape « Alimenter les villes » procède ainsi :",
        s("subject_lead", who=s("whoever_does", step=FEED)),
    ),
)
