"""The routines that are functions of their own, because they are called more than once and never pause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.machine.wasm.body import Body, Frame
from rulekit.machine.wasm.encoding import I32, I64, Module, block, get, global_get, global_set, put
from rulekit.machine.wasm.expressions import Expressions
from rulekit.machine.wasm.statements import Statements
from rulekit.machine.wasm.storage import Storage
from rulekit.machine.wasm.ways import Ways

__all__ = ["Functions", "function_body"]

TRAVELLING = ("state", "decisions", "left")


def function_body(parameters: list[int]) -> Body:
    """The body of a new function, with locals for what travels with a play."""
    body = Body(parameters)
    body.state, body.decisions, body.left = body.fresh(I64), body.fresh(), body.fresh()
    return body


class Functions:
    """They are written when they are first called; what travels with a play stands in globals meanwhile.

    Args:
        module: what they are part of.
        storage: where the slots are.
        owned: by routine, the slots that may be locals of its function; see ``owned.py``.
    """

    def __init__(self, module: Module, storage: Storage, owned: Mapping[int, int] | None = None) -> None:
        self._module = module
        self._owned = owned or {}
        self._storage = storage
        self.ways = Ways(module, storage.memory)
        self._numbers: dict[int, int] = {}
        self.globals = {name: module.add_global(I64 if name == "state" else I32) for name in TRAVELLING}

    def travelling(self, body: Body, routine: int) -> Iterator[tuple[int, int]]:
        """What a routine takes with it and changes: the local of a function and the global for each."""
        simplified = self._storage.simplified
        found = simplified.whole.analysis.body(simplified.body(routine))
        if found.rolls or found.decides:
            yield body.state, self.globals["state"]
            yield body.decisions, self.globals["decisions"]
        drawing = (found.rolls or found.decides) and simplified.most
        if drawing or (found.decides and simplified.program.budget is not None):
            yield body.left, self.globals["left"]

    def number(self, routine: int) -> int:
        """The number of the function of a routine."""
        if routine not in self._numbers:
            self._numbers[routine] = self._module.reserve()
            self._write(routine)
        return self._numbers[routine]

    def _write(self, routine: int) -> None:
        simplified = self._storage.simplified
        body = function_body([])
        finishes = simplified.whole.analysis.body(simplified.body(routine)).finishes
        if finishes:
            body.finished = body.fresh()
        body.depth = body.finish = 1
        body.frames.append(Frame(simplified.whole.routines[routine].label, 1, b""))
        storage = self._storage.of_function(body, owned) if (owned := self._owned.get(routine, 0)) else self._storage
        code = block(Statements(Expressions(storage, body), self).body(simplified.body(routine)))
        before = after = b""
        for local, glob in self.travelling(body, routine):
            before += global_get(glob) + put(local)
            after += get(local) + global_set(glob)
        code = before + code + after + (get(body.finished) if finishes else b"")
        kind = self._module.type((), (I32,) if finishes else ())
        self._module.fill(self._numbers[routine], kind, code, body.locals)
