"""Where a game can end, with the conditions on which it does: step by step, thing by thing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.excerpt import excerpt
from rulekit.book.narrator import Narrator
from rulekit.book.passages import items, named
from rulekit.document.blocks import Block, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.effect import Effect, Ending
from rulekit.model.game import Step
from rulekit.model.statement import EVERYBODY, Body

__all__ = ["as_blocks", "how_it_ends", "ways_to_end", "won_at_last"]


def ways_to_end(
    narrator: Narrator, wanted: Callable[[Effect], bool], told: AbstractSet[str] = frozenset()
) -> tuple[Item, ...]:
    """Where something happens that ends the game, with its conditions; several ways by the names of steps and things.

    Args:
        narrator: the game.
        wanted: which endings.
        told: the steps that are told in full beside it.
    """
    steps = [one for one in narrator.game.steps if one.name not in told and one.name != "score"]
    found = [(Noun(one.name, "steps"), excerpt(narrator, _but_last(one, narrator), wanted)) for one in steps]
    for modifier in narrator.game.modifiers:
        if any(map(wanted, narrator.game.vocabulary.effects(modifier.body))):
            brought = modifier.holder != EVERYBODY
            holder = Noun(narrator.game.item_of(modifier.holder).name) if brought else Noun(modifier.target, "steps")
            found.append((holder, excerpt(narrator, modifier, wanted)))
    ways = [(noun, _conditions(said)) for noun, said in found if said]
    if len(ways) == 1 and _all_of_play(ways[0][0], narrator):
        return items(ways[0][1])
    return tuple(item for noun, said in _told_once(ways) for item in _told_of(noun, said))


def _told_of(noun: Noun | None, said: tuple[Clause, ...]) -> tuple[Item, ...]:
    """Ways to the end with the step in which they are, as a moment: its mere name would read as something to do."""
    if noun is None:
        return items(said)
    if noun.role != "steps":
        return named(noun, said)
    parts: dict[str, Part] = {"step": noun, "condition": False}
    made: list[Clause] = []
    for one in said:
        body = one.clause
        if body is not None and not one.items:
            made.append(Clause(Sentence("during", {**parts, "body": body})))
        else:
            made.append(Clause(None, Sentence("during_lead", parts), (one,)))
    return items(tuple(made))


def _all_of_play(noun: Noun, narrator: Narrator) -> bool:
    """Whether there is no moment in play but that of a step, so that nobody asks when something is looked at."""
    play = narrator.game.step("play")
    return play is not None and narrator.flow.calls(play.body) in ((), (noun.term,))


def _told_once(ways: Sequence[tuple[Noun, tuple[Clause, ...]]]) -> Iterator[tuple[Noun | None, tuple[Clause, ...]]]:
    """Ways to the end by the names of where they stand; what several say alike once, and without a name."""
    times = Counter(one for _, said in ways for one in dict.fromkeys(said))
    common: set[Clause] = set()
    for noun, said in ways:
        for one in said:
            if times[one] == 1:
                yield noun, (one,)
            elif one not in common:
                common.add(one)
                yield None, (one,)


def _but_last(step: Step, narrator: Narrator) -> Body:
    """The body of a step; without that it is drawn when play has come to its end, which is told by itself."""
    return step.body[:-1] if step.name == "play" and narrator.flow.drawn_at_last else step.body


def won_at_last(narrator: Narrator) -> tuple[Sentence, ...]:
    """That the last player left has won; where one of two loses, nobody asks who has."""
    lost = narrator.game.only_two and not narrator.game.last_wins
    if lost or not any(narrator.flow.ends(one, Ending.LAST) for one in narrator.flow.bodies):
        return ()
    return (Sentence("last_left_wins", {"two": narrator.game.only_two}),)


def how_it_ends(narrator: Narrator) -> tuple[Sentence, ...]:
    """That the last player left has won, and when the game is drawn in the end; nothing where neither can be."""
    said = [*won_at_last(narrator)]
    if narrator.flow.drawn_at_last:
        until = narrator.flow.last_until
        condition = narrator.condition(until) if until is not None else False
        said.append(Sentence("drawn_at_last", {"condition": condition}))
    return tuple(said)


def _conditions(said: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """The conditions on which the game ends, without the loops and the choices that they stand in."""
    made: list[Clause] = []
    for one in said:
        sentence = one.clause if one.clause is not None else one.lead
        assert sentence is not None
        inner = sentence.parts.get("body")
        if sentence.name == "repeat" and isinstance(inner, Sentence):
            made += _conditions((Clause(inner),))
        elif sentence.name in ("repeat_lead", "choose_one_lead"):
            made += _conditions(one.items)
        elif sentence.name in ("option", "option_lead"):
            made.append(_on_choosing(one))
        elif one.items:
            made.append(evolve(one, items=_conditions(one.items)))
        else:
            made.append(one)
    return tuple(made)


def _on_choosing(said: Clause) -> Clause:
    """What an alternative brings, told away from the others: its name says when, and is no heading."""
    if said.clause is not None:
        return evolve(said, clause=Sentence("on_choosing", said.clause.parts))
    assert said.lead is not None
    items = _conditions(said.items)
    if len(items) == 1 and items[0].clause is not None:
        return Clause(Sentence("on_choosing", {**said.lead.parts, "body": items[0].clause}))
    return evolve(said, lead=Sentence("on_choosing_lead", said.lead.parts), items=items)


def as_blocks(ways: tuple[Item, ...]) -> tuple[Block, ...]:
    """One way as a paragraph, several as a list."""
    if len(ways) == 1:
        return (Paragraph(ways[0].line), *ways[0].blocks)
    return (Listing(ways),) if ways else ()
