"""What a step does, with all the steps that it does and what modifies them."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.model.effect import Changes, Verb
from rulekit.statements.also_pay import AlsoPay

__all__ = ["steps_within", "verbs_within"]


def steps_within(step: str, narrator: Narrator) -> frozenset[str]:
    """The names of a step and of all that it does."""
    open_, seen = [step], set[str]()
    while open_:
        found = narrator.game.step(open_.pop())
        if found is not None and found.name not in seen:
            seen.add(found.name)
            open_ += narrator.flow.calls(found.body)
    return frozenset(seen)


def verbs_within(step: str, narrator: Narrator) -> frozenset[tuple[str, Verb]]:
    """Which fields it changes, and how; modifiers of its steps do so, too."""
    game, names = narrator.game, steps_within(step, narrator)
    bodies = [one.body for one in game.steps if one.name in names]
    bodies += [one.body for one in game.modifiers if one.target in names]
    found = (one for body in bodies for one in game.vocabulary.effects(body))
    also = {
        (one.means.what.field.name, Verb.PAY)
        for one in game.modifiers
        if isinstance(one, AlsoPay) and one.target in names
    }
    return frozenset((one.field.name, one.verb) for one in found if isinstance(one, Changes)) | also
