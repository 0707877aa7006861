"""Facts of examples that say the same of several things, joined into one."""

from __future__ import annotations

from collections.abc import Mapping

from rulekit.document.closed import Comparison
from rulekit.document.sentence import Inline, Noun, Number, Part, Sentence

__all__ = ["AIDS", "denies", "joined", "thing_told"]

AIDS = ("again", "joined", "now", "there")
"""How a sentence goes on from the one before, which is no part of what it says."""


def joined(before: Inline, said: Sentence) -> Sentence | None:
    """One sentence for both when they differ only in what they are of."""
    if not isinstance(before, Sentence):
        return None
    if said.name == before.name == "fact_is" and _but("left", before) == _but("left", said):
        left = _together(before.parts["left"], said.parts["left"])
        return Sentence("fact_is", {**before.parts, "left": left}) if left else None
    if said.name == "fact" and before.name in ("fact", "lie_unlike"):
        return _lying(before, said)
    if said.name == "holds" and before.name in ("holds", "hold_each"):
        return _each(before, said) or _unlike(before, said)
    return _unlike(before, said) if said.name == "holds" and before.name == "hold_unlike" else None


def thing_told(said: Sentence) -> Noun | None:
    """The place, or any other thing, that a fact tells of: what it holds, or what it has of its own."""
    what: Part | None = None
    if said.name == "fact" and (count := _lies(said.parts["condition"])) is not None:
        what = count.parts["who"]
    elif said.name == "fact_is":
        left = said.parts["left"]
        what = left.parts.get("of") if isinstance(left, Sentence) and left.name == "attribute" else None
    return what if isinstance(what, Noun) else None


def denies(said: Sentence) -> bool:
    """Whether a fact says that something is not there, or nobody."""
    if said.name == "fact_is":
        right = said.parts["right"]
        nobody = isinstance(right, Sentence) and right.name == "nobody"
        return nobody or said.parts["op"] == Comparison.IS_NOT
    return said.name == "fact" and _is_none(said.parts["condition"])


def _each(before: Sentence, said: Sentence) -> Sentence | None:
    """What one person has and another has as well, of both; None when it is not the same, or they have none of it."""
    same = all(before.parts[name] == said.parts[name] for name in ("amounts", "items"))
    others = before.parts["names"] if before.name == "hold_each" else (before.parts["who"],)
    assert isinstance(others, tuple)
    if not same or said.parts["told"] != "given" or before.parts["told"] != "given":
        return None
    if said.parts["who"] in others or any(_is_none(one) for one in _all(said.parts["amounts"])):
        return None
    parts = {name: said.parts[name] for name in ("amounts", "items", "told")}
    return Sentence("hold_each", {"names": (*others, said.parts["who"]), **parts})


def _unlike(before: Sentence, said: Sentence) -> Sentence | None:
    """How many of one thing everybody has, where each has another number of them; None for anything else."""
    if before.name == "hold_each" or before.parts["told"] != said.parts["told"]:
        return None
    names = before.parts["names"] if before.name == "hold_unlike" else (before.parts["who"],)
    amounts = (*_all(before.parts["amounts"]), *_all(said.parts["amounts"]))
    assert isinstance(names, tuple)
    if before.parts.get("items") or said.parts["items"] or len(amounts) != len(names) + 1:
        return None
    kinds = {one.parts["noun"] for one in amounts if isinstance(one, Sentence) and one.name == "some"}
    if len(kinds) != 1 or said.parts["who"] in names or not all(_is_some(one) for one in amounts):
        return None
    told = said.parts["told"]
    return Sentence("hold_unlike", {"names": (*names, said.parts["who"]), "amounts": amounts, "told": told})


def _lying(before: Sentence, said: Sentence) -> Sentence | None:
    """How many of one thing lie in several places, or that none lies in any of them; None for anything else."""
    counts = _all(before.parts["counts"] if before.name == "lie_unlike" else before.parts["condition"])
    first, last = _lies(counts[0]), _lies(said.parts["condition"])
    if first is None or last is None or before.parts["told"] != said.parts["told"]:
        return None
    same = all(first.parts.get(name) == last.parts.get(name) for name in ("noun", "of"))
    places = {one.parts["who"] for one in counts if isinstance(one, Sentence)}
    if not same or _is_none(first) != _is_none(last) or last.parts["who"] in places:
        return None
    kept: dict[str, Part] = {name: before.parts[name] for name in ("told", "now") if name in before.parts}
    return Sentence("lie_unlike", {**kept, "counts": (*counts, last)})


def _lies(count: Part) -> Sentence | None:
    """The part, if it says how many of something there are in a place."""
    if not isinstance(count, Sentence) or count.name != "have_count" or count.parts["op"] != Comparison.IS:
        return None
    return count if isinstance(count.parts["who"], Noun) else None


def _is_some(amount: Part) -> bool:
    return isinstance(amount, Sentence) and amount.name == "some" and not _is_none(amount)


def _is_none(amount: Part) -> bool:
    return isinstance(amount, Sentence) and amount.parts.get("count") == Number(0)


def _together(left: Part, right: Part) -> Sentence | None:
    """A thing of one and of another as a thing of both; None when it is not the same thing."""
    if not isinstance(left, Sentence) or not isinstance(right, Sentence) or left.name != right.name:
        return None
    if left.name == "attribute" and left.parts["noun"] == right.parts["noun"]:
        return Sentence("attribute", {**left.parts, "of": (*_all(left.parts["of"]), right.parts["of"])})
    if left.name == "entry" and left.parts["at"] == right.parts["at"]:
        row = _together(left.parts["row"], right.parts["row"])
        return Sentence("entry", {**left.parts, "row": row}) if row else None
    return None


def _all(part: Part) -> tuple[Part, ...]:
    return part if isinstance(part, tuple) else (part,)


def _but(name: str, said: Sentence) -> Mapping[str, Part]:
    """The other parts, without aids."""
    return {part: value for part, value in said.parts.items() if part != name and part not in AIDS}
