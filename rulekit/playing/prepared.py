"""Worked examples made ready to run: one program for all of one number of players."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from rulekit.compiler.program import Extra, Question
from rulekit.driver.pipeline import Checked, compiled
from rulekit.machine.pruned import pruned
from rulekit.machine.python import compile_program
from rulekit.machine.runner import Runner
from rulekit.model.example import PERSON, Action, Example, Fact
from rulekit.model.statement import Statement
from rulekit.playing.asking import question_of
from rulekit.playing.seating import Seating

__all__ = ["Prepared", "made_ready", "runner_of"]


@frozen
class Prepared:
    """An example, and which of the program's own statements and questions its lines are, by the number of the line."""

    example: Example
    statements: dict[int, int]
    questions: dict[int, int]


def made_ready(checked: Checked, examples: Iterable[Example], players: int) -> tuple[tuple[Prepared, ...], Seating]:
    """Examples for so many players, and the table that they are played at; its program can do what they do.

    Args:
        checked: the game.
        examples: those of them that so many play.
        players: how many.
    """
    table = Seating(checked, players, checking=True)
    statements: list[Statement] = []
    questions: list[Question] = []
    group = tuple(_prepared(one, statements, questions) for one in examples)
    people = tuple(PERSON - at for at in range(players))
    program = compiled(table.game, players, extra=Extra(people, tuple(statements), tuple(questions)))
    table.__dict__["program"] = program
    return group, table


def runner_of(group: Iterable[Prepared], table: Seating) -> Runner:
    """What runs some examples at their table; from then on nothing else can be played there.

    Args:
        group: the examples.
        table: where they are played, with its program, in which there may be stops.
    """
    made = table.program
    begun = {*(one.number for one in made.extra), *made.questions}
    for one in group:
        begun |= {made.program.opening} if one.example.told else set()  # a round may begin as the game does
        begun |= {
            made.entries[line.step].number for line in one.example.lines if isinstance(line, Action) and line.step
        }
    runner = compile_program(pruned(made.program, begun), explicit=True, checked=table.checking)
    table.__dict__["explicit"] = runner
    return runner


def _prepared(example: Example, statements: list[Statement], questions: list[Question]) -> Prepared:
    """An example with its statements and questions added to those that the program shall have."""
    made = Prepared(example, {}, {})
    for at, line in enumerate(example.lines):
        if isinstance(line, Action) and line.statement is not None:
            made.statements[at] = len(statements)
            statements.append(line.statement)
        elif isinstance(line, Fact) and line.then and (question := question_of(line)):
            made.questions[at] = len(questions)
            questions.append(question)
    return made
