"""What statements really store, ask, roll and end when they are lowered, beside what their kinds declare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from attrs import evolve, frozen

from rulekit.compiler.code import Code
from rulekit.compiler.decisions import inside, scratch
from rulekit.compiler.labels import PathPart
from rulekit.compiler.lowering import Lowering
from rulekit.compiler.program import compile_game
from rulekit.driver.pipeline import LOWERINGS
from rulekit.machine import instructions as m
from rulekit.model.closed import Attachment, Owner
from rulekit.model.effect import Asks, Binds, Calls, Changes, Effect, Ends, Performs, Reveals, Rolls, Turns, Verb, on
from rulekit.model.game import Game, Rule
from rulekit.model.part import Role
from rulekit.model.statement import Body, Statement
from rulekit.statements.also_pay import AlsoPay

__all__ = ["Observed", "declared", "observe"]


@frozen
class Observed:
    """What a statement does: the fields that it stores, by name and table, and whether it asks, rolls, calls, ends."""

    stores: frozenset[tuple[str, str]]
    asks: bool
    rolls: bool
    calls: bool
    ends: bool


def observe(game: Game, players: int) -> Iterator[tuple[Statement, Observed]]:
    """Each statement that the compiler lowers where it stands alone, and what its instructions do."""
    seen: list[tuple[Statement, Observed]] = []
    spied = {
        kind: evolve(one, lower=partial(_spy, one, seen), arms=partial(_spy_arms, one, seen) if one.arms else None)
        for kind, one in LOWERINGS.items()
    }
    compile_game(game, players, spied, lambda _: None)
    yield from seen


def _spy(lowering: Lowering, seen: list[tuple[Statement, Observed]], statement: Statement, code: Code) -> None:
    outer = code.before
    code.before = []
    with code.block() as made:
        lowering.lower(statement, code)
    seen.append((statement, _told((*code.before, *made), code)))
    outer.extend(code.before)
    code.before = outer
    code.out.extend(made)


def _spy_arms(
    lowering: Lowering,
    seen: list[tuple[Statement, Observed]],
    statement: Statement,
    rest: Body,
    code: Code,
    path: tuple[PathPart, ...],
) -> list[m.Arm]:
    assert lowering.arms is not None
    with scratch(code):
        _spy(lowering, seen, statement, code)
    return lowering.arms(statement, rest, code, path)


def _told(instructions: tuple[m.Instruction, ...], code: Code) -> Observed:
    owner: Mapping[int, tuple[str, str]] = {
        base + at: key for key, base in code.layout.fields.items() for at in range(code.layout.rows.get(base, 1))
    }
    found = list(inside(instructions))
    return Observed(
        frozenset(owner[one.base] for one in found if isinstance(one, m.Store) and one.base in owner),
        any(isinstance(one, m.Decide) and not _forced(one) for one in found),
        any(isinstance(one, m.Chance | m.Pool) for one in found),
        any(isinstance(one, m.Call) and not _looks_ahead(one, code) for one in found),
        any(isinstance(one, m.Finish) or (isinstance(one, m.Leave) and _of_step(one, code)) for one in found),
    )


def _looks_ahead(call: m.Call, code: Code) -> bool:
    """Whether a routine only looks at what may come: it is no step."""
    routine = code.routines[call.routine]
    return routine is not None and all(isinstance(one, m.Explore) for one in routine.body)


def _forced(decide: m.Decide) -> bool:
    """Whether there is nothing to decide: one way alone to go on."""
    return len(decide.arms) == 1 and isinstance(decide.arms[0].domain, m.Once)


def _of_step(leave: m.Leave, code: Code) -> bool:
    return code.frame is not None and leave.label == code.frame.label


def declared(statement: Statement, game: Game) -> Observed:
    """The same as the kinds of the statement and of its parts declare it, with what modifiers make of it."""
    effects = list(_effects(statement, game))
    return Observed(
        frozenset(key for one in effects for key in keys(one, game)),
        any(isinstance(one, Asks) for one in effects),
        any(isinstance(one, Rolls) for one in effects),
        any(isinstance(one, Calls | Performs) for one in effects),
        any(isinstance(one, Ends) for one in effects),
    )


def _effects(statement: Statement, game: Game) -> Iterator[Effect]:
    """The effects of a statement and its parts, and those of the modifiers that wait for them or are offered beside."""
    vocabulary = game.vocabulary
    todo: list[Effect] = list(vocabulary.effects((statement,)))
    rules = {one.name for one in vocabulary.statements((statement,)) if isinstance(one, Rule)}
    instead = [by for by in game.modifiers if by.attached is Attachment.INSTEAD and by.target in rules]
    todo += [effect for by in instead for effect in vocabulary.effects(by.body)]
    if any(part.role is Role.CHOICE for part in vocabulary.all_parts((statement,))):
        todo += [
            effect
            for by in game.modifiers
            if by.attached is Attachment.DURING
            for effect in vocabulary.effects(by.body)
        ]
    done: set[Effect] = set()
    while todo:
        one = todo.pop()
        if one in done:
            continue
        done.add(one)
        yield one
        match one:
            case Changes(field=field):
                waiting = [by for by in game.modifiers_of(field.name) if by.attached.value.startswith("whenever")]
                waiting += [by for by in game.modifiers if by.attached is Attachment.WHENEVER_GIVES]
                if one.verb is Verb.PAY:
                    todo += [on(Verb.PAY, by.means.what) for by in game.modifiers if isinstance(by, AlsoPay)]
            case Asks() | Binds() | Calls() | Ends() | Performs() | Reveals() | Rolls() | Turns():
                waiting = []
        todo += [effect for by in waiting for effect in vocabulary.effects(by.body)]


def keys(effect: Effect, game: Game) -> Iterator[tuple[str, str]]:
    """The fields that an effect is on: a field and its supply; what dice have, when they are thrown."""
    if isinstance(effect, Changes):
        yield effect.field.name, effect.field.each
    for one in game.fields:
        if isinstance(effect, Changes) and one.owner is Owner.GAME and one.name == effect.field.source:
            yield one.name, one.each
        if isinstance(effect, Rolls) and (effect.dice or effect.kept) and one.owner is Owner.DIE:
            yield one.name, one.each
