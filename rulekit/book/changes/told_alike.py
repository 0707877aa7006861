"""Two games told alike: what the book of the one tells where it is done is told so of the other, too."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.model.effect import Calls
from rulekit.model.game import Game, Step
from rulekit.model.structure import structure
from rulekit.source import Span

__all__ = ["told_alike"]


def told_alike(before: Narrator, after: Narrator) -> Narrator:
    """The narrator of the game as it is, who tells a step in place where readers know it so from their book.

    With a variant more places may lead to a step, which its own book would tell below a heading. Whoever has the book
    without it would read of a new step what they know, struck out where it stood.

    Args:
        before: tells the game without what changes, with its short steps in place.
        after: tells the game with it, likewise.
    """
    kept = {
        name: home
        for name, home in before.in_place.items()
        if name not in after.in_place and _is_same(name, before.game, after.game)
    }
    here = {**after.in_place, **kept}
    again = dict(_done_elsewhere(before, after, here))
    if not kept and not again:
        return after
    titled = after.titled | (before.titled & kept.keys())
    return evolve(after, in_place=here, again={**after.again, **again}, titled=titled)


def _done_elsewhere(before: Narrator, after: Narrator, here: Mapping[str, str]) -> Iterator[tuple[Span, str]]:
    """Where a step is newly carried out that the book tells in a place which is still there: it has its name."""
    known = {name for name in before.in_place.keys() & here.keys() if before.game.step(name) == after.game.step(name)}
    old, new = (tuple(_calling(one.game, known)) for one in (before, after))
    places = set(old)
    still = {name for _, name in places.intersection(new)}
    # Where it is told it begins with its name, or nobody would find it.
    named = {name for name in still if name in before.titled}
    yield from ((span, name) for span, name in new if name in named and (span, name) not in places)


def _calling(game: Game, names: Container[str]) -> Iterator[tuple[Span, str]]:
    """Where some steps are carried out."""
    for one in game.steps:
        for statement in game.vocabulary.statements(one.body):
            done = (effect.step for effect in game.vocabulary.does(statement) if isinstance(effect, Calls))
            yield from ((statement.span, name) for name in done if name in names)


def _is_same(name: str, before: Game, after: Game) -> bool:
    """Whether a step is as it was, and may be told wherever it is done: for nothing chosen before, by the same."""
    old, new = before.step(name), after.step(name)
    if old is None or new is None or old.needs or new.needs or structure(old.body) != structure(new.body):
        return False
    return all(one.without_actor == new.without_actor for one in _callers(name, after))


def _callers(name: str, game: Game) -> Iterator[Step]:
    for step in game.steps:
        done = (effect for one in game.vocabulary.statements(step.body) for effect in game.vocabulary.does(one))
        if any(isinstance(effect, Calls) and effect.step == name for effect in done):
            yield step
