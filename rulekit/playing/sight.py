"""What people at a table see of what others do: what it changes on the board, and whether it stays a secret."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulekit.book.facts import joined
from rulekit.book.telling import Telling
from rulekit.book.worked import PERSON, stated
from rulekit.document.sentence import Sentence
from rulekit.model import expression as e
from rulekit.model.component import Field
from rulekit.pipeline import SAYERS
from rulekit.playing.option import Option
from rulekit.playing.reading import Holder, Single
from rulekit.playing.state import State

__all__ = ["changed", "in_secret"]


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


def changed(before: State, after: State) -> tuple[Sentence, ...]:
    """What the game keeps of each thing of a table, such as who holds a place, where it is otherwise than before.

    Args:
        before: a state.
        after: a later one of the same play.
    """
    telling = Telling(after.table.game, SAYERS)
    said: list[Sentence] = []
    for one in after.table.fields["game"]:
        if not one.each or one.hidden or one.kind in ("row", "set"):
            continue
        old, new = _of_each(before, one), _of_each(after, one)
        for item, value in new.items():
            if value == old[item]:
                continue
            fact = stated(_fact(one, item, value, after), "then", telling)
            both = joined(said[-1], fact) if said else None
            said[-1:] = [both] if both else [*said[-1:], fact]
    return tuple(said)


def _of_each(state: State, one: Field) -> dict[int, Single]:
    held = getattr(Holder(state.table, "game", 0, state.position.vector), one.name)
    return {item.index: held[item.name] for item in state.table.game.table(one.each).items}


def _fact(one: Field, item: int, value: Single, state: State) -> e.Compare:
    left = e.FieldOf(one, None, e.ItemRef(state.table.game.table(one.each), item))
    return e.Compare(left, "is", _value(one, value, state))


def _value(one: Field, value: Single, state: State) -> e.Expression:
    if value is None:
        return e.Nobody()
    if isinstance(value, bool):
        return e.Answer(value)
    if isinstance(value, int) and one.kind == "player":
        return e.VariableRef(e.Variable(PERSON - value, state.names[value], e.Type("player")))
    if isinstance(value, int):
        return e.Literal(value)
    things = state.table.game.table(one.of)
    return e.ItemRef(things, next(thing.index for thing in things.items if thing.name == value))
