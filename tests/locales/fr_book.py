"""What books, examples, changes and options are in French, read one by one."""

from __future__ import annotations

from rulekit.document.sentence import Name, Noun, Number, Sentence
from tests.locales.nesting import (
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
    PLUNDER,
    POINT,
    RELIGION,
    SITE,
    STOCK,
    WORKER,
    YOU,
    a_set,
    adjective,
    have_count,
    s,
    some,
    yours,
)
from tests.locales.placed import placed

__all__ = ["CASES"]

ANNA, BEN, JIM = Name("Anna"), Name("Ben"), Name("Jim")
TICK, DISASTER, GOODS, GOODS_VALUE = Noun("tick"), Noun("disaster"), Noun("goods"), Noun("goods_value")
WOOD, STONE, PYRAMID = Noun("wood"), Noun("stone"), Noun("great_pyramid")
COST, WORTH, BOXES, SPACES, VALUES = (Noun(one, "columns") for one in ("cost", "worth", "boxes", "spaces", "values"))
FEED, SUFFER = Noun("feed", "steps"), Noun("suffer", "steps")
IN_PLAY = a_set(MONUMENT, "plain", adjectives=(adjective("in_play"),))


def holds(*amounts: Sentence, items: tuple[Noun, ...] = (), told: str = "given") -> Sentence:
    return s("holds", who=JIM, amounts=amounts, items=items, told=told)


def pick(noun: Noun | Name, number: int | None = None, verb: str = "") -> Sentence:
    return s("pick", verb=verb or False, count=False if number is None else Number(number), noun=noun, of=False)


CASES: tuple[tuple[str, Sentence], ...] = (
    ("Chaque dé donne un nombre de 1 à 6.", s("die_shows", die=DIE, low=Number(1), high=Number(6))),
    ("Villes", s("kept_of", noun=CITY, of=False, several=True)),
    ("Cases par monument", s("kept_of", noun=TICK, of=MONUMENT, several=True)),
    ("1 plateau avec 2 monuments", s("board_of", count=Number(2), noun=MONUMENT)),
    ("Vous jouez à 2 ou plus (oui ou non)", s("kept_so", condition=s("players", op="at_least", count=Number(2)))),
    ("Tous choisissent en même temps et en secret.", s("in_secret")),
    (
        "Si personne n’a encore gagné à la fin de la partie, le joueur qui a le plus de points gagne la partie.",
        s("goal_otherwise", ranks=(s("rank", noun=POINT, most=True),)),
    ),
    (
        "La partie se termine au plus tard après 50 manches.",
        s("ends_after_times", count=Number(50), latest=True, round=True, step=False),
    ),
    (
        "La partie se termine après 10 manches.",
        s("ends_after_times", count=Number(10), latest=False, round=True, step=False),
    ),
    (
        "La partie se termine après un nombre de manches égal au nombre de joueurs.",
        s("ends_after_times", count=s("player_count"), latest=False, round=True, step=False),
    ),
    ("Quand chacun a joué son tour, alimentez vos villes.", s("closes_round", deed=s("do", steps=(FEED,), of=False))),
    ("Accomplissez alors la fin du déroulement de la partie.", s("rest_is_done", rest=())),
    (
        "La partie se termine au plus tard quand l’étape « Alimenter les villes » a été exécutée 4 fois.",
        s("ends_after_times", count=Number(4), latest=True, round=False, step=FEED),
    ),
    (
        "La partie se termine quand le déroulement de la partie a été parcouru autant de fois qu’il y a de joueurs.",
        s("ends_after_times", count=s("player_count"), latest=False, round=False, step=False),
    ),
    (
        "La partie se termine quand, à la fin d’un passage complet du déroulement de la partie, vous jouez à 3.",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=False, round=False, step=False),
    ),
    (
        "La partie se termine quand, à la fin d’une manche, vous jouez à 3.",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=False, round=True, step=False),
    ),
    (
        "La partie se termine quand, à la fin d’un tour, vous jouez à 3.",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=True, round=True, step=False),
    ),
    ("Le dernier joueur en jeu gagne la partie.", s("last_left_wins", two=False)),
    (
        "Si vous jouez à 3 et que personne n’a encore gagné, la partie est nulle.",
        s("drawn_at_last", condition=s("players", op="is", count=Number(3))),
    ),
    ("Si personne n’a gagné d’ici là, la partie est nulle.", s("drawn_at_last", condition=False)),
    ("Le joueur qui a le plus de points gagne la partie.", s("goal", ranks=(s("rank", noun=POINT, most=True),))),
    (
        "En cas d’égalité, la victoire revient à celui des ex æquo dont les marchandises valent le plus.",
        s("tie", rank=s("rank", noun=GOODS_VALUE, most=True)),
    ),
    ("Les joueurs qui restent à égalité se partagent la victoire.", s("tie_shared", still=True)),
    ("Le moins de désastres.", s("rank", noun=DISASTER, most=False)),
    (
        "Chaque joueur commence avec 3 nourritures et 3 villes.",
        s("start_with", amounts=(some(3), some(3, CITY))),
    ),
    ("Tout le reste commence à 0.", s("start_without")),
    ("Au début de la partie, vous jouez à 3.", s("at_the_start", condition=s("players", op="is", count=Number(3)))),
    (
        "Vous pouvez avoir au plus 15 nourritures ; le surplus est perdu.",
        s("at_most", noun=FOOD, high=Number(15), of=False),
    ),
    (
        "Vous pouvez avoir au plus 2 nourritures de chaque marchandise ; le surplus est perdu.",
        s("at_most", noun=FOOD, high=Number(2), of=GOOD),
    ),
    (
        "Vous pouvez avoir au plus 15 nourritures et 3 villes ; le surplus est perdu.",
        s("at_most_of", amounts=(some(15), some(3, CITY))),
    ),
    (
        (
            "D’une même marchandise, vous pouvez avoir au plus autant que sa rangée compte de trous ; le surplus "
            "est perdu."
        ),
        s("at_most_each", noun=STOCK, column=SPACES, table=GOOD),
    ),
    (
        "Les ouvriers, les pièces et les crânes ne se conservent pas d’un tour à l’autre.",
        s("lasts_a_turn", nouns=(WORKER, Noun("coin"), Noun("skull"))),
    ),
    (
        "Une nouvelle ville est achevée quand vous avez coché toutes ses cases.",
        s(
            "means_adjective",
            noun=SITE,
            adjective=adjective("finished"),
            condition=s("compare", left=yours(TICK, of=IT), op="is", right=s("attribute", noun=BOXES, of=IT)),
        ),
    ),
    (
        "La valeur d’une marchandise est celle de ses valeurs qui correspond à la réserve que vous en avez.",
        s(
            "means_value",
            noun=Noun("value"),
            of=GOOD,
            value=s("entry", row=s("attribute", noun=VALUES, of=IT), at=yours(STOCK, of=IT)),
        ),
    ),
    (
        "Le nombre de vos marchandises est égal au total des réserves de toutes les marchandises.",
        s("means_value", noun=GOODS, of=False, value=s("total", noun=STOCK, set=a_set(GOOD, "plain"))),
    ),
    (
        (
            "La récompense d’un monument est égale aux points du premier si vous êtes son premier bâtisseur, "
            "sinon aux points des suivants."
        ),
        s(
            "means_value",
            noun=Noun("award"),
            of=MONUMENT,
            value=s(
                "value_if",
                then=s("attribute", noun=Noun("first", "columns"), of=IT),
                other=s("attribute", noun=Noun("later", "columns"), of=IT),
                condition=s("compare", left=s("attribute", noun=BUILDER, of=IT), op="is", right=YOU),
            ),
        ),
    ),
    (
        "À 2 joueurs, retirez le Temple et la Grande Pyramide.",
        s("left_out", counts=(Number(2),), nouns=(Noun("temple"), PYRAMID), table=MONUMENT, sheet=False),
    ),
    ("À 4 joueurs, tous les monuments sont en jeu.", s("nothing_left_out", counts=(Number(4),), table=MONUMENT)),
    ("« Sécheresse » ne vaut qu’à plusieurs.", s("rule_off", rule=DROUGHT)),
    ("À votre tour, effectuez ces étapes dans l’ordre :", s("turn_order")),
    (
        (
            "De plus, avant « Lancer les dés », après « Récolter » et après « Alimenter les villes », vous "
            "pouvez acheter un développement."
        ),
        s(
            "done_besides",
            deed=s("may", times=False, body=s("do", steps=(Noun("buy", "steps"),), of=False)),
            before=Noun("roll", "steps"),
            after=(Noun("collect", "steps"), Noun("feed", "steps")),
        ),
    ),
    (
        "De plus, après « Récolter », vous pouvez acheter un développement.",
        s(
            "done_besides",
            deed=s("may", times=False, body=s("do", steps=(Noun("buy", "steps"),), of=False)),
            before=False,
            after=(Noun("collect", "steps"),),
        ),
    ),
    ("Appliquez chaque ligne dont la condition est remplie :", s("all_that_hold")),
    (
        "Jouez à tour de rôle, dans le sens des aiguilles d’une montre ; chaque joueur joue un tour par manche.",
        s("playing"),
    ),
    ("2 nourritures ou 2 ouvriers", s("face_gives", amounts=(some(2), some(2, WORKER)), choice=True)),
    ("2 marchandises et 1 crâne", s("face_gives", amounts=(some(2, GOOD), some(1, Noun("skull"))), choice=False)),
    ("–", s("gives_nothing")),
    ("7 dés", s("component_count", count=Number(7), noun=DIE)),
    ("5 marchandises", s("component_count", count=Number(5), noun=GOOD)),
    ("1 à 4", s("for_players", low=Number(1), high=Number(4))),
    ("8 ans et plus", s("from_age", low=Number(8))),
    ("30 minutes", s("for_minutes", low=Number(30), high=Number(30))),
    ("2 crânes", s("when", condition=have_count(YOU, "is", 2, Noun("skull")))),
    ("2 nourritures, 1 ouvrier", s("names", items=(some(2), some(1, WORKER)))),
    ("Religion, Médecine", s("names", items=(RELIGION, Noun("medicine")))),
    ("1, 3", s("figures", items=(Number(1), Number(3)))),
    ("(1)", s("numbered", at=(Number(1),))),
    ("(2.1)", s("numbered", at=(Number(2), Number(1)))),
    ("Développements", s("table_of", noun=DEVELOPMENT)),
    (
        "Relevé sur la feuille de points imprimée : nouvelles villes, monuments.",
        s("source_of", source=Noun("sheet", "sources"), nouns=(SITE, MONUMENT)),
    ),
    ("Relevé sur la feuille de points imprimée.", s("source_of", source=Noun("sheet", "sources"), nouns=())),
    ("Avec la variante « Commerce »", s("with_variants", variants=(Noun("trading", "variants"),))),
    (
        (
            "Document non officiel : ces règles du jeu « Pig », créé par John Scarne, ont été rédigées et mises "
            "en page avec rulekit ; elles ne reprennent aucun texte de l’éditeur."
        ),
        s("notice", title="Pig", by="John Scarne"),
    ),
    ("Ces règles du jeu « Pig » ont été rédigées et mises en page avec rulekit.", s("notice", title="Pig", by=False)),
    ("Anna, Benoît et Cécile jouent.", s("cast", names=(ANNA, BEN, Name("Cili")))),
    ("Jules joue en solitaire.", s("cast", names=(JIM,))),
    ("Jules a 1 bois et 1 pierre.", holds(some(1, WOOD), some(1, STONE))),
    ("Jules a maintenant 2 bois, mais pas de pierre.", holds(some(2, WOOD), some(0, STONE), told="then")),
    ("Jules a 5 points et la Religion.", holds(some(5, POINT), items=(RELIGION,))),
    (
        "Jules a 6 villes ; il a coché 3 cases de la Grande Pyramide.",
        holds(some(6, CITY), s("some_of", count=Number(3), noun=TICK, of=PYRAMID)),
    ),
    ("Jules n’a pas de bois.", s("holds_none", who=JIM, noun=WOOD)),
    (
        "Anna a 1 bois, Benoît 2 et Jules 3.",
        s("hold_unlike", names=(ANNA, BEN, JIM), amounts=(some(1, WOOD), some(2, WOOD), some(3, WOOD)), told="given"),
    ),
    ("Anna et Benoît gagnent la partie ensemble.", s("win_together", names=(ANNA, BEN))),
    ("Jules ne gagne pas la partie.", s("wins_not", who=JIM)),
    ("Anna doit choisir.", s("is_asked", who=ANNA)),
    ("Personne n’a à choisir.", s("nobody_asked")),
    ("Jules choisit de s’arrêter.", s("chooses", who=JIM, picks=(s("stop_pick"),))),
    ("Jules choisit de continuer.", s("chooses", who=JIM, picks=(s("go_pick"),))),
    (
        "Jules choisit « Ville », puis ne choisit rien.",
        s("chooses", who=JIM, picks=(pick(Noun("city", "options")), s("none_pick"))),
    ),
    (
        "Jules ne peut pas choisir « Ville » : le Temple.",
        s("then_cannot", who=JIM, pick=s("pick_path", picks=(pick(Noun("city", "options")), pick(Noun("temple"))))),
    ),
    ("Jules ne peut pas continuer.", s("then_cannot", who=JIM, pick=s("go_pick"))),
    (
        "Jules ne peut choisir que « Ville » : le Temple ou l’Obélisque.",
        s(
            "then_only",
            who=JIM,
            picks=(s("pick_path", picks=(pick(Noun("city", "options")), pick(Noun("temple")))), pick(Noun("obelisk"))),
        ),
    ),
    ("C’est à Jules d’alimenter ses villes.", s("is_to_do", who=JIM, step=FEED, of=False)),
    ("Jules alimente ses villes.", s("does", who=JIM, step=FEED, of=False)),
    ("Anna achève la Grande Pyramide.", s("does", who=ANNA, step=COMPLETE, of=PYRAMID)),
    ("Jules lance les dés.", s("does", who=JIM, step=Noun("roll", "steps"), of=False)),
    ("On passe à l’étape « Fin de la manche ».", s("all_do", step=Noun("end_of_round", "steps"))),
    ("Jules reçoit 8 marchandises en alternant les sortes.", s("gains", who=JIM, amount=some(8, GOOD), rotation=True)),
    (
        "Jules choisit « Ville », puis la septième ville.",
        s("chooses", who=JIM, picks=(pick(Noun("city", "options")), pick(Noun("seventh_city")))),
    ),
    (
        "Anna propose à Benoît 3 bois contre 2 pierres.",
        s("chooses", who=ANNA, picks=(pick(BEN), pick(WOOD, 3, "give"), pick(STONE, 2, "take"))),
    ),
    ("Jules s’arrête.", s("stops", who=JIM)),
    (
        "Jules obtient deux Récoltes et un Butin.",
        s("rolls", who=JIM, faces=(Noun("harvest", "faces"), PLUNDER, Noun("harvest", "faces"))),
    ),
    ("Benoît accepte.", s("says_yes", who=BEN)),
    ("Benoît refuse.", s("says_no", who=BEN)),
    (
        "Jules ne peut que choisir le bois ou la pierre, ou s’arrêter.",
        s("then_only", who=JIM, picks=(pick(WOOD), pick(STONE), s("stop_pick"))),
    ),
    ("Jules ne peut pas choisir « Ville ».", s("then_cannot", who=JIM, pick=pick(Noun("city", "options")))),
    ("Jules peut prendre 1 bois.", s("then_can", who=JIM, pick=pick(WOOD, 1, "take"))),
    ("Jules ne peut pas prendre 1 bois.", s("then_cannot", who=JIM, pick=pick(WOOD, 1, "take"))),
    (
        "La valeur des marchandises de Jules est de 36.",
        s("fact_is", left=s("owned", owner=JIM, noun=GOODS_VALUE, of=False), op="is", right=Number(36), told="then"),
    ),
    (
        "La récompense d’Anna pour la Grande Pyramide est de 12.",
        s(
            "fact_is",
            left=s("owned", owner=ANNA, noun=Noun("award"), of=PYRAMID),
            op="is",
            right=Number(12),
            told="then",
        ),
    ),
    (
        "Il y a 7 dés.",
        s("fact_is", left=s("number_of", set=a_set(DIE, "plain")), op="is", right=Number(7), told="then"),
    ),
    (
        "Le total des cases des monuments en jeu est de 41.",
        s("fact_is", left=s("total", noun=BOXES, set=IN_PLAY), op="is", right=Number(41), told="then"),
    ),
    (
        "Anna est le premier bâtisseur de la Grande Pyramide.",
        s("fact_is", left=s("attribute", noun=BUILDER, of=PYRAMID), op="is", right=ANNA, told="given"),
    ),
    (
        "Elle est le premier bâtisseur de la Grande Pyramide.",
        s("fact_is", left=s("attribute", noun=BUILDER, of=PYRAMID), op="is", right=ANNA, told="given", again=True),
    ),
    (
        "Il y a 5 monuments en jeu.",
        s("fact_is", left=s("number_of", set=IN_PLAY), op="is", right=Number(5), told="then"),
    ),
    ("Elle alimente ses villes.", s("does", who=ANNA, step=FEED, of=False, again=True)),
    ("Il s’arrête.", s("stops", who=JIM, again=True)),
    ("Jules n’a aucun désastre.", holds(some(0, DISASTER), told="then")),
    ("Jules n’a ni bois ni pierre.", holds(some(0, WOOD), some(0, STONE), told="then")),
    ("Anna gagne la partie.", s("wins_game", who=ANNA)),
    (
        "La partie n’a pas de fin et a été abandonnée : rien n’arrête ce qui se répète à la ligne 19 des règles.",
        s("unfinished", line=Number(19)),
    ),
    ("La partie se termine.", s("over")),
    ("La partie est nulle.", s("is_drawn")),
    ("Aucune partie n’arrive à cette situation.", s("never_so")),
    ("La partie continue.", s("not_over")),
    ("La règle « Famine » change :", s("changed_rule", noun=Noun("famine", "rules"))),
    ("Maintenant :", s("labelled", label=Noun("new", "labels"))),
    ("Le développement Irrigation est supprimé.", s("removed", noun=Noun("irrigation"), table=DEVELOPMENT)),
    ("Grande Muraille, cases", s("figure_of", path=(BOXES, Noun("great_wall")))),
    ("L’effet du développement Greniers change :", s("changed_effect", noun=Noun("granaries"))),
    ("« Achevé » prend un autre sens :", s("changed_meaning", noun=Noun("finished", "adjectives"))),
    ("L’effet des Greniers est supprimé.", s("removed_effect", noun=Noun("granaries"))),
    ("Nouveau : nourriture.", s("added", noun=Noun("food"))),
    (
        "Nouveau développement, dans la liste après Religion : Navigation.",
        s("added_row", noun=Noun("sailing"), table=DEVELOPMENT, after=RELIGION),
    ),
    (
        "Nouvel ordre, développements : Religion, Navigation.",
        s("new_order", table=DEVELOPMENT, items=(RELIGION, Noun("sailing"))),
    ),
    (
        "Cinq villes consomment cinq nourritures – avec une autre issue",
        s("comes_out_otherwise", noun=Noun("feeding", "examples")),
    ),
    (
        "Un nombre pour chaque marchandise, par joueur",
        s("sort_of_field", kind="number", of=False, each=Noun("good"), owner="player"),
    ),
    ("Nouvel effet de la Religion :", s("added_effect", noun=RELIGION)),
    *placed("fr"),
    ("Cette variante ne change rien.", s("changes_nothing")),
    ("S’arrêter", s("option_stop")),
    ("(En secret)", s("option_secret")),
    ("Continuer", s("option_go")),
    ("Ville : Quatrième ville", s("option_path", items=(Noun("city", "options"), Noun("fourth_city")))),
    ("Anna", s("option_path", items=(s("player_named", who="Anna"),))),
    ("Joueur 1", s("player_numbered", number=Number(1))),
    ("3", s("option_number", count=Number(3))),
    ("Récolte, Bourse", s("option_subset", items=(Noun("harvest", "faces"), Noun("purse", "faces")))),
    ("Payer avec le bois et le tissu", s("option_pay_whole", items=(WOOD, Noun("cloth")), noun=GOODS)),
    ("Payer sans marchandises", s("option_pay_whole", items=(), noun=GOODS)),
    ("3 nourritures", s("option_pay_each", amount=some(3))),
    ("Donner 2 bois", s("option_trade", give=(some(2, WOOD),), take=(), noun=WOOD)),
    ("Ne pas échanger de bois", s("option_trade", give=(), take=(), noun=WOOD)),
    ("Accepter", s("option_agree")),
    ("Refuser", s("option_refuse")),
    ("Coût, points", s("columns_shown", items=(COST, WORTH))),
    ("Premier, suivants", s("columns_shown", items=(Noun("first", "columns"), Noun("later", "columns")))),
    ("Manche 3, Anna", s("round_of", round=Number(3), who="Anna")),
    (
        "2 dés : 2 nourritures chacun ; 1 dé : 2 ouvriers",
        s("option_split", count=Number(2), amount=some(2), rest=Number(1), other=some(2, WORKER)),
    ),
)
