"""The turn at a glance, and each step in full with its examples and what modifies it."""

from __future__ import annotations

from rulekit.book.passages import label, laid_out, named
from rulekit.book.telling import Telling
from rulekit.book.worked import example_box
from rulekit.document.blocks import Block, Box, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.game import Step
from rulekit.model.statement import Modifier, Statement

__all__ = ["at_a_glance", "examples_about", "modifiers_about", "setup_steps", "step_blocks", "steps", "turn_steps"]


def does(body: object) -> list[str]:
    """The steps that statements do, in order, each once."""
    found: list[str] = []
    stack: list[object] = [body]
    while stack:
        one = stack.pop(0)
        if isinstance(one, tuple):
            stack = [*one, *stack]
        elif isinstance(one, Statement):
            found += list(getattr(one, "steps", ()))
            stack = [getattr(one, "body", ()), getattr(one, "options", ()), *stack]
    return list(dict.fromkeys(found))


def turn_steps(telling: Telling) -> tuple[Step, ...]:
    """The steps of a turn, in order; the turn itself when it has no steps of its own."""
    turn = telling.game.step("turn")
    if turn is None:
        return tuple(one for one in telling.game.steps if not one.communal)
    found = [one for name in does(turn.body) for one in [telling.game.step(name)] if one is not None]
    only_does = all(type(one).__name__ == "Do" for one in turn.body)
    return tuple(found) if only_does and found else (turn, *found)


def setup_steps(telling: Telling) -> tuple[Step, ...]:
    """The steps that are done while the game is set up, and at no other time."""
    setup = telling.game.step("setup")
    if setup is None:
        return ()
    later = {name for one in telling.game.steps if one is not setup for name in does(one.body)}
    found = [telling.game.step(name) for name in does(setup.body) if name not in later]
    return tuple(one for one in found if one is not None)


def at_a_glance(telling: Telling) -> tuple[Block, ...]:
    """How play goes round, and the steps of a turn by name."""
    listed = tuple(Item((Noun(one.name, "steps"),)) for one in turn_steps(telling))
    made: list[Block] = [Heading(1, (label("turn_at_a_glance"),), "turn"), Paragraph((Sentence("playing"),))]
    if len(listed) > 1:
        made += [Paragraph((Sentence("turn_order"),)), Listing(listed, ordered=True)]
    return tuple(made)


def steps(telling: Telling) -> tuple[Block, ...]:
    """Every step that a player does, each with the steps that only it does below it."""
    made: list[Block] = [Heading(1, (label("steps"),), "steps")]
    told: set[str] = {"turn"} if len(turn_steps(telling)) and turn_steps(telling)[0].name != "turn" else set()
    told |= {one.name for one in setup_steps(telling)}
    for one in turn_steps(telling):
        made += _with_inner(one, telling, told, 2)
    for one in telling.game.steps:
        if not one.communal and one.name not in told:
            made += _with_inner(one, telling, told, 2)
    return tuple(made)


def _with_inner(step: Step, telling: Telling, told: set[str], level: int) -> list[Block]:
    if step.name in told:
        return []
    told.add(step.name)
    made = list(step_blocks(step, telling, level))
    for name in does(step.body):
        inner = telling.game.step(name)
        if inner is not None and not inner.communal:
            made += _with_inner(inner, telling, told, min(level + 1, 3))
    return made


def step_blocks(step: Step, telling: Telling, level: int) -> tuple[Block, ...]:
    """A step with its heading, what happens in it, what modifies it, its examples."""
    return (
        Heading(level, (Noun(step.name, "steps"),), f"step-{step.name}"),
        *laid_out(telling.all(step.body), ordered=len(step.body) > 1 and not step.rules),
        *modifiers_about(step, telling),
        *examples_about(step, telling),
    )


def modifiers_about(step: Step, telling: Telling) -> tuple[Block, ...]:
    """What lasting effects do in a step: those that speak of it, of its rules, or of what its dice give."""
    found = [one for one in telling.game.modifiers if one.target == step.name or one.target in step.rules]
    if gives(step.body):
        faces = {one.name for one in telling.game.die.faces} if telling.game.die else set()
        found += [
            one
            for one in telling.game.modifiers
            if one.role == "whenever_gives" or (one.role == "face" and one.target in faces)
        ]
    found += [one for one in telling.game.modifiers if one.role == "dial" and _speaks(step.body, one)]
    order = {id(one): at for at, one in enumerate(telling.game.modifiers)}
    found = sorted({id(one): one for one in found}.values(), key=lambda one: order[id(one)])
    listed = tuple(item for one in found for item in _named(one, telling))
    return (Box("modifier", (), (Listing(listed),)),) if listed else ()


def _named(modifier: Modifier, telling: Telling) -> tuple[Item, ...]:
    return named(Noun(telling.game.item_of(modifier.holder).name), telling.say(modifier))


def gives(body: object) -> bool:
    """Whether statements hand out what dice show."""
    if isinstance(body, tuple):
        return any(gives(one) for one in body)
    if isinstance(body, Statement):
        amount = getattr(body, "amount", None)
        return (
            getattr(amount, "form", "") == "what_gives"
            or gives(getattr(body, "body", ()))
            or gives(getattr(body, "options", ()))
        )
    return False


def _speaks(body: object, modifier: Modifier) -> bool:
    """Whether statements use the dial that a lasting effect turns."""
    return f"name='{modifier.target}'" in repr(body)


def examples_about(step: Step, telling: Telling) -> tuple[Block, ...]:
    """The worked examples that belong to a step."""
    return tuple(example_box(one, telling) for one in telling.game.examples if one.about == step.name)
