"""A state of play: frozen, readable by the rules' names, with its options."""

from __future__ import annotations

import json
from functools import cached_property
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from rulekit.compiler.labels import ArmLabel, ChanceLabel
from rulekit.document.sentence import Sentence
from rulekit.machine.position import Position, Ranking
from rulekit.playing.option import Option, describe, face_said
from rulekit.playing.reading import Holder
from rulekit.playing.table import Table
from rulekit.printing import speaker_for

if TYPE_CHECKING:
    from rulekit.wording.speaker import Speaker

__all__ = ["State", "start"]


@frozen(slots=False)
class State:
    """Where a play stands. Values: applying an option gives another state and leaves this one alone.

    What the game and the turn have is there by name (``state.builder``, ``state.workers``), and what players have in
    ``state.players[0]``.
    """

    table: Table = field(repr=False, eq=False)
    position: Position
    names: tuple[str, ...] = field(repr=False, eq=False)
    viewer: int | None = field(default=None, repr=False)

    # ---- Who and what next ----

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    @property
    def is_chance(self) -> bool:
        """Whether chance is to decide (only when started with ``chance="explicit"``)."""
        return self.position.is_chance

    @property
    def player(self) -> int | None:
        """Who is to choose, from 0; None at the end and when chance is to decide."""
        return self.position.player

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The legal choices, at least two, always in the same order; none when the game is over."""
        return tuple(self._option(one) for one in self.position.options)

    def _option(self, number: int) -> Option:
        found = self.position.decode(number)
        label = self.table.label(found.says if found.says >= 0 else found.decide)
        if isinstance(label, ArmLabel):
            path, sentence = describe(label, found.value, self)
            return Option(number, path, None, sentence, self)
        path, sentence = self._outcome(label, found.value)
        return Option(number, path, 1 / len(self.position.options), sentence, self)

    def _outcome(self, label: ChanceLabel | None, value: int) -> tuple[tuple[str, ...], Sentence]:
        die = self.table.game.die
        if label is not None and label.kind == "dice" and die is not None:
            face = die.faces[value]
            return (face.name,), Sentence("option_path", {"items": (face_said(face, self),)})
        return (str(value),), Sentence("option_path", {"items": (str(value + 1),)})

    def apply(self, option: Option) -> State:
        """The state after an option is taken and everything forced behind it is done.

        Raises:
            ValueError: it is no option here.
        """
        return State(self.table, self.position.apply(option.number), self.names, self.viewer)

    # ---- Reading ----

    @property
    def players(self) -> tuple[Holder, ...]:
        """What each player has."""
        vector = self.position.vector
        return tuple(Holder(self.table, "player", at, vector, self.viewer) for at in range(self.table.players))

    @property
    def dice(self) -> tuple[str, ...]:
        """The faces on the table, in order."""
        die = self.table.game.die
        layout = self.table.program.layout
        vector = self.position.vector
        shown = vector[layout.pool : layout.pool + vector[layout.pool_count]]
        return tuple(die.faces[one].name for one in shown) if die else ()

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first."""
        return self.position.vector[self.table.program.layout.rounds]

    @property
    def step(self) -> str:
        """The name of the step in which somebody is to choose, or of the thing whose words they follow; else empty."""
        if self.is_over or self.is_chance:
            return ""
        label = self.table.label(self.position.decode(self.position.options[0]).says)
        return label.step if isinstance(label, ArmLabel) else ""

    @property
    def active(self) -> int:
        """The player whose turn it is, from 0."""
        return self.position.vector[self.table.program.layout.active]

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  # what it is follows from the rules, see ``reading.Value``
        if name.startswith("_"):
            raise AttributeError(name)
        for owner in ("game", "turn"):
            if any(name in (one.name, one.plural) for one in self.table.fields[owner]):
                return getattr(Holder(self.table, owner, 0, self.position.vector, self.viewer), name)
        message = f"neither the game nor the turn has `{name}`"
        raise AttributeError(message)

    @property
    def ranking(self) -> Ranking:
        """The numbers that decide who wins, for each player, and who leads by them."""
        return self.position.ranking()

    @property
    def scores(self) -> tuple[int, ...]:
        """For each player, what decides the game first; shape (players,)."""
        rank = self.table.game.wins[0] if self.table.game.wins else None
        sign = 1 if rank is None or rank.most else -1
        return tuple(sign * row[0] if row else 0 for row in self.ranking.gauges)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, from 0; several share it; empty while the game goes on."""
        return self.ranking.winners if self.is_over else ()

    def view(self, player: int) -> State:
        """What a player may know: hidden things of others read as ``hidden``; only their own options show."""
        return State(self.table, self.position, self.names, player)

    # ---- Out and in ----

    def to_json(self) -> str:
        """The state as text, for ``from_json`` of the same game with the same variants and number of players."""
        return json.dumps({"names": list(self.names), "position": self.position.to_json()})

    def from_json(self, text: str) -> State:
        """The state that ``to_json`` gave, in the same game as this one.

        Raises:
            ValueError: the text is no state of this game.
        """
        try:
            data = json.loads(text)
            names, saved = tuple(str(one) for one in data["names"]), data["position"]
        except (json.JSONDecodeError, KeyError, TypeError) as problem:
            message = "this is no saved state"
            raise ValueError(message) from problem
        return State(self.table, self.position.runner.restore(saved), names, self.viewer)

    def speaker(self, locale: str) -> Speaker:
        """Who says things of this game in a language."""
        return _speaker(self.table, locale)


def _speaker(table: Table, locale: str) -> Speaker:
    if locale not in table.speakers:
        table.speakers[locale] = speaker_for(table.checked, locale)
    return table.speakers[locale]


def start(table: Table, seed: int = 0, *, explicit: bool = False, names: tuple[str, ...] = ()) -> State:
    """The first state of a play.

    Args:
        table: the game and its players.
        seed: for chance; any whole number.
        explicit: whether chance is an option of its own.
        names: what players are called in options; numbers from 1 if not said.
    """
    runner = table.explicit if explicit else table.seeded
    named = names or tuple(str(at + 1) for at in range(table.players))
    return State(table, runner.start(seed), named)
