"""Tree to text: the one form in which rules are written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from attrs import define, field

from rulekit.diagnostics import Report
from rulekit.diagnostics.width import width
from rulekit.source import Source
from rulekit.syntax.agreement import agreeing
from rulekit.syntax.columns import Columns, columns_of
from rulekit.syntax.node import Node, Word
from rulekit.syntax.parser import parse
from rulekit.syntax.spacing import joined
from rulekit.syntax.tokens import Line, Token, cut

__all__ = ["COLUMNS", "format_text", "print_node"]

COLUMNS = 110
"""Lines are broken after a comma where they would be wider; one that has no comma there stays wide."""

_STEP = 2
_HANG = 4
_SECTION_BLANK = 2
_SECTION = re.compile(r"#\s*(-{2,}|={2,})")


def print_node(node: Node | Word) -> str:
    """A small piece of rules, such as a condition or an amount, on one line."""
    return joined(_texts(node))


def format_text(source: Source, report: Report) -> str | None:
    """The text in its one form, saying the same; None if it was reported that it cannot be read.

    Two blanks a level of indentation; tables and the like in columns; at most one empty line, two before a section
    comment; comments stay with their lines.

    Reports:
        RK0102 to RK0125.
    """
    found = Report()
    tree = parse(source, found)
    for diagnostic in found:
        report.add(diagnostic)
    if tree is None or found.has_errors:
        return None
    return _Printer(source.text, tree).text()


def _texts(node: Node | Word) -> Iterator[str]:
    if isinstance(node, Word):
        yield node.text
        return
    for child in node.children:
        yield from _texts(child)


@define
class _Row:
    """A line to be printed: words in columns, or a comment alone.

    Args:
        depth: levels of indentation.
        columns: words and marks of each column.
        layout: with which lines it is aligned, if with any.
        blank: empty lines wanted before it.
        remark: a comment after it, or alone.
        inner: comments after a comma inside it, by column and number of the word.
    """

    depth: int
    columns: list[list[str]]
    layout: Columns | None = None
    blank: int = 0
    remark: str = ""
    inner: dict[tuple[int, int], str] = field(factory=dict[tuple[int, int], str])


class _Printer:
    def __init__(self, text: str, tree: Node) -> None:
        self.source = text
        self.agreeing = agreeing(tree)
        self.columns = columns_of(tree)
        self.cut = cut(text)

    def text(self) -> str:
        rows = self._rows()
        widths = _widths(rows)
        lines: list[str] = []
        for number, row in enumerate(rows):
            lines += [""] * (row.blank if number else 0)
            lines += _lines(row, widths)
        return "\n".join(lines) + "\n"

    # ---- Lines and comments in their order ----

    def _rows(self) -> list[_Row]:
        lines = self.cut.lines
        depths, levels = _depths(lines)
        remarks = list(self.cut.remarks)
        rows: list[_Row] = []
        last = 0
        for number, line in enumerate(lines):
            while remarks and remarks[0].start < line.start:
                remark = remarks.pop(0)
                rows.append(self._alone(remark, number, depths, levels, self._blank(last, remark.start)))
                last = remark.end
            row = self._row(line, depths[number], self._blank(last, line.start))
            last = line.end
            end = self.source.find("\n", line.end)
            while remarks and remarks[0].start < (end if end >= 0 else len(self.source)):
                remark = remarks.pop(0)
                last = max(last, remark.end)
                if remark.start >= line.end:
                    row.remark = remark.text
                else:
                    self._put_inside(row, line, remark)
            rows.append(row)
        for remark in remarks:
            rows.append(self._alone(remark, len(lines), depths, levels, self._blank(last, remark.start)))
            last = remark.end
        return _spaced(rows)

    def _blank(self, last: int, start: int) -> int:
        return max(self.source.count("\n", last, start) - 1, 0)

    def _alone(self, remark: Token, number: int, depths: list[int], levels: list[list[int]], blank: int) -> _Row:
        """A comment on a line of its own: as deep as its column says, between the lines around it."""
        column = remark.start - self.source.rfind("\n", 0, remark.start) - 1
        lowest = depths[number] if number < len(depths) else 0
        depth = lowest
        if number and levels[number - 1]:
            open_levels = levels[number - 1]
            deepest = max((at for at, indent in enumerate(open_levels) if indent <= column), default=0)
            depth = max(lowest, deepest)
        return _Row(depth, [], blank=blank, remark=remark.text)

    def _row(self, line: Line, depth: int, blank: int) -> _Row:
        layout = self.columns.get(line.start)
        starts = layout.starts if layout else frozenset[int]()
        columns: list[list[str]] = [[]]
        for token in line.tokens:
            if token.start in starts:
                columns.append([])
            columns[-1].append(self.agreeing.get(token.start, token.text))
        return _Row(depth, columns, layout, blank)

    def _put_inside(self, row: _Row, line: Line, remark: Token) -> None:
        before = sum(token.start < remark.start for token in line.tokens)
        for column, words in enumerate(row.columns):
            if before <= len(words):
                row.inner[column, before - 1] = remark.text
                return
            before -= len(words)


def _depths(lines: Sequence[Line]) -> tuple[list[int], list[list[int]]]:
    """For each line its depth, and the columns of all levels that are open after it."""
    depths: list[int] = []
    levels: list[list[int]] = []
    open_levels: list[int] = []
    for line in lines:
        while open_levels and open_levels[-1] > line.indent:
            open_levels.pop()
        if not open_levels or open_levels[-1] < line.indent:
            open_levels.append(line.indent)
        depths.append(len(open_levels) - 1)
        levels.append(open_levels.copy())
    return depths, levels


def _spaced(rows: list[_Row]) -> list[_Row]:
    """Set the empty lines: none at the top of a block, two before a section comment and one after it."""
    before: _Row | None = None
    for row in rows:
        section = _is_section(row)
        if before is None or (row.depth > before.depth and not section):
            row.blank = 0
        elif section:
            # What is written right below another comment belongs to it, as in a banner of three lines.
            alone = before.columns or before.depth
            row.blank = _SECTION_BLANK if alone else min(row.blank, _SECTION_BLANK)
        elif _is_section(before):
            row.blank = 1 if row.columns else min(row.blank, 1)
        else:
            row.blank = min(row.blank, 1)
        before = row
    return rows


def _is_section(row: _Row) -> bool:
    return not row.columns and not row.depth and _SECTION.match(row.remark) is not None


# ---- Columns ----


def _widths(rows: Sequence[_Row]) -> Mapping[int, list[int]]:
    """For each group the columns where its columns begin, from 0 at the margin."""
    groups: dict[int, list[_Row]] = {}
    for row in rows:
        if row.layout and not row.inner:
            groups.setdefault(row.layout.group, []).append(row)
    return {group: _starts(same) for group, same in groups.items()}


def _starts(rows: Sequence[_Row]) -> list[int]:
    starts = [0]
    for column in range(1, max(len(row.columns) for row in rows)):
        ends = [
            (starts[column - 1] or row.depth * _STEP) + max(width(joined(row.columns[column - 1])), row.layout.least)
            for row in rows
            if row.layout and len(row.columns) > column
        ]
        starts.append(max(ends) + max(row.layout.gap for row in rows if row.layout))
    return starts


# ---- Lines of text ----


def _lines(row: _Row, widths: Mapping[int, list[int]]) -> list[str]:
    margin = " " * (row.depth * _STEP)
    if not row.columns:
        return [margin + row.remark]
    starts = widths.get(row.layout.group, []) if row.layout else []
    flat = margin
    hang = row.depth * _STEP + _HANG
    done: list[str] = []
    used = width(flat)
    for column, words in enumerate(row.columns):
        if column:
            start = starts[column] if column < len(starts) and not done else used + _STEP
            flat += " " * max(start - used, 1)
            used = max(start, used + 1)
            hang = used if used <= COLUMNS // 2 else row.depth * _STEP + _HANG
        for group, forced in _items(words, {at: text for (where, at), text in row.inner.items() if where == column}):
            text = group if flat.endswith(" ") or not flat.strip() else f" {group}"
            if used + width(text) > COLUMNS and flat.rstrip().endswith(","):
                done.append(flat.rstrip())
                flat, text = " " * hang, group
                used = hang
            flat += text
            used += width(text)
            if forced:
                done.append(f"{flat}  {forced}")
                flat, used = " " * hang, hang
    return [*done, flat + (f"  {row.remark}" if row.remark else "")]


def _items(words: Sequence[str], inner: Mapping[int, str]) -> Iterator[tuple[str, str]]:
    """The words up to each comma, with the comment that ends the line there."""
    item: list[str] = []
    for at, word in enumerate(words):
        item.append(word)
        following = words[at + 1] if at + 1 < len(words) else ""
        if (word == "," and following != "then") or at in inner:
            yield joined(item), inner.get(at, "")
            item = []
    if item:
        yield joined(item), ""
