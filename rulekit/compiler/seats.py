"""Who is still in the game, and who comes next at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.machine import instructions as m
from rulekit.machine import outcome
from rulekit.model.effect import Turning, Turns
from rulekit.model.game import Game

if TYPE_CHECKING:
    from rulekit.compiler.code import Code

__all__ = [
    "bit",
    "following",
    "have_passed",
    "is_in",
    "last_wins",
    "leaves",
    "neighbour",
    "number_left",
    "put_out",
    "round_table",
]


def leaves(game: Game) -> tuple[str, ...]:
    """The steps that somebody can leave before they end; the empty name stands for the whole game."""
    bodies = (*(one.body for one in game.steps), *(one.body for one in game.modifiers))
    effects = (one for body in bodies for one in game.vocabulary.effects(body))
    return tuple(sorted({one.step for one in effects if isinstance(one, Turns) and one.what is Turning.OUT}))


def _gone(code: Code) -> m.Expression | None:
    """Those who are out, of the game or of a step in progress; None where nobody ever leaves."""
    found: m.Expression | None = None
    for slot in code.layout.gone:
        found = m.Read(slot) if found is None else m.Operate("|", found, m.Read(slot))
    return found


def is_in(player: m.Expression, code: Code) -> tuple[m.Expression, ...]:
    """What a player must pass to be in the game; nothing where nobody ever leaves it."""
    gone = _gone(code)
    return (m.Invert(m.Bits("has", gone, player)),) if gone is not None else ()


def number_left(code: Code) -> m.Expression:
    """How many are in."""
    gone, players = _gone(code), m.Const(code.layout.players)
    return players if gone is None else m.Operate("-", players, m.Bits("count", gone))


def bit(player: m.Expression, code: Code) -> m.Expression:
    """A player as a set."""
    return m.Lookup(tuple(1 << at for at in range(code.layout.players)), player)


def following(player: m.Expression, code: Code) -> m.Expression:
    """How many places to the left of a player the next one sits who is in; 1 if nobody ever leaves."""
    players = code.layout.players
    if not code.layout.gone:
        return m.Const(1)
    local = code.new_local()
    places = m.Operate("+", m.Operate("+", player, m.Local(local)), m.Const(1))
    found = m.Aggregate("first", local, players, is_in(round_table(places, code), code)[0], empty=players - 1)
    return m.Operate("+", found, m.Const(1))


def neighbour(player: m.Expression, places: m.Expression, most: int, code: Code, *, left: bool) -> m.Expression:
    """Who sits so many places to the left or right of a player, of those who are in; at none, the player.

    Args:
        player: from whom it is counted.
        places: how many.
        most: how many at most.
        code: where it is asked.
        left: to which side.
    """
    players = code.layout.players

    def beyond(distance: m.Expression) -> m.Expression:
        back = m.Operate("-", m.Operate("+", player, m.Const(players)), distance)
        return round_table(m.Operate("+", player, distance) if left else back, code)

    known = isinstance(places, m.Const)
    if not code.layout.gone:
        if isinstance(places, m.Const):
            return beyond(m.Const(places.value % players))
        return beyond(m.Lookup(tuple(at % players for at in range(most + 1)), places))
    local, inner = code.new_local(), code.new_local()
    one = m.Const(1)
    there = is_in(beyond(m.Operate("+", m.Local(local), one)), code)[0]
    if places != one:
        nearer = m.Compare("<=", m.Local(inner), m.Local(local))
        passed = m.Logic("and", (nearer, is_in(beyond(m.Operate("+", m.Local(inner), one)), code)[0]))
        counted = m.Aggregate("count", inner, players, passed)
        there = m.Logic("and", (there, m.Compare("==", counted, places)))
    found = beyond(m.Operate("+", m.Aggregate("first", local, players, there, empty=players - 1), one))
    return found if known else m.Choice(m.Compare(">", places, m.Const(0)), found, player)


def round_table(place: m.Expression, code: Code) -> m.Expression:
    """The player at a place, counted on beyond the last one."""
    players = code.layout.players
    return m.Lookup(tuple(at % players for at in range(3 * players)), place)


def put_out(code: Code, step: str = "") -> None:
    """Emit that ``you`` leave the game, or a step until it ends."""
    out = code.layout.out_of[step] if step else code.layout.out
    code.emit(m.Store(out, m.Operate("|", m.Read(out), bit(code.you, code))))


def last_wins(code: Code) -> None:
    """Emit the end of play where one player is left, who has won, or none."""
    players, out, result = code.layout.players, m.Read(code.layout.out), code.layout.result
    everybody = (1 << players) - 1
    local = code.new_local()
    last = m.Aggregate("first", local, players, m.Invert(m.Bits("has", out, m.Local(local))))
    left = m.Operate("-", m.Const(players), m.Bits("count", out))
    won = m.Choice(
        m.Compare("==", out, m.Const(everybody)), m.Const(outcome.lost(players)), m.Operate("+", last, m.Const(1))
    )
    code.emit(m.If(m.Compare("<=", left, m.Const(1)), (m.Store(result, won), m.Finish())))


def have_passed(code: Code, *, but_one: bool) -> m.Expression:
    """Whether all who are in have passed in a row; all of them but one at most, if that is asked."""
    assert code.turns is not None
    everybody = m.Const((1 << code.layout.players) - 1)
    gone: m.Expression = m.Read(code.turns.passes)
    if (left := _gone(code)) is not None:
        gone = m.Operate("|", gone, left)
    going_on = m.Bits("count", m.Operate("^", everybody, gone))
    return m.Compare("<=", going_on, m.Const(1 if but_one else 0))
