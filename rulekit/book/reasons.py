"""What is authored in an example, with what its placeholders stand for: reasons, question, answer, how it is told."""

from __future__ import annotations

from rulekit.book.prose import filled
from rulekit.document.sentence import Prose
from rulekit.model.example import Action, Example, Fact, Tale, Telling
from rulekit.model.game import Game
from rulekit.wording.prose import placeholders_of

__all__ = ["answer", "because", "question", "tale", "telling"]


def because(line: Fact | Action, game: Game) -> tuple[Prose, ...]:
    """The reason of what is done or so; nothing if none is given, or if it speaks of what the game does not have."""
    return _authored(line.reason, line.because, game)


def question(example: Example, game: Game) -> tuple[Prose, ...]:
    """The question that an example answers; nothing if it answers none, or one about what the game does not have."""
    return _authored(example.asked, example.question, game)


def answer(example: Example, game: Game) -> tuple[Prose, ...]:
    """What is answered in words; nothing if only what is played answers, or if it speaks of what there is not."""
    return _authored(example.answered, example.answer, game)


def tale(example: Example, game: Game) -> tuple[Prose, ...]:
    """How a person tells an example that answers nothing; nothing if what is played is told as it was played."""
    return () if example.asked else _authored(example.answered, example.answer, game)


def telling(told: Telling | Tale, game: Game) -> tuple[Prose, ...]:
    """How a person tells a step of a round, or a later part of an example; nothing if it names what there is not."""
    return _authored(told.key, told.text, game)


def _authored(key: str, text: str, game: Game) -> tuple[Prose, ...]:
    if not key:
        return ()
    (asked,) = placeholders_of({key: text}).values()
    values = {name: filled(name, game) for name in sorted(asked)}
    said = {name: value for name, value in values.items() if value is not None}
    return (Prose(key, said),) if len(said) == len(values) else ()
