"""What statements and conditions are in English, read one by one."""

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


def count(op: str, number: int, noun: Noun = FOOD) -> Sentence:
    return s("if", condition=have_count(YOU, op, number, noun), body=EAT)


def when(condition: Sentence) -> Sentence:
    return s("if", condition=condition, body=s("nothing"))


CASES: tuple[tuple[str, Sentence], ...] = (
    ("The number of points is now 0.", s("becomes", thing=s("kept", noun=POINT), value=Number(0))),
    ("Gain no food.", transfer("gain", some(0))),
    ("Gain 1 food.", transfer("gain", some(1))),
    ("Gain 2 food.", transfer("gain", some(2))),
    ("Gain 5 food.", transfer("gain", some(5))),
    ("Lose 1 point.", transfer("lose", some(1, POINT))),
    ("Lose 2 points.", transfer("lose", some(2, POINT))),
    ("Use 1 worker.", transfer("pay", some(1, WORKER))),
    ("Gain 1 more food.", transfer("gain", s("more", count=Number(1), noun=FOOD))),
    (
        "Tick 1 box of that new city.",
        transfer("gain", s("some_of", count=Number(1), noun=TICK, of=that("site"))),
    ),
    ("Lose 1 of that good.", transfer("lose", s("amount_of", count=Number(1), thing=that("good")))),
    ("Lose all your goods.", transfer("lose", s("all", noun=GOODS))),
    (
        "Gain as many of that good as you have cities.",
        transfer("gain", s("as_many_of", thing=that("good"), value=yours(CITY))),
    ),
    ("Gain what your dice show.", transfer("gain", s("what_gives", noun=DIE), rotation=True)),
    (
        (
            "Take the goods one by one in this order: wood, stone, then wood again, and so on. When you next gain "
            "goods, begin with wood again. If there is no more room for a good, it is lost; go on with the next."
        ),
        s("in_rotation", nouns=(WOOD, STONE), table=GOOD),
    ),
    (
        "For each die that shows “Food or Labour”, choose 2 food or 2 workers.",
        s("choose_face", face=Noun("food_or_labour", "faces"), die=DIE, amounts=(some(2), some(2, WORKER))),
    ),
    ("Gain 8 goods in rotation.", transfer("gain", some(8, GOOD), rotation=True)),
    ("Score 1 point for each of your monuments.", transfer("gain", some(1, POINT), each=MINE)),
    ("Score 1 point for each of your cities.", transfer("gain", some(1, POINT), each=yours(CITY))),
    (
        "Lose as many points as you have disasters.",
        transfer("lose", s("as_many", noun=POINT, of=False, value=yours(DISASTER))),
    ),
    (
        "Score as many points as the total worth of your developments.",
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
        "Score as many points as your goods value.",
        transfer("gain", s("as_many", noun=POINT, of=False, value=yours(GOODS_VALUE))),
    ),
    (
        "Roll as many dice as you have cities.",
        s("roll", amount=s("as_many", noun=DIE, of=False, value=yours(CITY))),
    ),
    (
        "Roll as many dice as the number of your cities plus 1.",
        s("roll", amount=s("as_many", noun=DIE, of=False, value=s("plus", left=yours(CITY), right=Number(1)))),
    ),
    ("Gain that monument.", s("gain_thing", thing=that("monument"))),
    ("Lose Religion.", s("lose_thing", thing=RELIGION)),
    ("Give 2 food to that opponent.", s("give", amount=some(2), to=that("opponent"))),
    ("Take 1 food from that opponent.", s("take", amount=some(1), source=that("opponent"))),
    (
        "Exchange goods and food with that opponent in any mix you both agree on.",
        s("exchange", nouns=(GOODS, FOOD), partner=that("opponent")),
    ),
    ("You become the first builder of that monument.", s("becomes", thing=OWNER, value=YOU)),
    ("That monument no longer has a first builder.", s("becomes", thing=OWNER, value=NOBODY)),
    ("You now have no food.", s("becomes", thing=yours(FOOD), value=Number(0))),
    ("Set that die aside.", s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside"))),
    ("Reroll those dice.", s("reroll", thing=s("those", noun=DIE))),
    ("Choose a new city that you have not finished.", s("choose", set=a_set(SITE, "one", UNFINISHED))),
    (
        "Choose a monument in play that you have not finished.",
        s("choose", set=a_set(MONUMENT, "one", UNFINISHED, adjectives=(adjective("in_play"),))),
    ),
    (
        "Choose any number of dice not set aside.",
        s("choose", set=a_set(DIE, "any", adjectives=(adjective("set_aside", negated=True),))),
    ),
    ("Choose a good that you have.", s("choose", set=a_set(GOOD, "one", s("you_have", who=IT)))),
    (
        "Choose up to 2 developments that you do not have yet.",
        s("choose", set=a_set(DEVELOPMENT, "up_to", s("you_lack", who=IT), count=2)),
    ),
    ("Choose 2 developments.", s("choose", set=a_set(DEVELOPMENT, "exactly", count=2))),
    ("Choose all dice.", s("choose", set=a_set(DIE, "all"))),
    ("Choose no die.", s("choose", set=a_set(DIE, "no"))),
    (
        "Choose a random opponent who does not have Religion.",
        s("choose", set=a_set(OPPONENT, "random", s("have_no", who=IT, thing=RELIGION))),
    ),
    (
        "Choose the finished monuments.",
        s("choose", set=a_set(MONUMENT, "those", adjectives=(adjective("finished"),))),
    ),
    ("This is the opponent.", s("is_called", noun=OPPONENT)),
    ("Choose a number from 0 to your food.", s("choose_number", low=Number(0), high=yours(FOOD))),
    ("Feed your cities.", s("do", steps=(FEED,), of=False)),
    ("Roll the dice, then build.", s("do", steps=(ROLL, BUILD), of=False)),
    (
        "Finish that monument.",
        s("do", steps=(COMPLETE,), of=that("monument")),
    ),
    ("End your turn.", s("end", step=TURN)),
    ("The game ends.", s("game_ends")),
    ("You win the game.", s("you_win")),
    ("You lose the game.", s("you_lose")),
    ("Players take turns until you have Religion.", s("turns_taken", source=False, until=HAVE)),
    ("Players take turns until you have Religion: lose 1 food.", s("take_turns", source=False, until=HAVE, body=EAT)),
    (
        "Players take turns, starting with the player whose turn it is; whoever’s turn it is:",
        s("take_turns_lead", source=s("active_player"), until=False),
    ),
    (
        "If all players have passed one after another, lose 1 food.",
        s("if", condition=s("all_pass", but_one=False), body=EAT),
    ),
    (
        "The player on your left gains 1 food.",
        s("subject", who=s("neighbour", places=False, left=True), body=transfer("gain", some(1))),
    ),
    (
        "The player opposite you gains 1 food.",
        s("subject", who=s("opposite"), body=transfer("gain", some(1))),
    ),
    (
        "The player 2 places to your right gains 1 food.",
        s("subject", who=s("neighbour", places=Number(2), left=False), body=transfer("gain", some(1))),
    ),
    (
        "The player as many places to your left as the number of players gains 1 food.",
        s("subject", who=s("neighbour_by", places=s("player_count"), left=True), body=transfer("gain", some(1))),
    ),
    (
        "Player 1 gains 1 food.",
        s("subject", who=s("seated", seat=Number(1)), body=transfer("gain", some(1))),
    ),
    ("Pass.", s("pass")),
    ("Take another turn.", s("another_turn")),
    ("The game is drawn.", s("game_drawn")),
    ("Do nothing.", s("nothing")),
    (
        "Pay 1 stone, then gain 3 workers.",
        s("seq", items=(transfer("pay", some(1, STONE)), transfer("gain", some(3, WORKER)))),
    ),
    (
        "Choose a die, then reroll it.",
        s("seq", items=(s("choose", set=a_set(DIE, "one")), s("reroll", thing=that("die")))),
    ),
    (
        "Choose a good that you have, then lose 1 of it.",
        s(
            "seq",
            items=(
                s("choose", set=a_set(GOOD, "one", s("you_have", who=IT))),
                transfer("lose", s("amount_of", count=Number(1), thing=that("good"))),
            ),
        ),
    ),
    (
        "Choose an opponent, then exchange goods and food with them in any mix you both agree on.",
        s(
            "seq",
            items=(
                s("choose", set=a_set(OPPONENT, "one")),
                s("exchange", nouns=(GOODS, FOOD), partner=that("opponent")),
            ),
        ),
    ),
    ("Lose 1 food, then the game ends.", s("seq", items=(EAT, s("game_ends")))),
    ("That opponent gains 1 food.", s("subject", who=that("opponent"), body=transfer("gain", some(1)))),
    ("The player whose turn it is:", s("subject_lead", who=s("active_player"))),
    ("You may lose 1 food.", s("may", times=False, body=EAT)),
    ("You may, as often as you like, lose 1 food.", s("may", times=True, body=EAT)),
    ("You may, once, lose 1 food.", s("may", times=Number(1), body=EAT)),
    ("You may, up to 2 times, lose 1 food.", s("may", times=Number(2), body=EAT)),
    ("You may do the following:", s("may_lead", times=False)),
    ("You may do the following as often as you like:", s("may_lead", times=True)),
    ("You may do the following once:", s("may_lead", times=Number(1))),
    ("You may do the following up to 2 times:", s("may_lead", times=Number(2))),
    (
        "You may score 1 point for each of your monuments.",
        s("may", times=False, body=transfer("gain", some(1, POINT), each=MINE)),
    ),
    ("You may end the game.", s("may", times=False, body=s("game_ends"))),
    (
        "You may have that opponent lose 1 food.",
        s("may", times=False, body=s("subject", who=that("opponent"), body=EAT)),
    ),
    ("You may, if you have at least 1 food, lose 1 food.", s("may", times=False, body=count("at_least", 1))),
    (
        "Do this until you have at most 6 goods: lose 1 food.",
        s("repeat", times=False, until=have_count(YOU, "at_most", 6, GOODS), body=EAT),
    ),
    ("Do this 3 times: lose 1 food.", s("repeat", times=Number(3), until=False, body=EAT)),
    (
        "Do the following up to 30 times until you have Religion:",
        s("repeat_lead", times=Number(30), until=HAVE),
    ),
    ("Do the following again and again:", s("repeat_lead", times=False, until=False)),
    (
        "Set aside each die that shows Plunder.",
        s(
            "for_each",
            set=a_set(DIE, "each", s("shows", who=IT, face=PLUNDER)),
            body=s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside")),
        ),
    ),
    ("For each good, lose 1 food.", s("for_each", set=a_set(GOOD, "each"), body=EAT)),
    ("For each of those goods, lose 1 food.", s("for_each", set=a_set(GOOD, "each", chosen=True), body=EAT)),
    ("For each good:", s("for_each_lead", set=a_set(GOOD, "each"))),
    ("For each of your cities, lose 1 food.", s("for_each_of", value=yours(CITY), body=EAT)),
    ("For each of your cities:", s("for_each_of_lead", value=yours(CITY))),
    (
        "Each opponent who does not have Religion loses all their goods.",
        s(
            "each_player",
            set=a_set(OPPONENT, "each", s("have_no", who=IT, thing=RELIGION)),
            turn=False,
            source=False,
            body=transfer("lose", s("all", noun=GOODS)),
        ),
    ),
    (
        "Each player in turn takes a turn.",
        s("each_player", set=a_set(PLAYER, "each"), turn=True, source=False, body=s("do", steps=(TURN,), of=False)),
    ),
    (
        "Each player rolls as many dice as they have cities.",
        s(
            "each_player",
            set=a_set(PLAYER, "each"),
            turn=False,
            source=False,
            body=s("roll", amount=s("as_many", noun=DIE, of=False, value=yours(CITY))),
        ),
    ),
    (
        "Each player in turn, starting with the player whose turn it is:",
        s("each_player_lead", set=a_set(PLAYER, "each"), turn=True, source=s("active_player")),
    ),
    ("Choose one:", s("choose_one_lead")),
    ("Choose one (if none is possible, nothing happens):", s("choose_one_lead", may_fail=True)),
    ("City: lose 1 food.", s("option", noun=Noun("city", "options"), condition=False, body=EAT)),
    ("City (if you have Religion):", s("option_lead", noun=Noun("city", "options"), condition=HAVE)),
    (
        "Pay the cost of that development with any mix of these:",
        s("pay_with_lead", value=s("attribute", noun=COST, of=that("development")), exact=True),
    ),
    ("Coins, worth 1 each", s("coin_each", thing=Noun("coin"), worth=Number(1))),
    (
        "Goods, all of a kind at once, worth their value",
        s("coin_whole", thing=GOODS, worth=Noun("value")),
    ),
    (
        "Drought (exactly 2 skulls): mark 2 disasters.",
        s(
            "rule",
            noun=DROUGHT,
            condition=have_count(YOU, "is", 2, Noun("skull")),
            body=transfer("gain", some(2, DISASTER)),
        ),
    ),
    ("Drought:", s("rule_lead", noun=DROUGHT, condition=False)),
    ("Drought.", s("rule_name", noun=DROUGHT)),
    (
        "Drought (2 or more players):",
        s("rule_lead", noun=DROUGHT, condition=s("players", op="at_least", count=Number(2))),
    ),
    (
        ("If your food minus (the number of your cities plus 1) is the number of players, do nothing."),
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
        "If the number of your cities times 2 is more than the number of rounds begun, do nothing.",
        when(
            s("compare", left=s("times", left=yours(CITY), right=Number(2)), op="more_than", right=s("rounds_played"))
        ),
    ),
    (
        ("If your food divided by 2 (rounded down) is at least the highest cost of your developments, do nothing."),
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
            "If the smaller of your food and the number of your cities is not the lowest cost of all "
            "developments, do nothing."
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
        "Your food is now the larger of your food and 3.",
        s("becomes", thing=yours(FOOD), value=s("larger", left=yours(FOOD), right=Number(3))),
    ),
    ("Give 1 food to your opponent.", s("give", amount=some(1), to=s("opponent"))),
)
