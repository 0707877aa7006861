"""Idioms: one file for each pattern of statements that people have a sentence of their own for.

To add one: a file here with a pattern and its sentence, the shape of the sentence in ``document/sentences/idioms.py``,
a macro in each locale, its name below, and rules that it is told of in ``tests/meaning/small/larder``.
"""

from rulekit.book.sayer import Idiom
from rulekit.idioms import (
    acquire,
    cases,
    choose_and,
    choose_as,
    each_time,
    lay_out,
    lose_or_else,
    reroll_then,
    so_many_each,
    take_from,
    thin_out,
    trim,
)

__all__ = ["IDIOMS", "Idiom"]

IDIOMS: tuple[Idiom, ...] = (
    trim.IDIOM,
    thin_out.IDIOM,
    lose_or_else.IDIOM,
    acquire.IDIOM,
    each_time.IDIOM,
    reroll_then.IDIOM,
    cases.IDIOM,
    *take_from.IDIOMS,
    *lay_out.IDIOMS,
    *choose_and.IDIOMS,
    *choose_as.IDIOMS,
    *so_many_each.IDIOMS,
)
