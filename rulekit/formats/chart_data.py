"""A chart in words as plain data, which the page templates read."""

from __future__ import annotations

from rulekit.document.chart import Chart
from rulekit.formats.lines import plain

__all__ = ["chart_data"]


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
        "labels": [{"at": one.at, "anchor": one.anchor, "text": plain(one.line)} for one in chart.labels],
    }
