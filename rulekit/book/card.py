"""The reference card: the turn, what things do, the end, tables, words and the board, the same in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import attrs

from rulekit.book.acting import with_steps
from rulekit.book.card_turn import OwnWords, turn_on_card
from rulekit.book.course import told_in_course
from rulekit.book.drawn_board import boards_drawn
from rulekit.book.ending import end_in_brief
from rulekit.book.extent import extent
from rulekit.book.in_brief import in_brief, most_needed
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.plans import plans
from rulekit.book.several import for_several
from rulekit.book.sources import without_sources
from rulekit.book.steps import below, step_blocks
from rulekit.book.summary import bare, ending_in_brief
from rulekit.book.tables import item_table, tables
from rulekit.book.terms import terms
from rulekit.book.turn import turn_steps
from rulekit.book.unsaid import without_unsaid, word_of
from rulekit.document.blocks import Block, Heading, Item, Line, Listing, Plan, Row, Side
from rulekit.document.sentence import Noun, Sentence
from rulekit.document.walk import nouns
from rulekit.model.component import Column, Table
from rulekit.model.expression import FromColumn
from rulekit.model.game import Game
from rulekit.model.physical import Material
from rulekit.model.walk import inside as all_in

__all__ = ["card"]

MOST_ROWS = 14
"""Longer tables are looked up in the rulebook."""
ROOM_FOR_STEPS = 300
"""So much two sheets have room for in any language, in names and numbers, besides the turn and all else."""


def card(narrator: Narrator, own: OwnWords) -> tuple[Block, ...]:
    """One side with the turn, one with the things that do something, or else with the end of the game.

    All that is played stands in the order in which it is: the steps of the turn, those that they lead to, the course of
    the game, its end, the score, the winner. Short tables, what the words mean that it says, and a picture of the board
    stand where there is room. All of it is on every card: no page decides what is told. What cards in hand say
    themselves is not told once more, nor is what is done before play: whoever plays has done it.

    Args:
        narrator: the game.
        own: what a person says of its steps.
    """
    game = for_several(narrator.game)
    narrator = attrs.evolve(narrator, game=game)
    counted = {table.name: sum(one.holder[0] == table.name for one in game.modifiers) for table in game.tables}
    acting = [one for one in game.tables if counted[one.name] and one.name not in game.printed_on_cards]
    main = max(acting, key=lambda table: counted[table.name], default=None)
    turn = turn_on_card(narrator, own)
    besides, narrator = turn.besides, turn.narrator
    sides = [Side((label("turn_at_a_glance"),), turn.blocks, follows=True)]
    if main is not None:
        sides.append(_acting(main, narrator))
    if besides:
        sides += _in_parts(label("steps"), besides, narrator)
    played = _played_besides(narrator, {*besides, *_headed(turn.blocks)})
    sides += _in_parts(label("course"), played, narrator) if main is not None or besides else _whole(played, narrator)
    beside = turn.whole if main is not None or besides else turn.whole.union(played)
    sides += _ending(narrator, beside, parted=main is not None)
    told = tuple(block for side in sides for block in side.blocks)
    sides += [*_tables(main, narrator), *_words(narrator, told), *_boards(narrator)]
    return tuple(attrs.evolve(side, blocks=tuple(map(without_sources, side.blocks))) for side in sides if side.blocks)


def _acting(main: Table, narrator: Narrator) -> Side:
    """The things that do something."""
    shown = with_steps(attrs.evolve(item_table(main, narrator, 0), caption=()), main, narrator)
    return Side(_title(main), (attrs.evolve(shown, rows=tuple(row for row in shown.rows if _says(row))),))


def _ending(narrator: Narrator, beside: frozenset[str], *, parted: bool) -> Iterator[Side]:
    """How the game ends, what scores and who wins, told once each.

    Args:
        narrator: the game.
        beside: the steps that the card tells to their ends.
        parted: whether each of them finds room by itself.
    """
    brief = end_in_brief(narrator, beside)
    told = ending_in_brief(narrator, beside)
    heads = [at for at, one in enumerate(told) if isinstance(one, Heading) and one.anchor in {"scoring", "winner"}]
    first = heads[0] if heads else len(told)
    ends = (*(brief or told[:first]), *told[first:])
    if parted or not first:
        yield from _parted(ends)
    else:
        yield Side((label("end_of_game"),), ends, follows=True)


def _says(row: Row) -> bool:
    """Whether a row has more than a name."""
    nothing = ((label("none"),), ())
    return any(cell.line not in nothing for cell in row.cells[1:])


def _title(table: Table) -> Line:
    return (Sentence("table_of", {"noun": Noun(table.name)}),)


def _played_besides(narrator: Narrator, told: set[str]) -> tuple[str, ...]:
    """The steps that the course of the game leads to and no turn does, those that nobody tells yet, in order."""
    play = narrator.game.step("play")
    found = told_in_course(narrator) - told
    if play is None or not found:
        return ()
    return tuple(below(narrator.flow.calls(play.body), {one.name for one in narrator.game.steps} - found, narrator))


def _headed(told: tuple[Block, ...]) -> Iterator[str]:
    """The steps that have headings."""
    return (one.anchor.removeprefix("step-") for one in told if isinstance(one, Heading))


def _whole(played: tuple[str, ...], narrator: Narrator) -> Iterator[Side]:
    """The course of a game that has more than turns, each step in full."""
    found = [step for name in played for step in [narrator.game.step(name)] if step is not None]
    blocks = (block for step in found for block in step_blocks(step, narrator, 3))
    yield Side((label("course"),), tuple(bare(blocks)), follows=True)


def _in_parts(title: Noun, names: Iterable[str], narrator: Narrator) -> Iterator[Side]:
    """Steps in brief, each of which lies where it has room; of very many those that are needed most."""
    every = [step for name in names for step in [narrator.game.step(name)] if step is not None]
    first = frozenset(one.name for one in turn_steps(narrator))
    kept, room = set[int](), ROOM_FOR_STEPS
    for at in most_needed(every, first, narrator):
        told = extent(in_brief((every[at],), narrator))
        if told <= room:
            kept.add(at)
            room -= told
    found = [every[at] for at in sorted(kept)]
    yield Side((title,), in_brief(found, narrator), in_parts=True, follows=True)


def _words(narrator: Narrator, told: tuple[Block, ...]) -> Iterator[Side]:
    """What the words mean that a card says, in the order in which it says them, and then those that explain them."""
    made = without_unsaid((*told, *terms(narrator)))[len(told) :]
    listed = (item for one in made for item in _items_of(one))
    items = {item: word_of(said) for item in listed for said in item.line[:1] if isinstance(said, Sentence)}
    order = list(dict.fromkeys(one.term for one in nouns(told)))
    for word in order:  # which grows
        inside = (one.term for item, explained in items.items() if explained == word for one in nouns(item))
        order += [one for one in dict.fromkeys(inside) if one not in order]
    if items:
        parts = tuple(Listing((item,)) for item in sorted(items, key=lambda one: order.index(items[one])))
        yield Side((label("terms"),), parts, in_parts=True)


def _items_of(block: Block) -> tuple[Item, ...]:
    return block.items if isinstance(block, Listing) else ()


def _parted(told: tuple[Block, ...]) -> Iterator[Side]:
    """The end of the game in sides of their own, so that one finds room where all would not."""
    title: Line = (label("end_of_game"),)
    held: list[Block] = []
    for one in told:
        if isinstance(one, Heading) and one.anchor in {"scoring", "winner"}:
            if held:
                yield Side(title, tuple(held), follows=True)
            title, held = one.line, []
        else:
            held.append(one)
    yield Side(title, tuple(held), follows=True)


def _tables(main: Table | None, narrator: Narrator) -> Iterator[Side]:
    """Short tables as the rulebook has them, without its captions."""
    game = narrator.game
    made = {one.anchor: one for one in tables(narrator)}
    found = (one for one in game.tables if one is not main and _is_looked_up(one, game))
    for table in sorted(found, key=lambda one: -len(one.columns)):  # of most figures nobody knows all by heart
        shown = made.get(f"table-{table.name}") or item_table(table, narrator, 0)
        yield Side(_title(table), (attrs.evolve(shown, caption=()),))


def _boards(narrator: Narrator) -> Iterator[Side]:
    """A picture of each board, as things lie on it at the start."""
    drawn = [one for one in plans(narrator) if isinstance(one, Plan)]
    for table, plan in zip(boards_drawn(narrator.game), drawn, strict=True):
        yield Side((label("stood_before"),) if plan.pieces else _title(table), (plan,))


def _is_looked_up(table: Table, game: Game) -> bool:
    """Whether a table is short, is asked while one plays, and its things do not lie there with their figures on them.

    What is boxes on a sheet lies before whoever fills them in: all compare what they would bring, if that is told of
    them besides how many there are.
    """
    boxes = {one.name for one in game.components if one.material is Material.BOX}
    ticked = any(one.name in boxes and one.each == table.name for one in game.fields)
    made = any(one.name == table.name and one.material is not Material.BOX for one in game.components)
    seen = made or (ticked and len(table.columns) == 1)
    asked = any(column in _asked(game) for column in table.columns)
    return asked and table not in boards_drawn(game) and not seen and len(table.items) <= MOST_ROWS


def _asked(game: Game) -> frozenset[Column]:
    """The columns that a rule reads while one plays, and not only to say how many things lie in the box."""
    bodies = tuple(one.body for one in game.steps if one.name != "setup")
    read = all_in((*bodies, *game.modifiers, *game.wins))
    return frozenset(one.column for one in read if isinstance(one, FromColumn))
