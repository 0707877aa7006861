"""What somebody gains or loses of the same twice running is told once, with the number of both."""

from __future__ import annotations

from rulekit.document.sentence import Number, Part, Sentence

__all__ = ["added_together"]


def added_together(first: Sentence, then: Sentence) -> Sentence | None:
    """One sentence for two deeds of one person that bring or cost so many of the same; None where they differ.

    Args:
        first: what somebody gains or loses.
        then: what is told right behind it.
    """
    if first.name != then.name or first.name != "moves":
        return None
    if (
        any(first.parts[one] != then.parts[one] for one in ("who", "how"))
        or first.parts["items"]
        or then.parts["items"]
    ):
        return None
    before, after = (one.parts["amounts"] for one in (first, then))
    if not isinstance(before, tuple) or not isinstance(after, tuple) or len(before) != len(after):
        return None
    sums = [_sum(one, other) for one, other in zip(before, after, strict=True)]
    both = tuple(one for one in sums if one is not None)
    return Sentence("moves", {**first.parts, "amounts": both}, first.span) if len(both) == len(sums) else None


def _sum(one: Part, other: Part) -> Part | None:
    """So many of what both are some of; None where they are of different things, or add up to a sum that is shown."""
    if not isinstance(one, Sentence) or not isinstance(other, Sentence) or one.name != other.name:
        return None
    if one.name not in ("some", "some_of") or any(one.parts[at] != other.parts[at] for at in {*one.parts} - {"count"}):
        return None
    counts = one.parts["count"], other.parts["count"]
    if not isinstance(counts[0], Number) or not isinstance(counts[1], Number):
        return None
    return Sentence(one.name, {**one.parts, "count": Number(counts[0].value + counts[1].value)}, one.span)
