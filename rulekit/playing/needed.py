"""What of the positions that an example gives its play makes use of: each part is tried with other values, and without.

Where one value does the same as none, another may not: four skulls do nothing to whoever has the wall, three would.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import evolve

from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.model.example import Example, Fact, FactKind, Setting

__all__ = ["needed", "without"]

Same = Callable[[Example], bool]
"""Whether an example that gives something else comes out, and is told, the same."""
MOST = 12
"""Of so many things each is tried."""


def needed(
    example: Example, things: Callable[[str], int], same: Same, seen: Callable[[Field], bool] = lambda _: False
) -> Example:
    """An example that gives no more than its play makes use of; lines that give nothing stay in their place.

    Args:
        example: the example.
        things: how many things a table has.
        same: whether one that gives something else comes out the same.
        seen: whether what lies there is seen as a whole, though the rules ask for a part of it.
    """
    for at, line in enumerate(example.lines):
        for setting in line.settings if isinstance(line, Fact) and not line.then else ():
            now = example.lines[at]
            assert isinstance(now, Fact)
            if _stays(now, setting) or (isinstance(setting.what, Field) and seen(setting.what)):
                continue
            less = _with(example, at, without(now, setting))
            values = _others(setting, len(example.cast), things)
            others = (_with(example, at, _instead(now, setting, one)) for one in values)
            if same(less) and (_is_start(setting) or all(map(same, others))):
                example = less
    return example


def _others(setting: Setting, players: int, things: Callable[[str], int]) -> Iterator[int | tuple[int, ...]]:
    """Other values that something could have."""
    what, value = setting.what, setting.value
    assert isinstance(what, Field)
    match what.kind, value:
        case ValueKind.NUMBER, int(value):
            high = what.high[setting.item] if len(what.high) > 1 else what.highest
            near = {value - 1, value + 1, value + 2, what.low, min(high, 2 * value + 2)}
            yield from sorted(one for one in near if what.low <= one <= high and one != value)
        case ((ValueKind.PLAYER | ValueKind.ITEM), int(value)):
            count = players if what.kind is ValueKind.PLAYER else min(things(what.of), MOST)
            yield from (one for one in range(count) if one != value)
        case ValueKind.FLAG, int(value):
            yield 1 - value
        case _, tuple(value) if value:
            yield value[1:]
            yield value[:-1]
        case _:
            pass


def _is_start(setting: Setting) -> bool:
    """Whether it is as it is at the start of a play."""
    return isinstance(setting.what, Field) and setting.value == setting.what.start_at(setting.item)


def _stays(fact: Fact, setting: Setting) -> bool:
    """Whether it is given even where nothing comes of it: a thing that somebody has does something, or it may not.

    Pieces stand on a board that is seen as a whole.
    """
    what = setting.what
    if not isinstance(what, Field) or what.kind is ValueKind.SET:
        return True
    return fact.kind is FactKind.ROW_IS and bool(what.piece)


def without(fact: Fact, setting: Setting) -> Fact:
    """A fact that does not give one thing."""
    kept = [at for at, one in enumerate(fact.settings) if one is not setting]
    holdings = tuple(fact.holdings[at] for at in kept) if fact.holdings else ()
    return evolve(fact, settings=tuple(fact.settings[at] for at in kept), holdings=holdings)


def _instead(fact: Fact, setting: Setting, value: int | tuple[int, ...]) -> Fact:
    """A fact that gives another value of something."""
    other = evolve(setting, value=value)
    return evolve(fact, settings=tuple(other if one is setting else one for one in fact.settings))


def _with(example: Example, at: int, fact: Fact) -> Example:
    return evolve(example, lines=(*example.lines[:at], fact, *example.lines[at + 1 :]))
