"""What people at a table see: a choice made openly or in secret, and what it changes on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulekit.book.facts import joined
from rulekit.book.narrator import Narrator
from rulekit.book.worked import stated
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Name, Noun, Number, Part, Sentence
from rulekit.driver.pipeline import SAYERS
from rulekit.model import expression as e
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.example import PERSON
from rulekit.model.type import Type, Variable
from rulekit.playing.board import Board
from rulekit.playing.option import Option, face_said
from rulekit.playing.pieces import moved
from rulekit.playing.reading import HIDDEN, Holder, shown_as
from rulekit.playing.state import State

__all__ = [
    "SECRET",
    "all_of",
    "amount_of",
    "changed",
    "changes_of",
    "dice_of",
    "heard",
    "held",
    "is_shown",
    "laid_open",
]

SECRET = Sentence("option_secret")
"""What is said of a choice that only the one who made it may know."""

NOT_TOLD = frozenset({ValueKind.FLAG})
"""Kinds of fields that have no words of their own."""


def heard(before: State, option: Option, after: State, watching: Iterable[int]) -> Sentence | None:
    """What those who watch are told of a choice; None if not even that there was one.

    Args:
        before: the state in which it was chosen.
        option: what was chosen.
        after: the state that it led to.
        watching: players, from 0; with nobody watching everything is told.
    """
    players = [one for one in watching if one != before.player]
    pause = before.pause
    if not players or pause is None or pause.decide is None:
        return option.sentence
    arm = pause.decide.arms[before.runner.key_of(before.place, option.number).arm]
    secrets = before.table.secrets
    if arm.into < 0:
        others = [one for one in pause.decide.arms if one is not arm]
        unseen = bool(others) and all(one.says in secrets.asking for one in others) and option.verb == "stop"
        return None if unseen else option.sentence
    if not any(arm.into in secrets.always[one] for one in players):
        return option.sentence
    thing = option.path[-1]
    if option.kind != "item":
        return SECRET if arm.into in secrets.becoming else option.sentence
    lying = [(_hidden(before, thing, one), _hidden(after, thing, one)) for one in players]
    return SECRET if any(now and now >= was for was, now in lying) else option.sentence


def _hidden(state: State, thing: str, viewer: int) -> int:
    """How often a thing lies where a viewer may not look."""
    view, found = state.view(viewer), 0
    for one, at in held(state):
        if one.hidden and view.hides(one, at) and one.kind in (ValueKind.ITEM, ValueKind.SET, ValueKind.ROW):
            value = Holder(state, one.owner.value, at).of(one.name, one.each) if one.each else _value(state, one, at)
            for lies in value.values() if isinstance(value, dict) else (value,):
                found += list(lies).count(thing) if isinstance(lies, tuple | frozenset) else lies == thing
    return found


def held(state: Board) -> Iterator[tuple[Field, int]]:
    """All fields of the players, the turn and the game, with their owners."""
    for one in state.table.game.fields:
        if one.owner is not Owner.DIE:
            for at in range(state.table.players if one.owner is Owner.PLAYER else 1):
                yield one, at


def _value(state: Board, one: Field, at: int) -> object:
    found: object = getattr(Holder(state, one.owner.value, at), one.name)
    return found


# ---- What changes ----


def changed(before: State, after: State, watching: Iterable[int] = ()) -> tuple[Sentence, ...]:
    """What is otherwise than before and can be seen: on the table, and with the players.

    Args:
        before: a state.
        after: a later one of the same play.
        watching: players, from 0; what one of them may not know is left out. With nobody watching nothing is.
    """
    narrator = Narrator(after.table.game, SAYERS)
    watching = tuple(watching)
    views = [after.view(one) for one in watching]
    said: list[Sentence] = [*moved(before, after)]
    for one, at in held(after):
        if not is_shown(one, after) or one.owner is Owner.TURN:
            continue
        if one.kind is ValueKind.CUP:
            said += _of_dice(one, at, before, after, watching)
            continue
        if one.hidden and (seen := _revealed(one, at, before, after, watching)):
            said += seen
            continue
        if one.hidden and any(view.hides(one, at) for view in views):
            continue
        for sentence in changes_of(one, at, before, after, narrator):
            both = joined(said[-1], sentence) or _together(said[-1], sentence) if said else None
            said[-1:] = [both] if both else [*said[-1:], sentence]
    return tuple(said)


def is_shown(one: Field, state: State) -> bool:
    """Whether what is kept there is told by its name: no piece, for that stands somewhere, and no mere supply."""
    return not (one.piece or one.kind in NOT_TOLD or _is_stock(one, state) or one.face_down)


def _is_stock(one: Field, state: State) -> bool:
    """Whether a field of the game is what others are taken from: that one grows as the other shrinks is plain."""
    return any(other.source == one.name for other in state.table.game.fields)


def changes_of(one: Field, at: int, before: State, after: State, narrator: Narrator) -> Iterator[Sentence]:
    """What is otherwise than before of one field of a player, the turn or the game.

    Args:
        one: the field.
        at: whose, from 0; 0 where it is no player's.
        before: a state.
        after: a later one of the same play.
        narrator: turns what the rules name into sentences.
    """
    was, now = (all_of(state, one, at) for state in (before, after))
    if was == now:
        return
    things = after.table.game.table(one.each).items if one.each else (None,)
    for thing in things:
        old, new = (found[thing.name if thing else ""] for found in (was, now))
        if old == new or HIDDEN in (old, new):
            continue
        where = e.ItemRef(after.table.game.table(one.each), thing.index) if thing else None
        owner = _person(at, after) if one.owner is Owner.PLAYER else None
        field = e.FieldOf(one, owner, where)
        match new:
            case frozenset():
                gained = _nouns(one, (name for name in new if name not in _names(old)), after)
                if gained and owner is not None:
                    yield _holds(after.names[at], items=gained)
            case tuple():
                single = after.table.game.table(one.of).one_of_each
                parts: dict[str, Part] = {"row": narrator.value(field), "single": single}
                added = new[len(old) :] if isinstance(old, tuple) and old and new[: len(old)] == old else ()
                if added:
                    yield Sentence("row_grows", {**parts, "items": tuple(map(Noun, added))})
                elif new:
                    items = tuple(map(Noun, new))
                    yield Sentence("row_holds", {**parts, "items": items, "ordered": True, "told": "then"})
            case int() if one.kind is ValueKind.NUMBER and owner is not None:
                yield _holds(after.names[at], amounts=(amount_of(one, thing.name if thing else "", new, after),))
            case _:
                yield stated(e.Compare(field, Comparison.IS, _stated(one, new, after)), "then", narrator)


def _of_dice(one: Field, at: int, before: State, after: State, watching: tuple[int, ...]) -> Iterator[Sentence]:
    """How many dice somebody keeps now, and what they show if all who watch can see it, as they could not before."""
    was, now = (_dice_seen(one, at, state, watching) for state in (before, after))
    if one.owner is not Owner.PLAYER:
        return
    if (laid := _laid_open(one, at, before, after)) is not None:
        thrown, *faces = laid
        yield _told_open(one, at, tuple(after.table.face_names[face] for face in faces[:thrown]), after)
    if was == now:
        return
    if len(was) != len(now):
        amount = Sentence("some", {"count": Number(len(now)), "noun": Noun(one.of)})
        yield _holds(after.names[at], amounts=(amount,))
    if one.hidden and laid is None and not {*now} & {None, HIDDEN}:  # those that lie open are seen as they fall
        yield _told_open(one, at, now, after)


def _revealed(one: Field, at: int, before: State, after: State, watching: tuple[int, ...]) -> tuple[Sentence, ...]:
    """What somebody has revealed meanwhile, or what all who watch may know now and could not before."""
    if one.name not in after.table.program.layout.known or one.owner is not Owner.PLAYER:
        return ()
    if (laid := _laid_open(one, at, before, after)) is not None:
        return (_told_open(one, at, shown_as(one, after.table.game)(laid), after),)
    hidden = [any(state.view(who).hides(one, at) for who in watching) for state in (before, after)]
    return (_told_open(one, at, _value(after, one, at), after),) if hidden == [True, False] else ()


def laid_open(before: State, after: State) -> bool:
    """Whether something was revealed to all meanwhile, which may be hidden again before anybody chooses."""
    people = range(after.table.players)
    return any(
        _laid_open(one, at, before, after) is not None
        for one in after.table.fields["player"]
        if one.name in after.table.program.layout.known
        for at in people
    )


def _laid_open(one: Field, at: int, before: State, after: State) -> Sequence[int] | None:
    """The slots of what somebody has, as it was when it was revealed to all; None if it was not, meanwhile."""
    known = after.table.program.layout.known.get(one.name)
    if known is None or known.shown < 0:
        return None
    often = known.shown + at * known.width
    laid: Sequence[int] = after.slots[often + 1 : often + known.width]
    return laid if before.slots[often] != after.slots[often] else None


def _told_open(one: Field, at: int, value: object, state: State) -> Sentence:
    """What somebody has, laid open."""
    things: tuple[Part, ...]
    match value:
        case frozenset():
            things = _nouns(one, value, state)
        case tuple() if one.kind is ValueKind.CUP:
            faces = {face.name: face for face in (state.table.game.die.faces if state.table.game.die else ())}
            things = tuple(face_said(faces[face], state) for face in value)
        case tuple():
            things = tuple(map(Noun, value))
        case None:
            things = ()
        case int():
            things = (Number(value),)
        case _:
            things = (Noun(str(value)),)
    return Sentence("laid_open", {"who": Name(state.names[at]), "what": Noun(one.name), "items": things})


def dice_of(state: State, viewer: int) -> Iterator[Sentence]:
    """What dice show that players keep, as far as a player may know it."""
    view = state.view(viewer)
    for one in state.table.fields["player"]:
        for at, holder in enumerate(view.players):
            dice = getattr(holder, one.name) if one.kind is ValueKind.CUP else ()
            if dice and not {*dice} & {None, HIDDEN}:
                yield _told_open(one, at, dice, state)


def _dice_seen(one: Field, at: int, state: State, watching: tuple[int, ...]) -> tuple[object, ...]:
    """What the dice that somebody keeps show, as far as all who watch can see it."""
    seen = [getattr(Holder(board, one.owner.value, at), one.name) for board in (state, *map(state.view, watching))]
    return tuple(HIDDEN if HIDDEN in faces else faces[0] for faces in zip(*seen, strict=True))


def amount_of(one: Field, thing: str, count: int, state: Board) -> Sentence:
    """So many of a field: of the thing itself where a player has nothing else of it, such as 3 wood.

    Args:
        one: a field of players that holds numbers.
        thing: the name of the thing it is kept of; empty for one alone.
        count: how many.
        state: of which game.
    """
    amount: dict[str, Part] = {"count": Number(count), "noun": Noun(thing or one.name)}
    if not thing:
        return Sentence("some", amount)
    others = [
        other for other in state.table.fields["player"] if other.each == one.each and other.kind is ValueKind.NUMBER
    ]
    if len(others) == 1 and any(
        column.kind is ValueKind.NUMBERS for column in state.table.game.table(one.each).columns
    ):
        return Sentence("some", amount)
    return Sentence("some_of", {**amount, "noun": Noun(one.name), "of": Noun(thing)})


def all_of(state: State, one: Field, at: int) -> Mapping[str, object]:
    """What is had, by the thing it is kept of; by nothing if it is kept of none."""
    holder = Holder(state, one.owner.value, at)
    found: Mapping[str, object] = holder.of(one.name, one.each) if one.each else {"": getattr(holder, one.name)}
    return found


def _names(value: object) -> frozenset[str]:
    return value if isinstance(value, frozenset) else frozenset()


def _nouns(one: Field, names: Iterable[str], state: State) -> tuple[Noun, ...]:
    """The things of a set, in the order of their table."""
    gained = {*names}
    return tuple(Noun(item.name) for item in state.table.game.table(one.of).items if item.name in gained)


def _holds(name: str, amounts: tuple[Sentence, ...] = (), items: tuple[Noun, ...] = ()) -> Sentence:
    return Sentence("holds", {"who": Name(name), "amounts": amounts, "items": items, "told": "then"})


def _together(before: Sentence, said: Sentence) -> Sentence | None:
    """What the same person has, in one sentence."""
    if before.name != "holds" or said.name != "holds" or before.parts["who"] != said.parts["who"]:
        return None
    both = {part: (*_all(before.parts[part]), *_all(said.parts[part])) for part in ("amounts", "items")}
    return Sentence("holds", {**before.parts, **both})


def _all(part: Part) -> tuple[Part, ...]:
    return part if isinstance(part, tuple) else (part,)


def _person(at: int, state: State) -> e.VariableRef:
    return e.VariableRef(Variable(PERSON - at, state.names[at], Type(ValueKind.PLAYER)))


def _stated(one: Field, value: object, state: State) -> e.Expression:
    match value:
        case None:
            return e.Nobody()
        case int() if one.kind is ValueKind.PLAYER:
            return _person(value, state)
        case int():
            return e.Literal(value)
        case _:
            things = state.table.game.table(one.of)
            return e.ItemRef(things, next(thing.index for thing in things.items if thing.name == value))
