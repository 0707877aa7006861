"""The score sheet: what is ticked, rows with their values, the sum strip; or the table in which points are added up."""

from __future__ import annotations

from rulekit.book.ending import scoring, winner
from rulekit.book.ledger import inner, ledger, rounds
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.book.telling import Telling
from rulekit.document.blocks import Block, Box, Boxes, Heading, Strip, StripCell, Track, WriteIn
from rulekit.document.sentence import Inline, Noun, Number, Sentence
from rulekit.model.component import Field, Table
from rulekit.model.game import Rule
from rulekit.model.statement import Statement

__all__ = ["sheet"]

MOST_HOLES = 25
"""What can be more than that is no track for a peg."""


def sheet(telling: Telling) -> tuple[Block, ...]:
    """All that a player writes down in one game, in the order of the rules; if that is nothing but points, a ledger."""
    made: list[Block] = []
    for table in telling.game.tables:
        made += _table(table, telling)
    for one in telling.game.fields:
        if one.owner == "player" and not one.each and one.boxes:
            made += [Boxes(with_picture(one.name, telling, Sentence("table_of", {"noun": Noun(one.name)})), one.boxes)]
    tracks = _tracks(telling)
    if tracks:
        made += [Heading(1, (_tracks_name(telling),), "sheet-tracks"), *tracks]
    names = [WriteIn((label(one),)) for one in ("player", "date")]
    if made:
        return (*names, *made, *_strip(telling))
    shared = rounds(telling) is None
    told = (*scoring(telling), *winner(telling)) if shared else ()
    words = tuple(one for one in told if not isinstance(one, Box))
    return (*(names[1:] if shared else names), ledger(telling), *words)


def _table(table: Table, telling: Telling) -> list[Block]:
    """What is ticked of each item: as many boxes as it has, or one to show that it is owned."""
    game = telling.game
    ticked = next(
        (
            one
            for one in game.fields
            if one.owner == "player"
            and one.each == table.name
            and one.bound
            and not one.source
            and not _valued(one, telling)
        ),
        None,
    )
    owned = next(
        (
            one
            for one in game.fields
            if one.kind == "set" and one.of == table.name and one.owner == "player" and _for_good(one, telling)
        ),
        None,
    )
    if ticked is None and owned is None:
        return []
    shown = [
        one
        for one in table.columns
        if one.kind == "number" and None not in one.values and (ticked is None or one.name != ticked.bound)
    ]
    head = list(with_picture(table.name, telling, Sentence("table_of", {"noun": Noun(table.name)})))
    if shown:
        head.append(Sentence("columns_shown", {"items": tuple(Noun(one.name, "columns") for one in shown)}))
    made: list[Block] = [Heading(1, tuple(head), f"sheet-{table.name}")]
    for item in table.items:
        count = ticked.high[item.index] if ticked is not None else 1
        values: tuple[tuple[Inline, ...], ...] = tuple((Number(int(str(one.values[item.index]))),) for one in shown)
        made.append(Boxes(with_picture(item.name, telling, Noun(item.name)), count, 0, values))
    return made


def _for_good(field: Field, telling: Telling) -> bool:
    """Whether what is in a set stays there for all to see, so that it can be ticked."""
    if field.hidden or telling.game.table(field.of).on_cards:
        return False
    steps = tuple(one.body for one in telling.game.steps)
    emptied = (getattr(one, "what", None) for one in inner(steps) if "empty" in one.deeds)
    return all(getattr(what, "field", None) != field for what in emptied)


def _valued(field: Field, telling: Telling) -> bool:
    """Whether what is kept of each item has a value at each place: a row of holes, not boxes."""
    table = telling.game.table(field.each)
    return any(one.kind == "numbers" for one in table.columns)


def _tracks(telling: Telling) -> list[Track]:
    made: list[Track] = []
    for one in telling.game.fields:
        if one.owner != "player" or one.kind != "number" or not one.limited:
            continue
        if one.each and _valued(one, telling):
            table = telling.game.table(one.each)
            column = next(column for column in table.columns if column.kind == "numbers")
            for item in table.items:
                row = column.values[item.index]
                name = with_picture(item.name, telling, Noun(item.name))
                made.append(Track(name, row if isinstance(row, tuple) else (), one.start))
        elif not one.each and one.low == 0 and one.highest <= MOST_HOLES:
            name = with_picture(one.name, telling, Noun(one.name))
            made.append(Track(name, tuple(range(1, one.highest + 1)), one.start))
    return made


def _tracks_name(telling: Telling) -> Noun:
    """What the rows are called: as what is kept of each item in them."""
    kept = next(
        (one for one in telling.game.fields if one.owner == "player" and one.each and _valued(one, telling)), None
    )
    return Noun(kept.name) if kept is not None else label("limits")


def _strip(telling: Telling) -> tuple[Block, ...]:
    """The sum: what each rule of the scoring brings or takes, what things add, and the total."""
    step = telling.game.step("score")
    if step is None:
        return ()
    gains, losses = _scored(step.body)
    cells = [StripCell((Noun(name, "rules"),), "+" if at else "") for at, name in enumerate(gains)]
    if any(one.target == "score" for one in telling.game.modifiers):
        cells.append(StripCell((label("bonus"),), "+"))
    if losses:
        cells.append(StripCell((label("subtotal"),), "="))
        cells += [StripCell((Noun(name, "rules"),), "-") for name in losses]
    cells.append(StripCell((label("total"),), "="))
    return (Strip(tuple(cells)),)


def _scored(body: object) -> tuple[list[str], list[str]]:
    gains: list[str] = []
    losses: list[str] = []
    stack: list[object] = [body]
    while stack:
        one = stack.pop(0)
        if isinstance(one, tuple):
            stack = [*one, *stack]
        elif isinstance(one, Rule):
            (losses if _takes(one) else gains).append(one.name)
        elif isinstance(one, Statement):
            stack = [getattr(one, "body", ()), *stack]
    return gains, losses


def _takes(rule: Rule) -> bool:
    return any("lose" in one.deeds for one in rule.body)
