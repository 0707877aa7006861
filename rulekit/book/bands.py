"""The steps of a turn as bands: what each is about, in pictures, all of it where that is short, and its tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve

from rulekit.book.alternatives import apart
from rulekit.book.glance import glance, statements
from rulekit.book.narrator import Narrator
from rulekit.book.orders_drawn import orders_drawn
from rulekit.book.sign_of_count import with_sign
from rulekit.document.blocks import Band, Bands, Line, Listing
from rulekit.document.sentence import Icon, Noun
from rulekit.model.effect import Changes, Rolls
from rulekit.model.game import Step

__all__ = ["bands"]

MOST = 5
"""So many pictures stand in a band."""
AGAIN = 1
"""A step that comes again is told again if it is no longer."""


def bands(order: Listing, steps: Sequence[Step], narrator: Narrator) -> Bands:
    """The steps of a turn.

    Args:
        order: their list, an item for each.
        steps: the steps in that order.
        narrator: turns them into sentences.
    """
    made: list[Band] = []
    narrator = evolve(narrator, in_place={})  # at a glance the title of a short step is enough
    for at, (item, step) in enumerate(zip(order.items, steps, strict=True)):
        seen = glance(step, narrator, across=True)
        again = step in steps[:at] and (seen.tables or statements(narrator.all(step.body)) > AGAIN)
        words, choices = ((), ()) if again else apart(seen.words, narrator)
        tables = (with_sign(one, step, narrator) for one in seen.tables)
        beside = () if again else (*choices, *tables, *orders_drawn(seen.words, narrator))
        made.append(Band(item.line, words, _about(step, narrator), f"step-{step.name}", beside))
    return Bands(tuple(made))


def _about(step: Step, narrator: Narrator) -> Line:
    """Pictures of what is rolled, comes and goes in a step, or in those that it carries out, in the order of rules."""
    game = narrator.game
    found = {step.name} if step.name in narrator.pictures else {*_things(step, narrator)}
    if not found:  # it is done in the steps that it carries out
        called = (game.step(name) for name in narrator.flow.calls(step.body))
        found = {name for one in called if one is not None for name in _things(one, narrator)}
    fields, tables = (one.name for one in game.fields), (one.name for one in game.tables)
    dice = (one.name for one in (game.die, *game.die.kinds)) if game.die is not None else ()
    declared = (step.name, *dice, *fields, *tables)
    return tuple(Icon(one, Noun(one)) for one in [one for one in dict.fromkeys(declared) if one in found][:MOST])


def _things(step: Step, narrator: Narrator) -> Iterator[str]:
    game = narrator.game
    for effect in game.vocabulary.effects(step.body):
        match effect:
            case Changes(field=one):
                names: tuple[str, ...] = (one.name, one.each, one.of)
            case Rolls(dice=thrown) if game.die is not None:
                names = (*(one.noun for one in thrown), game.die.name)
            case _:
                continue
        yield from [name for name in names if name in narrator.pictures][:1]
