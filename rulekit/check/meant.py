"""What a name stands for, and how it is written, for whoever wrote it where something else belongs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulekit.check.errors import one
from rulekit.diagnostics import Diagnostic, Label
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.syntax.node import Word

if TYPE_CHECKING:
    from rulekit.check.names import Names

__all__ = ["misplaced"]


def misplaced(word: Word, names: Names) -> Diagnostic:
    """A name that is known and cannot stand where it does: RK0203."""
    what, help_ = _kind_of_part(word.text, names) or _kind_of_name(word.text, names)
    return Diagnostic("RK0203", f"`{word.text}` does not fit here", (Label(word.span, f"this is {what}"),), help_)


def _kind_of_part(name: str, names: Names) -> tuple[str, str] | None:
    """What is part of something else, or had by somebody; None for anything else."""
    for table in names.tables.values():
        if any(column.name == name for column in table.columns):
            return (
                f"a column of `{table.name}`",
                f"write `{name} of that {table.name}`, or `its {name}` where one is meant",
            )
    for field in names.fields_named(name):
        return _kept(field, name)
    for derived in (found for found in names.derived if found.name == name):
        if derived.of in names.tables:
            return f"a value of {one(derived.of)}", f"write `{name} of that {derived.of}`"
        return "a value of a player", f"write `your {name}`"
    for adjective in (found for found in names.adjectives if found.name == name):
        return f"an adjective of {one(adjective.of)}", f"ask whether something `is {name}`"
    for relation in (found for found in names.relations if name in (found.name, found.plural)):
        of = relation.second.type.of or relation.second.type.kind.value
        return f"what something is of {one(of)}", f"write `{name} of that {of}`"
    return None


def _kept(field: Field, name: str) -> tuple[str, str]:
    """What is kept: a number, a state, a thing, a set or a row."""
    if field.each:
        return f"kept of each {field.each}", f"write `{name} of that {field.each}`"
    match field.kind:
        case ValueKind.FLAG:
            return "yes or no", f"ask whether `{name} is yes`"
        case ValueKind.NUMBER:
            return "a number", ""
        case ValueKind.ITEM:
            return one(field.of), ""
        case ValueKind.SET:
            return f"a set, some of `{field.of}`", ""
        case ValueKind.ROW:
            return f"a row of `{field.of}`", ""
        case ValueKind.PLAYER:
            return "a player", ""
        case _:
            return "dice that somebody keeps", ""


def _kind_of_name(name: str, names: Names) -> tuple[str, str]:
    """What has a name of its own."""
    if (hit := names.item(name)) is not None:
        return one(hit[0].name), ""
    if (table := names.table(name)) is not None:
        return "the name of a table", f"write `{one(table.name)}`, `that {table.name}` or one of its things"
    if names.is_of_dice(name):
        return "dice", f"say which: `roll 1 {name} called luck` gives what one shows a name"
    if names.die is not None and names.die.showing(name):
        return "a side of a die", f"ask whether a die `shows {name}`"
    if name in names.steps:
        return "a step", f"write `do {name}`"
    if name in names.rules:
        return "a rule", ""
    if name in names.parameters:
        return "a number of the game", ""
    return (
        ("links", f"ask whether something is `next to … by {name}`") if name in names.links else ("something else", "")
    )
