"""The charts of a report: intervals beside one another, and how often each number came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from attrs import frozen

from rulekit.balance.intervals import Interval
from rulekit.balance.said import label, percent, points
from rulekit.document.blocks import Line
from rulekit.document.chart import Bar, Chart, ChartLabel, Dot, Outline, Rule
from rulekit.document.sentence import Number, Sentence

__all__ = ["Spread", "histogram", "spreads"]

WIDTH = 460.0
LEFT = 150.0
"""Room for names."""
ROW, TOP, FOOT = 22.0, 22.0, 20.0
HIGH = 110.0
BINS = 24
STEPS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1.0)
MANY = 6
"""So many marks of a scale at most."""


@frozen
class Spread:
    """A row of a chart.

    Args:
        name: what it is of.
        found: for each series an interval, or nothing.
    """

    name: Line
    found: tuple[Interval | None, ...]


def spreads(
    title: str, rows: Sequence[Spread], series: Sequence[Line], *, fair: float = 0.0, signed: bool = False
) -> Chart:
    """Intervals in rows, those of the same thing below one another.

    Args:
        title: the label of what is shown.
        rows: from top to bottom.
        series: what they are called.
        fair: where a dashed line stands.
        signed: whether these are differences.
    """
    every = [one for row in rows for one in row.found if one is not None]
    low, high = min([fair, *(one.low for one in every)]), max([fair, *(one.high for one in every)])
    tick = next((one for one in STEPS if (high - low) / one <= MANY), STEPS[-1])
    first, last = int(low // tick), int(-(-high // tick))
    last = max(last, first + 1)
    room = WIDTH - LEFT - 24

    def x(value: float) -> float:
        return round(LEFT + room * (value - first * tick) / ((last - first) * tick), 2)

    bottom = TOP + ROW * len(rows)
    rules = [Rule((x(at * tick), TOP), (x(at * tick), bottom), "grid") for at in range(first, last + 1)]
    rules += [Rule((x(fair), TOP - 4), (x(fair), bottom), "fair"), Rule((LEFT, bottom), (LEFT + room, bottom), "axis")]
    words = [
        ChartLabel((x(at * tick), bottom + 9), "middle", (points(at * tick) if signed else percent(at * tick),))
        for at in range(first, last + 1)
    ]
    dots = list[Dot]()
    for number, row in enumerate(rows):
        middle = TOP + ROW * (number + 0.5)
        words.append(ChartLabel((LEFT - 8, middle), "end", row.name))
        for at, one in enumerate(row.found):
            if one is None:
                continue
            y = middle + (0 if len(row.found) == 1 else (at - 0.5) * 8)
            rules += [Rule((x(one.low), y), (x(one.high), y), "spread")]
            rules += [Rule((x(end), y - 2.5), (x(end), y + 2.5), "spread") for end in (one.low, one.high)]
            dots.append(Dot((x(one.at), y), _shown(at, series)))
    legend, marks, _ = _legend(series, dots=True)
    size = (WIDTH, bottom + FOOT)
    return Chart(_alt(title), size, (), tuple(rules), (), (*dots, *marks), (*words, *legend))


def histogram(title: str, found: Sequence[Counter[int]], series: Sequence[Line]) -> Chart:
    """How often each number came, as a share of the plays: bars for the first series, a line for the second.

    Args:
        title: the label of what is shown.
        found: the numbers of each series; at least one number in all.
        series: what these are called.
    """
    every = [one for tally in found for one in tally]
    low, high = min(every), max(every)
    width = max(1, -(-(high - low + 1) // BINS))
    bins = -(-(high - low + 1) // width)
    heights = list[list[float]]()
    for tally in found:
        total = max(sum(tally.values()), 1)
        row = [0.0] * bins
        for one, many in tally.items():
            row[(one - low) // width] += many / total
        heights.append(row)
    top = max(max(row) for row in heights)
    room, bottom = WIDTH - 70, TOP + HIGH
    step = room / bins

    def y(value: float) -> float:
        return round(bottom - HIGH * value / top, 2)

    bars, outlines = list[Bar](), list[Outline]()
    for at, row in enumerate(heights):
        if at == 0:
            left = [46 + number * step for number in range(bins)]
            bars += [
                Bar((round(x + step * 0.06, 2), y(one)), (round(step * 0.88, 2), round(bottom - y(one), 2)), 0)
                for x, one in zip(left, row, strict=True)
                if one
            ]
            continue
        line = [(46.0, bottom)]
        for number, height in enumerate(row):
            line += [(round(46 + number * step, 2), y(height)), (round(46 + (number + 1) * step, 2), y(height))]
        outlines.append(Outline((*line, (round(46 + room, 2), bottom)), 1))
    rules = (Rule((46, bottom), (46 + room, bottom), "axis"), Rule((46, TOP), (46 + room, TOP), "grid"))
    words = [ChartLabel((42, TOP), "end", (percent(top),)), ChartLabel((42, bottom), "end", (percent(0),))]
    every_so = max(1, -(-bins // MANY))
    words += [
        ChartLabel(
            (round(46 + (number + (0.5 if width == 1 else 0)) * step, 2), bottom + 9),
            "middle",
            (Number(low + number * width),),
        )
        for number in range(0, bins, every_so)
    ]
    legend, _, extra = _legend(series, dots=False)
    return Chart(
        _alt(title),
        (WIDTH, bottom + FOOT),
        (*bars, *(one for one in extra if isinstance(one, Bar))),
        rules,
        (*outlines, *(one for one in extra if isinstance(one, Outline))),
        (),
        (*words, *legend),
    )


def _alt(title: str) -> Line:
    return (Sentence("chart_of", {"label": label(title)}),)


def _shown(at: int, series: Sequence[Line]) -> int:
    """One series alone is drawn full."""
    return at if len(series) > 1 else 1


def _legend(
    series: Sequence[Line], *, dots: bool
) -> tuple[tuple[ChartLabel, ...], tuple[Dot, ...], tuple[Bar | Outline, ...]]:
    """What the marks of each series mean; nothing where there is only one."""
    if len(series) == 1:
        return (), (), ()
    words, marks, shapes = list[ChartLabel](), list[Dot](), list[Bar | Outline]()
    for at, name in enumerate(series):
        x = 20.0 + at * 190
        words.append(ChartLabel((x + 16, 7), "start", name))
        if dots:
            marks.append(Dot((x + 6, 7), at))
        elif at == 0:
            shapes.append(Bar((x, 3), (11, 8), 0))
        else:
            shapes.append(Outline(((x, 7), (x + 12, 7)), 1))
    return tuple(words), tuple(marks), tuple(shapes)
