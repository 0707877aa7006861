"""How many of one thing lie in several places, and what else is at a place that was just named, for all languages."""

from __future__ import annotations

from rulekit.document.sentence import Noun, Number, Sentence
from tests.locales.nesting import s

__all__ = ["cases"]

CITY, SITE, MARKET = Noun("city"), Noun("site"), Noun("monument")


def lies(count: int, where: Noun) -> Sentence:
    return s("have_count", who=where, op="is", count=Number(count), noun=CITY, of=False)


TREES: tuple[Sentence, ...] = (
    s("lie_unlike", counts=(lies(2, SITE), lies(1, MARKET)), told="given"),
    s("lie_unlike", counts=(lies(0, SITE), lies(0, MARKET)), told="then", now=True),
    s("fact", condition=lies(1, SITE), told="given", there=True),
    s("fact", condition=lies(0, SITE), told="then", there=True),
)
SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "There are 2 cities on new city and 1 on monument.",
        "Now there are no cities on new city and none on monument.",
        "It also holds 1 city.",
        "It holds no cities.",
    ),
    "hu": (
        "Az új városnak 2 városa van, az alkotásnak 1 városa van.",
        "Így az új városnak nincs városa, az alkotásnak nincs városa.",
        "Az új városnak 1 városa van.",
        "Az új városnak nincs városa.",
    ),
    "fr": (
        "Il y a 2 villes sur la nouvelle ville et 1 sur le monument.",
        "À présent, il n’y a aucune ville sur la nouvelle ville ni sur le monument.",
        "Il s’y trouve aussi 1 ville.",
        "Il ne s’y trouve aucune ville.",
    ),
    "zh_Hant": (
        "新城市有2座城市，奇觀有1座。",
        "此時，新城市和奇觀都沒有城市。",
        "那裡還有1座城市。",
        "那裡沒有城市。",
    ),
}
"""What each language makes of them, read one by one."""


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each text with what it says."""
    return tuple(zip(SAID[tag], TREES, strict=True))
