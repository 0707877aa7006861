"""The turn on a reference card: each step in a line or two, and below them what is looked up while it is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from attrs import evolve, frozen

from rulekit.book.alternatives import together
from rulekit.book.extent import extent
from rulekit.book.faces import dice_given_in, dice_with_faces
from rulekit.book.glance import SHORT, by_names, glance
from rulekit.book.in_brief import brings_points, is_needed, most_needed
from rulekit.book.in_place import with_steps_in_place
from rulekit.book.multiplied import multiples_in
from rulekit.book.narrator import Narrator
from rulekit.book.steps import below, one_below_other, with_inner
from rulekit.book.summary import bare
from rulekit.book.tables import rule_tables
from rulekit.book.turn import order_at_a_glance, turn_steps
from rulekit.document.blocks import Bands, Block, Heading, Item, Line, Listing, Paragraph, TableBlock
from rulekit.document.panels import Drawing
from rulekit.document.sentence import Noun, Prose, Sentence
from rulekit.model.game import Step
from rulekit.model.part import Role

__all__ = ["FEW_BANDS", "MOST_INNER", "ROOM_IN_BANDS", "OwnWords", "TurnOnCard", "turn_on_card"]

MOST_INNER = 5
"""A card has room for so many steps besides those of the turn; of more it only reminds."""
FEW_BANDS = 3
"""So few steps of a turn are told with the lists in them."""
ROOM_IN_BANDS = 150
"""Of more steps so much has room, in names and numbers, in type that can be read with ease."""


@frozen
class OwnWords:
    """What a person says of steps, by their names.

    Args:
        brief: written for the card.
        gists: what steps are about: told on a card only of a step that brings nothing of what decides who wins, which
            is counted with figures.
    """

    brief: Mapping[str, tuple[Prose, ...]]
    gists: Mapping[str, tuple[Prose, ...]]

    def of(self, step: Step, narrator: Narrator) -> Line:
        """What the card says of a step, with pictures; empty where it says what the rules say."""
        gist = () if brings_points(step, narrator) else self.gists.get(step.name, ())
        said = self.brief.get(step.name) or gist
        return tuple(evolve(one, pictured=True) for one in said)


@frozen
class TurnOnCard:
    """The turn on a card.

    Args:
        blocks: its steps in order, and what is looked up in them.
        besides: the steps that these lead to and that are not told yet, in the order of the rulebook.
        whole: those that are told to their ends.
        narrator: tells short steps where they are carried out, but for those of a step of which only the gist is told:
            what has a name where it is told stays apart, as there may be room for a part.
    """

    blocks: tuple[Block, ...]
    besides: tuple[str, ...]
    whole: frozenset[str]
    narrator: Narrator


def turn_on_card(narrator: Narrator, own: OwnWords) -> TurnOnCard:
    """The order of a turn, or each step in full where it has no order.

    Args:
        narrator: the game.
        own: what a person says of steps.
    """
    order, apart = order_at_a_glance(narrator)
    roots = [one.name for one in turn_steps(narrator)]
    inner = below(roots, frozenset(), narrator)
    looked_up = tuple(_looked_up(order, inner, narrator))
    if not looked_up and (not order or len(inner) - len(roots) <= MOST_INNER):
        narrator = with_steps_in_place(narrator)  # each in the sentence of the rulebook
        headed = (one for one in inner if one in roots and one not in narrator.in_place)
        told = bare(block for name in headed for block in with_inner(name, narrator, inner, 2))
        # Below "The turn" nobody needs the heading "Turn".
        first = next(iter(told), None)
        told = told[1:] if isinstance(first, Heading) and first.anchor == "step-turn" else told
        return TurnOnCard(tuple(told), (), frozenset(one for one in inner if one not in narrator.in_place), narrator)
    placed = with_steps_in_place(narrator)
    shown = tuple(_alone(one, placed, own) if isinstance(one, Bands) else one for one in order)
    listed = {"turn"} if order and not any(isinstance(one, Bands) for one in order) else set[str]()
    told_once = {*listed, *_told_in(shown), *(one.anchor.removeprefix("table-") for one in rule_tables(narrator))}
    whole = {name for name in told_once if _is_whole(name, shown, placed)}
    inside = {name: at for name, at in placed.in_place.items() if at not in told_once - whole}
    inside = {name: at for name, at in inside.items() if at in whole or name not in placed.titled}
    placed = evolve(placed, in_place=inside)
    besides = tuple(one for one in one_below_other(roots, inner) if one not in {*told_once, *inside})
    left_out = _left_out(inner, own, narrator)
    besides = tuple(one for one in besides if one not in left_out)
    return TurnOnCard((*shown, *apart, *looked_up), besides, frozenset(whole), placed)


def _looked_up(order: tuple[Block, ...], inner: Iterable[str], narrator: Narrator) -> Iterator[Block]:
    """What dice give, side by side where that can be drawn, what comes in which order, and what comes of counts."""
    game = narrator.game
    beside = [one for block in order if isinstance(block, Bands) for band in block.bands for one in band.beside]
    shown = [one for one in beside if isinstance(one, TableBlock | Drawing)]
    banded = {band.anchor for block in order if isinstance(block, Bands) for band in block.bands}
    steps = [step for name in inner for step in [game.step(name)] if step is not None]
    if dice_with_faces(game) and not any(isinstance(one, TableBlock) and one.sideways for one in shown):
        given = (evolve(one, caption=()) for step in steps for one in dice_given_in(step, narrator, across=True))
        yield from (one for one in given if not any(_same(one, other) for other in shown))
    yield from shown
    yield from (one for one in rule_tables(narrator) if one.anchor.replace("table-", "step-", 1) not in banded)
    yield from (made for step in steps for made in multiples_in(step, narrator))


def _same(one: TableBlock, other: Block) -> bool:
    return isinstance(other, TableBlock) and one.rows == other.rows


def _left_out(inner: Mapping[str, tuple[str, ...]], own: OwnWords, narrator: Narrator) -> frozenset[str]:
    """The steps that only those lead to of which a person says what a card tells, but for what is needed.

    That is what is looked up, and what one chooses in it: whoever may besiege wants to know what that takes.
    """
    found: set[str] = set()
    steps = {name: step for name in inner for step in [narrator.game.step(name)] if step is not None}
    open_ = [name for name, step in steps.items() if own.of(step, narrator)]
    for name in open_:  # which grows
        below_it = [one for one in inner.get(name, ()) if one not in found]
        found.update(below_it)
        open_ += below_it
    needed = [one for one in steps if one in found and is_needed(steps[one], narrator)]
    chosen = {called for name in needed for called in _chosen_in(steps[name], narrator)}
    return frozenset(found.difference(needed, chosen))


def _chosen_in(step: Step, narrator: Narrator) -> Iterator[str]:
    """The steps that one chooses to carry out in a step."""
    parts = narrator.game.vocabulary.all_parts(step.body)
    return (name for part in parts if part.role is Role.CHOICE for name in narrator.flow.calls(part.body))


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


def _alone(made: Bands, narrator: Narrator, own: OwnWords) -> Bands:
    """Bands without what stands beside them, which a card has once, and pages to look at; each step is told once.

    Of a step a card says what a person says of it. Few others are told in full. Of many, each is told in a paragraph;
    of those that none tells, the most needed are told in lists, as many as there is room for.
    """
    first = [at for at, one in enumerate(made.bands) if one.title not in [before.title for before in made.bands[:at]]]
    told = {at: together(made.bands[at].told, made.bands[at].beside) for at in first}
    found = {at: narrator.game.step(made.bands[at].anchor.removeprefix("step-")) for at in first}
    steps = {at: step for at, step in found.items() if step is not None}
    said: dict[int, tuple[Block, ...]] = {
        at: (Paragraph(line),) for at, step in steps.items() if (line := own.of(step, narrator))
    }
    seen = {at: (told[at], step) for at, step in steps.items() if at not in said}
    if len(made.bands) > FEW_BANDS:
        told = _in_room(seen, narrator, ROOM_IN_BANDS - extent(tuple(said.values())))
    else:
        whole = {at: _in_full(step, narrator) for at, (_, step) in seen.items()}
        told |= whole if extent(tuple(whole.values())) <= ROOM_IN_BANDS else {}
    told |= said
    bands = (evolve(one, anchor="", beside=(), told=told.get(at, ())) for at, one in enumerate(made.bands))
    return Bands(tuple(bands))


def _in_room(
    steps: Mapping[int, tuple[tuple[Block, ...], Step]], narrator: Narrator, room: int
) -> dict[int, tuple[Block, ...]]:
    """By their places the steps that a card tells: in a paragraph, or in a list where that is short.

    Args:
        steps: by their places what would be told of them at a glance, and the steps.
        narrator: the game.
        room: how much there is room for.
    """
    told = {at: _in_paragraph(seen) or _in_paragraph(by_names(step, narrator)) for at, (seen, step) in steps.items()}
    room -= extent(tuple(told.values()))
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
