"""What differs in what players, turns, the game and dice have and no sentence tells: properties, by name."""

from __future__ import annotations

from rulekit.book.agreed import offered, option_told
from rulekit.book.changes.entry import NOTHING, Entry, Figure, Rewritten, Version, added, removed
from rulekit.book.changes.order import pairs
from rulekit.book.kept import told_in_table
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.untold import untold
from rulekit.document.blocks import Item, Line
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model import walk
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field, Parameter
from rulekit.model.game import Game

__all__ = ["fields", "numbers", "options"]

SET_UP = Sentence("labelled", {"label": label("setup")})
"""Above what is said otherwise of the setup."""


def numbers(before: Narrator, after: Narrator, told: frozenset[Line]) -> tuple[Entry, ...]:
    """The numbers that rules share.

    Args:
        before: the game without what changes.
        after: the game with it.
        told: the numbers that sentences on the box and the setup have now: where those alone come from a number that no
            rule speaks of, nothing is left to tell of it.
    """
    made: list[Entry] = []
    known, there = ({one.name: one for one in each.game.parameters} for each in (before, after))
    spoken = _spoken_of(before) | _spoken_of(after)
    for name, old, new in pairs(known, there):
        if new is not None and old is not None and name not in spoken and (Number(new.value),) in told:
            continue
        noun = Noun(name, "numbers")
        if new is None:
            made.append(removed(noun))
        elif old is None or (old.value, old.mark) != (new.value, new.mark):
            was: Line = (Number(old.value),) if old is not None else NOTHING
            made.append(Figure((noun,), was, (Number(new.value),), new.mark))
    return tuple(made)


def _spoken_of(narrator: Narrator) -> frozenset[str]:
    """The numbers that a rule speaks of, or a word that rules define; others only say how much there is."""
    game = narrator.game
    said = (*narrator.flow.bodies, game.modifiers, game.adjectives, game.relations, game.derived)
    return frozenset(one.name for body in said for one in walk.inside(body) if isinstance(one, Parameter))


def options(before: Game, after: Game) -> tuple[Entry, ...]:
    """What the table agrees on before play."""
    made: list[Entry] = []
    for _, old, new in pairs({one.name: one for one in before.options}, {one.name: one for one in after.options}):
        if new is None:
            made.append(removed(_noun(old)))
            continue
        if old is None:
            made.append(Rewritten(SET_UP, (Version((), (), (Item((option_told(new, after),)),)),)))
            continue
        was: Line = (offered(old, before),)
        now: Line = (offered(new, after),)
        if was != now or old.mark != new.mark:
            made.append(Figure((_noun(new),), was, now, new.mark))
    return tuple(made)


def _labelled(one: Field) -> Sentence:
    return Sentence("labelled", {"label": _noun(one)})


def fields(before: Narrator, after: Narrator, told: frozenset[str]) -> tuple[Entry, ...]:
    """What somebody or something has, as far as no sentence of either book tells the difference.

    What is new or gone altogether is told by the sentences that speak of it; what the books tell in a table alone, and
    a property that changes, is told here.

    Args:
        before: the game without what changes.
        after: the game with it.
        told: what the sentences speak of that differ before play begins.
    """
    made: list[Entry] = []
    known, there = _kept(before.game), _kept(after.game)
    names = [one.name for one in after.game.fields]
    shared = _shared(before.game, after.game)
    for (_, name, each), old, new in pairs(known, there):
        if name in told:
            continue
        noun = _noun(new or old)
        whose = (Noun(each),) if each and names.count(name) > 1 else ()
        if old is not None and new is None and old in untold(before):
            made.append(removed(noun))
        elif new is not None and old is None and new in untold(after):
            made.append(_tabled(new, after))
        if old is None or new is None:
            continue
        if _sort(old) != _sort(new):
            made += (removed(noun), _added(new, noun, after.game))
            continue
        was, now = properties(old, before.game), properties(new, after.game)
        differing = {
            one: (was.get(one, NOTHING), now.get(one, NOTHING))
            for one in (*now, *(each for each in was if each not in now))
            if was.get(one) != now.get(one)
        }
        made += [
            Figure((label(one), noun, *whose), *lines, new.mark)
            for one, lines in differing.items()
            if lines not in shared
        ]
    return tuple(made)


def _added(new: Field, noun: Noun, game: Game) -> Entry:
    said = ((label(one), line) for one, line in properties(new, game).items())
    told = ((name, line) for name, line in said if line != (Number(0),))  # which goes without saying
    return added(noun, ((label("sort"), (_sort(new),)), *told))


def _tabled(new: Field, narrator: Narrator) -> Entry:
    """What is new and stands in the table of what is kept track of, as that has it."""
    told = {label(head): line for head, line in told_in_table(new, narrator)}
    # Of what it is, and whose, is told by whatever speaks of it.
    brief = tuple((head, line) for head, line in told.items() if head.term not in ("sort", "whose"))
    return added(_noun(new), brief or tuple(told.items()))


def _shared(before: Game, after: Game) -> list[tuple[Line, Line]]:
    """The numbers that rules share, each as it was and as it is: what else goes from the one to the other follows."""
    known = {one.name: one.value for one in before.parameters}
    return [((Number(known[one.name]),), (Number(one.value),)) for one in after.parameters if one.name in known]


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
    if not one.limited or (not one.overflow and one.kind is not ValueKind.CUP):
        return ()  # where nothing is lost, it is proved that there is never more
    if one.bound:
        return (Noun(one.bound, "columns"),)
    return (Sentence("figures", {"items": tuple(Number(each) for each in dict.fromkeys(one.high))}),)
