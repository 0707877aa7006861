"""Many pairs of games, and a table of those that are not told apart: ``python -m tests.meaning --pairs 100000``."""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time

from tests.meaning.games import base_of
from tests.meaning.run import Finding, drawn, least, run

FROM_EACH = 60
"""So many pairs are made of one game."""
AT_ONCE = 8
"""So many games each process gets before what came of them is told."""

Made = tuple[Counter[str], list[Finding], float]


def one_game(seed: int, *, small: bool = True) -> Made:
    """What comes of changes to one random game, and the seconds that it took."""
    outcomes: Counter[str] = Counter()
    before = process_time()
    base = base_of(seed, small=small)
    some = drawn(base.text, Random(seed), Counter())  # noqa: S311  # changes to try, not secrets
    found = list(run(base, some, FROM_EACH, outcomes))
    return outcomes, found, process_time() - before


def games(first: int, jobs: int, *, small: bool) -> Iterator[Made]:
    """What comes of one game after the other."""
    seeds, made = iter(range(first, 1 << 30)), partial(one_game, small=small)
    if jobs == 1:
        yield from map(made, seeds)
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            yield from pool.map(made, list(islice(seeds, AT_ONCE * jobs)))


def main() -> None:
    """Run as many games as give so many pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1000, help="how many pairs that are played differently")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--whole", action="store_true", help="games with all that a game may have, which take longer")
    parser.add_argument("--new", action="store_true", help="leave out what is known")
    parser.add_argument("--toml", type=Path, help="a file for the smallest case of each class, to go on from")
    wanted = parser.parse_args()
    outcomes: Counter[str] = Counter()
    seconds, pairs = 0.0, 0
    classes: dict[tuple[str, str, tuple[str, ...], str], list[Finding]] = defaultdict(list)
    for seed, (counted, found, took) in enumerate(games(wanted.seed, wanted.jobs, small=not wanted.whole), wanted.seed):
        outcomes.update(counted)
        seconds += took
        pairs = sum(outcomes.values()) - outcomes["wrong"] - outcomes["alike"]
        for one in found:
            if not wanted.new or one.unknown:
                classes[one.kind, one.at, one.verdict.tags, one.verdict.why].append(one)
                print(f"{seed}: {one}\n", flush=True)
        if pairs >= wanted.pairs or seed % AT_ONCE == 0:
            print(f"{seed}: {pairs:,} pairs in {seconds:,.0f} s: {_counted(outcomes)}", flush=True)
        if pairs >= wanted.pairs:
            break
    entries: list[str] = []
    for (kind, at, tags, why), found in sorted(classes.items(), key=lambda one: -len(one[1])):
        print(f"{len(found):>5}  {kind:<16} {at:<44} {' '.join(tags):<20} {why}")
        smallest = min(found, key=lambda one: len(one.pair))
        if wanted.toml is not None:
            entries.append(least(smallest).entry())
    if wanted.toml is not None:
        wanted.toml.write_text("\n".join(entries), "utf-8")


def _counted(outcomes: Counter[str]) -> str:
    return ", ".join(f"{count:,} {name}" for name, count in outcomes.most_common())


if __name__ == "__main__":
    main()
