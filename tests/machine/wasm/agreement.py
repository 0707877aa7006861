"""Whole plays on both runners, compared number by number."""

from __future__ import annotations

from rulekit.machine.instructions import Program
from rulekit.machine.plays import Plays, played
from rulekit.machine.python import compile_program
from rulekit.machine.wasm.module import compile_plays
from rulekit.machine.wasm.runner import Module, engine

__all__ = ["agree", "module", "rows"]

ENGINE = engine()


def module(program: Program, slots: tuple[int, ...] = (), *, counting: bool = False) -> Module:
    """A program as a module, compiled now."""
    import wasmtime  # noqa: PLC0415 where it is missing, only those who ask for a module fail

    compiled = compile_plays(program, slots, counting=counting)
    native = wasmtime.Module(ENGINE, compiled.code)
    return Module(compiled, ENGINE, native, lambda: module(program, slots, counting=True))


def rows(plays: Plays) -> dict[int, list[int]]:
    """By seed, what is kept of a play."""
    size = plays.record.size
    return {seed: plays.numbers[at * size : (at + 1) * size].tolist() for at, seed in enumerate(plays.seeds)}


def agree(program: Program, seeds: range, more: range = range(0)) -> None:
    """Assert that both runners play alike: decisions, chance, ranking and every slot of the end.

    A module that keeps no slot is another program: it leaves out what nobody reads. It plays ``more``, too.
    """
    slots = tuple(range(len(program.slots)))
    runner = compile_program(program)
    whole = module(program, slots).instance()
    bare = module(program).instance()
    wanted = played(runner, seeds, slots)
    assert rows(whole.plays(seeds)) == rows(wanted)
    for several in (seeds, more):
        if several:
            expected, found = played(runner, several), bare.plays(several)
            assert rows(found) == rows(expected)
            assert list(found.winners()) == list(expected.winners())
