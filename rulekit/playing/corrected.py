"""What is so in place of what an example tells, as facts of the same form."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from rulekit.document.closed import Comparison
from rulekit.model import expression as e
from rulekit.model.closed import ValueKind
from rulekit.model.example import PERSON, Action, Example, Fact, FactKind, Holding
from rulekit.model.game import Game
from rulekit.model.ranges import type_of
from rulekit.playing.instead import options_there
from rulekit.playing.scene import Scene

__all__ = ["Wrong", "corrected"]


@attrs.frozen
class Wrong:
    """A line of an example that is not so or can't be done, and what is so, as far as it can be told."""

    line: Fact | Action
    found: tuple[Fact, ...]


def corrected(fact: Fact, example: Example, game: Game, seen: Sequence[int], scene: Scene) -> tuple[Fact, ...]:
    """What is so instead of a fact that is not; nothing where no fact could tell it.

    Args:
        fact: what the example tells.
        example: the example.
        game: the game.
        seen: the answers to its question, or what lies in its row.
        scene: where the example stands.
    """
    position, over = scene.position, scene.is_finished
    match fact.kind:
        case FactKind.HOLDS:
            held = tuple(_held(one, found) for one, found in zip(fact.holdings, seen, strict=True))
            return (attrs.evolve(fact, holdings=held),)
        case FactKind.IS if isinstance(fact.test, e.Compare):
            right = _named(seen[0], type_of(fact.test.left), example, game)
            if right is None:
                return ()
            return (attrs.evolve(fact, test=attrs.evolve(fact.test, op=Comparison.IS, right=right)),)
        case FactKind.ROW_IS:
            return (attrs.evolve(fact, items=tuple(seen)),)
        case FactKind.OVER | FactKind.NOT_OVER:
            return (attrs.evolve(fact, kind=FactKind.OVER if over else FactKind.NOT_OVER),)
        case FactKind.WINS | FactKind.WINS_NOT | FactKind.DRAWN:
            if position is None or not over:
                return (attrs.evolve(fact, kind=FactKind.NOT_OVER),)
            if not position.ranking().winners:
                drawn = position.ranking().drawn
                return (attrs.evolve(fact, kind=FactKind.DRAWN if drawn else FactKind.OVER, people=()),)
            return (attrs.evolve(fact, kind=FactKind.WINS, people=position.ranking().winners),)
        case FactKind.CANNOT if scene.player == fact.who:
            return (attrs.evolve(fact, kind=FactKind.CAN),)
        case FactKind.ONLY | FactKind.CANNOT | FactKind.ASKED:
            return options_there(example, scene, fact.span)
        case _:
            return ()


def _held(one: Holding, found: int) -> Holding:
    """So many as there are; of a thing that somebody should have and has not, none."""
    if one.item is None:
        return attrs.evolve(one, op=Comparison.IS, count=found)
    if found:
        return one
    return attrs.evolve(one, negated=False) if one.negated else attrs.evolve(one, item=None, count=0)


def _named(found: int, of: e.Type, example: Example, game: Game) -> e.Expression | None:
    """A value as rules would name it; None if they could not."""
    match of.kind:
        case ValueKind.NUMBER:
            return e.Literal(found)
        case ValueKind.FLAG:
            return e.Answer(found != 0)
        case ValueKind.ITEM if found >= 0:
            return e.ItemRef(game.table(of.of), found)
        case ValueKind.PLAYER if found >= 0 and example.cast[found]:
            return e.VariableRef(e.Variable(PERSON - found, example.cast[found], e.Type(ValueKind.PLAYER)))
        case ValueKind.PLAYER:
            return e.Nobody()
        case _:
            return None
