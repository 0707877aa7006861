"""What many plays tell of the balance of a game, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import RELIGION, s

__all__ = ["cases"]


def _share(at: int, low: int, high: int) -> Sentence:
    return s("percent_within", tenths=Number(at), low=Number(low), high=Number(high))


def _percent(tenths: int) -> Sentence:
    return s("percent", tenths=Number(tenths))


def _mean(tenths: int) -> Sentence:
    return s("mean_of", tenths=Number(tenths))


BY = s("points_within", tenths=Number(-127), low=Number(-188), high=Number(-61))
UP = s("points_within", tenths=Number(50), low=Number(50), high=Number(50))
STOP = s("option_taken", step=Noun("build", "steps"), path=(), which=s("option_stop"))
BUY = s("option_taken", step=False, path=(RELIGION,), which=False)

TREES: tuple[Sentence, ...] = (
    s("balance_played", players=Number(2), seed=Number(0), bots=False),
    s("balance_played", players=Number(1), seed=Number(7), bots="greedy"),
    s("balance_watched", games=Number(400)),
    s("balance_intervals"),
    s("balance_options_told", count=Number(1)),
    s("chart_of", label=Noun("balance_seats", "labels")),
    s("seat_favoured", seat=Number(1), share=_share(667, 650, 683), fair=_percent(500), more=True),
    s("seat_favoured", seat=Number(2), share=_share(333, 317, 350), fair=_percent(500), more=False),
    s("seats_alike", fair=_percent(500), within=_percent(8)),
    s("seat_moved", seat=Number(1), share=_percent(600), old=_percent(500), more=True),
    s("seat_moved", seat=Number(2), share=_percent(400), old=_percent(500), more=False),
    s("seats_unmoved", within=_percent(11)),
    s("game_takes", choices=_mean(959), rounds=_mean(94)),
    s("game_takes", choices=_mean(959), rounds=False),
    s("game_takes_other", share=_percent(74), more=True),
    s("game_takes_other", share=_percent(74), more=False),
    s("game_takes_same"),
    s("points_moved", points=_mean(-79), old=_mean(44)),
    s("lead_changes", times=_mean(43)),
    s("nobody_wins", share=_percent(120)),
    s("games_unfinished", share=_percent(10)),
    s("options_and_wins", options=(s("option_by", option=BUY, points=UP),), more=True),
    s(
        "options_and_wins",
        options=(s("option_by", option=BUY, points=UP), s("option_by", option=STOP, points=UP)),
        more=True,
    ),
    s("options_and_wins", options=(s("option_by", option=STOP, points=BY),), more=False),
    s("options_and_wins_unseen"),
    s("never_taken", options=(BUY, STOP)),
    s("never_taken", options=(BUY, STOP), rest=Number(3)),
    s("never_done", steps=(Noun("build", "steps"),)),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Games of 2 players, every choice left to chance; the first game has the seed 0.",
        "Games of 1 player, played by these bots: greedy; the first game has the seed 7.",
        "What is taken, what is done and who leads was counted in 400 of them.",
        "The range in brackets holds the true figure with a certainty of 95%.",
        (
            "The difference is how much more often (+) or less often (−) those who took the option at least "
            "once in a game won than those in the same seat who did not, in percentage points. It shows what"
            " goes together, not what is the cause."
        ),
        "Chart: Wins by seat",
        "Player 1 wins 66.7% (65.0–68.3%) of the games, more than a fair share of 50.0%.",
        "Player 2 wins 33.3% (31.7–35.0%) of the games, less than a fair share of 50.0%.",
        "No seat is seen to be favoured: each wins a fair share of 50.0%, to within 0.8%.",
        "Player 1 wins more often: 60.0% of the games instead of 50.0%.",
        "Player 2 wins less often: 40.0% of the games instead of 50.0%.",
        "No seat is seen to win more or less often; a difference of more than 1.1% would have been seen.",
        "A game takes 95.9 choices and 9.4 rounds on average.",
        "A game takes 95.9 choices on average.",
        "A game has 7.4% more choices.",
        "A game has 7.4% fewer choices.",
        "A game is not seen to have more or fewer choices.",
        "A player ends with −7.9 points on average instead of 4.4.",
        "The lead changes 4.3 times a game on average.",
        "Nobody wins 12.0% of the games.",
        "1.0% of the games never come to an end.",
        "Those who take this win more often than those who do not, by so many percentage points: “Religion” +5.0.",
        (
            "Those who take one of these win more often than those who do not, by so many percentage points: "
            "“Religion” +5.0; “Build: Stop” +5.0."
        ),
        (
            "Those who take this win less often than those who do not, by so many percentage points: "
            "“Build: Stop” −12.7 (−18.8 to −6.1)."
        ),
        "No option is seen to go along with winning or losing.",
        "Nobody ever took: “Religion”, “Build: Stop”.",
        "Nobody ever took: “Religion”, “Build: Stop” and 3 more.",
        "This never happened: “Build”.",
    ),
    "fr": (
        "Parties à 2 joueurs, tous les choix étant laissés au hasard ; la première partie a la graine 0.",
        "Parties à 1 joueur, jouées par ces automates : greedy ; la première partie a la graine 7.",
        "Ce qui est pris, ce qui est fait et qui mène a été compté dans 400 de ces parties.",
        "L’intervalle entre parenthèses contient la vraie valeur avec une certitude de 95 %.",
        (
            "L’écart dit combien plus souvent (+) ou moins souvent (−) ont gagné ceux qui ont pris l’option "
            "au moins une fois dans la partie, par rapport à ceux qui, à la même place, ne l’ont pas prise, "
            "en points de pourcentage. Il montre ce qui va ensemble, non ce qui en est la cause."
        ),
        "Graphique : Victoires selon la place",
        "Le joueur 1 gagne 66,7 % (de 65,0 à 68,3 %) des parties, plus qu’une part équitable de 50,0 %.",
        "Le joueur 2 gagne 33,3 % (de 31,7 à 35,0 %) des parties, moins qu’une part équitable de 50,0 %.",
        "Aucune place ne paraît favorisée : chacune gagne sa part équitable de 50,0 %, à 0,8 % près.",
        "Le joueur 1 gagne plus souvent : 60,0 % des parties au lieu de 50,0 %.",
        "Le joueur 2 gagne moins souvent : 40,0 % des parties au lieu de 50,0 %.",
        "Aucune place ne paraît gagner plus ou moins souvent ; un écart de plus de 1,1 % se serait vu.",
        "Une partie demande en moyenne 95,9 choix et 9,4 tours de table.",
        "Une partie demande en moyenne 95,9 choix.",
        "Une partie a 7,4 % de choix en plus.",
        "Une partie a 7,4 % de choix en moins.",
        "Une partie ne paraît avoir ni plus ni moins de choix.",
        "Un joueur finit avec −7,9 points en moyenne au lieu de 4,4.",
        "La tête change en moyenne 4,3 fois par partie.",
        "Personne ne gagne dans 12,0 % des parties.",
        "1,0 % des parties ne finissent jamais.",
        (
            "Qui prend cette option gagne plus souvent que les autres, d’autant de points de pourcentage"
            " : « Religion » +5,0."
        ),
        (
            "Qui prend une de ces options gagne plus souvent que les autres, d’autant de points de pourcentage : "
            "« Religion » +5,0 ; « Construire : S’arrêter » +5,0."
        ),
        (
            "Qui prend cette option gagne moins souvent que les autres, d’autant de points de pourcentage : "
            "« Construire : S’arrêter » −12,7 (−18,8 à −6,1)."
        ),
        "Aucune option ne paraît aller avec la victoire ou la défaite.",
        "Personne n’a jamais pris : « Religion », « Construire : S’arrêter ».",
        "Personne n’a jamais pris : « Religion », « Construire : S’arrêter » et 3 autres.",
        "Cela ne s’est jamais produit : « Construire ».",
    ),
    "hu": (
        "2 fős játszmák, minden döntés a véletlenen múlt; az első játszma kezdőszáma: 0.",
        ("1 fős játszmák, ezek a gépi játékosok játszották őket: greedy; az első játszma kezdőszáma: 7."),
        "Hogy ki mit választott, mi történt meg és ki vezetett, azt 400 játszmában számoltuk.",
        "A zárójelben álló tartományban 95% bizonyossággal benne van az igazi érték.",
        (
            "A különbség azt mutatja, hány százalékponttal nyertek gyakrabban (+) vagy ritkábban (−) azok, a"
            "kik a lehetőséget a játszmában legalább egyszer választották, mint akik ugyanazon a helyen ülve"
            " nem választották. Azt mutatja, mi jár együtt, nem azt, hogy mi az oka."
        ),
        "Ábra: Győzelmek hely szerint",
        "Az 1. játékos nyeri a játszmák 66,7%-át (65,0–68,3%), többet a méltányos 50,0%-nál.",
        "A 2. játékos nyeri a játszmák 33,3%-át (31,7–35,0%), kevesebbet a méltányos 50,0%-nál.",
        (
            "Nem látszik, hogy bármelyik hely előnyösebb volna: mindegyik a méltányos 50,0%-ot nyeri, "
            "legfeljebb 0,8% eltéréssel."
        ),
        "Az 1. játékos gyakrabban nyer: 50,0% helyett a játszmák 60,0%-át.",
        "A 2. játékos ritkábban nyer: 50,0% helyett a játszmák 40,0%-át.",
        (
            "Nem látszik, hogy bármelyik hely gyakrabban vagy ritkábban nyerne; 1,1% feletti különbség meglá"
            "tszott volna."
        ),
        "Egy játszma átlagosan 95,9 döntésből és 9,4 körből áll.",
        "Egy játszma átlagosan 95,9 döntésből áll.",
        "Egy játszmában 7,4%-kal több a döntés.",
        "Egy játszmában 7,4%-kal kevesebb a döntés.",
        "Nem látszik, hogy egy játszmában több vagy kevesebb döntés volna.",
        "Egy játékos átlagosan 4,4 helyett −7,9 ponttal zár.",
        "Játszmánként átlagosan 4,3 alkalommal kerül más az élre.",
        "A játszmák 12,0%-át senki sem nyeri meg.",
        "A játszmák 1,0%-a sosem ér véget.",
        "Akik ezt választják, ennyi százalékponttal gyakrabban nyernek, mint akik nem: „Vallás” +5,0.",
        (
            "Akik ezek egyikét választják, ennyi százalékponttal gyakrabban nyernek, mint akik nem: "
            "„Vallás” +5,0; „Építés: megállás” +5,0."
        ),
        (
            "Akik ezt választják, ennyi százalékponttal ritkábban nyernek, mint akik nem: "
            "„Építés: megállás” −12,7 (−18,8…−6,1)."
        ),
        "Egyik lehetőségről sem látszik, hogy győzelemmel vagy vereséggel járna együtt.",
        "Soha senki nem választotta: „Vallás”, „Építés: megállás”.",
        "Soha senki nem választotta: „Vallás”, „Építés: megállás” és további 3 lehetőség.",
        "Ez soha nem történt meg: „Építés”.",
    ),
    "zh_Hant": (
        "2人對局，所有選擇均隨機決定；第一局的種子為0。",
        "1人對局，由下列電腦玩家進行：greedy；第一局的種子為7。",
        "選了什麼、發生了什麼、誰領先，是依其中400局統計的。",
        "真實數值有95%的把握落在括號內的範圍。",
        "差距是指：在一局中至少選過一次該選項的玩家，比同一座位而未選的玩家多贏（+）或少贏（−）幾個百分點。這只表示兩者相伴，不表示因果。",
        "圖表：各座位勝率",
        "玩家1贏得66.7%（65.0–68.3%）的對局，高於公平的50.0%。",
        "玩家2贏得33.3%（31.7–35.0%）的對局，低於公平的50.0%。",
        "看不出哪個座位較有利：各座位都贏得公平的50.0%，誤差不超過0.8%。",
        "玩家1贏得較多：由50.0%變為60.0%的對局。",
        "玩家2贏得較少：由50.0%變為40.0%的對局。",
        "看不出哪個座位贏得更多或更少；若差距超過1.1%，應已看得出來。",
        "一局平均有95.9次選擇、9.4輪。",
        "一局平均有95.9次選擇。",
        "一局的選擇次數多7.4%。",
        "一局的選擇次數少7.4%。",
        "看不出一局的選擇次數有增減。",
        "玩家終局的平均分數由4.4分變為−7.9分。",
        "領先者平均每局易位4.3次。",
        "12.0%的對局無人獲勝。",
        "1.0%的對局永遠不會結束。",
        "選了這一項的玩家比未選的玩家更常獲勝，相差的百分點為：「宗教」+5.0。",
        "選了下列任一項的玩家比未選的玩家更常獲勝，相差的百分點為：「宗教」+5.0；「建造：停止」+5.0。",
        "選了這一項的玩家比未選的玩家更少獲勝，相差的百分點為：「建造：停止」−12.7（−18.8至−6.1）。",
        "看不出有任何選項與勝負相伴。",
        "從未有人選擇：「宗教」、「建造：停止」。",
        "從未有人選擇：「宗教」、「建造：停止」，以及另外3項。",
        "從未發生：「建造」。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Every sentence with what it says in a language."""
    return tuple(zip(SAID[tag], TREES, strict=True))
