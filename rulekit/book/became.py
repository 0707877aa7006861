"""What becomes of what lies on a board from one state to another: it stays, comes, moves, changes hands, or is gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from attrs import evolve, frozen

from rulekit.book.laid_on import NOBODY, Laid, Lies
from rulekit.book.legs import Leg, legs, rests
from rulekit.document.plan import Fate

__all__ = ["Became", "became"]

Key = tuple[int, int, str]
"""Whose, on which place, of which sort."""


@frozen
class Became:
    """What lies on a board with what becomes of it.

    Args:
        laid: all that lay there before, lies there now, or rested there on its way.
        moves: from where to where something went, in order.
    """

    laid: Laid
    moves: tuple[Leg, ...]

    @property
    def changed(self) -> frozenset[int]:
        """The places on which something came to be otherwise."""
        return frozenset(one.place for one in self.laid if one.fate is not Fate.STAYS)


def became(*stands: Sequence[Lies]) -> Became:
    """What comes of what lay there.

    Where one place of somebody has less than before and one has more, that went from there to here, as whatever sort.
    Somebody who gets what another had there without leaving another place has it turned over.

    Args:
        stands: what lay there, each time that it changed: at first, in between, and at last.
    """
    before, after = stands[0], stands[-1]
    was, now = _counted(before), _counted(after)
    lost, got = was - now, now - was
    owners = dict.fromkeys(owner for owner, _, _ in (*was, *now))
    moves = tuple(legs(stands))
    left = {(one.owner, one.start) for one in moves}
    lost_at = {place: owner for owner, place, _ in lost}
    still = [one for one in owners if not any(owner == one for owner, _, _ in lost)]
    made: list[Lies] = []
    for key in dict.fromkeys(key for one in stands for key in _counted(one)):
        owner, place, sort = key
        if owner == NOBODY:
            made.append(_of_nobody(key, [_counted(one)[key] for one in stands]))
            continue
        stays = min(was[key], now[key])
        turned = owner in still and lost_at.get(place, owner) != owner
        goes = Fate.LEAVES if (owner, place) in left else Fate.GOES
        kinds = ((stays, Fate.STAYS), (got[key], Fate.TURNS if turned else Fate.COMES), (lost[key], goes))
        made += [Lies(place, owner, sort, count, fate) for count, fate in kinds if count]
    rested = [
        Lies(place, owner, _sort(owner, place, stands), count, Fate.RESTS)
        for (owner, place), count in rests(stands).items()
    ]
    return Became((*_without_turned(made), *rested), moves)


def _counted(laid: Sequence[Lies]) -> Counter[Key]:
    found: Counter[Key] = Counter()
    for one in laid:
        found[one.owner, one.place, one.sort] += one.count
    return found


def _sort(owner: int, place: int, stands: Sequence[Sequence[Lies]]) -> str:
    """Of which sort it was that somebody had on a place for a while."""
    return next(one.sort for laid in stands for one in laid if (one.owner, one.place) == (owner, place))


def _of_nobody(key: Key, counts: Sequence[int]) -> Lies:
    owner, place, sort = key
    was, *between, now = _turns(counts)
    found = Lies(place, owner, sort, now)
    if not between and was == now:
        return found
    return evolve(found, fate=Fate.COMES if now > was else Fate.GOES, was=was, between=tuple(between))


def _turns(counts: Sequence[int]) -> list[int]:
    """The first and the last of some numbers, and between them each at which it is no longer more and more, or less."""
    found = [one for one, _ in groupby(counts)]
    inner = zip(found, found[1:], found[2:], strict=False)
    return [counts[0], *(here for before, here, after in inner if (here > before) != (after > here)), counts[-1]]


def _without_turned(made: Sequence[Lies]) -> Iterator[Lies]:
    """Without what another has now in the same place: that is seen there."""
    taken = {one.place for one in made if one.owner != NOBODY and one.fate is Fate.TURNS}
    return (one for one in made if not (one.place in taken and one.fate is Fate.GOES))
