"""What books, examples, changes and options are in Traditional Chinese, read one by one."""

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
    ("每顆骰子的點數為1至6。", s("die_shows", die=DIE, low=Number(1), high=Number(6))),
    ("城市", s("kept_of", noun=CITY, of=False, several=True)),
    ("每座奇觀的格子", s("kept_of", noun=TICK, of=MONUMENT, several=True)),
    ("1塊棋盤，上有2座奇觀", s("board_of", count=Number(2), noun=MONUMENT)),
    ("至少有2位玩家（是或否）", s("kept_so", condition=s("players", op="at_least", count=Number(2)))),
    ("所有玩家同時暗中選擇。", s("in_secret")),
    ("若遊戲結束時仍無人獲勝，則分數最高的玩家獲勝。", s("goal_otherwise", ranks=(s("rank", noun=POINT, most=True),))),
    ("最遲在進行50輪後，遊戲結束。", s("ends_after_times", count=Number(50), latest=True, round=True, step=False)),
    ("進行10輪後，遊戲結束。", s("ends_after_times", count=Number(10), latest=False, round=True, step=False)),
    (
        "進行的輪數等於本局的玩家人數時，遊戲結束。",
        s("ends_after_times", count=s("player_count"), latest=False, round=True, step=False),
    ),
    ("每個人都輪完後，餵養你的城市。", s("closes_round", deed=s("do", steps=(FEED,), of=False))),
    ("這時再做完遊戲流程中剩下的部分。", s("rest_is_done", rest=())),
    (
        "最遲在進行「餵養城市」步驟4次後，遊戲結束。",
        s("ends_after_times", count=Number(4), latest=True, round=False, step=FEED),
    ),
    (
        "完整進行遊戲流程的次數等於本局的玩家人數時，遊戲結束。",
        s("ends_after_times", count=s("player_count"), latest=False, round=False, step=False),
    ),
    (
        "每遍完整的遊戲流程結束時，若恰有3位玩家，則遊戲結束。",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=False, round=False, step=False),
    ),
    (
        "一輪結束時，若恰有3位玩家，則遊戲結束。",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=False, round=True, step=False),
    ),
    (
        "一個回合結束時，若恰有3位玩家，則遊戲結束。",
        s("ends_when", condition=s("players", op="is", count=Number(3)), turn=True, round=True, step=False),
    ),
    ("只剩1位玩家時，該玩家獲勝。", s("last_left_wins", two=False)),
    (
        "若恰有3位玩家，而尚無人獲勝，則遊戲以和局結束。",
        s("drawn_at_last", condition=s("players", op="is", count=Number(3))),
    ),
    ("若仍無人獲勝，則遊戲以和局結束。", s("drawn_at_last", condition=False)),
    ("分數最高的玩家獲勝。", s("goal", ranks=(s("rank", noun=POINT, most=True),))),
    ("平手時，其中貨物價值最高的玩家獲勝。", s("tie", rank=s("rank", noun=GOODS_VALUE, most=True))),
    ("還是平手，就一起獲勝。", s("tie_shared", still=True)),
    ("災難最少。", s("rank", noun=DISASTER, most=False)),
    ("每位玩家開始時有3個食物和3座城市。", s("start_with", amounts=(some(3), some(3, CITY)))),
    ("其餘各項皆從0開始。", s("start_without")),
    ("遊戲開始時，恰有3位玩家。", s("at_the_start", condition=s("players", op="is", count=Number(3)))),
    ("每位玩家最多有15個食物，多的就沒了。", s("at_most", noun=FOOD, high=Number(15), of=False)),
    ("每位玩家每種貨物最多有2個食物，多的就沒了。", s("at_most", noun=FOOD, high=Number(2), of=GOOD)),
    ("每位玩家最多有15個食物和3座城市，多的就沒了。", s("at_most_of", amounts=(some(15), some(3, CITY)))),
    ("每種貨物最多有幾個，看它那一列的上限；多的就沒了。", s("at_most_each", noun=STOCK, column=SPACES, table=GOOD)),
    (
        "工人、錢幣和骷髏只在當回合有效，不能保留到下一回合。",
        s("lasts_a_turn", nouns=(WORKER, Noun("coin"), Noun("skull"))),
    ),
    (
        "若你在一座新城市勾選的格數等於其格數，這座新城市就算已完成。",
        s(
            "means_adjective",
            noun=SITE,
            adjective=adjective("finished"),
            condition=s("compare", left=yours(TICK, of=IT), op="is", right=s("attribute", noun=BOXES, of=IT)),
        ),
    ),
    (
        "每種貨物的價值，是其「價值」欄中與你的數量對應的數值。",
        s(
            "means_value",
            noun=Noun("value"),
            of=GOOD,
            value=s("entry", row=s("attribute", noun=VALUES, of=IT), at=yours(STOCK, of=IT)),
        ),
    ),
    (
        "你的貨物數量等於所有貨物的數量總和。",
        s("means_value", noun=GOODS, of=False, value=s("total", noun=STOCK, set=a_set(GOOD, "plain"))),
    ),
    (
        "每座奇觀的獎勵分數：若你是其首位建造者，則為其首位得分；否則為其後續得分。",
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
        "2人遊戲時，移除「神殿」和「埃及吉薩金字塔」。",
        s("left_out", counts=(Number(2),), nouns=(Noun("temple"), PYRAMID), table=MONUMENT, sheet=False),
    ),
    ("4人遊戲時，使用所有奇觀。", s("nothing_left_out", counts=(Number(4),), table=MONUMENT)),
    ("「旱災」只適用於多人遊戲。", s("rule_off", rule=DROUGHT)),
    ("輪到你時，依序進行下列步驟：", s("turn_order")),
    (
        "此外，「擲骰」之前、「收取成果」、「餵養城市」之後，你可以購買發展。",
        s(
            "done_besides",
            deed=s("may", times=False, body=s("do", steps=(Noun("buy", "steps"),), of=False)),
            before=Noun("roll", "steps"),
            after=(Noun("collect", "steps"), Noun("feed", "steps")),
        ),
    ),
    (
        "此外，「收取成果」之後，你可以購買發展。",
        s(
            "done_besides",
            deed=s("may", times=False, body=s("do", steps=(Noun("buy", "steps"),), of=False)),
            before=False,
            after=(Noun("collect", "steps"),),
        ),
    ),
    (
        "下列各項只要成立就全部適用：",
        s("all_that_hold"),
    ),
    ("從起始玩家開始，順時針輪流；每一輪，每個人各有一個回合。", s("playing")),
    ("2個食物或2名工人", s("face_gives", amounts=(some(2), some(2, WORKER)), choice=True)),
    ("2個貨物和1個骷髏", s("face_gives", amounts=(some(2, GOOD), some(1, Noun("skull"))), choice=False)),
    ("–", s("gives_nothing")),
    ("7顆骰子", s("component_count", count=Number(7), noun=DIE)),
    ("5種貨物", s("component_count", count=Number(5), noun=GOOD)),
    ("1–4人", s("for_players", low=Number(1), high=Number(4))),
    ("第1擲", s("throw_numbered", number=Number(1))),
    ("8歲以上", s("from_age", low=Number(8))),
    ("30分鐘", s("for_minutes", low=Number(30), high=Number(30))),
    ("恰有2個骷髏", s("when", condition=have_count(YOU, "is", 2, Noun("skull")))),
    ("2個食物、1名工人", s("names", items=(some(2), some(1, WORKER)))),
    ("宗教、醫藥", s("names", items=(RELIGION, Noun("medicine")))),
    ("1、3", s("figures", items=(Number(1), Number(3)))),
    ("（1）", s("numbered", at=(Number(1),))),
    ("（2.1）", s("numbered", at=(Number(2), Number(1)))),
    ("發展", s("table_of", noun=DEVELOPMENT)),
    ("取自遊戲所附的計分紙：新城市、奇觀", s("source_of", source=Noun("sheet", "sources"), nouns=(SITE, MONUMENT))),
    ("取自遊戲所附的計分紙", s("source_of", source=Noun("sheet", "sources"), nouns=())),
    ("（含「貿易變體」）", s("with_variants", variants=(Noun("trading", "variants"),))),
    (
        "非官方規則書：《Pig》由John Scarne設計。本文件由rulekit依規則定義產生，並非出版社的原文。",
        s("notice", title="Pig", by="John Scarne"),
    ),
    ("《Pig》的規則由rulekit依規則定義產生。", s("notice", title="Pig", by=False)),
    ("怡安、柏翰和思琪一起玩。", s("cast", names=(ANNA, BEN, Name("Cili")))),
    ("志明獨自進行遊戲。", s("cast", names=(JIM,))),
    ("志明有1個木頭和1個石頭。", holds(some(1, WOOD), some(1, STONE))),
    ("志明現在有2個木頭，沒有石頭。", holds(some(2, WOOD), some(0, STONE), told="then")),
    ("志明有5分，並擁有「宗教」。", holds(some(5, POINT), items=(RELIGION,))),
    (
        "志明有6座城市，已勾選「埃及吉薩金字塔」的3格。",
        holds(some(6, CITY), s("some_of", count=Number(3), noun=TICK, of=PYRAMID)),
    ),
    ("志明沒有木頭。", s("holds_none", who=JIM, noun=WOOD)),
    (
        "怡安有1個木頭，柏翰有2個木頭，志明有3個木頭。",
        s("hold_unlike", names=(ANNA, BEN, JIM), amounts=(some(1, WOOD), some(2, WOOD), some(3, WOOD)), told="given"),
    ),
    ("怡安和柏翰共同獲勝。", s("win_together", names=(ANNA, BEN))),
    ("志明沒有獲勝。", s("wins_not", who=JIM)),
    ("怡安必須選擇。", s("is_asked", who=ANNA)),
    ("沒有人需要選擇。", s("nobody_asked")),
    ("志明選擇停止。", s("chooses", who=JIM, picks=(s("stop_pick"),))),
    ("志明選擇這麼做。", s("chooses", who=JIM, picks=(s("go_pick"),))),
    ("志明選擇「城市」：都不要。", s("chooses", who=JIM, picks=(pick(Noun("city", "options")), s("none_pick")))),
    (
        "志明不能選擇「城市」：「神殿」。",
        s("then_cannot", who=JIM, pick=s("pick_path", picks=(pick(Noun("city", "options")), pick(Noun("temple"))))),
    ),
    ("志明不能這麼做。", s("then_cannot", who=JIM, pick=s("go_pick"))),
    (
        "志明能選的只有「城市」：「神殿」和「方尖碑」。",
        s(
            "then_only",
            who=JIM,
            picks=(s("pick_path", picks=(pick(Noun("city", "options")), pick(Noun("temple")))), pick(Noun("obelisk"))),
        ),
    ),
    ("輪到志明餵養自己的城市。", s("is_to_do", who=JIM, step=FEED, of=False)),
    ("志明餵養自己的城市。", s("does", who=JIM, step=FEED, of=False)),
    ("怡安圈起「埃及吉薩金字塔」的分數。", s("does", who=ANNA, step=COMPLETE, of=PYRAMID)),
    ("志明擲骰。", s("does", who=JIM, step=Noun("roll", "steps"), of=False)),
    ("接著進行「輪末檢查」步驟。", s("all_do", step=Noun("end_of_round", "steps"))),
    ("志明依序獲得8個貨物。", s("gains", who=JIM, amount=some(8, GOOD), rotation=True)),
    (
        "志明選擇「城市」：第七座城市。",
        s("chooses", who=JIM, picks=(pick(Noun("city", "options")), pick(Noun("seventh_city")))),
    ),
    (
        "怡安向柏翰提議用3個木頭換2個石頭。",
        s("chooses", who=ANNA, picks=(pick(BEN), pick(WOOD, 3, "give"), pick(STONE, 2, "take"))),
    ),
    (
        "志明選擇「宗教」，再選擇4個食物。",
        s("chooses", who=JIM, picks=(pick(RELIGION), pick(FOOD, 4))),
    ),
    ("志明就此停手。", s("stops", who=JIM)),
    (
        "志明擲出2個「豐收」和1個「掠奪」。",
        s("rolls", who=JIM, faces=(Noun("harvest", "faces"), PLUNDER, Noun("harvest", "faces"))),
    ),
    ("柏翰同意。", s("says_yes", who=BEN)),
    ("柏翰拒絕。", s("says_no", who=BEN)),
    ("志明可選：木頭、石頭和停止。", s("then_only", who=JIM, picks=(pick(WOOD), pick(STONE), s("stop_pick")))),
    ("志明不能選擇「城市」。", s("then_cannot", who=JIM, pick=pick(Noun("city", "options")))),
    ("志明可以換取1個木頭。", s("then_can", who=JIM, pick=pick(WOOD, 1, "take"))),
    ("志明不能換取1個木頭。", s("then_cannot", who=JIM, pick=pick(WOOD, 1, "take"))),
    (
        "志明的貨物價值為36。",
        s("fact_is", left=s("owned", owner=JIM, noun=GOODS_VALUE, of=False), op="is", right=Number(36), told="then"),
    ),
    (
        "怡安的「埃及吉薩金字塔」獎勵分數為12分。",
        s(
            "fact_is",
            left=s("owned", owner=ANNA, noun=Noun("award"), of=PYRAMID),
            op="is",
            right=Number(12),
            told="then",
        ),
    ),
    (
        "共有7顆骰子。",
        s("fact_is", left=s("number_of", set=a_set(DIE, "plain")), op="is", right=Number(7), told="then"),
    ),
    (
        "本局使用的所有奇觀的格數總和為41。",
        s("fact_is", left=s("total", noun=BOXES, set=IN_PLAY), op="is", right=Number(41), told="then"),
    ),
    (
        "怡安是「埃及吉薩金字塔」的首位建造者。",
        s("fact_is", left=s("attribute", noun=BUILDER, of=PYRAMID), op="is", right=ANNA, told="given"),
    ),
    ("怡安獲勝。", s("wins_game", who=ANNA)),
    (
        "遊戲無法結束，因此中止：規則第19行的重複動作沒有終止。",
        s("unfinished", line=Number(19)),
    ),
    ("遊戲結束。", s("over")),
    ("遊戲以和局結束。", s("is_drawn")),
    ("不會出現這種局面。", s("never_so")),
    ("遊戲繼續。", s("not_over")),
    ("「饑荒」規則變更如下：", s("changed_rule", noun=Noun("famine", "rules"))),
    ("現在：", s("labelled", label=Noun("new", "labels"))),
    ("移除發展「灌溉」。", s("removed", noun=Noun("irrigation"), table=DEVELOPMENT)),
    ("萬里長城：格數", s("figure_of", path=(BOXES, Noun("great_wall")))),
    ("「糧倉」的效果變更如下：", s("changed_effect", noun=Noun("granaries"))),
    ("名詞「已完成」的意義變更如下：", s("changed_meaning", noun=Noun("finished", "adjectives"))),
    ("移除「糧倉」的效果。", s("removed_effect", noun=Noun("granaries"))),
    ("新增「食物」。", s("added", noun=Noun("food"))),
    ("新增發展「航海」，列於「宗教」之後。", s("added_row", noun=Noun("sailing"), table=DEVELOPMENT, after=RELIGION)),
    ("發展的順序改為：宗教、航海。", s("new_order", table=DEVELOPMENT, items=(RELIGION, Noun("sailing")))),
    ("五座城市消耗五個食物（結果不同）", s("comes_out_otherwise", noun=Noun("feeding", "examples"))),
    (
        "數字，按貨物分別計算，每位玩家各有",
        s("sort_of_field", kind="number", of=False, each=Noun("good"), owner="player"),
    ),
    ("「宗教」有新的效果。", s("added_effect", noun=RELIGION)),
    *placed("zh_Hant"),
    ("此變體不作任何變更。", s("changes_nothing")),
    ("停止", s("option_stop")),
    ("（不公開）", s("option_secret")),
    ("執行", s("option_go")),
    ("城市：第四座城市", s("option_path", items=(Noun("city", "options"), Noun("fourth_city")))),
    ("Anna", s("option_path", items=(s("player_named", who="Anna"),))),
    ("玩家1", s("player_numbered", number=Number(1))),
    ("3", s("option_number", count=Number(3))),
    ("豐收、錢袋", s("option_subset", items=(Noun("harvest", "faces"), Noun("purse", "faces")))),
    ("以木頭和布支付", s("option_pay_whole", items=(WOOD, Noun("cloth")), noun=GOODS)),
    ("不用貨物支付", s("option_pay_whole", items=(), noun=GOODS)),
    ("3個食物", s("option_pay_each", amount=some(3))),
    ("給出2個木頭", s("option_trade", give=(some(2, WOOD),), take=(), noun=WOOD)),
    ("不交換木頭", s("option_trade", give=(), take=(), noun=WOOD)),
    ("同意", s("option_agree")),
    ("拒絕", s("option_refuse")),
    ("花費、分數", s("columns_shown", items=(COST, WORTH))),
    ("第3輪，Anna", s("round_of", round=Number(3), who="Anna")),
    (
        "2顆骰子各選2個食物，1顆骰子選2名工人",
        s("option_split", count=Number(2), amount=some(2), rest=Number(1), other=some(2, WORKER)),
    ),
)
