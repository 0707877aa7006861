"""What tells the piles of a kind of cards apart in a word: a numeral to be seen at a glance on their backs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile

from rulekit.document.blocks import Block, Cards
from rulekit.formats.lines import plain

__all__ = ["pile_signs"]

MOST_LETTERS = 4
"""A sign is no longer, so that it can be large."""
SEVERAL = 2


def pile_signs(blocks: Iterable[Block]) -> Mapping[tuple[str, str], str]:
    """For each kind and pile of cards what its name has alone; nothing where that is no short word in all of them.

    In a script without blanks with what stands before it: a character of a few strokes alone does not look like one.
    """
    piles: dict[str, dict[str, None]] = {}
    for one in (card for block in blocks if isinstance(block, Cards) for card in block.cards):
        piles.setdefault(plain(one.kind), {}).setdefault(plain(one.group.line))
    return {(kind, name): sign for kind, names in piles.items() for name, sign in _signs(tuple(names)).items()}


def _signs(names: Sequence[str]) -> Mapping[str, str]:
    words = [tuple(one.split()) for one in names]
    # Names in a script without blanks are told apart by their characters.
    characters = all(len(one) == 1 for one in words)
    parts = [tuple(one[0]) for one in words] if characters else words
    if len(parts) < SEVERAL:
        return {}
    before = _alike(parts)
    behind = min(_alike([one[::-1] for one in parts]), min(map(len, parts)) - before)
    begin = 0 if characters else before
    own = ["".join(one[begin : len(one) - behind]).rstrip(".") for one in parts]
    told = all(0 < len(one) <= MOST_LETTERS for one in own) and len({*own}) == len(own)
    return dict(zip(names, own, strict=True)) if told and (before or behind) else {}


def _alike(parts: Sequence[Sequence[str]]) -> int:
    """How many parts all names have alike from their beginning on."""
    return sum(1 for _ in takewhile(lambda some: len({*some}) == 1, zip(*parts, strict=False)))
