"""What brings something in a row of a score sheet: each case with its figure, or else the whole of it in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.book.extent import extent
from rulekit.book.multiplied import Case, case_of
from rulekit.book.narrator import Narrator
from rulekit.book.on_a_line import on_a_line
from rulekit.document.blocks import Line
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.game import Rule
from rulekit.model.statement import Body

__all__ = ["worth_of_row"]

LONGEST = 30
"""So much is said in a row at most; who wants more looks it up in the book."""


def worth_of_row(body: Body, narrator: Narrator, around: Body = ()) -> Line:
    """What is done in a body, for whoever writes down what it brings.

    Args:
        body: what brings it: a rule, or all that is done for each thing.
        narrator: the game.
        around: what does it for each thing, where nothing else is done: only behind it sentences speak of "that" thing.
    """
    inner = body[0].body if len(body) == 1 and isinstance(body[0], Rule) and body[0].condition is None else body
    words = narrator.game.vocabulary
    branches = [part for one in inner for part in words.parts(one)]
    cases = [one for part in branches for one in case_of(part, narrator)]
    if cases and len(cases) == len(branches) and all(words.parts(one) for one in inner):
        return (_figures(cases, narrator),)
    said = on_a_line(narrator.all(around or inner))
    return said if extent(said) <= LONGEST else ()


def _figures(cases: Sequence[Case], narrator: Narrator) -> Sentence:
    """Each case by its name with what it brings."""
    return Sentence("figures_with", {"items": tuple(_figure(one, narrator) for one in cases)})


def _figure(case: Case, narrator: Narrator) -> Sentence:
    asked = narrator.condition(case.when)
    found = asked.parts["right" if asked.name == "compare" else "thing"] if asked.name in ("compare", "have") else False
    thing = found if isinstance(found, Noun) else False
    return Sentence(
        "figure_with",
        {
            "noun": thing,
            "condition": asked if not thing else False,
            "count": Number(case.factor),
            "times": case.of is not None,
        },
    )
