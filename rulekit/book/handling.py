"""What hands do with the things on the table when somebody gains or loses some: told once, beside what is there."""

from __future__ import annotations

from attrs import frozen

from rulekit.book.left_over import left_over
from rulekit.document.closed import Role
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.game import Game
from rulekit.model.physical import Carrier, Component, Material

__all__ = ["handling"]

MINE = (Owner.PLAYER, Owner.TURN)
"""Whose values somebody keeps for themselves."""
FEWER = (Verb.LOSE, Verb.PAY, Verb.EMPTY)
"""How there gets less of something."""
SCORE = "score"
"""The step in which points are counted when play is over."""
GATHERED = (ValueKind.NUMBER, ValueKind.SET)
"""What there is more or less of, so that hands have something to do."""


def handling(game: Game) -> tuple[Sentence, ...]:
    """A sentence for each way in which values of players are kept: by pegs and markers, ticked, written, remembered.

    Steps say what is gained and lost; this says once what that is on the table. Nothing is said of a value that no
    rule changes, and nothing of losing where nothing is lost.

    Args:
        game: the game; without a block ``components`` nothing is said.
    """
    kept: dict[_Way, dict[Noun, frozenset[Verb]]] = {}
    for field in game.fields:
        one = next((one for one in game.components if one.name == field.name), None)
        if one is None or field.owner not in MINE or field.kind not in GATHERED or field.piece:
            continue
        verbs = _changes(field, game)
        if _by_hand(field, one, verbs):
            last = one.material is Material.NOTE and not field.start and _only_in_the_end(field, game)
            row = left_over(field, game) if one.material is Material.MARKER else None
            told = kept.setdefault(_Way(one.material, _carrier(one), last, row.of.name if row is not None else ""), {})
            told[Noun(_shown(field))] = told.get(Noun(_shown(field)), frozenset()) | verbs
    said = (
        _said(way, tuple(nouns), frozenset(verb for verbs in nouns.values() for verb in verbs))
        for way, nouns in kept.items()
    )
    return (*said, *(Sentence("boxes_run_out", {"noun": Noun(one.name)}) for one in game.fields if _run_out(one, game)))


def _run_out(field: Field, game: Game) -> bool:
    """Whether somebody may have more of it than there are boxes."""
    boxes = {one.name for one in game.components if one.material is Material.BOX}
    mine = field.owner is Owner.PLAYER and field.kind is ValueKind.NUMBER and field.name in boxes
    return mine and field.boxes > 0 and not field.limited and not field.each


@frozen
class _Way:
    """How values are kept: what is told in one sentence.

    Args:
        material: as what they are there.
        on: what they are kept on; None if that is not said.
        last: whether there is nothing of them before the scoring.
        along: what a marker goes along that counts what is left of it; empty for none.
    """

    material: Material
    on: str | None
    last: bool = False
    along: str = ""


def _by_hand(field: Field, one: Component, verbs: frozenset[Verb]) -> bool:
    """Whether there is something to tell: where things are taken and given, the steps say all that hands do."""
    match one.material:
        case Material.PEG | Material.MARKER:
            return field.kind is ValueKind.NUMBER and bool(verbs & {Verb.GAIN, *FEWER})
        case Material.BOX:
            # A box that is one of many of something is ticked where a step says so.
            return (not field.each or field.kind is ValueKind.SET) and Verb.GAIN in verbs
        case Material.NOTE | Material.MIND:
            return True
        case _:
            return False


def _changes(field: Field, game: Game) -> frozenset[Verb]:
    """How the rules change a value: what steps and effects do with it, and what dice give."""
    bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
    found = (one for body in bodies for one in game.vocabulary.effects(body) if isinstance(one, Changes))
    given = {gift.field for face in (game.die.faces if game.die else ()) for gift in face.gifts}
    return frozenset(one.verb for one in found if one.field == field) | ({Verb.GAIN} if field in given else set())


def _only_in_the_end(field: Field, game: Game) -> bool:
    """Whether nothing changes a value but the scoring and what is added to it."""
    bodies = [one.body for one in game.steps if one.name != SCORE]
    bodies += [one.body for one in game.modifiers if one.target != SCORE]
    found = (one for body in bodies for one in game.vocabulary.effects(body) if isinstance(one, Changes))
    given = {gift.field for face in (game.die.faces if game.die else ()) for gift in face.gifts}
    return game.step(SCORE) is not None and field not in given and all(one.field != field for one in found)


def _carrier(one: Component) -> str | None:
    if one.carrier is Carrier.MAT and one.material is Material.PEG:
        return "pegboard"
    if one.carrier is None and one.material is Material.BOX:
        return Carrier.SHEET.value
    return one.carrier.value if one.carrier is not None else None


def _shown(field: Field) -> str:
    """What a value is called where it is named after what it is kept for, or of what it holds some."""
    return field.each or (field.of if field.kind is ValueKind.SET else field.name)


def _said(way: _Way, nouns: tuple[Noun, ...], verbs: frozenset[Verb]) -> Sentence:
    on: Part = Noun(way.on, Role.COMPONENTS) if way.on else False
    match way.material:
        case Material.PEG | Material.MARKER:
            parts: dict[str, Part] = {
                "values": nouns,
                "made": Noun(way.material.value, Role.COMPONENTS),
                "on": on,
                **({"along": Noun(way.along)} if way.along else {}),
                "gain": Verb.GAIN in verbs,
                "lose": Verb.LOSE in verbs,
                "pay": Verb.PAY in verbs,
            }
            return Sentence("shown_by", parts)
        case Material.BOX:
            return Sentence("ticked_off", {"values": nouns, "on": on, "lose": bool(verbs & {*FEWER})})
        case Material.NOTE:
            return Sentence("noted", {"values": nouns, "on": on, "last": way.last})
        case _:
            return Sentence("remembered", {"values": nouns})
