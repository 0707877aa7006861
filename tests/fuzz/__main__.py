"""``python -m tests.fuzz --seconds 3600 --seed 1``: tries cases for so long; what goes wrong is kept, made small."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random

from tests.fuzz.case import Fault, Files
from tests.fuzz.families import FAMILIES
from tests.fuzz.shrink import shrunk
from tests.fuzz.watch import Watched

SHRINKING_S = 30.0
"""So long at most a case is made smaller."""


def main() -> int:
    """Try cases; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--family", action="append", choices=FAMILIES, help="only these; may be repeated")
    parser.add_argument("--out", type=Path, default=Path("build/fuzz"), metavar="DIR", help="where faults are kept")
    parser.add_argument("--only", type=int, metavar="CASE", help="one case of one family, by its number")
    options = parser.parse_args()
    families = [name for name in options.family or FAMILIES for _ in range(FAMILIES[name].often)]
    draw, began, count = Random(options.seed), time.monotonic(), 0  # noqa: S311  # cases to try, not secrets
    found: dict[tuple[str, Fault], int] = {}
    watched = Watched()
    while time.monotonic() - began < options.seconds:
        family, seed = draw.choice(families), draw.randrange(1 << 40)
        if options.only is not None:
            seed = options.only
        fault, files = watched.ask(family, seed)
        count += 1
        if fault is not None:
            key = (family, fault)
            found[key] = found.get(key, 0) + 1
            if found[key] == 1:
                print(f"{family} {seed}: {fault.stage}: {fault.kind} in {fault.where}", flush=True)
                _keep(options.out, family, seed, fault, _small(watched, family, seed, fault, files))
        if options.only is not None:
            break
    watched.close()
    print(f"{count} cases in {time.monotonic() - began:.0f} s, {len(found)} kinds of faults")
    took, family, seed = watched.slowest
    print(
        f"the largest process held {watched.largest / 1024:.0f} MB; the slowest case took {took:.1f} s: {family} {seed}"
    )
    for (family, fault), times in sorted(found.items(), key=lambda one: -one[1]):
        print(f"{times:6}  {family}: {fault.stage}: {fault.kind} in {fault.where}")
    return 1 if found else 0


def _small(watched: Watched, family: str, seed: int, fault: Fault, files: Files) -> Files:
    """The files of a case with as little in the largest of them as still goes wrong."""
    if not files or fault.kind in ("slow", "hang", "memory"):
        return files
    name = max(files, key=lambda one: len(files[one]))
    until = time.monotonic() + SHRINKING_S

    def faulty(text: str) -> bool:
        made = {**files, name: text.encode("utf-8", "surrogateescape")}
        return time.monotonic() < until and watched.ask(family, seed, made)[0] == fault

    text = shrunk(files[name].decode("utf-8", "surrogateescape"), faulty)
    return {**files, name: text.encode("utf-8", "surrogateescape")}


def _keep(out: Path, family: str, seed: int, fault: Fault, files: Files) -> None:
    folder = out / f"{family}-{seed}"
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "said.txt").write_text(f"{fault.stage}: {fault.kind} in {fault.where}\n{fault.said}", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
