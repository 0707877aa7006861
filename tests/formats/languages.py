"""How the languages of the sample documents are set."""

from __future__ import annotations

from rulekit.document.typography import Labels, Typography

SERIF = ("Source Serif 4", "Noto Sans")
SANS = ("Noto Sans",)

HUNGARIAN = Typography(
    tag="hu",
    lang="hu",
    text_fonts=SERIF,
    heading_fonts=SANS,
    labels=Labels(
        contents="Tartalom",
        table="{number}. táblázat",
        continued="folytatás",
        page="{page}. oldal, összesen {pages}",
        on_page="{page}. oldal",
        example="Példa",
        note="Megjegyzés",
        modifier="Módosítás",
        notice="Figyelem",
        boxes="{count} négyzet, ebből {ticked} kihúzva",
        start="itt kezdődik",
        backs="hátlapok",
    ),
)

FRENCH = Typography(
    tag="fr",
    lang="fr",
    text_fonts=SERIF,
    heading_fonts=SANS,
    labels=Labels(
        contents="Sommaire",
        table="Tableau {number}",
        continued="suite",
        page="{page} / {pages}",
        on_page="page {page}",
        example="Exemple",
        note="Remarque",
        modifier="Modification",
        notice="Avertissement",
        boxes="{count} cases, dont {ticked} cochées",
        start="départ",
        backs="dos",
    ),
)

ENGLISH = Typography(
    tag="en",
    lang="en",
    text_fonts=SERIF,
    heading_fonts=SANS,
    labels=Labels(
        contents="Contents",
        table="Table {number}",
        continued="continued",
        page="{page} / {pages}",
        on_page="page {page}",
        example="Example",
        note="Note",
        modifier="Change",
        notice="Notice",
        boxes="{count} boxes, {ticked} ticked",
        start="start",
        backs="backs",
    ),
)

CHINESE = Typography(
    tag="zh-Hant-TW",
    lang="zh",
    region="tw",
    script="hant",
    text_fonts=("Noto Sans", "Noto Sans TC"),
    heading_fonts=("Noto Sans", "Noto Sans TC"),
    hyphenate=False,
    leading=0.8,
    capitals=False,
    square="，。、；：",
    labels=Labels(
        contents="目錄",
        table="表 {number}",
        continued="續",
        page="第 {page} 頁，共 {pages} 頁",
        on_page="第 {page} 頁",
        example="範例",
        note="說明",
        modifier="變更",
        notice="注意",
        boxes="{count} 格，已劃記 {ticked} 格",
        start="起點",
        backs="卡背",
        after_label="：",
    ),
)

ALL = (HUNGARIAN, FRENCH, CHINESE, ENGLISH)
