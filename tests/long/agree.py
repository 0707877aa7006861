"""``python -m tests.long.agree --seeds 10000``: both runners, number by number, on every bundled game and variant.

Decisions, the state of chance, the ranking and every slot of the end. The seeds of a case are dealt out among its
numbers of players. All cases have few plays first and more later, so a run that is stopped has been everywhere.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from attrs import define, field

import rulekit
from rulekit.machine.plays import played
from rulekit.machine.wasm.runner import Instance
from rulekit.machine.wasm.value import Unsupported
from rulekit.playing.game import load
from rulekit.playing.seating import Seating
from tests.machine.wasm.agreement import module, rows

SEEDS = 10_000
FIRST, GROWING = 100, 10  # plays of each case in the first round, and how many times as many in the next
BATCH = 250


@define
class Case:
    """A game, perhaps with a variant, for so many players.

    Args:
        game: its name.
        variants: one at most.
        seating: the players.
        whole: the module that keeps every slot.
        bare: the module that keeps none, which leaves out what nobody reads.
        batch: plays at once.
        first: the first seed to compare.
        done: the seed behind the last that was compared.
        wrong: the seeds of those that differ.
        seconds: of the Python runner, and of the native one for both modules.
    """

    game: str
    variants: tuple[str, ...]
    seating: Seating
    whole: Instance
    bare: Instance
    batch: int
    first: int = 0
    done: int = 0
    wrong: list[int] = field(factory=list[int])
    seconds: tuple[float, float] = (0.0, 0.0)

    @property
    def title(self) -> str:
        """Of the line that tells of it."""
        return f"{' + '.join((self.game, *self.variants))}, {self.seating.players} players"

    @property
    def compared(self) -> int:
        """How many plays were."""
        return self.done - self.first

    def compare(self, until: int) -> None:
        """Go on until so many plays are compared."""
        slots = tuple(range(len(self.seating.program.program.slots)))
        while self.done < until:
            seeds = range(self.done, min(self.done + self.batch, until))
            times = [time.process_time()]
            expected = played(self.seating.seeded, seeds, slots)
            times.append(time.process_time())
            found, short = self.whole.plays(seeds), rows(self.bare.plays(seeds))
            times.append(time.process_time())
            wanted, size = rows(expected), found.record.size - len(slots)
            there = rows(found)
            self.wrong += [one for one in seeds if there[one] != wanted[one] or short[one] != wanted[one][:size]]
            self.done = seeds.stop
            self.seconds = self.seconds[0] + times[1] - times[0], self.seconds[1] + times[2] - times[1]


def cases(names: list[str]) -> Iterator[Case]:
    """Each game and each of its variants with every number of players."""
    for game in names:
        for variants in ((), *((one,) for one in rulekit.variants_of(game))):
            rules = load(game, variants).rules
            for players in range(rules.players_low, rules.players_high + 1):
                seating = load(game, variants, players).table
                program = seating.program.program
                try:
                    whole, bare = module(program, tuple(range(len(program.slots)))), module(program)
                except Unsupported as reason:
                    print(f"{game}: only the Python runner plays it: {reason}", flush=True)
                    break
                batch = min(BATCH, whole.compiled.batch, bare.compiled.batch)
                yield Case(game, variants, seating, whole.instance(), bare.instance(), batch)


def main() -> int:
    """Compare; 1 if anything differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.long.agree", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all bundled games if none is named")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="of each game and of each variant")
    parser.add_argument("--after", type=int, default=0, help="so many of these were compared in an earlier run")
    options = parser.parse_args()
    found = list(cases(options.games or list(rulekit.games())))
    together: dict[tuple[str, tuple[str, ...]], list[Case]] = {}
    for one in found:
        together.setdefault((one.game, one.variants), []).append(one)
    for some in together.values():
        for one in some:
            one.done = one.first = -(-options.after // len(some))
    target, began = min(options.after + FIRST, options.seeds), time.monotonic()
    try:
        while True:
            order = sorted(together, key=lambda key: sum(one.seconds[0] for one in together[key]))
            for key in order:
                for one in together[key]:
                    one.compare(-(-target // len(together[key])))
                print(f"{time.monotonic() - began:7.0f} s  {' + '.join((key[0], *key[1]))}: {target}", flush=True)
            if target == options.seeds:
                break
            target = min(target * GROWING, options.seeds)
    except KeyboardInterrupt:
        print("stopped; what was compared until then:")
    print("| game | players | plays | differ | Python, s | native, s |\n|---|--:|--:|--:|--:|--:|")
    for one in found:
        name = " + ".join((one.game, *one.variants))
        python, native = one.seconds
        print(f"| {name} | {one.seating.players} | {one.compared} | {len(one.wrong)} | {python:.1f} | {native:.2f} |")
    for one in found:
        if one.wrong:
            print(f"{one.title}: {len(one.wrong)} plays differ, those of the seeds {one.wrong[:10]} among them")
    print(f"{sum(one.compared for one in found)} plays, {sum(len(one.wrong) for one in found)} of them differ")
    return 1 if any(one.wrong for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
