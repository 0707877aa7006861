"""Many pairs: changes to a game drawn so that every kind of change in every kind of place gets its turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from attrs import frozen

from tests.meaning.changes import Change, changes
from tests.meaning.known import judged, still_unknown
from tests.meaning.marked import marked, shrunk
from tests.meaning.pairs import Base, Verdict, verdict

__all__ = ["Finding", "drawn", "run"]


@frozen
class Finding:
    """A change that is not told, or cannot be said or checked.

    Args:
        kind, at: the class of the change.
        verdict: what came of it.
        pair: the two games as one text.
    """

    kind: str
    at: str
    verdict: Verdict
    pair: str

    def __str__(self) -> str:
        said = f"{self.kind}: {self.at}: {self.verdict.outcome} in {', '.join(self.verdict.tags)} {self.verdict.why}"
        return "\n".join([said, *(line for line in self.pair.splitlines() if line.startswith(("-", "+")))])

    @property
    def unknown(self) -> tuple[str, ...]:
        """The languages in which it was not known."""
        return still_unknown(self.kind, self.at, self.verdict.tags, self.lines)

    @property
    def lines(self) -> str:
        """The lines that differ, ``old | new``."""
        marked = self.pair.splitlines()
        old = " ".join(one[1:].strip() for one in marked if one.startswith("-"))
        new = " ".join(one[1:].strip() for one in marked if one.startswith("+"))
        return f"{old} | {new}"

    def entry(self) -> str:
        """As it is written among what is known."""
        tags = ", ".join(f'"{one}"' for one in self.verdict.tags)
        head = f'[[known]]\nkind = "{self.kind}"\nat = "{self.at}"\ntags = [{tags}]\n'
        return f"{head}why = '''{self.verdict.why}'''\ncase = '''\n{self.pair}'''\n"


def drawn(text: str, draw: Random, seen: Counter[tuple[str, str]]) -> Iterator[Change]:
    """All changes to a game, one of each class first, then a second of each class, and so on.

    Args:
        text: the game.
        draw: draws among equals.
        seen: how often a class was drawn; it is counted on, for games to come.
    """
    every = list(changes(text))
    draw.shuffle(every)
    turns: list[tuple[int, Change]] = []
    for one in every:
        turns.append((seen[one.kind, one.at], one))
        seen[one.kind, one.at] += 1
    return (one for _, one in sorted(turns, key=lambda turn: turn[0]))


def run(base: Base, some: Iterable[Change], pairs: int, outcomes: Counter[str]) -> Iterator[Finding]:
    """What is wrong with changes to a game.

    Args:
        base: the game.
        some: the changes.
        pairs: after so many that make another game of it, it is enough.
        outcomes: all of them are counted in it.
    """
    for one in some:
        if pairs == 0:
            return
        found = verdict(base, changed := one.of(base.text))
        outcomes[found.outcome] += 1
        pairs -= found.outcome not in ("wrong", "alike")
        if found.fails:
            yield Finding(one.kind, one.at, found, marked(base.text, changed))


def least(finding: Finding) -> Finding:
    """The same with the smallest pair of games that shows it with made up words; itself if they do not show it."""

    def fails(pair: str) -> bool:
        try:
            found = judged(pair)
        except ValueError:
            return False
        same = found.outcome == finding.verdict.outcome and found.why == finding.verdict.why
        return same and set(found.tags) >= set(finding.verdict.tags)

    if not fails(finding.pair):
        return finding
    return Finding(finding.kind, finding.at, finding.verdict, shrunk(finding.pair, fails))
