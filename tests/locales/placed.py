"""What a sheet of changes says of where something is put in, and of what is gone, in four languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Sentence
from tests.locales.nesting import DEVELOPMENT, RELIGION, s

__all__ = ["placed"]

BUILD, TRADE = Noun("build", "steps"), Noun("trade", "steps")
SAID = (
    s("put_in_first"),
    s("put_in_last"),
    s("put_in_before", step=TRADE),
    s("put_in_after", step=TRADE),
    s("added_step", step=TRADE, of=(), after=False),
    s("added_step", step=TRADE, of=(), after=BUILD),
    s("all_removed", nouns=(Noun("irrigation"), RELIGION), table=DEVELOPMENT),
)
READ = {
    "en": (
        "First:",
        "At the end:",
        "Before “Trade”:",
        "After “Trade”:",
        "New step: “Trade”.",
        "New step, after “Build”: “Trade”.",
        "These developments are left out: Irrigation and Religion.",
    ),
    "fr": (
        "Au début :",
        "À la fin :",
        "Avant « Commercer » :",
        "Après « Commercer » :",
        "Nouvelle étape « Commercer ».",
        "Nouvelle étape « Commercer », après « Construire ».",
        "Développements retirés : Irrigation et Religion.",
    ),
    "hu": (
        "Az elején:",
        "A végén:",
        "Az „Alkudozás” előtt:",
        "Az „Alkudozás” után:",
        "Új lépés: „Alkudozás”.",
        "Új lépés az „Építés” után: „Alkudozás”.",
        "Kimaradó fejlesztések: Öntözés és Vallás.",
    ),
    "zh_Hant": (
        "最先：",
        "最後：",
        "在「貿易」之前：",
        "在「貿易」之後：",
        "新增「貿易」步驟。",
        "在「建造」之後新增「貿易」步驟。",
        "移除的發展：「灌溉」、「宗教」。",
    ),
}


def placed(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """What a language reads, with the sentence that says it."""
    return tuple(zip(READ[tag], SAID, strict=True))
