"""Options: what a player can do now, by the names of the rules, and in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, overload

from attrs import define

from rulekit.book.face import face_said as said
from rulekit.compiler.labels import ArmKind, ArmLabel, ChanceKind, ChanceLabel
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.component import Face, Gift
from rulekit.playing.meanings import Meaning

if TYPE_CHECKING:
    from rulekit.playing.board import Board

__all__ = ["Option", "Options", "face_said", "shares", "some"]


@define(eq=False, repr=False)
class Option:
    """One legal choice, or one outcome of chance. Two are equal when they mean the same.

    Nothing of it is worked out before it is read.

    Args:
        number: its number among all options of this decision, the same on every machine.
    """

    # Not frozen: that would take three times as long to make.
    board: Board
    number: int

    @property
    def _meaning(self) -> Meaning:
        board = self.board
        return board.table.meanings_of(board.runner).of(board.place, self.number)

    @property
    def label(self) -> ArmLabel | ChanceLabel | None:
        """What its arm, or the chance, says of itself."""
        return self._meaning.label

    @property
    def value(self) -> int:
        """The value taken, as its label counts."""
        return self._meaning.key.value

    @property
    def kind(self) -> str:
        """What kind of option it is, as in ``ArmLabel``; ``"chance"`` for an outcome of chance."""
        return self._meaning.kind

    @property
    def path(self) -> tuple[str, ...]:
        """The names that lead to it, such as ``("city", "fourth_city")``; numbers as text, ``"stop"`` for stopping."""
        return self._meaning.path_in(self.board)

    @property
    def verb(self) -> str:
        """What is done: the step in which it is chosen (``"build"``); ``"stop"``, ``"agree"`` or ``"refuse"``."""
        meaning = self._meaning
        if meaning.kind == ArmKind.ENOUGH:
            return ArmKind.STOP
        return meaning.kind if meaning.kind in VERBS else meaning.step or meaning.kind

    @property
    def things(self) -> tuple[str, ...]:
        """What it is done with: the path, or nothing where the verb says it all."""
        return () if self._meaning.kind in VERBS else self.path

    @property
    def probability(self) -> float | None:
        """How likely an outcome of chance is; None for a choice."""
        return 1 / len(self.board.numbers) if self.kind == "chance" else None

    @property
    def sentence(self) -> Sentence:
        """What it is, without words."""
        meaning = self._meaning
        if isinstance(meaning.label, ArmLabel):
            return _sentence(meaning.label, meaning.key.value, self.board)
        die = self.board.table.game.die
        if meaning.label is not None and meaning.label.kind is ChanceKind.DICE and die is not None:
            return Sentence(
                "option_path", {"items": (face_said(die.faces[meaning.label.first + meaning.key.value], self.board),)}
            )
        return Sentence("option_path", {"items": (str(meaning.key.value + 1),)})

    def say(self, locale: str) -> str:
        """The option in words, as short as a list of options wants it: ``Monument: Temple``.

        Args:
            locale: the tag of a locale, such as those that ``rulekit.locales()`` lists.
        """
        return self.board.table.speaker(locale).phrase(self.sentence)

    def says(self, locale: str) -> str:
        """The option as a full sentence that needs nothing around it: ``Anna rerolls Purse and Plunder.``

        Args:
            locale: the tag of a locale.
        """
        from rulekit.playing.deeds import deed_said  # noqa: PLC0415  # which asks an option what it means

        return deed_said(self, locale)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Option):
            return NotImplemented
        return self._words == other._words and self.kind == other.kind and self.verb == other.verb

    def __hash__(self) -> int:
        return hash(self._words)

    @property
    def _words(self) -> tuple[str, ...]:
        """The path; of dice, which lie in no order, the faces sorted."""
        return tuple(sorted(self.path)) if self.kind == ArmKind.DICE else self.path

    def __repr__(self) -> str:
        return f"<Option {' '.join(self.path)}>"


VERBS = frozenset({ArmKind.STOP, ArmKind.ENOUGH, ArmKind.AGREE, ArmKind.REFUSE})
"""Kinds of options that say by themselves what is done."""


_new = object.__new__


class Options(Sequence[Option]):
    """The options of a decision, made one by one when they are read."""

    __slots__ = ("_board", "_numbers")

    def __init__(self, board: Board, numbers: Sequence[int]) -> None:
        self._board = board
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Option]: ...
    def __getitem__(self, at: int | slice) -> Option | Sequence[Option]:
        number = self._numbers[at]
        if isinstance(number, int):
            made = _new(Option)
            made.board, made.number = self._board, number
            return made
        return Options(self._board, number)

    def __iter__(self) -> Iterator[Option]:
        board = self._board
        return (Option(board, number) for number in self._numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and not isinstance(other, str) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self._numbers))

    def __repr__(self) -> str:
        return f"({', '.join(repr(one) for one in self)})"

    def named(self, *words: str) -> Option:
        """The option of these words; see ``State.option``."""
        found = [one for one in self if one.path == words]
        if not found:
            found = [one for one in self if words and _in_order(words, one.path)]
        if not found:
            there = ", ".join(" ".join(one.path) for one in self) or "none"
            message = f"`{' '.join(words)}` is no option here; there are: {there}"
            raise LookupError(message)
        if any(one != found[0] for one in found):
            which = ", ".join(" ".join(one.path) for one in found)
            message = f"`{' '.join(words)}` may be {which}"
            raise LookupError(message)
        return found[0]


def _in_order(words: Sequence[str], path: Sequence[str]) -> bool:
    """Whether a path has all of the words, in their order."""
    left = iter(path)
    return all(word in left for word in words)


def _sentence(label: ArmLabel, value: int, board: Board) -> Sentence:
    """An option as a sentence without words.

    Args:
        label: what its arm says.
        value: the value taken.
        board: where it is an option.
    """
    names = board.table.names_of
    nouns: tuple[Part, ...] = tuple(Noun(one.term, one.role) for one in label.path)
    match label.kind:
        case ArmKind.STOP | ArmKind.ENOUGH:
            return Sentence("option_stop")
        case ArmKind.GO:
            return Sentence("option_path", {"items": nouns}) if nouns else Sentence("option_go")
        case ArmKind.ITEM:
            return Sentence("option_path", {"items": (*nouns, Noun(names(label.of)[value]))})
        case ArmKind.PLAYER:
            who = Sentence("player_named", {"who": board.names[value]})
            return Sentence("option_path", {"items": (*nouns, who)})
        case ArmKind.DIE:
            return Sentence("option_path", {"items": (*nouns, face_said(board.faces[value], board))})
        case ArmKind.DICE:
            fallen: tuple[Part, ...] = tuple(
                face_said(face, board) for at, face in enumerate(board.faces) if value >> at & 1
            )
            return Sentence("option_subset", {"items": fallen})
        case ArmKind.ITEMS:
            chosen = tuple(Noun(name) for at, name in enumerate(names(label.of)) if value >> at & 1)
            return Sentence("option_subset", {"items": chosen})
        case ArmKind.PLAYERS:
            people = tuple(
                Sentence("player_named", {"who": name}) for at, name in enumerate(board.names) if value >> at & 1
            )
            return Sentence("option_subset", {"items": people})
        case ArmKind.WHOLE:
            kinds = tuple(Noun(name) for at, name in enumerate(names(label.of)) if value >> at & 1)
            return Sentence("option_pay_whole", {"items": kinds, "noun": Noun(label.noun)})
        case ArmKind.UNITS:
            return Sentence("option_pay_each", {"amount": some(value, label.noun)})
        case ArmKind.TRADE:
            amount = (some(abs(value), label.noun),) if value else ()
            give, take = (amount, ()) if value > 0 else ((), amount)
            return Sentence("option_trade", {"give": give, "take": take, "noun": Noun(label.noun)})
        case ArmKind.SPLIT:
            return _split(value, label, board)
        case ArmKind.AGREE:
            return Sentence("option_agree")
        case ArmKind.REFUSE:
            return Sentence("option_refuse")
        case ArmKind.NUMBER:
            if nouns:
                return Sentence("option_path", {"items": (*nouns, Number(value))})
            return Sentence("option_number", {"count": Number(value)})


def face_said(face: Face, board: Board) -> Noun | Number | Sentence:
    """The name of a face; of a numbered die its number."""
    return said(face, board.table.game.die)


def some(count: int, noun: str) -> Sentence:
    """An amount."""
    return Sentence("some", {"count": Number(count), "noun": Noun(noun)})


def _split(value: int, label: ArmLabel, board: Board) -> Sentence:
    """How many dice of a face give the first of its gifts; the rest give the other."""
    (count, first), (rest, other) = _gifts(value, label, board)
    parts: Mapping[str, Part] = {
        "count": Number(count),
        "amount": some(first.count, first.noun),
        "rest": Number(rest),
        "other": some(other.count, other.noun),
    }
    return Sentence("option_split", parts)


def shares(value: int, label: ArmLabel, board: Board) -> tuple[Sentence, ...]:
    """What dice give that are shared out between the two gifts of their face, all of them together."""
    found = _gifts(value, label, board)
    return tuple(some(count * gift.count, gift.noun) for count, gift in found if count)


def _gifts(value: int, label: ArmLabel, board: Board) -> tuple[tuple[int, Gift], tuple[int, Gift]]:
    """How many dice give the one, and how many the other."""
    die = board.table.game.die
    assert die is not None
    face = next(one for one in die.faces if one.name == label.of)
    at = int(label.noun)
    total = sum(one.name == face.name for one in board.faces)
    return (value, face.gifts[at]), (total - value, face.gifts[at + 1])
