"""Where in a list something is put in: behind or before what stands there in both games."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.book.clause import Clause
from rulekit.document.sentence import Noun, Sentence

__all__ = ["beside", "placed"]


def placed(above: Sequence[Clause] | None, below: Sequence[Clause] | None) -> tuple[Sentence, ...]:
    """What leads to something that is put in; nothing where it is all that there is.

    Args:
        above: what stands before it in both games; None for nothing.
        below: what stands behind it in both games; None for nothing.
    """
    if below is None:
        return () if above is None else (Sentence("put_in_last"),)
    if above is None:
        return (Sentence("put_in_first"),)
    if found := beside(_step(above[-1]), _step(below[0])):
        return found
    near = above[-1]
    said = near.clause if near.clause is not None else near.lead
    return (said,) if said is not None else ()


def beside(above: Noun | None, below: Noun | None) -> tuple[Sentence, ...]:
    """The same, between two steps; nothing where neither of them is known."""
    if above is not None:
        return (Sentence("put_in_after", {"step": above}),)
    return (Sentence("put_in_before", {"step": below}),) if below is not None else ()


def _step(said: Clause) -> Noun | None:
    """The one step that is carried out there."""
    done = said.clause
    if done is None or done.name != "do" or done.parts["of"]:
        return None
    steps = done.parts["steps"]
    return steps[0] if isinstance(steps, tuple) and len(steps) == 1 and isinstance(steps[0], Noun) else None
