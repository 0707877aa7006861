"""A table in words as plain data for the page templates: its cells, what is drawn in them, what room they need."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from rulekit.document.blocks import Cell, Column, Line, Row, TableBlock
from rulekit.document.sentence import Words
from rulekit.document.typography import Labels
from rulekit.formats.letters import LONGEST_WORD, head_share, is_wide, least, stays_whole, width, width_drawn
from rulekit.formats.lines import led
from rulekit.formats.unbroken import ends_whole

__all__ = ["cell_data", "table_data"]

Data = dict[str, object]
SayLine = Callable[[Line], list[object]]

COUNT = re.compile(r"\d+ ?$")
"""How many there are of what a picture shows; both stay in one line."""
NO_BREAK = "\u00a0"
"""A space at which no line ends."""
MEASURED = 4
"""How many of the longest words of a column are measured."""
FEW_CHARACTERS = 4
"""So many characters of a script without blanks stay in one line."""
FEW_COLUMNS = 2
"""In a table of so many columns boxes have one of their own: in a larger one they stand below the name."""


def cell_data(cell: Cell, line: SayLine, icons: Mapping[str, str]) -> Data:
    """A cell with nothing drawn in it.

    Args:
        cell: the cell.
        line: gives the pieces of a line.
        icons: the pictures that there are.
    """
    letters, whole = width(cell.line, icons) + len(cell.mark), stays_whole(cell.line, icons)
    return {"line": line(cell.line), "mark": cell.mark, "letters": letters, "whole": whole}


def table_data(table: TableBlock, labels: Labels, line: SayLine, icons: Mapping[str, str]) -> Data:
    """A table: what is drawn of a thing stands with its name, but for what has room in a column of its own.

    Args:
        table: in words.
        labels: the words of the page.
        line: gives the pieces of a line.
        icons: the pictures that there are.
    """
    shown = [at for at in range(len(table.columns)) if at not in _at_name(table)]
    columns = [table.columns[at] for at in shown]
    letters = [[_letters(table, row, at, icons) for row in table.rows] for at in shown]
    widths = [max((width(one.line, icons), *each)) for one, each in zip(columns, letters, strict=True)]
    return {
        "type": "table",
        "label": labels.of_table(table.number),
        "caption": line(table.caption),
        "anchor": table.anchor,
        "kinds": [column.kind for column in columns],
        "sideways": table.sideways,
        "widths": widths,
        "words": [_words(table, at, labels, line) for at in shown],
        "least": [_least(table, at, icons) for at in shown],
        "wide": is_wide(table, widths, icons),
        "heads": [head_share(column.line) for column in columns],
        "columns": [_head(column, line) for column in columns],
        "marks": [column.mark for column in columns],
        "rows": [
            [
                cell_data(row.cells[at], line, icons)
                | ({"letters": _letters(table, row, at, icons)} if (drawn := _drawn_in(table, row, at)) else {})
                | _drawings(drawn, labels, line)
                for at in shown
            ]
            for row in table.rows
        ],
        "notes": [line(note) for note in table.notes],
        "source": line(table.source),
    }


def _at_name(table: TableBlock) -> list[int]:
    """The columns that are drawn beside the names of the rows or below them."""
    absent = [at for at, one in enumerate(table.columns) if one.kind == "absent"]
    boxes = [at for at, one in enumerate(table.columns) if one.kind == "boxes"]
    return absent + (boxes if len(table.columns) - len(absent) > FEW_COLUMNS else [])


def _drawn_in(table: TableBlock, row: Row, at: int) -> list[tuple[Column, Cell]]:
    """What is drawn in a cell as it is shown: what its own column draws, or what is drawn with a name."""
    found = ((table.columns[each], row.cells[each]) for each in (at, *(_at_name(table) if at == 0 else ())))
    return [(column, cell) for column, cell in found if cell.drawn]


def _drawings(drawn: list[tuple[Column, Cell]], labels: Labels, line: SayLine) -> Data:
    """What is drawn, by its kind: the numbers, where they come from, and how they are read aloud."""
    made: Data = {}
    for column, cell in drawn:
        said = "".join(one for one in line(led(column.line, labels.colon)) if isinstance(one, str))
        figures = list(map(str, cell.drawn))
        made[column.kind] = {"numbers": figures, "mark": cell.mark or column.mark, "spoken": said + ", ".join(figures)}
    return made


def _letters(table: TableBlock, row: Row, at: int, icons: Mapping[str, str]) -> int:
    """How wide a cell is as it is shown, in Latin letters."""
    rooms = {column.kind: width_drawn(column.kind, cell.drawn) for column, cell in _drawn_in(table, row, at)}
    text = 0 if table.columns[at].kind in rooms else width(row.cells[at].line, icons)
    return max(text + rooms.pop("absent", 0), *rooms.values(), 0)


def _least(table: TableBlock, at: int, icons: Mapping[str, str]) -> int:
    """How narrow a column may be set, in Latin letters: boxes and holes stay in one row."""
    own = [least(one, icons) for one in (table.columns[at].line, *(row.cells[at].line for row in table.rows))]
    drawn = [one for row in table.rows for one in _drawn_in(table, row, at)]
    return max(*own, *(width_drawn(column.kind, cell.drawn) for column, cell in drawn), 0)


def _reach(cell: Cell) -> int:
    """How long a row is drawn, among those of its kind."""
    return len(cell.drawn) if len(cell.drawn) > 1 else cell.drawn[0]


def _head(column: Column, line: SayLine) -> list[object]:
    """The heading of a column; above figures, which need no room, it may break wherever it has a space."""
    found = line(column.line)
    if column.kind != "number":
        return found
    return [piece.replace(NO_BREAK, " ") if isinstance(piece, str) else piece for piece in found]


def _longest_part(text: str) -> str:
    """What takes the most room of a text without blanks where lines end; some characters stay in one anyway."""
    parts = (text[:FEW_CHARACTERS], *ends_whole(text))
    return max(parts, key=lambda one: width((Words(one.replace("\u2060", "")),), {}))


def _words(table: TableBlock, at: int, labels: Labels, line: SayLine) -> list[Data]:
    """The longest words of a column, as cells: each with a picture and their number before it, a sign behind it.

    Of what is drawn, the longest row. A word so long that it may be broken is there with its beginning, and ``uncut``.
    """
    found: dict[tuple[object, ...], Data] = {}
    longest: dict[str, tuple[Column, Cell]] = {}
    for row in table.rows:
        for column, cell in _drawn_in(table, row, at):
            if column.kind not in longest or _reach(cell) > _reach(longest[column.kind][1]):
                longest[column.kind] = (column, cell)
        if table.columns[at].kind in longest:
            continue
        held: list[object] = []
        said = line(row.cells[at].line)
        for before, piece in zip(("", *said), said, strict=False):
            if not isinstance(piece, str):
                count = COUNT.search(before) if isinstance(before, str) else None
                held = [count[0], piece] if count is not None else [piece]
                continue
            for word in re.split(r"[ \n]+|(?<=-)(?=[^\u2060])", piece.strip()):
                most = word.rfind(NO_BREAK) + 1 + LONGEST_WORD + word.count("\u2060")  # with its number
                kept = _longest_part(word) if word >= "\u2e80" else word[: None if at == 0 else most]
                letters = 3 * len(held) + width((Words(kept),), {})
                made: Data = {"line": [*held, kept], "mark": row.cells[at].mark, "letters": letters}
                uncut: Data = {"uncut": [*held, word]} if kept != word < "\u2e80" else {}
                found[(word if uncut else kept, str(held))] = made | uncut
                held = []
    drawn = [{"line": [], "mark": ""} | _drawings([one], labels, line) for one in longest.values()]
    by_length = sorted(found.values(), key=lambda one: (int(str(one["letters"])), len(str(one.get("uncut", "")))))
    return drawn + by_length[: -MEASURED - 1 : -1]
