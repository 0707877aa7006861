"""How players stand: what one has at the end of a turn in a sentence, what all have in a table, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from rulekit.book.goes_on import taken_up
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.pictured import with_picture
from rulekit.document.blocks import Block, Cell, Column, Line, Panels, Row, TableBlock
from rulekit.document.sentence import Name, Noun, Number, Part, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.model.example import Example
from rulekit.playing.sight import all_of, amount_of, is_shown
from rulekit.playing.state import State

__all__ = ["Stands", "standings", "with_standings"]


@frozen
class Stands:
    """How things stood at the end of a turn.

    Args:
        block: which of the blocks that are told tells the turn.
        who: whose turn it was, from 0.
        state: how things stood.
    """

    block: int
    who: int
    state: State


def with_standings(
    told: Sequence[Block], ends: Sequence[Stands], first: State, example: Example, narrator: Narrator
) -> tuple[Block, ...]:
    """Turns, and how players stand: behind those of several all in a table, behind each of one alone a sentence.

    Args:
        told: the turns.
        ends: how things stood at the end of each.
        first: how they stood at the start.
        example: what is told.
        narrator: turns what the rules name into sentences.
    """
    if len({one.who for one in ends}) > 1:
        table = standings(ends[-1].state, first, example, narrator)
        return (*told, *((table,) if table is not None else ()))
    blocks = [*told]
    for one in ends:
        panels, stands = blocks[one.block], _standing(one.state, first, one.who, example)
        if isinstance(panels, Panels) and stands is not None:
            behind = (taken_up(said, stands) if isinstance(said, Sentence) else said for said in panels.after[:1])
            blocks[one.block] = evolve(panels, after=(stands, *behind, *panels.after[1:]))
    return tuple(blocks)


def _standing(now: State, first: State, who: int, example: Example) -> Sentence | None:
    """What somebody has: all that there is some of, or was at the start; None if that is nothing.

    Args:
        now: how things stand.
        first: how they stood at the start.
        who: who, from 0.
        example: what is told; it says what goes without saying.
    """
    amounts: list[Part] = []
    items: list[Part] = []
    for one in _told(now, example):
        was, is_ = (all_of(state, one, who) for state in (first, now))
        for thing, held in is_.items():
            if one.kind is ValueKind.NUMBER and isinstance(held, int) and (held or held != was[thing]):
                amounts.append(amount_of(one, thing, held, now))
            elif one.kind is ValueKind.SET and isinstance(held, frozenset):
                items += _things(one, held, now)
    if not amounts and not items:
        return None
    parts: dict[str, Part] = {"amounts": tuple(amounts), "items": tuple(items), "told": "then"}
    return Sentence("holds", {"who": Name(example.cast[who]), **parts})


def standings(now: State, first: State, example: Example, narrator: Narrator) -> TableBlock | None:
    """What everybody has, side by side; None if nobody has anything that is counted.

    Args:
        now: how things stand.
        first: how they stood at the start; the same for a table of how they do at the start.
        example: what is told.
        narrator: knows what has a picture.
    """
    people = range(len(example.cast))
    rows = [row for one in _told(now, example) for row in _rows(one, now, first, people, narrator)]
    if not rows:
        return None
    caption = label("stood_before" if now is first else "stands_now")
    columns = (Column((caption,)), *(Column((Name(one),), "number") for one in example.cast))
    anchor = f"round-{example.name}-{'start' if now is first else 'end'}"
    return TableBlock((), 0, columns, tuple(rows), (), anchor, in_text=True)


def _told(now: State, example: Example) -> Iterator[Field]:
    shown = (one for one in now.table.fields["player"] if is_shown(one, now))
    yield from (one for one in shown if one.name not in example.untold)


def _rows(one: Field, now: State, first: State, people: range, narrator: Narrator) -> Iterator[Row]:
    """A row for each thing that somebody has some of, or had at the start."""
    has = [all_of(now, one, who) for who in people]
    had = [all_of(first, one, who) for who in people]
    for thing in has[0]:
        some = any(new[thing] or new[thing] != old[thing] for new, old in zip(has, had, strict=True))
        if some and one.kind in (ValueKind.NUMBER, ValueKind.SET):
            cells = (Cell(_cell(one, mine[thing], now)) for mine in has)
            yield Row((Cell(_named(one, thing, now, narrator)), *cells))


def _named(one: Field, thing: str, now: State, narrator: Narrator) -> Line:
    """What is counted in a row."""
    if not thing or one.kind is ValueKind.SET:
        return with_picture(
            one.name, narrator, Sentence("kept_of", {"noun": Noun(one.name), "of": False, "several": True})
        )
    if amount_of(one, thing, 1, now).parts.get("of"):
        return with_picture(thing, narrator, Sentence("counted_of", {"noun": Noun(one.name), "of": Noun(thing)}))
    return with_picture(thing, narrator, Noun(thing))


def _cell(one: Field, held: object, now: State) -> Line:
    if isinstance(held, int):
        return (Number(held),)
    names = _things(one, held, now) if isinstance(held, frozenset) else []
    return (Sentence("names", {"items": tuple(names)}),) if names else (label("none"),)


def _things(one: Field, held: frozenset[str], now: State) -> list[Part]:
    """The things of a set, in the order of their table."""
    return [Noun(item.name) for item in now.table.game.table(one.of).items if item.name in held]
