"""What the setup lays beside the places of a ring: rows of things, as many as are there however chance falls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulekit.book.looks import look_of
from rulekit.book.narrator import Narrator
from rulekit.book.pictured import with_picture
from rulekit.book.things import DRAWN
from rulekit.document.sentence import Noun
from rulekit.document.things import Alongside
from rulekit.model.closed import Base, Owner, ValueKind
from rulekit.model.component import Field, Table
from rulekit.model.constant import decided, number
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import SetOf
from rulekit.model.game import Game
from rulekit.model.part import Part
from rulekit.model.statement import Body

__all__ = ["alongside", "filled"]

Known = Mapping[int, int]


def alongside(table: Table, narrator: Narrator) -> tuple[Alongside, ...]:
    """The rows that are kept of each place of a ring and that the setup fills, with the places where it does.

    Args:
        table: the ring.
        narrator: knows what has a picture.
    """
    game = narrator.game
    return tuple(
        Alongside(
            look_of(one.of, game),
            with_picture(one.of, narrator, Noun(one.name)),
            tuple(counts.get(place.index, 0) for place in table.items),
            one.face_down,
        )
        for one, counts in filled(table, game).items()
        if look_of(one.of, game) in DRAWN
    )


def filled(table: Table, game: Game) -> dict[Field, dict[int, int]]:
    """How many things lie in each row of each place behind the setup, as far as that depends on no player."""
    step = game.step("setup")
    found: dict[Field, dict[int, int]] = {}
    for row, place, count in _filled(step.body if step is not None else (), game, table, {}):
        found.setdefault(row, {})[place] = count
    return found


def _filled(body: Body, game: Game, table: Table, known: Known) -> Iterator[tuple[Field, int, int]]:
    for statement in body:
        for effect in game.vocabulary.does(statement):
            match effect:
                case Changes(verb=Verb.GAIN, field=row, item=of) if _is_kept_of(row, table) and of is not None:
                    place, count = number(of, game.players_high, known), _count(effect, game, known)
                    if place is not None and count is not None:
                        yield row, place, count
                case _:
                    pass
        for part in game.vocabulary.parts(statement):
            for here in _for_each(part, game):
                tests = part.over.tests if isinstance(part.over, SetOf) else ()
                if all(decided(one, game.players_high, {**known, **here}) for one in tests):
                    yield from _filled(part.body, game, table, {**known, **here})


def _is_kept_of(row: Field, table: Table) -> bool:
    return row.kind is ValueKind.ROW and row.each == table.name and row.owner is Owner.GAME


def _for_each(part: Part, game: Game) -> Iterator[Known]:
    """The thing that a loop over things stands at, again and again; nothing of what depends on somebody."""
    if isinstance(part.over, SetOf) and part.over.base is Base.ITEMS:
        yield from ({part.over.element.key: item.index} for item in game.table(part.over.of).items)


def _count(effect: Changes, game: Game, known: Known) -> int | None:
    """How many things are put into a row; one that is filled from others holds as many as it can."""
    if effect.placing is None:
        return effect.field.holds if effect.field.limited else None
    return number(effect.placing.count, game.players_high, known)
