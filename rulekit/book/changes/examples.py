"""What differs in worked examples: new and changed ones, and those of the book that come out otherwise, whole."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from rulekit.book.changes.entry import Entry, Shown, Told
from rulekit.book.narrator import Narrator
from rulekit.book.questions import answered
from rulekit.book.reasons import question
from rulekit.book.worked import example_box
from rulekit.document.blocks import Block, Box
from rulekit.document.inset import Inset
from rulekit.document.panels import Drawing
from rulekit.document.plan import Plan
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.as_it_is import as_it_is
from rulekit.model.example import Example, Untrue
from rulekit.remembering import remembered

__all__ = ["examples", "printed_in"]


def printed_in(blocks: tuple[Block, ...], narrator: Narrator) -> frozenset[str]:
    """The names of the examples that a reader finds in the course of a book, or as the answer to a question."""
    boxes = (one for one in blocks if isinstance(one, Box) and one.kind == "example")
    titles = (part.term for one in boxes for part in one.title if isinstance(part, Noun))
    asked = (one.name for one in narrator.game.examples if one.printed and question(one, narrator.game))
    return frozenset((*titles, *asked))


def examples(
    before: Narrator, after: Narrator, untrue: tuple[Untrue, ...], printed: frozenset[str]
) -> tuple[Entry, ...]:
    """Examples: those of the book that can't be played any more, those that come out otherwise, then new ones.

    Those that nobody can look up are not spoken of, nor are those that are merely gone: nothing is done otherwise.

    Args:
        before: the game without what changes.
        after: the game with it.
        untrue: the examples that no longer hold.
        printed: the names of those that the book has.
    """
    plain, changed_plain = _plain(before), _plain(after)
    known = {one.name: _box(one, plain) for one in before.game.examples if one.printed}
    fallen = [one for one in untrue if one.example.name in printed]
    names = {one.example.name for one in untrue}
    there = {one.name: one for one in after.game.examples if one.printed and one.name not in names}
    now = {name: _box(one, changed_plain) for name, one in there.items()}
    changed = (name for name, box in now.items() if name not in known or _words(known[name]) != _words(box))
    new = tuple(
        Shown((example_box(there[name], after),) if name in known else _new(there[name], after)) for name in changed
    )
    again = [(one, as_it_is(one)) for one in fallen]
    lost = tuple(Noun(one.example.name, "examples") for one, told in again if told is None and not one.example.asked)
    left_out = (Told(Sentence("examples_removed", {"nouns": lost})),) if lost else ()
    return (*left_out, *(entry for _, one in again if one is not None for entry in _retold(one, after)), *new)


def _new(example: Example, narrator: Narrator) -> tuple[Block, ...]:
    """What the book does not have: in a box, or as the answer to its question, as a book with it tells it."""
    return (example.asked and answered(example, narrator)) or (example_box(example, narrator),)


@remembered(64)
def _plain(narrator: Narrator) -> Narrator:
    """Says of examples what they say, and not what comes of it when they are played."""
    return evolve(narrator, accounts={}, insets={})


def _words(box: Box) -> tuple[Block, ...]:
    """What an example says; what is drawn follows from it, and from rows and boxes that are told elsewhere."""
    return tuple(one for one in box.blocks if not isinstance(one, Drawing | Inset | Plan))


_box = remembered(256)(example_box)
"""A game is compared with many others."""


def _retold(example: Example, narrator: Narrator) -> Iterator[Entry]:
    """It whole, as the book would tell it: in a box, or as the answer to its question."""
    if not example.asked:
        title = (Sentence("comes_out_otherwise", {"noun": Noun(example.name, "examples")}),)
        yield Shown((evolve(example_box(example, narrator), title=title),))
    elif blocks := answered(example, narrator):
        yield Shown(blocks)
