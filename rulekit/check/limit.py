"""A report that has enough after so many mistakes, and leaves out what only follows from lines that were lost."""

from __future__ import annotations

import re
from collections.abc import Iterable

from attrs import define, field

from rulekit.check import errors
from rulekit.diagnostics import Diagnostic, Report

__all__ = ["MISTAKES", "LimitedReport", "TooManyMistakesError"]

MISTAKES = 50
"""After how many mistakes checking stops."""


FOLLOWING = ("RK0201", "RK0204", "RK0209", "RK0304")
"""What can be said only because a line could not be read, and with it what it declared, chose or did."""


class TooManyMistakesError(Exception):
    """Checking on helps nobody."""


@define
class LimitedReport(Report):
    """Mistakes, up to a number of them.

    Args:
        lost: the words of the lines that could not be read.
        unbound: the words of choices with a mistake, in the step that is being checked.
        uncalled: the names that these would have given.
    """

    lost: frozenset[str] = field(factory=frozenset)
    unbound: frozenset[str] = field(factory=frozenset)
    uncalled: frozenset[str] = field(factory=frozenset)

    def lose(self, words: Iterable[str]) -> None:
        """These words are lost, too."""
        self.lost |= frozenset(words)

    def unbind(self, words: Iterable[str], called: Iterable[str]) -> None:
        """That nothing was chosen by these words, or called so, follows from a mistake, too."""
        self.unbound |= frozenset(words)
        self.uncalled |= frozenset(called)

    def begin_step(self) -> None:
        """What was chosen in one step means nothing in another."""
        self.unbound = self.uncalled = frozenset()

    def add(self, diagnostic: Diagnostic) -> None:
        """Keep a diagnostic, unless it follows from what was lost.

        Raises:
            TooManyMistakesError: there were enough before.

        Reports:
            RK0104: so.
        """
        if (self.lost or self.unbound) and diagnostic.code in FOLLOWING and self._follows(diagnostic):
            return
        if len(self) >= MISTAKES:
            super().add(errors.too_many_mistakes(MISTAKES, diagnostic.labels[0].span))
            raise TooManyMistakesError
        super().add(diagnostic)

    def _follows(self, diagnostic: Diagnostic) -> bool:
        """Whether the words of the author in a message are among those that were lost."""
        words = {word for said in re.findall(r"`([^`]*)`", diagnostic.message) for word in said.split()}
        match diagnostic.code:
            case "RK0204":
                return "choose" in self.lost or bool(words & (self.lost | self.unbound))
            case "RK0201":
                return bool(words & (self.lost | self.uncalled))
            case _:
                return bool(words & self.lost)
