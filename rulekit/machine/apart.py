"""Copies of the routines that are tried out somewhere, which are run there: elsewhere these may stop then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from attrs import evolve

from rulekit.machine.instructions import (
    Abandon,
    Attempt,
    Call,
    Chance,
    Decide,
    Explore,
    Finish,
    If,
    Instruction,
    Leave,
    Note,
    Pool,
    Program,
    Repeat,
    Store,
    Sweep,
)

__all__ = ["apart"]

Body = tuple[Instruction, ...]


def apart(program: Program, tried: frozenset[int]) -> Program:
    """A program that does the same and tries out only copies, which stand behind all other routines.

    Args:
        program: the program.
        tried: the numbers of the routines that are tried out somewhere, and of those that these call.
    """
    copies = {number: len(program.routines) + at for at, number in enumerate(sorted(tried))}
    made = [evolve(one, body=_body(one.body, copies, within=False)) for one in program.routines]
    made += [evolve(one, body=_body(one.body, copies, within=True)) for one in (program.routines[at] for at in copies)]
    return evolve(program, routines=tuple(made))


def _body(body: Body, copies: Mapping[int, int], *, within: bool) -> Body:
    """The same that calls copies wherever something is tried out, which it is ``within`` what is tried itself."""
    return tuple(_instruction(one, copies, within=within) for one in body)


def _instruction(one: Instruction, copies: Mapping[int, int], *, within: bool) -> Instruction:
    match one:
        case Call(routine):
            return Call(copies[routine]) if within else one
        case If(condition, then, other):
            return If(condition, _body(then, copies, within=within), _body(other, copies, within=within))
        case Repeat() | Sweep():
            return evolve(one, body=_body(one.body, copies, within=within))
        case Decide():
            arms = tuple(evolve(arm, body=_body(arm.body, copies, within=within)) for arm in one.arms)
            return evolve(one, arms=arms)
        case Attempt(body):
            return evolve(one, body=_body(body, copies, within=True))
        case Explore(step, beyond=beyond):
            return evolve(one, step=_body(step, copies, within=True), beyond=_body(beyond, copies, within=True))
        case Store() | Leave() | Finish() | Abandon() | Chance() | Pool() | Note():
            return one
        case _:
            assert_never(one)
