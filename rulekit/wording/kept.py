"""Compiled sentences kept from run to run."""

from __future__ import annotations

import marshal
from contextlib import suppress
from pathlib import Path
from types import CodeType

from rulekit import cache

__all__ = ["keep", "kept"]


def kept(path: Path) -> CodeType | None:
    """The code kept at a path; None if there is none, or if anybody else could have written it."""
    # INVARIANT: code is only run if nobody but the user can have put it there; ``cache.read`` makes sure.
    data = cache.read(path)
    if data is not None:
        with suppress(EOFError, ValueError, TypeError):
            code = marshal.loads(data)  # noqa: S302 -- ours, as said above
            return code if isinstance(code, CodeType) else None
    return None


def keep(path: Path, code: CodeType) -> None:
    """Make the path hold code; a cache that can't be written costs time, nothing else."""
    cache.write(path, marshal.dumps(code))
