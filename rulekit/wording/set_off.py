"""What two versions of a text do not share, set off in both: phrases where little changes, else sentences whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from itertools import pairwise

from attrs import evolve, frozen

from rulekit.document.blocks import Block, Comparison, Item, Line, Listing
from rulekit.document.sentence import Changed, Inline, Words
from rulekit.wording.pieces_of_text import NO_TERMS, Terms, is_speck, pieces_of, sentences, weight

__all__ = ["set_off", "with_changes_set_off"]

KEPT = 0.5
"""Two sentences are versions of one another if so much of the longer one is in both, by words; else each is set off."""
FEWEST = 3
"""So many words in a row stay between two that are set off, of which one is long; one alone never does."""
LONG = 2
"""What is set off is short if it has no more words than that: a number, a thing."""
MOST = 2
"""In how many places a sentence may differ from its other version, to be read with those set off."""
OPENING, CLOSING = "([{「『“«„‹", ")]}」』”»“›"


def with_changes_set_off(blocks: tuple[Block, ...], terms: Callable[[], Terms]) -> tuple[Block, ...]:
    """Worded blocks in which comparisons, within lists, set off what is in one of their sides alone.

    Args:
        blocks: worded.
        terms: finds the names of things, by which text without blanks is told apart into words.
    """
    return tuple(_in_block(one, terms) for one in blocks)


def _in_block(block: Block, terms: Callable[[], Terms]) -> Block:
    match block:
        case Listing() if any(one.blocks for one in block.items):
            items = (evolve(one, blocks=with_changes_set_off(one.blocks, terms)) for one in block.items)
            return evolve(block, items=tuple(items))
        case Comparison():
            sides = (set_off(Listing(row.old), Listing(row.new), terms()) for row in block.rows)
            rows = (
                evolve(row, old=old.items, new=new.items) for row, (old, new) in zip(block.rows, sides, strict=True)
            )
            return evolve(block, rows=tuple(rows))
        case _:
            return block


def set_off(old: Listing, new: Listing, terms: Terms = NO_TERMS) -> tuple[Listing, Listing]:
    """Two worded listings with what is in one of them only set off.

    Sentences that both have stay; of two that are versions of one another the phrases that differ are set off; every
    other sentence is, whole. What is not set off is the same text in both, but for blanks and marks alone. Where the
    new one is without a word, a dash for nothing, all of the old one is set off; where the old one is, nothing.
    """
    was, now = (_Side.of(each, terms) for each in (old, new))
    if not (was.says and now.says):
        # What is there alone is new, of which its heading tells; what is there no more is struck out.
        return (_Marker(set(), terms, new=False).listing(old) if was.says else old), new
    kept_of_old, kept_of_new = set[int](), set[int]()
    for once, again in _pairs(was, now):
        same = _same(was.tokens[slice(*once)], now.tokens[slice(*again)])
        kept_of_old |= {once[0] + at for at, _ in same}
        kept_of_new |= {again[0] + at for _, at in same}
    return (
        _Marker(_whole(was.tokens, kept_of_old), terms, new=False).listing(old),
        _Marker(_whole(now.tokens, kept_of_new), terms, new=True).listing(new),
    )


def _whole(tokens: Sequence[str], kept: set[int]) -> set[int]:
    """What is kept, where a piece that is set off begins with its own opening mark: 「a」, not a」「."""
    found = {*kept}
    for end in range(len(tokens), 0, -1):
        if end - 1 not in found and (end == len(tokens) or end in found):
            before = next((at for at in range(end - 1, -1, -1) if at in found), -1)
            if before >= 0 and tokens[before] == tokens[end - 1] and tokens[before] in OPENING:
                found ^= {before, end - 1}
    return found


Stretch = tuple[int, int]
"""From which token to which."""


@frozen
class _Side:
    """A listing as tokens, and where its sentences are among them."""

    tokens: tuple[str, ...]
    sentences: tuple[Stretch, ...]

    @classmethod
    def of(cls, listing: Listing, terms: Terms) -> _Side:
        tokens: list[str] = []
        found: list[Stretch] = []
        for line in _lines(listing):
            own = [token for part in line for token in pieces_of(part, terms)]
            found += ((len(tokens) + first, len(tokens) + last) for first, last in sentences(own))
            tokens += own
        return cls(tuple(tokens), tuple(found))

    @property
    def says(self) -> bool:
        """Whether there is a word, and not only a dash for nothing."""
        return any(map(weight, self.tokens))


def _lines(listing: Listing) -> list[Line]:
    made: list[Line] = []
    for item in listing.items:
        made.append(item.line)
        for block in item.blocks:
            made += _lines(block) if isinstance(block, Listing) else ()
    return made


def _pairs(was: _Side, now: _Side) -> list[tuple[Stretch, Stretch]]:
    """Sentences that are the same, or versions of one another, in the order of both: as much of them as can be."""
    rows, columns = was.sentences, now.sentences
    best = [[0.0] * (len(columns) + 1) for _ in range(len(rows) + 1)]
    value = [[_likeness(was.tokens[slice(*one)], now.tokens[slice(*other)]) for other in columns] for one in rows]
    for i in reversed(range(len(rows))):
        for j in reversed(range(len(columns))):
            best[i][j] = max(best[i + 1][j], best[i][j + 1], value[i][j] + best[i + 1][j + 1])
    found: list[tuple[Stretch, Stretch]] = []
    i = j = 0
    while i < len(rows) and j < len(columns):
        if value[i][j] and best[i][j] == value[i][j] + best[i + 1][j + 1]:
            found.append((rows[i], columns[j]))
            i, j = i + 1, j + 1
        elif best[i][j] == best[i + 1][j]:
            i += 1
        else:
            j += 1
    return found


def _likeness(old: Sequence[str], new: Sequence[str]) -> float:
    """How much two sentences have in common: nothing unless they can be read as versions of one another."""
    if _bare(old) == _bare(new):
        return 2.0 + _words(old)
    return _words([old[at] for at, _ in _same(old, new)])


def _bare(tokens: Sequence[str]) -> list[str]:
    return [one for one in tokens if not is_speck(one)]


def _words(tokens: Sequence[str]) -> int:
    return sum(map(weight, tokens))


def _same(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """The tokens that two sentences share, each by where it is in both; none if they are no versions of one another."""
    # A sentence that goes on behind something new begins with a small letter, and is the same.
    was, now = ([one.casefold() for one in side] for side in (old, new))
    matches = SequenceMatcher(None, was, now, autojunk=False).get_matching_blocks()
    same = [(one.a + by, one.b + by) for one in matches for by in range(one.size)]
    if _bare(old) == _bare(new):
        return same
    same = _without_crumbs(same, old, new)
    kept = _words([old[at] for at, _ in same])
    if kept < KEPT * max(_words(old), _words(new)):
        return []
    gone, come = ([at for at, _ in same], [at for _, at in same])
    sides = [_off(gone, old), _off(come, new)]
    if any(len(one) > MOST or not all(map(_can_be_read, one)) for one in sides):
        return []
    return same


def _off(kept: Sequence[int], tokens: Sequence[str]) -> list[list[str]]:
    """The runs of tokens between those that are kept, but blanks and marks alone."""
    ends = pairwise((-1, *kept, len(tokens)))
    runs = [list(tokens[before + 1 : after]) for before, after in ends]
    return [one for one in runs if _bare(one)]


def _can_be_read(run: Sequence[str]) -> bool:
    """Whether what is set off has a word, and both of its brackets."""
    text = "".join(run)
    brackets = [(text.count(one), text.count(other)) for one, other in zip(OPENING, CLOSING, strict=True)]
    return _words(run) > 0 and all(one == other for one, other in brackets)


def _without_crumbs(same: list[tuple[int, int]], old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """Without the short runs that would be left between what is set off, or at the end behind something long."""
    while True:
        runs = _runs(same, old, new)
        crumb = next((at for at in range(len(runs)) if _is_crumb(at, runs, old, new)), None)
        if crumb is None:
            return same
        lost = {*runs[crumb]}
        same = [one for one in same if one not in lost]


def _runs(same: list[tuple[int, int]], old: Sequence[str], new: Sequence[str]) -> list[list[tuple[int, int]]]:
    """Tokens that are the same one after the other: blanks and marks between them do not matter."""
    runs: list[list[tuple[int, int]]] = []
    for one in same:
        if runs and not any(
            _bare(side[before + 1 : after]) for side, before, after in zip((old, new), runs[-1][-1], one, strict=True)
        ):
            runs[-1].append(one)
        else:
            runs.append([one])
    return runs


def _is_crumb(at: int, runs: list[list[tuple[int, int]]], old: Sequence[str], new: Sequence[str]) -> bool:
    words = _words([old[one] for one, _ in runs[at]])
    before, after = (
        (runs[at - 1][-1] if at else (-1, -1)),
        (runs[at + 1][0] if at + 1 < len(runs) else (len(old), len(new))),
    )
    first, last = runs[at][0], runs[at][-1]
    left = max(_words(old[before[0] + 1 : first[0]]), _words(new[before[1] + 1 : first[1]]))
    right = max(_words(old[last[0] + 1 : after[0]]), _words(new[last[1] + 1 : after[1]]))
    if not words:
        return bool(left and right)
    if left and right:
        return words < LONG or (words < FEWEST and max(left, right) > LONG)
    return words < LONG and max(left, right) > LONG and bool(left)


class _Marker:
    """Goes through a listing as its tokens do."""

    def __init__(self, kept: set[int], terms: Terms, *, new: bool) -> None:
        self._kept = kept
        self._terms = terms
        self._new = new
        self._at = 0

    def listing(self, listing: Listing) -> Listing:
        return evolve(listing, items=tuple(self._item(one) for one in listing.items))

    def _item(self, item: Item) -> Item:
        line = tuple(piece for part in item.line for piece in self._part(part))
        return Item(line, tuple(self.listing(one) if isinstance(one, Listing) else one for one in item.blocks))

    def _part(self, part: Inline) -> Line:
        tokens = pieces_of(part, self._terms)
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
        if all(map(is_speck, text)):
            return (Words(text),)
        inner = text.strip()
        before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
        pieces = (Words(before), Changed(inner, self._new), Words(after))
        return tuple(one for one in pieces if one.text)
