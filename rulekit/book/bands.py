"""The steps of a turn as bands: what each is about, in pictures, all of it where that is short, and its tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.faces import dice_given_in
from rulekit.book.narrator import Narrator
from rulekit.book.outcomes import counted_outcomes
from rulekit.book.passages import laid_out
from rulekit.book.sources import unsourced
from rulekit.document.blocks import Band, Bands, Block, Line, Listing, TableBlock
from rulekit.document.sentence import Icon, Noun, Sentence
from rulekit.model.effect import Changes, Rolls
from rulekit.model.game import Step

__all__ = ["bands", "by_name", "statements"]

MOST = 5
"""So many pictures stand in a band."""
SHORT = 5
"""A step of no more statements is told in its band as it is."""
MOST_TOLD = 9
"""One of no more is told with its alternatives by their names alone; of a longer one the beginning would mislead."""
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
        told, beside = _told(step, narrator)
        if step in steps[:at] and (beside or sum(map(statements, narrator.all(step.body))) > AGAIN):
            told, beside = (), ()
        made.append(Band(item.line, told, _about(step, narrator), f"step-{step.name}", beside))
    return Bands(tuple(made))


def _told(step: Step, narrator: Narrator) -> tuple[tuple[Block, ...], tuple[Block, ...]]:
    """The words of a step, and the tables that stand beside them."""
    counted = counted_outcomes(step, narrator)
    words: tuple[Block, ...] = tuple(one for one in counted if not isinstance(one, TableBlock))
    tables = [one for one in counted if isinstance(one, TableBlock)]
    tables += [evolve(one, caption=()) for one in dice_given_in(step, narrator)]
    if not counted:
        said = narrator.all(step.body)
        if sum(map(statements, said)) > SHORT:
            said = tuple(map(by_name, said))
        words = laid_out(said, ordered=len(step.body) > 1) if sum(map(statements, said)) <= MOST_TOLD else ()
    return words, tuple(evolve(unsourced(one), anchor="", in_text=True) for one in tables)


def statements(said: Clause) -> int:
    """How many statements a clause says."""
    return max(1, sum(map(statements, said.items)))


def by_name(said: Clause) -> Clause:
    """The same with alternatives that are chosen from by their names alone, in one line."""
    names = [one.parts["noun"] for each in said.items if (one := each.clause or each.lead) and one.name in ALTERNATIVES]
    if names and len(names) == len(said.items):
        return evolve(said, items=(Clause(Sentence("alternatives", {"items": tuple(names)})),))
    return evolve(said, items=tuple(map(by_name, said.items)))


ALTERNATIVES = frozenset({"option", "option_lead"})
"""What says one of several things to choose."""


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
