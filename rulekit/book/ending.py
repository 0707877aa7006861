"""The end of the game, and scoring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet

from rulekit.book.agreed import usual
from rulekit.book.clause import Clause
from rulekit.book.course import told_in_course
from rulekit.book.ends import as_blocks, how_it_ends, ways_to_end
from rulekit.book.ends_of_rounds import ends_of_rounds
from rulekit.book.extent import extent
from rulekit.book.flow import is_ending
from rulekit.book.narrator import Narrator
from rulekit.book.passages import items, label, laid_out
from rulekit.book.steps import examples_about, modifiers_about
from rulekit.book.turn import setup_steps
from rulekit.document.blocks import Block, Box, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.effect import Ending
from rulekit.model.game import Step
from rulekit.model.statement import Body

__all__ = ["comes_to_its_end", "end", "end_in_brief", "scoring", "told_without_heading"]


MOST_IN_BRIEF = 60
"""An end of more names and numbers is not seen at a glance."""
OF_THE_GAME = (Ending.GAME, Ending.WON, Ending.LAST, Ending.DRAWN)


def end(narrator: Narrator, beside: AbstractSet[str] = frozenset()) -> tuple[Block, ...]:
    """Every end of the game: what is done by everybody together between turns, and wherever else it can end.

    Args:
        narrator: the game.
        beside: steps that are told in full on the same page, and with them how the game ends there.
    """
    made: list[Block] = []
    closing = _closing(narrator)
    for one in closing:
        made += [
            *(
                ends_of_rounds(one, narrator)
                or (Heading(2, (Noun(one.name, "steps"),), f"step-{one.name}"), *laid_out(narrator.all(one.body)))
            ),
            *modifiers_about(one, narrator),
            *examples_about(one, narrator),
        ]
    told = {one.name for one in closing}
    ways = ways_to_end(narrator, lambda one: is_ending(one, *OF_THE_GAME), told)
    last = (*_last_of_all(narrator, others=bool(ways) or bool(closing)), *((one,) for one in how_it_ends(narrator)))
    if beside:
        ways = ways_to_end(narrator, lambda one: is_ending(one, *OF_THE_GAME), told | beside)
    if ways or last:
        made = [*as_blocks((*ways, *map(Item, last))), *made]
    if _round_is_finished(narrator, closing):
        # Before what ends the game: who reads of the end asks first whether the others still have their turn.
        made = [Paragraph((Sentence("equal_turns"),)), *made]
    play = narrator.game.step("play")
    # What is shown of play as a whole is how it comes to its end.
    shown = examples_about(play, narrator) if play is not None else ()
    return (Heading(1, (label("end_of_game"),), "end"), *made, *shown) if made else ()


def end_in_brief(narrator: Narrator, beside: AbstractSet[str] = frozenset()) -> tuple[Block, ...]:
    """When the game ends, to be seen at a glance; nothing where that is long, or a step of its own.

    Args:
        narrator: the game.
        beside: steps that are told in full on the same page.
    """
    equal = Paragraph((Sentence("equal_turns"),))  # that rounds are finished is said of each way to end
    told = [one for one in end(narrator, beside)[1:] if not isinstance(one, Box) and one != equal]
    short = not any(isinstance(one, Heading) for one in told) and extent(tuple(told)) <= MOST_IN_BRIEF
    return tuple(told) if short else ()


def told_without_heading(narrator: Narrator) -> frozenset[str]:
    """The steps whose whole body is told below the heading of the end."""
    return frozenset(one.name for one in _closing(narrator) if ends_of_rounds(one, narrator))


def comes_to_its_end(narrator: Narrator) -> tuple[Sentence, ...]:
    """After which thing of a table play ends by itself: said where the game ends, and by no step."""
    said = (one for line in _last_of_all(narrator, others=False) for one in line)
    return tuple(one for one in said if one.name == "ends_after")


def _closing(narrator: Narrator) -> list[Step]:
    """The steps that are done by everybody together, and are not told elsewhere."""
    elsewhere = {one.name for one in setup_steps(narrator)} | told_in_course(narrator) | {"setup", "play", "score"}
    return [one for one in narrator.game.steps if one.without_actor and one.name not in elsewhere]


def _round_is_finished(narrator: Narrator, closing: list[Step]) -> bool:
    """Whether the game ends only between two rounds in which everybody takes one turn."""
    flow, game = narrator.flow, narrator.game
    if flow.round is None or game.players_high == 1 or flow.is_left:
        return False
    between = {one.name for one in closing}.intersection(flow.round.closing)
    between |= {name for one in between for name in flow.reached(one, lambda step: flow.calls(step.body))}
    ends = [one.name for one in game.steps if flow.ends(one.body, *OF_THE_GAME)]
    modified = any(flow.ends(one, *OF_THE_GAME) for one in game.modifiers)
    return bool(ends) and between.issuperset(ends) and not modified


def _last_of_all(narrator: Narrator, *, others: bool) -> tuple[tuple[Sentence, ...], ...]:
    """How play comes to its end by itself; nothing where only what is done in it ends it.

    Args:
        narrator: the game.
        others: whether something else can end it before.
    """
    limit = narrator.flow.limit
    if limit is None:
        return ()
    if limit.until is None and limit.times is None:
        last = Noun(limit.final) if limit.final else False
        return ((Sentence("ends_after", {"last": last}),),)
    said: list[tuple[Sentence, ...]] = []
    if limit.until is not None:
        step = "" if limit.step or limit.by_turns or limit.rounds else limit.last
        parts: dict[str, Part] = {"turn": limit.by_turns, "round": limit.rounds}
        parts |= {"condition": narrator.condition(limit.until), "step": Noun(step, "steps") if step else False}
        parts |= {"again": Noun(limit.step, "steps") if limit.step else False}
        parts |= {"usual": usual(limit.until, narrator) or False}
        rest = (Sentence("rest_is_done", {"rest": tuple(_done(narrator.all(limit.rest)))}),) if limit.rest else ()
        said.append((Sentence("ends_when", parts), *rest))
    if limit.times is not None:
        latest = others or limit.until is not None
        counted: dict[str, Part] = {"count": narrator.value(limit.times), "latest": latest, "round": limit.rounds}
        counted["step"] = Noun(limit.step, "steps") if limit.step else False
        said.append((Sentence("ends_after_times", counted),))
    return tuple(said)


def _done(clauses: Iterable[Clause]) -> Iterator[Sentence]:
    """What is done, which no language has to say again; who edits the words for it is bound to it."""
    for one in clauses:
        if one.clause is not None:
            yield one.clause
        yield from _done(one.items)


def scoring(narrator: Narrator) -> tuple[Block, ...]:
    """How points are counted at the end; nothing for games without a step ``score``."""
    step = narrator.game.step("score")
    if step is None:
        return ()
    return (
        Heading(1, (label("scoring"),), "scoring"),
        *_scored(narrator, step.body),
        *modifiers_about(step, narrator),
        *examples_about(step, narrator),
    )


def _scored(narrator: Narrator, body: Body) -> tuple[Block, ...]:
    said = narrator.all(body)
    if len(said) == 1 and said[0].lead is not None:
        return (Paragraph((said[0].lead,)), Listing(items(said[0].items)))
    return laid_out(said)
