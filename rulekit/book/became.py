"""What becomes of what lies on a board from one state to another: it stays, comes, moves, changes hands, or is gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from rulekit.book.laid_on import NOBODY, Laid, Lies
from rulekit.document.plan import Fate

__all__ = ["Became", "became"]

Key = tuple[int, int, str]
"""Whose, on which place, of which sort."""


@frozen
class Became:
    """What lies on a board with what becomes of it.

    Args:
        laid: all that lay there before or lies there now.
        moves: from where to where something went, by the numbers of the places.
    """

    laid: Laid
    moves: tuple[tuple[int, int], ...]


def became(before: Sequence[Lies], after: Sequence[Lies]) -> Became:
    """What comes of what lay there.

    Where one place of somebody has less than before and one has more, that went from there to here, as whatever sort.
    Somebody who gets what another had there without leaving another place has it turned over.

    Args:
        before: what lay there.
        after: what lies there.
    """
    was, now = _counted(before), _counted(after)
    lost, got = was - now, now - was
    owners = dict.fromkeys(owner for owner, _, _ in (*was, *now))
    moves = tuple(found for owner in owners for found in _moved(owner, lost, got))
    left = {(owner, start) for owner in owners for start, _ in _moved(owner, lost, got)}
    lost_at = {place: owner for owner, place, _ in lost}
    still = [one for one in owners if not any(owner == one for owner, _, _ in lost)]
    made: list[Lies] = []
    for key in dict.fromkeys((*was, *now)):
        owner, place, sort = key
        if owner == NOBODY:
            made.append(_of_nobody(key, was[key], now[key]))
            continue
        stays = min(was[key], now[key])
        turned = owner in still and lost_at.get(place, owner) != owner
        goes = Fate.LEAVES if (owner, place) in left else Fate.GOES
        kinds = ((stays, Fate.STAYS), (got[key], Fate.TURNS if turned else Fate.COMES), (lost[key], goes))
        made += [Lies(place, owner, sort, count, fate) for count, fate in kinds if count]
    return Became(tuple(_without_turned(made)), moves)


def _counted(laid: Sequence[Lies]) -> Counter[Key]:
    found: Counter[Key] = Counter()
    for one in laid:
        found[one.owner, one.place, one.sort] += one.count
    return found


def _moved(owner: int, lost: Counter[Key], got: Counter[Key]) -> Iterator[tuple[int, int]]:
    starts, goals = ({place for who, place, _ in some if who == owner} for some in (lost, got))
    if owner != NOBODY and len(starts) == len(goals) == 1:
        (start,), (goal,) = starts, goals
        if start != goal:
            yield start, goal


def _of_nobody(key: Key, was: int, now: int) -> Lies:
    owner, place, sort = key
    found = Lies(place, owner, sort, now)
    return found if was == now else evolve(found, fate=Fate.COMES if now > was else Fate.GOES, was=was)


def _without_turned(made: Sequence[Lies]) -> Iterator[Lies]:
    """Without what another has now in the same place: that is seen there."""
    taken = {one.place for one in made if one.owner != NOBODY and one.fate is Fate.TURNS}
    return (one for one in made if not (one.place in taken and one.fate is Fate.GOES))
