"""What goes without saying in an example: that its step is carried out, where what is done in it is told."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Inline, Noun, Number, Part, Prose, Sentence

__all__ = ["leading_to", "without_evident"]

DONE = frozenset({"moves", "chooses"})
"""What tells by itself that somebody acts: what they pay and gain, what they choose."""


def leading_to(step: str, narrator: Narrator) -> frozenset[str]:
    """A step and all by which it is reached; none for no step."""
    found = {step} if step else set[str]()
    while True:
        more = {
            one.name
            for one in narrator.game.steps
            if one.name not in found and not found.isdisjoint(narrator.flow.calls(one.body))
        }
        if not more:
            return frozenset(found)
        found |= more


WILLING = (Sentence("go_pick"),)
"""What somebody chooses who does what they may do."""
MOVED = frozenset({"piece_put", "piece_moved", "piece_turned", "piece_gone", "does_this"})
"""What tells that somebody's pieces lie otherwise, or what they moved on: with the same person, what they did."""


def without_evident(line: tuple[Inline, ...], steps: frozenset[str]) -> tuple[Inline, ...]:
    """Sentences of an example without the name of what is done: *he pays 3 pottery*, not *he buys and pays 3 pottery*.

    Args:
        line: the sentences.
        steps: those that the reader of the example has at hand.
    """
    left: list[Inline] = []
    begun: Sentence | None = None
    for one, after in zip(line, (*line[1:], None), strict=True):
        if _is_seen(one, after, steps):
            assert isinstance(one, Sentence)
            begun = one
        elif not _is_explained(one, after, steps):
            left.append(_opened(one, begun.parts["again"]) if begun is not None and isinstance(one, Sentence) else one)
            begun = None
    told = tuple(_shortened(one, steps) if isinstance(one, Sentence) else one for one in left)
    return tuple(one for at, one in enumerate(told, 1) if not _is_done(one, told[at:]))


def _is_seen(said: Inline, after: Inline | None, steps: frozenset[str]) -> bool:
    """Whether it only says that a step is carried out, and what follows says where it puts or moves a piece."""
    if not isinstance(said, Sentence) or said.name != "does" or not isinstance(after, Sentence):
        return False
    same = after.name in MOVED and after.parts.get("who") == said.parts["who"]
    return same and _is_one_of(said.parts["step"], steps) and not said.parts["of"]


def _is_explained(said: Inline, after: Inline | None, steps: frozenset[str]) -> bool:
    """Whether it only says that a step is carried out, and the author says why it comes as it does."""
    if not isinstance(said, Sentence) or said.name not in ("does", "all_do") or not isinstance(after, Prose):
        return False
    return _is_one_of(said.parts["step"], steps) and not said.parts.get("of")


def _is_done(said: Inline, following: tuple[Inline, ...]) -> bool:
    """Whether it only says that somebody does what they may, and what comes of it is told."""
    if not isinstance(said, Sentence) or said.name != "chooses" or said.parts["picks"] != WILLING:
        return False
    return any(isinstance(one, Sentence) and one.name == "moves" for one in following)


def _shortened(said: Sentence, steps: frozenset[str]) -> Sentence:
    """A sentence without the step it begins with; as it is where that also said what it was done for."""
    shorter = _without(said, steps)
    return shorter if set(_terms(said)) - steps <= set(_terms(shorter)) else said


def _without(said: Sentence, steps: frozenset[str]) -> Sentence:
    """A sentence without the deed that it begins with."""
    first, then = said.parts.get("first"), said.parts.get("then")
    if said.name != "told_both" or not isinstance(first, Sentence) or not isinstance(then, Sentence):
        return said
    if first.name == "told_both":
        shorter = Sentence(said.name, {**said.parts, "first": _without(first, steps)}, said.span)
        return shorter if shorter == said else _without(shorter, steps)
    called = first.name == "does" and _begun(then).name in DONE and _is_one_of(first.parts.get("step"), steps)
    if not called and not _is_told(first, _begun(then)):
        return said
    opened = _opened(then, first.parts.get("again", False))
    return _without(opened, steps) if called else opened


def _is_told(choice: Sentence, then: Sentence) -> bool:
    """Whether what was chosen is seen by what came or went: *takes 1 card*, not *chooses 1, takes 1 card*."""
    picks, moved = choice.parts.get("picks"), then.parts.get("amounts")
    if choice.name != "chooses" or then.name != "moves" or not isinstance(moved, tuple) or not isinstance(picks, tuple):
        return False
    if picks == WILLING:
        return True
    counts = [one.parts.get("count") for one in moved if isinstance(one, Sentence)]
    return len(picks) == 1 and isinstance(picks[0], Number) and picks[0] in counts


def _is_one_of(step: Part | None, steps: frozenset[str]) -> bool:
    return isinstance(step, Noun) and step.term in steps


def _begun(said: Sentence) -> Sentence:
    """What comes first in a sentence."""
    first = said.parts.get("first")
    return _begun(first) if said.name == "told_both" and isinstance(first, Sentence) else said


def _opened(said: Sentence, again: Part) -> Sentence:
    """A sentence that went on from another, saying itself who acts."""
    first = said.parts.get("first")
    if said.name == "told_both" and isinstance(first, Sentence):
        return Sentence(said.name, {**said.parts, "first": _opened(first, again)}, said.span)
    return Sentence(said.name, {**said.parts, "joined": False, "again": again}, said.span)


def _terms(part: Part) -> Iterator[str]:
    """The words that a part names."""
    match part:
        case Noun():
            yield part.term
        case Sentence():
            for one in part.parts.values():
                yield from _terms(one)
        case tuple():
            for one in part:
                yield from _terms(one)
        case _:
            return
