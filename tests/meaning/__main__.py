"""Many pairs of games, and a table of those that are not told apart: ``python -m tests.meaning --pairs 100000``."""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from random import Random

from tests.meaning.games import base_of
from tests.meaning.run import Finding, drawn, least, run

FROM_EACH = 60
"""So many pairs are made of one game."""


def one_game(seed: int) -> tuple[Counter[str], list[Finding]]:
    """What comes of changes to one random game."""
    outcomes: Counter[str] = Counter()
    base = base_of(seed)
    some = drawn(base.text, Random(seed), Counter())  # noqa: S311  # changes to try, not secrets
    return outcomes, list(run(base, some, FROM_EACH, outcomes))


def main() -> None:
    """Run as many games as give so many pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1000, help="how many pairs that are played differently")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--new", action="store_true", help="leave out what is known")
    parser.add_argument("--toml", type=Path, help="a file for the smallest case of each class, to go on from")
    wanted = parser.parse_args()
    outcomes: Counter[str] = Counter()
    classes: dict[tuple[str, str, tuple[str, ...], str], list[Finding]] = defaultdict(list)
    seeds = iter(range(wanted.seed, 1 << 30))
    with ProcessPoolExecutor(wanted.jobs) as pool:
        while sum(outcomes.values()) - outcomes["wrong"] - outcomes["alike"] < wanted.pairs:
            for counted, found in pool.map(one_game, list(islice(seeds, 8 * wanted.jobs))):
                outcomes.update(counted)
                for one in found:
                    if not wanted.new or one.unknown:
                        classes[one.kind, one.at, one.verdict.tags, one.verdict.why].append(one)
    print(", ".join(f"{count:,} {name}" for name, count in outcomes.most_common()))
    entries: list[str] = []
    for (kind, at, tags, why), found in sorted(classes.items(), key=lambda one: -len(one[1])):
        print(f"{len(found):>5}  {kind:<16} {at:<44} {' '.join(tags):<20} {why}")
        smallest = min(found, key=lambda one: len(one.pair))
        if wanted.toml is not None:
            entries.append(least(smallest).entry())
    if wanted.toml is not None:
        wanted.toml.write_text("\n".join(entries), "utf-8")


if __name__ == "__main__":
    main()
