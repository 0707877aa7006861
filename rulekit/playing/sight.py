"""What people at a table see of what others do: whether a choice stays a secret of the one who made it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulekit.playing.option import Option
from rulekit.playing.reading import Holder
from rulekit.playing.state import State

__all__ = ["in_secret"]


def in_secret(before: State, option: Option, after: State, watching: Iterable[int]) -> bool:
    """Whether none of those who watch may know what was chosen.

    A thing that was secret and still is has been chosen in secret: a card passed from hand to hand. So has whatever
    changed nothing that they see, yet something.

    Args:
        before: the state in which it was chosen.
        option: what was chosen.
        after: the state that it led to.
        watching: players, from 0.
    """
    players = tuple(watching)
    if not players:
        return False
    if all(option.path[-1] in _secrets(state, one) for state in (before, after) for one in players):
        return True
    unseen = all(_known(before.view(one)) == _known(after.view(one)) for one in players)
    return unseen and _known(before) != _known(after)


def _secrets(state: State, viewer: int) -> set[str]:
    """The things that lie where a viewer may not look."""
    found: set[str] = set()
    for seen, all_of_it in zip(_holders(state.view(viewer)), _holders(state), strict=True):
        for name, value in all_of_it.to_dict().items():
            if value != seen.to_dict()[name]:
                found |= {str(one) for one in (value if isinstance(value, list) else [value])}
    return found


def _known(state: State) -> tuple[tuple[object, ...], ...]:
    return tuple(tuple(holder.to_dict().values()) for holder in _holders(state))


def _holders(state: State) -> Iterator[Holder]:
    for owner in ("game", "turn"):
        yield Holder(state.table, owner, 0, state.position.vector, state.viewer)
    yield from state.players
