"""Sentences of an example that go on from the one before: about the same person or place, or joined to it."""

from __future__ import annotations

from rulekit.book.added_together import added_together
from rulekit.book.facts import denies, thing_told
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Inline, Name, Noun, Part, Sentence

__all__ = ["in_one", "taken_up"]


def taken_up(said: Sentence, before: Inline | None) -> Sentence:
    """The sentence, saying ``again`` if it is about whoever the sentence before was about, and nobody else.

    So does what lies at a place that the sentence before named last: "its building site". What else is at a place
    that the sentence before told of is ``there``, but for what is at one where something else is not: nothing is there
    "also".
    """
    if not isinstance(before, Sentence):
        return said
    at = thing_told(said)
    if at is not None and at in (thing_told(before), _stood_on(before)) and (denies(said) or not denies(before)):
        said = Sentence(said.name, {**said.parts, "there": True}, said.span)
    place, who = _place(said), _subject(said)
    if place is None and (who is None or who != _subject(before) or _names_others(before)):
        return said
    if place is not None and place not in (_place(before), _stood_on(before)):
        return said
    return Sentence(said.name, {**said.parts, "again": True}, said.span)


IN_ONE = {
    *(("does", "holds"), ("does", "rolls"), ("does", "chooses"), ("gains", "holds"), ("rolls", "stops")),
    *(("does", "moves"), ("does", "keeps"), ("stops", "moves"), ("moves", "keeps")),
    *(("rerolls", "stops"), ("moves", "moves"), ("does_this", "moves"), ("chooses", "chooses")),
    *(("chooses", "moves"), ("chooses", "rolls")),
}
"""What somebody does, and what comes of it at once or ends it, in one sentence."""


def in_one(before: Inline | None, said: Sentence) -> Sentence | None:
    """One sentence for what somebody does, or what everybody comes to, and what comes of it."""
    if not isinstance(before, Sentence):
        return None
    if before.name == "all_do":
        then = Sentence(said.name, {name: part for name, part in said.parts.items() if name != "now"}, said.span)
        return Sentence("in_step", {"step": before.parts["step"], "then": then}, said.span)
    if before.name == said.name == "rolls" and before.parts["who"] == said.parts["who"]:
        # Dice that are thrown one behind the other, with nothing decided between: it counts what they show together.
        faces = (*_faces(before), *_faces(said))
        return Sentence("rolls", {**before.parts, "faces": faces}, before.span)
    if (sum_of_both := added_together(before, said)) is not None:
        return sum_of_both
    last = before.parts.get("then", before)
    if isinstance(last, Sentence) and before.name == "told_both" and _goes_on(last):
        longer = in_one(last, said)
        return None if longer is None else Sentence("told_both", {**before.parts, "then": longer}, before.span)
    if not isinstance(last, Sentence) or (last.name, said.name) not in IN_ONE or not said.parts["again"]:
        return None
    if said.name == "holds" and said.parts["told"] != "then":
        return None
    if last.name == "does_this" and last.parts["to"]:
        return None
    if last.name == "chooses" and any(_is_deal(one) for one in (*_picks(last), *_picks(said))):
        return None
    if last.name == "chooses" and said.name == "rolls" and not _is_option(last):
        return None
    joined: dict[str, Part] = {**said.parts, "joined": True}
    if last.name == said.name == "chooses":
        joined["next"] = True
    return Sentence("told_both", {"first": before, "then": Sentence(said.name, joined, said.span)})


def _goes_on(said: Sentence) -> bool:
    """Whether what follows somebody's gains is one list with them: builds, pays 1 coin, and gains the mill."""
    last = said.parts.get("then", said)
    return isinstance(last, Sentence) and last.name == "moves"


def _picks(said: Sentence) -> tuple[Part, ...]:
    picks = said.parts.get("picks")
    return picks if isinstance(picks, tuple) else ()


def _faces(said: Sentence) -> tuple[Part, ...]:
    faces = said.parts["faces"]
    return faces if isinstance(faces, tuple) else (faces,)


def _is_deal(pick: Part) -> bool:
    """Whether it is given or taken, or somebody to deal with: a sentence of its own."""
    return isinstance(pick, Sentence) and (bool(pick.parts.get("verb")) or isinstance(pick.parts.get("noun"), Name))


def _is_option(said: Sentence) -> bool:
    """Whether a way to act is chosen, as which it rolls, and not something that it has."""
    picks = _picks(said)
    noun = picks[0].parts.get("noun") if picks and isinstance(picks[0], Sentence) else None
    return isinstance(noun, Noun) and noun.role == "options"


def _subject(said: Sentence) -> Part | None:
    """Whom a sentence is about."""
    first = said.parts.get("first", said.parts.get("then"))
    if isinstance(first, Sentence):
        return _subject(first)
    names = said.parts.get("names")
    if isinstance(names, tuple) and len(names) == 1:
        return names[0]
    who = said.parts.get("who") or (said.parts.get("right") if said.name == "fact_is" else None)
    return who if isinstance(who, Name) else None


def _place(said: Sentence) -> Part | None:
    """The place whose row a sentence tells of, by its name."""
    row = said.parts.get("row") if said.name == "row_holds" else None
    of = row.parts.get("of") if isinstance(row, Sentence) and row.name == "attribute" else None
    return of if isinstance(of, Noun) else None


def _stood_on(said: Sentence) -> Part | None:
    """The place that something stands on, where a sentence says no more than that."""
    left, right = said.parts.get("left"), said.parts.get("right")
    is_so = said.name == "fact_is" and said.parts["op"] == Comparison.IS
    stands = is_so and isinstance(left, Sentence) and left.name == "kept"
    return right if stands and isinstance(right, Noun) else None


def _names_others(said: Sentence) -> bool:
    """Whether somebody is picked in a sentence, whom "they" behind it could mean as well."""
    first = said.parts.get("first", said.parts.get("then"))
    if isinstance(first, Sentence):
        return _names_others(first)
    picks = said.parts.get("picks")
    if not isinstance(picks, tuple):
        return False
    return any(isinstance(one, Sentence) and isinstance(one.parts.get("noun"), Name) for one in picks)
