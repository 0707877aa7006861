"""What differs in worked examples: new and changed ones whole; of those that no longer hold, what follows now."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.changes.entry import Entry, Rewritten, Shown, Version, removed
from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.worked import example_box, stated_line
from rulekit.document.blocks import Block, Box
from rulekit.document.panels import Drawing
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.example import Untrue
from rulekit.remembering import remembered

__all__ = ["examples"]


def examples(before: Narrator, after: Narrator, untrue: tuple[Untrue, ...]) -> tuple[Entry, ...]:
    """Examples, those that fell first."""
    plain, changed_plain = _plain(before), _plain(after)
    known = {one.name: _box(one, plain) for one in before.game.examples if one.printed}
    fallen = {one.example.name for one in untrue}
    there = {one.name: one for one in after.game.examples if one.printed and one.name not in fallen}
    now = {name: _box(one, changed_plain) for name, one in there.items()}
    gone = tuple(removed(Noun(name, "examples")) for name in known if name not in now and name not in fallen)
    changed = (name for name, box in now.items() if name not in known or _words(known[name]) != _words(box))
    new = tuple(Shown((example_box(there[name], after),)) for name in changed)
    return (*gone, *(_fallen(one, after) for one in untrue if one.example.printed), *new)


@remembered(64)
def _plain(narrator: Narrator) -> Narrator:
    """Says of examples what they say, and not what comes of it when they are played."""
    return evolve(narrator, accounts={})


def _words(box: Box) -> tuple[Block, ...]:
    """What an example says; what is drawn follows from it, and from rows and boxes that are told elsewhere."""
    return tuple(one for one in box.blocks if not isinstance(one, Drawing))


_box = remembered(256)(example_box)
"""A game is compared with many others."""


def _fallen(one: Untrue, narrator: Narrator) -> Entry:
    old, new = (
        tuple(Clause(said) for line in lines for said in stated_line(line, one.example, narrator))
        for lines in (one.told, one.found)
    )
    sentence = Sentence("no_longer_holds", {"noun": Noun(one.example.name, "examples"), "told": bool(old)})
    return Rewritten(sentence, (Version((), old, new),) if old else ())
