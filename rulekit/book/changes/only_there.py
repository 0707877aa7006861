"""New steps that one thing of a new table alone carries out, and nothing else: told of it, and not apart as well."""

from __future__ import annotations

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.model.effect import Calls
from rulekit.model.game import Game
from rulekit.model.statement import EVERYBODY, Modifier, Statement

__all__ = ["only_there", "said_whole"]


def only_there(before: Game, after: Game) -> frozenset[str]:
    """The names of the steps that are told of the thing that carries them out."""
    known = {one.name for one in before.steps}
    bodies: list[tuple[Statement, ...]] = [one.body for one in after.steps]
    bodies += [one.body for one in after.modifiers]
    statements = (one for body in bodies for one in after.vocabulary.statements(body))
    every = [name for one in statements for name in _done(one, after)]
    tables = {one.name for one in before.tables}
    things = {item.name for table in after.tables if table.name not in tables for item in table.items}
    own = (one for one in after.modifiers if one.holder != EVERYBODY and after.item_of(one.holder).name in things)
    alone = (name for one in own if (name := _only_does(one, after)) is not None)
    needs = {one.name for one in after.steps if one.needs}
    return frozenset(name for name in alone if name not in known | needs and every.count(name) == 1)


def said_whole(one: Modifier, within: frozenset[str], narrator: Narrator, teller: Narrator) -> tuple[Clause, ...]:
    """What a thing does, with all of a step that nothing else carries out, as ``teller`` tells it in the book."""
    name = _only_does(one, narrator.game)
    step = teller.game.step(name) if name is not None and name in within else None
    return teller.all(step.body) if step is not None else narrator.say(one)


def _only_does(one: Modifier, game: Game) -> str | None:
    """The step that is all that a thing does."""
    if len(one.body) != 1:
        return None
    done = _done(one.body[0], game)
    return done[0] if len(done) == 1 else None


def _done(statement: Statement, game: Game) -> tuple[str, ...]:
    """The steps that a statement itself carries out."""
    return tuple(one.step for one in game.vocabulary.does(statement) if isinstance(one, Calls))
