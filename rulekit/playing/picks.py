"""What an example says that somebody chooses, found among the options that there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from rulekit.compiler.labels import ArmKind, ArmLabel
from rulekit.model.example import Pick
from rulekit.playing.option import Option
from rulekit.playing.state import State

__all__ = ["Choice", "choices", "words_of"]

TOGETHER = (ArmKind.DICE, ArmKind.ITEMS, ArmKind.PLAYERS, ArmKind.WHOLE)
"""Kinds of options that are several things at once, whose order says nothing."""


@frozen
class Choice:
    """An option with all its words.

    Args:
        number: the number of the option.
        words: those that lead to it, in order.
        together: how many of the last ones may stand in any order.
        enough: whether it ends a choice of several things, one after the other.
    """

    number: int
    words: tuple[str, ...]
    together: int
    enough: bool = False

    def begins(self, said: Sequence[str]) -> bool:
        """Whether all its words are the first of those said."""
        ordered = len(self.words) - self.together
        found = tuple(said[: len(self.words)])
        return found[:ordered] == self.words[:ordered] and Counter(found[ordered:]) == Counter(self.words[ordered:])

    def goes_on(self, said: Sequence[str]) -> bool:
        """Whether its words go on where those said end."""
        return len(said) < len(self.words) and self.words[: len(said)] == tuple(said)

    def has(self, said: Sequence[str]) -> bool:
        """Whether the words said stand in it, one behind the other."""
        return any(self.words[at : at + len(said)] == tuple(said) for at in range(len(self.words) - len(said) + 1))

    @property
    def keeps(self) -> bool:
        """Whether it leaves things as they are: part of a deal that nobody need name."""
        return "keep" in self.words

    @property
    def leaves(self) -> bool:
        """Whether nothing is done by it."""
        return self.keeps or self.words[-1] in ("stop", "refuse", "none")

    def __str__(self) -> str:
        return " ".join(self.words)


def choices(state: State) -> tuple[Choice, ...]:
    """The options that somebody has, with all their words."""
    return tuple(_choice(one, state) for one in state.options)


def _choice(option: Option, state: State) -> Choice:
    found = state.position.decode(option.number)
    label = state.table.label(found.says if found.says >= 0 else found.decide)
    words = option.path or ("none",)
    together = len(option.path) - len(label.path) if isinstance(label, ArmLabel) and label.kind in TOGETHER else 0
    return Choice(option.number, words, together, option.kind == ArmKind.ENOUGH)


def words_of(picks: Sequence[Pick]) -> tuple[str, ...]:
    """What is said of a choice, word by word as options are."""
    words: list[str] = []
    for pick in picks:
        words += [pick.verb] if pick.verb else []
        words += [str(pick.count)] if pick.count is not None else []
        words.append(pick.name)
    return tuple(words)
