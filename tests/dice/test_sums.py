"""Two dice whose sum must be something, one chosen after the other: what leads nowhere is never offered."""

from __future__ import annotations

import random
from pathlib import Path

import rulekit
from rulekit.driver.pipeline import check_source
from rulekit.playing.examples import run_examples
from rulekit.source import Source
from tests.machine.wasm.agreement import agree

PATH = Path(__file__).parent / "climb.rules"


def test_examples_hold() -> None:
    outcomes = run_examples(check_source(Source("climb.rules", PATH.read_text("utf-8"))))
    assert [(one.example.name, one.message) for one in outcomes] == [("hopeless", "")]


def test_each_pair_is_the_sum_of_an_open_route() -> None:
    chooser = random.Random(5)  # noqa: S311  # plays to try, not secrets
    state, asked = rulekit.load(str(PATH), players=2).start(5), 0
    routes = dict(zip(state.rope, range(2, 13), strict=True))
    for _ in range(80):
        if state.is_over:
            break
        if state.step == "follow":
            free = [one for one in routes if state.winner[one] is None and (state.rope[one] or state.runners)]
            sums = {routes[one] for one in free}
            assert {state.front + int(one.path[-1]) for one in state.options} <= sums
            asked += 1
        state = state.apply(chooser.choice(state.options))
    assert asked


def test_both_runners_climb_alike() -> None:
    agree(rulekit.load(str(PATH), players=2).table.program.program, range(3))
