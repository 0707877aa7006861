"""The order of words in a language: by its letters and characters, accents aside, digits by their number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Any
from unicodedata import combining, normalize

from attrs import evolve, field, frozen

from rulekit.document.blocks import Index, Line
from rulekit.document.listed import IndexEntry
from rulekit.document.sentence import Icon, Inline

__all__ = ["Order", "in_order", "order_of", "ranks_of"]

Key = tuple[tuple[int, int, str], ...]
_DIGITS = re.compile(r"\d+")


@frozen(slots=False)
class Order:
    """The order of the words of a language.

    Args:
        ranks: the place of each letter; those of one rank differ by their accents.
        spelled: letters, or several together, with those as which they are sorted: *œ* as *o* and *e*.

    >>> sorted(["zebra", "Étape", "eau", "2 jetons", "10 jetons"], key=Order().key)
    ['2 jetons', '10 jetons', 'eau', 'Étape', 'zebra']
    >>> order = Order(ranks_of(("a á", "b", "c", "cs", "d")), {"ccs": ("cs", "cs")})
    >>> sorted(["cukor", "csíz", "citrom", "accsal", "acsi", "acél"], key=order.key)
    ['acél', 'accsal', 'acsi', 'citrom', 'cukor', 'csíz']
    """

    ranks: Mapping[str, int] = field(factory=dict[str, int])
    spelled: Mapping[str, tuple[str, ...]] = field(factory=dict[str, tuple[str, ...]])

    @cached_property
    def longest(self) -> int:
        """How many signs a letter has at most."""
        return max(map(len, (*self.ranks, *self.spelled)), default=1)

    def key(self, text: str) -> Key:
        """What a word, or some words, are sorted by."""
        found: list[tuple[int, int, str]] = []
        low, at = normalize("NFC", text.casefold()), 0
        while at < len(low):
            if number := _DIGITS.match(low, at):
                found.append((0, int(number[0]), ""))
                at = number.end()
                continue
            sizes = range(self.longest, 0, -1)
            known = next(
                (one for size in sizes if (one := low[at : at + size]) in self.ranks or one in self.spelled), ""
            )
            if known:
                found += map(self._letter, self.spelled.get(known, (known,)))
            elif low[at].isalpha():
                found.append(self._letter("".join(one for one in normalize("NFD", low[at]) if not combining(one))))
            at += len(known) or 1
        return tuple(found)

    def _letter(self, bare: str) -> tuple[int, int, str]:
        return (1, self.ranks[bare], "") if bare in self.ranks else (2, 0, bare)


def ranks_of(alphabet: Iterable[str], characters: Iterable[str] = ()) -> Mapping[str, int]:
    """The place of each letter.

    Args:
        alphabet: the letters in their order, those of one rank side by side with blanks between: ``("a á", "b", "c",
            "cs")``. Without one letters are in the order of Unicode, accents aside.
        characters: others that follow, each of a rank of its own.
    """
    groups = (*(one.split() for one in alphabet), *((one,) for one in characters))
    return {letter: rank for rank, letters in enumerate(groups) for letter in letters}


def order_of(alphabet: Iterable[str], data: Mapping[str, Any]) -> Order:
    """The order of a language.

    Args:
        alphabet: its letters, as for ``ranks_of``.
        data: what its file ``order.toml`` says: ``characters``, in lines, that follow the letters; ``spelled``, with
            blanks between those as which a letter is sorted.

    Raises:
        AttributeError: something in the file is of another type.
    """
    characters = "".join(data.get("characters", "").split())
    return Order(
        ranks_of(alphabet, characters), {one: tuple(of.split()) for one, of in data.get("spelled", {}).items()}
    )


def in_order(index: Index, order: Order, lost: AbstractSet[str] = frozenset()) -> Index:
    """A worded index in the order of its language; what is called the same is one entry, a mere letter is none.

    Args:
        index: in words.
        order: of the language.
        lost: anchors of sections that the language leaves out.
    """
    found: dict[str, IndexEntry] = {}
    for one in index.entries:
        text = _text(one.line)
        before = found.get(text)
        anchors = dict.fromkeys((*(before.anchors if before else ()), *one.anchors))
        found[text] = IndexEntry(one.line, tuple(anchors))
    ordered = (found[text] for text in sorted(found, key=lambda text: (order.key(text), text)) if not _is_sign(text))
    left = (evolve(one, anchors=tuple(at for at in one.anchors if at not in lost)) for one in ordered)
    return Index(tuple(one for one in left if one.anchors))


def _is_sign(text: str) -> bool:
    """Whether it is no word that anybody looks up: nothing, or a letter that numbers something, as a stage A.

    >>> [one for one in ("A", "b", "Á", "Ox", "船", "") if _is_sign(one)]
    ['A', 'b', 'Á', '']
    """
    return not text or (len(text) == 1 and text.lower() != text.upper())


def _text(line: Line) -> str:
    return "".join(_letters(one) for one in line)


def _letters(one: Inline) -> str:
    return "" if isinstance(one, Icon) else str(getattr(one, "text", ""))
