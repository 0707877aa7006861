"""What was found out about the texts of a game, kept from run to run by those texts and by the code that found it."""

from __future__ import annotations

import io
import pickle
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copyreg import dispatch_table
from hashlib import sha256
from types import MappingProxyType
from typing import Any, TypeVar

from rulekit import cache
from rulekit.driver.code import our_code
from rulekit.driver.frozen_values import Reducers, reducer

__all__ = ["kept"]

T = TypeVar("T")

UNREADABLE = (pickle.UnpicklingError, AttributeError, ImportError, EOFError, LookupError, TypeError, ValueError)
"""What reading raises where something else is kept than was asked for."""
WORTH_S = 0.03
"""What is found sooner, in seconds of the processor, is found again instead of being kept."""


def kept(kind: type[T], what: Sequence[str], shared: Mapping[str, object], find: Callable[[], T]) -> T:
    """What was found of the same before, or what is found now, which is then kept.

    Args:
        kind: what is found; anything else that is kept there is found again.
        what: all that it depends on but for our own code, the texts whole.
        shared: objects of which there is one; what refers to them does so again when it is read.
        find: finds it out.
    """
    said = (*our_code(), kind.__name__, *what)
    key = sha256("".join(f"{len(one)} {one}" for one in said).encode()).hexdigest()[:32]
    path = cache.folder() / "games" / f"{key}.bin"
    data = cache.read(path)
    if data is not None:
        # INVARIANT: what is read may run code, so nobody but the user can have put it there; ``cache.read`` makes sure.
        with suppress(*UNREADABLE):
            found = _Reader(io.BytesIO(data), shared).load()
            if isinstance(found, kind):
                return found
    began = time.thread_time()
    new = find()
    if time.thread_time() - began >= WORTH_S:
        written = io.BytesIO()
        _Writer(written, shared).dump(new)
        cache.write(path, written.getvalue())
    return new


class _Writer(pickle.Pickler):
    """Writes frozen values; of each shared object its name.

    What is shared is told by its class: to be asked of every object (``persistent_id``) would take half of the time.
    """

    def __init__(self, to: io.BytesIO, shared: Mapping[str, object]) -> None:
        super().__init__(to, protocol=5)
        names = {id(one): name for name, one in shared.items()}

        def reduced(one: object) -> Any:  # noqa: ANN401  # as pickle calls it
            name = names.get(id(one))
            if name is not None:
                return _shared, (name,)
            reduce = reducer(type(one))
            return one.__reduce_ex__(5) if reduce is None else reduce(one)

        self.dispatch_table = Reducers(dispatch_table)
        self.dispatch_table[MappingProxyType] = lambda one: (_as_proxy, (dict(one),))
        self.dispatch_table |= {type(one): reduced for one in shared.values()}


class _Reader(pickle.Unpickler):
    """Reads them again."""

    def __init__(self, data: io.BytesIO, shared: Mapping[str, object]) -> None:
        super().__init__(data)
        self.shared = shared

    def find_class(self, module_name: str, global_name: str) -> Any:  # noqa: ANN401  # as pickle calls it
        """What a name in what is read stands for; for a shared object, that of here."""
        if (module_name, global_name) == (_shared.__module__, _shared.__name__):
            return self.shared.__getitem__
        return super().find_class(module_name, global_name)


def _shared(name: str) -> object:
    """The shared object of a name; whoever reads what is kept says which it is."""
    raise LookupError(name)


def _as_proxy(found: dict[object, object]) -> Mapping[object, object]:
    """A mapping that nobody changes; its class has no name to be found by."""
    return MappingProxyType(found)
