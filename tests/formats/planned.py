"""How many pages a document was planned to have, seen while it is made: text that runs over makes it have more."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from rulekit.formats.compilers import compiler

__all__ = ["plans_seen"]


@contextmanager
def plans_seen() -> Iterator[Callable[[], int]]:
    """What is made meanwhile is made anew; what is given tells how many pages the last book was planned to have."""
    seen: list[str] = []

    def watched(families: tuple[str, ...], given: dict[str, str], *main: str) -> object:
        if given.get("plans", "null") != "null":
            seen.append(given["plans"])
        return compiler(families, given, *main)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rulekit.formats.pdf.compiler", watched)
        patch.setattr("rulekit.formats.pdf.kept", lambda *given: given[-1]())
        yield lambda: _pages(json.loads(seen[-1]))


def _pages(plans: dict[str, Any]) -> int:
    """Those of the text, and the opening before it, if it has a page."""
    pieces = plans["flow"]["plan"]["pieces"]
    return max(int(one.get("last", one["page"])) for one in pieces) + 1 + ("opening" in plans)
