"""Counts of plays: the same as of plays that are gone through choice by choice; adding is counting all at once."""

from __future__ import annotations

from collections import Counter

import pytest

from rulekit.balance.counting import count
from rulekit.balance.counts import Counts
from rulekit.balance.intervals import difference, share
from rulekit.balance.watching import watched
from rulekit.playing.contests import played_again
from rulekit.playing.game import load
from rulekit.playing.state import State

SEEDS = range(300, 324)


def trail(end: State) -> list[tuple[State, int]]:
    """The states of a play at which somebody chose or chance fell, with what was taken."""
    found, state = list[tuple[State, int]](), end
    while isinstance(state.origin, tuple):
        state, number = state.origin
        found.append((state, number))
    return found[::-1]


@pytest.mark.parametrize("name", ["pig", "kalah", "roll_through_the_ages"])
def test_counts_are_those_of_recorded_plays(name: str) -> None:
    game = load(name)
    found = count(game.table, [], SEEDS, closely=True)
    ends, taken = Counter[tuple[int, ...]](), Counter[tuple[object, ...]]()
    for seed in SEEDS:
        end = played_again(game.table, seed)
        ends[tuple(end.ranking.winners)] += 1
        took = set[tuple[object, ...]]()
        for state, number in trail(end):
            option = next(one for one in state.options if one.number == number)
            if option.kind in ("go", "item"):
                took.add((option.verb, option.path, state.player))
        taken.update(took)
    assert found.ends == ends
    assert found.watched == found.played == len(SEEDS)
    counted = Counter[tuple[object, ...]]()
    for (step, path, kind, value), one in found.taken.items():
        for seat, plays in enumerate(one.plays):
            if kind in ("go", "item") and plays:
                counted[step, tuple(term for term, _ in path) + ((value,) if value else ()), seat] = plays
    # An option that is alone is taken, and is no choice that a record would have.
    assert counted >= taken
    assert name != "pig" or counted == taken


@pytest.mark.parametrize("name", ["pig", "four_in_a_row", "hearts", "liars_dice"])
def test_watching_changes_no_play(name: str) -> None:
    game = load(name)
    plain = count(game.table, [], SEEDS, closely=False)
    close = count(game.table, [], SEEDS, closely=True)
    assert (plain.ends, plain.decisions, plain.points) == (close.ends, close.decisions, close.points)


def test_bots_are_watched_as_well() -> None:
    game = load("tic_tac_toe")
    found = count(game.table, ["greedy", "random"], range(4), closely=True)
    plain = count(game.table, ["greedy", "random"], range(4), closely=False)
    assert (found.ends, found.decisions) == (plain.ends, plain.decisions)
    # Each place is taken once at most; the last one of a full board is no choice.
    chosen = sum(length * plays for length, plays in found.decisions.items())
    assert chosen <= sum(sum(one.plays) for one in found.taken.values()) <= chosen + found.played


def test_parts_add_up_to_the_whole() -> None:
    table = load("roll_through_the_ages").table
    whole = count(table, [], range(40), closely=True)
    parts = [count(table, [], some, closely=True) for some in (range(25, 40), range(25))]
    assert parts[0] + parts[1] == whole
    assert whole + Counts(2) == whole


def test_a_step_that_nobody_comes_to_is_never_done() -> None:
    assert watched(load("roll_through_the_ages").table).steps.keys() >= {"complete", "feed"}


def test_intervals() -> None:
    # The figures of Newcombe's paper, for 56 of 70 and 48 of 80: 0.0524 to 0.3339.
    found = difference(share(56, 70), share(48, 80))
    assert (round(found.low, 4), round(found.high, 4)) == (0.0524, 0.3339)
    assert round(share(0, 10).low, 9) == 0
    assert round(share(0, 10).high, 4) == 0.2775
