"""What is done on a board is said as players say it, in a game that is not ours: no sentence of it is edited."""

from __future__ import annotations

import re

import pytest

from rulekit.document.sentence import Noun, Sentence
from rulekit.document.walk import parts
from rulekit.driver.composing import compose_document
from rulekit.driver.pipeline import check_source, load_game
from rulekit.driver.printing import write_document
from rulekit.source import Source
from tests.meaning.small import path_of

SAID = {
    "en": (
        "Each player places 1 hare on each field that is in the 2 rows nearest to them.",
        "Players take turns until 30 turns in a row have passed without “Hop”.",
        "Move one of your hares to a field one hop away; the hare that it jumps over is removed.",
        "is an empty field that is directly behind an opponent’s hare that is next to the start by a side.",
        "and unless you have exactly 3 hares on the board, it is further forward than the start.",
        "If the goal is in the row farthest from you, you win the game.",
        "Remove every opponent’s hare enclosed without a gap in a straight line between the hare on the trap",
    ),
    "fr": (
        "chaque champ qui est dans les 2 rangées les plus proches de lui.",
        "tant que 30 tours d’affilée ne se sont pas passés sans « Bondir ».",
        "vers un champ à un bond ; le lièvre par-dessus lequel il saute est retiré.",
        "est un champ vide qui est juste derrière un lièvre adverse qui touche le départ par un côté.",
        "et, sauf si vous avez exactement 3 lièvres sur le plateau, il est plus en avant que le départ.",
        "Retirez tous les lièvres adverses enfermés sans interruption sur une ligne droite",
    ),
    "hu": (
        "minden olyan mezőre, amely a hozzá legközelebbi 2 sorban van.",
        "amíg nem telt el egymás után 30 forduló „Ugrás” nélkül.",
        "Mozgasd az egyik nyuladat egy ugrásnyira lévő mezőre; az átugrott nyúl lekerül a tábláról.",
        "amely közvetlenül olyan ellenséges nyúl mögött van, amely a kezdőmezővel oldal mentén szomszédos.",
        "és kivéve, ha pontosan 3 nyulad van a táblán, előrébb van, mint a kezdőmező.",
        "amelyet a csapdán álló nyúl egyenes vonalban, hézag nélkül közrefog egy másik nyuladdal.",
    ),
    "zh_Hant": (
        "每位玩家在每個位於最靠近自己的2個橫列的田格上各放1隻野兔。",
        "直到連續30個回合沒有「跳躍」為止。",
        "將你的一隻野兔移動到1個可跳到的田格；移走被跳過的野兔。",
        "是緊接在與起點以邊相鄰的對手的野兔後面的空田格。",
        "而且除非你在棋盤上恰有3隻野兔，否則它比起點更前。",
        "在一直線上不間斷地夾住的對手野兔全部移除。",
    ),
}
"""What a book says, by language."""
IDLE = {
    "en": ("calm turn", "The field between", "field is empty when", "clamp"),
    "fr": ("tour calme", "Le champ entre", "champ est vide quand", "pince"),
    "hu": ("csendes", "közötti mező", "akkor üres", "csipesz"),
    "zh_Hant": ("平靜", "之間的田格", "就算是空的", "夾子"),
}
"""What it need not say: words that only the rules have, and what restates the board."""


@pytest.mark.parametrize("tag", SAID)
def test_moves_are_said_as_players_say_them(tag: str) -> None:
    book = write_document(load_game(str(path_of("warren"))), "rulebook", tag, "md").decode("utf-8")
    plain = re.sub("[\u00a0\u202f]", " ", book)
    assert [line for line in SAID[tag] if line not in plain] == []
    assert [word for word in IDLE[tag] if word in plain.split('<a id="setup">')[1]] == []


BY_DICE = {
    "en": (
        "of several ways that are equally long, only those count in which the dice come to the most: swim",
        "Count that die as spent; while you have any spare strokes, lose 1 spare stroke instead.",
        "Move one of your otters from a stone of yours by as many stones as the number on that die, toward the lower",
        "numbers; where it comes to is your resting place.",
    ),
    "fr": (
        "seules comptent les façons où le total des dés est le plus élevé : faites nager une loutre.",
        "Considérez ce dé comme dépensé ; tant qu’il vous reste des brasses de réserve, perdez plutôt 1 brasse",
        "d’un nombre de pierres égal au chiffre de ce dé, vers les plus petits numéros ; là où elle arrive, c’est",
    ),
    "hu": (
        "csak azok számítanak, amelyekben a kockák összege a legnagyobb: ússz egy vidrával.",
        "amíg van tartalék tempód, helyette veszítesz 1 tartalék tempót.",
        "a kisebb számok felé, annyi kővel, amennyi ennek a kockának az értéke; ahová ér, az a pihenőd.",
    ),
    "zh_Hant": (
        "只能採用骰子點數合計最大的方式：讓1隻水獺游水。",
        "將這顆骰子視為已用；只要還有備用划水，就改為失去1次備用划水。",
        "往號碼小的方向移動，石頭數等於這顆骰子的點數；到達的石頭就是你的歇腳處。",
    ),
}
"""What a book says where dice move pieces along a row: no sum is kept, no number taken from another."""
COUNTED = {"en": ("span",), "fr": ("empan",), "hu": ("arasz",), "zh_Hant": ("距離",)}


@pytest.mark.parametrize("tag", BY_DICE)
def test_moves_by_dice_are_said_as_players_say_them(tag: str) -> None:
    book = write_document(load_game(str(path_of("otters"))), "rulebook", tag, "md").decode("utf-8")
    plain = re.sub("[\u00a0\u202f]", " ", book)
    assert [line for line in BY_DICE[tag] if line not in plain] == []
    assert [word for word in COUNTED[tag] if word in plain] == []


def test_a_sum_that_something_else_asks_for_is_told_where_it_is_kept() -> None:
    rules = path_of("otters").read_text("utf-8").split("\nexample ")[0]
    asked = rules.replace("  if ashore is 3: you win", "  if ashore is 3 or span is 8: you win")
    checked = check_source(Source("otters.rules", asked))
    nouns = [one for one in parts(compose_document(checked, "rulebook").blocks) if isinstance(one, Noun)]
    assert "span" in {one.term for one in nouns}


SHOOTING = """
game isolate
  title    "Isolate"
  players  2

table cell (cells) in a grid 6 by 6

pieces on cells
  knight (knights)  3 for each player
  stone (stones)    30 for each player

a cell is bare when it has no piece

step play
  take turns: do turn

step turn
  choose a bare cell
  put 1 knight on that cell
  do shoot for that cell
  if there is no bare cell: the game is drawn

step shoot for a cell
  if there is a bare cell that is in line with that cell
    choose a bare cell that is in line with that cell called shot
    put 1 stone on shot
"""


def test_what_is_chosen_has_no_name_where_nothing_else_speaks_of_it() -> None:
    checked = check_source(Source("isolate.rules", SHOOTING))
    assert checked.diagnostics == ()
    said = [one.name for one in parts(compose_document(checked, "rulebook").blocks) if isinstance(one, Sentence)]
    assert "choose_and" in said
    assert "is_called" not in said


HOPPING = """
game hoppers
  title    "Hoppers"
  players  2

table pad (pads) in a grid 6 by 6

pieces on pads
  frog (frogs)  6 for each player

the game has
  storms  0 to 9, more is lost

each turn has
  here   a pad
  tired  yes or no

a pad is bare when it has no frog
a pad called goal is a leap (leaps) of a pad called start when all of
  goal is bare
  goal is in line with start by side
  the pad between start and goal has an opponent's frog
a pad is lively when it has your frog and there is a leap of it

step play
  take turns until storms is 9: do turn
  the game is drawn

step turn
  gain 1 storms
  {first}
  if there is a lively pad: do hunt

step hunt
  choose a lively pad
  here becomes that pad
  repeat until here is not lively or tired is yes
    choose a leap of here called goal
    move 1 frog from here to goal
    remove 1 frog from the pad between here and goal
    here becomes goal
    do rest for goal

step rest for a pad
  if row of that pad is {row}: tired becomes yes
"""


@pytest.mark.parametrize(
    ("first", "row", "told"),
    [
        ("gain 1 storms", "6", True),
        ("if storms is 7: tired becomes yes", "6", False),  # so it may be over before it began
        ("if storms is 7: here becomes a1", "6", False),
        ("gain 1 storms", "row of here", False),  # somebody else asks where it stands
    ],
)
def test_a_piece_goes_on_where_nothing_else_asks_where_it_stands(first: str, row: str, *, told: bool) -> None:
    checked = check_source(Source("hoppers.rules", HOPPING.format(first=first, row=row)))
    assert checked.diagnostics == ()
    said = [one.name for one in parts(compose_document(checked, "rulebook").blocks) if isinstance(one, Sentence)]
    assert ("go_on" in said) == told
    assert ("repeat_lead" in said) != told
