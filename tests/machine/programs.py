"""Small programs written by hand."""

from __future__ import annotations

from rulekit.machine.instructions import (
    Aggregate,
    Arm,
    Call,
    Chance,
    Compare,
    Const,
    Decide,
    Finish,
    Gauge,
    If,
    Leave,
    Local,
    Members,
    Numbers,
    Once,
    Operate,
    Pool,
    Program,
    Read,
    Repeat,
    Routine,
    Slot,
    Store,
    Subsets,
    Sweep,
)


def one(says: int, *body: object, guard: object = Const(1)) -> Arm:
    return Arm(guard, Once(), 0, -1, body, says)  # type: ignore[arg-type]  # bodies are written loosely here


def pig(goal: int = 100) -> Program:
    """Two players roll or stop; a 1 loses the turn's points; who reaches the goal wins."""
    score, turn, die, player, laps, round_, passed = 0, 2, 3, 4, 5, 6, 7
    slots = (
        Slot(0, goal + 105, 0), Slot(0, goal + 105, 0), Slot(0, goal + 5, 0), Slot(0, 5, 0), Slot(0, 1, 0),
        Slot(0, 10_000, 0), Slot(0, 10_000, 0), Slot(0, 2, 0),
    )  # fmt: skip
    own = Read(score, Read(player))
    roll = (
        Chance(die, 6),
        If(
            Compare("==", Read(die), Const(0)),
            (Store(turn, Const(0)), Leave(1)),
            (
                Store(
                    turn, Operate("min", Operate("+", Read(turn), Operate("+", Read(die), Const(1))), Const(goal + 5))
                ),
            ),
        ),
    )
    stop = (
        Store(score, Operate("+", own, Read(turn)), Read(player)),
        Store(turn, Const(0)),
        If(Compare(">=", own, Const(goal)), (Finish(),)),
        Leave(1),
    )
    turn_body = (Repeat(laps, Const(10_000), (Decide(Read(player), (one(1, *roll), one(2, *stop)), 0),)),)
    opening = (Repeat(round_, Const(10_000), (Sweep(player, passed, 2, Const(1), (Call(1),)),)),)
    return Program(
        2,
        slots,
        (Routine("play", opening), Routine("turn", turn_body, 1)),
        0,
        -1,
        (Gauge((Read(0), Read(1))),),
    )


def medley() -> Program:
    """A sweep that starts anywhere and wraps, subsets, pools, nested calls that decide, a closing that decides."""
    count, seat, first, passed, chosen, dice, sum_, inner, inner_passed, laps = 0, 4, 5, 6, 7, 8, 12, 13, 14, 15
    slots = (
        *[Slot(0, 50, 0)] * 4, Slot(0, 3, 0), Slot(0, 3, 2), Slot(0, 4, 0), Slot(0, 15, 0), *[Slot(0, 5, 0)] * 4,
        Slot(-60, 60, 0), Slot(0, 2, 0), Slot(0, 3, 0), Slot(0, 9, 0), Slot(0, 4, 0),
    )  # fmt: skip
    won = 16
    here = Read(seat)
    mine = Read(count, here)
    more = Operate("min", Const(50), Operate("+", mine, Aggregate("sum", 1, 4, Const(1), Read(dice, Local(1)))))
    reroll = Decide(
        here,
        (
            Arm(Const(1), Subsets(Const(15), 4, 0, 2), 2, chosen, (Pool(dice, 6, 4, Read(chosen)),), 1),
            Arm(
                Compare(">", mine, Const(3)), Numbers(Const(1), Operate("min", mine, Const(3)), 1, 3), 3, chosen,
                (Store(count, Operate("-", mine, Read(chosen)), here), Leave(7)), 2,
            ),
        ),
        0,
    )  # fmt: skip
    give = Decide(
        here,
        (Arm(Const(1), Members(4, Compare("!=", Local(4), here)), 4, chosen, (
            Store(count, Operate("min", Const(50), Operate("+", Read(count, Read(chosen)), Const(1))), Read(chosen)),
        ), 3),),
        1,
    )  # fmt: skip
    turn = (
        Pool(dice, 6, 4, Const(15)),
        Sweep(inner, inner_passed, 3, Compare("<", Read(inner), mine), (Call(2),), Const(1), label=8),
        Store(count, more, here),
        If(Compare(">=", mine, Const(30)), (Store(won, Operate("+", here, Const(1))), Finish())),
    )
    table = (
        Repeat(
            laps,
            Const(8),
            (
                Sweep(seat, passed, 4, Compare("<", mine, Const(45)), (Call(1),), Read(first)),
                Chance(first, 4),
            ),
            Compare(">", Aggregate("max", 1, 4, Const(1), Read(count, Local(1))), Const(40)),
        ),
    )
    closing = (
        Store(sum_, Const(7)),
        Decide(Const(3), (one(4), one(5, Store(sum_, Const(-7)))), 2),
    )
    return Program(
        4,
        slots,
        (
            Routine("table", table),
            Routine("turn", turn, 7),
            Routine("again", (reroll, give), 7),
            Routine("end", closing),
        ),
        0,
        3,
        (Gauge(tuple(Read(number) for number in range(4))), Gauge((Read(sum_), Const(0), Const(0), Const(0)))),
        won,
    )
