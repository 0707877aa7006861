"""Whatever the rules say: the check answers, soon and in words; and what it finds nothing wrong with can be played."""

from __future__ import annotations

from random import Random

import pytest

from rulekit.driver.pipeline import Checked, check_source, compiled
from rulekit.machine.python import compile_program
from rulekit.source import Source
from tests.check.games import mended, random_game
from tests.check.mutants import mutant
from tests.check.sizes import SIZES
from tests.check.small import SMALL
from tests.check.soon import soon
from tests.sharing import seeds

LIMIT_S = 4.0
"""Of the processor, for any text of 100 kB; twice what people are promised, because test machines are busy."""

DECISIONS = 100
"""So many decisions of a play are taken."""


def answered(text: str) -> Checked:
    """What the check says, made sure that it says it well."""
    checked = soon(lambda: check_source(Source("any.rules", text)), LIMIT_S * max(1, len(text) / 100_000))
    errors = [one for one in checked.diagnostics if one.severity == "error"]
    assert (checked.game is None) == bool(errors)
    for one in checked.diagnostics:
        assert one.code.startswith(("RK01", "RK02", "RK03", "RK08"))
        assert "\n" not in one.message
        assert not one.message.endswith(".")
        assert one.labels
        for label in one.labels:
            assert 0 <= label.span.start <= label.span.end <= len(text) + 1
    return checked


def played(checked: Checked, seed: int) -> None:
    """Play with the fewest and the most, every number being verified."""
    game = checked.game
    assert game is not None
    draw = Random(seed)  # noqa: S311  # plays to try, not secrets
    for players in sorted({game.players_low, game.players_high}):
        runner = compile_program(compiled(game, players).program, checked=True)
        for start in range(2):
            position = runner.start(start)
            for _ in range(DECISIONS):
                if position.is_over:
                    break
                position = position.apply(draw.choice(position.options))
            position.ranking()


@pytest.mark.parametrize("seed", seeds(40, 12))
def test_a_random_game_is_answered_and_what_is_right_in_it_is_played(seed: int) -> None:
    text = random_game(seed)
    answered(text)
    _, checked = mended(text)
    if checked.game is not None:
        played(checked, seed)


@pytest.mark.parametrize("seed", seeds(60, 20))
def test_a_spoiled_game_is_answered_and_what_is_right_is_played(seed: int) -> None:
    checked = answered(mutant(seed))
    if checked.game is not None:
        played(checked, seed)


@pytest.mark.parametrize("name", SIZES)
def test_too_much_of_anything_is_answered(name: str) -> None:
    text, code = SIZES[name]
    codes = [one.code for one in answered(text).diagnostics]
    assert codes == [] if code == "" else code in codes


@pytest.mark.parametrize("name", SMALL)
def test_what_once_went_wrong(name: str) -> None:
    text, codes = SMALL[name]
    checked = answered(text)
    assert [one.code for one in checked.diagnostics] == list(codes)
    if checked.game is not None:
        played(checked, 0)
