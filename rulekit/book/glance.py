"""A step at a glance: what it says as lines, the alternatives of a longer one by name, and the tables that it is."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve, frozen

from rulekit.book.clause import Clause
from rulekit.book.faces import dice_given_in
from rulekit.book.narrator import Narrator
from rulekit.book.outcomes import counted_outcomes
from rulekit.book.passages import laid_out
from rulekit.book.sources import unsourced
from rulekit.document.blocks import Block, TableBlock
from rulekit.document.sentence import Sentence
from rulekit.model.game import Step

__all__ = ["Glance", "by_names", "glance", "statements"]

SHORT = 5
"""A step of no more statements is told as it is."""
MOST_TOLD = 9
"""One of no more is told with its alternatives by their names alone; of a longer one the beginning would mislead."""


@frozen
class Glance:
    """What is seen of a step.

    Args:
        words: what it says, as paragraphs and lists; nothing of a step that is too long.
        tables: what it looks up in, without captions.
    """

    words: tuple[Block, ...]
    tables: tuple[TableBlock, ...]


def glance(step: Step, narrator: Narrator, few: int = 0, *, across: bool = False) -> Glance:
    """What a step does, as short as it can be said.

    Args:
        step: the step.
        narrator: the game.
        few: so many alternatives are told all the same: their names do not say what each brings.
        across: whether it stands in a band across the page: the faces of dice side by side, tables in what is left.
    """
    counted = counted_outcomes(step, narrator, brief=across)
    tables = [one for one in counted if isinstance(one, TableBlock)]
    tables += [evolve(one, caption=()) for one in dice_given_in(step, narrator, across=across)]
    if counted:
        words: tuple[Block, ...] = tuple(one for one in counted if not isinstance(one, TableBlock))
    else:
        said = narrator.all(step.body)
        if statements(said) > SHORT:
            short = tuple(_by_name(one, 0) for one in said)
            said = tuple(_by_name(one, few) for one in said) if statements(short) <= MOST_TOLD else ()
        words = laid_out(said, ordered=len(step.body) > 1) if said else ()
    return Glance(words, tuple(evolve(unsourced(one), anchor="", in_text=True) for one in tables))


def by_names(step: Step, narrator: Narrator) -> tuple[Block, ...]:
    """A step with its alternatives by their names alone, however few or short they are.

    Args:
        step: the step.
        narrator: the game.
    """
    said = tuple(_by_name(one, 0) for one in narrator.all(step.body))
    return laid_out(said, ordered=len(step.body) > 1)


def statements(said: Iterable[Clause]) -> int:
    """How many statements clauses say."""
    return sum(max(1, statements(one.items)) for one in said)


def _by_name(said: Clause, few: int) -> Clause:
    """The same with alternatives that are chosen from, if they are not few, by their names alone, in one line."""
    names = [one.parts["noun"] for each in said.items if (one := each.clause or each.lead) and one.name in ALTERNATIVES]
    if len(names) > few and len(names) == len(said.items):
        return evolve(said, items=(Clause(Sentence("alternatives", {"items": tuple(names)})),))
    items = tuple(_by_name(one, few) for one in said.items)
    match said.lead, items:
        case Sentence(name="case_of_value_lead"), (
            Clause(
                lead=Sentence(name="choose_one_lead"), items=(Clause(clause=Sentence(name="alternatives")),) as below
            ),
        ):
            return evolve(said, items=below)  # of one case the names say that one of them is chosen
        case _:
            return evolve(said, items=items)


ALTERNATIVES = frozenset({"option", "option_lead"})
"""What says one of several things to choose."""
