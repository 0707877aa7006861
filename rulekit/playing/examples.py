"""Worked examples, run several times over; what they expect must hold every time."""

from __future__ import annotations

import attrs
from attrs import frozen

from rulekit.compiler.program import Compiled
from rulekit.machine.python import compile_program
from rulekit.machine.runner import Runner
from rulekit.model.game import Deed, Example
from rulekit.model.statement import Statement
from rulekit.pipeline import Checked, compiled
from rulekit.playing.table import Table
from rulekit.playing.trial import Failed, Trial
from rulekit.source import Span

__all__ = ["Outcome", "run_examples", "still_true"]

TRIES = 8
"""How often what an example leaves open is filled in anew."""


@frozen
class Outcome:
    """How an example came out: nothing failed when ``message`` is empty."""

    example: Example
    message: str = ""
    span: Span | None = None


def run_examples(checked: Checked, examples: tuple[Example, ...] | None = None) -> tuple[Outcome, ...]:
    """Run examples of a checked game, all if none are named; one program serves all of one number of players."""
    assert checked.game is not None
    wanted = checked.game.examples if examples is None else examples
    made: dict[int, Outcome] = {}
    for players in sorted({len(one.cast) for one in wanted}):
        group = [one for one in wanted if len(one.cast) == players]
        statements = tuple(statement for one in group for statement in _statements(one))
        table = Table(checked, players, checking=True)
        program = _every_step(table, statements)
        runner = compile_program(program.program, explicit=True, checked=True)
        first = 0
        for one in group:
            made[id(one)] = _tried(one, table, program, runner, first)
            first += len(_statements(one))
    return tuple(made[id(one)] for one in wanted)


def still_true(checked: Checked) -> Checked:
    """The same game without those of its own examples that its variants have made untrue."""
    game = checked.game
    if game is None or not game.variants:
        return checked
    kept = tuple(one.example for one in run_examples(checked) if not one.message)
    return attrs.evolve(checked, game=attrs.evolve(game, examples=kept))


def _statements(example: Example) -> tuple[Statement, ...]:
    return tuple(one.statement for one in example.lines if isinstance(one, Deed) and one.statement is not None)


def _tried(example: Example, table: Table, program: Compiled, runner: Runner, first: int) -> Outcome:
    for seed in range(TRIES):
        try:
            Trial(example, table, program, runner, seed, first).run()
        except Failed as problem:
            return Outcome(example, str(problem), problem.span)
    return Outcome(example)


def _every_step(table: Table, statements: tuple[Statement, ...]) -> Compiled:
    """The game's program with a way into every step and the example's own statements."""
    made = compiled(table.game, table.players, (*statements, *_nothing()))
    table.__dict__["program"] = made
    return made


def _nothing() -> tuple[Statement, ...]:
    from rulekit.statements.do import Nothing  # noqa: PLC0415  # asks for the ways into all steps

    return (Nothing(),)
