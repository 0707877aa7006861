"""What is easily forgotten, the answers to questions, and where figures come from, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import CITY, DEVELOPMENT, DIE, GOOD, MONUMENT, SITE, s, yours

__all__ = ["cases"]

BUILD, FEED, SUFFER = (Noun(one, "steps") for one in ("build", "feed", "suffer"))
SHEET = Noun("sheet", "sources")

TREES: tuple[Sentence, ...] = (
    s("may_leave_out", steps=(BUILD,)),
    s("may_leave_out", steps=(BUILD, FEED, BUILD)),
    s("may_reroll_kept", die=DIE),
    s("too_late", noun=CITY, step=BUILD, early=(FEED,), late=()),
    s("too_late", noun=DEVELOPMENT, step=FEED, early=(BUILD, FEED), late=(SUFFER,)),
    s("new_ones_too", step=SUFFER, nouns=(GOOD,)),
    s("new_ones_too", step=SUFFER, nouns=(GOOD, CITY)),
    s("limit_only_there", noun=GOOD, limit=Number(6), step=FEED),
    s("limit_only_there", noun=GOOD, limit=yours(CITY), step=FEED),
    s("ticks_stay", nouns=(SITE,)),
    s("ticks_stay", nouns=(SITE, MONUMENT)),
    s("boxes_run_out", noun=Noun("disaster")),
    s("each_may_have", nouns=(DEVELOPMENT,)),
    s("each_may_have", nouns=(MONUMENT, DEVELOPMENT)),
    s("begins_afresh", nouns=(Noun("skull"),), step=SUFFER),
    s("earlier_turn_first", noun=Noun("builder")),
    s("may_be_negative", noun=Noun("point")),
    s("moved_by_all", noun=CITY),
    s("passed_by", noun=CITY, place=SITE),
    s("equal_turns"),
    s("answered", yes=True),
    s("answered", yes=False),
    s("sources_lettered"),
    s("source_unmarked", source=SHEET, nouns=()),
    s("chooser_sees", nouns=(SITE, MONUMENT)),
    s("source_unmarked", source=SHEET, nouns=(SITE,)),
    s("source_unmarked", source=SHEET, nouns=(SITE, CITY, MONUMENT)),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "The “Build” step is optional.",
        "The “Build” and “Feed the cities” steps are optional.",
        "Each time you reroll, you may also choose dice that you kept before.",
        "When you feed your cities, a city that you gain later in the same turn comes too late.",
        (
            "When you build or feed your cities, a development that you gain later in the same turn comes too late; "
            "when you suffer disasters, it counts already."
        ),
        "In the “Suffer disasters” step, whoever loses all goods also loses those just gained in the same turn.",
        (
            "In the “Suffer disasters” step, whoever loses all goods and cities also loses those just gained "
            "in the same turn."
        ),
        "Until the “Feed the cities” step, you may have more than 6 goods.",
        "Until the “Feed the cities” step, you may have more goods than the number of your cities.",
        "What is ticked stays ticked: you can go on with new cities in a later turn.",
        "What is ticked stays ticked: you can go on with new cities and monuments in a later turn.",
        "If all boxes for disasters are ticked, mark further disasters beside them.",
        "Several players may have the same development.",
        "Several players may have the same monument or development.",
        "Skulls are counted anew each time the “Suffer disasters” step begins.",
        "Even within one round there is only one first builder: the player whose turn comes earlier.",
        "Your points may fall below 0.",
        "Everybody moves the city: there is only one.",
        "New cities that the city only passes have no effect.",
        "Each round is played to its end, so everybody has the same number of turns.",
        "Yes.",
        "No.",
        (
            "A small letter in a table says where the figure or the name before it comes from; after a heading, "
            "it holds for the whole column:"
        ),
        "Figures and names without a letter in these tables: read off the printed score sheet.",
        "Only whoever is choosing from the new cities or the monuments may look at them.",
        "Figures and names without a letter in new cities: read off the printed score sheet.",
        "Figures and names without a letter in new cities, cities, and monuments: read off the printed score sheet.",
    ),
    "hu": (
        "Az „Építés” lépés kihagyható.",
        "Az „Építés” és a „Városok élelmezése” lépés kihagyható.",
        "Újradobáskor olyan dobókockát is választhatsz, amelyet korábban megtartottál.",
        (
            "Az ebben a fordulóban szerzett város ugyanennek a fordulónak a „Városok élelmezése” lépésében "
            "még nem számít."
        ),
        (
            "Az ebben a fordulóban szerzett fejlesztés ugyanennek a fordulónak az „Építés” és a „Városok "
            "élelmezése” lépésében még nem számít, "
            "a „Csapások elszenvedése” lépésében viszont már igen."
        ),
        (
            "Aki a „Csapások elszenvedése” lépésben elveszít minden árut, azt is elveszíti, amit ugyanebben a "
            "fordulóban szerzett."
        ),
        (
            "Aki a „Csapások elszenvedése” lépésben elveszít minden árut és minden várost, azt is elveszíti, "
            "amit ugyanebben a fordulóban szerzett."
        ),
        "A „Városok élelmezése” lépésig 6-nál több árud is lehet.",
        "A „Városok élelmezése” lépésig több árud is lehet, mint ahány városod van.",
        "Amit bejelöltél, bejelölve marad: új város egy későbbi fordulóban is folytatható.",
        "Amit bejelöltél, bejelölve marad: új város és alkotás egy későbbi fordulóban is folytatható.",
        "Ha a csapások minden rubrikája betelt, a továbbiakat a rubrikák mellé jelöld.",
        "Ugyanazt a fejlesztést több játékos is megszerezheti.",
        "Ugyanazt az alkotást vagy ugyanazt a fejlesztést több játékos is megszerezheti.",
        "Minden „Csapások elszenvedése” elején a koponya számolása elölről kezdődik.",
        "Egy körön belül az lesz az első építő, aki előbb kerül sorra.",
        "A pontok száma 0 alá is csökkenhet.",
        "Mindannyian ugyanazt a várost mozgatjátok.",
        "Az az új város, amelyen a várost csak átviszed, nem számít.",
        "A megkezdett kört mindig végigjátsszátok, így mindenkinek ugyanannyi fordulója lesz.",
        "Igen.",
        "Nem.",
        (
            "A táblázatokban egy adat vagy név mögötti kis betű mutatja, honnan való; ha az oszlop fejléce mögött áll, "
            "az egész oszlopra vonatkozik:"
        ),
        "Ami ezekben a táblázatokban betű nélkül áll: a nyomtatott pontozólapról leolvasva.",
        "Az új városokat vagy az alkotásokat csak az nézheti meg, aki éppen választ belőle.",
        "Betű nélkül (új városok): a nyomtatott pontozólapról leolvasva.",
        "Betű nélkül (új városok, városok, alkotások): a nyomtatott pontozólapról leolvasva.",
    ),
    "fr": (
        "L’étape « Construire » est facultative.",
        "Les étapes « Construire » et « Alimenter les villes » sont facultatives.",
        "À chaque relance, vous pouvez aussi choisir des dés que vous aviez gardés.",
        (
            "Les villes obtenues pendant le tour arrivent trop tard pour l’étape "
            "« Alimenter les villes » de ce même tour."
        ),
        (
            "Les développements obtenus pendant le tour arrivent trop tard "
            "pour les étapes « Construire » et « Alimenter les villes » de ce même tour, "
            "mais comptent déjà pour l’étape « Subir les désastres »."
        ),
        (
            "Qui perd toutes les marchandises à l’étape « Subir les désastres » perd aussi ce "
            "qu’il en a reçu pendant le même tour."
        ),
        (
            "Qui perd toutes les marchandises et toutes les villes à l’étape « Subir les "
            "désastres » perd aussi ce qu’il en a reçu pendant le même tour."
        ),
        "Jusqu’à l’étape « Alimenter les villes », vous pouvez avoir plus de 6 marchandises.",
        (
            "Jusqu’à l’étape « Alimenter les villes », vous pouvez avoir plus de marchandises que "
            "le nombre de vos villes."
        ),
        "Ce qui est coché le reste : vous pourrez continuer les nouvelles villes lors d’un tour suivant.",
        (
            "Ce qui est coché le reste : vous pourrez continuer les nouvelles villes et les monuments "
            "lors d’un tour suivant."
        ),
        "S’il n’y a plus de case libre pour les désastres, notez la suite en marge.",
        "Plusieurs joueurs peuvent avoir le même développement.",
        "Plusieurs joueurs peuvent avoir le même monument ou le même développement.",
        "Les crânes repartent de zéro chaque fois que commence l’étape « Subir les désastres ».",
        ("Dans une même manche, c’est l’ordre du tour qui décide qui devient le premier bâtisseur."),
        "Vos points peuvent descendre au-dessous de 0.",
        "Il n’y a qu’une ville pour tous : chacun la déplace à son tour.",
        "Les nouvelles villes que la ville ne fait que traverser n’ont aucun effet.",
        "Chaque manche est jouée jusqu’au bout : tous les joueurs ont le même nombre de tours.",
        "Oui.",
        "Non.",
        (
            "Dans les tableaux, la petite lettre qui suit une donnée ou un nom renvoie à sa source ; après le "
            "titre d’une colonne, elle vaut pour toute la colonne :"
        ),
        "Données et noms qui ne portent pas de lettre dans ces tableaux : relevé sur la feuille de points imprimée.",
        "Seul celui qui choisit dans les nouvelles villes ou les monuments peut en regarder le contenu.",
        "Données et noms qui ne portent pas de lettre (nouvelles villes) : relevé sur la feuille de points imprimée.",
        (
            "Données et noms qui ne portent pas de lettre (nouvelles villes, villes, monuments) : relevé sur la "
            "feuille de points imprimée."
        ),
    ),
    "zh_Hant": (
        "「建造」步驟可做可不做。",
        "「建造」和「餵養城市」步驟可做可不做。",
        "每次重擲都可以重新挑選，先前留下的骰子也可以再擲。",
        "這回合得到的城市，來不及影響同一回合的「餵養城市」步驟。",
        "這回合得到的發展，來不及影響同一回合的「建造」和「餵養城市」步驟；但「遭受災難」步驟就用得上。",
        "在「遭受災難」步驟失去所有貨物時，同一回合得到的也算在內。",
        "在「遭受災難」步驟失去所有貨物和城市時，同一回合得到的也算在內。",
        "在「餵養城市」步驟之前，可以有超過6個貨物。",
        "在「餵養城市」步驟之前，貨物可以多於你的城市數量。",
        "勾過的格子一直有效，新城市可以在之後的回合接著勾。",
        "勾過的格子一直有效，新城市和奇觀可以在之後的回合接著勾。",
        "災難的格子全部勾滿後，就在旁邊接著記。",
        "不同的玩家可以擁有同一項發展。",
        "不同的玩家可以擁有同一座奇觀或同一項發展。",
        "每次開始「遭受災難」步驟，骷髏都從頭算起。",
        "同一輪中若有幾位玩家都能成為首位建造者，以先輪到的玩家為準。",
        "分數可以低於0。",
        "全場只有一個城市，大家共用。",
        "城市只是經過的新城市不產生任何效果。",
        "每一輪都會打完，因此每位玩家的回合數相同。",
        "是的。",
        "不。",
        "表格中資料或名稱後面的小字母表示出處；欄位標題後面的字母，表示整欄的出處：",
        "這些表中未標字母的資料：取自遊戲所附的計分紙",
        "新城市和奇觀只有正在從中挑選的玩家可以翻看。",
        "新城市表中未標字母的資料：取自遊戲所附的計分紙",
        "新城市、城市、奇觀各表中未標字母的資料：取自遊戲所附的計分紙",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
