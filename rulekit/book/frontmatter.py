"""Components and setup."""

from __future__ import annotations

from attrs import frozen

from rulekit.book.agreed import agreed
from rulekit.book.box import boards, counted
from rulekit.book.handling import handling
from rulekit.book.looks import look_of
from rulekit.book.narrator import Narrator
from rulekit.book.outset import outset
from rulekit.book.parts import declared_count, left_out, others, own_boards, writing
from rulekit.book.passages import label, laid_out
from rulekit.book.pictured import with_picture
from rulekit.book.plans import plans
from rulekit.book.prose import Passages
from rulekit.book.starting import starting
from rulekit.book.steps import step_blocks
from rulekit.book.tables import states
from rulekit.book.turn import setup_steps
from rulekit.document.blocks import Block, Heading, Item, Line, Listing, Paragraph
from rulekit.document.opening import Kept, Look
from rulekit.document.sentence import Inline, Noun, Number, Part, Sentence
from rulekit.model import walk
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Die, Field
from rulekit.model.copies import change_hands
from rulekit.model.effect import Changes, Verb
from rulekit.model.expression import Compare, FieldOf, Literal, Seat
from rulekit.model.game import Game
from rulekit.model.part import Order
from rulekit.model.row import SeatedAt

__all__ = ["components", "setup"]


def components(narrator: Narrator, prose: Passages) -> tuple[Block, ...]:
    """What is in the box: what the rules declare, and what only a box has (authored)."""
    game = narrator.game
    sorting = {column.table for table in game.tables for column in table.columns} | states(game) | _ticked(game)
    out = left_out(game)
    made = [_Entry((one,), Kept(Look.BOARD, 1)) for one in boards(game)]
    for name, said in own_boards(game):
        look = Look.SHEET if name == "score_sheet" else Look.MAT
        made.append(_Entry(with_picture(name, narrator, said), Kept(look, game.players_high)))
    sorting = (sorting - {one.name for one in game.components}) | out
    several = tuple((declared_count(name, many, game), name) for many, name in counted(game, sorting))
    made += [_counted(count, name, narrator) for count, name in several if name not in out]
    for one in game.fields:
        if one.piece and one.name not in out:
            pieces = "pieces_shared" if change_hands(one, game) else "pieces_each"
            said = Sentence(pieces, {"count": Number(one.piece), "noun": Noun(one.name)})
            made.append(_entry(one.name, said, one.piece, narrator))
    made += [_entry(noun, said, 1, narrator) for one in game.fields for noun, said in _cups(one)]
    made += [_entry(name, said, 0, narrator) for name, said in others(game, frozenset(n for _, n in several))]
    blocks: list[Block] = [Heading(1, (label("components"),), "components")]
    blocks += prose.paragraph("components", game)
    blocks.append(Listing(tuple(Item(one.line) for one in made), drawn=tuple(one.kept for one in made)))
    needed = writing(game)
    if needed is not None:
        blocks.append(Paragraph((needed,)))
    if game.die is not None and game.die.numbered:
        blocks.append(Paragraph(tuple(_shows(kind, (1, kind.name) in several) for kind in game.die.each)))
    handled = handling(game)
    if len(handled) == 1:
        blocks.append(Paragraph(handled))
    elif handled:
        blocks.append(Heading(2, (label("handling"),), "handling"))
        blocks.append(Listing(tuple(Item((one,)) for one in handled)))
    return (*blocks, *plans(narrator))


def _shows(kind: Die, alone: bool) -> Sentence:  # noqa: FBT001 whether there is one of it
    """What dice of a kind show."""
    ends = {"low": Number(kind.low), "high": Number(kind.high)}
    return Sentence("die_shows", {"die": Noun(kind.name), **ends, "alone": alone})


def _cups(field: Field) -> tuple[tuple[str, Sentence], ...]:
    """The dice that players keep, and what they keep them in, each by its name."""
    if field.kind is not ValueKind.CUP:
        return ()
    parts = ((field.holds, field.of), *(((1, field.name),) if field.hidden else ()))
    name = "pieces_each" if field.owner is Owner.PLAYER else "component_count"
    return tuple((noun, Sentence(name, {"count": Number(count), "noun": Noun(noun)})) for count, noun in parts)


def _ticked(game: Game) -> set[str]:
    """The tables whose things are only ticked, or only say how things stand, and so are nothing in the box."""
    noted = {one.each for one in game.fields if one.owner is Owner.PLAYER and one.kind is ValueKind.FLAG}
    # One that the game always has one of, and that lies nowhere, says how things stand.
    stands = {one.of for one in game.fields if one.owner is Owner.GAME and one.kind is ValueKind.ITEM}
    stands -= {one.of for one in game.fields if one.owner is not Owner.GAME or one.optional or one.each}
    stands -= {one.of for one in game.fields if one.kind is not ValueKind.ITEM}
    stands -= {one.name for one in game.tables if one.columns or one.ring or one.board is not None or one.on_cards}
    stands -= {end[0] for links in game.links for edge in links.edges for end in edge}
    return (noted - {one.of for one in game.fields} - {""}) | stands


@frozen
class _Entry:
    """What the list of the box says of a thing, and as what that is drawn."""

    line: Line
    kept: Kept


def _entry(name: str, said: Sentence, count: int, narrator: Narrator) -> _Entry:
    return _Entry(with_picture(name, narrator, said), Kept(look_of(name, narrator.game), count))


def _counted(count: int, name: str, narrator: Narrator) -> _Entry:
    return _entry(name, Sentence("component_count", {"count": Number(count), "noun": Noun(name)}), count, narrator)


def setup(narrator: Narrator, prose: Passages) -> tuple[Block, ...]:
    """What everybody starts with, the limits of what they can have, and what is set up by rule."""
    game = narrator.game
    made: list[Block] = [Heading(1, (label("setup"),), "setup")]
    lines: list[Inline] = [*prose.said("setup", game), *starting(narrator)]
    if _numbered(narrator):
        lines.append(Sentence("players_numbered", {"begins": _first_begins(narrator)}))
    made.append(Paragraph(tuple(lines)))
    made += agreed(narrator)
    step = game.step("setup")
    made += outset(narrator)
    if step is not None:
        made += laid_out(narrator.all(step.body), ordered=True)
    made += _limits(narrator)
    for one in setup_steps(narrator):
        made += step_blocks(one, narrator, 2)
    return tuple(made)


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


def _asked(narrator: Narrator) -> frozenset[str]:
    """What the game has of which a step speaks by name: no mere stock that things come from."""
    found = (one for body in narrator.flow.bodies for one in walk.inside(body))
    return frozenset(
        one.field.name for one in found if isinstance(one, FieldOf) and one.field.owner is Owner.GAME and not one.index
    )


def _limits(narrator: Narrator) -> list[Block]:
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
        ]
    )
    asked = _asked(narrator)
    supplied = tuple(Noun(one.name) for one in game.fields if one.source and one.source not in asked)
    if supplied:
        said.append(Sentence("from_supply", {"nouns": supplied}))
    said += [
        Sentence("from_named_supply", {"noun": Noun(one.name), "supply": Noun(one.source)})
        for one in game.fields
        if one.source in asked
    ]
    handled = handed(game)
    fleeting = tuple(Noun(one.name) for one in game.fields if one.owner is Owner.TURN and one.name in handled)
    mine = [one for one in game.fields if one.owner is Owner.PLAYER]
    secret = tuple(Noun(one.name) for one in mine if one.hidden and one.kind is not ValueKind.CUP)
    if secret:
        said.append(Sentence("kept_secret", {"nouns": secret}))
    said += [said for one in game.fields if one.kind is ValueKind.CUP for said in _dice_kept(one, game)]
    if fleeting:
        said.append(Sentence("lasts_a_turn", {"nouns": fleeting}))
    return [Paragraph(tuple(said))] if said else []


def _dice_kept(cup: Field, game: Game) -> tuple[Sentence, ...]:
    """Who sees what the dice in a cup show, and until when they show it."""
    bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
    found = (one for body in bodies for one in game.vocabulary.effects(body) if isinstance(one, Changes))
    fewer = any(one.field == cup and one.verb is Verb.LOSE for one in found)
    parts: dict[str, Part] = {"noun": Noun(cup.of), "cup": Noun(cup.name)}
    covered = (Sentence("dice_covered", parts),) if cup.hidden and cup.owner is Owner.PLAYER else ()
    return (*covered, *((Sentence("dice_count_until", parts),) if fewer else ()))


def handed(game: Game) -> frozenset[str]:
    """What is gained, lost or paid outside of single steps; what is only worked out is nobody's to keep."""
    bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
    found = (one for body in bodies for one in game.vocabulary.effects(body) if isinstance(one, Changes))
    passed = {one.field.name for one in found if one.verb in PASSED and one.field.step == "turn"}
    return frozenset(passed | {gift.field.name for face in (game.die.faces if game.die else ()) for gift in face.gifts})


PASSED = (Verb.GAIN, Verb.LOSE, Verb.PAY)
"""How things change hands."""


def _most(fields: list[Field]) -> list[Sentence]:
    """How much of each one can have; what has one number each is told in one sentence."""
    alone = [one for one in fields if not one.each]
    several = [_limit(one) for one in fields if one.each]
    if len(alone) < 2:  # noqa: PLR2004  # two are several
        return [_limit(one) for one in fields]
    some = (Sentence("some", {"count": Number(one.highest), "noun": Noun(one.name)}) for one in alone)
    return [Sentence("at_most_of", {"amounts": tuple(some)}), *several]


def _limit(field: Field) -> Sentence:
    if field.bound and field.each:
        return Sentence(
            "at_most_each",
            {"noun": Noun(field.name), "column": Noun(field.bound, "columns"), "table": Noun(field.each)},
        )
    of: Part = Noun(field.each) if field.each else False
    return Sentence("at_most", {"noun": Noun(field.name), "high": Number(field.highest), "of": of})
