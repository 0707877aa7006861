"""What must follow in an example, compared with what is there."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.model.closed import ValueKind
from rulekit.model.example import Fact, FactKind
from rulekit.playing.asking import Teller
from rulekit.playing.picks import words_of
from rulekit.playing.scene import Scene, listed

__all__ = ["disagreement"]


def disagreement(fact: Fact, scene: Scene, teller: Teller, vector: Sequence[int], answers: Sequence[int]) -> str:
    """How things are where a fact does not hold, in the words of the rules; empty if it holds.

    Args:
        fact: what must follow.
        scene: where the example stands.
        teller: says how things are.
        vector: the slots of the program; shape (slots,).
        answers: to the fact's question, in order.
    """
    match fact.kind:
        case FactKind.HOLDS | FactKind.IS:
            return teller.wrong(fact, answers)
        case FactKind.ROW_IS:
            return _lying(fact, teller, vector)
        case FactKind.ONLY:
            return _only(fact, scene)
        case FactKind.CANNOT:
            return _cannot(fact, scene)
        case FactKind.ASKED:
            wanted = fact.who if fact.who >= 0 else None
            name = scene.names[fact.who] if fact.who >= 0 else "nobody"
            return f"{scene.asked} is asked here, not {name}" if scene.player != wanted else ""
        case FactKind.OVER:
            return "" if scene.is_finished else "the game goes on"
        case FactKind.NOT_OVER:
            return "the game is over" if scene.is_finished else ""
        case FactKind.WINS | FactKind.WINS_NOT | FactKind.DRAWN:
            return _winners(fact, scene)
        case FactKind.CAN | FactKind.NEVER:
            raise AssertionError(fact.kind)  # no example can say it


def _lying(fact: Fact, teller: Teller, vector: Sequence[int]) -> str:
    assert fact.row is not None
    there = teller.lying(fact.row, vector)
    ordered = fact.row.field.kind is ValueKind.ROW and not fact.row.field.face_down
    if there == (fact.items if ordered else tuple(sorted(fact.items))):
        return ""
    return f"`{fact.words}` holds {teller.listed(fact.row, there)}, not {teller.listed(fact.row, fact.items)}"


def _only(fact: Fact, scene: Scene) -> str:
    """Every choice that is named is there, and no other."""
    if reason := scene.unless_asked(fact.who):
        return reason
    there = scene.choices or ()
    said = [words_of(one) for one in fact.choices]
    missing = next((one for one in said if not any(choice.words[: len(one)] == one for choice in there)), None)
    if missing is not None:
        return f"`{' '.join(missing)}` is no option here; there are: {listed(there)}"
    more = tuple(one for one in there if not any(one.words[: len(words)] == words for words in said))
    return f"{scene.names[fact.who]} may choose also: {listed(more)}" if more else ""


def _cannot(fact: Fact, scene: Scene) -> str:
    """Nothing of the kind is among the options; where nobody is asked, there are none."""
    if scene.choices is None:
        return ""
    if reason := scene.unless_asked(fact.who):
        return reason
    said = words_of(fact.choices[0])
    there = tuple(one for one in scene.choices if one.has(said))
    return f"{scene.names[fact.who]} can choose it: {listed(there)}" if there else ""


def _winners(fact: Fact, scene: Scene) -> str:
    """Those who are named have won together, and nobody else; or somebody has not won, or nobody at all."""
    if scene.position is None or not scene.is_finished:
        return "the game goes on, and nobody has won yet"
    ranking = scene.position.ranking()
    winners = ranking.winners
    named = " and ".join(scene.names[one] for one in winners) or "nobody"
    so = "the game is drawn" if ranking.drawn else f"the game is won by {named}"
    if fact.kind is FactKind.DRAWN:
        return "" if ranking.drawn else so
    if fact.kind is FactKind.WINS_NOT:
        return so if fact.people[0] in winners else ""
    said = " and ".join(scene.names[one] for one in fact.people)
    other = f"won by {said}" if ranking.drawn else said
    return f"{so}, not {other}" if set(fact.people) != set(winners) else ""
