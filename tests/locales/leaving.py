"""Leaving the game or a step, who is left, and who has the fewest, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import FOOD, IT, YOU, a_set, s

__all__ = ["cases"]

CITY, OPPONENT, TURN = Noun("city"), Noun("opponent"), Noun("turn", "steps")
OUT, OUT_OF = s("you_are_out", step=False), s("you_are_out", step=TURN)
LEFT = s("as_many", noun=FOOD, of=False, value=s("left_count"))


def _fewest(name: str, who: Sentence, noun: Noun) -> Sentence:
    return s(name, who=who, noun=noun, of=False, most=False)


def _left(op: str, count: int) -> Sentence:
    return s("players_left", op=op, count=Number(count))


def _if(condition: Sentence) -> Sentence:
    return s("if", condition=condition, body=OUT)


TREES: tuple[Sentence, ...] = (
    OUT,
    OUT_OF,
    s("may", times=False, body=OUT),
    s("may", times=False, body=OUT_OF),
    s("each_player", set=a_set(OPPONENT, "each"), turn=False, source=False, body=OUT),
    s("each_player", set=a_set(OPPONENT, "each"), turn=True, source=False, body=OUT_OF),
    _if(_left("is", 1)),
    _if(_left("at_most", 2)),
    _if(_left("more_than", 2)),
    s("take_turns", source=False, until=_left("is", 1), body=OUT_OF),
    s("take_turns", source=False, until=_left("at_most", 2), body=OUT_OF),
    _if(_fewest("have_most", YOU, CITY)),
    _if(_fewest("have_most_alone", YOU, FOOD)),
    s(
        "each_player",
        set=a_set(Noun("player"), "each", _fewest("share_most", IT, CITY)),
        turn=False,
        source=False,
        body=OUT,
    ),
    s("gain", amount=LEFT, each=False, rotation=False),
    s("last_left_wins", two=False),
    s("out_cannot_win"),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "You are out of the game.",
        "Drop out of the “Turn” step.",
        "You may leave the game.",
        "You may drop out of the “Turn” step.",
        "Each opponent is out of the game.",
        "Each opponent in turn drops out of the “Turn” step.",
        "If only 1 player is left, you are out of the game.",
        "If at most 2 players are left, you are out of the game.",
        "If more than 2 players are left, you are out of the game.",
        "Players take turns until only 1 player is left: drop out of the “Turn” step.",
        "Players take turns until at most 2 players are left: drop out of the “Turn” step.",
        "If you have the fewest cities, you are out of the game.",
        "If you alone have the least food, you are out of the game.",
        "Each player who is tied for the fewest cities is out of the game.",
        "Gain as much food as the number of players left.",
        "When only one player is left in the game, that player wins.",
        "A player who is out of the game cannot win.",
    ),
    "hu": (
        "Kiesel a játékból.",
        "Kiszállsz a „Forduló” lépésből.",
        "Kiszállhatsz a játékból.",
        "Kiszállhatsz a „Forduló” lépésből.",
        "Minden ellenfeled kiesik a játékból.",
        "Sorban minden ellenfeled kiszáll a „Forduló” lépésből.",
        "Ha már csak 1 játékos maradt, kiesel a játékból.",
        "Ha legfeljebb 2 játékos maradt, kiesel a játékból.",
        "Ha 2-nél több játékos maradt, kiesel a játékból.",
        "A játékosok egymás után kerülnek sorra, amíg nem csak 1 játékos maradt: kiszállsz a „Forduló” lépésből.",
        "A játékosok egymás után kerülnek sorra, amíg 2-nél több játékos maradt: kiszállsz a „Forduló” lépésből.",
        "Ha neked van a legkevesebb városod, kiesel a játékból.",
        "Ha egyedül neked van a legkevesebb ételed, kiesel a játékból.",
        "Minden játékos, akinek másokkal holtversenyben van a legkevesebb városa, kiesik a játékból.",
        "Annyi ételt kapsz, ahány játékos játékban van.",
        "Ha már csak egy játékos maradt a játékban, ő győz.",
        "Aki kiesett a játékból, nem győzhet.",
    ),
    "fr": (
        "Vous êtes éliminé.",
        "Vous quittez l’étape « Tour de jeu ».",
        "Vous pouvez quitter la partie.",
        "Vous pouvez quitter l’étape « Tour de jeu ».",
        "Chaque adversaire est éliminé.",
        "Chaque adversaire, à tour de rôle, quitte l’étape « Tour de jeu ».",
        "S’il ne reste qu’un seul joueur, vous êtes éliminé.",
        "S’il reste au plus 2 joueurs, vous êtes éliminé.",
        "S’il reste plus de 2 joueurs, vous êtes éliminé.",
        "Les joueurs jouent à tour de rôle tant qu’il reste plusieurs joueurs : vous quittez l’étape « Tour de jeu ».",
        "Les joueurs jouent à tour de rôle tant qu’il reste plus de 2 joueurs : vous quittez l’étape « Tour de jeu ».",
        "Si vous avez le moins de villes, vous êtes éliminé.",
        "Si vous avez, sans égalité, le moins de nourriture, vous êtes éliminé.",
        "Chaque joueur qui a, à égalité, le moins de villes est éliminé.",
        "Recevez autant de nourriture qu’il reste de joueurs.",
        "Le dernier joueur en jeu gagne la partie.",
        "Un joueur éliminé ne peut pas gagner.",
    ),
    "zh_Hant": (
        "你出局。",
        "你退出「玩家回合」。",
        "你可以退出遊戲。",
        "你可以退出「玩家回合」。",
        "每位對手出局。",
        "每位對手依序退出「玩家回合」。",
        "若只剩1位玩家，你就出局。",
        "若最多只剩2位玩家，你就出局。",
        "若剩下的玩家超過2位，你就出局。",
        "玩家輪流這樣做，直到只剩1位玩家為止：你退出「玩家回合」。",
        "玩家輪流這樣做，直到最多只剩2位玩家為止：你退出「玩家回合」。",
        "若你擁有最少城市，你就出局。",
        "若你單獨擁有最少食物，你就出局。",
        "每位並列擁有最少城市的玩家出局。",
        "仍在場的玩家人數是多少，就獲得幾個食物。",
        "只剩1位玩家時，該玩家獲勝。",
        "出局的玩家不能獲勝。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each text with what it says."""
    return tuple(zip(SAID[tag], TREES, strict=True))
