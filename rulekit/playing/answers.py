"""What the rules define, asked of a state: derived values and adjectives as functions of its vector."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy

from attrs import field, frozen

from rulekit.compiler import values
from rulekit.compiler.code import Code
from rulekit.compiler.modifiers import apply_modifiers
from rulekit.compiler.program import Compiled
from rulekit.driver.pipeline import LOWERINGS
from rulekit.machine import instructions as m
from rulekit.machine.functions import function_of
from rulekit.model import expression as e
from rulekit.model.game import Game

__all__ = ["Answer", "Asked", "Which", "answer_of", "asked_of", "which_of"]

YOU, THING = 0, 1
"""The locals that stand for the player who is asked about and for the thing."""


@frozen
class Asked:
    """Something that the rules define.

    Args:
        of: what it is defined for: a table, ``"player"`` or ``"die"``.
        defined: its definition.
        kind: what the number stands for, as in ``Type``; ``"flag"`` for an adjective.
        table: the table of the thing that the number stands for; empty for other kinds.
    """

    name: str
    of: str
    defined: e.Derived | e.Adjective = field(repr=False)
    kind: str
    table: str = ""

    @property
    def about_thing(self) -> bool:
        """Whether it is told of a thing, and not of a player alone."""
        return self.defined.variable is not None


Answer = Callable[[Sequence[int], int, int], int]
"""The number of something asked: takes the vector, the player (``you``) and the thing, both from 0."""

Which = Callable[[Sequence[int], int], int]
"""The things that an adjective is true of, as a mask: takes the vector and the player (``you``)."""


def asked_of(game: Game) -> tuple[Asked, ...]:
    """Everything that a game defines for one thing or player, in the order of the text."""
    single = (one for one in game.derived if one.second is None)
    derived = (Asked(one.name, one.of, one, one.type.kind.value, one.type.of) for one in single)
    return (*derived, *(Asked(one.name, one.of, one, "flag") for one in game.adjectives))


def answer_of(asked: Asked, game: Game, compiled: Compiled) -> Answer:
    """How something asked is worked out for one thing."""
    made, expression = _lowered(asked, game, compiled)
    return function_of(compiled.program, expression, {YOU: compiled.layout.players, THING: _size(asked, made)})


def which_of(asked: Asked, game: Game, compiled: Compiled) -> Which:
    """How it is worked out for all things at once, where the answer is yes or no."""
    made, expression = _lowered(asked, game, compiled)
    mask = m.Aggregate("mask", THING, _size(asked, made), expression)
    return function_of(compiled.program, mask, {YOU: compiled.layout.players})


def _size(asked: Asked, made: Code) -> int:
    variable = asked.defined.variable
    return 1 if variable is None else made.size_of(variable.type)


def _lowered(asked: Asked, game: Game, compiled: Compiled) -> tuple[Code, m.Expression]:
    layout = copy(compiled.layout)  # slots may be added without touching the program
    layout.slots, layout.rows = [*compiled.program.slots], dict(compiled.layout.rows)
    code = Code(game, layout, LOWERINGS, apply_modifiers, lambda _: None, local_count=THING)
    known = {} if asked.defined.variable is None else {asked.defined.variable.key: m.Local(THING)}
    with code.as_player(m.Local(YOU)), code.knowing(known):
        match asked.defined:
            case e.Derived():
                found = values.value(asked.defined.value, code)
            case e.Adjective():
                found = values.condition(asked.defined.condition, code)
    assert not code.out, "what is defined is an expression"
    assert not code.before, "likewise"
    return code, found
