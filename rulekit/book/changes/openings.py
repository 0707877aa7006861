"""What books say otherwise of the box, of the setup and of the end: what was said beside what is said."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from attrs import frozen

from rulekit.book.changes.entry import Entry, Rewritten, Version
from rulekit.book.clause import Clause
from rulekit.book.ending import comes_to_its_end
from rulekit.book.frontmatter import boxed, limits
from rulekit.book.lying import terms_of
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.starting import starting
from rulekit.document.blocks import Line
from rulekit.document.sentence import Number, Sentence
from rulekit.remembering import remembered

__all__ = ["Openings", "closings", "openings"]


@frozen
class Openings:
    """What is said otherwise before play begins.

    Args:
        entries: a comparison for the box, and one for the setup, where they differ.
        numbers: those that the new sentences have.
        of_box: what the sentences of the box that differ speak of.
        of_setup: what those of the setup speak of.
    """

    entries: tuple[Entry, ...]
    numbers: frozenset[Line]
    of_box: frozenset[str]
    of_setup: frozenset[str]


def openings(before: Narrator, after: Narrator) -> Openings:
    """The box, then what everybody starts with and how much they may have."""
    box, setup = (_versions(said(before), said(after)) for said in (_boxed, _set_up))
    entries = tuple(
        Rewritten(Sentence("labelled", {"label": label(name)}), found)
        for name, found in (("components", box), ("setup", setup))
        if found
    )
    said = (one.clause for each in (*box, *setup) for one in each.clauses[1] if one.clause is not None)
    numbers = frozenset((part,) for one in said for part in one.parts.values() if isinstance(part, Number))
    return Openings(entries, numbers, _terms(box), _terms(setup))


@remembered(32)
def _boxed(narrator: Narrator) -> tuple[Sentence, ...]:
    """What is said of the box; a game is compared with many others."""
    return tuple(boxed(narrator))


@remembered(32)
def _set_up(narrator: Narrator) -> tuple[Sentence, ...]:
    """What is said of the setup."""
    return (*starting(narrator), *limits(narrator, apart=True))


def closings(before: Narrator, after: Narrator) -> tuple[Entry, ...]:
    """After what the game ends, where no step says that."""
    found = _versions(comes_to_its_end(before), comes_to_its_end(after))
    return (Rewritten(Sentence("labelled", {"label": label("end_of_game")}), found),) if found else ()


def _terms(versions: tuple[Version, ...]) -> frozenset[str]:
    said = ((one.clause,) for each in versions for side in each.clauses for one in side if one.clause is not None)
    return frozenset().union(*terms_of(tuple(said)))


def _versions(old: tuple[Sentence, ...], new: tuple[Sentence, ...]) -> tuple[Version, ...]:
    """The sentences that are in one of two books only, two of the same form and of the same thing side by side."""
    known, there = ({_as_read(one) for one in each} for each in (old, new))
    gone = [one for one in old if _as_read(one) not in there]
    made: list[Version] = []
    for one in new:
        if _as_read(one) in known:
            continue
        was = next((each for each in gone if _is_version(each, one, alone=len(old) == len(new) == 1)), None)
        if was is not None:
            gone.remove(was)
        made.append(Version((), tuple(_clauses(was)), (Clause(one),)))
    return (*made, *(Version((), (Clause(one),), ()) for one in gone))


def _as_read(said: Sentence) -> Hashable:
    """All that a sentence says, without what only helps to choose its words."""
    shape = said.shape.parts
    return said.name, tuple((name, part) for name, part in said.parts.items() if not shape[name].aid)


def _clauses(said: Sentence | None) -> Iterator[Clause]:
    if said is not None:
        yield Clause(said)


def _is_version(one: Sentence, other: Sentence, *, alone: bool) -> bool:
    """Whether two sentences may say of one thing what it was and what it is; ``alone``: nothing else is said."""
    return one.name == other.name and (alone or bool(_about(one) & _about(other)))


def _about(said: Sentence) -> set[str]:
    (found,) = terms_of(((said,),))
    return found or {said.name}
