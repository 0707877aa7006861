"""Which words mean the contrary of each other by their definitions: a die that is not attacking is defending."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.model.expression import Adjective, Compare, Is, ItemRef, Not
from rulekit.model.game import Game

__all__ = ["contraries"]


def contraries(game: Game) -> frozenset[tuple[str, str]]:
    """Pairs of names, either way round: what is not the one is the other."""
    found = {(one.name, other) for one in game.adjectives for other in _contrary_of(one)}
    return frozenset(found | {(other, one) for one, other in found})


def _contrary_of(one: Adjective) -> Iterator[str]:
    match one.condition:
        case Not(part=Is(use=use)) if not use.negated:
            yield use.adjective.name
        case Is(use=use) if use.negated:
            yield use.adjective.name
        case Compare(op="is", right=ItemRef(table=table, index=index)) if len(table.items) == len(("one", "other")):
            yield table.items[1 - index].name
        case _:
            pass
