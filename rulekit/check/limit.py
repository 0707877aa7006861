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
    """

    lost: frozenset[str] = field(factory=frozenset)

    def lose(self, words: Iterable[str]) -> None:
        """These words are lost, too."""
        self.lost |= frozenset(words)

    def add(self, diagnostic: Diagnostic) -> None:
        """Keep a diagnostic, unless it follows from what was lost.

        Raises:
            TooManyMistakesError: there were enough before.

        Reports:
            RK0104: so.
        """
        if self.lost and diagnostic.code in FOLLOWING and self._follows(diagnostic):
            return
        if len(self) >= MISTAKES:
            super().add(errors.too_many_mistakes(MISTAKES, diagnostic.labels[0].span))
            raise TooManyMistakesError
        super().add(diagnostic)

    def _follows(self, diagnostic: Diagnostic) -> bool:
        """Whether the words of the author in a message are among those that were lost."""
        words = {word for said in re.findall(r"`([^`]*)`", diagnostic.message) for word in said.split()}
        return bool(words & self.lost) or (diagnostic.code == "RK0204" and "choose" in self.lost)
