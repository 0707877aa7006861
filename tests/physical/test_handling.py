"""What hands do with what is gained and lost: told of all that the rules change, and of nothing else."""

from __future__ import annotations

import pytest

from rulekit.book.handling import handling
from rulekit.document.sentence import Noun, Part, Sentence
from tests.physical.test_components import TEXT, checked

POT = "remembered pot"


def told(text: str) -> list[str]:
    """What is told, each by its sentence, its nouns and what is said of them."""
    found = checked(text)
    assert [one.message for one in found.diagnostics] == []
    assert found.game is not None
    return [_short(one) for one in handling(found.game)]


def _short(said: Sentence) -> str:
    return " ".join([said.name, *(word for name, part in said.parts.items() for word in _words(name, part))])


def _words(name: str, part: Part) -> list[str]:
    if isinstance(part, tuple):
        return [one.term for one in part if isinstance(one, Noun)]
    if isinstance(part, Noun):
        return [part.term]
    return [name] if part is True else []


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("gain 1 food", ["shown_by food peg pegboard gain", POT]),
        ("gain 1 stock of field_good", ["shown_by good peg pegboard gain", POT]),
        ("lose 1 food", ["shown_by food peg pegboard lose", POT]),
        ("pay 1 food\n  gain 1 stock of field_good", ["shown_by food good peg pegboard gain pay", POT]),
        ("gain 1 disaster", ["ticked_off disaster sheet", POT]),
        ("gain 2 disasters\n  lose 1 disaster", ["ticked_off disaster sheet lose", POT]),
        ("lose 1 disaster", [POT]),
        ("gain 1 pot", [POT]),
        ("gain 1 chip", [POT]),
    ],
)
def test_what_the_rules_change_is_told(step: str, said: list[str]) -> None:
    text = TEXT[: TEXT.index("step turn")] + f"step turn\n  roll 2 dice\n  {step}\n"
    assert told(text.replace("field_good", "wood")) == said


def test_what_dice_give_is_gained() -> None:
    dice = "die die (dice)\n  harvest  gives 1 food\n  luck     gives 1 disaster\n"
    text = TEXT.replace("die die (dice) shows 1 to 6\n", dice)
    text = text[: text.index("step turn")] + "step turn\n  roll 2 dice\n  gain what your dice give\n"
    assert told(text) == ["shown_by food peg pegboard gain", "ticked_off disaster sheet", POT]


def test_nothing_is_told_where_nothing_is_declared() -> None:
    start, end = TEXT.index("components\n"), TEXT.index("table good")
    assert told(TEXT[:start] + TEXT[end:]) == []
