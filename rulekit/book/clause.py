"""What a statement says: one clause, or a lead with what is listed below it."""

from __future__ import annotations

from attrs import evolve, frozen

from rulekit.document.sentence import Part, Sentence
from rulekit.source import NOWHERE, Span

__all__ = ["Clause", "clause", "for_this_turn", "told_at"]


@frozen
class Clause:
    """A statement in sentences.

    Args:
        clause: all of it in one clause; None when it is too long for that.
        lead: what stands before the list, ending in a colon; None when there is a clause.
        items: what is listed below the lead.
        follows: whether it belongs to the clause before it (``otherwise ...``).
        excludes: whether it is a case that the clause before it excludes: never both of them hold.
    """

    clause: Sentence | None
    lead: Sentence | None = None
    items: tuple[Clause, ...] = ()
    follows: bool = False
    excludes: bool = False


def clause(name: str, /, **parts: Part) -> tuple[Clause, ...]:
    """A statement that is one clause."""
    return (Clause(Sentence(name, parts)),)


def for_this_turn(said: Clause) -> Clause:
    """The same, for the rest of the turn only."""
    if said.clause is not None:
        return evolve(said, clause=Sentence("this_turn", {"body": said.clause}))
    assert said.lead is not None
    return evolve(said, lead=Sentence("this_turn_lead", {"body": said.lead}))


def told_at(said: tuple[Clause, ...], place: Span) -> tuple[Clause, ...]:
    """The same clauses, each as what tells a place in the rules, unless it tells one of its own already."""
    return tuple(
        evolve(
            one,
            clause=one.clause.told_at(place) if one.clause is not None and one.clause.span is NOWHERE else one.clause,
            lead=one.lead.told_at(place) if one.lead is not None and one.lead.span is NOWHERE else one.lead,
        )
        for one in said
    )
