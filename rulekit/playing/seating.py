"""A game made ready to be played by so many people: its program, runners and labels, compiled when first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from rulekit.compiler.endless import USUAL, Allowance
from rulekit.compiler.labels import ArmLabel, ChanceLabel
from rulekit.compiler.program import Compiled
from rulekit.driver.pipeline import Checked, compiled
from rulekit.driver.printing import speaker_for
from rulekit.machine.functions import function_of
from rulekit.machine.python import compile_program
from rulekit.machine.runner import Runner
from rulekit.model.closed import ValueKind
from rulekit.model.component import Column, Field, Item
from rulekit.model.game import Game
from rulekit.playing.answers import Answer, Asked, Which, answer_of, asked_of, which_of
from rulekit.playing.meanings import Meanings
from rulekit.playing.reading import MASKS, Reader, one_reader, reader_of
from rulekit.playing.sampling import Donors
from rulekit.playing.secrecy import Secrets, secrets_of

if TYPE_CHECKING:
    from rulekit.wording.speaker import Speaker

__all__ = ["Seating"]

OWNERS = ("player", "turn", "game", "die")
Fields = tuple[tuple[Field, Reader], ...]


@frozen(slots=False, eq=False)
class Seating:
    """A game and its players.

    Args:
        checked: the game with its variants.
        players: how many play.
        checking: whether every number stored is verified (slower; for tests).
        allowed: how much a play may do before it is given up.
    """

    checked: Checked = field(repr=False)
    players: int
    checking: bool = False
    allowed: Allowance = USUAL

    def __getstate__(self) -> dict[str, Any]:
        return {"checked": self.checked, "players": self.players, "checking": self.checking, "allowed": self.allowed}

    @property
    def game(self) -> Game:
        """The game that is played."""
        assert self.checked.game is not None
        return self.checked.game

    @property
    def agreed(self) -> dict[str, str]:
        """What the table has agreed on, of each option, in the words of the rules."""
        found: dict[str, str] = {}
        for one in self.game.options:
            match one.kind:
                case ValueKind.FLAG:
                    found[one.name] = ("no", "yes")[one.start]
                case ValueKind.ITEM:
                    found[one.name] = self.game.table(one.of).items[one.start - 1].name
                case _:
                    found[one.name] = str(one.start)
        return found

    # ---- Running ----

    @cached_property
    def program(self) -> Compiled:
        """The program with its layout and labels."""
        return compiled(self.game, self.players, allowed=self.allowed)

    @cached_property
    def seeded(self) -> Runner:
        """The runner whose chance comes from a seed."""
        return compile_program(self.program.program, checked=self.checking)

    @cached_property
    def explicit(self) -> Runner:
        """The runner that stops at every chance."""
        return compile_program(self.program.program, explicit=True, checked=self.checking)

    def label(self, number: int) -> ArmLabel | ChanceLabel | None:
        """What an option or a chance is called; None if it says nothing of itself."""
        return self.program.labels[number] if number >= 0 else None

    # ---- Reading ----

    @cached_property
    def fields(self) -> Mapping[str, tuple[Field, ...]]:
        """The fields by owner."""
        return {owner: tuple(one for one in self.game.fields if one.owner.value == owner) for owner in OWNERS}

    @cached_property
    def own_readers(self) -> Mapping[str, Mapping[str, Fields]]:
        """How fields are read, by owner and name; several are those of different tables."""
        found: dict[str, dict[str, Fields]] = {owner: {} for owner in OWNERS}
        for one in self.game.fields:
            by_name = found[one.owner.value]
            by_name[one.name] = (*by_name.get(one.name, ()), (one, reader_of(one, self.game, self.program)))
        return found

    @cached_property
    def readers(self) -> Mapping[str, Mapping[str, Fields]]:
        """The same, by plurals too."""
        found: dict[str, dict[str, Fields]] = {}
        for owner, by_name in self.own_readers.items():
            plurals: dict[str, Fields] = {}
            for fields in by_name.values():
                for one in fields:
                    plurals[one[0].plural] = (*plurals.get(one[0].plural, ()), one)
            found[owner] = plurals | dict(by_name)
        return found

    @cached_property
    def open_readers(self) -> Mapping[str, Mapping[str, Reader]]:
        """How what nobody hides is read, by owner and name; of several fields of one name, all of them together."""
        return {
            owner: {
                name: one_reader([reader for _, reader in fields])
                for name, fields in by_name.items()
                if not any(one.hidden for one, _ in fields)
            }
            for owner, by_name in self.readers.items()
        }

    @cached_property
    def asked(self) -> Mapping[str, tuple[Asked, ...]]:
        """What the rules define, by name; several are those of different tables. Words of dice are left out."""
        found: dict[str, tuple[Asked, ...]] = {}
        for one in asked_of(self.game):
            if one.of != "die":
                found[one.name] = (*found.get(one.name, ()), one)
        return found

    @cached_property
    def _answers(self) -> dict[tuple[str, str], Answer]:
        return {}

    def answer(self, asked: Asked) -> Answer:
        """How something that the rules define is worked out."""
        key = (asked.name, asked.of)
        if key not in self._answers:
            self._answers[key] = answer_of(asked, self.game, self.program)
        return self._answers[key]

    @cached_property
    def _which(self) -> dict[tuple[str, str], tuple[Which, Callable[[int], frozenset[str | int]]]]:
        return {}

    def which(self, asked: Asked) -> tuple[Which, Callable[[int], frozenset[str | int]]]:
        """How the things that an adjective is true of are worked out as a mask, and the names in a mask."""
        key = (asked.name, asked.of)
        if key not in self._which:
            things: Sequence[str | int] = self.things(asked.of)

            @lru_cache(MASKS)
            def named(mask: int) -> frozenset[str | int]:
                return frozenset(name for at, name in enumerate(things) if mask >> at & 1)

            self._which[key] = which_of(asked, self.game, self.program), named
        return self._which[key]

    @cached_property
    def gauges(self) -> tuple[tuple[Callable[..., int], ...], ...]:
        """The numbers that decide who wins, as functions of the slots; shape (players, ranks)."""
        program = self.program.program
        return tuple(
            tuple(function_of(program, rank.values[player], {}) for rank in program.ranking)
            for player in range(self.players)
        )

    def cell(self, column: Column, item: Item) -> object:
        """What a table says of a thing: a number, a name, a tuple of them, a text, or None."""
        value = column.values[item.index]
        if column.kind not in (ValueKind.ITEM, ValueKind.ITEMS):
            return value
        names = self.things(column.table)
        if isinstance(value, tuple):
            return tuple(names[at] for at in value)
        return names[value] if isinstance(value, int) else None

    @cached_property
    def tables(self) -> Mapping[str, Mapping[str, Mapping[str, object]]]:
        """The tables as data: by table, thing and column."""
        return {
            table.name: {
                item.name: {column.name: self.cell(column, item) for column in table.columns} for item in table.items
            }
            for table in self.game.tables
        }

    @cached_property
    def face_names(self) -> tuple[str, ...]:
        """The names of the faces of the dice."""
        die = self.game.die
        return tuple(one.name for one in die.faces) if die is not None else ()

    @cached_property
    def _things(self) -> dict[str, tuple[str, ...]]:
        return {one.name: tuple(item.name for item in one.items) for one in self.game.tables}

    def things(self, table: str) -> tuple[str, ...] | range:
        """The names of the things of a table; for ``"player"`` the numbers of the players."""
        return range(self.players) if table == "player" else self._things[table]

    def names_of(self, table: str) -> tuple[str, ...]:
        """The names of the things of a table."""
        return self._things[table]

    def meanings_of(self, runner: Runner) -> Meanings:
        """What the numbers of options of one of the runners mean."""
        return self._explicit_meanings if runner.explicit else self._seeded_meanings

    @cached_property
    def _seeded_meanings(self) -> Meanings:
        return Meanings(self, self.seeded)

    @cached_property
    def _explicit_meanings(self) -> Meanings:
        return Meanings(self, self.explicit)

    # ---- Hiding and saying ----

    @cached_property
    def secrets(self) -> Secrets:
        """What is secret, and to whom."""
        return secrets_of(self.game, self.program)

    @cached_property
    def donors(self) -> tuple[Donors, Donors]:
        """Where samples of views take hidden things from: random plays of the seeded and of the explicit runner."""
        return Donors(self.seeded, self.game, self.program), Donors(self.explicit, self.game, self.program)

    @cached_property
    def _speakers(self) -> dict[str, Speaker]:
        return {}

    def speaker(self, locale: str) -> Speaker:
        """Who says things of this game in a language."""
        if locale not in self._speakers:
            self._speakers[locale] = speaker_for(self.checked, locale)
        return self._speakers[locale]
