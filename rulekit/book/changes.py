"""The sheet of a variant: what it changes, in one list."""

from __future__ import annotations

from attrs import frozen

from rulekit.book.passages import items, label
from rulekit.book.said import Said
from rulekit.book.telling import Telling
from rulekit.book.worked import example_box
from rulekit.document.blocks import Block, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Inline, Noun, Prose, Sentence
from rulekit.model.game import Example

__all__ = ["Changed", "listed", "sheet"]


@frozen
class Changed:
    """One change, ready to be told.

    Args:
        variant: the variant that brings it.
        sentence: what changed, in one sentence.
        old: what the game says without it, where statements changed.
        new: what it says now, or what was added.
        example: an example that the variant brings.
    """

    variant: str
    sentence: Sentence
    old: tuple[Said, ...] = ()
    new: tuple[Said, ...] = ()
    example: Example | None = None


def listed(changed: tuple[Changed, ...], telling: Telling) -> tuple[Block, ...]:
    """The changes as a list, each with the words that it takes away and brings; then the examples."""
    made: list[Item] = []
    for one in changed:
        if one.example is not None:
            continue
        inner: list[Item] = []
        if one.old:
            inner.append(_versions("old", one.old))
        if one.new and one.old:
            inner.append(_versions("new", one.new))
        elif one.new:
            inner += items(one.new)
        made.append(Item((one.sentence,), (Listing(tuple(inner)),) if inner else ()))
    blocks: list[Block] = [Listing(tuple(made))] if made else [Paragraph((Sentence("changes_nothing"),))]
    blocks += [example_box(one.example, telling) for one in changed if one.example is not None]
    return tuple(blocks)


def _versions(which: str, said: tuple[Said, ...]) -> Item:
    """What was said, or what is said now, behind its label."""
    found = items(said)
    if len(found) == 1:
        return Item((Sentence("labelled", {"label": label(which)}), *found[0].line), found[0].blocks)
    return Item((Sentence("labelled", {"label": label(which)}),), (Listing(found),))


def sheet(changed: tuple[Changed, ...], telling: Telling, prose: frozenset[str]) -> tuple[Block, ...]:
    """A page of its own for the variants in force: why, and what changes."""
    made: list[Block] = []
    for one in telling.game.variants:
        made.append(Heading(1, (Noun(one.name, "variants"),), f"variant-{one.name}"))
        if f"{one.name}.why" in prose:
            line: list[Inline] = [Prose(f"{one.name}.why")]
            made.append(Paragraph(tuple(line)))
        made += listed(tuple(change for change in changed if change.variant == one.name), telling)
    if not made:
        made.append(Paragraph((Sentence("changes_nothing"),)))
    return tuple(made)
