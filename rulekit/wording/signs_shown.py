"""Which signs a document shows: of the chapter of its signs these are left, in the order in which they come."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

from attrs import evolve

from rulekit.document.blocks import Block, Cards, Column, Heading, Inset, Legend, Map, Outset, Row, TableBlock
from rulekit.document.panels import Shift, Throw, Ticks
from rulekit.document.plan import Fate, Plan
from rulekit.document.sentence import Icon, Words
from rulekit.document.things import Going, Ring, Thing
from rulekit.document.walk import parts

__all__ = ["with_signs_shown"]

Sign = tuple[str, str]
"""Its kind, and what it looks like."""
FEW = 3
"""Fewer signs need no chapter: they stand beside their words."""
TOLD_THERE = (Cards, Heading, Inset, Legend, Map, TableBlock)
"""What tells itself what its pictures mean: by names beside them, or by a key of its own."""
MOST = 6
"""Of a sort with so many pictures at most all are told when one is; of a larger one, if many are, those in no table."""
FATES = {Fate.COMES: "piece_comes", Fate.TURNS: "piece_turns", Fate.GOES: "piece_goes"}


def with_signs_shown(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The blocks with what of the signs is seen in them; without the chapter, if that is hardly anything.

    What is no chapter, below what somebody writes on, tells of that alone.
    """
    found = {sign: at for at, sign in enumerate(dict.fromkeys(sign for one in blocks for sign in _shown(one)))}
    tables = (one for block in blocks if isinstance(block, TableBlock) for one in parts(block))
    named = {one.name for one in tables if isinstance(one, Icon)}
    made: list[Block] = []
    for one in blocks:
        if not isinstance(one, Legend) or one.in_lines:
            made.append(one)
            continue
        seen = _with_their_sorts(found, one, named)
        shown = (key for key in one.keys if (key.kind, key.look) in seen)
        keys = sorted(shown, key=lambda key: (key.kind != "mark", seen[key.kind, key.look]))
        if len(keys) >= FEW:
            made.append(evolve(one, keys=tuple(keys)))
        elif made and isinstance(made[-1], Heading):
            made.pop()
    return tuple(made)


def _is_text(part: object) -> bool:
    """Whether it is a text or a row, in which there is no table."""
    return isinstance(part, Row | Words | Icon)


def _with_their_sorts(found: Mapping[Sign, int], legend: Legend, named: AbstractSet[str]) -> Mapping[Sign, int]:
    """The signs that are seen, with those of the same sort beside the first of them, which a table shows only."""
    seen = dict(found)
    for sort in legend.sorts:
        signs = [("mark", one) for one in sort]
        first = min((found[one] for one in signs if one in found), default=-1)
        if first < 0:
            continue
        if len(sort) <= MOST:
            seen |= {one: first for one in signs if one in found or one[1] in named}
        else:
            few = 2 * sum(one in found for one in signs) < len(signs)
            seen = {one: at for one, at in seen.items() if one not in signs or not (few or one[1] in named)}
    return seen


def _shown(block: Block) -> Iterator[Sign]:
    """The pictures and signs in a block, in order; what of the start is drawn has its words below it."""
    if isinstance(block, Outset):
        yield from (("sign", "pawn") for _ in block.absent[:1])
        return
    if any(one.kind == "absent" for one in parts(block, _is_text) if isinstance(one, Column)):
        yield "sign", "absent"
    for one in parts(block, lambda it: isinstance(it, TOLD_THERE)):
        match one:
            case Icon(name=name):
                yield "mark", name
            case Throw(again=again, aside=aside):
                yield from (("sign", sign) for sign in ("again", "kept") if again)
                yield from (("sign", "aside") for _ in aside[:1])
            case Ring(was=was, now=now) if was != now:
                yield "sign", "piece_moves"
            case Shift():
                yield "sign", "peg"
            case Ticks(was=was, now=now) if now > was:
                yield "sign", "ticked"
            case Thing(going=going, open=is_open):
                yield from (("sign", "chosen") for _ in range(is_open))
                yield from (("sign", going.value) for _ in range(going is not Going.STAYS))
            case Plan(pieces=pieces, arrows=arrows, marked=marked, about=about):
                lying = (piece for piece in pieces if piece.owner >= 0)  # what lies in a hollow is counted there
                yield from (("sign", FATES[piece.fate]) for piece in lying if piece.fate in FATES)
                yield from (("sign", "count") for piece in pieces if piece.owner < 0 <= piece.was)
                yield from (("sign", "piece_moves") for _ in arrows[:1])
                yield from (("sign", "place_open") for _ in marked[:1])
                yield from (("sign", "place_about") for _ in about[:1])
            case _:
                pass
