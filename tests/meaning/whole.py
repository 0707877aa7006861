"""Every single change to a game that there is: ``python -m tests.meaning.whole burrow`` or a game that comes along."""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.meaning.changes import changes
from tests.meaning.pairs import Base
from tests.meaning.run import Finding, run
from tests.meaning.shipped import base_of_game, text_of
from tests.meaning.small import GAMES, path_of


def where(game: str) -> str:
    """A small game by its file, any other by its name."""
    return str(path_of(game)) if game in GAMES else game


def some(game: str, first: int, step: int) -> tuple[Counter[str], list[Finding]]:
    """What comes of every so manyth change to a game."""
    base: Base = base_of_game(where(game))
    outcomes: Counter[str] = Counter()
    every = changes(base.text)[first::step]
    return outcomes, list(run(base, every, len(every), outcomes))


def main() -> None:
    """Try all of them, and tell what is not told."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--step", type=int, default=1, help="only every so manyth change")
    wanted = parser.parse_args()
    for game in wanted.games:
        print(game, len(changes(text_of(where(game)))), "changes")
        outcomes: Counter[str] = Counter()
        with ProcessPoolExecutor(wanted.jobs) as pool:
            parts = range(0, wanted.jobs * wanted.step, wanted.step)
            done = [pool.submit(some, game, first, wanted.jobs * wanted.step) for first in parts]
            for one in done:
                counted, found = one.result()
                outcomes.update(counted)
                for each in found:
                    print(each, "" if each.unknown else "(known)")
        print(", ".join(f"{count:,} {name}" for name, count in outcomes.most_common()))


if __name__ == "__main__":
    main()
