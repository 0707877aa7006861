"""The order of words in a language: by its letters and characters, accents aside, digits by their number."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Any
from unicodedata import combining, normalize

from attrs import evolve, field, frozen

from rulekit.document.blocks import Index, Line
from rulekit.document.listed import IndexEntry
from rulekit.document.sentence import Icon, Inline, Words

__all__ = ["Order", "in_order", "order_of", "ranks_of"]

Key = tuple[tuple[int, int, str], ...]
OTHERS = "A–Z"
"""What words of other letters stand under, behind all that have a heading."""
_DIGITS = re.compile(r"\d+")


@frozen(slots=False)
class Order:
    """The order of the words of a language.

    Args:
        ranks: the place of each letter; those of one rank differ by their accents.
        spelled: letters, or several together, with those as which they are sorted: *œ* as *o* and *e*.
        headings: what words stand under by their first character: *三畫*.
        articles: words that nobody looks up, where others follow them: *a trick* is found as *Trick*.

    >>> sorted(["zebra", "Étape", "eau", "2 jetons", "10 jetons"], key=Order().key)
    ['2 jetons', '10 jetons', 'eau', 'Étape', 'zebra']
    >>> order = Order(ranks_of(("a á", "b", "c", "cs", "d")), {"ccs": ("cs", "cs")})
    >>> sorted(["cukor", "csíz", "citrom", "accsal", "acsi", "acél"], key=order.key)
    ['acél', 'accsal', 'acsi', 'citrom', 'cukor', 'csíz']
    """

    ranks: Mapping[str, int] = field(factory=dict[str, int])
    spelled: Mapping[str, tuple[str, ...]] = field(factory=dict[str, tuple[str, ...]])
    headings: Mapping[str, str] = field(factory=dict[str, str])
    articles: tuple[str, ...] = ()

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

    def heading(self, text: str) -> str:
        """What a word stands under, by its first letter or character; empty if by nothing, as before all of them."""
        first = next((one for one in text if one.isalnum()), "")
        return self.headings.get(first, OTHERS if self.headings and first.isalpha() else "")

    def bare(self, line: Line) -> Line:
        """What somebody looks up: words without the article that they begin with."""
        if not line or not isinstance(line[0], Words):
            return line
        first, _, rest = line[0].text.partition(" ")
        if not rest or first.casefold() not in self.articles:
            return line
        return (evolve(line[0], text=rest[:1].upper() + rest[1:]), *line[1:])

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
        data: what its file ``order.toml`` says: ``characters``, in lines, that follow the letters; ``headings``, one
            for each of those lines, in one text with blanks between; ``spelled``, with blanks between those as which a
            letter is sorted; ``articles``, with blanks between.

    Raises:
        AttributeError: something in the file is of another type.
    """
    lines = data.get("characters", "").split()
    headed = zip(data.get("headings", "").split(), lines, strict=False)
    return Order(
        ranks_of(alphabet, "".join(lines)),
        {one: tuple(of.split()) for one, of in data.get("spelled", {}).items()},
        {one: heading for heading, line in headed for one in line},
        tuple(data.get("articles", "").split()),
    )


def in_order(index: Index, order: Order, lost: AbstractSet[str] = frozenset()) -> Index:
    """A worded index in the order of its language; what is called the same is one entry, a mere letter is none.

    The first word of each heading has it.

    Args:
        index: in words.
        order: of the language.
        lost: anchors of sections that the language leaves out.
    """
    found: dict[str, IndexEntry] = {}
    for one in index.entries:
        line = order.bare(one.line)
        before = found.get(_text(line))
        anchors = dict.fromkeys((*(before.anchors if before else ()), *one.anchors))
        found[_text(line)] = IndexEntry(line, tuple(anchors), (before.main if before else "") or one.main)
    ordered = (found[text] for text in sorted(found, key=lambda text: (order.key(text), text)) if not _is_sign(text))
    left = [evolve(one, anchors=tuple(at for at in one.anchors if at not in lost)) for one in ordered]
    return Index(tuple(_headed([one for one in left if one.anchors], order)))


def _headed(entries: Iterable[IndexEntry], order: Order) -> Iterator[IndexEntry]:
    last = ""
    for one in entries:
        heading = order.heading(_text(one.line))
        yield evolve(one, head=heading if heading != last else "")
        last = heading or last


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
