"""What lies on the boards of a game in a state, and when play begins if nobody and no chance decides it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import define, field

from rulekit.book.drawn_board import boards_drawn
from rulekit.book.laid_on import NOBODY, Laid, Lies, lies_on
from rulekit.compiler.program import Extra
from rulekit.driver.pipeline import Checked, compiled
from rulekit.machine.position import Position
from rulekit.machine.pruned import pruned
from rulekit.machine.python import compile_program
from rulekit.machine.segments import ENDED
from rulekit.model.closed import Owner
from rulekit.model.component import Field, Table
from rulekit.playing.reading import Holder
from rulekit.playing.seating import Seating
from rulekit.playing.state import State

__all__ = ["AtStart", "laid_on"]


def laid_on(table: Table, state: State) -> Laid:
    """What all see on the places of a board, in the order of the rules."""
    return tuple(lies for one in lies_on(table, state.table.game) for lies in _held(one, table, state))


def _held(one: Field, table: Table, state: State) -> Iterator[Lies]:
    owners = range(state.table.players) if one.owner is Owner.PLAYER else (NOBODY,)
    for owner in owners:
        holder = Holder(state, str(one.owner.value), max(owner, 0))
        if not one.piece and one.each != table.name:
            yield from (
                Lies(len(table.items), owner, one.name, count) for count in (getattr(holder, one.name),) if count
            )
            continue
        held: Mapping[str, int] = (
            dict.fromkeys(getattr(holder, one.name), 1) if one.piece else holder.of(one.name, one.each)
        )
        yield from (Lies(item.index, owner, one.name, held[item.name]) for item in table.items if held.get(item.name))


@define(eq=False)
class AtStart(Mapping[str, Laid]):
    """What lies on each board when play begins, by the table of its places; found when it is asked for.

    Nothing lies there where the setup asks somebody or lets chance decide, or where it is another thing for another
    number of players.

    Args:
        checked: the game.
    """

    checked: Checked
    _known: dict[str, Laid] | None = field(init=False, default=None)

    def __reduce__(self) -> tuple[type[AtStart], tuple[Checked]]:
        return AtStart, (self.checked,)  # the rest is found again where it is asked for

    def __getitem__(self, name: str) -> Laid:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> dict[str, Laid]:
        if self._known is None:
            self._known = self._found()
        return self._known

    def _found(self) -> dict[str, Laid]:
        game = self.checked.game
        assert game is not None
        tables = [one for one in boards_drawn(game) if lies_on(one, game)]
        if not tables:
            return {}
        found: dict[str, Laid] | None = None
        for players in range(game.players_low, game.players_high + 1):
            state = _begun(self.checked, players)
            if state is None:
                return {}
            laid = {one.name: laid_on(one, state) for one in tables}
            if found is not None and laid != found:
                return {}
            found = laid
        return found or {}


def _begun(checked: Checked, players: int) -> State | None:
    """How things stand behind the setup; None where that leaves something to chance or to a player."""
    table = Seating(checked, players)
    made = compiled(table.game, players, extra=Extra((), (), ()))
    entry = made.entries.get("setup")
    begun = {entry.number} if entry is not None else {made.program.opening}
    runner = compile_program(pruned(made.program, begun), explicit=True)
    vector = [slot.start for slot in made.program.slots]
    if entry is None:
        beyond = runner.segmented.start[len(vector) :]
        position = Position(runner, (*vector, *beyond), ENDED, 0, ())
    else:
        position = runner.begin(vector, entry.number)
    if not position.is_ended or position.loop:
        return None
    table.__dict__["program"], table.__dict__["explicit"] = made, runner
    return State(table, position, tuple(map(str, range(players))))
