"""The table of all that the game keeps track of: whose it is, where it starts, how far it goes, and who may see it."""

from __future__ import annotations

from typing import assert_never

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.book.untold import untold
from rulekit.document.blocks import Block, Cell, Column, Heading, Line, Row, TableBlock
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import COUNTER_HIGH, Field

__all__ = ["kept", "kept_name", "told_in_table"]


def kept(narrator: Narrator, level: int) -> tuple[Block, ...]:
    """A row for each field of which something is told nowhere else, behind a heading: for who asks, not for players.

    A column that would say of everything what goes without saying is left out: that it is a number, starts at 0, never
    falls below 0, has no limit.
    """
    fields = untold(narrator)
    if not fields:
        return ()
    secret = any(one.hidden for one in fields)
    rows = tuple(Row(tuple(Cell(line) for line in _row(one, narrator, secret=secret))) for one in fields)
    heads = ("name", "sort", "whose", "start", "least", "most", *(("seen",) if secret else ()))
    told = [
        at for at, head in enumerate(heads) if not _goes_without_saying(head, fields, [row.cells[at] for row in rows])
    ]
    columns = tuple(Column((label(heads[at]),)) for at in told)
    shown = tuple(Row(tuple(row.cells[at] for at in told)) for row in rows)
    return (Heading(level, (label("kept"),), "kept"), TableBlock((), 0, columns, shown, (), "table-kept"))


def told_in_table(field: Field, narrator: Narrator) -> tuple[tuple[str, Line], ...]:
    """What the table tells of a field beside its name: what does not go without saying, by the head of the column."""
    heads = ("sort", "whose", "start", "least", "most", "seen")
    cells = _row(field, narrator, secret=field.hidden or field.face_down)[1:]
    found = dict(zip(heads, cells, strict=False))
    without = {label("none"), Number(0), Sentence("no")}
    return tuple((head, line) for head, line in found.items() if not (len(line) == 1 and line[0] in without))


def _goes_without_saying(head: str, fields: tuple[Field, ...], cells: list[Cell]) -> bool:
    """Whether a column says nothing that a reader would not take for granted."""
    dash = Cell((label("none"),))
    match head:
        case "sort" | "most":
            return all(one == dash for one in cells)
        case "start":
            return all(one in (dash, Cell((Number(0),)), Cell((Sentence("no"),))) for one in cells)
        case "least":
            counts = [one for one in fields if one.kind in (ValueKind.NUMBER, ValueKind.CUP)]
            return all(one.low == 0 for one in counts)
        case _:
            return False


def _row(field: Field, narrator: Narrator, *, secret: bool) -> tuple[Line, ...]:
    name = _so(field, narrator) if field.kind is ValueKind.FLAG else kept_name(field)
    seen = ((label(_seen(field)),),) if secret else ()
    return (
        with_picture(field.name, narrator, name),
        _sort(field),
        _owner(field, narrator),
        _start(field, narrator),
        *_range(field),
        *seen,
    )


def kept_name(field: Field) -> Sentence:
    """What somebody has of it, as the head of a row: goods of each kind."""
    counted = field.kind is ValueKind.SET or (field.kind is ValueKind.NUMBER and field.plural != field.name)
    of = Noun(field.each) if field.each else False
    return Sentence("kept_of", {"noun": Noun(field.name), "of": of, "several": counted})


def _so(field: Field, narrator: Narrator) -> Sentence:
    """What is only so or not so, in the words that it has for being so."""
    if field.owner is Owner.DIE:
        adjective = Sentence("adjective", {"noun": Noun(field.name, "adjectives"), "negated": False})
        assert narrator.game.die is not None
        said = Sentence("is_adjective", {"who": _any(Noun(narrator.game.die.name)), "adjective": adjective})
    else:
        of = _any(Noun(field.each)) if field.each else False
        said = Sentence("applies", {"noun": Noun(field.name, "states"), "of": of, "who": False})
    return Sentence("kept_so", {"condition": said})


def _any(noun: Noun) -> Sentence:
    """Any one thing of a kind."""
    return Sentence("set", {"noun": noun, "how": "one", "yours": False, "adjectives": (), "conditions": ()})


def _sort(field: Field) -> Line:
    """What it is one of, or several of; a dash for a number and for what is only so or not so."""
    match field.kind:
        case ValueKind.PLAYER:
            return (label("player"),)
        case ValueKind.ITEM | ValueKind.SET | ValueKind.ROW | ValueKind.CUP:
            return (Noun(field.of),)
        case _:
            return (label("none"),)


def _owner(field: Field, narrator: Narrator) -> Line:
    """Whose it is; of what starts afresh with a step, the step; of what dice keep, the die."""
    match field.owner:
        case Owner.PLAYER:
            return (label("player"),)
        case Owner.TURN if field.step != "turn":
            return (Noun(field.step, "steps"),)
        case Owner.TURN:
            return (label("turn"),)
        case Owner.GAME:
            return (label("common"),)
        case Owner.DIE:
            assert narrator.game.die is not None
            return (Noun(narrator.game.die.name),)
        case _:
            assert_never(field.owner)


def _start(field: Field, narrator: Narrator) -> Line:
    """What it is at the start of the game, of the turn or of the step; a dash for nothing and nobody."""
    if field.begins:
        return (Noun(field.begins, "columns"),)
    match field.kind:
        case ValueKind.NUMBER | ValueKind.CUP:
            return (Number(field.start),)
        case ValueKind.FLAG:
            return (Sentence("yes" if field.start else "no"),)
        case ValueKind.ITEM if field.start:
            name = narrator.game.table(field.of).items[field.start - 1].name
            return with_picture(name, narrator, Noun(name))
        case ValueKind.PLAYER if field.start > 1:
            return (Sentence("seated", {"seat": Number(field.start)}),)
        case ValueKind.PLAYER if field.start:
            return (label("start_player"),)
        case _:
            return (label("none"),)


def _range(field: Field) -> tuple[Line, Line]:
    """The least and the most that it can be; a dash where the rules name no limit."""
    nothing: Line = (label("none"),)
    if field.kind is ValueKind.ROW:
        return nothing, (Number(field.holds),) if field.limited else nothing
    if field.kind not in (ValueKind.NUMBER, ValueKind.CUP):
        return nothing, nothing
    least: Line = (Number(field.low),) if field.low > -COUNTER_HIGH else nothing
    if field.bound:
        return least, (Noun(field.bound, "columns"),)
    return least, (Number(field.highest),) if field.limited else nothing


def _seen(field: Field) -> str:
    return "face_down" if field.face_down else "hidden" if field.hidden else "open"
