"""The steps of a turn as bands: what each is about, in pictures, and all of it where that is one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Band, Bands, Line, Listing
from rulekit.document.sentence import Icon, Noun
from rulekit.model.effect import Changes, Rolls
from rulekit.model.game import Step

__all__ = ["bands"]

MOST = 5
"""So many pictures stand in a band."""


def bands(order: Listing, steps: Sequence[Step], narrator: Narrator) -> Bands:
    """The steps of a turn.

    Args:
        order: their list, an item for each.
        steps: the steps in that order.
        narrator: turns them into sentences.
    """
    made: list[Band] = []
    for at, (item, step) in enumerate(zip(order.items, steps, strict=True)):
        whole = _whole(step, narrator) if step not in steps[:at] else ()  # one that comes again was told
        made.append(Band(item.line, whole, _about(step, narrator), f"step-{step.name}"))
    return Bands(tuple(made))


def _whole(step: Step, narrator: Narrator) -> Line:
    """All that is done in a step if it is said in one sentence; its beginning alone would mislead."""
    said = narrator.all(step.body)
    whole = said[0].clause if len(said) == 1 and not narrator.flow.calls(step.body) else None
    return (whole,) if whole is not None else ()


def _about(step: Step, narrator: Narrator) -> Line:
    """Pictures of what is rolled, comes and goes in a step: the dice, then in the order of what is declared."""
    game = narrator.game
    found = {step.name} if step.name in narrator.pictures else {*_things(step, narrator)}
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
