"""What the book tells as a list and not statement by statement: the order of a turn, ways to end, the game for one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from attrs import evolve

from rulekit.book.changes.entry import Entry, Rewritten, Version
from rulekit.book.clause import Clause
from rulekit.book.ends_of_rounds import ends_of_rounds
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.solo import differs_alone
from rulekit.book.turn import every_in_order
from rulekit.document.blocks import Block, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Step

__all__ = ["alone", "in_order", "ways_to_end"]

Said = tuple[Clause | Item, ...]


def in_order(versions: tuple[Version, ...], before: Narrator) -> tuple[Version, ...]:
    """What is said otherwise of a turn, with its steps one below the other where the book has them so."""
    if not every_in_order(before):
        return versions
    return tuple(evolve(one, old=_one_by_one(one.old), new=_one_by_one(one.new)) for one in versions)


def _one_by_one(said: Said) -> Said:
    """The same, where steps that are carried out one after the other are named in a list."""
    return tuple(each for one in said for each in _named(one))


def _named(said: Clause | Item) -> Iterator[Clause | Item]:
    done = said.clause if isinstance(said, Clause) else None
    if done is None or done.name != "do" or done.parts["of"]:
        yield said
        return
    steps = done.parts["steps"]
    assert isinstance(steps, tuple)
    for one in steps:
        assert isinstance(one, Noun)
        yield Clause(Sentence("names", {"items": (one,)}))


def ways_to_end(old: Step, new: Step, before: Narrator, after: Narrator) -> tuple[Version, ...] | None:
    """What is said otherwise of the ways to end between two rounds, below what leads to them.

    None where one of the books does not tell them so.
    """
    once, now = ends_of_rounds(old, before), ends_of_rounds(new, after)
    if not once or not now:
        return None
    leads = tuple(one for each in once[:1] if isinstance(each, Paragraph) for one in each.line)
    found = _differing(_items(once), _items(now))
    listed = tuple(Version(tuple(one for one in leads if isinstance(one, Sentence)), *pair) for pair in found)
    return (*listed, *(Version((), *pair) for pair in _differing(_behind(once), _behind(now))))


def _items(blocks: Sequence[Block]) -> tuple[Item, ...]:
    return tuple(item for one in blocks if isinstance(one, Listing) for item in one.items)


def _behind(blocks: Sequence[Block]) -> tuple[Item, ...]:
    """What is told behind the list."""
    return tuple(Item(one.line) for one in blocks[1:] if isinstance(one, Paragraph))


def alone(before: Narrator, after: Narrator) -> tuple[Entry, ...]:
    """What is said otherwise of the game for one; nothing where nobody can play alone any more."""
    once, now = differs_alone(before), differs_alone(after)
    found = _differing(once, now) if now else ()
    versions = tuple(Version((), *pair) for pair in found)
    return (Rewritten(Sentence("labelled", {"label": label("solo")}), versions),) if versions else ()


def _differing(old: tuple[Item, ...], new: tuple[Item, ...]) -> tuple[tuple[Said, Said], ...]:
    """The places where two lists differ; as many items for as many stand side by side, one by one."""
    made: list[tuple[Said, Said]] = []
    for what, i, j, k, m in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what == "replace" and j - i == m - k:
            made += [((was,), (now,)) for was, now in zip(old[i:j], new[k:m], strict=True)]
        elif what != "equal":
            made.append((old[i:j], new[k:m]))
    return tuple(made)
