"""The record of a match: its games with who began and what each brought; and what is counted while one is played."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.document.blocks import Ledger, LedgerRow, Line, Track
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Ending, Verb
from rulekit.model.expression import FieldOf
from rulekit.model.game import Game, Rule
from rulekit.model.statement import Body
from rulekit.model.walk import inside

__all__ = ["MOST_HALVED", "counters", "marks_stay", "record"]

MOST_HALVED = 8
"""In so many columns there is room for what a game or a round brings and for all so far."""


def record(narrator: Narrator, games: int) -> Ledger:
    """A row for each of so many games, with a column for each player.

    What is written there, and summed up, is what the rules count: what decides at the end, else a win.
    """
    players: tuple[Line, ...] = ((label("player"),),) * narrator.game.players_high
    kind = "round" if len(players) <= MOST_HALVED else "number"
    rows = [LedgerRow(_counted(narrator), "group"), *(LedgerRow((Number(at),), kind) for at in range(1, games + 1))]
    if kind == "number":
        rows.append(LedgerRow((label("total"),), "total"))
    return Ledger((label("one_game"),), ((label("begins"),), *players), tuple(rows), led=1)


def _counted(narrator: Narrator) -> Line:
    """What is written down of a game."""
    game = narrator.game
    if game.wins and not game.last_wins:
        first = game.wins[0].name
        return with_picture(first, narrator, Sentence("table_of", {"noun": Noun(first)}))
    drawn = any(narrator.flow.ends(one, Ending.DRAWN) for one in narrator.flow.bodies)
    return (Sentence("results_written", {"drawn": drawn}),)


def counters(narrator: Narrator) -> Iterator[Track]:
    """What is counted while a game is played, since it ends when that is enough: a row of numbers for a marker."""
    until = narrator.flow.last_until
    asked = {one.field for one in inside(until) if isinstance(one, FieldOf)} if until is not None else set[Field]()
    for one in narrator.game.fields:
        counted = one.owner is Owner.GAME and one.kind is ValueKind.NUMBER and not one.each
        if one in asked and counted and one.limited and not one.agreed:
            name = Sentence("table_of", {"noun": Noun(one.name)})
            yield Track((name,), tuple(range(1, one.highest + 1)), one.start)


def marks_stay(game: Game) -> bool:
    """Whether what comes onto a board stays as it is and where it is, so that it can be written there.

    What only a rule does that the table has agreed on is left aside.
    """
    pieces = {one.name for one in game.fields if one.piece}
    bodies = [one.body for one in game.steps]
    rules = [
        one.body
        for body in bodies
        for one in game.vocabulary.statements(body)
        if isinstance(one, Rule) and one.condition is not None and _is_agreed(one)
    ]

    def changes(of: list[Body]) -> int:
        effects = (one for body in of for one in game.vocabulary.effects(body))
        return sum(
            isinstance(one, Changes) and one.field.name in pieces and one.verb is not Verb.GAIN for one in effects
        )

    begun = game.step("setup")
    laid = begun is not None and any(
        isinstance(one, Changes) and one.field.name in pieces for one in game.vocabulary.effects(begun.body)
    )
    return bool(pieces) and not laid and changes(bodies) == changes(rules)


def _is_agreed(rule: Rule) -> bool:
    return any(isinstance(one, FieldOf) and bool(one.field.agreed) for one in inside(rule.condition))
