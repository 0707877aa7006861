"""What the numbers of options mean by the names of the rules, and which number has which words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import define, field, frozen

from rulekit.compiler.labels import ArmKind, ArmLabel, ChanceKind, ChanceLabel
from rulekit.machine.keys import OptionKey
from rulekit.machine.options import offsets, span
from rulekit.machine.runner import Runner

if TYPE_CHECKING:
    from rulekit.playing.board import Board
    from rulekit.playing.seating import Seating

__all__ = ["Meaning", "Meanings"]

Path = tuple[str, ...]

AS_THEY_LIE = frozenset({ArmKind.DIE, ArmKind.DICE, ArmKind.PLAYER, ArmKind.PLAYERS})
"""Kinds of options whose names depend on the state: on the dice on the table, on what players are called."""


@frozen
class Meaning:
    """What an option is.

    Args:
        key: what its number stands for.
        label: what its arm, or the chance, says of itself.
        kind: of which kind it is, as in ``ArmLabel``; ``"chance"`` for an outcome of chance.
        step: the step in which it is chosen.
        path: its path; None where it depends on the state.
    """

    key: OptionKey
    label: ArmLabel | ChanceLabel | None
    kind: str
    step: str
    path: Path | None

    def path_in(self, board: Board) -> Path:
        """Its path in a state."""
        return self.path if self.path is not None else _lying(self, board)


@define
class Meanings:
    """The meanings of all options of a runner, worked out once for each number."""

    table: Seating
    runner: Runner
    _known: dict[tuple[int, int], Meaning] = field(factory=dict[tuple[int, int], Meaning])
    _numbers: dict[int, dict[Path, list[int]]] = field(factory=dict[int, dict[Path, list[int]]])
    _of_dice: dict[int, list[tuple[int, int]]] = field(factory=dict[int, list[tuple[int, int]]])

    def of(self, place: int, number: int) -> Meaning:
        """What the number of an option means at a pause."""
        found = self._known.get((place, number))
        if found is None:
            found = self._known[place, number] = self._made(place, number)
        return found

    def step(self, place: int, number: int) -> str:
        """The step in which an option is chosen."""
        found = self._known.get((place, number))
        return found.step if found is not None else self.of(place, number).step

    def _made(self, place: int, number: int) -> Meaning:
        key = self.runner.key_of(place, number)
        label = self.table.label(key.says if key.says >= 0 else key.decide)
        match label:
            case ArmLabel(kind=kind, step=step):
                path = None if kind in AS_THEY_LIE else _path(label, key.value, self.table)
                return Meaning(key, label, kind, step, path)
            case ChanceLabel(kind=ChanceKind.DICE, first=first) if self.table.game.die is not None:
                return Meaning(key, label, "chance", "", (self.table.game.die.faces[first + key.value].name,))
            case _:
                return Meaning(key, label, "chance", "", (str(key.value),))

    def numbers(self, board: Board, words: Path) -> list[int]:
        """The numbers that mean exactly these words in a state; whether they are offered there is another question."""
        by_path = self._numbers.get(board.place)
        if by_path is None:
            by_path = self._numbers[board.place] = {}
        known = by_path.get(words)
        if known is None:
            pause = board.pause
            known = by_path[words] = []
            if pause is not None and pause.decide is not None:
                for arm, start in zip(pause.decide.arms, offsets(pause.decide), strict=False):
                    label = self.table.label(arm.says)
                    if isinstance(label, ArmLabel) and label.kind not in AS_THEY_LIE:
                        every = range(start, start + span(arm.domain))
                        known += [one for one in every if self.of(board.place, one).path == words]
        return known or self._dice(board, words)

    def _dice(self, board: Board, words: Path) -> list[int]:
        """The number of the dice that show these faces, of equal ones the first."""
        arms = self._of_dice.get(board.place)
        if arms is None:
            arms = self._of_dice[board.place] = self._arms_of_dice(board)
        for start, led in arms:
            left, mask = list(words[led:]), 0
            for at, face in enumerate(board.dice):
                if face in left:
                    left.remove(face)
                    mask |= 1 << at
            if not left:
                return [start + mask]
        return []

    def _arms_of_dice(self, board: Board) -> list[tuple[int, int]]:
        """Of the arms of a decision with which dice are chosen the first number, and how many words lead to it."""
        pause = board.pause
        if pause is None or pause.decide is None:
            return []
        labels = (
            (self.table.label(arm.says), start)
            for arm, start in zip(pause.decide.arms, offsets(pause.decide), strict=False)
        )
        return [
            (start, len(one.path)) for one, start in labels if isinstance(one, ArmLabel) and one.kind is ArmKind.DICE
        ]


def _path(label: ArmLabel, value: int, table: Seating) -> Path:
    """The path of an option that is called alike in every state."""
    path = tuple(one.term for one in label.path)
    match label.kind:
        case ArmKind.ENOUGH:
            return (*path, ArmKind.STOP)
        case ArmKind.STOP | ArmKind.AGREE | ArmKind.REFUSE:
            return (*path, label.kind)
        case ArmKind.GO:
            return path or ("go",)
        case ArmKind.ITEM:
            return (*path, table.names_of(label.of)[value])
        case ArmKind.ITEMS:
            return (*path, *_chosen(table.names_of(label.of), value))
        case ArmKind.WHOLE:
            return (*path, *_chosen(table.names_of(label.of), value)) or ("none",)
        case ArmKind.UNITS:
            return (*path, str(value), label.noun)
        case ArmKind.TRADE if value == 0:
            return (*path, "keep", label.noun)
        case ArmKind.TRADE:
            return (*path, "give" if value > 0 else "take", str(abs(value)), label.noun)
        case ArmKind.SPLIT:
            die = table.game.die
            assert die is not None
            face = next(one for one in die.faces if one.name == label.of)
            return (*path, str(value), face.gifts[int(label.noun)].noun)
        case _:
            return (*path, str(value))


def _chosen(names: Sequence[str], mask: int) -> list[str]:
    return [name for at, name in enumerate(names) if mask >> at & 1]


def _lying(meaning: Meaning, board: Board) -> Path:
    """The path of an option that is called by dice or by players."""
    label, value = meaning.label, meaning.key.value
    assert isinstance(label, ArmLabel)
    path = tuple(one.term for one in label.path)
    match label.kind:
        case ArmKind.DIE:
            return (*path, board.dice[value])
        case ArmKind.DICE:
            return (*path, *_chosen(board.dice, value))
        case ArmKind.PLAYER:
            return (*path, board.names[value])
        case _:
            return (*path, *_chosen(board.names, value))
