"""Positions set up from facts, as examples set them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check.consequences import consequences
from rulekit.diagnostics import Report, RuleError
from rulekit.driver.pipeline import check_sources
from rulekit.model.example import PERSON, Action, Fact, Setting
from rulekit.model.expression import ItemRef, VariableRef
from rulekit.playing.kept import Keeper
from rulekit.playing.setting import put
from rulekit.playing.state import Given, State
from rulekit.source import Source

if TYPE_CHECKING:
    from rulekit.playing.seating import Seating

__all__ = ["position"]

NAME = "position"


def position(table: Seating, given: Given, names: tuple[str, ...], *, explicit: bool) -> State:
    """The state in which something is begun, after facts were given.

    Args:
        table: the game and its players.
        given: the facts, and what is begun.
        names: what the players are called, in order.
        explicit: whether chance is an option of its own.

    Raises:
        RuleError: a fact, or what is begun, is not said as in an example, or cannot be.
        ValueError: more of something is given than its stock holds, or what no play comes to.
    """
    source, *variants = table.checked.sources.values()
    told = _example(table.game.name, given, names)
    checked = check_sources(source, variants, Report(), told, agreed=table.checked.agreed)
    if checked.game is None:
        raise RuleError(checked.diagnostics, dict(checked.sources))
    example = checked.game.examples[-1]
    compiled = table.program
    vector = [slot.start for slot in compiled.program.slots]
    runner = table.explicit if explicit else table.seeded
    settings: list[Setting] = []
    for line in example.lines:
        match line:
            case Fact():
                settings += line.settings
            case Action():
                put(settings, vector, compiled.layout)
                kept = consequences(table.game, table.game.vocabulary)
                broken = Keeper(table.game, compiled.layout, kept, names).broken(vector)
                if broken is not None:
                    raise ValueError(broken.message)
                frame = compiled.entries[line.step]
                vector[frame.you] = vector[compiled.layout.active] = line.who
                for slot, thing in zip(frame.arguments, line.things, strict=True):
                    match thing:
                        case ItemRef(index=index):
                            vector[slot] = index
                        case VariableRef(variable=variable):
                            vector[slot] = PERSON - variable.key
                        case _:  # only what is named stands there
                            pass
                return State(table, runner.begin(vector, frame.number, given.seed), names, given)
    raise AssertionError(example)


def _example(game: str, given: Given, names: tuple[str, ...]) -> Source:
    lines = [f"examples of {game}", "", f"example {NAME}", f"  given players {', '.join(names)}"]
    lines += [f"  given {one}" for one in given.facts]
    return Source("position", "\n".join([*lines, f"  when {given.does}", ""]))
