"""Which steps of the setup have their numbers at what is drawn: each thing has some, and each step is at some thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import define, evolve

from rulekit.book.lying import Named, called, named_by, terms_of
from rulekit.document.closed import Role
from rulekit.document.opening import Look
from rulekit.document.outset import Lying
from rulekit.document.sentence import Inline, Noun
from rulekit.document.things import Alongside, Ring
from rulekit.document.walk import parts
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Binds, Changes
from rulekit.model.game import Game
from rulekit.model.physical import Carrier

__all__ = ["Said", "called_out", "spoken_in"]

Said = tuple[tuple[Inline, ...], ...]
"""What each step says, in order."""
_ALIKE: Mapping[Look, str] = {Look.BOARD: Carrier.BOARD.value}
"""What a step may call a thing that is drawn so, whatever its name is."""
PILES = (ValueKind.ROW, ValueKind.SET)
"""What things lie in."""


@define
class _Drawn:
    """Something that has the numbers of steps.

    Args:
        name: what the rules call it.
        inside: what lies in it, of a pile; what it is, of a board.
        own: whether a player has it.
        numbers: of the steps that speak of it.
    """

    name: str
    inside: str
    own: bool
    numbers: tuple[int, ...] = ()


def called_out(
    shared: Sequence[Named], own: Sequence[Named], said: Said, calls: Sequence[int], game: Game
) -> tuple[tuple[Lying, ...], tuple[Lying, ...]]:
    """What all share and what a player has, with numbers.

    A thing has that of the step which speaks of it first, or else of what is in it; what a player has, that of the
    first one but that which lays the stock of it for all. Then what each other step speaks of has its number, too, of
    several those that have the fewest so far: from a pile that was laid before, to where it is laid now.

    Args:
        shared: what all share, by what the rules call it.
        own: what a player has.
        said: what each step says.
        calls: the numbers that stand elsewhere in the drawing.
        game: knows what piles are of, and what steps do that others name.
    """
    spoken = spoken_in(said, game)
    inside = {one.name: one.of for one in game.fields if one.kind in PILES}
    marks = {
        (side, at, row): _Drawn(name, inside.get(name, _ALIKE.get(one.look, "")), bool(side))
        for side, some in enumerate((shared, own))
        for at, (thing, one) in enumerate(some)
        for row, name in _called(thing, one)
    }
    for one in marks.values():
        one.numbers = _first(one, [*marks.values()], spoken)
    used = {*calls, *(number for one in marks.values() for number in one.numbers)}
    for number, terms in enumerate(spoken, 1):
        meant = [one for one in marks.values() if one.name in terms] or [
            one for one in marks.values() if one.inside in terms
        ]
        fewest = min((len(one.numbers) for one in meant), default=0)
        for one in meant if number not in used else ():
            one.numbers += (number,) if len(one.numbers) == fewest else ()

    def numbered(side: int, some: Sequence[Named]) -> tuple[Lying, ...]:
        return tuple(
            _with(
                one, {row: mark.numbers for (which, place, row), mark in marks.items() if (which, place) == (side, at)}
            )
            for at, (_, one) in enumerate(some)
        )

    return numbered(0, shared), numbered(1, own)


def spoken_in(said: Said, game: Game) -> list[set[str]]:
    """What each step speaks of: what it names, and what is chosen and changed in the steps that it names."""
    found = terms_of(said)
    for terms, line in zip(found, said, strict=True):
        steps = (one.term for one in parts(line) if isinstance(one, Noun) and one.role is Role.STEPS)
        terms |= {name for step in steps for name in _touched(step, game) if name}
    return found


def _touched(name: str, game: Game) -> Iterator[str]:
    step = game.step(name)
    for one in game.vocabulary.effects(step.body) if step is not None else ():
        match one:
            case Changes(field=field):
                yield field.name
                yield field.each
            case Binds(variable=variable):
                yield variable.type.of
            case _:
                pass


def _called(name: str, thing: Lying) -> Iterator[tuple[int, str]]:
    """What has numbers of a thing, by its name: itself, or the piece of its ring and the rows beside it."""
    if thing.ring is None or not thing.ring.rows:
        yield SELF, name
    if thing.ring is not None:
        yield PIECE, next(named_by(thing.ring.piece), "")
        yield from ((row, called(one)) for row, one in enumerate(thing.ring.rows))


SELF, PIECE = -2, -1
"""Where numbers stand that are not at a row: at the thing, and at the piece of its ring."""


def _first(one: _Drawn, others: Sequence[_Drawn], spoken: Sequence[set[str]]) -> tuple[int, ...]:
    """The number of the step that is about it before all others."""
    names = {one.name, one.inside} - {""}
    alike = [other for other in others if one.own and not other.own and names & {other.name, other.inside}]
    laid = {number for other in alike for number in other.numbers}
    for name in (one.name, one.inside):
        about = [number for number, terms in enumerate(spoken, 1) if name and name in terms]
        if about:
            return tuple(number for number in about if number not in laid)[:1] or tuple(
                about[:1] if name == one.name else ()
            )
    return ()


def _with(one: Lying, numbers: dict[int, tuple[int, ...]]) -> Lying:
    def row(at: int, beside: Alongside) -> Alongside:
        return evolve(beside, numbers=numbers.get(at, ()))

    def ring(found: Ring) -> Ring:
        rows = tuple(row(at, beside) for at, beside in enumerate(found.rows))
        return evolve(found, rows=rows, numbers=numbers.get(PIECE, ()))

    return evolve(one, numbers=numbers.get(SELF, ()), ring=ring(one.ring) if one.ring is not None else None)
