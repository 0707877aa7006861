"""Statements on one line, in a cell or on a card; numbers tell what belongs to what where order does not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rulekit.book.clause import Clause
from rulekit.book.passages import is_named, name_first, with_choice
from rulekit.document.sentence import Inline, Number, Part, Sentence
from rulekit.document.sentences import SENTENCES

__all__ = ["on_a_line"]


def on_a_line(said: tuple[Clause, ...]) -> tuple[Inline, ...]:
    """Statements as one line of sentences.

    What stands below a lead goes on behind its colon. Several statements are numbered when one of them has others
    below it: else nobody could see where those end.
    """
    return tuple(_told(said, ()))


def _told(said: tuple[Clause, ...], at: tuple[Number, ...]) -> Iterator[Inline]:
    numbered = _needs_numbers(said)
    number = 0
    for one in map(with_choice, said):
        if numbered and not (one.follows and not _dangles(said)):
            number += 1
            yield Sentence("numbered", {"at": (*at, Number(number))})
        if one.clause is not None:
            yield from name_first(one.clause)
        else:
            assert one.lead is not None
            below = one.items
            if (name := _only_rule(one)) is not None:
                yield Sentence("rule_name", {"noun": name})
                below = below[0].items
            yield one.lead
            yield from _told(below, (*at, Number(number)) if numbered else at)


def _only_rule(one: Clause) -> Part | None:
    """The name of the rule that is all below a lead: it goes before the lead, so that no colon follows another."""
    only = one.items[0].lead if len(one.items) == 1 else None
    named = only is not None and is_named(only) and one.lead is not None and not is_named(one.lead)
    return only.parts["noun"] if only is not None and named else None


def _needs_numbers(said: tuple[Clause, ...]) -> bool:
    """Whether several statements cannot be told apart behind one colon."""
    several = sum(not one.follows for one in said) > 1
    bare = any(one.clause is not None and one.clause.name in LISTED for one in said)
    return (
        (several and (bare or any(one.lead is not None for one in said)))
        or any(map(_announces, said[:-1]))
        or _dangles(said)
    )


LISTED = frozenset({"coin_each", "coin_whole", "option"})
"""What is listed by a name of its own or without a stop: in a line nothing else parts it from what follows."""


def _announces(one: Clause) -> bool:
    """Whether a clause could be the lead of what stands behind it."""
    return one.clause is not None and SENTENCES[one.clause.name].announces


def _dangles(said: tuple[Clause, ...]) -> bool:
    """Whether an ``otherwise`` follows a statement whose own last one asks for a condition, too."""
    return any(after.follows and one.items and _asks(one.items[-1]) for one, after in pairwise(said))


def _asks(one: Clause) -> bool:
    """Whether an ``otherwise`` could belong to a statement."""
    said = one.clause or one.lead
    asks = one.follows or (said is not None and said.name in ("if", "if_lead"))
    return asks or bool(one.items and _asks(one.items[-1]))
