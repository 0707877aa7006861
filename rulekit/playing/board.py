"""What a state and a player's view of it have in common: both are read by the names of the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from attrs import frozen

from rulekit.compiler.labels import ArmLabel
from rulekit.machine.segments import Pause
from rulekit.model.component import Face, Field
from rulekit.playing.answers import Asked
from rulekit.playing.option import Option
from rulekit.playing.reading import HIDDEN, Hidden, Holder, SecretError, plain
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.machine.runner import Runner
    from rulekit.playing.option import Options
    from rulekit.playing.seating import Seating

__all__ = ["Board", "Ranking"]

_new = object.__new__

MANY = 12
"""How many parts of a value are shown to a person."""


@frozen
class Ranking:
    """Who stands where.

    Args:
        gauges: for each player, the numbers that decide, the most important first; more is better, so what the fewest
            win by is negative; shape (players, ranks).
        winners: the players, from 0, that lead by them; they share the victory when the game is over.
        drawn: whether the rules say that the game, which is over, is drawn.
    """

    gauges: tuple[tuple[int | Hidden, ...], ...]
    winners: tuple[int, ...]
    drawn: bool = False


class Board(ABC):
    """Where a play stands, as far as it is known.

    What the game and the turn have is there by name (``state.builder``, ``state.workers``), and what players have in
    ``state.players[0]``.
    """

    __slots__ = ()

    table: Seating
    """The game and its players."""
    names: tuple[str, ...]
    """What the players are called."""
    slots: Sequence[int]
    """The numbers that all values are read from."""
    place: int
    """Where in the program play stands; below 0 while somebody is to choose."""
    numbers: Sequence[int]
    """The numbers of the options that may be seen here."""
    runner: Runner
    """What runs the play."""

    # ---- What a state and a view each know in their own way ----

    @property
    @abstractmethod
    def options(self) -> Options:
        """The legal choices, at least two, always in the same order; none when the game is over."""

    @abstractmethod
    def hides(self, field: Field, owner: int) -> bool:
        """Whether what a hidden field holds for an owner is not known here."""

    # ---- Who and what next ----

    @property
    def is_over(self) -> bool:
        """Whether the game is over, or goes on no more because it has no end (``unfinished``)."""
        return self.place > 0

    @property
    def unfinished(self) -> Span | None:
        """The loop in which so much was done that the game was given up as one without an end; None for any other."""
        slot = self.runner.program.unfinished
        loop = self.slots[slot] if slot >= 0 else 0
        return self.table.program.endless[loop - 1].span if loop else None

    @property
    def pause(self) -> Pause | None:
        """What play waits for."""
        return self.runner.segmented.pauses[self.place] if self.place < 0 else None

    @property
    def is_chance(self) -> bool:
        """Whether chance is to decide (only when started with ``chance="explicit"``)."""
        return self.pause is not None and self.player is None

    @property
    def player(self) -> int | None:
        """Who is to choose, from 0; None at the end and when chance is to decide."""
        if self.place >= 0:
            return None
        decider = self.runner.segmented.deciders[self.place]
        return None if decider is None else int(decider(self.slots))

    @property
    def step(self) -> str:
        """The name of the step in which somebody is to choose, or of the thing whose words they follow; else empty."""
        numbers = self.numbers
        if numbers:
            return self.table.meanings_of(self.runner).step(self.place, numbers[0])
        pause = self.pause
        if pause is None or pause.decide is None:
            return ""
        labels = [self.table.label(arm.says) for arm in pause.decide.arms]
        steps = {one.step for one in labels if isinstance(one, ArmLabel)}
        return steps.pop() if len(steps) == 1 else ""

    @property
    def active(self) -> int:
        """The player whose turn it is, from 0."""
        return self.slots[self.table.program.layout.active]

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first, and in games without rounds."""
        return self.slots[self.table.program.layout.rounds]

    def option(self, *words: str) -> Option:
        """The option of these words.

        Args:
            words: names of its path, in their order; those that tell it from the others are enough.

        Raises:
            LookupError: no option has them, or several that mean different things.
        """
        numbers = self.numbers
        for number in self.table.meanings_of(self.runner).numbers(self, words):
            if number in numbers:
                made = _new(Option)
                made.board, made.number = self, number
                return made
        return self.options.named(*words)

    # ---- Reading ----

    @property
    def players(self) -> tuple[Holder, ...]:
        """What each player has."""
        return tuple([Holder(self, "player", at) for at in range(self.table.players)])

    @property
    def dice(self) -> tuple[str, ...]:
        """The faces on the table, in order."""
        layout, slots = self.table.program.layout, self.slots
        shown = slots[layout.pool : layout.pool + slots[layout.pool_count]]
        return tuple(map(self.table.face_names.__getitem__, shown))

    @property
    def faces(self) -> tuple[Face, ...]:
        """The same, as the rules declare them."""
        die = self.table.game.die
        if die is None:
            return ()
        layout, slots = self.table.program.layout, self.slots
        return tuple(die.faces[one] for one in slots[layout.pool : layout.pool + slots[layout.pool_count]])

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  # what it is follows from the rules, see ``reading.Value``
        if not name.startswith("_"):
            table = self.table
            readers = table.open_readers
            reader = readers["game"].get(name) or readers["turn"].get(name)
            if reader is not None:
                return reader(self.slots, 0)
            for owner in ("game", "turn"):
                if name in table.readers[owner]:
                    return getattr(Holder(self, owner, 0), name)
            if name in table.asked:
                return getattr(Holder(self, "game", 0), name)
        message = f"neither the game nor the turn has `{name}`"
        raise AttributeError(message, name=name, obj=self)

    def of(self, name: str, table: str) -> Any:  # noqa: ANN401  # as above
        """What the game or the turn keeps of each thing of one table; see ``Holder.of``."""
        owner = "turn" if any(one.each == table for one, _ in self.table.readers["turn"].get(name, ())) else "game"
        return Holder(self, owner, 0).of(name, table)

    def value(self, name: str, *things: str | int, player: int | None = None) -> Any:  # noqa: ANN401  # as above
        """Something that the rules name: a field, a defined value, an adjective, a column, a named number.

        Args:
            name: its name.
            things: what it is asked of: the name of a thing, or the number of a player; nothing for what a player, the
                turn or the game has.
            player: whose it is, or who ``you`` is in its definition; the player whose turn it is if not said.

        Returns:
            The value; yes or no for an adjective.

        Raises:
            LookupError: the rules name nothing like it.
        """
        you = self.active if player is None else player
        if not things:
            return self._alone(name, you)
        (thing,) = things if len(things) == 1 else (None,)
        for asked in self.table.asked.get(name, ()):
            known = self.table.things(asked.of)
            if asked.about_thing and thing in known:
                return self.told(asked, you, known.index(thing))  # type: ignore[arg-type]  # it is one of them
        for owner in ("player", "game", "turn"):
            for one, _ in self.table.readers[owner].get(name, ()):
                if one.each and thing in self.table.things(one.each):
                    return Holder(self, owner, you if owner == "player" else 0).of(name, one.each)[thing]
        for table in self.table.game.tables:
            if (column := table.column(name)) and isinstance(thing, str) and (item := table.item(thing)):
                return self.table.cell(column, item)
        message = f"the rules name no `{name}` of {', '.join(map(str, things))}"
        raise LookupError(message)

    def _alone(self, name: str, you: int) -> Any:  # noqa: ANN401  # as above
        if name in self.table.readers["player"] or any(not one.about_thing for one in self.table.asked.get(name, ())):
            return getattr(Holder(self, "player", you), name)
        for one in self.table.game.parameters:
            if one.name == name:
                return one.value
        try:
            return getattr(self, name)
        except AttributeError as problem:
            message = f"the rules name no `{name}`"
            raise LookupError(message) from problem

    def told(self, asked: Asked, you: int, thing: int) -> Any:  # noqa: ANN401  # as above
        """What the rules define, for a player and a thing, both from 0; ``hidden`` if that can't be known."""
        try:
            found = self.table.answer(asked)(self.slots, you, thing)
        except SecretError:
            return HIDDEN
        match asked.kind:
            case "flag":
                return bool(found)
            case "item":
                return self.table.things(asked.table)[found] if found >= 0 else None
            case "player":
                return found if found >= 0 else None
            case _:
                return found

    # ---- Standing ----

    @property
    @abstractmethod
    def ranking(self) -> Ranking:
        """The numbers that decide who wins, for each player, and who leads by them."""

    @property
    def scores(self) -> tuple[int | Hidden, ...]:
        """For each player, what decides the game first; shape (players,)."""
        rank = self.table.game.wins[0] if self.table.game.wins else None
        sign = 1 if rank is None or rank.most else -1
        return tuple(_signed(sign, row[0]) if row else 0 for row in self.ranking.gauges)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, from 0; several share it; empty while the game goes on and when it is unfinished."""
        return self.ranking.winners if self.is_over else ()

    @property
    def is_drawn(self) -> bool:
        """Whether the game is over and drawn, as the rules say; nobody wins it then."""
        return self.is_over and self.ranking.drawn

    # ---- Out ----

    def to_dict(self) -> dict[str, object]:
        """How things stand, by the names of the rules; ready for JSON."""
        found: dict[str, object] = {"round": self.round, "active": self.active}
        found |= {"over": True, "winners": list(self.winners)} if self.is_over else {"player": self.player}
        if self.is_drawn:
            found["drawn"] = True
        if self.step:
            found["step"] = self.step
        if self.dice:
            found["dice"] = list(self.dice)
        for owner in ("game", "turn"):
            if self.table.fields[owner]:
                found[owner] = Holder(self, owner, 0).to_dict()
        found["players"] = [{"name": name, **one.to_dict()} for name, one in zip(self.names, self.players, strict=True)]
        if self.table.game.wins:
            found["scores"] = [plain(one) for one in self.scores]
        return found

    @abstractmethod
    def to_json(self) -> str:
        """The same as text."""

    def _told_shortly(self, kind: Literal["State", "View"]) -> str:
        """What a person wants to see of it."""
        who = self.player
        if self.is_over:
            won = f"won by {', '.join(self.names[at] for at in self.winners) or 'nobody'}"
            now = "over, drawn" if self.is_drawn else f"over, {won}"
        elif who is None:
            now = "chance is to decide"
        else:
            now = f"{self.names[who]} chooses" + (f" in {self.step}" if self.step else "")
        first = f"<{kind} of {self.table.game.name}"
        first += f", round {self.round}" if self.round else ""
        lines = [f"{first}: {now}"]
        if self.dice:
            lines.append(f"  dice {', '.join(self.dice)}")
        for owner in ("turn", "game"):
            lines += [f"  {name} {shown}" for name, shown in _shown(Holder(self, owner, 0).to_dict())]
        for name, holder in zip(self.names, self.players, strict=True):
            has = "; ".join(f"{what} {shown}" for what, shown in _shown(holder.to_dict()))
            lines.append(f"  {name}: {has}" if has else f"  {name}")
        return "\n".join(lines) + ">"


def _signed(sign: int, value: int | Hidden) -> int | Hidden:
    return value if isinstance(value, Hidden) else sign * value


def _shown(has: dict[str, object]) -> list[tuple[str, str]]:
    """What is worth showing of some values: not what is nothing."""
    found: list[tuple[str, str]] = []
    for name, value in has.items():
        kept = {one: held for one, held in value.items() if held} if isinstance(value, dict) else value
        if kept:
            found.append((name, _briefly(kept)))
    return found


def _briefly(value: object) -> str:
    """A value as a person reads it, of many the first ones."""
    match value:
        case dict():
            parts = [f"{name} {_briefly(one)}" for name, one in value.items()]
        case list():
            parts = [_briefly(one) for one in value]
        case _:
            return str(value)
    more = len(parts) - MANY
    return ", ".join(parts[:MANY]) + (f" and {more} more" if more > 0 else "")
