"""Blocks are written where play comes from, but the text of a module stays within its bounds."""

from __future__ import annotations

import pytest

import rulekit
from rulekit.machine.inlining import MOST, ROOM, inlined
from rulekit.machine.python import source


def module(count: int, padding: int = 3) -> list[str]:
    """Functions of blocks, each of which goes on with one of two others."""
    lines = []
    for at in range(count):
        ways = (f" if s[{at}]:", f"  return {(2 * at + 1) % count}", f" return {(2 * at + 2) % count}")
        lines += [f"def b{at}(s, nx):", *[" s[0] += 1"] * padding, *ways]
    return lines


def test_what_follows_is_written_in_place() -> None:
    made = inlined(["def a1(s, nx, o):", " s[0] = o", " return 4", "def b4(s, nx):", " s[1] = 2", " return -1"], ())
    assert made == ["def a1(s, nx, o):", " s[0] = o", " s[1] = 2", " return -1"]


@pytest.mark.parametrize("count", [7, 60, 900])
def test_a_module_stays_within_its_bounds(count: int) -> None:
    lines = module(count)
    made = inlined(lines, range(count))
    assert len(lines) < len(made) <= MOST * len(lines) + ROOM + count
    assert {line for line in made if line.startswith("def ")} == {line for line in lines if line.startswith("def ")}


def test_a_pause_for_each_card_does_not_write_the_rest_of_the_game_each_time() -> None:
    """Where chance pauses nearly every block begins a function: 82,000 lines of this game took three seconds."""
    program = rulekit.load("crazy_eights").table.program.program
    assert source(program, explicit=True).count("\n") < 10_000
