"""What in a sentence may be another without its saying something else: its figures; and a key of all the rest."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from attrs import field, frozen

from rulekit.document.closed import Role
from rulekit.document.sentence import Icon, Name, Noun, Number, Part, Prose, Sentence
from rulekit.document.shape import Stands

__all__ = ["Gaps", "gaps_of", "with_figures"]

HOW = " ="
"""What ends the name of the gap of a sum, behind the figure that it explains."""

DIGITS = 12
"""So many hexadecimal digits of the digest tell one sentence from another."""


def _fixed(parts: Mapping[str, Part]) -> Mapping[str, Part]:
    return MappingProxyType(dict(parts))


@frozen
class Gaps:
    """The gaps of a sentence, which an edited wording of it fills, and the key that the wording is bound to.

    Args:
        key: another for every sentence that says something else; the same whatever the figures are.
        parts: what can stand in each gap, by its name: ``1`` the first figure, ``food`` a word of the rules,
            ``steps.build`` one that is no thing, ``1 food`` a figure with what it counts, ``1 =`` how it came about.
        figures: the numbers, in order; the first is the gap ``1``.
        words: the gaps of words; each has to be used.
    """

    key: str
    parts: Mapping[str, Part] = field(converter=_fixed)
    figures: tuple[int, ...]
    words: tuple[str, ...]

    def covered(self, name: str) -> tuple[str, ...]:
        """The figures and words that a gap says: one, or of a figure with what it counts both.

        >>> gaps_of(Sentence("some", {"count": Number(3), "noun": Noun("food")})).covered("1 food")
        ('1', 'food')
        """
        return (name,) if name.endswith(HOW) else tuple(name.split(" ", 1))


def gaps_of(sentence: Sentence, names: Mapping[str, str] = MappingProxyType({})) -> Gaps:
    """The gaps and the key of a sentence.

    The key tells names apart and not figures: a sentence of another thing is another one, of another price the same.

    Args:
        sentence: the sentence.
        names: what things were called before a variant called them otherwise, by their new names.

    >>> three, one = (Sentence("some", {"count": Number(n), "noun": Noun("food")}) for n in (3, 1))
    >>> gaps_of(three).key == gaps_of(one).key
    True
    >>> sorted(gaps_of(three).parts)
    ['1', '1 food', 'food']
    """
    reader = _Reader(names)
    lines = [*reader.read(sentence)]
    # A part that helps to choose words may hold a figure again; it is the same one for as long as both are equal.
    again = {value: at for at, value in reversed([*enumerate(reader.figures, 1)])}
    said = "\n".join(one if isinstance(one, str) else f"#{again.get(one, f'={one}')}" for one in lines)
    digest = hashlib.sha256(said.encode()).hexdigest()[:DIGITS]
    return Gaps(f"{sentence.name}:{digest}", reader.parts, tuple(reader.figures), tuple(reader.words))


def with_figures(sentence: Sentence, values: Sequence[int]) -> Sentence:
    """The same sentence with other figures, in the order of its gaps."""
    left = iter(values)
    old = gaps_of(sentence).figures
    again = dict(reversed([*zip(old, values, strict=True)]))

    def changed(part: Part, *, aid: bool) -> Part:
        match part:
            case Sentence():
                shape = part.shape.parts
                parts = {name: changed(part.parts[name], aid=aid or of.aid) for name, of in shape.items()}
                return Sentence(part.name, parts)
            case Number() if not aid:
                return Number(next(left))
            case Number():
                return Number(again.get(part.value, part.value))
            case tuple():
                return tuple(changed(one, aid=aid) for one in part)
            case _:
                return part

    made = changed(sentence, aid=False)
    assert isinstance(made, Sentence)
    return made


class _Reader:
    """Goes through a sentence once, in the order in which its parts are declared."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names
        self.parts: dict[str, Part] = {}
        self.figures: list[int] = []
        self.words: dict[str, None] = {}

    def read(self, part: Part, *, aid: bool = False) -> Iterator[str | int]:
        """The lines of the key; what only helps to choose words is in it, but is no gap: its figures come as such."""
        match part:
            case Sentence():
                first = len(self.figures)
                yield f"({part.name}"
                for name, of in part.shape.parts.items():
                    inner = part.parts[name]
                    if inner is not False:  # so that a part which sentences get later changes none of them
                        yield f".{name}"
                        yield from self.read(inner, aid=aid or of.aid)
                yield ")"
                if not aid:
                    self._count(part, first)
            case Number() if not aid:
                self.figures.append(part.value)
                self.parts[str(len(self.figures))] = part
                yield "#"
            case Number():
                yield part.value
            case Noun() | Name():
                name = self._gap(part)
                if not aid:
                    self.parts[name] = part
                    self.words[name] = None
                yield f"={name}"
            case Icon():
                yield f"icon {self.names.get(part.name, part.name)}"
                if not aid:
                    self.parts[f"icon.{part.name}"] = part
                    self.words[f"icon.{part.name}"] = None
            case Prose():
                yield f"prose {part.key}"
            case tuple():
                yield f"[{len(part)}"
                for one in part:
                    yield from self.read(one, aid=aid)
            case _:
                yield repr(str(part))

    def _gap(self, part: Noun | Name) -> str:
        """The name of the gap of a word: as the rules name it, behind its role if it is no thing."""
        if isinstance(part, Name):
            return f"people.{part.name}"
        term = self.names.get(part.term, part.term)
        return term if part.role is Role.THINGS else f"{part.role.value}.{term}"

    def _count(self, said: Sentence, first: int) -> None:
        """A phrase that is a figure with what it counts can stand in one gap, which says both as they agree.

        The sum behind it has a gap of its own, which need not be used.
        """
        count, noun, written = (said.parts.get(name) for name in ("count", "noun", "sum"))
        alone = not any(part for name, part in said.parts.items() if name not in ("count", "noun", "sum"))
        if said.shape.stands is not Stands.PHRASE or not (isinstance(count, Number) and isinstance(noun, Noun)):
            return
        if alone:
            counted = Sentence(said.name, {**said.parts, "sum": False}) if isinstance(written, Sentence) else said
            self.parts[f"{first + 1} {self._gap(noun)}"] = counted
        if isinstance(written, Sentence):
            self.parts[f"{first + 1}{HOW}"] = written
