"""How things lie once all is dealt and nobody has chosen anything yet, found by starting plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import define, field

from rulekit.book.dealt import Deals, Dealt, dealt_into
from rulekit.book.narrator import Narrator
from rulekit.book.things import thing_of
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import Checked
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.playing.reading import Holder
from rulekit.playing.seating import Seating
from rulekit.playing.state import State, start

__all__ = ["AtDeal"]

SEEDS = range(1, 13)
"""So many plays are begun to find one in which the first player has a choice: what is forced is done at once."""


@define(eq=False)
class AtDeal(Mapping[str, Dealt]):
    """What lies where once all is dealt; found when it is asked for.

    Nothing lies there where players begin with unlike numbers of things, whatever falls.

    Args:
        checked: the game.
    """

    checked: Checked
    _known: Deals | None = field(init=False, default=None)

    def __reduce__(self) -> tuple[type[AtDeal], tuple[Checked]]:
        return AtDeal, (self.checked,)  # the rest is found again where it is asked for

    def __getitem__(self, name: str) -> Dealt:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> Deals:
        if self._known is None:
            self._known = _found(self.checked)
        return self._known


def _found(checked: Checked) -> Deals:
    game = checked.game
    assert game is not None
    fields = dealt_into(game)
    if not fields:
        return {}
    states: dict[int, State] = {}
    for players in range(game.players_low, game.players_high + 1):
        begun = _begun(Seating(checked, players), fields)
        if begun is None:
            return {}
        states[players] = begun
    narrator = narrator_of(checked)
    return {one.name: _dealt(one, states, narrator) for one in fields}


def _begun(table: Seating, fields: tuple[Field, ...]) -> State | None:
    """A state in which all have as much, and least was done besides: most lies face down, and in hands."""
    best, most = None, (-1, -1)
    for seed in SEEDS:
        state = start(table, seed)
        own = [{_count(one, state, player) for player in range(table.players)} for one in fields if _is_own(one)]
        down = sum(_count(one, state, 0) for one in fields if not _is_own(one) and (one.face_down or one.hidden))
        lying = (down, sum(sum(some) for some in own))
        if all(len(some) == 1 for some in own) and lying > most:
            best, most = state, lying
    return best


def _dealt(one: Field, states: Mapping[int, State], narrator: Narrator) -> Dealt:
    counts = {players: _count(one, state, 0) for players, state in states.items()}
    seen = not (one.hidden or one.face_down) and not _is_own(one)
    lying = _lying(one, next(iter(states.values())), 0) if seen else ()
    table = narrator.game.table(one.of)
    top = next((item for item in table.items if lying and item.name == [*lying][-1]), None)
    return Dealt(counts, thing_of(top, table, narrator) if top is not None else None)


def _count(one: Field, state: State, player: int) -> int:
    return len(_lying(one, state, player))


def _lying(one: Field, state: State, player: int) -> tuple[str, ...]:
    found = getattr(Holder(state, str(one.owner.value), player), one.name)
    return tuple(found)


def _is_own(one: Field) -> bool:
    return one.owner is Owner.PLAYER
