"""What a table agrees on before play: each option with what it offers, the rule first."""

from __future__ import annotations

from rulekit.book.narrator import Narrator
from rulekit.document.blocks import Block, Item, Listing, Paragraph
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model.closed import ValueKind
from rulekit.model.component import Field
from rulekit.model.expression import Compare, FieldOf
from rulekit.model.game import Game
from rulekit.model.walk import inside

__all__ = ["agreed", "offered", "option_told", "usual"]


def agreed(narrator: Narrator) -> tuple[Block, ...]:
    """All options of a game; nothing if it has none."""
    options = narrator.game.options
    if not options:
        return ()
    said = [option_told(one, narrator.game) for one in options]
    chosen = tuple(Item((one,)) for one in said if one.name == "option_of")
    so = tuple(one for one in said if one.name == "option_so")
    listed = (Paragraph((Sentence("agree_first"),)), Listing(chosen)) if chosen else ()
    return (*listed, Paragraph(so)) if so else listed


def option_told(option: Field, game: Game) -> Sentence:
    """An option with what it offers, or what is so if the table agrees on it."""
    if option.kind is ValueKind.FLAG:
        so = Sentence("applies", {"noun": Noun(option.name, "states"), "of": False, "who": False})
        return Sentence("option_so", {"condition": so, "by_default": bool(option.agreed[0])})
    parts = _offer(option, game)
    limited, first = _limited(option, game), parts["first"]
    if limited and isinstance(first, Number):
        parts = {**parts, "first": Sentence("some", {"count": first, "noun": Noun(limited)})}
    return Sentence("option_of", {"noun": Noun(option.name), **parts})


def _limited(option: Field, game: Game) -> str:
    """What the rules compare with an option, if that is one thing and they do nothing else with it: a limit of that."""
    said = game.all_rules
    found = [one for one in inside(said) if isinstance(one, FieldOf | Compare)]
    uses = sum(isinstance(one, FieldOf) and one.field == option for one in found)
    compared = [
        one.left.field.name
        for one in found
        if isinstance(one, Compare) and isinstance(one.left, FieldOf) and isinstance(one.right, FieldOf)
        if one.right.field == option and one.left.field.kind is ValueKind.NUMBER
    ]
    return compared[0] if len(set(compared)) == 1 and len(compared) == uses else ""


def offered(option: Field, game: Game) -> Sentence:
    """What an option offers, the rule first."""
    return Sentence("offered", _offer(option, game))


def usual(said: object, narrator: Narrator) -> Number | None:
    """The number that holds, if the table agrees on no other, for the first option that something asks for.

    Args:
        said: a condition.
        narrator: the game.
    """
    options = {one.name: one for one in narrator.game.options if one.kind is ValueKind.NUMBER and len(one.agreed) > 1}
    asked = (options[one.field.name] for one in inside(said) if isinstance(one, FieldOf) and one.field.name in options)
    return next((Number(one.agreed[0]) for one in asked), None)


def _offer(option: Field, game: Game) -> dict[str, Part]:
    first, *others = (_shown(option, value, game) for value in option.agreed)
    return {"first": first, "others": tuple(others)}


def _shown(option: Field, value: int, game: Game) -> Part:
    match option.kind:
        case ValueKind.FLAG:
            return Sentence("yes" if value else "no")
        case ValueKind.ITEM:
            return Noun(game.table(option.of).items[value - 1].name)
        case _:
            return Number(value)
