"""A state of play: frozen, readable by the rules' names, with its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import define, frozen

from rulekit.machine.position import Position
from rulekit.machine.random import Draws
from rulekit.machine.runner import Runner
from rulekit.model.component import Field
from rulekit.playing.board import Board, Ranking
from rulekit.playing.option import Option, Options
from rulekit.playing.reading import Sealed
from rulekit.playing.seating import Seating
from rulekit.playing.view import View

if TYPE_CHECKING:
    from rulekit.playing.record import Record
    from rulekit.wording.speaker import Speaker

__all__ = ["Foreseen", "Given", "Origin", "Started", "State", "start"]


_new = object.__new__


@frozen
class Started:
    """A play that began with a seed."""

    seed: int


@frozen
class Given:
    """A position that was set up: facts, what is begun there, both in words of the rules, and the seed of chance."""

    facts: tuple[str, ...]
    does: str
    seed: int


@frozen
class Foreseen:
    """A state that no known play led to: how it came about is not known."""


Origin = Started | Given | Foreseen | tuple["State", int]
"""How a state came about: from another state, by the option of a number; or otherwise."""


@define(eq=False, repr=False, init=False)
class State(Board):
    """Where a play stands. Values: applying an option gives another state and leaves this one alone.

    What the game and the turn have is there by name (``state.builder``, ``state.workers``), and what players have in
    ``state.players[0]``.
    """

    # Not frozen: a frozen class takes three times as long to make, and whoever plays makes one for each choice.
    table: Seating
    runner: Runner
    slots: list[int]
    place: int
    rng: int
    numbers: Sequence[int]
    names: tuple[str, ...]
    origin: Origin
    spent: int

    def __init__(self, table: Seating, position: Position, names: tuple[str, ...], origin: Origin = Foreseen()) -> None:
        self.table, self.runner, self.names, self.origin = table, position.runner, names, origin
        self.slots, self.place = list(position.vector), position.place
        self.rng, self.numbers, self.spent = position.rng, position.options, position.spent

    @property
    def position(self) -> Position:
        """The same for the machine."""
        return Position(self.runner, tuple(self.slots), self.place, self.rng, tuple(self.numbers), self.spent)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and (self.place, self.rng, self.slots, self.runner) == (
            other.place,
            other.rng,
            other.slots,
            other.runner,
        )

    def __hash__(self) -> int:
        return hash((self.place, self.rng, tuple(self.slots)))

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: the state that it all began with, and the options taken since."""
        first, taken = self, list[int]()
        while isinstance(first.origin, tuple):
            first, number = first.origin
            taken.append(number)
        saved = (tuple(first.slots), first.place, first.rng, tuple(first.numbers), first.spent)
        return _restored, (self.table, self.runner.explicit, saved, self.names, first.origin, tuple(reversed(taken)))

    # ---- As a board ----

    @property
    def options(self) -> Options:
        """The legal choices, at least two, always in the same order; none when the game is over."""
        made = _new(Options)
        made._board, made._numbers = self, self.numbers  # noqa: SLF001  # half the time of calling the class
        return made

    def hides(self, field: Field, owner: int) -> bool:  # noqa: ARG002  # a state knows everything
        """Nothing is hidden in a state."""
        return False

    @property
    def ranking(self) -> Ranking:
        """The numbers that decide who wins, for each player, and who leads by them."""
        found = self.position.ranking()
        return Ranking(found.gauges, found.winners, found.drawn)

    @property
    def scores(self) -> tuple[int, ...]:
        """For each player, what decides the game first; shape (players,)."""
        rank = self.table.game.wins[0] if self.table.game.wins else None
        sign = 1 if rank is None or rank.most else -1
        return tuple(sign * row[0] if row else 0 for row in self.position.ranking().gauges)

    # ---- Going on and back ----

    def apply(self, option: Option) -> State:
        """The state after an option is taken and everything forced behind it is done.

        Args:
            option: an option of this state, of a player's view of it, or one that means the same.

        Raises:
            ValueError: it is no option here.
        """
        number = option.number if option.board is self else self._own(option)
        # What follows is short on purpose: searching players and bots spend their time here.
        runner, before, spent = self.runner, self.place, self.spent
        segmented, budget = runner.segmented, runner.budget
        after, draws = _new(State), _new(Draws)
        after.slots = slots = self.slots.copy()
        draws.state = self.rng
        draw = draws.draw
        if budget is not None and spent >= budget.total:
            runner.warn(slots, before, spent)
        place, after.numbers = runner.run(slots, segmented.apply_option[before](slots, draw, number), draw)
        if budget is not None and (place >= 0 or segmented.deciders[place] is not None):
            spent += slots[budget.slot]
            slots[budget.slot] = 0
        after.place, after.spent, after.rng = place, spent, draws.state
        after.table, after.runner, after.names, after.origin = self.table, runner, self.names, (self, number)
        return after

    def _own(self, option: Option) -> int:
        """The number of the option of this state that means the same."""
        if option.number in self.numbers and Option(self, option.number) == option:
            return option.number
        found = next((one.number for one in self.options if one == option), None)
        if found is None:
            message = f"{option!r} is no option here; there are: {self.options!r}"
            raise ValueError(message)
        return found

    def undo(self) -> State:
        """The state in which the last option was taken.

        Raises:
            ValueError: nothing was taken before.
        """
        if isinstance(self.origin, tuple):
            return self.origin[0]
        message = "nothing was chosen before this state"
        raise ValueError(message)

    def view(self, player: int) -> View:
        """What a player may know, and nothing else.

        Args:
            player: from 0.

        Raises:
            ValueError: there is no such player.
        """
        if not 0 <= player < self.table.players:
            message = f"there is no player {player} among {self.table.players}"
            raise ValueError(message)
        known: list[int | None] = list(self.slots)
        for at in self.table.secrets.of(player, self.slots):
            known[at] = None
        return View(
            table=self.table,
            names=self.names,
            viewer=player,
            explicit=self.runner.explicit,
            slots=Sealed.of(known),
            place=self.place,
            chooser=self.player,
            numbers=tuple(self.numbers) if self.player == player else (),
            result=self.ranking if self.is_over else None,
        )

    def renamed(self, names: tuple[str, ...]) -> State:
        """The same state with players who are called otherwise; what came before is forgotten."""
        return State(self.table, self.position, names)

    # ---- Out and in ----

    def record(self) -> Record:
        """The play so far: who chose what, and what chance gave.

        Raises:
            ValueError: it is not known how the state came about.
        """
        from rulekit.playing.record import record_of  # noqa: PLC0415  # records are made of states

        return record_of(self)

    def to_json(self) -> str:
        """The state as text: the play that led to it and how things stand, both by the names of the rules."""
        from rulekit.playing.saved import saved  # noqa: PLC0415  # as above

        return saved(self)

    def from_json(self, text: str) -> State:
        """The state that ``to_json`` gave, in the same game as this one; see ``Game.from_json``.

        Raises:
            ValueError: the text is no state of this game, or no play leads to it.
        """
        from rulekit.playing.saved import loaded  # noqa: PLC0415  # as above

        return loaded(self.table, text)

    def speaker(self, locale: str) -> Speaker:
        """Who says things of this game in a language."""
        return self.table.speaker(locale)

    def __repr__(self) -> str:
        return self._told_shortly("State")


def _restored(
    table: Seating,
    explicit: bool,  # noqa: FBT001  # as it was pickled
    saved: tuple[tuple[int, ...], int, int, tuple[int, ...], int],
    names: tuple[str, ...],
    origin: Origin,
    taken: tuple[int, ...],
) -> State:
    """The state that was pickled."""
    state = State(table, Position(table.explicit if explicit else table.seeded, *saved), names, origin)
    for number in taken:
        state = state.apply(Option(state, number))
    return state


def start(table: Seating, seed: int = 0, *, explicit: bool = False, names: tuple[str, ...] = ()) -> State:
    """The first state of a play.

    Args:
        table: the game and its players.
        seed: for chance; any whole number.
        explicit: whether chance is an option of its own.
        names: what players are called in options; numbers from 1 if not said.
    """
    runner = table.explicit if explicit else table.seeded
    named = names or tuple(str(at + 1) for at in range(table.players))
    return State(table, runner.start(seed), named, Started(seed))
