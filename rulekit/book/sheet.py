"""The score sheet: what is ticked, rows with their values, the sum strip; or the table in which points are added up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from attrs import evolve

from rulekit.book.drawn_board import boards_drawn, drawn_board
from rulekit.book.ending import end, scoring
from rulekit.book.goal import winner
from rulekit.book.laid_on import NOBODY, Lies
from rulekit.book.ledger import ledger, says_how
from rulekit.book.marked import is_valued, pegged
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.record import counters, marks_stay, record
from rulekit.book.signs_of_sheet import signs_of_sheet
from rulekit.book.tickboxes import boxes_of
from rulekit.book.turn import numbered
from rulekit.book.worth_of_boxes import boxes_with_worth
from rulekit.document.blocks import Block, Box, Heading, Paragraph, Strip, StripCell, WriteIn
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.effect import Changes, Verb
from rulekit.model.game import Game, Rule
from rulekit.model.statement import EVERYBODY, Body
from rulekit.model.vocabulary import Vocabulary
from rulekit.model.walk import inside

__all__ = ["keeps_score", "sheet"]

GAMES, MORE_GAMES, SOME_GAMES, FEW_GAMES = 16, 12, 8, 7
"""So many games of a match are written down on a page: alone, over a wide board, over another, over what is counted."""
WIDE = 1.6
"""A board that is so many times as wide as it is high leaves more room."""
MOST_BRINGING = 6
"""So many things that bring something at the end are named below the sum."""


def sheet(narrator: Narrator, plain: Narrator | None = None) -> tuple[Block, ...]:
    """All that a player writes down, in the order of the rules; if that is nothing but points, a ledger.

    Args:
        narrator: the game.
        plain: the game without the variants in force, of which the reader has the book: there each step has its colour.
    """
    made = _marked(narrator, colours(narrator, plain))
    names = [WriteIn((label(one),)) for one in ("player", "date")]
    if made:
        return (*names, *made, *signs_of_sheet(made), *_strip(narrator))
    shared = narrator.flow.through is None
    if not _is_added_up(narrator):
        return tuple(_played(narrator))
    added_up = ledger(narrator)
    by_rounds = any(row.kind in ("round", "number") for row in added_up.rows)
    won = {label("winner_and_ties")} & {part for row in added_up.rows for part in row.label}
    told = (
        *(end(narrator) if by_rounds else ()),
        *(() if says_how(narrator) else scoring(narrator)),
        *(() if won else winner(narrator)),
    )
    agreed = [WriteIn((Noun(one.name),)) for one in narrator.game.fields if len(one.agreed) > 1 and by_rounds]
    blanks = (*(names[1:] if shared else names), *agreed)
    return (*blanks, added_up, *signs_of_sheet((added_up,)), *_without_boxes(told if shared else ()))


def _played(narrator: Narrator) -> Iterator[Block]:
    """The games of a match, where nothing is added up: on boards to write on, or in a table over the board."""
    date, player = WriteIn((label("date"),)), WriteIn((label("player"),))
    boards = boards_drawn(narrator.game)
    if boards and marks_stay(narrator.game):
        yield from (date, *(player,) * narrator.game.players_high)
        yield from (evolve(drawn_board(one, narrator), again=True) for one in boards)
        yield from (WriteIn((label("begins"),)), WriteIn((label("winner"),)))
        return
    counted = tuple(counters(narrator))
    drawn = [drawn_board(one, narrator, _begun(one, narrator)) for one in boards]
    high = any(one.size[0] < WIDE * one.size[1] for one in drawn)
    games = record(narrator, FEW_GAMES if counted else SOME_GAMES if high else MORE_GAMES if drawn else GAMES)
    yield from (date, games, *counted, *signs_of_sheet((games, *counted)))
    for table, plan in zip(boards, drawn, strict=True):
        yield Heading(2, (label("board_at_start" if plan.pieces else "board_to_play"),), f"sheet-{table.name}")
        yield plan
    if not boards:
        yield from _without_boxes((*end(narrator), *winner(narrator)))


def _begun(table: Table, narrator: Narrator) -> Sequence[Lies]:
    """The pieces of players on a board when play begins; what is nobody's is counted there, and soon another number."""
    return [one for one in narrator.starts.get(table.name, ()) if one.owner != NOBODY]


def _without_boxes(told: tuple[Block, ...]) -> Iterator[Block]:
    return (one for one in told if not isinstance(one, Box))


def keeps_score(narrator: Narrator) -> bool:
    """Whether anything is ticked or added up at all; if not, the sheet has the names, and the board to play on."""
    return _is_added_up(narrator) or bool(_marked(narrator, {}))


def _is_added_up(narrator: Narrator) -> bool:
    """Whether something else than what lies on the table decides who has won."""
    game = narrator.game
    pieces = {one.name for one in game.fields if one.piece}
    lying = pieces | {one.name for one in game.components}
    reckoned = {one.name: one.value for one in game.derived}
    return any(not _counts(reckoned.get(one.name), lying) for one in game.wins if one.name not in pieces)


def _counts(value: object, lying: AbstractSet[str]) -> bool:
    """Whether a value is found by counting what lies there when the game is over."""
    return value is not None and {one.name for one in inside(value) if isinstance(one, Field)} <= lying


def colours(narrator: Narrator, plain: Narrator | None) -> dict[str, int]:
    """The steps of a turn, each with the number whose colour it has: that without variants, if it is there."""
    known = numbered(plain) if plain is not None else ()
    order = dict.fromkeys((*known, *numbered(narrator)))
    return {name: at for at, name in enumerate(order, 1)}


def _marked(narrator: Narrator, of_steps: Mapping[str, int]) -> list[Block]:
    """All that is ticked, and the rows of what somebody has."""
    made: list[Block] = []
    for table in narrator.game.tables:
        step = of_steps.get(_step_of(table, narrator), 0)
        boxes = boxes_of(table, narrator)
        made += [evolve(one, step=step) if isinstance(one, Heading) else one for one in boxes]
    made += boxes_with_worth(narrator)
    tracks = pegged(narrator).values()
    return made + ([Heading(1, (_tracks_name(narrator),), "sheet-tracks"), *tracks] if tracks else [])


def _step_of(table: Table, narrator: Narrator) -> str:
    """The step of the turn in which boxes of a table are ticked; empty where it is none, or several."""
    game = narrator.game
    owned = {one.name for one in game.fields if one.kind is ValueKind.SET and one.of == table.name}
    ticked = {one.name for one in game.fields if one.kind is ValueKind.NUMBER and one.each == table.name} | owned

    def ticks(name: str) -> bool:
        called = narrator.flow.reached(name, lambda one: narrator.flow.calls(one.body))
        steps = map(game.step, (name, *called))
        effects = (effect for one in steps if one is not None for effect in game.vocabulary.effects(one.body))
        return any(isinstance(one, Changes) and one.verb is Verb.GAIN and one.field.name in ticked for one in effects)

    found = [name for name in numbered(narrator) if ticks(name)]
    return found[0] if len(found) == 1 else ""


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
    bonus = _bonus(narrator.game)
    if bonus:
        cells.append(StripCell((label("bonus"),), "+"))
    if losses:
        cells.append(StripCell((label("subtotal"),), "="))
        cells += [StripCell((Noun(name, "rules"),), "-") for name in losses]
    cells.append(StripCell((label("total"),), "="))
    named = (Sentence("labelled", {"label": label("bonus")}), Sentence("names", {"items": bonus}))
    return (Strip(tuple(cells)), *((Paragraph(named),) if 0 < len(bonus) <= MOST_BRINGING else ()))


def _bonus(game: Game) -> tuple[Noun, ...]:
    """The things that bring something when points are counted."""
    holders = [one.holder for one in game.modifiers if one.target == "score"]
    return tuple(Noun(game.item_of(one).name) for one in dict.fromkeys(holders) if one != EVERYBODY)


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
