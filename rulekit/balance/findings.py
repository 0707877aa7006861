"""What is found, in plain sentences: only what the intervals bear out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt

from attrs import frozen

from rulekit.balance.counts import Counts, Thing
from rulekit.balance.intervals import Interval, deviations, difference
from rulekit.balance.said import measured, named, percent, player, points_within, within
from rulekit.document.blocks import Line
from rulekit.document.sentence import Noun, Number, Part, Sentence

__all__ = ["ENOUGH", "Report", "compared", "gains", "mean", "never_done", "never_taken", "of_one"]

ENOUGH = 30
"""So often somebody must have taken an option, and so often not, before anything is said of it."""
NAMED = 5
"""So many options are named in sentences; the table has all."""
LISTED = 12
"""So many options that nobody took are named."""


@frozen
class Report:
    """What one game's plays came to.

    Args:
        name: what the column is called: the variants, or that there are none.
        counts: of its plays.
    """

    name: Line
    counts: Counts


def mean(tally: Counter[int]) -> Interval:
    """The mean of some numbers, with an interval by their spread."""
    count = sum(tally.values())
    if not count:
        return Interval(0.0, 0.0, 0.0, 0)
    at = sum(one * many for one, many in tally.items()) / count
    spread = sum((one - at) ** 2 * many for one, many in tally.items()) / max(count - 1, 1)
    half = deviations() * sqrt(spread / count)
    return Interval(at, at - half, at + half, count)


def gains(counts: Counts) -> dict[Thing, Interval]:
    """What taking each option goes along with, for those that were taken and left often enough to tell."""
    asked = [thing for thing in counts.taken if _often(counts, thing)]
    found = {thing: counts.gain(thing, len(asked)) for thing in asked}
    return {thing: one for thing, one in found.items() if one is not None}


def _often(counts: Counts, thing: Thing) -> bool:
    took = sum(counts.taken[thing].plays)
    return ENOUGH <= took <= counts.watched * counts.players - ENOUGH


def never_taken(counts: Counts) -> tuple[Thing, ...]:
    """The options that nobody took in any play that was watched."""
    return tuple(thing for thing, one in counts.taken.items() if not any(one.plays)) if counts.watched else ()


def never_done(counts: Counts) -> tuple[str, ...]:
    """The steps that were done in no play that was watched."""
    return tuple(step for step, many in counts.done.items() if not many) if counts.watched else ()


def of_one(report: Report) -> Iterator[Sentence]:
    """What is found of one game."""
    counts = report.counts
    if counts.ended:
        yield from _seats(counts)
        yield from _length(counts)
    if counts.unfinished:
        yield Sentence("games_unfinished", {"share": percent(counts.unfinished / counts.played)})
    yield from _options(counts)


def _seats(counts: Counts) -> Iterator[Sentence]:
    """Who wins more or less than their share of the games that somebody won."""
    if counts.unwon:
        yield Sentence("nobody_wins", {"share": percent(counts.unwon / counts.ended)})
    if counts.players == 1 or counts.unwon == counts.ended:
        return
    fair = (counts.ended - counts.unwon) / counts.ended / counts.players
    found = False
    for seat in range(counts.players):
        one = counts.wins(seat)
        if not one.holds(fair):
            found = True
            parts: dict[str, Part] = {
                "seat": Number(seat + 1),
                "share": within(one),
                "fair": percent(fair),
                "more": one.at > fair,
            }
            yield Sentence("seat_favoured", parts)
    if not found:
        yield Sentence("seats_alike", {"fair": percent(fair), "within": percent(counts.precision)})


def _length(counts: Counts) -> Iterator[Sentence]:
    """How long a game is, and how often the lead changes."""
    rounds = mean(counts.rounds).at
    takes: dict[str, Part] = {
        "choices": measured(mean(counts.decisions).at),
        "rounds": measured(rounds) if rounds else False,
    }
    yield Sentence("game_takes", takes)
    if any(counts.leads.elements()):
        yield Sentence("lead_changes", {"times": measured(mean(counts.leads).at)})


def _options(counts: Counts) -> Iterator[Sentence]:
    """Which options go along with winning or losing, and what never happens."""
    found = gains(counts)
    sure = [(thing, one) for thing, one in found.items() if not one.holds(0.0)]
    sure.sort(key=lambda pair: -abs(pair[1].at))
    for more in (True, False):
        told = tuple(_by(thing, one) for thing, one in sure[:NAMED] if (one.at > 0) is more)
        if told:
            yield Sentence("options_and_wins", {"options": told, "more": more})
    if found and not sure:
        yield Sentence("options_and_wins_unseen")
    never = never_taken(counts)
    if never:
        rest = len(never) - LISTED
        parts: dict[str, Part] = {
            "options": tuple(named(one) for one in never[:LISTED]),
            "rest": Number(rest) if rest > 0 else False,
        }
        yield Sentence("never_taken", parts)
    undone = never_done(counts)
    if undone:
        yield Sentence("never_done", {"steps": tuple(Noun(one, "steps") for one in undone)})


def _by(thing: Thing, found: Interval) -> Sentence:
    return Sentence("option_by", {"option": named(thing), "points": points_within(found)})


def compared(base: Counts, other: Counts) -> Iterator[Sentence]:
    """What is different with the variants."""
    if not base.ended or not other.ended:
        return
    moved, widest = False, 0.0
    for seat in range(base.players):
        old, new = base.wins(seat), other.wins(seat)
        by = difference(new, old)
        widest = max(widest, by.half)
        if not by.holds(0.0):
            moved = True
            parts: dict[str, Part] = {
                "seat": Number(seat + 1),
                "share": percent(new.at),
                "old": percent(old.at),
                "more": by.at > 0,
            }
            yield Sentence("seat_moved", parts)
    if not moved and base.players > 1:
        yield Sentence("seats_unmoved", {"within": percent(widest)})
    yield from _points_moved(base, other)
    old, new = mean(base.decisions), mean(other.decisions)
    half = sqrt(old.half**2 + new.half**2)
    if abs(new.at - old.at) > half and old.at:
        share = abs(new.at - old.at) / old.at
        yield Sentence("game_takes_other", {"share": percent(share), "more": new.at > old.at})
    else:
        yield Sentence("game_takes_same")


def _points_moved(base: Counts, other: Counts) -> Iterator[Sentence]:
    """What players have in the end."""
    old, new = (mean(sum(one.points, Counter[int]())) for one in (base, other))
    # Players of one game may fare alike, so that all of them together tell no more than one.
    half = sqrt((old.half**2 + new.half**2) * base.players)
    if abs(new.at - old.at) > half:
        yield Sentence("points_moved", {"points": measured(new.at), "old": measured(old.at)})


def seats(players: int) -> Sequence[Line]:
    """What the players are called."""
    return [(player(seat),) for seat in range(players)]
