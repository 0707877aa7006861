"""Which cards somebody carried where between two states, when each of them went from one place to one other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.document.sentence import Name, Noun, Part, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import FieldOf, You
from rulekit.playing.sight import all_of, held
from rulekit.playing.state import State

__all__ = ["carried"]

Place = tuple[Field, int]
"""A row or a set, and whose it is."""


def carried(before: State, after: State, who: int, name: str, narrator: Narrator) -> tuple[Sentence, ...]:
    """What somebody moved, place by place; nothing if anything came from nowhere, or went to somebody else.

    Args:
        before: a state.
        after: a later one of the same play.
        who: who does it, from 0.
        name: what they are called.
        narrator: the game.
    """
    was, now = dict(_lying(before)), dict(_lying(after))
    left = {place: was[place] - now[place] for place in was if was[place] - now[place]}
    came = {place: now[place] - was[place] for place in now if now[place] - was[place]}
    ways: dict[tuple[Place, Place], list[str]] = {}
    for thing in [item.name for table in narrator.game.tables for item in table.items]:
        starts = [place for place, some in left.items() if some[thing]]
        goals = [place for place, some in came.items() if some[thing]]
        if not starts and not goals:
            continue
        if len(starts) != 1 or len(goals) != 1 or left[starts[0]][thing] != 1 or came[goals[0]][thing] != 1:
            return ()
        ways.setdefault((starts[0], goals[0]), []).append(thing)
    if any(len(things) != 1 or not all(_is_open(one, who) for one in way) for way, things in ways.items()):
        return ()
    return tuple(_moved(*way, thing, name, narrator) for way, (thing,) in ways.items())


def _lying(state: State) -> Iterator[tuple[Place, Counter[str]]]:
    """What lies in each row and each set; a place that there is of each thing counts as nobody's."""
    for one, at in held(state):
        if one.kind in (ValueKind.SET, ValueKind.ROW) and not one.piece:
            for of, things in all_of(state, one, at).items():
                assert isinstance(things, frozenset | tuple)
                yield (one, -1 if of else at), Counter(map(str, things))


def _is_open(place: Place, who: int) -> bool:
    """Whether it is one's own, or belongs to nobody and there is one of it."""
    one, at = place
    return not one.each and (one.owner is not Owner.PLAYER or at == who)


def _moved(start: Place, goal: Place, thing: str, name: str, narrator: Narrator) -> Sentence:
    """That it was moved; what is one's own goes without saying, as long as something is said of where it went."""
    source, into = (_said(one, narrator) for one, _ in (start, goal))
    if not source and not into:
        source, into = (narrator.place(FieldOf(one, You(), None)) for one, _ in (start, goal))
    single = narrator.game.table(start[0].of).one_of_each
    parts: dict[str, Part] = {"who": Name(name), "thing": Noun(thing), "source": source, "into": into}
    return Sentence("carries", {**parts, "single": single})


def _said(place: Field, narrator: Narrator) -> Part:
    return False if place.owner is Owner.PLAYER else narrator.place(FieldOf(place, None, None))
