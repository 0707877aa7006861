"""What the signs of a score sheet mean: figures in corners, columns of sums, boxes and holes that are marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulekit.book.passages import label
from rulekit.document.blocks import Block, Boxes, Key, Ledger, Legend, Track

__all__ = ["SHEET_SIGNS", "signs_of_sheet"]

SHEET_SIGNS = ("round", "so_far", "ringed", "absent", "done", "begins", "corner")
"""The signs that stand on sheets."""
SEVERAL = 2
"""Of so many figures one is circled."""
MOST_IN_ROW = 25
"""More numbers from 0 on are two rows, for tens and ones."""


def signs_of_sheet(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """The key below what somebody writes on; nothing where all has its words."""
    keys = tuple(dict.fromkeys(key for one in blocks for key in _of(one)))
    return (Legend(tuple(sorted(keys, key=lambda one: SHEET_SIGNS.index(one.look))), in_lines=True),) if keys else ()


def _of(block: Block) -> Iterator[Key]:
    match block:
        case Boxes(values=values, absent=absent, ticked=ticked):
            shown = {"ringed": len(values) >= SEVERAL, "absent": bool(absent), "done": ticked > 0}
            yield from (_key(sign) for sign, is_drawn in shown.items() if is_drawn)
        case Track(values=values):
            counted = len(values) >= MOST_IN_ROW and values == tuple(range(1, len(values) + 1))
            yield Key("sign", "begins", (label("sign_counted" if counted else "sign_begins"),))
        case Ledger(rows=rows, hint=hint, led=led):
            if any(row.kind == "round" for row in rows):
                yield Key("sign", "round", (label("sign_game" if led else "sign_round"),))
                yield _key("so_far")
            if hint:
                yield Key("sign", "corner", hint)
        case _:
            pass


def _key(sign: str) -> Key:
    return Key("sign", sign, (label(f"sign_{sign}"),))
