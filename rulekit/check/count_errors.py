"""RK0203: a thing of which players count several, where one of these counts should be named."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = ["which_count"]


def which_count(name: str, span: Span, counters: Sequence[str], thing: str, count: str) -> Diagnostic:
    """A thing of which players count several, without which of these; ``count``: how many, if that is written."""
    number = f"{count} " if count else ""
    said = [f"`{number}{one} of {thing}`" for one in counters]
    kept = f"{', '.join(f'`{one}`' for one in counters[:-1])} and `{counters[-1]}`"
    return Diagnostic(
        "RK0203",
        f"of `{name}` players count {kept}, and which is not said",
        (Label(span, "how many of what?"),),
        f"write {', '.join(said[:-1])} or {said[-1]}",
    )
