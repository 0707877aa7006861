"""Running a compiled program from one pause to the next, and whole random plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any

from attrs import frozen

from rulekit.machine.ahead import Ahead
from rulekit.machine.instructions import Program
from rulekit.machine.keys import Keys, OptionKey
from rulekit.machine.position import Position
from rulekit.machine.random import Draws, Exhausted, Expected, Supply, again, seeded
from rulekit.machine.segments import ENDED, FINISH, OVER, Pause

__all__ = ["Blocked", "Played", "Runner"]

LAYOUT = "2"  # changes when places or the slots behind those of the program are numbered in another way
WORD = (1 << 32) - 1


@frozen(eq=False)
class Blocked:
    """The generated functions between pauses; those of pauses are found by the place, which is below 0.

    Args:
        blocks: by place; each takes the vector and the source of numbers and gives the next place.
        list_options: the options of a pause.
        apply_option: like a block, with the option taken.
        deciders: the player to decide; None for chance.
        throwers: the player who throws the dice; None where nobody in particular does, and for all else.
        pauses: what they are.
        entries: the place where a routine begins.
        returns: the slot that holds the place behind the call of a routine.
        phase: the slot that is 1 while the closing routine runs.
        start: the vector at the start.
        resets: what slots of loops and calls become when play ends.
        gauges: the ranking; shape (gauges, players).
    """

    blocks: tuple[Any, ...]
    list_options: tuple[Any, ...]
    apply_option: tuple[Any, ...]
    deciders: tuple[Any, ...]
    throwers: tuple[Any, ...]
    pauses: tuple[Pause, ...]
    entries: dict[int, int]
    returns: dict[int, int]
    phase: int
    start: tuple[int, ...]
    resets: tuple[tuple[int, int], ...]
    gauges: Any


@frozen(eq=False)
class Played:
    """The generated functions of a whole random play.

    Args:
        opening: the routine that play begins with.
        closing: the one that it ends with; None for none.
        left: slots of loops that these leave as they happen to be, and what they become.
        most: how many numbers may be drawn in functions that count no steps; None in those that do.
    """

    opening: Any
    closing: Any
    left: tuple[tuple[int, int], ...]
    most: int | None = None


class Runner:
    """Runs one program. Two runners are equal when their positions mean the same.

    Args:
        program: what is run.
        explicit: whether chance pauses.
        segmented: its functions between pauses.
        play: makes the functions of whole plays, when first wanted.
        short: makes those that count no steps, if there are any.
        alone: makes the function of one routine that never pauses.
    """

    def __init__(
        self,
        program: Program,
        *,
        explicit: bool,
        segmented: Blocked,
        play: Callable[[], Played],
        short: Callable[[], Played | None],
        alone: Callable[[int], Any],
    ) -> None:
        self.program = program
        self.budget = program.budget
        self.explicit = explicit
        self.segmented = segmented
        self._play = play
        self._short = short
        self._alone = alone
        self._made: Played | None = None
        self._made_short: Played | None = None
        self._asked_short = False
        self._expected = Expected()
        self._ahead = Ahead()
        self._fingerprint = ""
        self._functions: dict[int, Any] = {}
        self._keys: dict[int, Keys] = {}

    @property
    def fingerprint(self) -> str:
        """What tells positions of this program and mode from those of others: 16 hexadecimal digits."""
        if not self._fingerprint:
            text = f"{LAYOUT} {self.explicit} {self.program!r}"
            self._fingerprint = sha256(text.encode()).hexdigest()[:16]
        return self._fingerprint

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Runner) and (
            self is other
            or (
                self.explicit == other.explicit
                and (self.program is other.program or self.fingerprint == other.fingerprint)
            )
        )

    def __hash__(self) -> int:
        return hash((self.explicit, self.program.slots))

    def key_of(self, place: int, option: int) -> OptionKey:
        """What the number of an option stands for, at a pause."""
        keys = self._keys.get(place)
        if keys is None:
            keys = self._keys[place] = Keys(self.segmented.pauses[place])
        return keys.key(option)

    # ---- Beginning ----

    def start(self, seed: int = 0) -> Position:
        """The first pause of a play, or its end if it has none."""
        vector = list(self.segmented.start)
        opening = self.program.opening
        vector[self.segmented.returns[opening]] = FINISH
        return self._on(vector, self.segmented.entries[opening], seeded(seed))

    def begin(self, vector: Sequence[int], routine: int, seed: int = 0) -> Position:
        """The first pause of a single routine, or its end.

        Args:
            vector: the slots of the program; shape (slots,).
            routine: its number.
            seed: for chance.

        Raises:
            ValueError: the vector has not as many numbers as the program has slots, or one of them is out of range.
        """
        slots = self.program.slots
        if len(vector) != len(slots):
            message = f"the vector has {len(vector)} numbers, the program {len(slots)} slots"
            raise ValueError(message)
        self._refuse_misfits(vector)
        segmented = self.segmented
        whole = [*vector, *segmented.start[len(slots) :]]
        whole[segmented.phase] = int(routine == self.program.closing)
        if routine in segmented.entries:
            whole[segmented.returns[routine]] = ENDED
            return self._on(whole, segmented.entries[routine], seeded(seed))
        draws = Draws(seeded(seed))
        if routine not in self._functions:
            self._functions[routine] = self._alone(routine)
        place = FINISH if self._functions[routine](whole, draws) else ENDED
        return self._on(whole, place, draws.state)

    def restore(self, data: object) -> Position:
        """The position that ``Position.to_json`` saved.

        Raises:
            ValueError: it is no such position, or one of another program.
        """
        match data:
            case [str(fingerprint), int(place), int(rng), [*saved]]:
                vector = [value for value in saved if type(value) is int]
            case _:
                message = "this is no saved position"
                raise ValueError(message)
        if fingerprint != self.fingerprint:
            message = "this position was saved from other rules, or from another way of playing them"
            raise ValueError(message)
        known = -len(self.segmented.pauses) <= place < 0 or place in (OVER, ENDED)
        if not len(vector) == len(saved) == len(self.segmented.start) or not known:
            message = "this saved position is damaged"
            raise ValueError(message)
        self._refuse_misfits(vector)
        if not 0 <= rng < 1 << 64 or not self._leads_back(vector):
            message = "this saved position is damaged"
            raise ValueError(message)
        options = tuple(self.segmented.list_options[place](vector)) if place < 0 else ()
        if place < 0 and len(options) < 2:  # noqa: PLR2004 what is forced never pauses
            message = "this saved position is damaged"
            raise ValueError(message)
        return Position(self, tuple(vector), place, rng, options)

    def _leads_back(self, vector: Sequence[int]) -> bool:
        """Whether the slots behind those of the program say where routines can return to."""
        blocks, returns = self.segmented.blocks, self.segmented.returns.values()
        known = all(0 <= vector[slot] < len(blocks) for slot in returns)
        return (
            known
            and vector[self.segmented.phase] in (0, 1)
            and all(vector[slot] <= ENDED or blocks[vector[slot]] is not None for slot in returns)
        )

    def _refuse_misfits(self, vector: Sequence[int]) -> None:
        for number, (value, slot) in enumerate(zip(vector, self.program.slots, strict=False)):
            if not slot.low <= value <= slot.high:
                message = f"slot {number} takes {slot.low} to {slot.high}, not {value}"
                raise ValueError(message)

    # ---- Going on ----

    def advance(self, position: Position, option: int) -> Position:
        """The position after an option, which must be one of the position's."""
        draws = Draws(position.rng)
        vector = list(position.vector)
        self.warn(vector, position.place, position.spent)
        place, options = self.run(vector, self.segmented.apply_option[position.place](vector, draws, option), draws)
        spent = position.spent + self.settled(vector, place)
        return Position(self, tuple(vector), place, draws.state, tuple(options), spent)

    def _on(self, vector: list[int], place: int, rng: int) -> Position:
        draws = Draws(rng)
        place, options = self.run(vector, place, draws)
        spent = self.settled(vector, place)
        return Position(self, tuple(vector), place, draws.state, tuple(options), spent)

    def warn(self, vector: list[int], place: int, spent: int) -> None:
        """Leave nothing of the budget if so many steps in all were too many; see ``Budget``."""
        budget = self.budget
        if budget is not None and spent >= budget.total and self.segmented.deciders[place] is not None:
            vector[budget.slot] = budget.stretch

    def settled(self, vector: list[int], place: int) -> int:
        """The steps up to a choice or the end, which the vector holds no more; 0 where chance is to act."""
        budget = self.budget
        if budget is None or (place < 0 and self.segmented.deciders[place] is None):
            return 0
        spent = vector[budget.slot]
        vector[budget.slot] = 0
        return spent

    def run(self, vector: list[int], place: int, draw: Callable[[], int]) -> tuple[int, Sequence[int]]:
        """Run to the next pause with a choice, or the end; give its place and options."""
        segmented = self.segmented
        blocks, listing = segmented.blocks, segmented.list_options
        while True:
            while place > ENDED:
                place = blocks[place](vector, draw)
            if place < 0:
                options = listing[place](vector)
                if len(options) > 1:
                    return place, options
                forced = segmented.apply_option[place]
                place = forced(vector, draw, options[0]) if options else segmented.pauses[place].after
            elif place == FINISH:
                place = self._finish(vector)
            else:
                vector[segmented.phase] = 0
                return place, ()

    def _finish(self, vector: list[int]) -> int:
        segmented = self.segmented
        for slot, start in segmented.resets:
            vector[slot] = start
        closing = self.program.closing
        if closing < 0 or vector[segmented.phase] or self._abandoned(vector):
            return OVER
        vector[segmented.phase] = 1
        vector[segmented.returns[closing]] = FINISH
        return segmented.entries[closing]

    def _abandoned(self, vector: Sequence[int]) -> bool:
        """Whether a loop went round too often."""
        return self.program.unfinished >= 0 and vector[self.program.unfinished] > 0

    # ---- Random play ----

    def playout(self, seed: int) -> tuple[int, Position]:
        """A whole play in which every decision is taken at random, each legal option being equally likely.

        Returns:
            How many decisions there were (those with a choice) and the end.
        """
        expected = self._expected
        made = self._shorter()
        supply = Supply(seeded(seed), self._ahead.first(seed, expected.first), made.most)
        try:
            found = self._played(made, supply)
        except Exhausted:
            supply = Supply(seeded(seed), expected.first)
            found = self._played(self._whole(), supply)
        if expected.plays > 0:
            expected.note(supply.drawn)
        return found

    def playouts(self, seed: int) -> Iterator[tuple[int, Position]]:
        """Whole random plays without end, one after the other from one stream of numbers; faster than one at a time.

        Each play begins with the state of chance that the one before ended with (``Position.rng``).
        """
        supply = Supply(seeded(seed))
        while True:
            yield self._played(self._whole(), supply)

    def _whole(self) -> Played:
        """The functions of whole plays."""
        if self._made is None:
            self._made = self._play()
        return self._made

    def _shorter(self) -> Played:
        """Those that count no steps, if there are any."""
        if not self._asked_short:
            self._asked_short = True
            self._made_short = self._short()
        return self._made_short or self._whole()

    def _played(self, made: Played, supply: Supply) -> tuple[int, Position]:
        vector = [*self.segmented.start, 0, 0]
        made.opening(vector, supply.draw)
        for slot, start in made.left:
            vector[slot] = start
        if made.closing is not None and not self._abandoned(vector):
            made.closing(vector, supply.draw)
            for slot, start in made.left:
                vector[slot] = start
        vector.pop()
        decisions = vector.pop()
        return decisions, Position(self, tuple(vector), OVER, supply.state, ())

    def rollout(self, position: Position, seed: int) -> tuple[int, Position]:
        """The same from a position on; chance that pauses is resolved too, and not counted."""
        supply = Supply(seeded(seed))
        draw = supply.draw
        vector = list(position.vector)
        place = position.place
        options: Sequence[int] = position.options
        segmented = self.segmented
        decisions = spent = 0
        while options:
            count = len(options)
            product = draw() * count
            if product & WORD < count:
                product = again(product, count, draw)
            if segmented.deciders[place] is not None:
                decisions += 1
                spent += self.settled(vector, place)
                self.warn(vector, place, spent)
            place, options = self.run(vector, segmented.apply_option[place](vector, draw, options[product >> 32]), draw)
        self.settled(vector, place)
        return decisions, Position(self, tuple(vector), place, supply.state, ())
