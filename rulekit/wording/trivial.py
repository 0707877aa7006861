"""Tables whose figures are but the names before them, which depends on the words of a language: 0 is 0, 1 is 1."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from rulekit.document.blocks import Block, Index, Line, TableBlock
from rulekit.document.sentence import Icon, Words

__all__ = ["without_trivial"]


def without_trivial(blocks: tuple[Block, ...], line: Callable[..., Line]) -> tuple[Block, ...]:
    """Blocks without such tables, and without what leads to them; one with a number is referred to, and stays."""
    gone = {one.anchor for one in blocks if isinstance(one, TableBlock) and not one.number and _is_trivial(one, line)}
    if not gone:
        return blocks
    left = (one for one in blocks if not (isinstance(one, TableBlock) and one.anchor in gone))
    return tuple(_without(one, gone) if isinstance(one, Index) else one for one in left)


def _is_trivial(table: TableBlock, line: Callable[..., Line]) -> bool:
    """Whether each row says the same in all its cells, and none where that is from."""
    return len(table.columns) > 1 and all(
        len({_text(line(cell.line, stops=False)) for cell in row.cells}) == 1 and not any(one.mark for one in row.cells)
        for row in table.rows
    )


def _text(line: Line) -> str:
    """A line in words, the same with pictures among them and without: one before its own words adds none."""
    found = ""
    for at, one in enumerate(line):
        match one:
            case Words(text=text):
                found += text
            case Icon(alt=Words(text=text)):
                behind = line[at + 1] if at + 1 < len(line) else None
                found += "" if isinstance(behind, Words) and behind.text.strip().startswith(text) else text
            case _:
                pass
    return " ".join(found.casefold().split())


def _without(index: Index, gone: set[str]) -> Index:
    entries = (evolve(one, anchors=tuple(at for at in one.anchors if at not in gone)) for one in index.entries)
    return Index(tuple(one for one in entries if one.anchors))
