"""The score sheet: what is ticked, rows with their values, the sum strip; or the table in which points are added up."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from rulekit.book.ending import scoring
from rulekit.book.goal import winner
from rulekit.book.ledger import evenings, ledger
from rulekit.book.marked import boxes_alone, is_valued, pegged, ticked_of
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.book.plans import plans
from rulekit.document.blocks import Block, Box, Boxes, Heading, Paragraph, Plan, Strip, StripCell, WriteIn
from rulekit.document.outset import BoxGroup
from rulekit.document.sentence import Inline, Noun, Number, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.effect import Changes, Verb
from rulekit.model.game import Rule
from rulekit.model.statement import Body
from rulekit.model.vocabulary import Vocabulary

__all__ = ["keeps_score", "sheet", "ticked_groups"]


def sheet(narrator: Narrator) -> tuple[Block, ...]:
    """All that a player writes down in one game, in the order of the rules; if that is nothing but points, a ledger."""
    made = _marked(narrator)
    names = [WriteIn((label(one),)) for one in ("player", "date")]
    if made:
        return (*names, *made, *_strip(narrator))
    shared = narrator.flow.through is None
    if not _is_added_up(narrator):
        drawn = tuple(evolve(one, discs=()) for one in plans(narrator) if isinstance(one, Plan))
        if not drawn:
            return (evenings(narrator),)
        blanks = (names[1], *(names[0] for _ in range(narrator.game.players_high)), WriteIn((label("winner"),)))
        return (*blanks, *drawn)
    told = (*scoring(narrator), *winner(narrator)) if shared else ()
    words = tuple(one for one in told if not isinstance(one, Box))
    return (*(names[1:] if shared else names), ledger(narrator), *words)


def keeps_score(narrator: Narrator) -> bool:
    """Whether anything is ticked or added up at all; if not, the sheet has the names, and the board to play on."""
    return _is_added_up(narrator) or bool(_marked(narrator))


def _is_added_up(narrator: Narrator) -> bool:
    """Whether something else than what stands on a board decides who has won."""
    pieces = {one.name for one in narrator.game.fields if one.piece}
    return any(one.name not in pieces for one in narrator.game.wins)


def ticked_groups(narrator: Narrator) -> Iterator[BoxGroup]:
    """What is ticked, without figures: the boxes of each table, and those that belong to none."""
    for table in narrator.game.tables:
        rows = tuple(evolve(one, values=()) for one in _table(table, narrator) if isinstance(one, Boxes))
        if rows:
            yield BoxGroup(with_picture(table.name, narrator, Sentence("table_of", {"noun": Noun(table.name)})), rows)
    for one in boxes_alone(narrator).values():
        yield BoxGroup((), (one,))


def _marked(narrator: Narrator) -> list[Block]:
    """All that is ticked, and the rows of what somebody has."""
    made: list[Block] = []
    for table in narrator.game.tables:
        made += _table(table, narrator)
    made += boxes_alone(narrator).values()
    tracks = pegged(narrator).values()
    return made + ([Heading(1, (_tracks_name(narrator),), "sheet-tracks"), *tracks] if tracks else [])


def _table(table: Table, narrator: Narrator) -> list[Block]:
    """What is ticked of each item: as many boxes as it has, or one to show that it is owned."""
    game = narrator.game
    ticked = ticked_of(table, narrator)
    owned = next(
        (
            one
            for one in game.fields
            if one.kind is ValueKind.SET
            and one.of == table.name
            and one.owner is Owner.PLAYER
            and not one.piece
            and _for_good(one, narrator)
        ),
        None,
    )
    if ticked is None and owned is None:
        return []
    shown = [
        one
        for one in table.columns
        if one.kind is ValueKind.NUMBER and None not in one.values and (ticked is None or one.name != ticked.bound)
    ]
    head = with_picture(table.name, narrator, Sentence("table_of", {"noun": Noun(table.name)}))
    made: list[Block] = [Heading(1, head, f"sheet-{table.name}")]
    if shown:
        figures = Sentence("columns_shown", {"items": tuple(Noun(one.name, "columns") for one in shown)})
        made.append(Paragraph((figures,)))
    for item in table.items:
        count = ticked.high[item.index] if ticked is not None else 1
        values: tuple[tuple[Inline, ...], ...] = tuple((Number(int(str(one.values[item.index]))),) for one in shown)
        made.append(Boxes(with_picture(item.name, narrator, Noun(item.name)), count, 0, values))
    return made


def _for_good(field: Field, narrator: Narrator) -> bool:
    """Whether what is in a set stays there for all to see, so that it can be ticked."""
    if field.hidden or narrator.game.table(field.of).on_cards:
        return False
    steps = tuple(one.body for one in narrator.game.steps)
    found = (one for body in steps for one in narrator.game.vocabulary.effects(body) if isinstance(one, Changes))
    return all(one.verb is not Verb.EMPTY or one.field != field for one in found)


def _tracks_name(narrator: Narrator) -> Noun:
    """What the rows are called: as what is kept of each item in them."""
    kept = next(
        (one for one in narrator.game.fields if one.owner is Owner.PLAYER and one.each and is_valued(one, narrator)),
        None,
    )
    return Noun(kept.name) if kept is not None else label("limits")


def _strip(narrator: Narrator) -> tuple[Block, ...]:
    """The sum: what each rule of the scoring brings or takes, what things add, and the total."""
    step = narrator.game.step("score")
    if step is None:
        return ()
    gains, losses = _scored(step.body, narrator.game.vocabulary)
    cells = [StripCell((Noun(name, "rules"),), "+" if at else "") for at, name in enumerate(gains)]
    if any(one.target == "score" for one in narrator.game.modifiers):
        cells.append(StripCell((label("bonus"),), "+"))
    if losses:
        cells.append(StripCell((label("subtotal"),), "="))
        cells += [StripCell((Noun(name, "rules"),), "-") for name in losses]
    cells.append(StripCell((label("total"),), "="))
    return (Strip(tuple(cells)),)


def _scored(body: Body, vocabulary: Vocabulary) -> tuple[list[str], list[str]]:
    """The names of the rules that bring something, and of those that take something, in order."""
    gains: list[str] = []
    losses: list[str] = []
    for one in vocabulary.statements(body):
        if isinstance(one, Rule):
            (losses if _takes(one, vocabulary) else gains).append(one.name)
    return gains, losses


def _takes(rule: Rule, vocabulary: Vocabulary) -> bool:
    """Whether a rule itself takes something away."""
    found = (one for statement in rule.body for one in vocabulary.does(statement) if isinstance(one, Changes))
    return any(one.verb in (Verb.LOSE, Verb.PAY) for one in found)
