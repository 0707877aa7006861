"""Idioms: one file for each pattern of statements that people have a sentence of their own for.

To add one: a file here with a pattern and its sentence, the shape of the sentence in ``document/sentences/idioms.py``,
a macro in each locale, its name below, and rules that it is told of in ``tests/meaning/small/larder``.
"""

from rulekit.book.sayer import Idiom
from rulekit.idioms import (
    acquire,
    by_lot,
    by_value,
    called_up,
    cases,
    choose_and,
    choose_as,
    compare,
    each_time,
    gain_list,
    lay_out,
    lose_or_else,
    majority,
    move_and_pay,
    next_of,
    of_choice,
    once_more,
    play_rounds,
    reroll_then,
    so_many_each,
    sort_out,
    take_from,
    take_over,
    thin_out,
    trim,
    until_passed,
    up_to_each,
)

__all__ = ["IDIOMS", "Idiom"]

IDIOMS: tuple[Idiom, ...] = (
    trim.IDIOM,
    thin_out.IDIOM,
    by_lot.IDIOM,
    until_passed.IDIOM,
    once_more.IDIOM,
    called_up.IDIOM,
    lose_or_else.IDIOM,
    acquire.IDIOM,
    each_time.IDIOM,
    reroll_then.IDIOM,
    play_rounds.IDIOM,
    majority.IDIOM,
    move_and_pay.IDIOM,
    next_of.IDIOM,
    *by_value.IDIOMS,
    compare.IDIOM,
    cases.IDIOM,
    *up_to_each.IDIOMS,
    *sort_out.IDIOMS,
    *take_from.IDIOMS,
    *lay_out.IDIOMS,
    take_over.IDIOM,
    *of_choice.IDIOMS,
    *choose_and.IDIOMS,
    *choose_as.IDIOMS,
    *gain_list.IDIOMS,
    *so_many_each.IDIOMS,
)
