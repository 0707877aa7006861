"""The game for one: what holds for a player alone, said as what is so."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.at_table import at_table, holds
from rulekit.book.counts import differing, said_of
from rulekit.book.narrator import Narrator
from rulekit.book.passages import items, label, named
from rulekit.book.prose import Passages
from rulekit.book.rules_apart import rules_with
from rulekit.book.steps import done_at_once
from rulekit.document.blocks import Block, Heading, Item, Listing
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Attachment, Base
from rulekit.model.expression import SetOf
from rulekit.model.game import Game, Rule
from rulekit.model.part import Part, Role
from rulekit.model.statement import EVERYBODY, Body
from rulekit.model.vocabulary import Vocabulary

__all__ = ["ALONE", "alone", "differs_alone", "has_chapter", "solo"]

ALONE = 1


def solo(narrator: Narrator, prose: Passages) -> tuple[Block, ...]:
    """What holds for a player alone, in a chapter; nothing for games that need company, or that are the same alone.

    Args:
        narrator: the game.
        prose: its authored texts: one called ``solo`` opens the chapter.
    """
    game = narrator.game
    said = differs_alone(narrator)
    if not said:
        return ()
    return (Heading(1, (label("solo"),), "solo"), *prose.paragraph("solo", game), Listing(said))


def differs_alone(narrator: Narrator, *, counted: bool = True) -> tuple[Item, ...]:
    """What holds for a player alone, line by line; nothing where that is no chapter of its own.

    Args:
        narrator: the game.
        counted: also what is in play by the number of players.
    """
    if not has_chapter(narrator.game):
        return ()
    order = _as_played(narrator)
    rules = [one for _, one in sorted(rules_with(narrator), key=lambda found: order.get(found[0], len(order)))]
    return (*(_left_out(narrator) if counted else ()), *(item for rule in rules for item in _of_rule(rule, narrator)))


def has_chapter(game: Game) -> bool:
    """Whether it may be played alone and with others, so that a chapter tells what differs."""
    return game.players_low <= ALONE < game.players_high


def alone(body: Body, words: Vocabulary) -> Body:
    """A body as it is for a player alone: without what is done to opponents, with the branch that holds then.

    What may be chosen in order to do something to opponents is done to nobody then, whatever it costs.
    """
    made: Body = ()
    for one in at_table(body, (ALONE,), words):
        parts = words.parts(one)
        ends = (part for chosen in parts if chosen.role is Role.CHOICE for part in words.all_parts(chosen.body[-1:]))
        if not any(_of_opponents(part) for part in (*parts, *ends)):
            made += (one,)
    return made


def _of_opponents(part: Part) -> bool:
    """Whether it is carried out for opponents, of whom there are none."""
    return part.role is Role.LOOP and isinstance(part.over, SetOf) and part.over.base is Base.OPPONENTS


def _differs(rule: Rule, narrator: Narrator) -> bool:
    """Whether it holds alone and not together, or the other way round."""
    if rule.condition is None:
        return False
    found = holds(rule.condition, (ALONE,)), holds(rule.condition, (max(ALONE + 1, narrator.game.players_high),))
    return None not in found and found[0] != found[1]


def _as_played(narrator: Narrator) -> dict[str, int]:
    """The place of each step in the order of play."""
    found: dict[str, int] = {}
    to_come = [step.name for step in reversed(narrator.game.steps)]
    while to_come:
        step = narrator.game.step(to_come.pop())
        if step is not None and step.name not in found:
            found[step.name] = len(found)
            to_come += reversed(list(done_at_once(step, narrator)))
    return found


def _of_rule(rule: Rule, narrator: Narrator) -> Iterator[Item]:
    """A rule that holds only alone; that it does not hold, or what it does otherwise and who is spared by a thing."""
    if _differs(rule, narrator):
        if holds(rule.condition, (ALONE,)):
            yield from items(narrator.all(rule.body))
        else:
            yield Item((Sentence("rule_off", {"rule": Noun(rule.name, "rules")}),))
        return
    words = narrator.game.vocabulary
    body = alone(rule.body, words)
    if body and body != rule.body:
        yield from named(Noun(rule.name, "rules"), narrator.all(body))
    for one in narrator.game.modifiers_of(rule.name):
        body = alone(one.body, words)
        if one.attached is not Attachment.INSTEAD or body == one.body or one.holder == EVERYBODY:
            continue
        thing = Noun(narrator.game.item_of(one.holder).name)
        if body:
            yield from named(thing, narrator.all(body))
        else:
            spared = Sentence("immune", {"rule": Noun(rule.name, "rules")})
            yield Item((Sentence("option", {"noun": thing, "condition": False, "body": spared}),))


def _left_out(narrator: Narrator) -> Iterator[Item]:
    """What is left out alone, where that differs."""
    for adjective, found in differing(narrator):
        yield Item((said_of(adjective, (), found[ALONE], narrator.game),))
