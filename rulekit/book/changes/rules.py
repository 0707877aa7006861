"""What differs in steps and rules: new and removed ones, and of others only the places that are said in another way."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from rulekit.book.changes.bodies import rewritten
from rulekit.book.changes.called import Called
from rulekit.book.changes.entry import NOTHING, Entry, Figure, Rewritten, Told, Version, removed
from rulekit.book.changes.listed import turn, ways_to_end
from rulekit.book.changes.only_there import only_there
from rulekit.book.changes.order import both
from rulekit.book.changes.protection import lost_protection
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.document.blocks import Line
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.game import Step
from rulekit.model.statement import EVERYBODY, Modifier

__all__ = ["steps"]


def steps(before: Narrator, after: Narrator, told: Sequence[str], called: Called) -> tuple[Entry, ...]:
    """All steps.

    Args:
        before: the game without what changes, as its book tells it.
        after: the game with it, likewise.
        told: the steps in the order in which the rulebook tells them; others follow.
        called: what the books call them.
    """
    names = (*told, *(one.name for one in after.game.steps if one.name not in told))
    made: list[Entry] = []
    of_turn, placed = turn(before, after)
    within = only_there(before.game, after.game)
    for name in both([one.name for one in before.game.steps], names):
        old, new = before.game.step(name), after.game.step(name)
        noun = Noun(name, "steps")
        if old is not None and name in before.in_place and (new is None or name in after.in_place):
            # Told where it is carried out, and so is what is said of it otherwise.
            made += _around(name, before, after, called)
        elif old is not None and new is not None and name in after.in_place:
            made.append(removed(noun))
        elif new is not None and (old is None or name in before.in_place):
            if name not in after.in_place and name not in within:
                parts: dict[str, Part] = {"step": noun, "of": _needs(new), "after": placed.get(name, False)}
                made.append(Told(Sentence("added_step", parts), (), after.all(new.body)))
        elif new is None and old is not None and not called.is_printed(name):
            made.append(Rewritten(called.changed(name), (Version((), before.all(old.body), ()),)))
        elif new is None:
            made.append(removed(noun))
        elif old is not None:
            if _needs(old) != _needs(new):
                made.append(Figure((label("done_for"), noun), _done_for(old), _done_for(new)))
            versions = ways_to_end(old, new, before, after) or rewritten(old.body, new.body, before, after)
            versions = of_turn if name == "turn" else versions
            if name in called.at_the_end:
                versions = tuple(_anywhere(one) for one in versions)
            made += (Rewritten(called.changed(name), versions),) if versions else ()
            made += lost_protection(old, new, before, after)
            made += _around(name, before, after, called)
    return tuple(made)


def _anywhere(one: Version) -> Version:
    """Ways to end stand in no order that matters: where among them one is put in is not told."""
    leads = tuple(lead for lead in one.leads if lead.name not in ("put_in_first", "put_in_last"))
    return evolve(one, leads=leads)


def _around(step: str, before: Narrator, after: Narrator, called: Called) -> tuple[Entry, ...]:
    """What lasting effects that hold for everybody say otherwise of a step."""
    versions = rewritten(_of_everybody(step, before), _of_everybody(step, after), before, after)
    return (Rewritten(called.changed(step), versions),) if versions else ()


def _of_everybody(step: str, narrator: Narrator) -> tuple[Modifier, ...]:
    """What happens around a step, or is offered during it, for everybody."""
    return tuple(one for one in narrator.game.modifiers_of(step) if one.holder == EVERYBODY)


def _needs(step: Step) -> tuple[Noun, ...]:
    """What a step is done for."""
    return tuple(Noun(one.name) for one in step.needs)


def _done_for(step: Step) -> Line:
    return _needs(step) or NOTHING
