"""The families of the fuzzer, and one case of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from attrs import frozen

from tests.fuzz import edits, pictures, rules, saved, variants, words
from tests.fuzz.case import LIMIT_S, Fault, Files, Stages, fault_of

__all__ = ["FAMILIES", "Family", "made", "tried"]


@frozen
class Family:
    """How the files of a case are made, and what is done with them; ``often``: its share of the cases."""

    make: Callable[[Random], Files]
    run: Callable[[Path, Random, Stages], None]
    often: int


FAMILIES: Mapping[str, Family] = {
    "rules": Family(rules.make, rules.run, 10),
    "variants": Family(variants.make, variants.run, 1),
    "words": Family(words.make, words.run, 5),
    "edits": Family(edits.make, edits.run, 5),
    "pictures": Family(pictures.make, pictures.run, 5),
    "saved": Family(saved.make, saved.run, 6),
}


def made(family: str, seed: int) -> Files:
    """The files of a case: the same for the same seed."""
    return FAMILIES[family].make(Random(f"{family} {seed}"))  # noqa: S311  # cases to try, not secrets


def tried(family: str, seed: int, files: Files, limit: float | None = LIMIT_S) -> Fault | None:
    """What goes wrong with files that a case was made of."""
    fault = _once(family, seed, files, limit)
    # What is slow once may have waited for something, or have filled a cache.
    return _once(family, seed, files, limit) if fault is not None and fault.kind == "slow" else fault


def _once(family: str, seed: int, files: Files, limit: float | None) -> Fault | None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        for path, data in files.items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_bytes(data)
        draw = Random(f"run {seed}")  # noqa: S311  # as above
        return fault_of(lambda stages: FAMILIES[family].run(folder, draw, stages), limit)
