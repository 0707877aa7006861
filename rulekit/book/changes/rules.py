"""What differs in steps and rules: new and removed ones, and of others only the places that are said in another way."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.book.changes.bodies import rewritten
from rulekit.book.changes.called import Called
from rulekit.book.changes.entry import NOTHING, Entry, Figure, Rewritten, Told, Version, removed
from rulekit.book.changes.listed import in_order, ways_to_end
from rulekit.book.changes.order import both
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.document.blocks import Line
from rulekit.document.sentence import Noun, Sentence
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
    for name in both([one.name for one in before.game.steps], names):
        old, new = before.game.step(name), after.game.step(name)
        noun = Noun(name, "steps")
        if old is not None and name in before.in_place and (new is None or name in after.in_place):
            # Told where it is carried out, and so is what is said of it otherwise.
            made += _around(name, before, after, called)
        elif old is not None and new is not None and name in after.in_place:
            made.append(removed(noun))
        elif new is not None and (old is None or name in before.in_place):
            if name not in after.in_place:
                made.append(Told(Sentence("added_step", {"step": noun, "of": _needs(new)}), (), after.all(new.body)))
        elif new is None and old is not None and not called.is_printed(name):
            made.append(Rewritten(called.changed(name), (Version((), before.all(old.body), ()),)))
        elif new is None:
            made.append(removed(noun))
        elif old is not None:
            if _needs(old) != _needs(new):
                made.append(Figure((label("done_for"), noun), _done_for(old), _done_for(new)))
            versions = ways_to_end(old, new, before, after) or rewritten(old.body, new.body, before, after)
            versions = in_order(versions, before) if name == "turn" else versions
            made += (Rewritten(called.changed(name), versions),) if versions else ()
            made += _around(name, before, after, called)
    return _by_heading(made)


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


def _by_heading(made: Sequence[Entry]) -> tuple[Entry, ...]:
    """What is told under one heading of the book together, where the first of it is."""
    versions: dict[Sentence, tuple[Version, ...]] = {}
    for one in made:
        if isinstance(one, Rewritten):
            versions[one.sentence] = (*versions.get(one.sentence, ()), *one.versions)
    told: dict[Sentence | int, Entry] = {}
    for at, one in enumerate(made):
        if isinstance(one, Rewritten):
            told[one.sentence] = Rewritten(one.sentence, versions[one.sentence])
        else:
            told[at] = one
    return tuple(told.values())
