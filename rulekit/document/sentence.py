"""Things to say, before any language has said them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from types import MappingProxyType
from typing import TypeAlias

from attrs import field, frozen

from rulekit.document.closed import Role
from rulekit.document.sentences import SENTENCES
from rulekit.document.shape import Holds, PartType, Shape
from rulekit.source import NOWHERE, Span

__all__ = ["Changed", "Icon", "Inline", "Name", "Noun", "Number", "Part", "Prose", "Sentence", "Words"]


def _role(name: str) -> Role:
    return Role(name)


@frozen
class Noun:
    """A word of a game's lexicon, which a sentence asks for a form of.

    Args:
        term: the name as declared in the rules, e.g. ``"food"``.
        role: the part of the lexicon it stands in, ``things`` (fields, tables, items) if not said.
        own: whether it is another thing for another player (a province of yours), so that it is said in other words
            where somebody else than the reader is spoken of.
    """

    term: str
    role: Role = field(default=Role.THINGS, converter=_role)
    own: bool = False


@frozen
class Name:
    """A person in an example, as the rules name them."""

    name: str


@frozen
class Number:
    """A number that comes from the definition."""

    value: int


def _fixed(parts: Mapping[str, Part]) -> Mapping[str, Part]:
    return MappingProxyType(dict(parts))


@frozen
class Sentence:
    """A thing to say: the name of a macro of each locale, and what it is said of.

    What its parts are stands in ``document/sentences``; one that may be absent is False where it was left out.

    Args:
        name: the name of the sentence.
        parts: by name.
        span: what of the rules it tells; two that say the same are equal wherever they come from.

    Raises:
        TypeError: when there is no such sentence, a part is missing, or one is too many or of another type.

    >>> Sentence("gain", {"amount": Sentence("some", {"count": Number(3), "noun": Noun("food")})}).name
    'gain'
    """

    name: str
    parts: Mapping[str, Part] = field(factory=dict[str, "Part"], converter=_fixed)
    span: Span = field(default=NOWHERE, eq=False, repr=False)
    _hash: int = field(default=0, init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        shape = SENTENCES.get(self.name)
        if shape is None:
            msg = f"no sentence `{self.name}` is declared in rulekit/document/sentences"
            raise TypeError(msg)
        missing = _checked(shape, self.parts)
        if missing:
            object.__setattr__(self, "parts", _fixed({**self.parts, **missing}))

    @property
    def shape(self) -> Shape:
        """What is declared of it."""
        return SENTENCES[self.name]

    def told_at(self, place: Span) -> Sentence:
        """The same, as what tells a place in the rules."""
        made = copy(self)  # not `evolve`: its parts are known to fit
        object.__setattr__(made, "span", place)
        object.__setattr__(made, "_hash", self._hash)
        return made

    @property
    def spans(self) -> Iterator[Span]:
        """What of the rules it tells: its own place, else those of the sentences in it."""
        if self.span is not NOWHERE:
            yield self.span
            return
        for part in self.parts.values():
            for one in part if isinstance(part, tuple) else (part,):
                if isinstance(one, Sentence):
                    yield from one.spans

    def __getattr__(self, part: str) -> Part:
        """The part of that name; ``None`` is never stored, so a missing part raises."""
        if part.startswith("__"):
            raise AttributeError(part)
        try:
            return self.parts[part]
        except KeyError:
            raise AttributeError(part) from None

    def __getstate__(self) -> tuple[str, Mapping[str, Part], Span]:
        """Without its hash: that of a text is another in each process, and what is kept is read in the next."""
        return self.name, self.parts, self.span

    def __setstate__(self, state: tuple[str, Mapping[str, Part], Span]) -> None:
        """What was written, with a hash to be worked out."""
        for name, value in zip(("name", "parts", "span", "_hash"), (*state, 0), strict=True):
            object.__setattr__(self, name, value)

    def __hash__(self) -> int:
        """Worked out once: what is said is looked up again and again, by all that stands in it."""
        if not self._hash:
            object.__setattr__(self, "_hash", hash((self.name, tuple(self.parts.items()))))
        return self._hash


def _checked(shape: Shape, parts: Mapping[str, Part]) -> dict[str, Part]:
    """The parts that are absent, after a check of those that are there."""
    for name, part in parts.items():
        if name not in shape.parts:
            msg = f"the sentence `{shape.name}` has no part `{name}`"
            raise TypeError(msg)
        if not _fits(part, shape.parts[name]):
            msg = f"the part `{name}` of the sentence `{shape.name}` can't be {part!r}"
            raise TypeError(msg)
    absent: dict[str, Part] = {}
    for name, of in shape.parts.items():
        if name not in parts:
            if not of.optional:
                msg = f"the sentence `{shape.name}` needs the part `{name}`"
                raise TypeError(msg)
            absent[name] = False
    return absent


def _fits(part: Part, of: PartType) -> bool:
    """Whether a part is of a type."""
    plain = _PLAIN.get(type(part))
    if plain is not None:
        return plain in of.holds or (part is False and of.optional)
    match part:
        case Sentence():
            return part.shape.held in of.holds and (not of.names or part.name in of.names)
        case tuple():
            return of.each is not None and all(_fits(one, of.each) for one in part)
        case str():
            return Holds.TEXT in of.holds or (
                of.members is not None and (type(part) is of.members or part in {*of.members})
            )
        case _:
            return False


Part: TypeAlias = "Sentence | Noun | Name | Number | Prose | Icon | str | bool | int | tuple[Part, ...]"


@frozen
class Prose:
    """Authored text by its key in the PO files, with numbers and nouns for its placeholders.

    Args:
        key: its key.
        values: what the placeholders stand for.
        pictured: whether what it names is said with its picture.
    """

    key: str
    values: Mapping[str, Part] = field(factory=dict[str, "Part"], converter=_fixed)
    pictured: bool = False

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.values.items()), self.pictured))


@frozen
class Words:
    """Text in one language, ready to print, and what of the rules it tells where that was asked for."""

    text: str
    told: tuple[Span, ...] = field(default=(), eq=False, repr=False)


@frozen
class Changed:
    """Text in one language that a comparison sets off: it is on one side only.

    Args:
        text: the words.
        new: whether they are new; otherwise they are gone.
    """

    text: str
    new: bool


@frozen
class Icon:
    """A small picture in the line, by its name in ``pictures/``, and what it shows; no words if those beside it do."""

    name: str
    alt: Noun | Sentence | Words = Words("")


_PLAIN: Mapping[type, Holds] = {
    bool: Holds.YES_NO,
    Noun: Holds.NOUN,
    Name: Holds.NAME,
    Number: Holds.NUMBER,
    Icon: Holds.ICON,
}
"""What parts are by their class alone."""

Inline = Sentence | Noun | Name | Number | Prose | Icon | Words | Changed
