"""A step that comes again between the others of a turn, told once beside them: "you may play cards after Build"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.statement import Body

__all__ = ["recurring", "told_besides"]

MAY = {"may", "may_lead"}
"""What leaves all that it says to whoever does it."""


def recurring(names: Sequence[str]) -> str:
    """The one step that stands more than once among others that do not; empty if there is none.

    >>> recurring(["play", "build", "play", "score"])
    'play'
    """
    (most, times), *rest = Counter(names).most_common() or [("", 0)]
    alone = times > 1 and len(rest) > 1 and all(count == 1 for _, count in rest)
    apart = all(most not in (one, after) or one != after for one, after in pairwise(names))
    return most if alone and apart else ""


def told_besides(step: str, names: Sequence[str], body: Body, narrator: Narrator) -> Sentence:
    """Before which of the other steps, and after which, it is done, or may be.

    Args:
        step: its name.
        names: all steps of the turn in order.
        body: what it does.
        narrator: turns it into sentences.
    """
    said = (Noun(step, "steps"),)
    deed = Sentence("do", {"steps": said, "of": False})
    told = narrator.all(body)
    if {one.name for clause in told for one in (clause.clause, clause.lead) if one} <= MAY:
        deed = Sentence("may", {"times": False, "body": deed})
    after = tuple(Noun(before, "steps") for before, one in pairwise(names) if one == step)
    first = Noun(names[1], "steps") if names[0] == step else False
    return Sentence("done_besides", {"deed": deed, "before": first, "after": after})
