"""The tables of a game: dice, rules that depend on a condition, and the items of each table with what they do."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve, frozen

from rulekit.book.by_kind import OfKind, by_kind
from rulekit.book.drawn_columns import drawn_columns
from rulekit.book.faces import dice_table, dice_with_faces
from rulekit.book.figures_in_runs import in_runs_of_figures
from rulekit.book.flow import CHAPTERS
from rulekit.book.looked_up import headed_by
from rulekit.book.narrator import Narrator
from rulekit.book.neighbours import neighbour_tables
from rulekit.book.on_a_line import on_a_line
from rulekit.book.outcomes import outcome_table
from rulekit.book.pairs import pairs_table
from rulekit.book.passages import label
from rulekit.book.pictured import named_parts, with_picture
from rulekit.book.rules_apart import rule_steps, rule_table
from rulekit.book.seen_on_board import seen_on_board
from rulekit.book.valued_by import valued_by
from rulekit.document.blocks import Cell, Column, Line, Row, TableBlock
from rulekit.document.marks import mark_of, of_marks
from rulekit.document.sentence import Inline, Noun, Number, Sentence
from rulekit.model.board import Shape
from rulekit.model.closed import Attachment, ValueKind
from rulekit.model.component import Column as GameColumn
from rulekit.model.component import Table
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import ItemRef
from rulekit.model.game import Game
from rulekit.model.walk import inside

__all__ = ["effects_of", "figure", "item_table", "rule_tables", "states", "tables"]

MANY_FIGURES = 5
"""With so many columns of figures, what things do is told in a table of its own."""
FEW = 2
"""So many things are kept in mind once they are named."""
ROOM_FOR_PICTURES = 6
"""Up to so many columns leave room for the pictures of things before their names."""


def tables(narrator: Narrator) -> tuple[TableBlock, ...]:
    """All tables but those of rules, without numbers: dice, things that do something, the rest, what touches what.

    What things do is left out of a table where few of them do anything, and a table of a step says what that is.
    """
    made: list[TableBlock] = [dice_table(die, narrator, 0) for die in dice_with_faces(narrator.game)]
    held = narrator.game.modifiers
    acting = {one.holder[0] for one in held}
    ordered = sorted(
        narrator.game.tables,
        key=lambda one: (one.name not in acting, -sum(m.holder[0] == one.name for m in narrator.game.modifiers)),
    )
    sorting = {column.table for table in narrator.game.tables for column in table.columns}
    for table in ordered:
        if table.board is not None and table.name not in acting and _is_drawn(table):
            continue
        if not table.columns and table.name in sorting - acting | states(narrator.game):
            continue
        if not table.columns and table.name not in acting and _all_named(table, narrator.game):
            continue
        if table.name not in acting and seen_on_board(table, narrator.game):
            continue
        if table.pattern:
            made.append(pairs_table(table, narrator, 0))
            if table.name in acting:
                made.append(effect_table(table, narrator, 0))
            continue
        apart = table.name in acting and len(table.columns) >= MANY_FIGURES
        effects = not apart and not _told_beside(table, narrator)
        kinds = by_kind(table) if not effects or table.name not in acting else ()
        if table.name not in acting and (heads := _heads(table, narrator.game)) is not None:
            made.append(_with_heads(table, heads, narrator))
        elif kinds:
            made += [item_table(table, narrator, 0, effects=apart and _is_narrow(one), of=one) for one in kinds]
            told = {one.index for kind in kinds if _is_narrow(kind) for one in kind.items}
            apart = apart and any(one.holder[0] == table.name and one.holder[1] not in told for one in held)
        else:
            rows = item_table(table, narrator, 0, effects=effects, silent=False)
            made.append(in_runs_of_figures(rows, table, narrator.game))
        if apart:
            made.append(effect_table(table, narrator, 0))
    return (*made, *neighbour_tables(narrator))


def _told_beside(table: Table, narrator: Narrator) -> bool:
    """Whether most of its things do nothing, and the others spare from what a table of another step says they do."""
    game = narrator.game
    held = [one for one in game.modifiers if one.holder[0] == table.name]
    if 2 * len({one.holder for one in held}) >= len(table.items) or table.on_cards:
        return False
    steps = [one for one in game.steps if one.name not in CHAPTERS and outcome_table(one, narrator) is not None]
    spared = {name for one in steps for name in one.rules}
    return bool(held) and all(one.attached is Attachment.IMMUNE and one.target in spared for one in held)


def _all_named(table: Table, game: Game) -> bool:
    """Whether the rules name each of its few things: nobody has to look up which there are."""
    said = inside(tuple(one.body for one in game.steps))
    named = {one.index for one in said if isinstance(one, ItemRef) and one.table.name == table.name}
    return len(table.items) == FEW and len(named) == FEW


def _is_drawn(table: Table) -> bool:
    """Whether the picture of a board shows all that a table of its places would."""
    return table.board is not None and (table.board.shape is not Shape.LINES or not table.columns)


def states(game: Game) -> set[str]:
    """The tables that only say how a thing can be (the two ways an army can stand), and so are no things."""
    found = {one.of for one in game.fields if one.each and one.kind is ValueKind.ITEM}
    return {one.name for one in game.tables if not one.columns and one.name in found}


# ---- Rules ----


def rule_tables(narrator: Narrator) -> tuple[TableBlock, ...]:
    """A table of the rules of each such step, without numbers, as a card has room for it."""
    steps = rule_steps(narrator)
    return tuple(outcome_table(one, narrator, brief=True) or rule_table(one, narrator, 0) for one in steps)


# ---- Items ----


def _is_narrow(kind: OfKind) -> bool:
    """Whether there is room beside its figures for what its things do."""
    return len(kind.columns) < MANY_FIGURES


def _heads(table: Table, game: Game) -> Table | None:
    """The table whose things head the figures of another that has nothing else, if they do."""
    (column,) = table.columns if len(table.columns) == 1 else (None,)
    return headed_by(column, game) if column is not None else None


def _with_heads(table: Table, heads: Table, narrator: Narrator) -> TableBlock:
    """Each thing with its figures below what they are looked up by, not in a row that one has to count through."""
    (column,) = table.columns
    made = item_table(table, narrator, 0, effects=False)
    columns = (
        made.columns[0],
        *(Column(with_picture(one.name, narrator, Noun(one.name)), "number") for one in heads.items),
    )
    rows = []
    for item, row in zip(table.items, made.rows, strict=True):
        figures = column.values[item.index]
        mark = row.cells[1].mark
        cells = [Cell((Number(one),), mark) for one in figures] if isinstance(figures, tuple) else []
        rows.append(Row((row.cells[0], *cells)))
    caption = (Sentence("labelled", {"label": Noun(table.name)}), Noun(column.name, "columns"))
    return evolve(made, caption=caption, columns=columns, rows=tuple(rows))


def item_table(
    table: Table,
    narrator: Narrator,
    number: int,
    *,
    effects: bool = True,
    of: OfKind | None = None,
    silent: bool = True,
) -> TableBlock:
    """Each item with its figures and (``effects``), if any item of the table does something, what it does.

    Args:
        table: the things.
        narrator: turns them into sentences.
        number: of the table in the book.
        effects: whether it is told what they do.
        of: the kind to which it keeps, and the columns that say something of that.
        silent: whether items that have no figures and do nothing stand in it beside those that do; what a figure of
            another table names stands in it in any case, as somebody will look it up.
    """
    items, told = (of.items, of.columns) if of is not None else (table.items, table.columns)
    drawn = drawn_columns(table, narrator)
    told = tuple(one for one in told if one.name not in drawn.seen)
    # What another column draws has its sources there.
    sources = {
        one.name: [each for each in table.columns if drawn.seen.get(each.name, each.name) == one.name] for one in told
    }
    said = {item.index: _said(table, item.index, narrator) for item in items}
    if not silent and effects and not told and any(one.need or one.effects for one in said.values()):
        looked_up = _named_elsewhere(table, narrator.game)
        items = tuple(one for one in items if said[one.index].need or said[one.index].effects or one.index in looked_up)
    marks = [
        *(item.mark for item in items),
        *(other.marks[item.index] for one in told for other in sources[one.name] for item in items),
        *(one.mark for one in said.values() if effects),
    ]
    used = _used(marks, table)
    columns = [Column((label("name"),))]
    columns += [
        Column(with_picture(one.name, narrator, _head(one, narrator.game)), drawn.kinds.get(one.name, _kind(one)))
        for one in told
    ]
    shown = _Shown.of(said.values())
    if effects:
        columns += shown.columns(_brought(table, narrator))
    rows = []
    for item in items:
        name: Line = (Noun(item.name),)
        if len(columns) <= ROOM_FOR_PICTURES:
            name = with_picture(item.name, narrator, *name)
        cells = [Cell(name, _mark(item.mark, table.mark, used))]
        cells += [
            Cell(
                figure(column, item.index, narrator),
                of_marks(
                    filter(None, (_mark(one.marks[item.index], table.mark, used) for one in sources[column.name]))
                ),
                drawn.numbers[column.name][item.index] if column.name in drawn.numbers else (),
            )
            for column in told
        ]
        if effects:
            cells += shown.cells(said[item.index], table, used)
        rows.append(Row(tuple(cells)))
    caption = with_picture(table.name, narrator, Sentence("table_of", {"noun": Noun(table.name)}))
    anchor = f"table-{table.name}"
    if of is not None:
        kind = narrator.game.table(of.column.table).items[of.value].name
        caption = (Sentence("labelled", {"label": Noun(table.name)}), Noun(kind))
        anchor = f"{anchor}-{kind}"
    return TableBlock(caption, number, tuple(columns), tuple(rows), _notes(used), anchor, _source(table.mark))


def effect_table(table: Table, narrator: Narrator, number: int) -> TableBlock:
    """What the items of a table do, those that do anything, where their figures leave no room for it."""
    said = {item: found for item in table.items for found in [_said(table, item.index, narrator)] if found.effects}
    used = _used([*(item.mark for item in said), *(one.mark for one in said.values())], table)
    shown = _Shown.of(said.values())
    rows = tuple(
        Row(
            (
                Cell(with_picture(item.name, narrator, Noun(item.name)), _mark(item.mark, table.mark, used)),
                *shown.cells(one, table, used),
            )
        )
        for item, one in said.items()
    )
    columns = (Column((label("name"),)), *shown.columns(_brought(table, narrator)))
    caption = (Sentence("labelled", {"label": Noun(table.name)}), label("effect"))
    anchor = f"table-{table.name}-effects"
    return TableBlock(caption, number, columns, rows, _notes(used), anchor, _source(table.mark))


def effects_of(table: Table, index: int, narrator: Narrator) -> Line:
    """What an item does, in a line; nothing for one that does nothing."""
    return _said(table, index, narrator).effects


@frozen
class _Said:
    """What an item does: when it can be done, in a line of its own, and where that is from."""

    need: tuple[Inline, ...]
    effects: tuple[Inline, ...]
    mark: str


def _said(table: Table, index: int, narrator: Narrator) -> _Said:
    own = narrator.game.held_by(table.name, index)
    need = next((one.condition for one in own if one.attached is Attachment.ONLY), None)
    return _Said(
        (Sentence("when", {"condition": narrator.condition(need)}),) if need is not None else (),
        tuple(line for one in own if one.attached is not Attachment.ONLY for line in on_a_line(narrator.say(one))),
        next((one.mark for one in own if one.mark), ""),
    )


@frozen
class _Shown:
    """Which columns are needed to tell what items do."""

    need: bool
    effects: bool

    @classmethod
    def of(cls, said: Iterable[_Said]) -> _Shown:
        """Those that any of the items fills."""
        found = tuple(said)
        return cls(any(one.need for one in found), any(one.effects for one in found))

    def columns(self, brought: Line = ()) -> list[Column]:
        """The heads of the columns; of effects that all bring the same, what they bring."""
        columns = [Column((label("condition"),))] if self.need else []
        return columns + ([Column(brought or (label("effect"),), acting=True)] if self.effects else [])

    def cells(self, said: _Said, table: Table, used: list[str]) -> list[Cell]:
        """What stands in them for one of the items."""
        mark = _mark(said.mark, table.mark, used)
        lines = ([said.need] if self.need else []) + ([said.effects] if self.effects else [])
        return [Cell(line, mark) if line else Cell((label("none"),)) for line in lines]


def _head(column: GameColumn, game: Game) -> Noun:
    """What heads a column: its name, or that of the value that is looked up in it."""
    value = valued_by(column, game)
    return Noun(value.name) if value is not None else Noun(column.name, "columns")


def _brought(table: Table, narrator: Narrator) -> Line:
    """What all things of a table bring, if all that they do is that somebody gains one and the same."""
    game = narrator.game
    held = [one for one in game.modifiers if one.holder[0] == table.name and one.attached is not Attachment.ONLY]
    if any(one.attached is not Attachment.AT_ONCE for one in held):
        return ()
    effects = [effect for one in held for effect in game.vocabulary.effects(one.body)]
    gained = {one.field.name for one in effects if isinstance(one, Changes) and one.verb is Verb.GAIN}
    if len(gained) != 1 or any(not isinstance(one, Changes) or one.verb is not Verb.GAIN for one in effects):
        return ()
    return (Sentence("table_of", {"noun": Noun(gained.pop())}),)


def _used(marks: Iterable[str], table: Table) -> list[str]:
    """The sources that need a footnote, in the order of their numbers."""
    return [one for one in dict.fromkeys(marks) if one and one != table.mark]


def _kind(column: GameColumn) -> str:
    return "number" if column.kind is ValueKind.NUMBER else "text"


def _named_elsewhere(table: Table, game: Game) -> frozenset[int]:
    """The items of a table that figures of other tables name."""
    columns = [column for one in game.tables for column in one.columns if column.table == table.name]
    values = [value for column in columns for value in column.values]
    named = [one for value in values for one in (value if isinstance(value, tuple) else (value,))]
    return frozenset(one for one in named if isinstance(one, int))


def figure(column: GameColumn, row: int, narrator: Narrator) -> tuple[Inline, ...]:
    """What stands in a cell."""
    value = column.values[row]
    if value is None:
        return (label("none"),)
    if isinstance(value, tuple):
        if column.kind is ValueKind.ITEMS:
            return (Sentence("names", {"items": named_parts(narrator.game.table(column.table), value, narrator)}),)
        return (Sentence("figures", {"items": tuple(Number(one) for one in value)}),)
    if column.kind is ValueKind.ITEM and isinstance(value, int):
        name = narrator.game.table(column.table).items[value].name
        return with_picture(name, narrator, Noun(name))
    return (Number(value),) if isinstance(value, int) else (label("none"),)


def _mark(mark: str, whole: str, used: list[str]) -> str:
    """The letter of the footnote of a cell; none where the whole table comes from the same source."""
    return "" if not mark or mark == whole else mark_of(used.index(mark) + 1)


def _notes(marks: list[str]) -> tuple[tuple[Inline, ...], ...]:
    return tuple((Noun(one, "sources"),) for one in marks)


def _source(mark: str) -> tuple[Inline, ...]:
    """Where a whole table comes from."""
    return (Noun(mark, "sources"),) if mark else ()
