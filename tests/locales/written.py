"""What stands on score sheets: what brings how much, what is written of a game, which sheet belongs to variants."""

from __future__ import annotations

from rulekit.document.sentence import Number, Sentence
from tests.locales.nesting import CITY, POINT, YOU, have_count, s

__all__ = ["cases"]

TREES: tuple[Sentence, ...] = (
    s("use_own_sheet", several=False, scored=True),
    s("use_own_sheet", several=True, scored=False),
    s("results_written", drawn=True),
    s("results_written", drawn=False),
    s(
        "figures_with",
        items=(
            s("figure_with", noun=CITY, condition=False, count=Number(1), times=False),
            s("figure_with", noun=False, condition=have_count(YOU, "at_least", 5, POINT), count=Number(3), times=True),
        ),
    ),
)

SAID: dict[str, tuple[str, ...]] = {
    "en": (
        "Use the score sheet of this variant, not that of the basic game.",
        "Use the game sheet for these variants, not that of the basic game.",
        "1 point for a win, ½ for a draw",
        "1 point for a win",
        "City 1 · 5 or more points: ×3",
    ),
    "hu": (
        "Az alapjátéké helyett ennek a változatnak a pontozólapjára írjatok.",
        "Az alapjátéké helyett ezeknek a változatoknak a közös játéklapjára írjatok.",
        "Minden győzelem 1 pont, minden döntetlen ½ pont",
        "Minden győzelem 1 pont",
        "Város 1 · ha legalább 5 pontod van: ×3",
    ),
    "fr": (
        "Prenez la feuille de points de cette variante, et non celle du jeu de base.",
        "Prenez la feuille de partie de ces variantes, et non celle du jeu de base.",
        "1 point par victoire, ½ par partie nulle",
        "1 point par victoire",
        "Ville 1 · si vous avez au moins 5 points : ×3",
    ),
    "zh_Hant": (
        "請改用這個變體的計分紙，不用基本遊戲的那張。",
        "請改用這些變體的對局紙，不用基本遊戲的那張。",
        "勝局記1分，和局記½分",
        "勝局記1分",
        "城市1、至少有5分：×3",
    ),
}


def cases(tag: str) -> tuple[tuple[str, Sentence], ...]:
    """Each sentence in a language, with its tree."""
    return tuple(zip(SAID[tag], TREES, strict=True))
