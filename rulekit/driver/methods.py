"""The methods that attrs writes for our classes, compiled once and kept from run to run.

A command makes some hundreds of classes when it starts. What attrs writes for each is a text, and to have Python
compile these texts takes longer than all else about the classes.
"""

from __future__ import annotations

import marshal
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import ModuleSpec, PathFinder
from types import CodeType, ModuleType
from typing import TYPE_CHECKING

from rulekit import cache

if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    Loader = object  # it need not be one, and importing it takes as long as all the rest

__all__ = ["Methods"]

WRITER = "attr._make"
"""The module that compiles what attrs writes."""
SALT = "hash((\n"
"""What stands before a number that attrs draws anew in each process; it only tells the hashes of two classes apart."""


class Methods:
    """What was compiled for a command before, from when on attrs is imported.

    Args:
        command: its name; other commands make other classes.

    Nothing is read before attrs is imported, and where attrs compiles in another way than today nothing changes.
    """

    def __init__(self, command: str) -> None:
        said = f"{sys.version} {sys.flags.optimize} {command}"
        self.path = cache.folder() / "methods" / f"{sha256(said.encode()).hexdigest()[:32]}.bin"
        self._known: dict[bytes, CodeType] = {}
        self._used: dict[bytes, CodeType] = {}
        if WRITER not in sys.modules:
            sys.meta_path.insert(0, self)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """How the module that compiles is loaded: as ever, then it is told who compiles."""
        if fullname != WRITER:
            return None
        sys.meta_path.remove(self)
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.loader is not None:
            spec.loader = _Loading(spec.loader, self)
        return spec

    def begin(self, writer: ModuleType) -> None:
        """Compile for a module from now on."""
        data = cache.read(self.path)
        # INVARIANT: what is read becomes code, so nobody but the user can have put it there; ``cache.read`` makes sure.
        self._known = marshal.loads(data) if data is not None else {}  # noqa: S302  # as said above
        vars(writer)["compile"] = self._compiled

    def keep(self) -> None:
        """Keep what was compiled, if any of it was not known."""
        if self._used.keys() - self._known.keys():
            cache.write(self.path, marshal.dumps(self._used))

    def _compiled(self, script: str, filename: str, mode: str) -> CodeType:
        """As ``compile`` does it."""
        salt = script.find(SALT) + 1
        same = script[:salt] + script[script.index(",", salt) :] if salt else script
        key = sha256(f"{mode}\0{filename}\0{same}".encode()).digest()
        found = self._known.get(key)
        if found is None:
            found = compile(script, filename, mode, dont_inherit=True)
        self._used[key] = found
        return found


class _Loading(Loader):
    """Loads a module as another loader does, and says when it is there."""

    def __init__(self, loader: Loader, methods: Methods) -> None:
        self.loader = loader
        self.methods = methods

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """As the other does."""
        return self.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """As the other does, and then say so."""
        self.loader.exec_module(module)
        self.methods.begin(module)
