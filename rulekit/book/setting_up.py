"""What is done before play, step by step: authored texts around what all start with and what the rules do."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.counts import by_player_count
from rulekit.book.lying import terms_of
from rulekit.book.narrator import Narrator
from rulekit.book.passages import items, label
from rulekit.book.prose import Passages
from rulekit.book.starting import changed_in_setup, starting
from rulekit.document.blocks import Item, Listing
from rulekit.document.sentence import Sentence
from rulekit.model import walk
from rulekit.model.closed import ValueKind
from rulekit.model.expression import Compare, Literal, Seat
from rulekit.model.part import Order
from rulekit.model.row import SeatedAt

__all__ = ["setup_items"]


def setup_items(narrator: Narrator, prose: Passages) -> tuple[Item, ...]:
    """The steps in order, an item for each; their numbers are those of the drawing of the table."""
    game = narrator.game
    made = [Item(said) for said in prose.steps("setup", game)]
    if _numbered(narrator):
        made.append(Item((Sentence("players_numbered", {"begins": _first_begins(narrator), "two": game.only_two}),)))
    step = game.step("setup")
    authored = {name for one in prose.steps("setup", game) for name in terms_of((one,))[0]}
    begun = [one for one in starting(narrator) if not (one.name == "start_player_is" and authored & _nouns(one))]
    closing = (begun.pop(),) if begun and begun[-1].name == "start_without" else ()
    brought = [one for one in begun if step is not None and _is_left_as_it_is(one, narrator)]
    here = [one for one in begun if one not in brought]
    made += _each_by_itself(here, () if brought else closing)
    if step is not None:
        made += items(narrator.all(step.body))
    made += _each_by_itself(brought, closing)
    made += [Item(said) for said in prose.steps("ready", game)]
    left = by_player_count(narrator, in_setup=True)
    if left:
        made.append(Item((Sentence("labelled", {"label": label("player_count")}),), (Listing(left),)))
    return tuple(made)


def _each_by_itself(said: list[Sentence], closing: tuple[Sentence, ...]) -> Iterator[Item]:
    """What players start with, and how other things stand; that all else is 0 belongs to the last of them."""
    for at, one in enumerate(said, 1):
        yield Item((one, *(closing if at == len(said) else ())))


def _is_left_as_it_is(said: Sentence, narrator: Narrator) -> bool:
    """Whether it says what players start with, and nothing that is set up by rule changes it: what brings it is there.

    With what players take for themselves, such as a tile that shows it, the setup ends.
    """
    return said.name == "start_with" and changed_in_setup(narrator.game).isdisjoint(_nouns(said))


def _nouns(said: Sentence) -> set[str]:
    return terms_of(((said,),))[0]


def _numbered(narrator: Narrator) -> bool:
    """Whether the rules ask somewhere who is player 1: those who read it must know which of them that is."""
    game = narrator.game
    said = (*narrator.flow.bodies, game.modifiers, game.adjectives, game.relations, game.derived)
    if any(one.kind is ValueKind.PLAYER and one.start > 1 for one in game.fields):
        return True
    return any(
        isinstance(one, SeatedAt)
        or (isinstance(one, Compare) and isinstance(one.left, Seat) and isinstance(one.right, Literal))
        for body in said
        for one in walk.inside(body)
    )


def _first_begins(narrator: Narrator) -> bool:
    """Whether player 1 takes the first turn of all: nothing in the course of the game says who else does."""
    play = narrator.game.step("play")
    parts = (part for one in (play.body if play else ()) for part in narrator.game.vocabulary.parts(one))
    return not any(part.order is Order.FROM for part in parts)
