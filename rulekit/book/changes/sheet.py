"""The sheet of a variant: why it is there, and what it changes, old beside new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rulekit.book.changes.entry import Entry, Figure, PutIn, Rewritten, Shown, Told, Version
from rulekit.book.changes.repeats import together
from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.passages import in_order, items, label
from rulekit.book.prose import Passages
from rulekit.document.blocks import (
    Block,
    Cell,
    Column,
    Comparison,
    Heading,
    Item,
    Line,
    Listing,
    Paragraph,
    Row,
    TableBlock,
    Versus,
)
from rulekit.document.marks import mark_of
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import VariantInfo, standing_on

__all__ = ["listed", "sheet", "under"]


def sheet(
    found: Mapping[str, tuple[Entry, ...]], narrator: Narrator, prose: Passages, level: int = 1, *, shown: bool = True
) -> tuple[Block, ...]:
    """The variants in force: why, and what changes.

    Args:
        found: by the name of each variant what it alone brought, in order; below an empty name what several brought.
        narrator: the game.
        prose: the authored texts.
        level: of the headings.
        shown: whether what can only be shown is shown, as on a sheet that is read alone: there a variant that others
            stand on is left to its own sheet.
    """
    made: list[Block] = []
    variants = narrator.game.variants
    below = under(variants) if shown else frozenset[str]()
    own = [one for one in variants if one.name not in below]
    for one in own:
        if len(own) > 1 or not shown:
            made.append(Heading(level, (Noun(one.name, "variants"),), f"variant-{one.name}"))
        made += prose.paragraph(f"{one.name}.why", narrator.game)
        others = [each for each in variants if each.name in below and one.name in standing_on(each.name, variants)]
        made += (Paragraph((Sentence("use_sheet_of", {"variant": Noun(each.name, "variants")}),)) for each in others)
        if found.get(one.name):
            made += listed(found[one.name], shown=shown)
    together = found.get("", ())
    if together and len(narrator.game.variants) > 1:
        made.append(Heading(level, (label("changes_together" if len(found) > 1 else "changes"),), "changes"))
    return (*made, *(listed(together, shown=shown) if together or not found else ()))


def under(variants: Sequence[VariantInfo]) -> frozenset[str]:
    """The variants that others stand on: each of them has a sheet of its own."""
    return frozenset(name for one in variants for name in one.on)


def listed(entries: tuple[Entry, ...], *, shown: bool = True) -> tuple[Block, ...]:
    """Figures in one table, then what is told in another way, then what came and went, new rows, what is only shown.

    Args:
        entries: what changed, in order.
        shown: whether what can only be shown is shown.
    """
    made: list[Block] = []
    for kind, group in groupby(sorted(together(entries), key=_place), _laid_out_as):
        found = tuple(group)
        if kind == "figures":
            made.append(_figures(tuple(one for one in found if isinstance(one, Figure))))
        elif kind == "list":
            made.append(Listing(tuple(_item(one) for one in found if isinstance(one, Told | Rewritten))))
        else:
            made += [one.rows for one in found if isinstance(one, PutIn)]
            made += [block for one in found if isinstance(one, Shown) and shown for block in one.blocks]
    return tuple(made) or (Paragraph((Sentence("changes_nothing"),)),)


def _laid_out_as(entry: Entry) -> str:
    match entry:
        case Figure():
            return "figures"
        case Told() | Rewritten():
            return "list"
        case PutIn() | Shown():
            return "whole"


def _place(entry: Entry) -> int:
    match entry:
        case Figure():
            return 0
        case Rewritten():
            return 1
        case Told():
            return 2
        case PutIn():
            return 3
        case Shown():
            return 4


def _figures(found: tuple[Figure, ...]) -> TableBlock:
    """What, before, now; a note where some new figures have a source of their own, a line where all have the same.

    The sign of a note stands behind what changes: behind a number it would be a power.
    """
    used = list(dict.fromkeys(one.source for one in found if one.source))
    alone = len(used) == 1 and all(one.source for one in found)
    rows = tuple(
        Row(
            (
                Cell((Sentence("figure_of", {"path": one.path}),), "" if alone else _sign(one, used)),
                Cell(one.old),
                Cell(one.new),
            )
        )
        for one in found
    )
    columns = tuple(Column((label(name),)) for name in ("what_changes", "old", "new"))
    notes = tuple((Noun(one, "sources"),) for one in used)
    return TableBlock((), 0, columns, rows, () if alone else notes, source=notes[0] if alone else ())


def _sign(one: Figure, used: list[str]) -> str:
    return mark_of(used.index(one.source) + 1) if one.source else ""


def _item(one: Told | Rewritten) -> Item:
    if isinstance(one, Rewritten):
        return Item((one.sentence,), (_comparison(one.versions),) if one.versions else ())
    below = (*(_figure(noun, line) for noun, line in one.figures), *items(one.said))
    # What is done one after the other is numbered, as in the book; what somebody chooses from is not.
    ordered = one.sentence.name == "added_step" and len(below) > 1 and in_order(one.said)
    return Item((one.sentence,), (Listing(below, ordered),) if below else ())


def _figure(noun: Noun, line: Line) -> Item:
    return Item((Sentence("labelled", {"label": noun}), *line))


def _comparison(versions: tuple[Version, ...]) -> Comparison:
    rows = tuple(Versus(tuple((lead,) for lead in one.leads), _items(one.old), _items(one.new)) for one in versions)
    return Comparison((label("old"),), (label("new"),), rows, (label("put_in"),), (label("left_out"),))


def _items(said: tuple[Clause | Item, ...]) -> tuple[Item, ...]:
    made: list[Item] = []
    for _, some in groupby(said, type):
        found = tuple(some)
        made += (one for one in found if isinstance(one, Item))
        made += items(tuple(one for one in found if isinstance(one, Clause)))
    return tuple(made)
