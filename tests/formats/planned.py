"""How the pages of a document were planned, seen while it is made: text that runs over makes it have more of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from attrs import frozen

from rulekit.formats.compilers import compiler

__all__ = ["Planned", "plans_seen"]


@frozen
class Planned:
    """How a book was planned.

    Args:
        pages: how many it has.
        cut: on which of them its columns are cut in two.
        opened: whether it has an opening.
        empty: how much of each page of its text is, as a share; nothing before a map that has a page of its own.
        strips: how many told turns begin at the foot of one page and end on the next, though one has room for them.
    """

    pages: int
    cut: tuple[int, ...]
    opened: bool
    empty: tuple[float, ...]
    strips: int


@contextmanager
def plans_seen() -> Iterator[Callable[[], Planned]]:
    """What is made meanwhile is made anew; what is given tells how the last book was planned."""
    seen: list[str] = []

    def watched(families: tuple[str, ...], given: dict[str, str], *main: str) -> object:
        if given.get("plans", "null") != "null":
            seen.append(given["plans"])
        return compiler(families, given, *main)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rulekit.formats.pdf.compiler", watched)
        patch.setattr("rulekit.formats.pdf.kept", lambda *given: given[-1]())
        yield lambda: _planned(json.loads(seen[-1]))


def _planned(plans: dict[str, Any]) -> Planned:
    """The pages of the text, and the opening before it, if it has a page."""
    flow = plans["flow"]["plan"]
    pieces = flow["pieces"]
    opening = int(plans["flow"]["form"] != "low")
    pages = max(int(one.get("last", one["page"])) for one in pieces) + 1 + opening
    cut = tuple(int(two["page"]) + 1 + opening for one, two in pairwise(pieces) if _is_cut(one, two))
    return Planned(pages, cut, opening > 0, tuple(flow["empty"]), flow["strips"])


def _is_cut(one: dict[str, Any], two: dict[str, Any]) -> bool:
    """Whether a piece is to be read before the one that stands above it, or goes on with the columns above it."""
    begins = two["cuts"][0] if two["kind"] == "pair" else two["at"]
    ends = one["cuts"][-1] if one["kind"] == "pair" else one["at"]
    both = one["kind"] == two["kind"] == "pair" and one["page"] == two["page"]
    return both or bool(begins < ends)
