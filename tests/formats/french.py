"""Sample documents in French: a rulebook, a card, a sheet and a sheet of changes."""

from __future__ import annotations

from rulekit.document.blocks import Contents, Document, Item, Listing, Side, Strip, StripCell, WriteIn
from tests.formats.compose import box, head, line, points, say, table, tick, track

TITLE = line("L’aube de l’histoire : l’âge du bronze")
NOTICE = line("Livret de règles non officiel. Auteur du jeu : Matt Leacock.")

DICE = table(
    1,
    "Les faces du dé",
    [("Face", "icon"), ("Résultat", "text"), ("Quand ?", "text")],
    """
{harvest|récolte}; 3 {food|nourriture}; étape 1
{one_good|un bien}; 1 {good|bien}; étape 1
{plunder|pillage}; 2 {good|bien} et 1 {skull|crâne}; étapes 1 et 2
{labour|travail}; 3 {worker|ouvrier}; étape 3
{food_or_labour|nourriture ou travail}; 2 {food|nourriture} ou 2 {worker|ouvrier}; étape 1 ou 3^1
{purse|bourse}; 7 {coin|pièce}; étape 4
""",
    ["À choisir pour chaque dé au moment de la collecte, avant de nourrir les cités."],
)

DISASTERS = table(
    2,
    "Désastres",
    [("Crânes", "number"), ("Désastre", "text"), ("Touche", "text"), ("Effet", "text"), ("Protection", "text")],
    """
2; Sécheresse; vous; 2 désastres; Irrigation
3; Épidémie; chaque adversaire; 3 désastres; Médecine
4; Invasion; vous; 4 désastres; Grande Muraille
5 ou plus; Révolte; vous; vous perdez tous vos biens, y compris ceux que vous venez de recevoir; Religion
""",
)

RULEBOOK = Document(
    "rulebook",
    TITLE,
    line("Livret de règles, avec la variante « Échanges »"),
    (
        Contents(),
        head(1, "But du jeu", "goal"),
        *say(
            "Votre peuple vit à l’âge du bronze. Nourrissez vos cités, érigez des monuments et développez vos "
            "connaissances avant que la famine, l’épidémie ou vos voisins n’emportent le fruit de votre travail.",
            "Le joueur qui a le plus de points à la fin de la partie l’emporte.",
        ),
        head(1, "Matériel", "components"),
        points("7 dés", "4 plateaux de six rangées de trous", "24 pions", "un bloc de feuilles de score"),
        DICE,
        head(1, "Déroulement d’un tour", "turn"),
        Listing(
            (
                Item(
                    line("Lancez les dés et collectez ce qu’ils donnent."),
                    say("Vous pouvez lancer trois fois au plus."),
                ),
                Item(line("Nourrissez vos cités et subissez les désastres.")),
                Item(line("Construisez.")),
                Item(line("Achetez au plus un développement.")),
                Item(line("Défaussez les biens au-delà de six.")),
            ),
            ordered=True,
        ),
        head(2, "Lancer les dés", "roll"),
        *say(
            "Lancez autant de dés que vous avez de cités. Mettez de côté ceux qui montrent un crâne : vous ne pouvez "
            "pas les relancer. Relancez parmi les autres ceux que vous voulez, deux fois au plus.",
        ),
        box(
            "example",
            "Un lancer d’Agathe",
            "Agathe obtient {harvest|récolte} {plunder|pillage} {labour|travail}. Elle relance le travail : "
            "{purse|bourse}.",
        ),
        box("modifier", "Carrières", "Si vous avez reçu de la pierre à cette étape, recevez 1 pierre de plus."),
        head(2, "Nourrir les cités", "feed"),
        *say(
            "Perdez 1 nourriture pour chacune de vos cités. Subissez 1 désastre pour chaque cité que vous ne pouvez "
            "pas nourrir.",
        ),
        head(2, "Désastres", "suffer"),
        *say("Comptez vos crânes ; une seule ligne du tableau 2 s’applique."),
        DISASTERS,
        box("notice", "", "Les échanges avec les adversaires ont lieu après cette étape."),
    ),
    (
        (line("Joueurs"), line("1 à 4")),
        (line("Âge"), line("dès 8 ans")),
        (line("Durée"), line("30 à 45 minutes")),
        (line("Auteur"), line("Matt Leacock")),
    ),
    NOTICE,
)

CARD = Document("card", TITLE, line("Aide de jeu"), (Side(line("Votre tour"), (DICE, DISASTERS)),), (), NOTICE)

SHEET = Document(
    "sheet",
    TITLE,
    line("Feuille de score"),
    (
        WriteIn(line("Nom")),
        WriteIn(line("Date")),
        head(1, "Cités", "cities"),
        tick("Cités 1 à 3", 3, ticked=3),
        tick("4e cité", 3),
        tick("5e cité", 4),
        head(1, "Monuments", "monuments"),
        tick("Jardins suspendus", 11, "premier : 8", "suivants : 4"),
        tick("Grande Muraille", 13, "premier : 10", "suivants : 5"),
        head(1, "Plateau", "board"),
        track("{food|nourriture} Nourriture", *range(1, 16), start=3),
        head(1, "Score", "score"),
        Strip(
            (
                StripCell(line("Développements")),
                StripCell(line("Monuments"), "+"),
                StripCell(line("Désastres"), "-"),
                StripCell(line("Total"), "="),
            )
        ),
    ),
    (),
    NOTICE,
)

CHANGES = Document(
    "changes",
    line("Échanges"),
    line("Variante de L’aube de l’histoire"),
    (
        *say("Entre l’étape 2 et l’étape 3, vous pouvez échanger des biens et de la nourriture avec vos adversaires."),
        box("example", "", "Agathe donne 2 bois à Basile et reçoit 1 tissu."),
    ),
    ((line("Joueurs"), line("2 à 4")),),
    NOTICE,
)
