"""Words that two versions of a text do not share, set off in both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import Match, SequenceMatcher
from unicodedata import category

from rulekit.document.blocks import Item, Line, Listing
from rulekit.document.sentence import Changed, Icon, Inline, Words

__all__ = ["set_off"]

_TOKEN = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff]|[^\W\u2e80-\u9fff\uf900-\ufaff]+(?:[’'-]\w+)*|\s+|.", re.DOTALL)
"""A Han character, a word, blanks, or a mark."""

_SPECKS = " \u00a0\u202f\n,;.、，；。"
"""Marks that tell nothing by themselves, and blanks."""

FEW = 3
"""With fewer than one word in so many the same, two texts are no versions of one another."""


def set_off(old: Listing, new: Listing) -> tuple[Listing, Listing]:
    """Two worded listings with the words set off that are in one of them only.

    What is not set off is the same text in both, but for blanks and marks alone. Where few words are the same, it is
    another text, and all of it is set off; where the new one is without a word, a dash for nothing, all of the old
    one is; where the old one is, nothing.
    """
    if old != new and (_is_among(old, new) or _is_among(new, old)):
        # Whole items are put in or left out: words are not matched across the items.
        return _but_for(old, new, new=False), _but_for(new, old, new=True)
    was, now = (tuple(_tokens(each)) for each in (old, new))
    matched = SequenceMatcher(None, was, now, autojunk=False).get_matching_blocks()
    same = sum(part.isalnum() for one in matched for part in was[one.a : one.a + one.size])
    fewer, more = sorted(sum(part.isalnum() for part in side) for side in (was, now))
    if not fewer:
        # What is there alone is new, of which its heading tells; what is there no more is struck out.
        gone = any(map(str.isalnum, was))
        return (_Marker(set(), new=False).listing(old) if gone else old), new
    if same * FEW < more and same < fewer:
        matched = []
    matched = [one for one in matched if not _is_crumb(one, was, now)]
    kept_of_old = {at for one in matched for at in range(one.a, one.a + one.size)}
    kept_of_new = {at for one in matched for at in range(one.b, one.b + one.size)}
    return (
        _Marker(_whole(was, kept_of_old), new=False).listing(old),
        _Marker(_whole(now, kept_of_new), new=True).listing(new),
    )


def _is_among(few: Listing, many: Listing) -> bool:
    """Whether all items of the one are in the other, in their order."""
    left = iter(many.items)
    return all(one in left for one in few.items)


def _but_for(listing: Listing, other: Listing, *, new: bool) -> Listing:
    """A listing with the items set off that the other does not have."""
    left = list(other.items)
    made: list[Item] = []
    for one in listing.items:
        if one in left:
            left.remove(one)
            made.append(one)
        else:
            made += _Marker(set(), new=new).listing(Listing((one,))).items
    return Listing(tuple(made), listing.ordered)


def _is_crumb(same: Match, old: tuple[str, ...], new: tuple[str, ...]) -> bool:
    """Whether it is no more than a word, or a part of one, between what is set off before and behind it in both."""
    inside = same.a > 0 and same.b > 0 and same.a + same.size < len(old) and same.b + same.size < len(new)
    return inside and sum(one.isalnum() for one in old[same.a : same.a + same.size]) <= 1


def _whole(tokens: tuple[str, ...], kept: set[int]) -> set[int]:
    """What is kept, where a piece that is set off begins with its own opening mark: 「a」, not a」「."""
    found = {*kept}
    for end in range(len(tokens), 0, -1):
        if end - 1 not in found and (end == len(tokens) or end in found):
            before = next((at for at in range(end - 1, -1, -1) if at in found), -1)
            if before >= 0 and tokens[before] == tokens[end - 1] and category(tokens[before][0]) in {"Ps", "Pi"}:
                found ^= {before, end - 1}
    return found


def _tokens(listing: Listing) -> Iterator[str]:
    for item in listing.items:
        for part in item.line:
            yield from _split(part)
        for block in item.blocks:
            if isinstance(block, Listing):
                yield from _tokens(block)


def _split(part: Inline) -> list[str]:
    match part:
        case Words(text):
            return _TOKEN.findall(text)
        case Icon(name):
            return [f"\ue000{name}"]
        case _:
            msg = f"not worded yet: {part!r}"
            raise TypeError(msg)


class _Marker:
    """Goes through a listing as ``_tokens`` does."""

    def __init__(self, kept: set[int], *, new: bool) -> None:
        self._kept = kept
        self._new = new
        self._at = 0

    def listing(self, listing: Listing) -> Listing:
        return Listing(tuple(self._item(one) for one in listing.items), listing.ordered)

    def _item(self, item: Item) -> Item:
        line = tuple(piece for part in item.line for piece in self._part(part))
        return Item(line, tuple(self.listing(one) if isinstance(one, Listing) else one for one in item.blocks))

    def _part(self, part: Inline) -> Line:
        tokens = _split(part)
        first, self._at = self._at, self._at + len(tokens)
        if not isinstance(part, Words):
            return (part,)
        found: list[tuple[bool, str]] = []
        last = first + len(tokens) - 1
        for at, token in enumerate(tokens, first):
            # A blank between two words that are set off belongs to them.
            between = token.isspace() and first < at < last and not {at - 1, at + 1} & self._kept
            kept = at in self._kept and not between
            if found and found[-1][0] == kept:
                found[-1] = (kept, found[-1][1] + token)
            else:
                found.append((kept, token))
        return tuple(piece for kept, text in found for piece in ((Words(text),) if kept else self._set_off(text)))

    def _set_off(self, text: str) -> Line:
        """Set off without the blanks around it; a mark alone isn't, since it looks like a speck under a line."""
        if not text.strip(_SPECKS):
            return (Words(text),)
        inner = text.strip()
        before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
        pieces = (Words(before), Changed(inner, self._new), Words(after))
        return tuple(one for one in pieces if one.text)
