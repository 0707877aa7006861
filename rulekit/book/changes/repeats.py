"""Of what a sheet of changes would tell twice, the better telling alone: one heading, one telling of each fact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from attrs import evolve

from rulekit.book.changes.entry import Entry, Figure, Rewritten, Told, Version
from rulekit.document.blocks import Item
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.document.walk import parts
from rulekit.model.game import Game
from rulekit.model.physical import Material

__all__ = ["place_by_place", "together", "without_repeats"]


def without_repeats(
    entries: Sequence[Entry], before: Game, after: Game, authored: frozenset[str] = frozenset()
) -> tuple[Entry, ...]:
    """What differs, each once.

    What is said otherwise under one heading of the book stands together. A number that rules share is told where a
    sentence tells it, unless authored texts tell it, too: who reads those finds it in the table. Of what is only kept
    in mind the rules that speak of it tell, if anything else does. Of the game for one all is told, though another
    chapter says the same: whoever plays alone reads that chapter.
    """
    made = _by_heading(entries)
    told = [version for one in made if isinstance(one, Rewritten) for version in one.versions]
    made = [one for one in made if not (isinstance(one, Figure) and _is_told(one, told, authored))]
    minds = {one.name for game in (before, after) for one in game.components if one.material is Material.MIND}
    worth = [each for one in made for each in _but_in_mind(one, minds)]
    return tuple(worth or made)


def place_by_place(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Every place that is said otherwise by itself, so that it can be found out what brought it."""
    return tuple(each for one in entries for each in _places(one))


def _places(entry: Entry) -> Iterator[Entry]:
    if isinstance(entry, Rewritten):
        yield from (evolve(entry, versions=(one,)) for one in entry.versions)
    else:
        yield entry


def together(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """What stands under one heading of the book together, and in one line the things of one table that are gone."""
    return tuple(_gone_together(_by_heading(entries)))


def _by_heading(made: Sequence[Entry]) -> list[Entry]:
    """What is told under one heading of the book together, where the first of it is."""
    versions: dict[Sentence, tuple[Version, ...]] = {}
    for one in made:
        if isinstance(one, Rewritten):
            versions[one.sentence] = (*versions.get(one.sentence, ()), *one.versions)
    told: dict[Sentence | int, Entry] = {}
    for at, one in enumerate(made):
        if isinstance(one, Rewritten):
            told[one.sentence] = Rewritten(one.sentence, versions[one.sentence])
        else:
            told[at] = one
    return list(told.values())


def _is_told(figure: Figure, told: Sequence[Version], authored: frozenset[str]) -> bool:
    """Whether a number that rules share, and no authored text, is all by which two versions of a sentence differ."""
    if len(figure.path) > 1 or figure.path[0].role != Role.NUMBERS or figure.path[0].term in authored:
        return False
    numbers = [line[0] for line in (figure.old, figure.new) if len(line) == 1 and isinstance(line[0], Number)]
    if len(numbers) < len((figure.old, figure.new)):
        return False
    return any(_numbers(one.old, one.new) == {(numbers[0], numbers[1])} for one in told)


def _numbers(old: Sequence[object], new: Sequence[object]) -> set[tuple[Number, Number]]:
    """The numbers that differ in two versions of which all else is the same; nothing of others."""
    found: set[tuple[Number, Number]] = set()
    return found if _same_but_for(tuple(old), tuple(new), found) else set()


def _same_but_for(old: object, new: object, found: set[tuple[Number, Number]]) -> bool:
    match old, new:
        case Number(), Number():
            found |= {(old, new)} if old != new else set()
            return True
        case tuple(), tuple():
            return len(old) == len(new) and all(
                _same_but_for(one, other, found) for one, other in zip(old, new, strict=True)
            )
        case Sentence(), Sentence():
            return old.name == new.name and all(
                _same_but_for(part, new.parts.get(name), found) for name, part in old.parts.items()
            )
        case (Item(), Item()):
            return _same_but_for(old.line, new.line, found) and old.blocks == new.blocks
        case _ if hasattr(old, "clause") and hasattr(new, "clause"):
            names = ("clause", "lead", "items")
            return all(_same_but_for(getattr(old, name), getattr(new, name), found) for name in names)
        case _:
            return old == new


def _but_in_mind(entry: Entry, minds: set[str]) -> Iterator[Entry]:
    """An entry without the places that differ only in what players keep in mind."""
    if not isinstance(entry, Rewritten) or entry.sentence.name != "labelled":
        yield entry
        return
    left = tuple(one for one in entry.versions if not _is_in_mind(one, minds))
    if left:
        yield evolve(entry, versions=left)


def _is_in_mind(one: Version, minds: set[str]) -> bool:
    old, new = ({part for part in parts(side) if isinstance(part, Noun)} for side in one.clauses)
    if not (one.old and one.new) or len(one.old) > 1 or len(one.new) > 1:
        return False
    names = {clause.clause.name for side in one.clauses for clause in side if clause.clause is not None}
    return len(names) == 1 and old != new and {noun.term for noun in old ^ new} <= minds


def _gone_together(entries: Sequence[Entry]) -> Iterator[Entry]:
    """Two things of one table or more that are gone in a row, in one line."""
    for table, run in groupby(entries, lambda one: gone[1] if (gone := _gone(one)) else None):
        ones = tuple(run)
        if table is None or len(ones) == 1:
            yield from ones
        else:
            nouns = tuple(gone[0] for one in ones if (gone := _gone(one)))
            yield Told(Sentence("all_removed", {"nouns": nouns, "table": table}))


def _gone(entry: Entry) -> tuple[Noun, Noun] | None:
    """A thing that is gone, and its table."""
    if not isinstance(entry, Told) or entry.sentence.name != "removed":
        return None
    noun, table = entry.sentence.parts["noun"], entry.sentence.parts["table"]
    return (noun, table) if isinstance(noun, Noun) and isinstance(table, Noun) else None
