"""The page of a report: findings, charts, and tables with all figures; without words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from rulekit.balance.charts import Spread, histogram, spreads
from rulekit.balance.counts import Thing
from rulekit.balance.findings import Report, compared, gains, mean, of_one, seats
from rulekit.balance.intervals import Interval
from rulekit.balance.said import label, measured, named, percent, points_within, within
from rulekit.document.blocks import (
    Block,
    Cell,
    Column,
    Document,
    Heading,
    Item,
    Line,
    Listing,
    Paragraph,
    Row,
    TableBlock,
)
from rulekit.document.sentence import Inline, Noun, Number, Part, Sentence

__all__ = ["Setting", "document"]

DRAWN = 16
"""So many options are drawn; the table has all."""


@frozen
class Setting:
    """How the plays came about.

    Args:
        game: its name.
        variants: the names of the variants in force.
        seed: of the first play.
        bots: who played, as on the command line; empty if all was left to chance.
    """

    game: str
    variants: tuple[str, ...]
    seed: int
    bots: str


def document(reports: Sequence[Report], setting: Setting) -> Document:
    """The report.

    Args:
        reports: one or two: the game, and the game with its variants.
        setting: how the plays came about.
    """
    blocks = (*_short(reports), *_played(reports, setting), *_seats(reports), *_numbers(reports), *_options(reports))
    subtitle: list[Inline] = [label("balance")]
    if setting.variants:
        named_ = tuple(Noun(one, "variants") for one in setting.variants)
        subtitle.append(Sentence("with_variants", {"variants": named_}))
    return Document("balance", (Noun(setting.game, "variants"),), tuple(subtitle), blocks)


def _short(reports: Sequence[Report]) -> Iterator[Block]:
    """The findings."""
    yield Heading(1, (label("balance_findings"),), "findings")
    if len(reports) == 1:
        yield _listing(of_one(reports[0]))
        return
    items = [
        Item(report.name, (_listing(of_one(report)),)) if any(of_one(report)) else Item(report.name)
        for report in reports
    ]
    base, other = reports
    changes = tuple(compared(base.counts, other.counts))
    if changes:
        items.insert(0, Item((label("balance_changes"),), (_listing(changes),)))
    yield Listing(tuple(items))


def _listing(found: Iterator[Sentence] | tuple[Sentence, ...]) -> Listing:
    return Listing(tuple(Item((one,)) for one in found))


def _played(reports: Sequence[Report], setting: Setting) -> Iterator[Block]:
    """How many plays there were, and how they ended."""
    counts = [report.counts for report in reports]
    yield Heading(1, (label("balance_games"),), "games")
    told: dict[str, Part] = {
        "players": Number(counts[0].players),
        "seed": Number(setting.seed),
        "bots": setting.bots or False,
    }
    line: list[Inline] = [Sentence("balance_played", told)]
    if counts[-1].watched:
        line.append(Sentence("balance_watched", {"games": Number(max(one.watched for one in counts))}))
    yield Paragraph((*line, Sentence("balance_intervals")))
    rows = [
        _row(label("balance_all"), [(Number(one.played),) for one in counts]),
        _row(label("balance_unfinished"), [(Number(one.unfinished),) for one in counts]),
        _row(label("balance_unwon"), [(Number(one.unwon),) for one in counts]),
        _row(label("balance_shared"), [(Number(one.shared),) for one in counts]),
        _row(label("balance_unchosen"), [(Number(one.forced),) for one in counts]),
        _row(label("balance_length"), [_mean(one.decisions) for one in counts]),
    ]
    if any(any(one.rounds.elements()) for one in counts):
        rows.append(_row(label("balance_rounds"), [_mean(one.rounds) for one in counts]))
    yield _table("balance_games", "", reports, rows, "games-table")


def _mean(tally: Counter[int]) -> Line:
    return (measured(mean(tally).at),) if tally else ()


def _seats(reports: Sequence[Report]) -> Iterator[Block]:
    """Who wins, by their place in the order of play."""
    counts = [report.counts for report in reports]
    players = counts[0].players
    if players == 1 or not any(one.ended for one in counts):
        return
    yield Heading(1, (label("balance_seats"),), "seats")
    rows = [
        Spread(name, tuple(one.wins(seat) if one.ended else None for one in counts))
        for seat, name in enumerate(seats(players))
    ]
    yield spreads("balance_seats", rows, _series(reports), fair=1 / players)
    table = [_row(row.name[0], [(within(found),) if found is not None else () for found in row.found]) for row in rows]
    yield _table("balance_seats", "balance_player", reports, table, "seats-table")


def _numbers(reports: Sequence[Report]) -> Iterator[Block]:
    """How long games are, what players have in the end, and how often the lead changes."""
    shown = [
        ("balance_length", [one.counts.decisions for one in reports]),
        ("balance_rounds", [one.counts.rounds for one in reports]),
        ("balance_points", [sum(one.counts.points, Counter[int]()) for one in reports]),
        ("balance_leads", [one.counts.leads for one in reports]),
    ]
    for title, tallies in shown:
        # A number that is the same in every game has no shape to show.
        if len({number for tally in tallies for number in tally}) > 1:
            yield Heading(1, (label(title),), title.removeprefix("balance_"))
            yield histogram(title, tallies, _series(reports))


def _options(reports: Sequence[Report]) -> Iterator[Block]:
    """How often each option is taken, and who wins then."""
    things: dict[Thing, None] = {
        thing: None for report in reports for thing, one in report.counts.taken.items() if any(one.plays)
    }
    if not things:
        return
    found = [gains(report.counts) for report in reports]
    yield Heading(1, (label("balance_options"),), "options")
    yield Paragraph((Sentence("balance_options_told", {"count": Number(max(map(len, found)))}),))
    known = sorted(
        (thing for thing in things if any(thing in one for one in found)),
        key=lambda thing: -max(abs(one[thing].at) for one in found if thing in one),
    )
    if known:
        drawn = [Spread((named(thing),), tuple(one.get(thing) for one in found)) for thing in known[:DRAWN]]
        yield spreads("balance_gain", drawn, _series(reports), signed=True)
    steps: dict[str, list[Thing]] = {}
    for thing in things:
        steps.setdefault(thing[0], []).append(thing)
    for step, some in steps.items():
        rows = [_taken(thing, reports, found) for thing in some]
        caption = Noun(step, "steps") if step else label("balance_options")
        yield TableBlock(
            (caption,), 0, _columns(reports), tuple(rows), anchor=f"options-{step}" if step else "options-table"
        )


def _columns(reports: Sequence[Report]) -> tuple[Column, ...]:
    """Of what is taken: for each game how often, and what goes along with it."""
    columns = [Column((label("balance_option"),))]
    for report in reports:
        whose = report.name if len(reports) > 1 else ()
        columns.append(Column((*whose, label("balance_taken")), "number"))
        columns.append(Column((label("balance_gain"),), "number"))
    return tuple(columns)


def _taken(thing: Thing, reports: Sequence[Report], found: Sequence[Mapping[Thing, Interval]]) -> Row:
    """An option in each game."""
    cells = [Cell((named(thing, alone=True),))]
    for report, one in zip(reports, found, strict=True):
        has = report.counts.watched and thing in report.counts.taken
        cells.append(Cell((percent(report.counts.use(thing).at),) if has else ()))
        cells.append(Cell((points_within(one[thing]),) if thing in one else ()))
    return Row(tuple(cells))


def _series(reports: Sequence[Report]) -> list[Line]:
    return [report.name for report in reports]


def _row(name: Inline, cells: Sequence[Line]) -> Row:
    return Row((Cell((name,)), *map(Cell, cells)))


def _table(title: str, first: str, reports: Sequence[Report], rows: Sequence[Row], anchor: str) -> TableBlock:
    columns = [Column((label(first),) if first else ())]
    columns += [Column(report.name if len(reports) > 1 else (label("balance_value"),), "number") for report in reports]
    return TableBlock((label(title),), 0, tuple(columns), tuple(rows), anchor=anchor)
