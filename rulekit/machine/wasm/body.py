"""The function that is being written: its locals, the blocks around the place being written, and what may be left."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from attrs import define, field, frozen

from rulekit.machine.wasm.encoding import I32, get, global_get, global_set, put

__all__ = ["Body", "Frame"]


@frozen
class Frame:
    """A loop or routine that a ``Leave`` may leave.

    Args:
        label: its label.
        depth: how many blocks there are around the place behind it, its own among them.
        resets: code that gives its own slots their start values; it stands behind its block, too.
    """

    label: int
    depth: int
    resets: bytes


@define(eq=False)
class Body:
    """A function.

    Args:
        kinds: the types of its locals, parameters first.
        parameters: how many of them are parameters.
        depth: how many blocks there are around the place being written.
        finish: ``depth`` inside the block behind which play is over.
        frames: what may be left, the innermost last.
        state: the local with the state of chance.
        decisions: the local that counts decisions.
        left: the local with the steps that are still allowed; see ``Budget``.
        finished: the local that says that play is over; -1 in the function of whole plays, which goes on by itself.
        travelling: the globals of the state of chance, the decisions and the steps left, in a function that leaves
            these there; empty in one that keeps them in locals.
    """

    kinds: list[int]
    parameters: int = field(init=False)
    depth: int = 0
    finish: int = 0
    frames: list[Frame] = field(factory=list[Frame])
    state: int = -1
    decisions: int = -1
    left: int = -1
    finished: int = -1
    travelling: tuple[int, ...] = ()

    def __attrs_post_init__(self) -> None:
        self.parameters = len(self.kinds)

    def fresh(self, kind: int = I32) -> int:
        """The number of a new local."""
        self.kinds.append(kind)
        return len(self.kinds) - 1

    @property
    def locals(self) -> tuple[int, ...]:
        """The types of the locals without the parameters."""
        return tuple(self.kinds[self.parameters :])

    def fetch(self, number: int) -> bytes:
        """Code that puts the state of chance (0), the decisions (1) or the steps left (2) into its local."""
        if not self.travelling:
            return b""
        return global_get(self.travelling[number]) + put((self.state, self.decisions, self.left)[number])

    def leave(self, number: int) -> bytes:
        """Code that puts it back from there."""
        if not self.travelling:
            return b""
        return get((self.state, self.decisions, self.left)[number]) + global_set(self.travelling[number])

    @contextmanager
    def inside(self, blocks: int = 1) -> Iterator[None]:
        """While it lasts, what is written stands inside so many blocks more."""
        self.depth += blocks
        yield
        self.depth -= blocks
