"""The end of the game, scoring, winner and ties."""

from __future__ import annotations

from rulekit.book.course import last_of_all, told_in_course
from rulekit.book.frontmatter import ranks
from rulekit.book.passages import items, label, laid_out
from rulekit.book.steps import examples_about, modifiers_about
from rulekit.book.telling import Telling
from rulekit.book.turn import setup_steps
from rulekit.document.blocks import Block, Heading, Listing, Paragraph
from rulekit.document.sentence import Inline, Noun, Sentence
from rulekit.model.statement import Statement
from rulekit.model.walk import inside

__all__ = ["end", "scoring", "winner"]


def end(telling: Telling) -> tuple[Block, ...]:
    """What is done by everybody together between turns, which is where games end; if nothing is, what ends the game."""
    made: list[Block] = []
    before = {one.name for one in setup_steps(telling)} | told_in_course(telling)
    for one in telling.game.steps:
        if one.communal and one.name not in ("setup", "play", "score", *before):
            made += [
                Heading(2, (Noun(one.name, "steps"),), f"step-{one.name}"),
                *laid_out(telling.all(one.body)),
                *modifiers_about(one, telling),
                *examples_about(one, telling),
            ]
    if not made:
        ending = [one for step in telling.game.steps for one in step.body if _ends_game(one)]
        made += laid_out(telling.all(tuple(ending))) or last_of_all(telling)
    return (Heading(1, (label("end_of_game"),), "end"), *made) if made else ()


def _ends_game(statement: Statement) -> bool:
    """Whether the game can end in a statement."""
    return any(isinstance(one, Statement) and "end" in one.deeds for one in inside(statement))


def scoring(telling: Telling) -> tuple[Block, ...]:
    """How points are counted at the end; nothing for games without a step ``score``."""
    step = telling.game.step("score")
    if step is None:
        return ()
    return (
        Heading(1, (label("scoring"),), "scoring"),
        *_scored(telling, step.body),
        *modifiers_about(step, telling),
        *examples_about(step, telling),
    )


def _scored(telling: Telling, body: tuple[object, ...]) -> tuple[Block, ...]:
    said = telling.all(body)  # type: ignore[arg-type]  # a step's body is made of statements
    if len(said) == 1 and said[0].lead is not None:
        return (Paragraph((said[0].lead,)), Listing(items(said[0].items)))
    return laid_out(said)


def winner(telling: Telling) -> tuple[Block, ...]:
    """Who wins, and what decides when players are level."""
    found = ranks(telling)
    if not found:
        return ()
    lines: list[Inline] = [Sentence("goal", {"ranks": found[:1]})]
    lines += [Sentence("tie", {"rank": one}) for one in found[1:]]
    lines.append(Sentence("tie_shared", {}))
    return (Heading(1, (label("winner_and_ties"),), "winner"), Paragraph(tuple(lines)))
