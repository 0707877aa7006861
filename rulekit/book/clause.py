"""What a statement says: one clause, or a lead with what is listed below it."""

from __future__ import annotations

from attrs import evolve, frozen

from rulekit.document.sentence import Part, Sentence

__all__ = ["Clause", "clause", "for_this_turn"]


@frozen
class Clause:
    """A statement in sentences.

    Args:
        clause: all of it in one clause; None when it is too long for that.
        lead: what stands before the list, ending in a colon; None when there is a clause.
        items: what is listed below the lead.
        follows: whether it belongs to the clause before it (``otherwise ...``).
    """

    clause: Sentence | None
    lead: Sentence | None = None
    items: tuple[Clause, ...] = ()
    follows: bool = False


def clause(name: str, /, **parts: Part) -> tuple[Clause, ...]:
    """A statement that is one clause."""
    return (Clause(Sentence(name, parts)),)


def for_this_turn(said: Clause) -> Clause:
    """The same, for the rest of the turn only."""
    if said.clause is not None:
        return evolve(said, clause=Sentence("this_turn", {"body": said.clause}))
    assert said.lead is not None
    return evolve(said, lead=Sentence("this_turn_lead", {"body": said.lead}))
