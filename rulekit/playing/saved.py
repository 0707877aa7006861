"""States as text: how they came about, in the words of the rules, and how things stand, for readers and as a check."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING

from rulekit.playing.record import Record, parsed, record_of
from rulekit.playing.state import Foreseen, State

if TYPE_CHECKING:
    from rulekit.playing.seating import Seating

__all__ = ["loaded", "saved"]


def saved(state: State) -> str:
    """A state as text, for ``loaded``."""
    first = state
    while isinstance(first.origin, tuple):
        first = first.origin[0]
    data: dict[str, object] = {"now": state.to_dict()}
    if isinstance(first.origin, Foreseen):
        machine = [state.runner.explicit, state.position.to_json()]
        data |= {"names": list(state.names), "machine": machine, "sum": _sum([list(state.names), machine])}
    else:
        data["play"] = record_of(state).to_dict()
    return json.dumps(data, ensure_ascii=False)


def loaded(table: Seating, text: str) -> State:
    """The state that ``saved`` gave, in the same game.

    Raises:
        ValueError: the text is no state of this game, or no play leads to it.
    """
    match parsed(text):
        case {"play": play, "now": now}:
            state = Record.from_dict(play, table).replay()
            if json.loads(json.dumps(state.to_dict())) != now:
                message = "the play that was saved leads to another state: the rules, or the text, were changed"
                raise ValueError(message)
            return state
        case {"names": [*names], "machine": [bool(explicit), machine], "sum": checksum}:
            people = tuple(one for one in names if isinstance(one, str))
            if checksum != _sum([names, [explicit, machine]]) or not len(people) == len(names) == table.players:
                message = "this saved state is damaged"
                raise ValueError(message)
            runner = table.explicit if explicit else table.seeded
            return State(table, runner.restore(machine), people)
        case _:
            message = "this is no saved state"
            raise ValueError(message)


def _sum(data: object) -> str:
    """What shows that nothing was changed by accident."""
    return sha256(json.dumps(data).encode()).hexdigest()[:16]
