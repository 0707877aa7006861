"""The flow of a game: which step leads to which, how play goes round, and where it ends; read off parts and effects.

Every overview of the book is told from here, so that none depends on what steps are called or on what kinds there are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from attrs import field, frozen

from rulekit.book.passing import calls, is_round, last_step
from rulekit.model.closed import Base
from rulekit.model.component import Item, Table
from rulekit.model.constant import decided
from rulekit.model.effect import Asks, Calls, Changes, Effect, Ending, Ends, Performs, Reveals, Rolls, Turning, Turns
from rulekit.model.expression import Condition, Expression, SetOf, You
from rulekit.model.game import Game, Step
from rulekit.model.part import Order, Part, Role
from rulekit.model.statement import AsOften, Body, Modifier
from rulekit.remembering import remembered

__all__ = ["CHAPTERS", "Flow", "Round", "flow_of", "is_ending", "items_of"]

CHAPTERS = frozenset({"setup", "play", "turn", "score"})
"""Steps that the game itself begins: nothing has to lead to them, and each is a chapter of the book."""
TURN = "turn"
"""The step that is a player's turn: what lasts for a turn ends with it."""


@frozen
class Round:
    """Play that goes round the table until something ends it: everybody takes a turn, then ``closing`` is done."""

    closing: tuple[str, ...]


@frozen
class Limit:
    """Play that ends with its last loop: after so many rounds at the latest, or when something holds between two.

    Args:
        until: what ends it.
        times: how many rounds there are at most.
        final: the thing of a table that the last round is for, where the rounds go through them; empty if that is open.
        by_turns: whether what ends it is asked before each turn.
        step: the step that is all that is done in between; empty for a turn or for more than that.
        last: the step with which a pass ends; empty where it ends otherwise.
        rounds: whether everybody acts once in a pass, so that it is a round to those who play.
        rest: what is still done behind it.
    """

    until: Condition | None
    times: Expression | None
    final: str
    by_turns: bool = False
    step: str = ""
    last: str = ""
    rounds: bool = True
    rest: Body = ()


@frozen(slots=False, eq=False)
class Flow:
    """What leads to what in one game.

    Args:
        game: whose statements are looked at.
        modifying: what was found to modify a step, by its name: whoever tells steps asks again and again.
    """

    game: Game
    modifying: dict[str, tuple[Modifier, ...]] = field(factory=dict[str, "tuple[Modifier, ...]"], init=False)

    # ---- From statement to statement ----

    @remembered(4096)
    def calls(self, body: Body) -> tuple[str, ...]:
        """The steps that a body carries out itself, in order, each once."""
        found = (name for one in self.game.vocabulary.statements(body) for name in calls(one, self.game))
        return tuple(dict.fromkeys(found))

    def performs(self, body: Body) -> frozenset[str]:
        """The tables whose things say what is done in a body."""
        return frozenset(one.table for one in self.game.vocabulary.effects(body) if isinstance(one, Performs))

    def is_frame(self, body: Body) -> bool:
        """Whether a body does nothing itself but carry out steps, in whatever order, by choice or on conditions."""
        return all(isinstance(one, Calls | Asks) for one in self.game.vocabulary.effects(body))

    def in_secret(self, loop: Part) -> bool:
        """Whether all whom a loop goes through choose in no order, and nothing but what others may not see changes."""
        bodies = [loop.body, *(step.body for name in self.reached_from(loop.body) if (step := self.game.step(name)))]
        effects = [one for body in bodies for one in self.game.vocabulary.effects(body)]
        changed = [one for one in effects if isinstance(one, Changes)]
        asked = any(isinstance(one, Asks) for one in effects)
        known = any(isinstance(one, Performs | Ends | Reveals | Rolls) for one in effects)
        return (
            loop.order is Order.ANY
            and asked
            and bool(changed)
            and not known
            and all(one.field.hidden and isinstance(one.owner, You) for one in changed)
        )

    def ends(self, thing: Body | Modifier, *wanted: Ending) -> bool:
        """Whether a body, or that of a modifier, brings about one of some endings."""
        body = thing.body if isinstance(thing, Modifier) else thing
        return any(is_ending(one, *wanted) for one in self.game.vocabulary.effects(body))

    @cached_property
    def is_left(self) -> bool:
        """Whether somebody can be out of the game before it ends."""
        return any(Turns(Turning.OUT) in self.game.vocabulary.effects(one) for one in self.bodies)

    @cached_property
    def bodies(self) -> tuple[Body, ...]:
        """Those of all steps, then those of all modifiers."""
        return (*(one.body for one in self.game.steps), *(one.body for one in self.game.modifiers))

    # ---- From step to step ----

    def reached(self, name: str, leads: Callable[[Step], tuple[str, ...]]) -> frozenset[str]:
        """The steps that a step leads to, by itself and through others.

        Args:
            name: where to begin.
            leads: the steps that a step leads to directly.
        """
        found: set[str] = set()
        open_ = [name]
        while open_:
            step = self.game.step(open_.pop())
            inner = [one for one in leads(step) if one not in found] if step is not None else []
            found.update(inner)
            open_ += inner
        return frozenset(found)

    def reached_from(self, body: Body) -> frozenset[str]:
        """The steps that a body leads to, by itself and through others."""
        called = self.calls(body)
        return frozenset(called).union(*(self.reached(one, lambda step: self.calls(step.body)) for one in called))

    # ---- The course of play ----

    @cached_property
    def round(self) -> Round | None:
        """How play goes round, if everybody takes a turn, again and again, until something ends it, and that is all."""
        loop = self._only_loop(self._play)
        if loop is None or loop.times is not None or loop.until is not None or loop.over is not None or not loop.body:
            return None
        first, *rest = loop.body
        everybody = self._only_loop((first,))
        closing = [one for one in rest if not self.game.vocabulary.parts(one)]
        if everybody is None or everybody.order is not Order.CLOCKWISE or len(closing) < len(rest):
            return None
        over = everybody.over
        all_players = isinstance(over, SetOf) and over.base is Base.PLAYERS and not over.tests
        if not all_players or not self.is_turn(everybody.body) or not self.is_frame(tuple(rest)):
            return None
        return Round(self.calls(tuple(rest)))

    @cached_property
    def through(self) -> Table | None:
        """The table that play goes through, thing by thing, from its beginning on."""
        loop = self._only_loop(self._play[:1])
        return items_of(loop.over, self.game) if loop is not None and self._passed(loop.over) else None

    @cached_property
    def passed(self) -> tuple[Item, ...]:
        """The things of that table that play goes through, in order."""
        loop = self._only_loop(self._play[:1])
        return self._passed(loop.over) if loop is not None else ()

    @cached_property
    def limit(self) -> Limit | None:
        """How play comes to its end by itself; None if only what is done in it ends it."""
        if self.drawn_at_last:
            return None
        loop, rest = self._turns_before_the_end or (self._only_loop(self._play[-1:]), ())
        if loop is None:
            return Limit(None, None, "")
        if loop.over is not None:
            return Limit(None, None, self._final(loop.over))
        if loop.until is None and loop.times is None:
            return None
        times = loop.times if not isinstance(loop.times, AsOften) else None
        step = self._only_step(loop.body)
        last, rounds = step or last_step(loop.body, self.game), is_round(loop.body, self.game)
        return Limit(loop.until, times, "", loop.who is not None, step, last, rounds, rest)

    @cached_property
    def ends_only_won(self) -> bool:
        """Whether nothing but somebody who wins at once ends the game, so that nobody asks who has the most."""
        endless = self.limit is None and not self.drawn_at_last
        won = any(self.ends(one, Ending.WON, Ending.LAST) for one in self.bodies)
        return endless and won and not any(self.ends(one, Ending.GAME, Ending.DRAWN) for one in self.bodies)

    @cached_property
    def _turns_before_the_end(self) -> tuple[Part, Body] | None:
        """The turns that something ends, if nobody has a choice behind them any more; and what is still done."""
        words = self.game.vocabulary
        for at, statement in enumerate(self._play):
            loop = self._only_loop((statement,))
            if loop is not None and loop.until is not None and loop.who is not None and loop.over is None:
                rest = self._play[at + 1 :]
                asks = any(isinstance(one, Asks | Calls | Ends | Rolls) for one in words.effects(rest))
                return None if asks else (loop, rest)
        return None

    @cached_property
    def drawn_at_last(self) -> bool:
        """Whether play that comes to its end by itself is drawn."""
        return any(Ends(Ending.DRAWN) in self.game.vocabulary.does(one) for one in self._play[-1:])

    @cached_property
    def last_until(self) -> Condition | None:
        """What ends the loop with which play comes to its end, but for what is done behind it to draw the game."""
        loop = self._only_loop(self._play[-2:-1] if self.drawn_at_last else self._play[-1:])
        return loop.until if loop is not None else None

    @property
    def _play(self) -> Body:
        step = self.game.step("play")
        return step.body if step is not None else ()

    def _only_loop(self, body: Body) -> Part | None:
        """The loop that a body is, if it is nothing else."""
        parts = self.game.vocabulary.parts(body[0]) if len(body) == 1 else ()
        return parts[0] if len(parts) == 1 and parts[0].role is Role.LOOP else None

    def is_turn(self, body: Body) -> bool:
        """Whether all that is done is a turn."""
        return len(body) == 1 and calls(body[0], self.game) == (TURN,)

    def _only_step(self, body: Body) -> str:
        """The step that a body carries out besides what it changes by itself, if it is one and no turn."""
        names = [name for one in body for name in calls(one, self.game)]
        nested = any(self.game.vocabulary.parts(one) for one in body)
        return names[0] if len(names) == 1 and not nested and names[0] != TURN else ""

    def _final(self, over: SetOf | Expression) -> str:
        """The last thing that a loop goes through, if its table alone says so, for any number of players."""
        return next((one.name for one in reversed(self._passed(over))), "")

    def _passed(self, over: SetOf | Expression | None) -> tuple[Item, ...]:
        """The things that a loop goes through, if their table alone says so, for any number of players."""
        table = items_of(over, self.game)
        if table is None or not isinstance(over, SetOf):
            return ()
        found: set[tuple[Item, ...]] = set()
        for players in range(self.game.players_low, self.game.players_high + 1):
            passed = [
                [decided(test, players, {over.element.key: item.index}) for test in over.tests] for item in table.items
            ]
            if any(None in one for one in passed):
                return ()
            found.add(tuple(item for item in table.items if all(passed[item.index])))
        return found.pop() if len(found) == 1 else ()


flow_of = remembered(32)(Flow)
"""The flow of a game that is told more than once: what was found of it is kept."""


def items_of(over: SetOf | Expression | None, game: Game) -> Table | None:
    """The table whose things a loop goes through; None of players, dice and what is no set."""
    return game.table(over.of) if isinstance(over, SetOf) and over.base is Base.ITEMS else None


def is_ending(effect: Effect, *wanted: Ending) -> bool:
    """Whether an effect is one of some endings."""
    return isinstance(effect, Ends) and effect.what in wanted
