"""Dice: their declarations checked, one kind or several, and what their faces give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from rulekit.check import components, dice_errors, errors
from rulekit.check.names import Names
from rulekit.model.component import Die, Face
from rulekit.model.ranges import MOST_DICE, MOST_FACES
from rulekit.syntax.node import Node, Word

__all__ = ["check_dice", "check_gifts", "note_throws"]

SINGULAR, PLURAL = "die", "dice"
"""What all dice of a game are called where it has several kinds."""


def check_dice(nodes: Sequence[Node], names: Names) -> None:
    """Declare the dice with their faces, without what the faces give (which speaks of fields).

    Reports:
        RK0212: some show numbers and others something else. RK0302, RK0310: there are no such numbers, or too many.
    """
    kinds: list[Die] = []
    alone = sum(node.kind == nodes[0].kind for node in nodes) == 1
    shared = _shared(nodes)
    for face in shared.values():
        names.declare(face)
    for node in nodes:
        first, name = sum(len(one.faces) for one in kinds), components.noun(node)[0]
        if node.kind != nodes[0].kind:
            names.report.lose(word.text for one in node.walk() for word in one.names)
            names.report.add(dice_errors.unlike_dice(name.text, node.the("noun").span, nodes[0].the("noun").span))
        elif not alone and name.text in (SINGULAR, PLURAL):
            names.report.add(dice_errors.name_of_all_dice(name.text, node.the("noun").span))
        else:
            kinds.append(_die(node, first, names, alone=alone, shared=shared))
    if alone and kinds:
        names.die = kinds[0]
    elif kinds:
        faces = tuple(face for one in kinds for face in one.faces)
        low = min(one.low for one in kinds)
        numbered, mark = kinds[0].numbered, kinds[0].mark
        names.die = Die(SINGULAR, PLURAL, faces, numbered, low, mark, kinds[0].span, kinds=tuple(kinds))


def _shared(nodes: Sequence[Node]) -> dict[str, Word]:
    """The names of faces that dice of several kinds have, each where it stands first."""
    first: dict[str, tuple[int, Word]] = {}
    found: dict[str, Word] = {}
    for at, node in enumerate(nodes):
        for face in node.nodes("face", "face_choice"):
            kind, word = first.setdefault(face.name.text, (at, face.name))
            if kind != at:
                found[word.text] = word
    return found


def _die(node: Node, first: int, names: Names, *, alone: bool, shared: Mapping[str, Word]) -> Die:
    """One kind of dice, whose faces stand behind so many of others."""
    name, plural = components.noun(node)
    names.declare(name)
    mark = components.mark_of(node, names)
    if node.kind == "die_numbers":
        low, high = (int(word.text) for word in node.words("NUMBER"))
        if low > high:
            names.report.add(errors.upside_down(low, high, node.span))
            high = low
        if high - low >= MOST_FACES:
            names.report.add(errors.too_many(node.span, "faces", MOST_FACES))
            high = low
        faces = tuple(
            Face(first + at, str(one) if alone else f"{name.text}_{one}", (), choice=False, span=node.span, number=one)
            for at, one in enumerate(range(low, high + 1))
        )
        return Die(name.text, plural, faces, numbered=True, low=low, mark=mark, span=node.span)
    written = node.nodes("face", "face_choice")
    faces = tuple(_face(face, first + at, name, shared) for at, face in enumerate(written))
    for face, made in zip(written, faces, strict=True):
        names.declare(attrs.evolve(face.name, text=made.name))
    return Die(name.text, plural, faces, numbered=False, low=0, mark=mark, span=node.span)


def _face(node: Node, index: int, kind: Word, shared: Mapping[str, Word]) -> Face:
    """A face that has a name; one that dice of several kinds have is called behind its kind."""
    name, choice = node.name, node.kind == "face_choice"
    if name.text not in shared:
        return Face(index, name.text, (), choice, node.span)
    return Face(index, f"{kind.text}_{name.text}", (), choice, node.span, shown=name.text)


def check_gifts(nodes: Sequence[Node], names: Names) -> None:
    """Add to the faces what they give.

    Reports:
        RK0201: something unknown is given. RK0203: it can't be given.
    """
    die = names.die
    if die is None or die.numbered:
        return
    kinds = []
    for kind, node in zip(die.each, (one for one in nodes if one.kind == "die"), strict=False):
        faces = []
        for face, written in zip(kind.faces, node.nodes("face", "face_choice"), strict=True):
            amounts = (amount for amount in written.nodes() if amount.kind != "mark")
            gifts = tuple(gift for amount in amounts for gift in [components.gift_of(amount, names)] if gift)
            faces.append(attrs.evolve(face, gifts=gifts))
        kinds.append(attrs.evolve(kind, faces=tuple(faces)))
    every = tuple(face for one in kinds for face in one.faces)
    names.die = attrs.evolve(die, faces=every, kinds=tuple(kinds) if die.kinds else ())


def note_throws(tree: Node, names: Names) -> None:
    """Keep how many dice can lie on the table at once, all of them and those of a kind.

    A kind of which dice are thrown to those that lie there already is known no better than the dice of all kinds.
    """
    rolls = [node for node in tree.walk() if node.kind == "roll"]
    if names.die is None:
        return
    every = _words(names.die, *names.die.kinds)
    added = sum(_thrown(one, every) for one in rolls if _is_added(one))
    whole = min(max((_thrown(one, every) for one in rolls if not _is_added(one)), default=0) + added, MOST_DICE)
    names.thrown[names.die.name] = whole
    for kind in names.die.kinds:
        words = _words(kind)
        known = not any(_is_added(one) and _thrown(one, words) for one in rolls)
        most = max((_thrown(one, words) for one in rolls), default=0)
        names.thrown[kind.name] = min(most, whole) if known else whole


def _words(*dice: Die) -> frozenset[str]:
    return frozenset(name for one in dice for name in (one.name, one.plural))


def _is_added(roll: Node) -> bool:
    """Whether what lies on the table stays there."""
    return roll.child("amount").kind == "more"


def _thrown(roll: Node, words: frozenset[str]) -> int:
    """The most dice with one of these names that one throw brings to the table."""
    found = 0
    for one in (roll, *roll.nodes("thrown_with")):
        amount = one.child("amount")
        if any(word.text in words for word in amount.names):
            found += (amount.number or 0) if amount.kind in ("some", "more") else MOST_DICE
    return found
