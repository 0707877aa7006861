"""One step in full: what happens in it, what modifies it, its examples, and the steps that only it does below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet

from rulekit.book.faces import dice_given_in, hands_out
from rulekit.book.multiplied import multiples_in
from rulekit.book.narrator import Narrator
from rulekit.book.outcomes import SPARING, counted_outcomes, outcome_table
from rulekit.book.passages import items, laid_out, named
from rulekit.book.ring import moved_in
from rulekit.book.rules_apart import told_as_rules
from rulekit.book.to_begin_with import to_begin_with
from rulekit.book.worked import example_box
from rulekit.document.blocks import Block, Box, Heading, Item, Line, Listing, Paragraph
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.closed import Attachment
from rulekit.model.component import Parameter
from rulekit.model.effect import Changes, Verb
from rulekit.model.game import Step
from rulekit.model.statement import EVERYBODY, Body, Modifier
from rulekit.model.walk import inside

__all__ = [
    "below",
    "done_in",
    "effects",
    "examples_about",
    "modifiers_about",
    "modifying",
    "one_below_other",
    "step_blocks",
    "with_inner",
]


def done_in(name: str, narrator: Narrator) -> frozenset[str]:
    """The steps that a step leads to, by itself, through others, or by what modifies them."""
    return narrator.flow.reached(name, lambda step: _leads_to_at_all(step, narrator))


def below(roots: Iterable[str], told: AbstractSet[str], narrator: Narrator) -> dict[str, tuple[str, ...]]:
    """Which steps are told below which: each that the roots lead to below the one that is nearest to a root.

    What things say is looked at last: a step belongs to the turn before it belongs to a card.

    Args:
        roots: the steps that stand first, in order.
        told: steps that stand elsewhere.
        narrator: the game.
    """
    open_ = [name for name in roots if name not in told]
    seen, found = {*told, *open_}, dict[str, tuple[str, ...]]()
    for leads in (_leads_to, _leads_to_at_all):
        for name in open_:  # which grows: nearer steps come first
            step = narrator.game.step(name)
            new = () if step is None else tuple(one for one in leads(step, narrator) if one not in seen)
            found[name] = (*found.get(name, ()), *new)
            seen.update(new)
            open_ += new
    return found


def one_below_other(roots: Iterable[str], inner: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """Steps in the order in which the book tells them, each with those below it."""
    for one in roots:
        yield one
        yield from one_below_other(inner.get(one, ()), inner)


def _leads_to(step: Step, narrator: Narrator) -> tuple[str, ...]:
    """The steps that a step does, by itself or by what modifies it."""
    bodies = (step.body, *(one.body for one in modifying(step, narrator)))
    return tuple(dict.fromkeys(name for body in bodies for name in narrator.flow.calls(body)))


def _leads_to_at_all(step: Step, narrator: Narrator) -> tuple[str, ...]:
    """The steps that a step does, and those that things do when it does what they say."""
    spoken = narrator.flow.performs(step.body)
    said = [one for one in narrator.game.modifiers if one.attached is Attachment.AT_ONCE and one.holder[0] in spoken]
    own = _leads_to(step, narrator)
    return tuple(dict.fromkeys((*own, *(name for one in said for name in narrator.flow.calls(one.body)))))


def with_inner(name: str, narrator: Narrator, inner: Mapping[str, tuple[str, ...]], level: int) -> list[Block]:
    """A step, and below it those that ``inner`` puts there."""
    step = narrator.game.step(name)
    made = list(step_blocks(step, narrator, level)) if step is not None else []
    for one in _under(name, narrator, inner):
        made += with_inner(one, narrator, inner, min(level + 1, 3))
    return made


def _under(name: str, narrator: Narrator, inner: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The steps with headings of their own below a step: one that is told in place hands on those below it."""
    for one in inner.get(name, ()):
        if one in narrator.in_place:
            yield from _under(one, narrator, inner)
        else:
            yield one


def step_blocks(step: Step, narrator: Narrator, level: int) -> tuple[Block, ...]:
    """A step with its heading, what happens in it, what modifies it, its examples."""
    said = narrator.all(step.body)
    return (
        Heading(level, _titled(step, narrator), f"step-{step.name}"),
        *moved_in(step, narrator),
        *_begun(step, narrator),
        *(
            counted_outcomes(step, narrator)
            or told_as_rules(step, narrator)
            or laid_out(said, ordered=max(len(step.body), len(said)) > 1)
        ),
        *multiples_in(step, narrator),
        *dice_given_in(step, narrator),
        *modifiers_about(step, narrator),
        *examples_about(step, narrator),
    )


def _begun(step: Step, narrator: Narrator) -> tuple[Block, ...]:
    """How things stand when it begins."""
    said = to_begin_with(step, narrator)
    return (Paragraph(said),) if said else ()


def _titled(step: Step, narrator: Narrator) -> Line:
    """The name of a step; of two things alike that it is done for, what each of them is called in it.

    Of one thing nothing is said: whoever comes here has it in hand, and the step speaks of "that square".
    """
    noun = Noun(step.name, "steps")
    names = tuple(Noun(one.name) for one in step.needs if len(step.needs) > 1 and one.key in narrator.named)
    if not names:
        return (noun,)
    of = tuple(narrator.kind_of(one.type, one.name) for one in step.needs)
    return (noun, Sentence("step_about", {"step": noun, "of": of, "names": names}))


def modifiers_about(step: Step, narrator: Narrator, *, everybody: bool = False) -> tuple[Block, ...]:
    """What lasting effects do in a step (or only those for ``everybody``); what is printed on cards tells it itself."""
    elsewhere = narrator.game.printed_on_cards
    found = [one for one in modifying(step, narrator) if one.holder[0] not in elsewhere]
    found = [one for one in found if one.holder == EVERYBODY] if everybody else found
    if outcome_table(step, narrator) is not None:  # its last column says what spares whom, and what comes instead
        found = [one for one in found if one.attached not in SPARING or one.holder == EVERYBODY]
    listed = tuple(item for one in found for item in effects(one, narrator))
    return (Box("modifier", _of_what(found, narrator), (Listing(listed),)),) if listed else ()


def _of_what(found: Sequence[Modifier], narrator: Narrator) -> Line:
    """What all those are that have lasting effects: things of one table, by its name; nothing where they differ."""
    tables = {one.holder[0] if one.holder != EVERYBODY else "" for one in found}
    (table,) = tables if len(tables) == 1 else ("",)
    known = next((one for one in narrator.game.tables if one.name == table), None)
    return (Sentence("table_of", {"noun": Noun(known.name)}),) if known is not None else ()


def modifying(step: Step, narrator: Narrator) -> tuple[Modifier, ...]:
    """The lasting effects that speak of a step, of its rules, or of what its dice give, in the order of the text."""
    found = narrator.flow.modifying
    if step.name not in found:
        found[step.name] = tuple(one for one in narrator.game.modifiers if _modifies(one, step, narrator))
    return found[step.name]


def _modifies(modifier: Modifier, step: Step, narrator: Narrator) -> bool:
    if modifier.target == step.name or modifier.target in step.rules:
        return True
    match modifier.attached:
        case Attachment.WHENEVER_GIVES:
            return hands_out(step.body)
        case Attachment.FACE:
            die = narrator.game.die
            return die is not None and modifier.target in {one.name for one in die.faces} and hands_out(step.body)
        case Attachment.PARAMETER:
            return _speaks(step.body, modifier)
        case Attachment.WHENEVER_GAIN | Attachment.WHENEVER_LOSE:
            return _moves(step.body, modifier, narrator)
        case _:
            return False


def effects(modifier: Modifier, narrator: Narrator) -> tuple[Item, ...]:
    """What a lasting effect does, as items that begin with the name of the thing that brings it."""
    if modifier.holder == EVERYBODY:
        return items(narrator.say(modifier))
    return named(Noun(narrator.game.item_of(modifier.holder).name), narrator.say(modifier))


def _speaks(body: object, modifier: Modifier) -> bool:
    """Whether statements use the parameter that a lasting effect turns."""
    return any(isinstance(one, Parameter) and one.name == modifier.target for one in inside(body))


MOVES = {
    Attachment.WHENEVER_GAIN: (Verb.GAIN,),
    Attachment.WHENEVER_LOSE: (Verb.LOSE, Verb.PAY),
}
"""Modifiers that wait for something to be gained or lost, and the effects in which it is."""


def _moves(body: Body, modifier: Modifier, narrator: Narrator) -> bool:
    """Whether statements bring or take what a lasting effect waits for."""
    found = (one for one in narrator.game.vocabulary.effects(body) if isinstance(one, Changes))
    return any(one.verb in MOVES[modifier.attached] and one.field.name == modifier.target for one in found)


def examples_about(step: Step, narrator: Narrator) -> tuple[Block, ...]:
    """The worked examples that belong to a step; those that answer questions stand with these."""
    told = {step.name, *(name for name in done_at_once(step, narrator) if narrator.in_place.get(name) == step.name)}
    found = (one for one in narrator.game.examples if one.printed and not one.asked and one.about in told)
    return tuple(example_box(one, narrator) for one in found)


def done_at_once(step: Step, narrator: Narrator) -> Iterator[str]:
    """The steps that a step carries out itself, and those that the ones told in place do."""
    for name in narrator.flow.calls(step.body):
        yield name
        inner = narrator.game.step(name) if name in narrator.in_place else None
        if inner is not None:
            yield from done_at_once(inner, narrator)
