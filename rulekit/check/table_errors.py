"""RK0210, RK0211: rows and columns of tables that do not fit one another."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.diagnostics import Diagnostic, Label
from rulekit.source import Span

__all__ = ["mixed_column", "no_columns", "wrong_cells"]


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def wrong_cells(name: str, span: Span, found: int, wanted: int) -> Diagnostic:
    """A row with more or fewer cells than the table has columns."""
    return Diagnostic(
        "RK0210",
        f"the row `{name}` has {_count(found, 'cell')} and the table has {_count(wanted, 'column')}",
        (Label(span, _count(found, "cell")),),
        "write one cell for each column; `-` is an empty one",
    )


def no_columns(table: str, span: Span, columns: Sequence[str]) -> Diagnostic:
    """Rows with cells below a heading that names no columns."""
    heads = "  ".join(columns) if columns else "COLUMN"
    return Diagnostic(
        "RK0210",
        f"the table `{table}` names no columns, and its rows have cells",
        (Label(span, "these stand in no column"),),
        f"write the names of the columns behind that of the table: `table {table}  {heads}`",
    )


def mixed_column(name: str, span: Span, wanted: str) -> Diagnostic:
    """A cell of another kind than its column."""
    return Diagnostic(
        "RK0211",
        f"this cell of the column `{name}` is not {wanted} like those above it",
        (Label(span, f"not {wanted}"),),
        "write cells of one kind in a column",
    )
