"""History in rules is the History of the specification: a referee by hand follows plays and never disagrees."""

from __future__ import annotations

from collections import Counter

from rulekit import load
from tests.games.history_board import EMPIRES, EVENTS
from tests.games.history_match import follow

PLAYS = {3: 2, 4: 2, 5: 1, 6: 2}  # by the number of players; every other one begins with a full board
CLASSIC = {3: 3, 4: 1, 5: 1, 6: 1}
WAYS = {"by_land", "by_caravan", "by_fleet", "fortify", "disband", "besiege", "retreat", "throw_again"}
WAYS |= {"with_army", "with_token", "keep", "forward", "back", "development"}
WAYS |= {"pyramids", "ramparts", "satrapies", "edicts", "walls", "horse_archers"}


def test_rules_are_those_of_the_specification() -> None:
    seen: Counter[str] = Counter()
    for players, plays in PLAYS.items():
        game = load("history_of_the_world", players=players)
        for seed in range(plays):
            follow(game, seed, seen, crowded=seed % 2 == 0)
    missed = (WAYS | EMPIRES.keys() | EVENTS.keys()) - {one for one, count in seen.items() if count}
    assert not missed, f"the plays compared were too tame: {sorted(missed)}"


def test_the_classic_draft_is_that_of_the_specification() -> None:
    seen: Counter[str] = Counter()
    for players, plays in CLASSIC.items():
        game = load("history_of_the_world", variants=["classic_draft"], players=players)
        for seed in range(plays):
            follow(game, seed, seen, crowded=False)
    assert all(seen[f"{verb}_{kind}"] for verb in ("keep", "give") for kind in ("event", "empire"))
