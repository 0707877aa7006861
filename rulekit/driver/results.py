"""Rows of figures written to a file while they come, so that whatever breaks off, those that were written are kept.

A file gets its name at the end. Until then it is a draft beside it, which is whole after every step: as text it is cut
behind its last whole row; of Parquet, which can't be read without what stands at its end, room for that is always
taken beforehand.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import IO, TYPE_CHECKING, Any, Protocol

from rulekit.diagnostics import Diagnostic, RuleError

if TYPE_CHECKING:
    from rulekit.playing.results import Cell, Column

__all__ = ["FORMS", "Results", "results"]

Cells = Sequence[Sequence["Cell"]]


class Form(Protocol):
    """How rows are written."""

    def write(self, cells: Cells) -> None:
        """Append rows; if it fails, all that was there is still there, and perhaps the first of these."""

    def finish(self) -> tuple[int, OSError | None]:
        """Make the file whole, which needs no more room; the number of its rows, and why they are not all."""


class Results:
    """A file of rows.

    Args:
        path: where it will be.
        make: how rows are written to a file.

    Raises:
        OSError: no file can be written there.
    """

    def __init__(self, path: Path, make: Callable[[IO[bytes]], Form]) -> None:
        self.path = path
        self.rows = 0
        if path.exists() and not path.is_file():
            raise FileExistsError(None, "this is no file that can be replaced", str(path))
        self._draft = path.with_name(f".{path.name}.{os.urandom(4).hex()}.part")
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._file: IO[bytes] = self._draft.open("xb", buffering=0)
            try:
                self._form = make(self._file)
            except OSError:
                self.drop()
                raise
        except OSError as problem:
            raise _of(problem, path) from problem

    def add(self, cells: Cells) -> None:
        """Write rows.

        Args:
            cells: column by column.

        Raises:
            OSError: they cannot all be written; those of before are kept.
        """
        try:
            self._form.write(cells)
        except OSError as problem:
            raise _of(problem, self.path) from problem
        self.rows += len(cells[0])

    def keep(self) -> None:
        """Give the file its name; without any row there is none. After that ``rows`` are those in it.

        Raises:
            OSError: it cannot be had, or not all rows are in it.
        """
        try:
            self.rows, short = self._form.finish()
            if self.rows:
                self._file.close()
                self._draft.replace(self.path)
            else:
                self.drop()
            if short is not None:
                raise short
        except OSError as problem:
            raise _of(problem, self.path) from problem

    def drop(self) -> None:
        """Leave nothing."""
        with suppress(OSError):
            self._file.close()
        self._draft.unlink(missing_ok=True)


def _of(problem: OSError, path: Path) -> OSError:
    """The same of the file that was wished for, not of its draft."""
    problem.filename, problem.filename2 = str(path), None
    return problem


def results(path: Path, columns: Sequence[Column]) -> Results:
    """A file of rows whose form its name says.

    Args:
        path: where to; a file that is there is replaced at the end.
        columns: the names and kinds.

    Raises:
        RuleError: RK0606, there is no such form; RK0614, it needs what is not installed.
        OSError: no file can be written there.
    """
    make = FORMS.get(path.suffix.lower())
    if make is None:
        raise RuleError(
            (Diagnostic("RK0606", f"unknown format `{path.suffix}`", (), f"write one of {', '.join(FORMS)}"),), {}
        )
    if make is _Parquet:
        try:
            import_module("pyarrow.parquet")
        except ImportError as problem:
            message = f"Parquet needs `pyarrow`, which cannot be loaded: {problem}"
            help_ = 'install it with `pip install "rulekit[parquet]"`, or write to a file that ends in `.csv`'
            raise RuleError((Diagnostic("RK0614", message, (), help_),), {}) from problem
    return Results(path, lambda file: make(file, columns))


class _Text:
    """Comma-separated values, a line for each row."""

    def __init__(self, file: IO[bytes], columns: Sequence[Column]) -> None:
        self._file, self._size, self._rows = file, 0, -1  # the first line has the names
        self._append([[column.name for column in columns]])

    def write(self, cells: Cells) -> None:
        self._append([[_shown(one) for one in row] for row in zip(*cells, strict=True)])

    def finish(self) -> tuple[int, OSError | None]:
        return self._rows, None

    def _append(self, rows: list[list[str]]) -> None:
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows(rows)
        data = text.getvalue().encode()
        try:
            _all(self._file, data)
        finally:
            there = data[: self._file.tell() - self._size]
            whole = there.rfind(b"\n") + 1  # no cell has a break in it
            self._size += whole
            self._rows += there.count(b"\n", 0, whole)
            if whole < len(there):
                self._file.truncate(self._size)


def _shown(cell: Cell) -> str:
    match cell:
        case None:
            return ""
        case bool():
            return str(int(cell))
        case float():
            return f"{cell:.6g}"
        case _:
            return str(cell)


def _all(file: IO[bytes], data: bytes) -> None:
    """Write everything: a file without a buffer may take a part at a time."""
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]


GROUP = 1 << 14
"""Rows that are written at once."""


class _Parquet:
    """Parquet, in groups of rows."""

    # What a file needs at most, beyond the cells as Arrow has them: for itself, and for each column of each group.
    FOOT, COLUMN = 1 << 14, 1 << 10

    def __init__(self, file: IO[bytes], columns: Sequence[Column]) -> None:
        pyarrow: Any = import_module("pyarrow")  # an extra
        parquet: Any = import_module("pyarrow.parquet")
        self._arrow = pyarrow
        kinds = {str: pyarrow.string(), int: pyarrow.int64(), float: pyarrow.float64(), bool: pyarrow.bool_()}
        self._schema = pyarrow.schema([(column.name, kinds[column.kind]) for column in columns])
        self._file, self._groups, self._rows = file, 0, 0
        self._waiting: list[list[Cell]] = [[] for _ in columns]
        self._reserve(0)
        self._writer: Any = parquet.ParquetWriter(file, self._schema)

    def write(self, cells: Cells) -> None:
        for waiting, column in zip(self._waiting, cells, strict=True):
            waiting.extend(column)
        while len(self._waiting[0]) >= GROUP:
            self._flush(GROUP)

    def finish(self) -> tuple[int, OSError | None]:
        count, short = GROUP, None
        while self._waiting[0] and count:  # where there is no room for all that wait, some may fit
            try:
                self._flush(count)
            except OSError as problem:
                count, short = count // 4, problem
        self._writer.close()
        self._file.truncate(self._file.tell())
        return self._rows, short if self._waiting[0] else None

    def _flush(self, count: int) -> None:
        """Write some rows of those that wait."""
        group = [column[:count] for column in self._waiting]
        table = self._arrow.Table.from_arrays(
            [self._arrow.array(cells, one.type) for cells, one in zip(group, self._schema, strict=True)],
            schema=self._schema,
        )
        self._reserve(2 * table.nbytes)
        self._writer.write_table(table)
        self._groups += 1
        self._rows += len(group[0])
        self._waiting = [column[count:] for column in self._waiting]

    def _reserve(self, size: int) -> None:
        """Take room for so many bytes and for the end of the file."""
        at = self._file.tell()
        try:
            _all(self._file, bytes(size + self.FOOT + self.COLUMN * len(self._waiting) * (self._groups + 2)))
        finally:
            self._file.seek(at)


FORMS: Mapping[str, Callable[[IO[bytes], Sequence[Column]], Form]] = MappingProxyType(
    {".csv": _Text, ".parquet": _Parquet}
)
"""What the names of files end in."""
