"""Diagnostics for people at a terminal, or for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping

from rulekit.diagnostics import Diagnostic
from rulekit.diagnostics.terminal import render
from rulekit.source import Source

__all__ = ["show"]


def show(diagnostics: Iterable[Diagnostic], sources: Mapping[str, Source], form: str = "text") -> bool:
    """Write diagnostics: as text to standard error, or with ``form="json"`` one object a line to standard output.

    Returns:
        Whether there was an error among them.
    """
    wrong = False
    for one in diagnostics:
        wrong = wrong or one.severity == "error"
        if form == "json":
            from rulekit.diagnostics.json import render as as_json  # noqa: PLC0415  # only programs ask for it

            sys.stdout.write(as_json(one, sources) + "\n")
        else:
            sys.stderr.write(render(one, sources, color=sys.stderr.isatty()) + "\n")
    return wrong
