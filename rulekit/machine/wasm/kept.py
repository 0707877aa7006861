"""Compiled modules kept from run to run."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache as once
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from platform import machine, system
from typing import Any, TypeVar

import wasmtime
from attrs import astuple

from rulekit import cache
from rulekit.machine.instructions import Program
from rulekit.machine.plays import Record
from rulekit.machine.wasm.module import Compiled, compile_plays
from rulekit.machine.wasm.planes import Row
from rulekit.machine.wasm.runner import Module, engine
from rulekit.machine.wasm.stepper import Stepper
from rulekit.machine.wasm.stepping import Stepwise, compile_steps
from rulekit.machine.wasm.value import Unsupported
from rulekit.remembering import remembered

__all__ = ["load", "load_stepper"]

C = TypeVar("C", Compiled, Stepwise)
UNREADABLE = (TypeError, ValueError)
"""What reading raises where something else was packed."""


def load(program: Program, slots: tuple[int, ...] = ()) -> Module:
    """A module that plays a program: one that was kept, or a new one, which is then kept.

    Args:
        program: what is played.
        slots: those whose end value is wanted.

    Raises:
        Unsupported: the program has something that has no WebAssembly here.
    """
    return _module(program, slots, counting=False)


def _module(program: Program, slots: tuple[int, ...], *, counting: bool) -> Module:
    def make() -> Compiled:
        return compile_plays(program, slots, counting=counting)

    kind = f"plays {slots} {counting}"
    return Module(*_kept(kind, program, make, _compiled), lambda: _module(program, slots, counting=True))


def load_stepper(program: Program, slots: tuple[int, ...] = ()) -> Callable[[], Stepper]:
    """What makes steppers of a module that goes from decision to decision, one for each thread; in the same way.

    Args:
        program: what is played.
        slots: those whose end value is wanted.

    Raises:
        Unsupported: the program has something that has no WebAssembly here.
    """
    return partial(Stepper, *_kept(f"steps {slots}", program, lambda: compile_steps(program, slots), _stepwise))


def _kept(
    kind: str, program: Program, make: Callable[[], C], read: Callable[[bytes, list[Any]], C]
) -> tuple[C, wasmtime.Engine, wasmtime.Module]:
    """What was compiled, what runs it, and its code for this machine.

    Args:
        kind: what tells this module of the program from others.
        program: what is played.
        make: compiles it.
        read: the same from the bytes of the module and the rest of what was packed.
    """
    path = cache.folder() / "plays" / f"{_key(kind, program)}.bin"
    here = engine()
    found = _unpacked(cache.read(path), here, read)
    if found is None:
        made = make()
        try:
            native = wasmtime.Module(here, made.code)
        except wasmtime.WasmtimeError as problem:
            message = f"wasmtime refuses the module: {problem}"
            raise Unsupported(message) from problem
        cache.write(path, _packed(made, native))
        found = made, native
    return found[0], here, found[1]


@remembered(64)
def _key(kind: str, program: Program) -> str:
    """What tells a module from others: the program, the code that writes modules, and what runs them."""
    text = f"{_writer()} {version('wasmtime')} {system()} {machine()} {kind} {program!r}"
    return sha256(text.encode()).hexdigest()[:32]


@once
def _writer() -> str:
    """A digest of the code of the machine."""
    whole = sha256()
    for path in sorted(Path(__file__).parents[1].rglob("*.py")):
        whole.update(path.read_bytes())
    return whole.hexdigest()


# ---- Files ----


def _packed(made: C, native: wasmtime.Module) -> bytes:
    """What there is to know, the module, and its code for this machine, each behind its length."""
    code, *facts = astuple(made)
    parts = [json.dumps(facts).encode(), code, bytes(native.serialize())]
    return b"".join(len(part).to_bytes(8, "little") + part for part in parts)


def _unpacked(
    data: bytes | None, here: wasmtime.Engine, read: Callable[[bytes, list[Any]], C]
) -> tuple[C, wasmtime.Module] | None:
    """What was packed; None if there is nothing, or if it is of another machine."""
    if data is None:
        return None
    parts, at = list[bytes](), 0
    while at < len(data):
        size = int.from_bytes(data[at : at + 8], "little")
        parts.append(data[at + 8 : at + 8 + size])
        at += 8 + size
    # INVARIANT: native code is only run if nobody but the user can have put it there; ``cache.read`` makes sure.
    with suppress(wasmtime.WasmtimeError, *UNREADABLE):
        facts, code, native = parts
        return read(code, json.loads(facts)), wasmtime.Module.deserialize(here, native)
    return None


def _compiled(code: bytes, facts: list[Any]) -> Compiled:
    record, output, batch, short = facts
    return Compiled(code, _record(*record), output, batch, short)


def _stepwise(code: bytes, facts: list[Any]) -> Stepwise:
    record, players, first, decisions, slots, count, width, planes, rows, work, total, most = facts
    known = tuple(Row(*row) for row in rows)
    return Stepwise(
        code, _record(*record), players, first, decisions, slots, count, width, planes, known, work, total, most
    )


def _record(players: int, gauges: int, slots: list[int]) -> Record:
    return Record(players, gauges, tuple(slots))
