"""What differs in steps and rules: new and removed ones, and of others only the places that are said in another way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulekit.book.changes.bodies import Place, in_rules, rewritten
from rulekit.book.changes.called import Called
from rulekit.book.changes.entry import NOTHING, Entry, Figure, Rewritten, Told, removed
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
        before: the game without what changes.
        after: the game with it.
        told: the steps in the order in which the rulebook tells them; others follow.
        called: what the books call them.
    """
    names = (*told, *(one.name for one in after.game.steps if one.name not in told))
    made: list[Entry] = []
    for name in both([one.name for one in before.game.steps], names):
        old, new = before.game.step(name), after.game.step(name)
        noun = Noun(name, "steps")
        if new is None:
            made.append(removed(noun))
        elif old is None:
            made.append(Told(Sentence("added_step", {"step": noun, "of": _needs(new)}), (), after.all(new.body)))
        else:
            if _needs(old) != _needs(new):
                made.append(Figure((label("done_for"), noun), _done_for(old), _done_for(new)))
            made += _by_rules(in_rules(old.body, new.body, before, after), noun, called)
            versions = rewritten(_of_everybody(name, before), _of_everybody(name, after), before, after)
            made += (Rewritten(called.changed("", noun), versions),) if versions else ()
    return tuple(made)


def _of_everybody(step: str, narrator: Narrator) -> tuple[Modifier, ...]:
    """What happens around a step, or is offered during it, for everybody."""
    return tuple(one for one in narrator.game.modifiers_of(step) if one.holder == EVERYBODY)


def _needs(step: Step) -> tuple[Noun, ...]:
    """What a step is done for."""
    return tuple(Noun(one.name) for one in step.needs)


def _done_for(step: Step) -> Line:
    return _needs(step) or NOTHING


def _by_rules(places: tuple[Place, ...], step: Noun, called: Called) -> Iterator[Entry]:
    """What is said in another way, rule by rule; outside of rules that readers know by their names, of the step."""
    found: dict[Sentence, list[Place]] = {}
    for one in places:
        found.setdefault(called.changed(one.rule, step), []).append(one)
    for sentence, ones in found.items():
        (rule, *_) = (one.rule for one in ones)
        named = sentence.parts.get("noun") != step and sentence.name != "labelled"
        if named and all(not one.version.new for one in ones):
            yield removed(Noun(rule, "rules"))
        else:
            yield Rewritten(sentence, tuple(one.version for one in ones))
