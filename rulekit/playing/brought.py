"""What a stretch of play brought and cost, person by person, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet

from attrs import define, field

from rulekit.book.narrator import Narrator
from rulekit.book.quiet import quiet_turns
from rulekit.document.closed import Moves
from rulekit.document.sentence import Name, Noun, Part, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.playing.pieces import moved
from rulekit.playing.sight import all_of, amount_of, changes_of, held, is_shown
from rulekit.playing.state import State
from rulekit.playing.went import went

__all__ = ["How", "brought"]

How = Callable[[Field, Moves], Moves | None]
"""As what a change of a field is told; None if it is not told."""


@define
class Ledger:
    """What one person has more and less of."""

    amounts: dict[Moves, list[Part]] = field(factory=dict[Moves, list[Part]])
    items: dict[Moves, list[Part]] = field(factory=dict[Moves, list[Part]])
    others: list[Sentence] = field(factory=list[Sentence])

    def sentences(self, name: str) -> Iterator[Sentence]:
        """What was paid or lost, then what was gained, then all else."""
        for how in (Moves.PAY, Moves.LOSE, Moves.GAIN):
            amounts, items = tuple(self.amounts.get(how, ())), tuple(self.items.get(how, ()))
            if amounts or items:
                yield Sentence("moves", {"who": Name(name), "how": how, "amounts": amounts, "items": items})
        yield from self.others


def brought(
    before: State, after: State, first: int, how: How, narrator: Narrator, untold: AbstractSet[str] = frozenset()
) -> tuple[Sentence, ...]:
    """What is otherwise than before, beginning with one person.

    Args:
        before: a state.
        after: a later one of the same play.
        first: who did it, from 0; what the turn has is theirs.
        how: as what a change is told.
        narrator: turns what the rules name into sentences.
        untold: names of fields whose changes go without saying; those that count turns in a row never need it.
    """
    untold = untold | {one.name for one in quiet_turns(narrator)}
    ledgers = [Ledger() for _ in after.names]
    table: list[Sentence] = [*moved(before, after)]
    for one, at in held(after):
        mine = one.owner in (Owner.PLAYER, Owner.TURN)
        ledger = ledgers[at if one.owner is Owner.PLAYER else first]
        if not is_shown(one, after) or one.kind is ValueKind.CUP or one.name in untold:
            continue
        if mine and one.kind is ValueKind.NUMBER:
            _count(one, at, before, after, ledger, how)
        elif one.owner is Owner.PLAYER and one.kind is ValueKind.SET:
            _things(one, at, before, after, ledger, how)
        elif one.owner is not Owner.TURN:
            (ledger.others if mine else table).extend(changes_of(one, at, before, after, narrator))
    order = (first, *(at for at in range(len(ledgers)) if at != first))
    return (*(said for at in order for said in ledgers[at].sentences(after.names[at])), *table)


def _count(one: Field, at: int, before: State, after: State, ledger: Ledger, how: How) -> None:
    """Note of what somebody has more or fewer."""
    was, now = (all_of(state, one, at) for state in (before, after))
    ends = went(one, was, now, after.table.game)
    if ends is not None:
        ledger.others.append(Sentence("piece_moved", {"who": Name(after.names[at]), "noun": Noun(one.name), **ends}))
        return
    for thing, new in now.items():
        old = was[thing]
        if not isinstance(old, int) or not isinstance(new, int) or old == new:
            continue
        told = how(one, Moves.GAIN if new > old else Moves.LOSE)
        if told is not None:
            ledger.amounts.setdefault(told, []).append(amount_of(one, thing, abs(new - old), after))


def _things(one: Field, at: int, before: State, after: State, ledger: Ledger, how: How) -> None:
    """Note which things somebody got or no longer has, in the order of their table."""
    was, now = (all_of(state, one, at) for state in (before, after))
    for place, new in now.items():
        old = was[place]
        if not isinstance(old, frozenset) or not isinstance(new, frozenset):
            continue
        for told, names in ((how(one, Moves.GAIN), new - old), (how(one, Moves.LOSE), old - new)):
            found = [Noun(item.name) for item in after.table.game.table(one.of).items if item.name in names]
            if told is not None and found:
                ledger.items.setdefault(told, []).extend(found)
