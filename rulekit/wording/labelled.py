"""Labels that pages fill: each has the gaps that are filled, once at least, and no others."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

__all__ = ["wrong_label"]

GAPS: Mapping[str, frozenset[str]] = {
    "table": frozenset({"number"}),
    "page": frozenset({"page", "pages"}),
    "boxes": frozenset({"count", "ticked"}),
}
"""The labels with gaps, and theirs."""


def wrong_label(labels: Mapping[str, object]) -> str:
    """What is wrong with the first label that cannot be said or filled; empty if all can.

    Args:
        labels: the texts of ``page.labels``, by their names.

    >>> wrong_label({"table": "Table {number}"}), wrong_label({"table": "Table {numer}"})
    ('', '`page.labels.table` has the gaps `{number}`, and no others')
    """
    for name, text in labels.items():
        if not isinstance(text, str):
            return f"`page.labels.{name}` is no text"
        gaps = GAPS.get(name)
        if gaps is not None and _gaps(text) != gaps:
            return (
                f"`page.labels.{name}` has the gaps {', '.join(f'`{{{one}}}`' for one in sorted(gaps))}, and no others"
            )
    return ""


def _gaps(text: str) -> frozenset[str] | None:
    """The names of the gaps of a text, plain as they are; None where it is no such text."""
    try:
        found = [(name, spec, how) for _, name, spec, how in Formatter().parse(text) if name is not None]
    except ValueError:  # a bracket without its other one
        return None
    return None if any(spec or how for _, spec, how in found) else frozenset(name for name, _, _ in found)
