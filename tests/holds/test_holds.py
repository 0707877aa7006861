"""Every row of the list names tests that there are; and what has no better place is tried here."""

from __future__ import annotations

import ast
import cProfile
import pstats
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pytest

from rulekit.driver.pipeline import check_source, load_game
from rulekit.driver.printing import write_document
from rulekit.playing.game import load
from rulekit.playing.state import State
from rulekit.source import Source
from tests.holds.rows import ROWS
from tests.words.by_machine import write_all

TESTS = Path(__file__).parents[1]

GAME = """game rows
  title    "Rows"
  players  2 to 2
  wins     most points

table spot (spots)  worth
{rows}

each player has
  point (points)             0 or more
  visit (visits) of each spot  0 to 3, more is lost

step play
  each player in turn: do turn

step turn
{turn}
"""
CHOOSES = "  choose a spot\n  gain 1 visit of that spot\n  gain as many points as worth of that spot\n"


@cache
def functions(path: str) -> frozenset[str]:
    """The tests of a file."""
    tree = ast.parse((TESTS / path).read_text("utf-8"))
    return frozenset(one.name for one in tree.body if isinstance(one, ast.FunctionDef))


@pytest.mark.parametrize("seen", ROWS)
def test_every_row_is_held_by_tests_that_there_are(seen: str) -> None:
    assert ROWS[seen]
    for one in ROWS[seen]:
        path, name = one.split("::")
        assert name.startswith("test_")
        assert name in functions(path)


def spots(number: int) -> str:
    return "\n".join(f"  s{at}   {at % 7}" for at in range(number))


def paths(state: State) -> list[tuple[str, ...]]:
    return [one.path for one in state.options]


def calls(work: Callable[[], object]) -> int:
    """How many functions are called: the same on every machine, however busy."""
    profile = cProfile.Profile()
    profile.runcall(work)
    return int(pstats.Stats(profile).total_calls)  # type: ignore[attr-defined]  # which the stubs forget


def test_work_grows_with_the_rows(tmp_path: Path) -> None:
    """Of twice as many rows no more than a little over twice the work, where all pairs would be four times."""
    found: dict[str, list[int]] = {"check": [], "md": [], "html": []}
    for number in (1500, 3000):
        text = GAME.format(rows=spots(number), turn=CHOOSES)
        path = tmp_path / f"rows{number}.rules"
        path.write_text(text, "utf-8")
        found["check"].append(calls(partial(check_source, Source("rows.rules", text))))
        checked = load_game(str(path))
        write_all(checked, "en")
        for form in ("md", "html"):
            found[form].append(calls(partial(write_document, checked, "rulebook", "en", form)))
    for name, (small, large) in found.items():
        assert large < 2.5 * small, name


def test_options_are_read_in_a_time_that_grows_with_them(tmp_path: Path) -> None:
    found = []
    for number in (1500, 3000):
        path = tmp_path / f"arms{number}.rules"
        arms = "".join(f"    a{at}\n      gain {at % 5 + 1} points\n" for at in range(number))
        path.write_text(GAME.format(rows=spots(3), turn=f"  choose one\n{arms}"), "utf-8")
        game = load(str(path), players=2)
        state = game.start(1)
        found.append(calls(partial(paths, state)))
        assert state.apply(state.option(f"a{number - 1}")).players[0].points == (number - 1) % 5 + 1
    assert found[1] < 2.5 * found[0]


def test_one_row_twice_is_one_mistake() -> None:
    rows = spots(8) + "\n  s3   5"
    example = "\nexample one\n  given  players Anna, Ben\n  given  Anna has 1 visit of s3\n  then   Anna has 0 points\n"
    checked = check_source(Source("rows.rules", GAME.format(rows=rows, turn=CHOOSES) + example))
    assert [(one.code, one.message) for one in checked.diagnostics] == [("RK0202", "`s3` is declared twice")]
