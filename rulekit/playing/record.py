"""Records of plays: who chose what and what chance gave, in words of the rules, to be told and to be played again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from attrs import field, frozen

from rulekit.machine.random import Draws, below
from rulekit.playing.option import Option
from rulekit.playing.state import Foreseen, Given, Origin, Started, State, start
from rulekit.playing.telling import lines_of

if TYPE_CHECKING:
    from rulekit.playing.seating import Seating

__all__ = ["Move", "Record", "options_of", "parsed", "players_of", "record_of"]

FORMAT = 1


@frozen
class Move:
    """Something that was chosen, or that chance gave.

    Args:
        player: who chose, from 0; None for chance.
        words: the path of the option, joined by spaces.
        which: its number, from 0, among the options of the same words.
    """

    player: int | None
    words: str
    which: int = 0


@frozen
class Record:
    """A play, to be kept, told and played again. It names nothing but what the rules name.

    Args:
        table: the game and its players.
        names: what the players are called, in order.
        chance: ``"seeded"`` or ``"explicit"``; which kind of state the play leads to.
        origin: how it began.
        moves: what happened, in order, chance included.
    """

    table: Seating = field(eq=False, repr=False)
    names: tuple[str, ...]
    chance: str
    origin: Started | Given
    moves: tuple[Move, ...] = field(repr=False)

    # ---- Playing again ----

    def states(self) -> Iterator[State]:
        """The states of the play, the first one included, with chance as it was recorded.

        Raises:
            ValueError: with these rules the play cannot go on as it did.
        """
        state = _begun(self.table, self.origin, self.names, explicit=True)
        yield state
        for at, move in enumerate(self.moves, 1):
            state = state.apply(_found(state, move, at))
            yield state

    def replay(self) -> State:
        """The state that the play leads to.

        Raises:
            ValueError: with these rules the play cannot go on as it did.
        """
        if self.chance == "explicit":
            *_, last = self.states()
            return last
        state = _begun(self.table, self.origin, self.names, explicit=False)
        for at, move in enumerate(self.moves, 1):
            if move.player is not None:
                state = state.apply(_found(state, move, at))
        return state

    def say(self, locale: str) -> str:
        """The play in words, turn by turn, as everybody at the table saw it.

        Args:
            locale: the tag of a locale.
        """
        return "".join(f"{line}\n" for line in self.lines(locale))

    def lines(self, locale: str) -> Iterator[str]:
        """The same line by line, as the play is played again.

        Args:
            locale: the tag of a locale.
        """
        return lines_of(self.states(), locale)

    # ---- Out and in ----

    def to_dict(self) -> dict[str, object]:
        """The record as plain lists, numbers and text."""
        begun = {"given": list(self.origin.facts), "does": self.origin.does} if isinstance(self.origin, Given) else {}
        return {
            "format": FORMAT,
            "game": self.table.game.name,
            "variants": [one.name for one in self.table.game.variants],
            "players": list(self.names),
            **({"options": self.table.agreed} if self.table.agreed else {}),
            "chance": self.chance,
            "seed": self.origin.seed,
            **begun,
            "moves": [_written(one, self.names) for one in self.moves],
        }

    def to_json(self) -> str:
        """The same as text, a move a line."""
        data = self.to_dict()
        moves = data.pop("moves")
        assert isinstance(moves, list)
        head = json.dumps(data, ensure_ascii=False, indent=1)[:-2]
        lines = ",\n  ".join(json.dumps(one, ensure_ascii=False) for one in moves)
        return f'{head},\n "moves": [\n  {lines}\n ]\n}}\n'

    @staticmethod
    def from_dict(data: object, table: Seating | None = None) -> Record:
        """The record that ``to_dict`` gave.

        Args:
            data: plain lists, numbers and text.
            table: the game and its players; the bundled game of that name if not said.

        Raises:
            ValueError: it is no such record, or one of another game.
            RuleError: there is no such bundled game, or no such variant of it.
        """
        match data:
            case {
                "format": 1,
                "game": str(game),
                "variants": [*variants],
                "players": [*names],
                "chance": "seeded" | "explicit" as chance,
                "seed": int(seed),
                "moves": [*moves],
                **rest,
            }:
                origin: Started | Given = Started(seed)
                match rest:
                    case {"given": [*facts], "does": str(does)}:
                        origin = Given(_texts(facts), does, seed)
                    case _:
                        pass
                people = _texts(names)
                made = tuple(_read(one, people) for one in moves)
                found = _table(game, _texts(variants), people, table, options_of(data))
                return Record(found, people, chance, origin, made)
            case _:
                message = "this is no record of a play"
                raise ValueError(message)

    @staticmethod
    def from_json(text: str, table: Seating | None = None) -> Record:
        """The record that ``to_json`` gave; see ``from_dict``.

        Args:
            text: JSON.
            table: the game and its players; the bundled game of that name if not said.

        Raises:
            ValueError: it is no such record, or one of another game.
            RuleError: there is no such bundled game, or no such variant of it.
        """
        return Record.from_dict(parsed(text), table)


def parsed(text: str) -> object:
    """What a JSON text says.

    Raises:
        ValueError: it is no JSON, or none that anything was saved as.
    """
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as problem:
        message = "this is no JSON that rulekit wrote"
        raise ValueError(message) from problem
    return found


def players_of(data: object) -> int:
    """For how many players a record is.

    Raises:
        ValueError: it is no record.
    """
    match data:
        case {"players": [*names]}:
            return len(names)
        case _:
            message = "this is no record of a play"
            raise ValueError(message)


def options_of(data: object) -> dict[str, int | bool | str]:
    """What the table of a recorded play had agreed on; nothing of what is no such record."""
    match data:
        case {"options": {**agreed}}:
            return {str(name): value for name, value in agreed.items() if isinstance(value, int | str)}
        case _:
            return {}


def _table(
    game: str,
    variants: tuple[str, ...],
    names: tuple[str, ...],
    table: Seating | None,
    agreed: dict[str, int | bool | str],
) -> Seating:
    """The game that was played.

    Raises:
        ValueError: the table is of another game, or has agreed on something else.
    """
    if table is None:
        from rulekit.playing.game import load  # noqa: PLC0415  # games make records, and records load games

        return load(game, variants, len(names), options=agreed).table
    there = (table.game.name, tuple(one.name for one in table.game.variants), table.players)
    if there != (game, variants, len(names)):
        message = f"this is a play of {' with '.join((game, *variants))} for {len(names)}"
        raise ValueError(message)
    other = [f"{name} {value}" for name, value in agreed.items() if table.agreed.get(name) != value]
    if other:
        message = f"this is a play for which was agreed: {', '.join(other)}"
        raise ValueError(message)
    return table


def _texts(found: Sequence[object]) -> tuple[str, ...]:
    if not all(isinstance(one, str) for one in found):
        message = "this is no record of a play"
        raise ValueError(message)
    return tuple(str(one) for one in found)


def _written(move: Move, names: tuple[str, ...]) -> dict[str, object]:
    who: dict[str, object] = {"chance": move.words}
    if move.player is not None:
        who = {"player": names[move.player], "chooses": move.words}
    return {**who, "which": move.which} if move.which else who


def _read(data: object, names: tuple[str, ...]) -> Move:
    match data:
        case {"chance": str(words), **rest}:
            player = None
        case {"player": str(name), "chooses": str(words), **rest} if name in names:
            player = names.index(name)
        case _:
            message = f"this is no move: {data!r}"
            raise ValueError(message)
    which = rest.get("which", 0)
    if not isinstance(which, int):
        message = f"this is no move: {data!r}"
        raise ValueError(message)  # noqa: TRY004  # of the file, not of the caller
    return Move(player, words, which)


def record_of(state: State) -> Record:
    """The record of the play that led to a state.

    Raises:
        ValueError: it is not known how the state came about.
    """
    taken: list[int] = []
    first = state
    while isinstance(first.origin, tuple):
        first, number = first.origin
        taken.append(number)
    if isinstance(first.origin, Foreseen):
        message = "it is not known how this state came about"
        raise ValueError(message)  # noqa: TRY004  # of the state's past, not of its type
    explicit = state.runner.explicit
    moves = tuple(_moves(_begun(state.table, first.origin, state.names, explicit=True), taken, explicit=explicit))
    return Record(state.table, state.names, "explicit" if explicit else "seeded", first.origin, moves)


def _moves(state: State, taken: list[int], *, explicit: bool) -> Iterator[Move]:
    """What happened: what was taken, and, where a seed gave them, the outcomes of chance."""
    draws = Draws(state.rng)
    while taken or (not explicit and state.is_chance):
        given = state.is_chance and not explicit
        number = state.numbers[below(len(state.numbers), draws)] if given else taken.pop()
        option = Option(state, number)
        words = " ".join(option.path)
        before = islice(state.options, state.numbers.index(number))
        yield Move(state.player, words, sum(" ".join(one.path) == words for one in before))
        state = state.apply(option)


def _found(state: State, move: Move, at: int) -> Option:
    found = [one for one in state.options if " ".join(one.path) == move.words]
    if state.player == move.player and 0 <= move.which < len(found):
        return found[move.which]
    there = ", ".join(" ".join(one.path) for one in state.options) or "none"
    who = state.names[state.player] if state.player is not None else "chance"
    message = f"move {at}: `{move.words}` is no option here; {who} has: {there}"
    raise ValueError(message)


def _begun(table: Seating, origin: Origin, names: tuple[str, ...], *, explicit: bool) -> State:
    match origin:
        case Started(seed):
            return start(table, seed, explicit=explicit, names=names)
        case Given():
            from rulekit.playing.positions import position  # noqa: PLC0415  # needs the check, which a play does not

            return position(table, origin, names, explicit=explicit)
        case _:
            message = "it is not known how this state came about"
            raise ValueError(message)
