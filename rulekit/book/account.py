"""What came of a worked example when it was played: what is told of its lines, what is given of use, how things lay."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from rulekit.document.sentence import Sentence
from rulekit.model.component import Field
from rulekit.model.example import Fact

__all__ = ["Account", "Spot", "Stand"]


@frozen
class Spot:
    """Where something is kept.

    Args:
        field: in what.
        owner: whose it is, from 0; 0 where nobody has it.
        thing: the item that it is kept of; empty if it is kept of none.
    """

    field: Field
    owner: int = 0
    thing: str = ""


Stand = Mapping[Spot, int | tuple[str, ...]]
"""How many of something there are, or which things, in order."""


@frozen
class Account:
    """What came of an example when it was played.

    Args:
        lines: what is told in place of a line, by its number.
        stands: how things stood before each deed and when each fact was looked at, by the number of the line.
        given: what lines give that its play makes use of, where they give more.
        order: of whom there are things that lie otherwise at last, by who moved some first.
    """

    lines: Mapping[int, tuple[Sentence, ...]] = field(factory=dict[int, tuple[Sentence, ...]])
    stands: Mapping[int, Stand] = field(factory=dict[int, Stand], eq=False, repr=False)
    given: Mapping[int, Fact] = field(factory=dict[int, Fact], eq=False, repr=False)
    order: tuple[int, ...] = field(default=(), eq=False, repr=False)
