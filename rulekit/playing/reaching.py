"""By which places something comes to one that is chosen: along the lines that the rules ask about in that choice."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from rulekit.model import expression as e
from rulekit.model.closed import Base
from rulekit.model.game import Game
from rulekit.model.links import End, Links
from rulekit.model.statement import Body
from rulekit.model.type import Variable
from rulekit.model.walk import inside
from rulekit.playing.reading import Holder
from rulekit.playing.state import State

__all__ = ["way_to"]


def way_to(state: State, place: End, who: int, said: Iterable[str]) -> tuple[End, ...]:
    """The places along which the rules let somebody choose a place, from where they begin; nothing if they ask none.

    Args:
        state: in which it is chosen.
        place: what is chosen.
        who: who chooses, from 0.
        said: the names of the alternatives that were chosen before it.
    """
    game = state.table.game
    step = game.step(state.step)
    bodies: tuple[Body, ...] = (step.body,) if step is not None else ()
    words = set(said)
    named = tuple(part.body for body in bodies for part in game.vocabulary.all_parts(body) if part.name in words)
    for some in inside(named or bodies):
        if isinstance(some, e.SetOf) and some.base is Base.ITEMS and some.of == place[0]:
            for asked in _links_asked(some.tests, some.element):
                found = _along(asked, place, state, who, game)
                if len(found) > 1:
                    return found
    return ()


def _links_asked(tests: Iterable[e.Condition], thing: Variable) -> Iterator[e.NextTo | e.Connected]:
    """What is asked about the lines from a thing, also by the words that describe it."""
    for one in tests:
        match one:
            case e.NextTo() | e.Connected():
                if not one.negated and isinstance(one.left, e.VariableRef) and one.left.variable.key == thing.key:
                    yield one
            case e.Is(thing=e.VariableRef(variable=variable), use=use):
                if variable.key == thing.key and not use.negated:
                    yield from _links_asked((use.adjective.condition,), use.adjective.variable)
            case e.All() | e.AnyOf():
                yield from _links_asked(one.parts, thing)
            case _:
                pass


def _along(asked: e.NextTo | e.Connected, place: End, state: State, who: int, game: Game) -> tuple[End, ...]:
    """The shortest way to a place, as a condition asks for it."""
    starts = _meant(asked.right, state, who, game)
    through = _meant(asked.through, state, who, game) if isinstance(asked, e.Connected) else frozenset()
    if starts is None or through is None:
        return ()
    before: dict[End, End | None] = dict.fromkeys(sorted(starts - {place}))
    queue = deque(before)
    while queue:
        here = queue.popleft()
        for there in _beside(asked.links, here):
            if there in before or (there != place and there not in through):
                continue
            before[there] = here
            if there == place:
                return tuple(_back(place, before))[::-1]
            queue.append(there)
    return ()


def _back(place: End, before: dict[End, End | None]) -> Iterator[End]:
    at: End | None = place
    while at is not None:
        yield at
        at = before[at]


def _beside(links: Links, here: End) -> Iterator[End]:
    for one, two in links.edges:
        if one == here:
            yield two
        elif two == here:
            yield one


def _meant(what: e.Expression | e.SetOf, state: State, who: int, game: Game) -> frozenset[End] | None:
    """The places that are meant; None where that is not told by words for places alone."""
    match what:
        case e.SetOf(base=Base.ITEMS, of=table, tests=tests, element=element):
            items = game.table(table).items
            found = {one.name for one in items}
            for test in tests:
                match test:
                    case e.Is(thing=e.VariableRef(variable=variable), use=use) if variable.key == element.key:
                        names = Holder(state, "player", who).of(use.adjective.name, table)
                        if not isinstance(names, frozenset):
                            return None  # nobody may know it
                        found = found - names if use.negated else found & names
                    case _:
                        return None
            return frozenset((table, one.index) for one in items if one.name in found)
        case e.ItemRef(table=table, index=index):
            return frozenset({(table.name, index)})
        case e.FieldOf(field=field, index=None) if field.of and field.owner.value in ("turn", "game"):
            name = getattr(Holder(state, field.owner.value, 0), field.name)
            item = game.table(field.of).item(name) if isinstance(name, str) else None
            return frozenset({(field.of, item.index)}) if item is not None else None
        case _:
            return None
