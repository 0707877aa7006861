"""The scenes of a worked example: who plays, where that matters, and how a scene behind the first one is opened."""

from __future__ import annotations

from itertools import takewhile

from rulekit.book.flow import Flow
from rulekit.document.closed import Scene
from rulekit.document.sentence import Inline, Name, Sentence
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.model.example import Action, ActionKind, Example, Fact, Holding, Setting
from rulekit.model.expression import FieldOf, ItemRef, Players
from rulekit.model.walk import inside

__all__ = ["cast_of", "is_setup", "is_told_by_dice", "opened", "opening_of", "scenes", "set_back"]

SETUP = "setup"
BEGINS = (ActionKind.DOES, ActionKind.ALL_DO)


def cast_of(example: Example, flow: Flow) -> tuple[Sentence, ...]:
    """Who plays; nothing where it does not matter how many they are, as whoever does something is named with it.

    Args:
        example: the example.
        flow: of its game.
    """
    names = tuple(Name(one) for one in example.cast if one)
    asks = _asks_how_many(example) or (len(example.cast) == 1 and _alone_is_different(example, flow))
    return (Sentence("cast", {"names": names}),) if example.listed and asks else ()


def _asks_how_many(example: Example) -> bool:
    """Whether something that is said to be so depends on how many play."""
    tests = tuple(one.test for one in example.lines if isinstance(one, Fact) and one.test is not None)
    return any(isinstance(one, Players) for one in inside(tests))


def _alone_is_different(example: Example, flow: Flow) -> bool:
    """Whether a step that is done asks how many play, of somebody who plays alone."""
    if flow.game.players_high == 1:
        return False
    begun = {one.step for one in example.lines if isinstance(one, Action) and one.kind in BEGINS}
    found = {name for step in begun for name in (step, *flow.reached(step, lambda one: flow.calls(one.body)))}
    bodies = tuple(one.body for one in flow.game.steps if one.name in found)
    return any(isinstance(one, Players) for one in inside(bodies))


def scenes(example: Example) -> tuple[tuple[int, int], ...]:
    """Where the scenes of an example begin and end: what is given, happens and follows, by the numbers of the lines."""
    begins = [0]
    for at, one in enumerate(example.lines[1:], 1):
        before = example.lines[at - 1]
        if isinstance(before, Fact) and before.then and not (isinstance(one, Fact) and one.then):
            begins.append(at)
    return tuple(zip(begins, (*begins[1:], len(example.lines)), strict=True))


def opening_of(example: Example, at: int) -> Scene | None:
    """How a scene is opened that begins behind what followed; None where it goes on by itself.

    Where what had come of it is set anew, it is another case. What is only added, and a step that somebody does again,
    comes later in the same play.

    Args:
        example: the example.
        at: the number of the line with which the scene begins.
    """
    line = example.lines[at]
    if isinstance(line, Fact):
        new = {_place(setting) for one in _given(example, at) for setting in one.settings}
        return Scene.ANOTHER if new & _told_before(example, at) else Scene.LATER
    done = [(one.who, one.step) for one in example.lines[:at] if isinstance(one, Action) and one.kind in BEGINS]
    return Scene.LATER if line.kind in BEGINS and (line.who, line.step) in done else None


def is_setup(deed: Action) -> bool:
    """Whether everything is set up: what comes next is at the start of a play."""
    return deed.kind is ActionKind.ALL_DO and deed.step == SETUP


def is_told_by_dice(example: Example, at: int) -> bool:
    """Whether somebody begins a step by rolling dice: that they roll says it."""
    deed, after = example.lines[at], next(iter(example.lines[at + 1 :]), None)
    return (
        isinstance(deed, Action)
        and deed.kind is ActionKind.DOES
        and not deed.things
        and isinstance(after, Action)
        and after.kind is ActionKind.ROLLS
        and after.who == deed.who
    )


def set_back(example: Example, at: int) -> frozenset[Setting]:
    """What a line sets back to how it is at the start, where that opens another case: it goes without saying.

    Args:
        example: the example.
        at: the number of the line.
    """
    begins = at
    while begins and _is_given(example.lines[begins - 1]):
        begins -= 1
    line = example.lines[at]
    if not isinstance(line, Fact) or not begins or opening_of(example, begins) is not Scene.ANOTHER:
        return frozenset()
    told = _told_before(example, begins)
    back = (one for one in line.settings if isinstance(one.what, Field) and _place(one) in told)
    return frozenset(one for one in back if isinstance(one.what, Field) and one.value == one.what.start_at(one.item))


def opened(line: tuple[Inline, ...], scene: Scene | None) -> tuple[Inline, ...]:
    """What is told of a scene, with what opens it before its first sentence."""
    if scene is None or not line or not isinstance(line[0], Sentence):
        return line
    return (Sentence("opened", {"how": scene, "then": line[0]}), *line[1:])


def _given(example: Example, at: int) -> tuple[Fact, ...]:
    """What is given together from a line on."""
    return tuple(one for one in takewhile(_is_given, example.lines[at:]) if isinstance(one, Fact))


def _is_given(line: Fact | Action) -> bool:
    return isinstance(line, Fact) and not line.then


_Place = tuple[object, int, int]
"""What is said of: whose, and of which item."""


def _place(setting: Setting) -> _Place:
    return (setting.what, setting.owner, setting.item)


def _told_before(example: Example, at: int) -> set[_Place]:
    """What was said before a line to have come of it; what a turn has is new in each turn."""
    facts = [one for one in example.lines[:at] if isinstance(one, Fact) and one.then]
    found = {place for one in facts for held in one.holdings if (place := _held(held, one.who)) is not None}
    return {one for one in found if not (isinstance(one[0], Field) and one[0].owner is Owner.TURN)}


def _held(held: Holding, who: int) -> _Place | None:
    what = held.what
    if held.item is not None or not isinstance(what, FieldOf):
        return None
    item = what.index.index if isinstance(what.index, ItemRef) else 0
    return (what.field, who if what.field.owner is Owner.PLAYER else 0, item)
