"""Components and setup."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.agreed import agreed
from rulekit.book.handed import handed
from rulekit.book.handling import handling
from rulekit.book.in_box import entries
from rulekit.book.narrator import Narrator
from rulekit.book.never_more import never_more
from rulekit.book.outset import outset
from rulekit.book.parts import writing
from rulekit.book.passages import label
from rulekit.book.plans import begins_laid, plans
from rulekit.book.prose import Passages
from rulekit.book.setting_up import setup_items
from rulekit.book.shared_limits import shared_limits
from rulekit.book.steps import step_blocks
from rulekit.book.thrown_anew import thrown_before_asked
from rulekit.book.told_when_set import told_in_setup
from rulekit.book.turn import setup_steps
from rulekit.book.unseen import looked_through, seen_by_nobody
from rulekit.book.weighed_ways import weighing
from rulekit.document.blocks import Block, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model import walk
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Die, Field
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import FieldOf
from rulekit.model.game import Game

__all__ = ["boxed", "components", "limits", "setup"]


def components(narrator: Narrator, prose: Passages) -> tuple[Block, ...]:
    """What is in the box: what the rules declare, and what only a box has (authored)."""
    game = narrator.game
    made = entries(narrator)
    dice = {one.name: one.kept.count for one in made}
    blocks: list[Block] = [Heading(1, (label("components"),), "components")]
    blocks += prose.paragraph("components", game)
    blocks.append(Listing(tuple(Item(one.line) for one in made), drawn=tuple(one.kept for one in made)))
    needed = writing(game, also=bool(made))
    if needed is not None:
        blocks.append(Paragraph((needed,)))
    if game.die is not None and game.die.numbered:
        blocks.append(Paragraph(tuple(_shows(kind, dice.get(kind.name) == 1) for kind in game.die.each)))
    handled = tuple(one for one in handling(game) if not _counts_what_is_laid(one))
    if len(handled) == 1:
        blocks.append(Paragraph(handled))
    elif handled:
        blocks.append(Heading(2, (label("handling"),), "handling"))
        blocks.append(Listing(tuple(Item((one,)) for one in handled)))
    return (*blocks, *(() if begins_laid(narrator) else plans(narrator)))


def boxed(narrator: Narrator) -> Iterator[Sentence]:
    """All that the rules themselves say of what is in the box, without its pictures."""
    game = narrator.game
    made = entries(narrator)
    for one in made:
        yield from (part for part in one.line if isinstance(part, Sentence))
    if (needed := writing(game, also=bool(made))) is not None:
        yield needed
    if game.die is not None and game.die.numbered:
        alone = {one.name for one in made if one.kept.count == 1}
        yield from (_shows(kind, kind.name in alone) for kind in game.die.each)
    yield from handling(game)


def _shows(kind: Die, alone: bool) -> Sentence:  # noqa: FBT001 whether there is one of it
    """What dice of a kind show."""
    ends = {"low": Number(kind.low), "high": Number(kind.high)}
    return Sentence("die_shows", {"die": Noun(kind.name), **ends, "alone": alone})


def setup(narrator: Narrator, prose: Passages) -> tuple[Block, ...]:
    """What everybody starts with, the limits of what they can have, and what is set up by rule."""
    game = narrator.game
    made: list[Block] = [Heading(1, (label("setup"),), "setup"), *prose.paragraph("setup", game), *agreed(narrator)]
    done = setup_items(narrator, prose)
    made += (*outset(narrator, done), *_one_by_one(done))
    made += plans(narrator) if begins_laid(narrator) else ()
    said = [*filter(_counts_what_is_laid, handling(game)), *limits(narrator)]
    made += [Paragraph(tuple(said))] if said else []
    for one in setup_steps(narrator):
        made += step_blocks(one, narrator, 2) if one.name not in narrator.in_place else ()
    return tuple(made)


def _counts_what_is_laid(handled: Sentence) -> bool:
    """Whether it is about a marker on something that players have before them, which the setup has to tell first."""
    return bool(handled.parts.get("along"))


def _one_by_one(done: tuple[Item, ...]) -> tuple[Block, ...]:
    """Steps as a list that is numbered as the drawing is; a single one is no list."""
    if len(done) == 1:
        return (Paragraph(done[0].line), *done[0].blocks)
    return (Listing(done, ordered=True, called=True),) if done else ()


def _asked(narrator: Narrator) -> frozenset[str]:
    """What the game has of which a step speaks by name: no mere stock that things come from."""
    found = (one for body in narrator.flow.bodies for one in walk.inside(body))
    return frozenset(
        one.field.name for one in found if isinstance(one, FieldOf) and one.field.owner is Owner.GAME and not one.index
    )


def limits(narrator: Narrator, *, apart: bool = False) -> list[Sentence]:
    """How much of each thing somebody may have, where it comes from, who sees it, and how long it lasts.

    Args:
        narrator: the game.
        apart: whether each limit is a sentence by itself.
    """
    game = narrator.game
    said = _most(
        [
            one
            for one in game.fields
            if one.owner in (Owner.PLAYER, Owner.TURN)
            and one.kind is ValueKind.NUMBER
            and one.overflow
            and one.limited
            and not one.source
            and not never_more(one, narrator)
        ],
        apart=apart,
    )
    said += [_room(one) for one in shared_limits(narrator)]
    asked = _asked(narrator)
    supplied = [one for one in game.fields if one.source and one.source not in asked]
    if supplied:
        nouns = tuple(Noun(one.name) for one in supplied)
        sort, *others = {_sorted_by(one, game) for one in supplied}
        by: dict[str, Part] = {"by": Noun(sort)} if sort and not others else {}
        said.append(Sentence("from_supply", {"nouns": nouns, **by}))
    said += [
        Sentence("from_named_supply", {"noun": Noun(one.name), "supply": Noun(one.source)})
        for one in game.fields
        if one.source in asked
    ]
    handled = handed(game)
    of_turn = (one for one in game.fields if one.owner is Owner.TURN)
    summed = weighing(narrator)
    fleeting = tuple(
        Noun(one.name) for one in of_turn if (one.name in handled or _counted_in_turn(one)) and one not in summed
    )
    mine = [one for one in game.fields if one.owner is Owner.PLAYER]
    secret = tuple(Noun(one.name) for one in mine if one.hidden and one.kind is not ValueKind.CUP)
    if secret:
        said.append(Sentence("kept_secret", {"nouns": secret}))
    hidden, chosen_from = [one.name for one in seen_by_nobody(narrator)], looked_through(narrator)
    if laid := tuple(Noun(one) for one in hidden if one not in chosen_from):
        said.append(Sentence("nobody_sees", {"nouns": laid}))
    if laid := tuple(Noun(one) for one in hidden if one in chosen_from):
        said.append(Sentence("chooser_sees", {"nouns": laid}))
    said += [said for one in game.fields if one.kind is ValueKind.CUP for said in _dice_kept(one, narrator)]
    said += [Sentence("may_be_negative", {"noun": Noun(one.name)}) for one in _below_nothing(narrator)]
    if fleeting:
        said.append(Sentence("lasts_a_turn", {"nouns": fleeting}))
    if held := tuple(Noun(one.name) for one in told_in_setup(narrator)):
        said.append(Sentence("holds_a_turn", {"nouns": held}))
    return said


def _sorted_by(taken: Field, game: Game) -> str:
    """By what a stock is sorted from which something comes; an empty text where it is one number."""
    stock = (one for one in game.fields if one.name == taken.source and one.owner is Owner.GAME)
    return next((one.each for one in stock if one.each in (taken.each, "")), "")


def _counted_in_turn(one: Field) -> bool:
    return one.step == "turn" and one.kind is ValueKind.NUMBER


def _below_nothing(narrator: Narrator) -> Iterator[Field]:
    """What players have that may fall below nothing."""
    game = narrator.game
    effects = (one for body in narrator.flow.bodies for one in game.vocabulary.effects(body))
    lost = {one.field for one in effects if isinstance(one, Changes) and one.verb is Verb.LOSE}
    mine = (one for one in game.fields if one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER)
    return (one for one in mine if one.low < 0 and one in lost and not one.each)


def _dice_kept(cup: Field, narrator: Narrator) -> tuple[Sentence, ...]:
    """Who sees what the dice in a cup show, and until when they show it."""
    game = narrator.game
    bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
    found = (one for body in bodies for one in game.vocabulary.effects(body) if isinstance(one, Changes))
    fewer = any(one.field == cup and one.verb is Verb.LOSE for one in found)
    parts: dict[str, Part] = {"noun": Noun(cup.of), "cup": Noun(cup.name)}
    covered = (Sentence("dice_covered", parts),) if cup.hidden and cup.owner is Owner.PLAYER else ()
    fewer = fewer and not thrown_before_asked(cup, narrator)
    return (*covered, *((Sentence("dice_count_until", parts),) if fewer else ()))


def _most(fields: list[Field], *, apart: bool) -> list[Sentence]:
    """How much of each one can have; what has one number each is told in one sentence."""
    alone = [one for one in fields if not one.each]
    several = [_limit(one) for one in fields if one.each]
    if apart or len(alone) < 2:  # noqa: PLR2004  # two are several
        return [_limit(one) for one in fields]
    some = (Sentence("some", {"count": Number(one.highest), "noun": Noun(one.name)}) for one in alone)
    return [Sentence("at_most_of", {"amounts": tuple(some)}), *several]


def _room(field: Field) -> Sentence:
    """How much there can be of what nobody has."""
    of: Part = Noun(field.each) if field.each else False
    return Sentence("room_for", {"noun": Noun(field.name), "high": Number(field.highest), "of": of})


def _limit(field: Field) -> Sentence:
    if field.bound and field.each:
        return Sentence(
            "at_most_each",
            {"noun": Noun(field.name), "column": Noun(field.bound, "columns"), "table": Noun(field.each)},
        )
    of: Part = Noun(field.each) if field.each else False
    return Sentence("at_most", {"noun": Noun(field.name), "high": Number(field.highest), "of": of})
