"""What is gained too late for the earlier steps of the same turn, and in time for the later ones."""

from __future__ import annotations

from rulekit.book.reminders.sequence import Reminded, Sequence, steps_named
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field

__all__ = ["later"]


def later(turn: Sequence) -> tuple[Reminded, ...]:
    """``cities gained in the step Build come too late for the steps Roll and Feed of the same turn``.

    Only of what stays with whoever has it: what is spent again is looked at wherever it is spent.
    """
    made: list[Reminded] = []
    for at, name in enumerate(turn.steps):
        for field in turn.gained(name):
            if field in turn.decreasing or field.kind not in (ValueKind.NUMBER, ValueKind.SET):
                continue
            before = tuple(one for one in turn.steps[:at] if _depends(one, field, turn))
            if before:
                after = tuple(one for one in turn.steps[at + 1 :] if _depends(one, field, turn))
                parts = {"noun": Noun(_shown(field)), "step": Noun(name, "steps")}
                steps = {"early": steps_named(before), "late": steps_named(after)}
                made.append(Reminded(name, Sentence("too_late", {**parts, **steps})))
    return tuple(made)


def _depends(name: str, field: Field, turn: Sequence) -> bool:
    """Whether a step goes otherwise with more of a field: it is asked for, or things that it holds modify the step."""
    held = field.kind is ValueKind.SET and any(one.holder[0] == field.of for one in turn.modifiers(name))
    return held or turn.asks_of(field, name)


def _shown(field: Field) -> str:
    return field.of if field.kind is ValueKind.SET else field.each or field.name
