"""Positions are values: they can be saved, compared, asked and gone on from."""

from __future__ import annotations

import json
from typing import Any

import pytest
from attrs import evolve
from attrs.exceptions import FrozenInstanceError

from rulekit.machine.instructions import (
    Abandon,
    Chance,
    Compare,
    Const,
    Decide,
    Finish,
    Gauge,
    If,
    Lookup,
    Pool,
    Program,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
)
from rulekit.machine.keys import OptionKey
from rulekit.machine.position import Position, Throw
from rulekit.machine.python import compile_program
from tests.machine.programs import medley, one, pig

RUNNER = compile_program(pig())


def ended(*, result: int = 0, ranking: tuple[Gauge, ...] = (), slot: int = -1) -> Position:
    """The end of a play of three players whose slots are 4, 7, 7 and a result."""
    slots = (Slot(0, 9, 4), Slot(0, 9, 7), Slot(0, 9, 7), Slot(0, 3, result))
    return compile_program(Program(3, slots, (Routine("all", ()),), 0, -1, ranking, slot)).start()


SCORES = Gauge((Read(0), Read(1), Read(2)))


def test_the_first_position() -> None:
    start = RUNNER.start(3)
    assert not start.is_over
    assert not start.is_chance
    assert (start.player, start.options) == (0, (0, 1))
    assert start.decode(1) == OptionKey(decide=0, says=2, arm=1, value=0)
    assert start.decision is not None


def test_equal_plays_are_equal_positions() -> None:
    again = compile_program(pig())
    assert RUNNER.start(3).apply(0) == again.start(3).apply(0)
    assert hash(RUNNER.start(3).apply(0)) == hash(again.start(3).apply(0))
    assert RUNNER.start(3) != RUNNER.start(4)
    assert RUNNER.start(3) != compile_program(pig(90)).start(3)
    assert RUNNER != "a runner"


def test_a_position_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        RUNNER.start().place = 3  # type: ignore[misc]  # that it is refused is the point


@pytest.mark.parametrize("option", [-1, 2, 7])
def test_what_is_no_option_is_refused(option: int) -> None:
    start = RUNNER.start()
    with pytest.raises(ValueError, match="none of the options"):
        start.apply(option)
    with pytest.raises(ValueError, match="none of the options"):
        start.decode(option)


def test_nothing_follows_the_end() -> None:
    _, end = RUNNER.playout(5)
    assert (end.is_over, end.is_finished, end.is_ended, end.player, end.options) == (True, True, False, None, ())
    assert end.decision is None
    assert not end.is_chance
    with pytest.raises(ValueError, match="over"):
        end.apply(0)


def test_chance_can_be_seen() -> None:
    position = compile_program(pig(), explicit=True).start().apply(0)
    assert position.is_chance
    assert (position.player, position.options) == (None, (0, 1, 2, 3, 4, 5))
    assert position.decode(4) == OptionKey(decide=-1, says=-1, arm=0, value=4)
    assert position.apply(4).vector[2] == 5


def test_saving() -> None:
    position = RUNNER.start(9).apply(0)
    text = json.dumps(position.to_json())
    assert Position.from_json(RUNNER, json.loads(text)) == position
    _, end = RUNNER.playout(2)
    assert RUNNER.restore(end.to_json()) == end


def broken(**changes: Any) -> list[Any]:  # noqa: ANN401 anything can stand in a file
    fingerprint, place, rng, vector = RUNNER.start(9).to_json()
    whole = {"fingerprint": fingerprint, "place": place, "rng": rng, "vector": vector} | changes
    return list(whole.values())


GOOD = list(RUNNER.start(9).vector)


@pytest.mark.parametrize(
    ("data", "match"),
    [
        (None, "no saved position"),
        ([], "no saved position"),
        (broken(place="1"), "no saved position"),
        (broken(fingerprint="0"), "other rules"),
        (broken(vector=GOOD[:-1]), "damaged"),
        (broken(vector=[*GOOD[:-1], True]), "damaged"),
        (broken(vector=[*GOOD[:-1], 0.5]), "damaged"),
        (broken(place=-7), "damaged"),
        (broken(place=3), "damaged"),
        (broken(vector=[-1, *GOOD[1:]]), "slot 0 takes 0 to 205, not -1"),
        (compile_program(pig(), explicit=True).start().to_json(), "other rules"),
    ],
)
def test_what_was_not_saved_here_is_refused(data: object, match: str) -> None:
    with pytest.raises(ValueError, match=match):
        RUNNER.restore(data)


def test_a_pause_without_a_choice_is_refused() -> None:
    """Nobody could have saved it: what is forced never pauses."""
    arms = (one(0), one(1, guard=Read(0)))
    slots = (Slot(0, 1, 1),)
    runner = compile_program(Program(1, slots, (Routine("all", (Decide(Const(0), arms),)),), 0, -1, ()))
    data: list[Any] = runner.start().to_json()
    data[3] = [0, *data[3][1:]]
    with pytest.raises(ValueError, match="damaged"):
        runner.restore(data)


def test_the_best_wins_and_the_equal_share() -> None:
    ranking = ended(ranking=(SCORES,)).ranking()
    assert ranking.gauges == ((4,), (7,), (7,))
    assert ranking.winners == (1, 2)


def test_the_second_gauge_parts_the_equal() -> None:
    tie = Gauge((Const(9), Const(0), Const(1)))
    assert ended(ranking=(SCORES, tie)).ranking().winners == (2,)


def test_who_wins_outright_wins_alone() -> None:
    assert ended(ranking=(SCORES,), result=1, slot=3).ranking().winners == (0,)
    assert ended(ranking=(SCORES,), result=0, slot=3).ranking().winners == (1, 2)


def test_without_a_ranking_nobody_wins() -> None:
    assert ended().ranking().winners == ()


def test_a_routine_by_itself() -> None:
    runner = compile_program(medley())
    vector = [slot.start for slot in medley().slots]
    position = runner.begin(vector, 2, seed=1)
    while not position.is_over:
        position = position.apply(position.options[0])
    assert position.is_ended
    assert not position.is_finished


def test_a_routine_by_itself_that_pauses_never() -> None:
    body = (Store(0, Const(3)), Chance(1, 6))
    program = Program(1, (Slot(0, 3, 0), Slot(0, 5, 0)), (Routine("all", ()), Routine("other", body)), 0, -1, ())
    position = compile_program(program).begin([0, 0], 1, seed=4)
    assert position.is_ended
    assert position.vector[0] == 3


def test_a_routine_by_itself_that_ends_the_play() -> None:
    routines = (Routine("all", ()), Routine("other", (Finish(),)), Routine("end", (Store(0, Const(2)),)))
    position = compile_program(Program(1, (Slot(0, 3, 0),), routines, 0, 2, ())).begin([0], 1)
    assert position.is_finished
    assert position.vector[0] == 2


@pytest.mark.parametrize("vector", [[0], [0] * 9, [-1, 0, 0, 0, 0, 0, 0, 0]])
def test_a_routine_by_itself_needs_a_vector_that_fits(vector: list[int]) -> None:
    with pytest.raises(ValueError, match=r"numbers|slot"):
        RUNNER.begin(vector, 1)


def test_many_plays_from_one_stream() -> None:
    """Each begins where the chance of the one before stopped."""
    plays = RUNNER.playouts(8)
    first, second = next(plays), next(plays)
    assert first == RUNNER.playout(8)
    start = evolve(RUNNER.start(), rng=first[1].rng)
    assert second[1] != first[1]
    assert start.options


def test_dice_say_who_throws_them_and_how_many_are_still_to_fall() -> None:
    """Beside tables of the program's own, whose names in the generated text are others."""
    slots = (Slot(0, 5, 0), Slot(0, 5, 0), Slot(0, 2, 1), Slot(0, 9, 0))
    body = (
        Store(3, Lookup((4, 7, 9), Read(2))),
        Pool(0, 6, 2, Const(3), player=Lookup((2, 0, 1), Read(2))),
        Store(3, Lookup((1, 2, 3), Read(2))),
        Chance(0, 6),
    )
    runner = compile_program(Program(3, slots, (Routine("play", body),), 0, -1, ()), explicit=True, checked=True)
    position = runner.start()
    assert position.player is None
    assert position.throw == Throw(0, 2)
    position = position.apply(5)
    assert position.throw == Throw(0, 1)
    position = position.apply(4)
    assert position.throw is None
    assert position.is_chance
    assert position.apply(3).vector[:4] == (3, 4, 1, 2)


def test_dice_of_a_kind_show_what_stands_behind_the_other_kinds() -> None:
    slots = (Slot(0, 9, 0), Slot(0, 9, 0))
    body = (Pool(0, 6, 2, Const(1)), Pool(0, 4, 2, Const(2), first=6))
    runner = compile_program(Program(2, slots, (Routine("play", body),), 0, -1, ()), explicit=True, checked=True)
    position = runner.start().apply(5)
    assert len(position.options) == 4
    assert position.apply(3).vector[:2] == (5, 9)


@pytest.mark.parametrize("alone", [False, True], ids=["whole", "alone"])
def test_a_play_without_an_end_is_over_and_unfinished(alone: bool) -> None:  # noqa: FBT001  # a parameter of a test
    again = Repeat(1, Const(4), (If(Compare("<=", Read(1), Const(0)), (Abandon(2, 5),)),))
    routines = (Routine("all", (again,)), Routine("end", (Store(0, Const(3)),)))
    program = Program(2, (Slot(0, 3, 1), Slot(0, 4, 0), Slot(0, 9, 0)), routines, 0, 1, (SCORES_OF_ONE,), unfinished=2)
    runner = compile_program(program, checked=True)
    ends = [runner.begin([1, 0, 0], 0)] if alone else [runner.start(), runner.playout(1)[1]]
    for end in ends:
        assert (end.is_over, end.is_finished, end.loop) == (True, False, 5)
        assert end.vector[0] == 1  # the closing routine did not run
        assert end.ranking().winners == ()


SCORES_OF_ONE = Gauge((Read(0), Const(0)))
