"""Everything that can be reached from a value, and states that differ in hidden things alone."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import rulekit
from rulekit.machine.position import Position
from rulekit.model.closed import Owner
from rulekit.playing.seating import Seating
from rulekit.playing.state import State

__all__ = ["GAMES", "positions", "reachable", "seated", "swapped"]

GAMES = tuple(
    (name, variants) for name in rulekit.games() for variants in ((), *((one,) for one in rulekit.variants_of(name)))
)
"""Every bundled game, alone and with each of its variants."""

SHARED = (Seating, type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.MethodType)
"""What two views of one game have in common; it was there before the play began."""


def seated(name: str, variants: tuple[str, ...], players: int) -> int:
    """How many play where so many would like to."""
    rules = rulekit.load(name, variants).rules
    return max(min(players, rules.players_high), rules.players_low)


def positions(name: str, variants: tuple[str, ...], players: int, seed: int) -> Iterator[State]:
    """The states of a random play by so many, or by as many as the game is for."""
    state = rulekit.load(name, variants, seated(name, variants, players)).start(seed)
    choices = Random(seed)  # noqa: S311  # the same on every machine
    while not state.is_over:
        yield state
        state = state.apply(choices.choice(state.options))
    yield state


def hidden_slots(state: State, viewer: int) -> list[list[list[int]]]:
    """The slots of each hidden field that a player may not know, owner by owner."""
    layout = state.table.program.layout
    found: list[list[list[int]]] = []
    for one in state.table.game.fields:
        if not one.hidden:
            continue
        cup = layout.cups.get(one.name)  # how many dice there are everybody sees
        first = layout.fields[one.name, one.each] if cup is None else cup.faces
        owners = {Owner.PLAYER: state.table.players}.get(one.owner, 1)
        width = layout.rows[first] // owners
        spans = [list(range(first + at * width, first + (at + 1) * width)) for at in range(owners)]
        found.append([span for at, span in enumerate(spans) if one.owner is not Owner.PLAYER or at != viewer])
    return found


def swapped(state: State, viewer: int, choices: Random) -> State | None:
    """The state after what two others hide has changed hands, and what lies hidden has been mixed.

    None where nothing is different, or where play would not wait for the same.
    """
    vector = list(state.position.vector)
    for spans in hidden_slots(state, viewer):
        if len(spans) > 1:
            one, other = choices.sample(spans, 2)
            for left, right in zip(one, other, strict=True):
                vector[left], vector[right] = vector[right], vector[left]
        elif len(spans) == 1 and len(spans[0]) > 1:
            values = [vector[at] for at in spans[0]]
            choices.shuffle(values)
            slots = state.table.program.program.slots
            if all(slots[at].low <= value <= slots[at].high for at, value in zip(spans[0], values, strict=True)):
                for at, value in zip(spans[0], values, strict=True):
                    vector[at] = value
    if tuple(vector) == state.position.vector:
        return None
    runner, place = state.position.runner, state.position.place
    options = tuple(runner.segmented.list_options[place](vector)) if place < 0 else ()
    if place < 0 and (len(options) < 2 or (state.player == viewer and options != state.position.options)):
        return None
    other_chance = choices.getrandbits(60)
    return State(state.table, Position(runner, tuple(vector), place, other_chance, options), state.names)


def reachable(value: object, seen: set[int] | None = None) -> Iterator[object]:
    """Everything that hangs on a value: items, attributes, slots; not what all views of a game share."""
    seen = set() if seen is None else seen
    if id(value) in seen or isinstance(value, SHARED):
        return
    seen.add(id(value))
    yield value
    inner: list[Any] = []
    if isinstance(value, Mapping):
        inner += [*value.keys(), *value.values()]
    elif isinstance(value, tuple | list | set | frozenset):
        inner += tuple.__iter__(value) if isinstance(value, tuple) else list(value)
    inner += vars(value).values() if hasattr(value, "__dict__") else ()
    for kind in type(value).__mro__:
        inner += [getattr(value, one) for one in getattr(kind, "__slots__", ()) if hasattr(value, one)]
    for one in inner:
        yield from reachable(one, seen)
