"""What statements and conditions are in Traditional Chinese, read one by one."""

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
FINISHED = adjective("finished")
COST, WORTH = Noun("cost", "columns"), Noun("worth", "columns")
GOODS, GOODS_VALUE, WOOD, STONE = Noun("goods"), Noun("goods_value"), Noun("wood"), Noun("stone")
FEED, TURN = Noun("feed", "steps"), Noun("turn", "steps")
EAT = transfer("lose", some(1))
HAVE = s("have", who=YOU, thing=RELIGION)
MINE = a_set(MONUMENT, "each", mine=True)
UNFINISHED = s("is_adjective", who=IT, adjective=adjective("finished", negated=True))
OWNER = s("attribute", noun=BUILDER, of=that("monument"))
IN_PLAY = a_set(MONUMENT, "plain", adjectives=(adjective("in_play"),))


def count(op: str, number: int, noun: Noun = FOOD) -> Sentence:
    return s("if", condition=have_count(YOU, op, number, noun), body=EAT)


def when(condition: Sentence) -> Sentence:
    return s("if", condition=condition, body=s("nothing"))


CASES: tuple[tuple[str, Sentence], ...] = (
    ("分數歸零。", s("becomes", thing=s("kept", noun=POINT), value=Number(0))),
    ("獲得0個食物。", transfer("gain", some(0))),
    ("獲得1個食物。", transfer("gain", some(1))),
    ("獲得2個食物。", transfer("gain", some(2))),
    ("獲得5個食物。", transfer("gain", some(5))),
    ("扣1分。", transfer("lose", some(1, POINT))),
    ("扣2分。", transfer("lose", some(2, POINT))),
    ("使用1名工人。", transfer("pay", some(1, WORKER))),
    ("額外獲得1個食物。", transfer("gain", s("more", count=Number(1), noun=FOOD))),
    ("勾選這座新城市的1格。", transfer("gain", s("some_of", count=Number(1), noun=TICK, of=that("site")))),
    ("失去1個這種貨物。", transfer("lose", s("amount_of", count=Number(1), thing=that("good")))),
    ("失去所有貨物。", transfer("lose", s("all", noun=GOODS))),
    ("獲得與你的城市數量等量的這種貨物。", transfer("gain", s("as_many_of", thing=that("good"), value=yours(CITY)))),
    ("獲得骰子所示的一切。", transfer("gain", s("what_gives", noun=DIE), rotation=True)),
    (
        "一次獲得1個貨物，每次都從木頭開始，順序是木頭、石頭，輪完再從木頭輪起；輪到的那一種已滿，這個貨物就沒了。",
        s("in_rotation", nouns=(WOOD, STONE), table=GOOD),
    ),
    (
        "每顆擲出「食物或勞動」的骰子，選擇獲得2個食物或2名工人。",
        s("choose_face", face=Noun("food_or_labour", "faces"), die=DIE, amounts=(some(2), some(2, WORKER))),
    ),
    ("依序獲得8個貨物。", transfer("gain", some(8, GOOD), rotation=True)),
    ("你每有1座奇觀，得1分。", transfer("gain", some(1, POINT), each=MINE)),
    ("你每有1座城市，得1分。", transfer("gain", some(1, POINT), each=yours(CITY))),
    ("你有幾個災難，就扣幾分。", transfer("lose", s("as_many", noun=POINT, of=False, value=yours(DISASTER)))),
    (
        "你所有發展的分數總和是多少，就得幾分。",
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
    ("你的貨物價值是多少，就得幾分。", transfer("gain", s("as_many", noun=POINT, of=False, value=yours(GOODS_VALUE)))),
    ("你有幾座城市，就擲幾顆骰子。", s("roll", amount=s("as_many", noun=DIE, of=False, value=yours(CITY)))),
    (
        "擲骰子，數量等於你的城市數量加1。",
        s("roll", amount=s("as_many", noun=DIE, of=False, value=s("plus", left=yours(CITY), right=Number(1)))),
    ),
    ("獲得這座奇觀。", s("gain_thing", thing=that("monument"))),
    ("失去「宗教」。", s("lose_thing", thing=RELIGION)),
    ("給這位對手2個食物。", s("give", amount=some(2), to=that("opponent"))),
    ("從這位對手處拿取1個食物。", s("take", amount=some(1), source=that("opponent"))),
    (
        "與這位對手交換貨物和食物，種類與數量由雙方自行議定。",
        s("exchange", nouns=(GOODS, FOOD), partner=that("opponent")),
    ),
    ("你成為這座奇觀的首位建造者。", s("becomes", thing=OWNER, value=YOU)),
    ("這座奇觀不再有首位建造者。", s("becomes", thing=OWNER, value=NOBODY)),
    ("你的食物數量歸零。", s("becomes", thing=yours(FOOD), value=Number(0))),
    ("將這顆骰子擱置一旁。", s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside"))),
    ("重擲這些骰子。", s("reroll", thing=s("those", noun=DIE))),
    ("選擇1座還沒完成的新城市。", s("choose", set=a_set(SITE, "one", UNFINISHED))),
    (
        "選擇1座本局使用且還沒完成的奇觀。",
        s("choose", set=a_set(MONUMENT, "one", UNFINISHED, adjectives=(adjective("in_play"),))),
    ),
    (
        "選擇任意數量未擱置的骰子。",
        s("choose", set=a_set(DIE, "any", adjectives=(adjective("set_aside", negated=True),))),
    ),
    ("選擇1種你擁有的貨物。", s("choose", set=a_set(GOOD, "one", s("you_have", who=IT)))),
    ("選擇最多2項你尚未擁有的發展。", s("choose", set=a_set(DEVELOPMENT, "up_to", s("you_lack", who=IT), count=2))),
    ("選擇2項發展。", s("choose", set=a_set(DEVELOPMENT, "exactly", count=2))),
    ("選擇所有骰子。", s("choose", set=a_set(DIE, "all"))),
    ("不選擇任何骰子。", s("choose", set=a_set(DIE, "no"))),
    (
        "隨機選擇1位沒有「宗教」的對手。",
        s("choose", set=a_set(OPPONENT, "random", s("have_no", who=IT, thing=RELIGION))),
    ),
    ("選擇已完成的奇觀。", s("choose", set=a_set(MONUMENT, "those", adjectives=(adjective("finished"),)))),
    ("這是對手。", s("is_called", noun=OPPONENT)),
    ("選擇1個數字，從0到你的食物數量。", s("choose_number", low=Number(0), high=yours(FOOD))),
    ("餵養你的城市。", s("do", steps=(FEED,), of=False)),
    ("依序進行「擲骰」和「建造」。", s("do", steps=(ROLL, BUILD), of=False)),
    ("圈起這座奇觀的分數。", s("do", steps=(COMPLETE,), of=that("monument"))),
    ("結束回合。", s("end", step=TURN)),
    ("遊戲結束。", s("game_ends")),
    ("你獲勝。", s("you_win")),
    ("你落敗。", s("you_lose")),
    ("玩家輪流進行回合，直到你擁有「宗教」為止。", s("turns_taken", source=False, until=HAVE)),
    (
        "玩家輪流這樣做，直到你擁有「宗教」為止：失去1個食物。",
        s("take_turns", source=False, until=HAVE, body=EAT),
    ),
    ("從當前玩家開始，玩家輪流這樣做：", s("take_turns_lead", source=s("active_player"), until=False)),
    ("若所有玩家已接連各跳過一次，失去1個食物。", s("if", condition=s("all_pass", but_one=False), body=EAT)),
    (
        "你左手邊的玩家獲得1個食物。",
        s("subject", who=s("neighbour", places=False, left=True), body=transfer("gain", some(1))),
    ),
    (
        "你右手邊第2位玩家獲得1個食物。",
        s("subject", who=s("neighbour", places=Number(2), left=False), body=transfer("gain", some(1))),
    ),
    ("1號玩家獲得1個食物。", s("subject", who=s("seated", seat=Number(1)), body=transfer("gain", some(1)))),
    ("跳過。", s("pass")),
    ("再進行1個回合。", s("another_turn")),
    ("遊戲以和局結束。", s("game_drawn")),
    ("不做任何事。", s("nothing")),
    (
        "用1個石頭換3名工人。",
        s("seq", items=(transfer("pay", some(1, STONE)), transfer("gain", some(3, WORKER)))),
    ),
    ("選擇1顆骰子重擲。", s("seq", items=(s("choose", set=a_set(DIE, "one")), s("reroll", thing=that("die"))))),
    (
        "選擇1種你擁有的貨物，失去其中1個。",
        s(
            "seq",
            items=(
                s("choose", set=a_set(GOOD, "one", s("you_have", who=IT))),
                transfer("lose", s("amount_of", count=Number(1), thing=that("good"))),
            ),
        ),
    ),
    (
        "選擇1位對手，與其交換貨物和食物，種類與數量由雙方自行議定。",
        s(
            "seq",
            items=(
                s("choose", set=a_set(OPPONENT, "one")),
                s("exchange", nouns=(GOODS, FOOD), partner=that("opponent")),
            ),
        ),
    ),
    ("失去1個食物，然後遊戲結束。", s("seq", items=(EAT, s("game_ends")))),
    ("這位對手獲得1個食物。", s("subject", who=that("opponent"), body=transfer("gain", some(1)))),
    ("當前玩家：", s("subject_lead", who=s("active_player"))),
    ("若你有食物，失去1個食物。", count("at_least", 1)),
    ("若你至少有2個食物，失去1個食物。", count("at_least", 2)),
    ("若你恰有2個骷髏，失去1個食物。", count("is", 2, Noun("skull"))),
    ("若你沒有食物，失去1個食物。", count("is", 0)),
    ("若你有食物，失去1個食物。", count("is_not", 0)),
    ("若你的食物不是5個，失去1個食物。", count("is_not", 5)),
    ("若你的貨物不超過6個，失去1個食物。", count("at_most", 6, GOODS)),
    ("若你有超過5個食物，失去1個食物。", count("more_than", 5)),
    ("若你的食物少於5個，失去1個食物。", count("less_than", 5)),
    ("若你至少有10分，失去1個食物。", count("at_least", 10, POINT)),
    ("若你的貨物價值超過36，失去1個食物。", count("more_than", 36, GOODS_VALUE)),
    ("若你擁有「宗教」，則遊戲結束。", s("if", condition=HAVE, body=s("game_ends"))),
    ("若你擁有「宗教」，且你有食物，失去1個食物。", s("if", condition=HAVE, body=count("at_least", 1))),
    ("若你擁有「宗教」：", s("if_lead", condition=HAVE)),
    ("否則，若你擁有「宗教」，失去1個食物。", s("otherwise_if", condition=HAVE, body=EAT)),
    ("否則，若你擁有「宗教」：", s("otherwise_if_lead", condition=HAVE)),
    ("否則標記1個災難。", s("otherwise", body=transfer("gain", some(1, DISASTER)))),
    ("否則：", s("otherwise_lead")),
    ("若你沒有「宗教」，不做任何事。", when(s("have_no", who=YOU, thing=RELIGION))),
    ("若你擁有這項發展，不做任何事。", when(s("you_have", who=that("development")))),
    ("若你尚未擁有這項發展，不做任何事。", when(s("you_lack", who=that("development")))),
    ("若這顆骰子擲出「掠奪」，不做任何事。", when(s("shows", who=that("die"), face=PLUNDER))),
    ("若這座新城市的格子已全部勾滿，不做任何事。", when(s("is_adjective", who=that("site"), adjective=FINISHED))),
    (
        "若有玩家擁有至少5項發展，不做任何事。",
        when(s("exists", set=a_set(PLAYER, "exists", have_count(IT, "at_least", 5, DEVELOPMENT)))),
    ),
    (
        "若沒有已完成的奇觀，不做任何事。",
        when(s("exists_no", set=a_set(MONUMENT, "exists", adjectives=(adjective("finished"),)))),
    ),
    (
        "若每座本局使用的奇觀都有首位建造者，不做任何事。",
        when(
            s(
                "every",
                set=a_set(MONUMENT, "every", adjectives=(adjective("in_play"),)),
                condition=s("compare", left=s("attribute", noun=BUILDER, of=IT), op="is_not", right=NOBODY),
            )
        ),
    ),
    ("若你在此步驟獲得了石頭，不做任何事。", when(s("gained", noun=STONE))),
    ("2人以上遊戲時，不做任何事。", when(s("players", op="at_least", count=Number(2)))),
    ("單人遊戲時，不做任何事。", when(s("players", op="is", count=Number(1)))),
    ("若這是第10輪，不做任何事。", when(s("rounds", op="is", count=Number(10)))),
    ("若這位對手同意，不做任何事。", when(s("agrees", who=that("opponent")))),
    ("若你沒有「宗教」，不做任何事。", when(s("not", condition=HAVE))),
    ("若你擁有「宗教」，且你在此步驟獲得了石頭，不做任何事。", when(s("and", items=(HAVE, s("gained", noun=STONE))))),
    ("若你擁有「宗教」，或你在此步驟獲得了石頭，不做任何事。", when(s("or", items=(HAVE, s("gained", noun=STONE))))),
    ("若這座奇觀沒有首位建造者，不做任何事。", when(s("compare", left=OWNER, op="is", right=NOBODY))),
    ("若你不是這座奇觀的首位建造者，不做任何事。", when(s("compare", left=OWNER, op="is_not", right=YOU))),
    (
        "若你的食物數量小於你的城市數量，不做任何事。",
        when(s("compare", left=yours(FOOD), op="less_than", right=yours(CITY))),
    ),
    (
        "若這項發展的花費不超過20，不做任何事。",
        when(s("compare", left=s("attribute", noun=COST, of=that("development")), op="at_most", right=Number(20))),
    ),
    (
        "若本局使用的奇觀至少有5座，不做任何事。",
        when(s("compare", left=s("number_of", set=IN_PLAY), op="at_least", right=Number(5))),
    ),
    (
        "若這位對手的食物數量大於你的食物數量，不做任何事。",
        when(
            s(
                "compare",
                left=s("owned", owner=that("opponent"), noun=FOOD, of=False),
                op="more_than",
                right=yours(FOOD),
            )
        ),
    ),
    ("下列至少一項成立（你擁有「宗教」；你在此步驟獲得了石頭）。", s("any_of", items=(HAVE, s("gained", noun=STONE)))),
    ("下列各項皆成立（你擁有「宗教」；你在此步驟獲得了石頭）。", s("all_of", items=(HAVE, s("gained", noun=STONE)))),
    ("你可以失去1個食物。", s("may", times=False, body=EAT)),
    ("你可以失去1個食物，要做幾次都行。", s("may", times=True, body=EAT)),
    ("你可以失去1個食物（限1次）。", s("may", times=Number(1), body=EAT)),
    ("你可以失去1個食物（最多2次）。", s("may", times=Number(2), body=EAT)),
    ("你可以這樣做：", s("may_lead", times=False)),
    ("你可以這樣做，要做幾次都行：", s("may_lead", times=True)),
    ("你可以這樣做，限1次：", s("may_lead", times=Number(1))),
    ("你可以這樣做，最多2次：", s("may_lead", times=Number(2))),
    ("你每有1座奇觀，可以得1分。", s("may", times=False, body=transfer("gain", some(1, POINT), each=MINE))),
    ("你可以結束遊戲。", s("may", times=False, body=s("game_ends"))),
    ("你可以讓這位對手失去1個食物。", s("may", times=False, body=s("subject", who=that("opponent"), body=EAT))),
    ("若你有食物，你可以失去1個食物。", s("may", times=False, body=count("at_least", 1))),
    (
        "反覆失去1個食物，直到你的貨物不超過6個為止。",
        s("repeat", times=False, until=have_count(YOU, "at_most", 6, GOODS), body=EAT),
    ),
    ("失去1個食物，共3次。", s("repeat", times=Number(3), until=False, body=EAT)),
    ("重複下列步驟，最多30次，直到你擁有「宗教」為止：", s("repeat_lead", times=Number(30), until=HAVE)),
    ("不斷重複下列步驟：", s("repeat_lead", times=False, until=False)),
    (
        "將每顆擲出「掠奪」的骰子擱置一旁。",
        s(
            "for_each",
            set=a_set(DIE, "each", s("shows", who=IT, face=PLUNDER)),
            body=s("becomes_adjective", thing=that("die"), adjective=adjective("set_aside")),
        ),
    ),
    ("每種貨物，失去1個食物。", s("for_each", set=a_set(GOOD, "each"), body=EAT)),
    ("所選的每種貨物，失去1個食物。", s("for_each", set=a_set(GOOD, "each", chosen=True), body=EAT)),
    ("每種貨物：", s("for_each_lead", set=a_set(GOOD, "each"))),
    ("你每有1座城市，逐次失去1個食物。", s("for_each_of", value=yours(CITY), body=EAT)),
    ("你每有1座城市，就做1次：", s("for_each_of_lead", value=yours(CITY))),
    (
        "每位沒有「宗教」的對手失去所有貨物。",
        s(
            "each_player",
            set=a_set(OPPONENT, "each", s("have_no", who=IT, thing=RELIGION)),
            turn=False,
            source=False,
            body=transfer("lose", s("all", noun=GOODS)),
        ),
    ),
    (
        "每位玩家依序進行自己的回合。",
        s("each_player", set=a_set(PLAYER, "each"), turn=True, source=False, body=s("do", steps=(TURN,), of=False)),
    ),
    (
        "每位玩家有幾座城市，就擲幾顆骰子。",
        s(
            "each_player",
            set=a_set(PLAYER, "each"),
            turn=False,
            source=False,
            body=s("roll", amount=s("as_many", noun=DIE, of=False, value=yours(CITY))),
        ),
    ),
    (
        "從當前玩家開始，每位玩家依序：",
        s("each_player_lead", set=a_set(PLAYER, "each"), turn=True, source=s("active_player")),
    ),
    ("每位玩家：", s("each_player_lead", set=a_set(PLAYER, "each"), turn=False, source=False)),
    ("選擇下列其中一項：", s("choose_one_lead")),
    ("城市：失去1個食物。", s("option", noun=Noun("city", "options"), condition=False, body=EAT)),
    (
        "城市（至少有2位玩家時）：失去1個食物。",
        s("option", noun=Noun("city", "options"), condition=s("players", op="at_least", count=Number(2)), body=EAT),
    ),
    ("城市（你擁有「宗教」時）：", s("option_lead", noun=Noun("city", "options"), condition=HAVE)),
    (
        "支付這項發展的花費，可任意組合下列各項：",
        s("pay_with_lead", value=s("attribute", noun=COST, of=that("development")), exact=True),
    ),
    ("錢幣，每枚價值1。", s("coin_each", thing=Noun("coin"), worth=Number(1))),
    ("貨物，依其價值計算；同一種須全部付出。", s("coin_whole", thing=GOODS, worth=Noun("value"))),
    (
        "旱災：若你恰有2個骷髏，標記2個災難。",
        s(
            "rule",
            noun=DROUGHT,
            condition=have_count(YOU, "is", 2, Noun("skull")),
            body=transfer("gain", some(2, DISASTER)),
        ),
    ),
    ("旱災。", s("rule_name", noun=DROUGHT)),
    ("旱災：", s("rule_lead", noun=DROUGHT, condition=False)),
    ("旱災（至少有2位玩家時）：", s("rule_lead", noun=DROUGHT, condition=s("players", op="at_least", count=Number(2)))),
    (
        "若你的食物數量減（你的城市數量加1）等於本局的玩家人數，不做任何事。",
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
        "若你的城市數量的2倍大於已開始的輪數，不做任何事。",
        when(
            s("compare", left=s("times", left=yours(CITY), right=Number(2)), op="more_than", right=s("rounds_played"))
        ),
    ),
    (
        "若你的食物數量除以2（無條件捨去）大於或等於你所有發展中最高的花費，不做任何事。",
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
        "若你的食物數量與你的城市數量中的較小值不等於所有發展中最低的花費，不做任何事。",
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
        "你的食物數量變為你的食物數量與3中的較大值。",
        s("becomes", thing=yours(FOOD), value=s("larger", left=yours(FOOD), right=Number(3))),
    ),
    ("給對手1個食物。", s("give", amount=some(1), to=s("opponent"))),
)
