"""``python -m tests.long.endure --plays 100000000``: random plays of every game in one process, watching its memory.

A game gets a share by the root of its speed, so that short games make up the number and long ones most of the time.
The games take turns in a hundred rounds: memory that grows with the plays is seen to grow.
"""

from __future__ import annotations

import argparse
import gc
import math
import os
import sys
import time
from pathlib import Path

from attrs import define

import rulekit
from rulekit.machine.wasm.runner import Module
from rulekit.playing.game import load
from rulekit.playing.simulation import native

PLAYS = 100_000_000
ROUNDS = 100
TRIAL = 0.5  # seconds in which the speed of a game is seen
PAGE = os.sysconf("SC_PAGE_SIZE") / (1 << 20)


@define
class Runner:
    """A game.

    Args:
        name: what it is called.
        module: what plays it.
        seed: of the next play.
        decisions: of all plays.
        endless: the plays that were given up.
        seconds: of the processor.
    """

    name: str
    module: Module
    seed: int = 0
    decisions: int = 0
    endless: int = 0
    seconds: float = 0.0

    def play(self, count: int) -> None:
        """Play so many more, in an instance of its own."""
        instance, batch, end = self.module.instance(), self.module.compiled.batch, self.seed + count
        began = time.process_time()
        while self.seed < end:
            seeds = range(self.seed, min(self.seed + batch, end))
            plays = instance.plays(seeds)
            assert len(plays) == len(seeds)
            self.decisions += sum(plays.decisions)
            self.endless += len(plays) - len(plays.ended())
            self.seed = seeds.stop
        self.seconds += time.process_time() - began


def memory() -> float:
    """MiB of this process that are in memory now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def ready(names: list[str]) -> list[tuple[Runner, float]]:
    """The games that the native runner plays, with their plays a second."""
    found = []
    for name in names:
        module = native(load(name).table.program.program)
        if module is None:
            print(f"{name}: only the Python runner plays it")
            continue
        one = Runner(name, module)
        while one.seconds < TRIAL:
            one.play(max(1, one.seed))
        found.append((one, one.seed / one.seconds))
    return found


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.long.endure", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all bundled games if none is named")
    parser.add_argument("--plays", type=int, default=PLAYS)
    options = parser.parse_args()
    games = ready(options.games or list(rulekit.games()))
    whole = sum(math.sqrt(speed) for _, speed in games)
    shares = [max(ROUNDS, round(options.plays * math.sqrt(speed) / whole)) for _, speed in games]
    gc.collect()
    seen = [memory()]
    try:
        for at in range(1, ROUNDS + 1):
            for (one, _), share in zip(games, shares, strict=True):
                one.play(share * at // ROUNDS - share * (at - 1) // ROUNDS)
            seen.append(memory())
            played = sum(one.seed for one, _ in games)
            print(f"round {at}: {played} plays, {seen[-1]:.1f} MiB", flush=True)
    except KeyboardInterrupt:
        print("stopped; what was played until then:")
        seen.append(memory())
    print("| game | plays | decisions | given up | processor, s |\n|---|--:|--:|--:|--:|")
    for one, _ in games:
        print(f"| {one.name} | {one.seed:,} | {one.decisions:,} | {one.endless:,} | {one.seconds:.0f} |")
    first, last = (f"{one:.1f}" for one in (seen[1], seen[-1]))
    print(f"memory: {seen[0]:.1f} MiB before, {first} after a round, {last} at the end, {max(seen):.1f} at most")
    return 0


if __name__ == "__main__":
    sys.exit(main())
