"""What differs in tables: new and removed things, cells, what things do, what they touch."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from rulekit.book.changes.bodies import rewritten
from rulekit.book.changes.entry import NOTHING, Entry, Figure, PutIn, Rewritten, Shown, Told, Version, added, removed
from rulekit.book.changes.new_rows import new_rows
from rulekit.book.changes.only_there import only_there, said_whole
from rulekit.book.changes.order import both, pairs
from rulekit.book.clause import Clause
from rulekit.book.drawn_columns import drawn_columns
from rulekit.book.maps import maps
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.tables import figure
from rulekit.document.blocks import Block, Line
from rulekit.document.sentence import Noun, Part, Sentence, Words
from rulekit.model.component import Column, Item, Table
from rulekit.model.game import Game
from rulekit.model.links import End, Links
from rulekit.model.statement import Modifier
from rulekit.model.structure import structure

__all__ = ["drawn", "links", "tables"]


def tables(before: Narrator, after: Narrator, teller: Narrator | None = None) -> tuple[Entry, ...]:
    """All tables, thing by thing; ``teller``: who tells a step as the book does, where that is another."""
    made: list[Entry] = []
    known = {one.name: one for one in before.game.tables}
    for name, old, new in pairs(known, {one.name: one for one in after.game.tables}):
        if new is None:
            made.append(removed(Noun(name)))
        elif old is None:
            made += _new_table(new, after, only_there(before.game, after.game), teller or after)
        else:
            made += _table(old, new, before, after)
    return tuple(made)


def _new_table(table: Table, narrator: Narrator, within: frozenset[str], teller: Narrator) -> Iterator[Entry]:
    """A table with its things: where they have no figures, one below the other with what each of them does."""
    if not table.columns and all(_says((table, item), narrator) for item in table.items):
        told = tuple(_thing(table, item, narrator, within, teller) for item in table.items)
        yield added(Noun(table.name), _kept(table), told)
        return
    names = Sentence("names", {"items": tuple(Noun(item.name) for item in table.items)})
    yield added(Noun(table.name), ((label("sort"), (names,)), *_kept(table)))
    for item in table.items:
        new = evolve(_new_item(table, item, narrator), said=_says((table, item), narrator, within, teller))
        if new.figures or new.said:
            yield new


def _thing(table: Table, item: Item, narrator: Narrator, within: frozenset[str], teller: Narrator) -> Clause:
    """A thing, and below it what it does."""
    return Clause(
        None, Sentence("labelled", {"label": Noun(item.name)}), _says((table, item), narrator, within, teller)
    )


def _kept(table: Table) -> tuple[tuple[Noun, Line], ...]:
    """How the things of a table are kept."""
    found = {"ring": table.ring, "anticlockwise": table.anticlockwise}
    return tuple((label(name), (Sentence("yes"),)) for name, so in found.items() if so)


def _table(old: Table, new: Table, before: Narrator, after: Narrator) -> Iterator[Entry]:
    noun = Noun(new.name)
    for name, was, now in (
        ("ring", old.ring, new.ring),
        ("anticlockwise", old.anticlockwise, new.anticlockwise),
        ("on_cards", old.on_cards, new.on_cards),
    ):
        if was != now:
            yield Figure((label(name), noun), _yes_or_no(so=was), _yes_or_no(so=now))
    if old.mark != new.mark:
        yield Figure((label("source"), noun), _source(old.mark), _source(new.mark))
    for name, was_column, now_column in pairs({c.name: c for c in old.columns}, {c.name: c for c in new.columns}):
        if now_column is None:
            yield removed(Noun(name, "columns"))
        elif was_column is None:
            figures = tuple((Noun(item.name), cell(now_column, item.index, after)) for item in new.items)
            yield added(Noun(name, "columns"), figures)
    kept = [one.name for one in new.items if old.item(one.name) is not None]
    if kept != [one.name for one in old.items if new.item(one.name) is not None]:
        yield Told(Sentence("new_order", {"table": noun, "items": tuple(Noun(item.name) for item in new.items)}))
    found = pairs({i.name: i for i in old.items}, {i.name: i for i in new.items})
    put_in = tuple(now for _, was, now in found if was is None and now is not None)
    if len(put_in) > 1 and new.columns:
        yield PutIn(new_rows(new, put_in, after))
    else:
        put_in = ()
    for _, was_item, now_item in found:
        if was_item is not None and now_item is not None:
            yield from _cells(old, was_item, new, now_item, before, after)
    for _, was_item, now_item in found:
        if now_item is None and was_item is not None:
            yield removed(Noun(was_item.name), new.name)
        elif was_item is None and now_item is not None and now_item not in put_in:
            yield _new_item(new, now_item, after)
        elif was_item is not None and now_item is not None:
            yield from _effects((old, was_item), (new, now_item), before, after)


def _yes_or_no(*, so: bool) -> Line:
    return (Sentence("yes" if so else "no"),)


def _source(mark: str) -> Line:
    return (Noun(mark, "sources"),) if mark else NOTHING


def _new_item(table: Table, item: Item, narrator: Narrator) -> Told:
    """A thing with its figures and what it does; where it stands, if it isn't the last one."""
    above = table.items[item.index - 1] if 0 < item.index < len(table.items) - 1 else None
    parts: dict[str, Part] = {
        "noun": Noun(item.name),
        "table": Noun(table.name),
        "after": Noun(above.name) if above is not None else False,
    }
    figures = tuple(
        (Noun(one.name, "columns"), cell(one, item.index, narrator))
        for one in table.columns
        if one.values[item.index] not in (None, ())
    )
    return Told(Sentence("added_row", parts), figures, _says((table, item), narrator))


def cell(column: Column, row: int, narrator: Narrator) -> Line:
    """What stands in a cell, also where that is a text."""
    value = column.values[row]
    return (Words(value),) if isinstance(value, str) and value else figure(column, row, narrator)


def _cells(old: Table, was: Item, new: Table, now: Item, before: Narrator, after: Narrator) -> Iterator[Figure]:
    if (once := before.game.stated_by(was.mark)) != (mark := after.game.stated_by(now.mark)):
        yield Figure((label("source"), Noun(now.name)), _source(once), _source(mark))
    for column in new.columns:
        other = old.column(column.name)
        if other is None:
            continue
        line, former = cell(column, now.index, after), cell(other, was.index, before)
        if line != former and line == NOTHING and drawn_columns(old, before).kinds.get(other.name) == "absent":
            line = (label("never"),)
        mark = after.game.stated_by(column.marks[now.index])
        if line != former:
            yield Figure((Noun(column.name, "columns"), Noun(now.name)), former, line, mark)


# ---- What things do ----


def _says(
    thing: tuple[Table, Item],
    narrator: Narrator,
    within: frozenset[str] = frozenset(),
    teller: Narrator | None = None,
) -> tuple[Clause, ...]:
    table, item = thing
    held = narrator.game.held_by(table.name, item.index)
    return tuple(said for one in held for said in said_whole(one, within, narrator, teller or narrator))


def _effects(old: tuple[Table, Item], new: tuple[Table, Item], before: Narrator, after: Narrator) -> Iterator[Entry]:
    was = before.game.held_by(old[0].name, old[1].index)
    now = after.game.held_by(new[0].name, new[1].index)
    noun = Noun(new[1].name)
    once, mark = (
        teller.game.stated_by(next((one.mark for one in each if one.mark), ""))
        for each, teller in ((was, before), (now, after))
    )
    if was and now and once != mark:
        yield Figure((label("source"), label("effect"), noun), _source(once), _source(mark))
    if was and now:
        versions = rewritten(was, now, before, after)
        if versions:
            yield Rewritten(Sentence("changed_effect", {"noun": noun}), versions)
    elif now:
        yield Told(Sentence("added_effect", {"noun": noun}), (), _says(new, after))
    elif any(not _is_gone(one, before.game, after.game) for one in was):
        # What it was is set off as gone: below the line alone, it would read as what holds now.
        yield Rewritten(Sentence("removed_effect", {"noun": noun}), (Version((), _says(old, before), ()),))


def _is_gone(one: Modifier, before: Game, after: Game) -> bool:
    """Whether a lasting effect speaks of a step or a rule that is no more, as the sheet tells of that itself."""
    known, there = ({name for step in game.steps for name in (step.name, *step.rules)} for game in (before, after))
    return one.target in known - there


# ---- What things touch ----


def links(before: Game, after: Game) -> tuple[Entry, ...]:
    """Links of each kind: for each thing what it touches."""
    made: list[Entry] = []
    for name, old, new in pairs({one.name: one for one in before.links}, {one.name: one for one in after.links}):
        if new is None:
            made.append(removed(Noun(name)))
        elif old is None:
            near = _near(new, after)
            made.append(added(Noun(name), tuple((Noun(one), _names(near[one])) for one in near)))
        elif not new.parts:
            was, now = _near(old, before), _near(new, after)
            # A link that came or went is told of its first end alone.
            edges, known = _edges(new, after), _edges(old, before)
            ends = {pair[0] for pair in edges ^ known}
            made += [
                Figure((Noun(name), Noun(one)), _names(was.get(one, ())), _names(now.get(one, ())))
                for one in both(was, now)
                if one in ends
            ]
        elif old.parts != new.parts:
            was_parts, now_parts = (_names(tuple((one, "") for one in each.parts)) for each in (old, new))
            made.append(Figure((label("sort"), Noun(name)), was_parts, now_parts))
    return tuple(made)


def _edges(kind: Links, game: Game) -> set[tuple[str, str]]:
    """The names of both ends of each link, in one order whichever way it was written."""
    pairs = ((_name(one, game), _name(two, game)) for one, two in kind.edges)
    return {(min(pair), max(pair)) for pair in pairs}


def _near(kind: Links, game: Game) -> dict[str, tuple[tuple[str, str], ...]]:
    """By name what each thing touches, with where that comes from."""
    found: dict[str, tuple[tuple[str, str], ...]] = {}
    for (one, two), mark in zip(kind.edges, kind.marks, strict=True):
        for this, that in ((one, two), (two, one)):
            found[_name(this, game)] = (*found.get(_name(this, game), ()), (_name(that, game), mark or kind.mark))
    return found


def _name(end: End, game: Game) -> str:
    return game.table(end[0]).items[end[1]].name


def _names(found: tuple[tuple[str, str], ...]) -> Line:
    return (Sentence("names", {"items": tuple(Noun(one) for one, _ in found)}),) if found else NOTHING


def drawn(before: Game, after: Game) -> tuple[Entry, ...]:
    """Maps that are drawn in another way, as they are drawn now."""
    made: list[Entry] = []
    known = {one.name: one for one in before.maps}
    for name, old, new in pairs(known, {one.name: one for one in after.maps}):
        if new is None:
            made.append(removed(Noun(name)))
        elif old is None or (old is not new and structure(old) != structure(new)):
            made.append(Shown(_drawn(name, after)))
    return tuple(made)


def _drawn(name: str, game: Game) -> tuple[Block, ...]:
    """A map, and what is told of it."""
    shown = iter(maps(game))
    return next(pair for one in game.maps for pair in [(next(shown), next(shown))] if one.name == name)
