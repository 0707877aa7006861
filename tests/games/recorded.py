"""Recorded plays: read from their files, written to them, and played again (see docs/guide/plays.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import evolve, field, frozen

import rulekit
from rulekit.machine.random import Draws, below, seeded
from rulekit.model.closed import ValueKind
from rulekit.playing.option import Option
from rulekit.playing.state import State, start

__all__ = ["Play", "Round", "boards", "followed", "read", "written"]

CHANCE = ("rolls ", "draws ")
STAGES = {"history_of_the_world": "time"}  # what tells the rounds of a game apart that has none by name
Choose = Callable[[State], Option]


@frozen
class Round:
    """The turns of a round, each with the player and what they rolled and chose, and how things stand after it."""

    turns: tuple[tuple[str, tuple[str, ...]], ...]
    after: Mapping[str, Any]


@frozen
class Play:
    """A whole play."""

    game: str
    variants: tuple[str, ...]
    players: tuple[str, ...]
    seed: int
    rounds: tuple[Round, ...]
    end: Mapping[str, Any] = field(factory=dict[str, Any])

    def start(self, chance: str) -> State:
        """The first state."""
        game = rulekit.load(self.game, variants=self.variants, players=len(self.players))
        return game.start(self.seed, chance=chance, names=self.players)

    def choices(self) -> Iterator[str]:
        """What was chosen, without what was rolled."""
        for one in self.rounds:
            for _, log in one.turns:
                for entry in log:
                    if not entry.startswith(CHANCE):
                        yield entry.removeprefix(f"{entry.partition(': ')[0]}: ") if ": " in entry else entry


def followed(play: Play, choose: Choose) -> Play:
    """The play as it goes when such choices are made and dice fall as its seed has it."""
    state, draw = play.start("explicit"), Draws(seeded(play.seed))
    rounds: list[Round] = []
    turns: list[tuple[str, list[str]]] = []
    last = (_stage(play, state), state.active)
    while True:
        now = (_stage(play, state), state.active)
        if turns and (state.is_over or now[0] != last[0]):
            rounds.append(Round(tuple((name, tuple(log)) for name, log in turns), boards(state)))
            turns = []
        if state.is_over:
            return evolve(play, rounds=tuple(rounds), end=_end(state))
        if not turns or now != last:
            turns.append((state.names[state.active], []))
        last, log = now, turns[-1][1]
        if state.is_chance:
            option = state.options[below(len(state.options), draw)]
            verb = CHANCE[not _is_die(state)]
            follows = bool(log) and log[-1].startswith(verb)
            log[-1:] = [f"{log[-1]} {option.path[0]}"] if follows else [*log[-1:], verb + option.path[0]]
        else:
            chosen = choose(state)
            option = next(one for one in state.options if one.path == chosen.path)  # of equal dice the first
            said = " ".join(option.path)
            log.append(said if state.player == state.active else f"{state.names[state.player or 0]}: {said}")
        state = state.apply(option)


def _stage(play: Play, state: State) -> int | str:
    """The round; in a game without rounds what stands in their place."""
    return getattr(state, STAGES[play.game]) if play.game in STAGES else state.round


def _is_die(state: State) -> bool:
    """Whether chance is a die, not a thing drawn out of several."""
    die = state.table.game.die
    return die is not None and [one.path[0] for one in state.options] == [face.name for face in die.faces]


def boards(state: State) -> dict[str, Any]:
    """What everybody has, by the names of the rules, without what is nothing; and what has changed on the table."""
    found: dict[str, Any] = {}
    for name, player in zip(state.names, state.players, strict=True):
        has = {one.name: _something(getattr(player, one.name)) for one in state.table.fields["player"]}
        found[name] = {what: value for what, value in has.items() if value}
    first = start(state.table)
    for one in state.table.fields["game"]:
        if one.each and one.name not in found:
            before, now = getattr(first, one.name), getattr(state, one.name)
            shown = {item: _something(value) for item, value in now.items() if value != before[item]}
            if one.kind is ValueKind.PLAYER:
                shown = {item: state.names[who] for item, who in shown.items() if who is not None}
            found[one.name] = shown
    return found


def _something(value: Any) -> Any:  # noqa: ANN401  # as wide as what a game can have
    if isinstance(value, tuple | frozenset):
        return ["-" if one is None else one for one in value] if isinstance(value, tuple) else sorted(value)
    return {what: count for what, count in value.items() if count} if isinstance(value, Mapping) else value


def _end(state: State) -> dict[str, Any]:
    scores = dict(zip(state.names, state.scores, strict=True))
    return {"scores": scores, "winners": [state.names[at] for at in state.winners]}


# ---- Files ----


def read(path: Path) -> Play:
    """The play in a file."""
    data = tomllib.loads(path.read_text("utf-8"))
    rounds = tuple(
        Round(tuple((turn["player"], tuple(turn["log"])) for turn in one["turns"]), one["after"])
        for one in data["rounds"]
    )
    return Play(data["game"], tuple(data["variants"]), tuple(data["players"]), data["seed"], rounds, data["end"])


def written(play: Play) -> str:
    """The text of the file of a play."""
    lines = [
        "# A recorded play: docs/guide/plays.md says how to read it.",
        f"game = {_toml(play.game)}",
        f"variants = {_toml(list(play.variants))}",
        f"players = {_toml(list(play.players))}",
        f"seed = {play.seed}",
    ]
    for number, one in enumerate(play.rounds, 1):
        lines += ["", f"# ---- Round {number} ----", "", "[[rounds]]"]
        for name, log in one.turns:
            lines += ["", "[[rounds.turns]]", f"player = {_toml(name)}", "log = ["]
            lines += [f"  {_toml(entry)}," for entry in log]
            lines.append("]")
        for name, has in one.after.items():
            lines += ["", f"[rounds.after.{name}]", *(f"{what} = {_toml(value)}" for what, value in has.items())]
    lines += ["", "# ---- The end ----", "", "[end]"]
    lines += [f"{what} = {_toml(value)}" for what, value in play.end.items()]
    return "\n".join(lines) + "\n"


def _key(name: str) -> str:
    """A name as a key: a place that is told by its number has a space in it."""
    return name if name.replace("_", "").isalnum() else f'"{name}"'


def _toml(value: Any) -> str:  # noqa: ANN401  # as wide as TOML
    match value:
        case str():
            return f'"{value}"'
        case bool():
            return str(value).lower()
        case list():
            return f"[{', '.join(_toml(one) for one in value)}]"
        case dict():
            return (
                f"{{ {', '.join(f'{_key(name)} = {_toml(one)}' for name, one in value.items())} }}" if value else "{}"
            )
        case _:
            return str(value)
