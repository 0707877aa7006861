"""A report that has enough after so many mistakes."""

from __future__ import annotations

from attrs import define

from rulekit.check import errors
from rulekit.diagnostics import Diagnostic, Report

__all__ = ["MISTAKES", "LimitedReport", "TooManyMistakesError"]

MISTAKES = 50
"""After how many mistakes checking stops."""


class TooManyMistakesError(Exception):
    """Checking on helps nobody."""


@define
class LimitedReport(Report):
    """Mistakes, up to a number of them."""

    def add(self, diagnostic: Diagnostic) -> None:
        """Keep a diagnostic.

        Raises:
            TooManyMistakesError: there were enough before.

        Reports:
            RK0104: so.
        """
        if len(self) >= MISTAKES:
            super().add(errors.too_many_mistakes(MISTAKES, diagnostic.labels[0].span))
            raise TooManyMistakesError
        super().add(diagnostic)
