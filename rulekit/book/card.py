"""The reference card: the turn, what things do, the end, and where there is room the board and the setup."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import attrs

from rulekit.book.acting import with_steps
from rulekit.book.alternatives import together
from rulekit.book.course import told_in_course
from rulekit.book.drawn_board import boards_drawn
from rulekit.book.extent import extent
from rulekit.book.faces import dice_table, dice_with_faces
from rulekit.book.frontmatter import setup
from rulekit.book.glance import SHORT, by_names, glance
from rulekit.book.in_brief import in_brief, most_needed
from rulekit.book.in_place import with_steps_in_place
from rulekit.book.narrator import Narrator
from rulekit.book.passages import label
from rulekit.book.plans import plans
from rulekit.book.prose import Passages
from rulekit.book.sources import without_sources
from rulekit.book.steps import below, one_below_other, step_blocks, with_inner
from rulekit.book.summary import bare, ending_in_brief
from rulekit.book.tables import item_table, rule_tables
from rulekit.book.terms import terms
from rulekit.book.turn import order_at_a_glance, turn_steps
from rulekit.book.unsaid import without_unsaid
from rulekit.document.blocks import (
    Bands,
    Block,
    Heading,
    Item,
    Line,
    Listing,
    Outset,
    Paragraph,
    Plan,
    Room,
    Row,
    Side,
)
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.component import Table
from rulekit.model.game import Game, Step

__all__ = ["card"]

MOST_ROWS = 14
"""Longer tables are looked up in the rulebook."""
MOST_INNER = 5
"""A card has room for so many steps besides those of the turn; of more it only reminds."""
FEW_BANDS = 3
"""So few steps of a turn are told with the lists in them."""
ROOM_IN_BANDS = 150
"""Of more steps so much has room, in names and numbers, in type that can be read with ease."""


def card(narrator: Narrator, prose: Passages) -> tuple[Block, ...]:
    """One side with the turn, one with the things that do something, or else with the end of the game.

    What is left of either holds the end of a game with such things, the course of the game, what words mean, short
    tables, a picture of the board and the setup, as far as there is room. Of a game of many steps it holds those in
    brief that decide most. What cards in hand say themselves is not told once more.
    """
    game = narrator.game
    counted = {table.name: sum(one.holder[0] == table.name for one in game.modifiers) for table in game.tables}
    acting = [one for one in game.tables if counted[one.name] and one.name not in game.printed_on_cards]
    main = max(acting, key=lambda table: counted[table.name], default=None)
    turn, besides, narrator = _turn(narrator)
    first = Side((label("turn_at_a_glance"),), turn)
    second = [*_second(main, narrator, ends_alone=bool(besides))]
    steps = [*_in_parts(label("steps"), besides, narrator)] if main is not None or besides else []
    # The steps of a turn go on where the turn ends, and the end of the game comes behind all of them.
    sides: list[Side] = [first, *(steps + second if main is None else second + steps)]
    played = _played_besides(narrator, {*besides, *_headed(turn)})
    if main is None and not besides:
        sides += _whole(played, narrator)
    else:
        sides += _in_parts(label("course"), played, narrator)
    told = tuple(block for side in sides for block in side.blocks)
    in_any_case = tuple(block for side in sides if side.room is Room.OWN for block in side.blocks)
    sides += _words(narrator, told, in_any_case, spare=bool(main or besides))
    tables = (one for one in game.tables if one is not main and _is_looked_up(one, game))
    sides += [*_tables(tables, narrator), *_boards(narrator), *_setup(narrator, prose)]
    return tuple(attrs.evolve(side, blocks=tuple(map(without_sources, side.blocks))) for side in sides if side.blocks)


def _second(main: Table | None, narrator: Narrator, *, ends_alone: bool) -> Iterator[Side]:
    """The things that do something, and how the game ends where there is room; without such things, how it ends."""
    if main is None:
        yield Side((label("end_of_game"),), ending_in_brief(narrator), Room.OWN if ends_alone else Room.SHARED)
        return
    shown = with_steps(attrs.evolve(item_table(main, narrator, 0), caption=()), main, narrator)
    yield Side(_title(main), (attrs.evolve(shown, rows=tuple(row for row in shown.rows if _says(row))),))
    yield from _parted(ending_in_brief(narrator))


def _says(row: Row) -> bool:
    """Whether a row has more than a name."""
    nothing = ((label("none"),), ())
    return any(cell.line not in nothing for cell in row.cells[1:])


def _title(table: Table) -> Line:
    return (Sentence("table_of", {"noun": Noun(table.name)}),)


def _turn(narrator: Narrator) -> tuple[tuple[Block, ...], tuple[str, ...], Narrator]:
    """The order of a turn, or each step in full where it has no order; what of it is only told in brief, and by whom.

    Who tells it tells short steps where they are carried out, but for those of a step of which only the gist is told:
    what has a name where it is told stays apart, as there may be room for a part.
    """
    game = narrator.game
    order, besides = order_at_a_glance(narrator)
    roots = [one.name for one in turn_steps(narrator)]
    inner = below(roots, frozenset(), narrator)
    dice = tuple(dice_table(die, narrator, 0) for die in dice_with_faces(game))
    tabled = (*dice, *rule_tables(narrator))
    if tabled or (len(inner) - len(roots) > MOST_INNER and any(isinstance(one, Bands) for one in order)):
        placed = with_steps_in_place(narrator)
        shown = tuple(_alone(one, placed) if isinstance(one, Bands) else one for one in order)
        told_once = {*_told_in(shown), *(one.anchor.removeprefix("table-") for one in rule_tables(narrator))}
        whole = {name for name in told_once if _is_whole(name, shown, placed)}
        inside = {name: at for name, at in placed.in_place.items() if at not in told_once - whole}
        inside = {name: at for name, at in inside.items() if at in whole or name not in placed.titled}
        placed = attrs.evolve(placed, in_place=inside)
        return (*shown, *besides, *tabled), _besides(roots, inner, {*told_once, *inside}), placed
    told = bare(block for name in inner if name in roots for block in with_inner(name, narrator, inner, 2))
    return tuple(told), (), narrator


def _besides(roots: Iterable[str], inner: Mapping[str, tuple[str, ...]], told: set[str]) -> tuple[str, ...]:
    """The steps that nothing tells yet, in the order of the rulebook."""
    return tuple(one for one in one_below_other(roots, inner) if one not in told)


def _is_whole(name: str, shown: tuple[Block, ...], narrator: Narrator) -> bool:
    """Whether bands tell a step to its end."""
    step = narrator.game.step(name)
    found = [one for block in shown if isinstance(block, Bands) for one in block.bands]
    return step is not None and any(
        one.told == _in_full(step, narrator) and [part.term for part in _nouns(one.title)] == [name] for one in found
    )


def _in_full(step: Step, narrator: Narrator) -> tuple[Block, ...]:
    """A step with what one chooses from told to its end: what is paid for it is not in its name."""
    return glance(step, narrator, few=SHORT).words


def _told_in(shown: tuple[Block, ...]) -> Iterator[str]:
    """The steps that bands tell."""
    for one in (band for block in shown if isinstance(block, Bands) for band in block.bands):
        yield from (part.term for part in _nouns(one.title) if one.told)


def _nouns(line: Line) -> Iterator[Noun]:
    for part in line:
        if isinstance(part, Noun):
            yield part
        elif isinstance(part, Sentence):
            inner = part.parts.get("items", ())
            yield from (one for one in inner if isinstance(one, Noun)) if isinstance(inner, tuple) else ()


def _alone(made: Bands, narrator: Narrator) -> Bands:
    """Bands without what stands beside them, which a card has once, and pages to look at; each step is told once.

    Few are told in full. Of many, each is told in a paragraph; of those that none tells, the most needed are told in
    lists, as many as there is room for.
    """
    first = [at for at, one in enumerate(made.bands) if one.title not in [before.title for before in made.bands[:at]]]
    told = {at: together(made.bands[at].told, made.bands[at].beside) for at in first}
    steps = {at: narrator.game.step(made.bands[at].anchor.removeprefix("step-")) for at in first}
    seen = {at: (told[at], step) for at, step in steps.items() if step is not None}
    if len(made.bands) > FEW_BANDS:
        told = _in_room(seen, narrator)
    else:
        whole = {at: _in_full(step, narrator) for at, (_, step) in seen.items()}
        told |= whole if extent(tuple(whole.values())) <= ROOM_IN_BANDS else {}
    bands = (attrs.evolve(one, anchor="", beside=(), told=told.get(at, ())) for at, one in enumerate(made.bands))
    return Bands(tuple(bands))


def _in_room(steps: Mapping[int, tuple[tuple[Block, ...], Step]], narrator: Narrator) -> dict[int, tuple[Block, ...]]:
    """By their places the steps that a card tells: in a paragraph, or in a list where that is short.

    Args:
        steps: by their places what would be told of them at a glance, and the steps.
        narrator: the game.
    """
    told = {at: _in_paragraph(seen) or _in_paragraph(by_names(step, narrator)) for at, (seen, step) in steps.items()}
    room = ROOM_IN_BANDS - extent(tuple(told.values()))
    places = [at for at, one in told.items() if not one]
    rest = [steps[at][1] for at in places]
    for at in most_needed(rest, {one.name for one in rest}, narrator):
        seen = steps[places[at]][0]
        if seen and extent(seen) <= room:
            told[places[at]] = seen
            room -= extent(seen)
    return told


def _in_paragraph(told: tuple[Block, ...]) -> tuple[Block, ...]:
    """A step in one paragraph, with a line of names that its first sentence leads to; nothing of one told in lists."""
    match told:
        case (Paragraph(),):
            return told
        case (Paragraph(lead), Listing(items=(Item(line=(Sentence(name="alternatives"),) as names, blocks=()),))):
            return (Paragraph((*lead, *names)),)
        case (Listing(items=items),) if not any(one.blocks for one in items):
            return (Paragraph(tuple(part for one in items for part in one.line)),)
        case _:
            return ()


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
    yield Side((label("course"),), tuple(bare(blocks)), Room.SHARED)


def _in_parts(title: Noun, names: Iterable[str], narrator: Narrator) -> Iterator[Side]:
    """Steps in brief, as many as there is room for."""
    found = [step for name in names for step in [narrator.game.step(name)] if step is not None]
    first = frozenset(one.name for one in turn_steps(narrator))
    yield Side((title,), in_brief(found, narrator), Room.PARTS, most_needed(found, first, narrator))


def _words(narrator: Narrator, told: tuple[Block, ...], first: tuple[Block, ...], *, spare: bool) -> Iterator[Side]:
    """What the words mean that a card says; those that it says in any case come first."""
    made = without_unsaid((*told, *terms(narrator)))[len(told) :]
    items = tuple(item for one in made if isinstance(one, Listing) for item in one.items)
    if not items:
        return
    if spare:
        asked = {item for one in without_unsaid((*first, *made))[len(first) :] for item in _items_of(one)}
        parts = tuple(Listing((one,)) for one in items)
        before = tuple(at for at, one in enumerate(items) if one in asked)
        needed = (*before, *(at for at, one in enumerate(items) if one not in asked))
        yield Side((label("terms"),), parts, Room.PARTS, needed, before)
    else:
        yield Side((label("terms"),), (Listing(items),), Room.SHARED)


def _items_of(block: Block) -> tuple[Item, ...]:
    return block.items if isinstance(block, Listing) else ()


def _parted(told: tuple[Block, ...]) -> Iterator[Side]:
    """The end of the game in sides of their own, so that one finds room where all would not."""
    title: Line = (label("end_of_game"),)
    held: list[Block] = []
    for one in told:
        if isinstance(one, Heading) and one.anchor in {"scoring", "winner"}:
            yield Side(title, tuple(held), Room.SPARE)
            title, held = one.line, []
        else:
            held.append(one)
    yield Side(title, tuple(held), Room.SPARE)


def _tables(tables: Iterable[Table], narrator: Narrator) -> Iterator[Side]:
    for one in tables:
        yield Side(_title(one), (attrs.evolve(item_table(one, narrator, 0), caption=()),), Room.SPARE)


def _boards(narrator: Narrator) -> Iterator[Side]:
    """A picture of each board, as things lie on it at the start."""
    drawn = [one for one in plans(narrator) if isinstance(one, Plan)]
    for table, plan in zip(boards_drawn(narrator.game), drawn, strict=True):
        yield Side((Sentence("table_of", {"noun": Noun(table.name)}),), (plan,), Room.SPARE)


def _setup(narrator: Narrator, prose: Passages) -> Iterator[Side]:
    """What is done before play, in words."""
    told = bare(setup(narrator, prose))[1:]
    yield Side((label("setup"),), tuple(one for one in told if not isinstance(one, Outset | Plan)), Room.SPARE)


def _is_looked_up(table: Table, game: Game) -> bool:
    """Whether a table is short and its things do not lie there with their figures on them."""
    made = any(one.name == table.name for one in game.components)
    return bool(table.columns) and table not in boards_drawn(game) and not made and len(table.items) <= MOST_ROWS
