"""What is so only while a step is carried out: said with the step, and over with it, so that it need not be said twice.

step sail
  by_sea becomes yes
  do land

step land
  ...
  by_sea becomes no
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulekit.book.flow import Flow
from rulekit.book.narrator import Narrator
from rulekit.model.closed import Attachment, Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Calls, Changes, Verb
from rulekit.model.expression import Answer
from rulekit.model.game import Game
from rulekit.model.statement import Body, Statement
from rulekit.remembering import remembered

__all__ = ["called", "meanwhile"]

OUTSIDE = (Attachment.BEFORE, Attachment.AFTER)
"""What is attached to a step in these ways lets the step itself be carried out."""


@remembered(32)
def meanwhile(narrator: Narrator) -> frozenset[Field]:
    """What becomes so before a step, and not so as the last that this step, or the last one that it leads to, does.

    It is so nowhere else, so whoever reads that it is so during the step knows all of it.
    """
    game = narrator.game
    flags = (
        one
        for one in game.fields
        if one.kind is ValueKind.FLAG and one.owner in (Owner.GAME, Owner.TURN) and not one.each and not one.start
    )
    return frozenset(one for one in flags if _only_meanwhile(one, narrator))


def called(statement: Statement, game: Game) -> str:
    """The step that a statement carries out and does nothing else; empty if there is none."""
    words = game.vocabulary
    if words.parts(statement):
        return ""
    effects = [*words.effects((statement,))]
    steps = [one.step for one in effects if isinstance(one, Calls)]
    return steps[0] if len(steps) == len(effects) == 1 else ""


def _only_meanwhile(flag: Field, narrator: Narrator) -> bool:
    game = narrator.game
    begun: list[tuple[str, bool]] = []
    places = _changed(narrator.flow).get(flag, ())
    for body, at in places:
        value = _value(flag, body[at], game)
        if value is None:
            return False
        if value:
            begun.append(_named(body[at + 1], narrator) if at + 1 < len(body) else ("", False))
    ended = [step.name for step in game.steps if step.body and _value(flag, step.body[-1], game) is False]
    over = sum(_value(flag, body[at], game) is False for body, at in places)
    if not begun or len(ended) != 1 or over != 1:
        return False
    last = game.step(ended[0])
    # Were it over behind a step that is the last thing done, it could as well be over in that one.
    if last is None or len(last.body) == 1 or called(last.body[-2], game):
        return False
    # A step that is told where it is carried out has no sentence to which this could be added.
    return all(named and _leads(step, ended[0], game) for step, named in begun)


def _named(statement: Statement, narrator: Narrator) -> tuple[str, bool]:
    """The step that a statement carries out and does nothing else, and whether it is named there."""
    step = called(statement, narrator.game)
    return step, step not in narrator.in_place or statement.span in narrator.again


def _leads(name: str, goal: str, game: Game) -> bool:
    """Whether a step surely comes to another one as the last thing that it does."""
    hindered = {one.target for one in game.modifiers if one.attached not in OUTSIDE}
    while name and name not in hindered:
        if name == goal:
            return True
        step = game.step(name)
        name = called(step.body[-1], game) if step is not None and step.body else ""
    return False


def _value(flag: Field, statement: Statement, game: Game) -> bool | None:
    """Whether it becomes so or not so by a statement that does nothing else; None for any other."""
    if game.vocabulary.parts(statement):
        return None
    match tuple(game.vocabulary.effects((statement,))):
        case (Changes(verb=Verb.SET, field=field, value=Answer(yes=yes)),) if field == flag:
            return yes
        case _:
            return None


@remembered(32)
def _changed(flow: Flow) -> Mapping[Field, Sequence[tuple[Body, int]]]:
    """Where each field is changed by what is made of no other statements: the body that it stands in, and its place."""
    words = flow.game.vocabulary
    found: dict[Field, list[tuple[Body, int]]] = {}
    stack = [*flow.bodies]
    while stack:
        body = stack.pop()
        for at, one in enumerate(body):
            parts = words.parts(one)
            stack += [part.body for part in parts]
            for field in {each.field for each in words.does(one) if isinstance(each, Changes)} if not parts else ():
                found.setdefault(field, []).append((body, at))
    return found
