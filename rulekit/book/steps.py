"""One step in full: what happens in it, what modifies it, its examples, and the steps that only it does below it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet

from rulekit.book.passages import laid_out, named
from rulekit.book.telling import Telling
from rulekit.book.worked import example_box
from rulekit.document.blocks import Block, Box, Heading, Item, Listing
from rulekit.document.sentence import Noun
from rulekit.model.amount import Amount
from rulekit.model.component import Dial, Field
from rulekit.model.game import Step
from rulekit.model.statement import Modifier, Statement
from rulekit.model.walk import inside

__all__ = ["below", "does", "done_in", "examples_about", "modifiers_about", "step_blocks", "with_inner"]


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


def done_in(name: str, telling: Telling) -> frozenset[str]:
    """The steps that a step leads to, by itself, through others, or by what modifies them."""
    found: set[str] = set()
    open_ = [name]
    while open_:
        step = telling.game.step(open_.pop())
        if step is not None:
            inner = [one for one in _leads_to_at_all(step, telling) if one not in found]
            found.update(inner)
            open_ += inner
    return frozenset(found)


def _done_by_modifiers(step: Step, telling: Telling) -> list[str]:
    """The steps that lasting effects do in a step."""
    return [name for one in _modifying(step, telling) for name in does(getattr(one, "body", ()))]


def _done_by_things(step: Step, telling: Telling) -> list[str]:
    """The steps that things do when a step does what they say."""
    spoken = _spoken(step.body)
    said = [one for one in telling.game.modifiers if one.role == "at_once" and one.holder[0] in spoken]
    return [name for one in said for name in does(getattr(one, "body", ()))]


def _spoken(body: object) -> frozenset[str]:
    """The tables whose things say what to do in some statements."""
    if isinstance(body, tuple):
        return frozenset().union(*(_spoken(one) for one in body))
    if not isinstance(body, Statement):
        return frozenset()
    own = frozenset({found} if (found := getattr(body, "spoken", "")) else ())
    return own | _spoken(getattr(body, "body", ())) | _spoken(getattr(body, "options", ()))


def below(roots: Iterable[str], told: AbstractSet[str], telling: Telling) -> dict[str, tuple[str, ...]]:
    """Which steps are told below which: each that the roots lead to below the one that is nearest to a root.

    What things say is looked at last: a step belongs to the turn before it belongs to a card.

    Args:
        roots: the steps that stand first, in order.
        told: steps that stand elsewhere.
        telling: the game.
    """
    open_ = [name for name in roots if name not in told]
    seen, found = {*told, *open_}, dict[str, tuple[str, ...]]()
    for leads in (_leads_to, _leads_to_at_all):
        for name in open_:  # which grows: nearer steps come first
            step = telling.game.step(name)
            new = () if step is None else tuple(one for one in leads(step, telling) if one not in seen)
            found[name] = (*found.get(name, ()), *new)
            seen.update(new)
            open_ += new
    return found


def _leads_to(step: Step, telling: Telling) -> tuple[str, ...]:
    """The steps that a step does, by itself or by what modifies it."""
    return tuple(dict.fromkeys((*does(step.body), *_done_by_modifiers(step, telling))))


def _leads_to_at_all(step: Step, telling: Telling) -> tuple[str, ...]:
    """The steps that a step does, and those that things do when it does what they say."""
    return tuple(dict.fromkeys((*_leads_to(step, telling), *_done_by_things(step, telling))))


def with_inner(name: str, telling: Telling, inner: Mapping[str, tuple[str, ...]], level: int) -> list[Block]:
    """A step, and below it those that ``inner`` puts there."""
    step = telling.game.step(name)
    made = list(step_blocks(step, telling, level)) if step is not None else []
    for one in inner.get(name, ()):
        made += with_inner(one, telling, inner, min(level + 1, 3))
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
    """What lasting effects do in a step; what is printed on cards tells that itself."""
    elsewhere = telling.game.printed_on_cards
    found = [one for one in _modifying(step, telling) if one.holder[0] not in elsewhere]
    listed = tuple(item for one in found for item in _named(one, telling))
    return (Box("modifier", (), (Listing(listed),)),) if listed else ()


def _modifying(step: Step, telling: Telling) -> list[Modifier]:
    """The lasting effects that speak of a step, of its rules, or of what its dice give, in the order of the text."""
    found = [one for one in telling.game.modifiers if one.target == step.name or one.target in step.rules]
    if gives(step.body):
        faces = {one.name for one in telling.game.die.faces} if telling.game.die else set()
        found += [
            one
            for one in telling.game.modifiers
            if one.role == "whenever_gives" or (one.role == "face" and one.target in faces)
        ]
    found += [one for one in telling.game.modifiers if one.role == "dial" and _speaks(step.body, one)]
    found += [one for one in telling.game.modifiers if one.role in MOVES and _moves(step.body, one)]
    order = {id(one): at for at, one in enumerate(telling.game.modifiers)}
    return sorted({id(one): one for one in found}.values(), key=lambda one: order[id(one)])


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
    return any(isinstance(one, Dial) and one.name == modifier.target for one in inside(body))


MOVES = {"whenever_gain": "gain", "whenever_lose": "lose"}
"""Lasting effects that wait for something to be gained or lost, and the deeds in which it is."""


def _moves(body: object, modifier: Modifier) -> bool:
    """Whether statements bring or take what a lasting effect waits for."""
    moving = (one for one in inside(body) if isinstance(one, Statement) and MOVES[modifier.role] in one.deeds)
    return any(
        isinstance(part, Field) and part.name == modifier.target
        for one in moving
        for part in inside(_moved(one))
    )


def _moved(statement: Statement) -> object:
    """What a statement brings or takes: of an amount that which there is more or less of, not what it hangs on."""
    amount = getattr(statement, "amount", statement)
    return amount.what if isinstance(amount, Amount) else amount


def examples_about(step: Step, telling: Telling) -> tuple[Block, ...]:
    """The worked examples that belong to a step."""
    return tuple(example_box(one, telling) for one in telling.game.examples if one.about == step.name)
