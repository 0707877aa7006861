"""What differs in what players, turns, the game and dice have: each property of a field by name."""

from __future__ import annotations

from rulekit.book.agreed import offered
from rulekit.book.changes.entry import NOTHING, Entry, Figure, added, removed
from rulekit.book.changes.order import pairs
from rulekit.book.passages import label
from rulekit.document.blocks import Line
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.game import Game

__all__ = ["fields", "numbers", "options"]


def numbers(before: Game, after: Game) -> tuple[Entry, ...]:
    """The numbers that rules share."""
    made: list[Entry] = []
    for name, old, new in pairs(
        {one.name: one for one in before.parameters}, {one.name: one for one in after.parameters}
    ):
        noun = Noun(name, "numbers")
        if new is None:
            made.append(removed(noun))
        elif old is None or (old.value, old.mark) != (new.value, new.mark):
            was: Line = (Number(old.value),) if old is not None else NOTHING
            made.append(Figure((noun,), was, (Number(new.value),), new.mark))
    return tuple(made)


def options(before: Game, after: Game) -> tuple[Entry, ...]:
    """What the table agrees on before play."""
    made: list[Entry] = []
    for _, old, new in pairs({one.name: one for one in before.options}, {one.name: one for one in after.options}):
        if new is None:
            made.append(removed(_noun(old)))
            continue
        was: Line = (offered(old, before),) if old is not None else NOTHING
        now: Line = (offered(new, after),)
        if old is None or was != now or old.mark != new.mark:
            made.append(Figure((_noun(new),), was, now, new.mark))
    return tuple(made)


def fields(before: Game, after: Game) -> tuple[Entry, ...]:
    """What somebody or something has."""
    made: list[Entry] = []
    known, there = _kept(before), _kept(after)
    names = [one.name for one in after.fields]
    for (_, name, each), old, new in pairs(known, there):
        noun = _noun(new or old)
        whose = (Noun(each),) if each and names.count(name) > 1 else ()
        if old is not None and (new is None or _sort(old) != _sort(new)):
            made.append(removed(noun))
        if new is None:
            continue
        if old is None or _sort(old) != _sort(new):
            said = ((label(one), line) for one, line in properties(new, after).items())
            told = ((name, line) for name, line in said if line != (Number(0),))  # which goes without saying
            made.append(added(noun, ((label("sort"), (_sort(new),)), *told)))
            continue
        was, now = properties(old, before), properties(new, after)
        made += [
            Figure((label(one), noun, *whose), was.get(one, NOTHING), now.get(one, NOTHING), new.mark)
            for one in (*now, *(each for each in was if each not in now))
            if was.get(one) != now.get(one)
        ]
    return tuple(made)


def _kept(game: Game) -> dict[tuple[Owner, str, str], Field]:
    """All but options, which nobody keeps anything in."""
    return {(one.owner, one.name, one.each): one for one in game.fields if not one.agreed}


def _noun(one: Field | None) -> Noun:
    """The word for a field: what is so or not so is no thing."""
    assert one is not None
    if one.kind is ValueKind.FLAG:
        return Noun(one.name, "adjectives" if one.owner is Owner.DIE else "states")
    return Noun(one.name)


def _sort(one: Field) -> Sentence:
    """What it is, of what, and whose: what makes it another field if it changes."""
    parts: dict[str, Part] = {
        "kind": one.kind.value,
        "of": Noun(one.of) if one.of else False,
        "each": Noun(one.each) if one.each else False,
        "owner": one.owner.value,
    }
    return Sentence("sort_of_field", parts)


def properties(one: Field, game: Game) -> dict[str, Line]:
    """What holds of a field and is no matter of course, by the label that it is told under.

    The width of a counter is no rule and is left out.
    """
    made: dict[str, Line] = {
        "start": _start(one, game),
        "least": (Number(one.low),),
        "most": _most(one),
        "room": (Number(one.holds),) if one.kind is ValueKind.ROW and one.limited else (),
        "boxes": (Number(one.boxes),) if one.boxes else (),
        "surplus": _yes(so=one.overflow and one.limited),
        "may_be_empty": _yes(so=one.optional),
        "hidden": _yes(so=one.hidden),
        "face_down": _yes(so=one.face_down),
        "supply": (Noun(one.source),) if one.source else (),
        "lasts_for": (Noun(one.step, "steps"),) if one.owner is Owner.TURN and one.step != "turn" else (),
        "source": (Noun(one.mark, "sources"),) if one.mark else (),
    }
    if one.kind not in (ValueKind.NUMBER, ValueKind.CUP):
        made["least"] = made["most"] = ()
    return {name: line for name, line in made.items() if line}


def _yes(*, so: bool) -> Line:
    return (Sentence("yes"),) if so else ()


def _start(one: Field, game: Game) -> Line:
    """What it begins with: a number, or the column that says so."""
    if one.starts:
        said = (each for each in game.table(one.each).columns if tuple(v or 0 for v in each.values) == one.starts)
        return tuple(Noun(each.name, "columns") for each in said)[:1]
    match one.kind:
        case ValueKind.NUMBER | ValueKind.CUP:
            return (Number(one.start),)
        case ValueKind.FLAG:
            return _yes(so=one.start > 0)
        case ValueKind.ITEM:
            return (Noun(game.table(one.of).items[one.start - 1].name),) if one.start else ()
        case _:
            return ()


def _most(one: Field) -> Line:
    if not one.limited:
        return ()
    if one.bound:
        return (Noun(one.bound, "columns"),)
    return (Sentence("figures", {"items": tuple(Number(each) for each in dict.fromkeys(one.high))}),)
