"""What lasting effects are in Traditional Chinese, read one by one."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import (
    BUILD,
    DIE,
    DROUGHT,
    FOOD,
    RELIGION,
    ROLL,
    YOU,
    s,
    some,
    that,
    transfer,
)

__all__ = ["CASES"]

WOOD, STONE = Noun("wood"), Noun("stone")
FEED, COLLECT = Noun("feed", "steps"), Noun("collect", "steps")
EAT = transfer("lose", some(1))
HAVE = s("have", who=YOU, thing=RELIGION)

CASES: tuple[tuple[str, Sentence], ...] = (
    (
        "每顆給你食物的骰子，多給1個食物。",
        s("whenever_gives", die=DIE, noun=FOOD, body=transfer("gain", s("more", count=Number(1), noun=FOOD))),
    ),
    (
        "你對面的玩家獲得1個食物。",
        s("subject", who=s("opposite"), body=transfer("gain", some(1))),
    ),
    (
        "從你左手邊數起、位數等於本局的玩家人數的玩家獲得1個食物。",
        s("subject", who=s("neighbour_by", places=s("player_count"), left=True), body=transfer("gain", some(1))),
    ),
    ("每當1顆骰子提供你食物：", s("whenever_gives_lead", die=DIE, noun=FOOD)),
    ("每當你獲得木頭，失去1個食物。", s("whenever_you", verb="gain", noun=WOOD, body=EAT)),
    ("每當你失去木頭：", s("whenever_you_lead", verb="lose", noun=WOOD)),
    ("「旱災」的效果改為：失去1個食物。", s("instead_of", rule=DROUGHT, body=EAT)),
    ("「旱災」的效果改為：", s("instead_of_lead", rule=DROUGHT)),
    ("「擲骰」步驟之前，失去1個食物。", s("before", step=ROLL, condition=False, body=EAT)),
    ("在「擲骰」步驟中，失去1個食物。", s("during", step=ROLL, condition=False, body=EAT)),
    ("在「擲骰」步驟中：", s("during_lead", step=ROLL, condition=False)),
    ("「擲骰」步驟之前，若你擁有「宗教」：", s("before_lead", step=ROLL, condition=HAVE)),
    (
        "收取成果後，若你在此步驟獲得了石頭，額外獲得1個石頭。",
        s(
            "after",
            step=COLLECT,
            condition=s("gained", noun=STONE),
            body=transfer("gain", s("more", count=Number(1), noun=STONE)),
        ),
    ),
    ("最後一次擲骰後：", s("after_lead", step=ROLL, condition=False)),
    (
        "「擲骰」步驟之前，若你擁有「宗教」，你可以失去1個食物。",
        s("before_may", step=ROLL, condition=HAVE, times=False, body=EAT),
    ),
    (
        "「擲骰」步驟之前，你可以這樣做，要做幾次都行：",
        s("before_may_lead", step=ROLL, condition=False, times=True),
    ),
    (
        "最後一次擲骰後，你可以失去1個食物（限1次）。",
        s("after_may", step=ROLL, condition=False, times=Number(1), body=EAT),
    ),
    (
        "最後一次擲骰後，若你擁有「宗教」，你可以這樣做，最多2次：",
        s("after_may_lead", step=ROLL, condition=HAVE, times=Number(2)),
    ),
    ("建造時，你可以失去1個食物（最多7次）。", s("during_may", step=BUILD, times=Number(7), body=EAT)),
    ("建造時，你可以這樣做，要做幾次都行：", s("during_may_lead", step=BUILD, times=True)),
    ("建造時，你也可以用食物付，每個價值4。", s("also_pay", step=BUILD, thing=FOOD, worth=Number(4))),
    ("你不受「旱災」影響。", s("immune", rule=DROUGHT)),
    ("跳過「餵養城市」步驟。", s("skip", step=FEED)),
    ("貨物上限改為8，而非6。", s("override", noun=Noun("goods_limit", "numbers"), value=Number(8), instead=Number(6))),
    (
        "「錢袋」提供12枚錢幣，而非7枚。",
        s("override_face", face=Noun("purse", "faces"), amount=some(12, Noun("coin")), instead=Number(7)),
    ),
    ("執行這項發展的效果。", s("do_says", thing=that("development"))),
    ("只有在你擁有「宗教」時才能使用。", s("only_if", condition=HAVE)),
    (
        "本回合中，最後一次擲骰後，失去1個食物。",
        s("this_turn", body=s("after", step=ROLL, condition=False, body=EAT)),
    ),
    ("本回合中，「旱災」的效果改為：", s("this_turn_lead", body=s("instead_of_lead", rule=DROUGHT))),
    ("「旱災」無效。", s("instead_of", rule=DROUGHT, body=s("nothing"))),
    ("選擇下列其中一項（若都無法執行，就略過）：", s("choose_one_lead", may_fail=True)),
    ("進行「餵養城市」步驟的玩家：", s("subject_lead", who=s("whoever_does", step=FEED))),
)
