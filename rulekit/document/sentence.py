"""Things to say, before any language has said them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from attrs import field, frozen

__all__ = ["Icon", "Inline", "Name", "Noun", "Number", "Part", "Prose", "Sentence", "Words"]


@frozen
class Noun:
    """A word of a game's lexicon, which a sentence asks for a form of.

    Args:
        term: the name as declared in the rules, e.g. ``"food"``.
        role: the part of the lexicon it stands in: ``things`` (nouns: fields, tables, items), ``steps``, ``rules``,
            ``options``, ``columns``, ``faces``, ``adjectives``, ``examples``, ``people``, ``numbers`` (dials),
            ``variants``, ``sources``.
    """

    term: str
    role: str = "things"


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

    >>> Sentence("gain", {"amount": Sentence("some", {"count": Number(3), "noun": Noun("food")})}).name
    'gain'
    """

    name: str
    parts: Mapping[str, Part] = field(factory=dict[str, "Part"], converter=_fixed)

    def __getattr__(self, part: str) -> Part:
        """The part of that name; ``None`` is never stored, so a missing part raises."""
        if part.startswith("__"):
            raise AttributeError(part)
        try:
            return self.parts[part]
        except KeyError:
            raise AttributeError(part) from None

    def __hash__(self) -> int:
        return hash((self.name, tuple(self.parts.items())))


Part: TypeAlias = "Sentence | Noun | Name | Number | Prose | Icon | str | bool | int | tuple[Part, ...]"


@frozen
class Prose:
    """Authored text by its key in the PO files, with numbers and nouns for its placeholders."""

    key: str
    values: Mapping[str, Part] = field(factory=dict[str, "Part"], converter=_fixed)

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.values.items())))


@frozen
class Words:
    """Text in one language, ready to print."""

    text: str


@frozen
class Icon:
    """A small picture in the line, by its name in ``pictures/``, and what it shows; no words if those beside it do."""

    name: str
    alt: Noun | Sentence | Words = Words("")


Inline = Sentence | Noun | Name | Number | Prose | Icon | Words
