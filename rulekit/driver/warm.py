"""A process that stays: what is remembered from one round to the next, and what is let go of."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from pathlib import Path

from rulekit import resources
from rulekit.driver import languages
from rulekit.remembering import forget_unused
from rulekit.wording import lines_said

__all__ = ["begin", "settle", "stay"]

MUCH = 1_000_000
"""Characters of data of which Typst may remember what it laid out; a rulebook has 50,000 to 200,000."""


DOCUMENTS = 64
"""Of so many documents is known what they were planned by."""
LANGUAGES = 40
"""So many games with their variants, each in one language, have the lines kept that were said."""


def stay() -> None:
    """Before the first round: take the room that rounds are quick with."""
    lines_said.keep(LANGUAGES)
    gc.disable()  # rings of unused values are looked for between the rounds


def begin(changed: Iterable[Path]) -> None:
    """Before another round: forget what changed files make untrue. All else is known by what stands in its files.

    Args:
        changed: the files that came, went or were written.
    """
    if any(one.is_relative_to(resources.locales()) for one in changed):
        languages.forget()


def settle(*, whole: bool) -> None:
    """After a round: let go of what it had no use for.

    Args:
        whole: whether it came to its end; one that met a mistake did not ask for all that the next will need.
    """
    from rulekit.formats import compilers, heights_kept  # noqa: PLC0415  # brings all formats

    heights_kept.give_again(DOCUMENTS)
    compilers.remember(MUCH)  # not before: what the first round measures, no other will
    if whole:
        forget_unused()
    gc.collect()
