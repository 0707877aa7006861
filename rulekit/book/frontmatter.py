"""Goal, components and setup."""

from __future__ import annotations

from rulekit.book.passages import label, laid_out
from rulekit.book.pictured import with_picture
from rulekit.book.steps import step_blocks
from rulekit.book.tables import states
from rulekit.book.telling import Telling
from rulekit.book.turn import setup_steps
from rulekit.document.blocks import Block, Heading, Item, Listing, Paragraph
from rulekit.document.sentence import Inline, Noun, Number, Part, Prose, Sentence
from rulekit.model.amount import Amount
from rulekit.model.component import Field, Table
from rulekit.model.dice import most_dice
from rulekit.model.game import Game
from rulekit.model.statement import Modifier, Statement

__all__ = ["components", "goal", "ranks", "setup"]


def ranks(telling: Telling) -> tuple[Sentence, ...]:
    """What decides who wins, most important first."""
    return tuple(Sentence("rank", {"noun": Noun(one.name), "most": one.most}) for one in telling.game.wins)


def goal(telling: Telling, prose: frozenset[str]) -> tuple[Block, ...]:
    """What the game is about and who wins it."""
    lines: list[Inline] = []
    if "introduction" in prose:
        lines.append(Prose("introduction"))
    found = ranks(telling)
    made: list[Block] = [Heading(1, (label("goal"),), "goal")]
    if lines:
        made.append(Paragraph(tuple(lines)))
    if found:
        made.append(Paragraph((Sentence("goal", {"ranks": found[:1]}),)))
    return tuple(made)


def components(telling: Telling, prose: frozenset[str]) -> tuple[Block, ...]:
    """What is in the box: what the rules declare, and what only a box has (authored)."""
    game = telling.game
    made: list[Item] = []
    if game.die is not None:
        made.append(_counted(most_dice(game), game.die.name, telling))
    sorting = {column.table for table in game.tables for column in table.columns} | states(game)
    counted = [(_in_box(one, game), one.name) for one in game.tables if one.name not in sorting]
    stocks = {one.name: one.highest for one in game.fields if _is_stock(one)}
    counted += [(count, name) for name, count in stocks.items() if not any(one.source == name for one in game.fields)]
    counted += [(stocks.get(one.source, sum(one.high)), one.name) for one in game.fields if one.source]
    made += [_counted(count, name, telling) for count, name in counted]
    blocks: list[Block] = [Heading(1, (label("components"),), "components")]
    if "components" in prose:
        blocks.append(Paragraph((Prose("components"),)))
    blocks.append(Listing(tuple(made)))
    return tuple(blocks)


def _counted(count: int, name: str, telling: Telling) -> Item:
    said = Sentence("component_count", {"count": Number(count), "noun": Noun(name)})
    return Item(with_picture(name, telling, said))


def _in_box(table: Table, game: Game) -> int:
    """How many things of a table there are: as many as lie face down in single stacks, else one of each.

    A stack of each of something has room for the largest share: how many things there are it doesn't say.
    """
    stacks = (one for one in game.fields if one.face_down and not one.each and one.of == table.name)
    return sum(one.holds for one in stacks) or len(table.items)


def _is_stock(field: Field) -> bool:
    """Whether it is a stock that the game begins with and that nothing is added to."""
    return field.owner == "game" and field.kind == "number" and not field.each and 0 < field.start == field.highest


def setup(telling: Telling, prose: frozenset[str]) -> tuple[Block, ...]:
    """What everybody starts with, the limits of what they can have, and what is set up by rule."""
    game = telling.game
    made: list[Block] = [Heading(1, (label("setup"),), "setup")]
    started = tuple(
        Sentence("some", {"count": Number(one.start), "noun": Noun(one.name)})
        for one in game.fields
        if one.owner == "player" and one.kind == "number" and not one.each and one.start > 0
    )
    lines: list[Inline] = []
    if "setup" in prose:
        lines.append(Prose("setup"))
    if started:
        lines += [Sentence("start_with", {"amounts": started}), Sentence("start_without")]
    made.append(Paragraph(tuple(lines)))
    step = game.step("setup")
    if step is not None:
        made += laid_out(telling.all(step.body), ordered=True)
    made += _limits(telling)
    for one in setup_steps(telling):
        made += step_blocks(one, telling, 2)
    return tuple(made)


def _limits(telling: Telling) -> list[Block]:
    game = telling.game
    said = [
        _limit(one)
        for one in game.fields
        if one.owner == "player" and one.kind == "number" and one.overflow and one.limited and not one.source
    ]
    supplied = tuple(Noun(one.name) for one in game.fields if one.source)
    if supplied:
        said.append(Sentence("from_supply", {"nouns": supplied}))
    handled = handed(game)
    fleeting = tuple(Noun(one.name) for one in game.fields if one.owner == "turn" and one.name in handled)
    secret = tuple(Noun(one.name) for one in game.fields if one.owner == "player" and one.hidden)
    if secret:
        said.append(Sentence("kept_secret", {"nouns": secret}))
    if fleeting:
        said.append(Sentence("lasts_a_turn", {"nouns": fleeting}))
    return [Paragraph(tuple(said))] if said else []


def handed(game: Game) -> frozenset[str]:
    """What is gained, lost or paid outside of single steps; what is only worked out is nobody's to keep."""
    found = {gift.field.name for face in (game.die.faces if game.die else ()) for gift in face.gifts}
    stack: list[object] = [*(one.body for one in game.steps), *game.modifiers]
    while stack:
        one = stack.pop()
        if isinstance(one, tuple):
            stack += one
        elif isinstance(one, Statement | Modifier):
            amount = getattr(one, "amount", None)
            if isinstance(amount, Amount) and amount.what is not None and amount.what.field.step == "turn":
                found.add(amount.what.field.name)
            stack += [getattr(one, "body", ()), getattr(one, "options", ())]
    return frozenset(found)


def _limit(field: Field) -> Sentence:
    if field.bound and field.each:
        return Sentence(
            "at_most_each",
            {"noun": Noun(field.name), "column": Noun(field.bound, "columns"), "table": Noun(field.each)},
        )
    of: Part = Noun(field.each) if field.each else False
    return Sentence("at_most", {"noun": Noun(field.name), "high": Number(field.highest), "of": of})
