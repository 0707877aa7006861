"""The rounds of a game, played and told: chapters for its book."""

from __future__ import annotations

import attrs
from attrs import frozen

from rulekit.check.consequences import consequences
from rulekit.document.blocks import Block
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import CHECKED, Checked
from rulekit.machine.marks import Mark, marked
from rulekit.machine.runner import Runner
from rulekit.model.example import Example
from rulekit.playing.chances import all_chances
from rulekit.playing.prepared import Prepared, made_ready
from rulekit.playing.rounds import chapter
from rulekit.playing.seating import Seating
from rulekit.playing.watched import Watched
from rulekit.remembering import remembered

__all__ = ["Stage", "stage_of", "told"]


@frozen
class Stage:
    """Where rounds are played.

    Args:
        prepared: those that are.
        table: the game and its players; its program stops where steps begin and end.
        runner: of that program.
        marks: what each stop is, by what the chance says of itself.
    """

    prepared: tuple[Prepared, ...]
    table: Seating
    runner: Runner
    marks: dict[int, Mark]


def stage_of(checked: Checked, examples: tuple[Example, ...], players: int) -> Stage:
    """Where some rounds of a game are played by so many people."""
    assert checked.game is not None
    prepared, table = made_ready(checked, examples, players)
    steps = {step.name for step in checked.game.steps}
    program = table.program.program
    numbers = frozenset(at for at, routine in enumerate(program.routines) if routine.name in steps)
    stopping = marked(program, numbers, len(table.program.labels))
    table.__dict__["program"] = attrs.evolve(table.program, program=stopping.program)
    return Stage(prepared, table, table.explicit, stopping.marks)


@remembered(16)
def told(example: Example, checked: Checked) -> tuple[tuple[Block, ...], ...]:
    """What is told of a round, as a chapter, for each way in which that can fall which the round leaves open.

    Args:
        example: a round that holds.
        checked: its game.
    """
    assert checked.game is not None
    stage = stage_of(checked, (example,), len(example.cast))
    (one,) = stage.prepared
    kept = consequences(checked.game, CHECKED.vocabulary)
    narrator = narrator_of(checked)
    found: list[tuple[Block, ...]] = []
    for chances in all_chances():
        run = Watched(
            example,
            stage.table,
            stage.table.program,
            stage.runner,
            one.statements,
            one.questions,
            chances,
            kept,
            marks=stage.marks,
        )
        run.run()
        found.append(chapter(example, run.moments, narrator))
    return tuple(found)
