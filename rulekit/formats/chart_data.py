"""A chart in words as plain data, which the page templates read."""

from __future__ import annotations

from rulekit.document.chart import Chart, ChartLabel
from rulekit.formats.lettering import broken
from rulekit.formats.lines import plain

__all__ = ["chart_data"]

SIZE = 8.0
"""Of the letters, in points of the drawing."""


def chart_data(chart: Chart) -> dict[str, object]:
    """All that is drawn of a chart."""
    return {
        "type": "chart",
        "alt": plain(chart.alt),
        "width": chart.size[0],
        "height": chart.size[1],
        "bars": [{"at": one.at, "size": one.size, "series": one.series} for one in chart.bars],
        "rules": [{"start": one.start, "end": one.end, "look": one.look} for one in chart.rules],
        "outlines": [{"points": one.points, "series": one.series} for one in chart.outlines],
        "dots": [{"at": one.at, "series": one.series} for one in chart.dots],
        "labels": [{"at": one.at, "anchor": one.anchor, "lines": _lines(one)} for one in chart.labels],
    }


def _lines(label: ChartLabel) -> tuple[str, ...]:
    """What ends at a point begins at the edge of the drawing or later, so that nothing of it is cut off."""
    text = plain(label.line)
    return broken(text, label.at[0], SIZE) if label.anchor == "end" else (text,)
