"""Sample documents in Traditional Chinese: a rulebook, a card, a sheet and a sheet of changes."""

from __future__ import annotations

from rulekit.document.blocks import Contents, Document, Item, Listing, Side, Strip, StripCell, WriteIn
from tests.formats.compose import box, head, line, points, say, table, tick, track

TITLE = line("歷史的黎明：青銅時代")
NOTICE = line("非官方規則書。遊戲設計：Matt Leacock；文字由 rulekit 依規則產生。匈牙利文作者：Erdős Ödön。")

DICE = table(
    1,
    "骰面",
    [("骰面", "icon"), ("內容", "text"), ("步驟", "text")],
    """
{harvest|豐收}; 3 個{food|食物}; 步驟一
{one_good|一個貨物}; 1 個{good|貨物}; 步驟一
{plunder|掠奪}; 2 個{good|貨物}和 1 個{skull|骷髏}; 步驟一、二
{labour|勞動}; 3 名{worker|工人}; 步驟三
{food_or_labour|食物或工人}; 2 個{food|食物}或 2 名{worker|工人}; 步驟一或三^1
{purse|錢袋}; 7 枚{coin|錢幣}; 步驟四
""",
    ["每顆骰子在收集時分別決定，必須在餵養城市之前。"],
)

DISASTERS = table(
    2,
    "災難",
    [("骷髏", "number"), ("災難", "text"), ("影響", "text"), ("效果", "text"), ("防護", "text")],
    """
2; 乾旱; 自己; 2 點災難; 灌溉
3; 瘟疫; 每位對手; 3 點災難; 醫藥
4; 入侵; 自己; 4 點災難; 萬里長城^1
5 個以上; 叛亂; 自己; 失去所有貨物，包括本回合剛獲得的貨物; 宗教
""",
    ["長城必須已經完成；不論是否第一個完成都有效。"],
)

DEVELOPMENTS = table(
    3,
    "發展",
    [("發展", "text"), ("費用", "number"), ("分數", "number"), ("效果", "text")],
    """
領導力; 10; 2; 最後一次擲骰後，可以重擲一顆骰子，骷髏骰也可以。
灌溉; 10; 2; 乾旱對你無效。
農業; 15; 3; 每顆提供食物的骰子，多獲得 1 個食物。
採石; 15; 3; 若本回合獲得石頭，再獲得 1 個石頭。
醫藥; 15; 3; 瘟疫對你無效。
鑄幣; 20; 4; 錢幣骰面提供 12 枚錢幣，而不是 7 枚。
商隊; 20; 4; 不必棄掉超過六個的貨物。
宗教; 20; 6; 叛亂改為影響沒有宗教的對手。
糧倉; 30; 6; 購買時可以賣出食物，每個 4 枚錢幣。
石工; 30; 6; 每顆提供工人的骰子，多獲得 1 名工人。
工程學; 40; 6; 建造時，每個石頭可以換成 3 名工人。
建築學; 50; 8; 遊戲結束時，每座完成的紀念碑獲得 1 分。
帝國; 60; 8; 遊戲結束時，每座城市獲得 1 分。
""",
)

RULEBOOK = Document(
    "rulebook",
    TITLE,
    line("規則書"),
    (
        Contents(),
        head(1, "遊戲目標", "goal"),
        *say(
            "你的人民生活在青銅時代。餵養城市，建造紀念碑，發明新事物；別讓飢荒、瘟疫和鄰國奪走你的成果。",
            "遊戲結束時，獲得最多勝利點數的玩家獲勝。"
            "{monument|紀念碑}和{development|發展}提供分數，每點{disaster|災難}扣 1 分。",
        ),
        head(1, "配件", "components"),
        points("7 顆骰子", "4 塊釘板，每塊六排孔", "24 根木釘", "計分紙一本"),
        DICE,
        head(1, "遊戲設置", "setup"),
        points(
            "每位玩家拿取一張計分紙、一塊釘板和六根木釘。",
            "食物的木釘放在第 3 孔，貨物的木釘放在第 0 孔。",
            "選出起始玩家，由他拿取骰子。",
            "劃掉不使用的紀念碑：兩人遊戲時，劃掉神殿和大金字塔；三人遊戲時，劃掉空中花園。",
            ordered=True,
        ),
        box("note", "", "每位玩家從 3 座城市開始，所以第一回合擲 3 顆骰子。"),
        head(1, "回合流程", "turn"),
        Listing(
            (
                Item(line("擲骰，收集貨物和食物。"), say("最多可以擲三次。")),
                Item(line("餵養城市，處理災難。")),
                Item(line("建造城市和紀念碑。")),
                Item(line("購買最多一項發展。")),
                Item(line("棄掉超過六個的貨物，並傳遞骰子。")),
            ),
            ordered=True,
        ),
        head(2, "擲骰", "roll"),
        *say(
            "擁有幾座城市，就擲幾顆骰子。將顯示骷髏的骰子放在一旁：這些骰子不能重擲。其餘的骰子可以任意重擲，最多兩次。"
        ),
        box(
            "example",
            "三次擲骰",
            "小安有四座城市，擲出{harvest|豐收}{plunder|掠奪}{labour|勞動}{purse|錢袋}。她把掠奪放在一旁，重擲勞動和錢袋，"
            "得到{harvest|豐收}{plunder|掠奪}。",
            "她現在有 2 個{skull|骷髏}，因此遭遇乾旱：獲得 2 點災難，除非她擁有灌溉。",
        ),
        head(2, "收集", "collect"),
        *say(
            "貨物依序獲得：{wood|木材}、{stone|石頭}、{pottery|陶器}、{cloth|布料}、{spearhead|矛頭}，然後再從木材開始。"
            "將各排的木釘向右移動一孔。若某一排已滿，該貨物會失去，但仍然計入順序。",
            "每獲得 1 個食物，食物的木釘向右移動一孔；超過 15 的食物會失去。",
        ),
        box("modifier", "採石", "若在此步驟獲得石頭，再獲得 1 個石頭。"),
        head(2, "餵養城市", "feed"),
        *say("每座城市失去 1 個食物。食物不足時，每座飢餓的城市獲得 1 點災難。"),
        head(2, "災難", "suffer"),
        *say("計算骷髏的數量；表 2 中恰好適用一列。"),
        DISASTERS,
        head(2, "購買", "buy"),
        *say("可以購買一項尚未擁有的發展，以錢幣和貨物支付。使用某種貨物時，必須花費該種貨物的全部；不找零。"),
        DEVELOPMENTS,
        head(1, "遊戲結束", "end"),
        *say("若有玩家擁有第 5 項發展，或每座紀念碑都已有人完成，則該輪結束時遊戲結束。"),
        box("notice", "變體", "本書不包含任何變體。"),
    ),
    (
        (line("人數"), line("1–4 人")),
        (line("年齡"), line("8 歲以上")),
        (line("時間"), line("30–40 分鐘")),
        (line("設計"), line("Matt Leacock")),
    ),
    NOTICE,
)

CARD = Document(
    "card",
    TITLE,
    line("參考卡"),
    (
        Side(
            line("你的回合"),
            (
                head(1, "步驟", "steps"),
                points(
                    "擲骰，收集貨物和食物",
                    "餵養城市，處理災難",
                    "建造城市和紀念碑",
                    "購買最多一項發展",
                    "棄掉超過六個的貨物",
                    ordered=True,
                ),
                DICE,
                DISASTERS,
            ),
        ),
        Side(line("發展"), (DEVELOPMENTS,)),
    ),
    (),
    NOTICE,
)

SHEET = Document(
    "sheet",
    TITLE,
    line("計分紙"),
    (
        WriteIn(line("姓名")),
        WriteIn(line("日期")),
        head(1, "城市", "cities"),
        tick("第 1–3 座", 3, ticked=3),
        tick("第 4 座", 3),
        tick("第 5 座", 4),
        tick("第 6 座", 5),
        tick("第 7 座", 6),
        head(1, "紀念碑", "monuments"),
        tick("階梯金字塔", 3, "首位 1", "其後 0"),
        tick("巨石陣", 5, "首位 2", "其後 1"),
        tick("神殿", 7, "首位 4", "其後 2"),
        tick("方尖碑", 9, "首位 6", "其後 3"),
        tick("空中花園", 11, "首位 8", "其後 4"),
        tick("萬里長城", 13, "首位 10", "其後 5"),
        tick("大金字塔", 15, "首位 12", "其後 6"),
        head(1, "發展", "developments"),
        *(
            tick(name, 1, f"{cost} 元", f"{worth} 分")
            for name, cost, worth in (
                ("領導力", 10, 2),
                ("灌溉", 10, 2),
                ("農業", 15, 3),
                ("採石", 15, 3),
                ("醫藥", 15, 3),
                ("鑄幣", 20, 4),
                ("商隊", 20, 4),
                ("宗教", 20, 6),
                ("糧倉", 30, 6),
                ("石工", 30, 6),
                ("工程學", 40, 6),
                ("建築學", 50, 8),
                ("帝國", 60, 8),
            )
        ),
        head(1, "災難", "disasters"),
        tick("{disaster|災難} 每點 −1 分", 50),
        head(1, "釘板", "board"),
        track("{food|食物} 食物", *range(1, 16), start=3),
        track("{wood|木材} 木材", 1, 3, 6, 10, 15, 21, 28, 36),
        track("{stone|石頭} 石頭", 2, 6, 12, 20, 30, 42, 56),
        track("{pottery|陶器} 陶器", 3, 9, 18, 30, 45, 63),
        track("{cloth|布料} 布料", 4, 12, 24, 40, 60),
        track("{spearhead|矛頭} 矛頭", 5, 15, 30, 50),
        head(1, "計分", "score"),
        Strip(
            (
                StripCell(line("發展")),
                StripCell(line("紀念碑"), "+"),
                StripCell(line("獎勵"), "+"),
                StripCell(line("小計"), "="),
                StripCell(line("災難"), "-"),
                StripCell(line("總分"), "="),
            )
        ),
    ),
    (),
    NOTICE,
)

CHANGES = Document(
    "changes",
    line("交易"),
    line("歷史的黎明：青銅時代的變體"),
    (
        *say("在餵養城市和建造之間，可以與對手交易。"),
        head(1, "變更內容", "what"),
        table(
            1,
            "前後對照",
            [("規則", "text"), ("原本", "text"), ("現在", "text")],
            """
回合步驟; 擲骰、餵養、建造、購買、棄牌; 擲骰、餵養、交易、建造、購買、棄牌
誰可以交易？; 沒有人; 輪到的玩家，可與任何對手交易
""",
        ),
        box("example", "交換", "小安給小博 2 個木材，換得 1 個布料。"),
    ),
    (),
    NOTICE,
)
