"""The steps of a turn in which there was nothing to do: told, too, so that nobody looks for what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.document.panels import Panel
from rulekit.document.sentence import Noun, Sentence

__all__ = ["with_idle_steps"]


def with_idle_steps(told: Sequence[Panel], order: Sequence[str]) -> tuple[Panel, ...]:
    """What is told of a turn, with a panel for each of its numbered steps of which nothing is.

    Args:
        told: what is told, step by step; nothing is added to nothing.
        order: the steps that the list of the turn numbers, if the turn was carried out to its end.
    """
    numbers = {one.number for one in told}
    idle = (
        Panel(at, (Noun(step, "steps"),), ((Sentence("nothing_to_do"),),), ())
        for at, step in enumerate(order if told else (), 1)
        if at not in numbers
    )
    return tuple(sorted((*told, *idle), key=lambda one: one.number))
