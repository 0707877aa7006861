"""What books, examples, changes and options are in English, read one by one."""

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
    ("Each die shows a number from 1 to 6.", s("die_shows", die=DIE, low=Number(1), high=Number(6))),
    ("Cities", s("kept_of", noun=CITY, of=False, several=True)),
    ("Ticked boxes of each monument", s("kept_of", noun=TICK, of=MONUMENT, several=True)),
    ("1 board with 2 monuments", s("board_of", count=Number(2), noun=MONUMENT)),
    ("Whether there are at least 2 players", s("kept_so", condition=s("players", op="at_least", count=Number(2)))),
    ("All choose at the same time and in secret.", s("in_secret")),
    (
        "If nobody has won by the end of the game, the player with the most points wins.",
        s("goal_otherwise", ranks=(s("rank", noun=POINT, most=True),)),
    ),
    (
        "The game ends after 50 rounds at the latest.",
        s("ends_after_times", count=Number(50), latest=True, round=True, step=False),
    ),
    ("The game ends after 10 rounds.", s("ends_after_times", count=Number(10), latest=False, round=True, step=False)),
    (
        "The game ends after a number of rounds equal to the number of players.",
        s("ends_after_times", count=s("player_count"), latest=False, round=True, step=False),
    ),
    ("When everybody has taken a turn, feed your cities.", s("closes_round", deed=s("do", steps=(FEED,), of=False))),
    ("Then do what is still left of the course of the game.", s("rest_is_done", rest=())),
    (
        "The game ends at the latest after the “Feed the cities” step has been carried out 4 times.",
        s("ends_after_times", count=Number(4), latest=True, round=False, step=FEED),
    ),
    (
        "The game ends after the whole course of the game has been carried out as many times as the number of players.",
        s("ends_after_times", count=s("player_count"), latest=False, round=False, step=False),
    ),
    (
        "The game ends when, at the end of a pass through the whole course of the game, there are exactly 3 players.",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=False, round=False, step=False),
    ),
    (
        "The game ends when, at the end of a round, there are exactly 3 players.",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=False, round=True, step=False),
    ),
    (
        "The game ends when, at the end of a turn, there are exactly 3 players.",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=True, round=True, step=False),
    ),
    ("When only one player is left in the game, that player wins.", s("last_left_wins", two=False)),
    (
        "If there are exactly 3 players and nobody has won yet, the game is drawn.",
        s("drawn_at_last", condition=s("players", op="is", count=Number(3))),
    ),
    ("If nobody has won by then, the game is drawn.", s("drawn_at_last", condition=False)),
    ("The player with the most points wins.", s("goal", ranks=(s("rank", noun=POINT, most=True),))),
    (
        "In a tie, the tied player with the highest goods value wins.",
        s("tie", rank=s("rank", noun=GOODS_VALUE, most=True)),
    ),
    ("Players who are still tied share the victory.", s("tie_shared", still=True)),
    ("The fewest disasters.", s("rank", noun=DISASTER, most=False)),
    ("Each player starts with 3 food and 3 cities.", s("start_with", amounts=(some(3), some(3, CITY)))),
    ("Everything else starts at 0.", s("start_without")),
    (
        "At the start of the game, there are exactly 3 players.",
        s("at_the_start", condition=s("players", op="is", count=Number(3))),
    ),
    ("You can have at most 15 food; any excess is lost.", s("at_most", noun=FOOD, high=Number(15), of=False)),
    (
        "You can have at most 2 food of each good; any excess is lost.",
        s("at_most", noun=FOOD, high=Number(2), of=GOOD),
    ),
    (
        "You can have at most 15 food and 3 cities; any excess is lost.",
        s("at_most_of", amounts=(some(15), some(3, CITY))),
    ),
    (
        "Of each good you can have at most as many as it has holes; any excess is lost.",
        s("at_most_each", noun=STOCK, column=SPACES, table=GOOD),
    ),
    (
        "Workers, coins, and skulls are lost at the end of the turn.",
        s("lasts_a_turn", nouns=(WORKER, Noun("coin"), Noun("skull"))),
    ),
    (
        "A new city is finished when you have ticked all its boxes.",
        s(
            "means_adjective",
            noun=SITE,
            adjective=adjective("finished"),
            condition=s("compare", left=yours(TICK, of=IT), op="is", right=s("attribute", noun=BOXES, of=IT)),
        ),
    ),
    (
        "The value of a good is the figure in its row of values for your stock of it.",
        s(
            "means_value",
            noun=Noun("value"),
            of=GOOD,
            value=s("entry", row=s("attribute", noun=VALUES, of=IT), at=yours(STOCK, of=IT)),
        ),
    ),
    (
        "Your goods are the total stock of all goods.",
        s("means_value", noun=GOODS, of=False, value=s("total", noun=STOCK, set=a_set(GOOD, "plain"))),
    ),
    (
        (
            "The award for a monument is its points for the first if you are its first builder, otherwise its "
            "points for the others."
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
        "With 2 players, leave out the Temple and the Great Pyramid.",
        s("left_out", counts=(Number(2),), nouns=(Noun("temple"), PYRAMID), table=MONUMENT, sheet=False),
    ),
    ("With 4 players, use all monuments.", s("nothing_left_out", counts=(Number(4),), table=MONUMENT)),
    ("Drought is for several players only.", s("rule_off", rule=DROUGHT)),
    ("On your turn, carry out these steps in order:", s("turn_order")),
    (
        "Besides, you may buy a development before “Roll the dice”, after “Collect”, and after “Feed the cities”.",
        s(
            "done_besides",
            deed=s("may", times=False, body=s("do", steps=(Noun("buy", "steps"),), of=False)),
            before=Noun("roll", "steps"),
            after=(Noun("collect", "steps"), Noun("feed", "steps")),
        ),
    ),
    (
        "Besides, you may buy a development after “Collect”.",
        s(
            "done_besides",
            deed=s("may", times=False, body=s("do", steps=(Noun("buy", "steps"),), of=False)),
            before=False,
            after=(Noun("collect", "steps"),),
        ),
    ),
    (
        "Every line that is true counts:",
        s("all_that_hold"),
    ),
    (
        (
            "Play goes round the table clockwise, beginning with the start player; in each round every player "
            "takes one turn."
        ),
        s("playing"),
    ),
    ("2 food or 2 workers", s("face_gives", amounts=(some(2), some(2, WORKER)), choice=True)),
    ("2 goods and 1 skull", s("face_gives", amounts=(some(2, GOOD), some(1, Noun("skull"))), choice=False)),
    ("–", s("gives_nothing")),
    ("7 dice", s("component_count", count=Number(7), noun=DIE)),
    ("5 goods", s("component_count", count=Number(5), noun=GOOD)),
    ("1–4", s("for_players", low=Number(1), high=Number(4))),
    ("Roll 1", s("throw_numbered", number=Number(1))),
    ("8 and older", s("from_age", low=Number(8))),
    ("30 minutes", s("for_minutes", low=Number(30), high=Number(30))),
    ("Exactly 2 skulls", s("when", condition=have_count(YOU, "is", 2, Noun("skull")))),
    ("2 food, 1 worker", s("names", items=(some(2), some(1, WORKER)))),
    ("Religion, Medicine", s("names", items=(RELIGION, Noun("medicine")))),
    ("1, 3", s("figures", items=(Number(1), Number(3)))),
    ("(1)", s("numbered", at=(Number(1),))),
    ("(2.1)", s("numbered", at=(Number(2), Number(1)))),
    ("Developments", s("table_of", noun=DEVELOPMENT)),
    (
        "Read off the printed score sheet: new cities, monuments.",
        s("source_of", source=Noun("sheet", "sources"), nouns=(SITE, MONUMENT)),
    ),
    ("Read off the printed score sheet.", s("source_of", source=Noun("sheet", "sources"), nouns=())),
    ("– with the variant Trading", s("with_variants", variants=(Noun("trading", "variants"),))),
    (
        (
            "Unofficial: these rules of “Pig” by John Scarne are told in our own words; they were made with "
            "rulekit and are no part of the publisher’s text."
        ),
        s("notice", title="Pig", by="John Scarne"),
    ),
    ("These rules of “Pig” were made with rulekit.", s("notice", title="Pig", by=False)),
    ("Anna, Ben, and Celia are playing.", s("cast", names=(ANNA, BEN, Name("Cili")))),
    (
        "Anna moves her food clockwise by 2 new cities.",
        s("does_this", who=ANNA, what=s("advance", thing=yours(FOOD), count=Number(2), space=SITE, clockwise=True)),
    ),
    ("Jim plays alone.", s("cast", names=(JIM,))),
    ("Jim has 1 wood and 1 stone.", holds(some(1, WOOD), some(1, STONE))),
    ("Jim now has 2 wood and no stone.", holds(some(2, WOOD), some(0, STONE), told="then")),
    ("Jim has 5 points and Religion.", holds(some(5, POINT), items=(RELIGION,))),
    (
        "Jim has 6 cities and 3 ticked boxes of the Great Pyramid.",
        holds(some(6, CITY), s("some_of", count=Number(3), noun=TICK, of=PYRAMID)),
    ),
    ("Jim has no wood.", s("holds_none", who=JIM, noun=WOOD)),
    (
        "Anna has 1 wood, Ben 2, and Jim 3.",
        s("hold_unlike", names=(ANNA, BEN, JIM), amounts=(some(1, WOOD), some(2, WOOD), some(3, WOOD)), told="given"),
    ),
    ("Anna and Ben win the game together.", s("win_together", names=(ANNA, BEN))),
    ("Jim does not win the game.", s("wins_not", who=JIM)),
    ("Anna has to choose.", s("is_asked", who=ANNA)),
    ("Nobody has to choose.", s("nobody_asked")),
    ("Jim chooses to stop.", s("chooses", who=JIM, picks=(s("stop_pick"),))),
    ("Jim chooses to do it.", s("chooses", who=JIM, picks=(s("go_pick"),))),
    ("Jim chooses a city: none.", s("chooses", who=JIM, picks=(pick(Noun("city", "options")), s("none_pick")))),
    (
        "Jim cannot choose a city: the Temple.",
        s("then_cannot", who=JIM, pick=s("pick_path", picks=(pick(Noun("city", "options")), pick(Noun("temple"))))),
    ),
    ("Jim cannot do it.", s("then_cannot", who=JIM, pick=s("go_pick"))),
    (
        "Jim may choose only a city: the Temple or the Obelisk.",
        s(
            "then_only",
            who=JIM,
            picks=(s("pick_path", picks=(pick(Noun("city", "options")), pick(Noun("temple")))), pick(Noun("obelisk"))),
        ),
    ),
    ("Jim comes to the “Feed the cities” step.", s("is_to_do", who=JIM, step=FEED, of=False)),
    ("It is Jim’s turn.", s("is_to_do", who=JIM, step=Noun("turn", "steps"), of=False)),
    ("Anna is to finish the Great Pyramid.", s("is_to_do", who=ANNA, step=COMPLETE, of=PYRAMID)),
    ("Jim feeds the cities.", s("does", who=JIM, step=FEED, of=False)),
    ("Anna finishes the Great Pyramid.", s("does", who=ANNA, step=COMPLETE, of=PYRAMID)),
    ("Jim rolls the dice.", s("does", who=JIM, step=Noun("roll", "steps"), of=False)),
    ("The “End of the round” step follows.", s("all_do", step=Noun("end_of_round", "steps"))),
    ("Jim gains 8 goods in rotation.", s("gains", who=JIM, amount=some(8, GOOD), rotation=True)),
    (
        "Jim chooses a city: the seventh city.",
        s("chooses", who=JIM, picks=(pick(Noun("city", "options")), pick(Noun("seventh_city")))),
    ),
    (
        "Anna offers Ben 3 wood for 2 stone.",
        s("chooses", who=ANNA, picks=(pick(BEN), pick(WOOD, 3, "give"), pick(STONE, 2, "take"))),
    ),
    ("Jim stops.", s("stops", who=JIM)),
    (
        "Jim rolls Harvest, Plunder, and Harvest.",
        s("rolls", who=JIM, faces=(Noun("harvest", "faces"), PLUNDER, Noun("harvest", "faces"))),
    ),
    ("Ben agrees.", s("says_yes", who=BEN)),
    ("Ben refuses.", s("says_no", who=BEN)),
    (
        "Jim may choose only wood or stone, or stop.",
        s("then_only", who=JIM, picks=(pick(WOOD), pick(STONE), s("stop_pick"))),
    ),
    ("Jim cannot choose a city.", s("then_cannot", who=JIM, pick=pick(Noun("city", "options")))),
    ("Jim can take 1 wood.", s("then_can", who=JIM, pick=pick(WOOD, 1, "take"))),
    ("Jim cannot take 1 wood.", s("then_cannot", who=JIM, pick=pick(WOOD, 1, "take"))),
    (
        "Jim’s goods value is 36.",
        s("fact_is", left=s("owned", owner=JIM, noun=GOODS_VALUE, of=False), op="is", right=Number(36), told="then"),
    ),
    (
        "Anna’s award for the Great Pyramid is 12.",
        s(
            "fact_is",
            left=s("owned", owner=ANNA, noun=Noun("award"), of=PYRAMID),
            op="is",
            right=Number(12),
            told="then",
        ),
    ),
    (
        "There are 7 dice.",
        s("fact_is", left=s("number_of", set=a_set(DIE, "plain")), op="is", right=Number(7), told="then"),
    ),
    (
        "The total number of boxes of all monuments in play is 41.",
        s("fact_is", left=s("total", noun=BOXES, set=IN_PLAY), op="is", right=Number(41), told="then"),
    ),
    (
        "Anna is the first builder of the Great Pyramid.",
        s("fact_is", left=s("attribute", noun=BUILDER, of=PYRAMID), op="is", right=ANNA, told="given"),
    ),
    ("Anna wins the game.", s("wins_game", who=ANNA)),
    (
        "The game has no end and was given up: nothing stops what is repeated in line 19 of the rules.",
        s("unfinished", line=Number(19)),
    ),
    ("The game ends.", s("over")),
    ("The game is drawn.", s("is_drawn")),
    ("No play comes to this.", s("never_so")),
    ("The game goes on.", s("not_over")),
    ("The rule Famine changes:", s("changed_rule", noun=Noun("famine", "rules"))),
    ("Now:", s("labelled", label=Noun("new", "labels"))),
    ("The development Irrigation is removed.", s("removed", noun=Noun("irrigation"), table=DEVELOPMENT)),
    ("Great Wall, boxes", s("figure_of", path=(BOXES, Noun("great_wall")))),
    ("The effect of Granaries changes:", s("changed_effect", noun=Noun("granaries"))),
    ("“Finished” has a new meaning:", s("changed_meaning", noun=Noun("finished", "adjectives"))),
    ("The effect of Granaries is removed.", s("removed_effect", noun=Noun("granaries"))),
    ("New: food.", s("added", noun=Noun("food"))),
    (
        "New development, listed after Religion: Sailing.",
        s("added_row", noun=Noun("sailing"), table=DEVELOPMENT, after=RELIGION),
    ),
    (
        "The developments now come in this order: Religion, Sailing.",
        s("new_order", table=DEVELOPMENT, items=(RELIGION, Noun("sailing"))),
    ),
    (
        "Five cities eat five food – with another outcome",
        s("comes_out_otherwise", noun=Noun("feeding", "examples")),
    ),
    (
        "A number for each good, of each player",
        s("sort_of_field", kind="number", of=False, each=Noun("good"), owner="player"),
    ),
    ("New effect of Religion:", s("added_effect", noun=RELIGION)),
    *placed("en"),
    ("This variant changes nothing.", s("changes_nothing")),
    ("Stop", s("option_stop")),
    ("(In secret)", s("option_secret")),
    ("Do it", s("option_go")),
    ("City: Fourth city", s("option_path", items=(Noun("city", "options"), Noun("fourth_city")))),
    ("Anna", s("option_path", items=(s("player_named", who="Anna"),))),
    ("Player 1", s("player_numbered", number=Number(1))),
    ("3", s("option_number", count=Number(3))),
    ("Harvest, Purse", s("option_subset", items=(Noun("harvest", "faces"), Noun("purse", "faces")))),
    ("Pay with wood and cloth", s("option_pay_whole", items=(WOOD, Noun("cloth")), noun=GOODS)),
    ("Pay with no goods", s("option_pay_whole", items=(), noun=GOODS)),
    ("3 food", s("option_pay_each", amount=some(3))),
    ("Give 2 wood", s("option_trade", give=(some(2, WOOD),), take=(), noun=WOOD)),
    ("Exchange no wood", s("option_trade", give=(), take=(), noun=WOOD)),
    ("Agree", s("option_agree")),
    ("Refuse", s("option_refuse")),
    ("Cost, points", s("columns_shown", items=(COST, WORTH))),
    ("Round 3, Anna", s("round_of", round=Number(3), who="Anna")),
    (
        "2 dice: 2 food each; 1 die: 2 workers each",
        s("option_split", count=Number(2), amount=some(2), rest=Number(1), other=some(2, WORKER)),
    ),
)
