"""What things are on the table: each said once, of a kind that it can be, in a number that the rules agree with."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar, assert_never

from attrs import frozen

from rulekit.check import errors
from rulekit.check.components import mark_of
from rulekit.check.names import Names
from rulekit.diagnostics import Diagnostic, Label, Report
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Die, Field, Table
from rulekit.model.copies import change_hands, copies, is_stock
from rulekit.model.dice import dice_of_kind
from rulekit.model.game import Game
from rulekit.model.physical import Carrier, Component, Material
from rulekit.source import Span
from rulekit.syntax.node import Node, Word

__all__ = ["MATERIALS", "check_components", "counts_agree"]

MATERIALS = {
    "pegs": Material.PEG, "boxes": Material.BOX, "cards": Material.CARD, "tiles": Material.TILE,
    "figures": Material.FIGURE, "tokens": Material.TOKEN, "coins": Material.COIN, "cubes": Material.CUBE,
    "discs": Material.DISC, "dice": Material.DIE, "markers": Material.MARKER, "pawns": Material.PAWN,
    "boards": Material.BOARD, "notes": Material.NOTE,
}  # fmt: skip
"""As an author writes them; of one, without the last letter or so."""
SINGLE = {"box": Material.BOX, "die": Material.DIE} | {
    name.removesuffix("s"): material for name, material in MATERIALS.items() if name not in ("boxes", "dice")
}
LAID = frozenset(
    {Material.CARD, Material.TILE, Material.FIGURE, Material.TOKEN, Material.CUBE, Material.DISC, Material.MARKER}
)
"""What can lie or stand somewhere, and be told apart from others."""
WRITTEN = frozenset({Material.BOX, Material.NOTE})
STANDING = LAID | {Material.PEG, Material.PAWN}
HELD = frozenset({Carrier.SHEET, Carrier.BOARD, Carrier.MAT, Carrier.CARD})
"""Where something can be printed to be ticked, or written."""

Thing = Field | Table | Die
Chosen = TypeVar("Chosen", bound=Enum)


def check_components(node: Node, names: Names) -> None:
    """Declare what each thing is on the table.

    Reports:
        RK0201: a name of nothing. RK0202: a thing said twice. RK0334: a thing that cannot be that. RK0335: a number
        for each player of what no player has for themselves, or for what is counted elsewhere.
    """
    for one in node.nodes("component", "in_mind", "besides"):
        if one.kind == "besides":
            _besides(one, names)
            continue
        word = one.name
        things = _things(word.text, names)
        if not things:
            names.report.add(names.unknown(word, names.everything()))
            continue
        name = things[0].name
        if name in names.components:
            names.report.add(errors.declared_twice(word.text, word.span, names.components[name].span))
            continue
        made = _component(one, word, name, names)
        if made is not None and all(_fits(made, thing, one, names) for thing in things):
            names.components[name] = made


def _besides(node: Node, names: Names) -> None:
    """Declare something that is in the box and that no rule speaks of."""
    words = node.the("noun")
    singular = words.word("singular")
    names.declare(singular)
    made = _component(node, singular, singular.text, names)
    if made is None or made.name in names.components:
        return
    if made.material in WRITTEN:
        names.report.add(_cannot_be(made.name, node.the("made_of").span, made.material, "nothing that a box holds"))
        return
    names.components[made.name] = made


def _component(node: Node, word: Word, name: str, names: Names) -> Component | None:
    material: Material | None = Material.MIND
    if node.kind != "in_mind":
        material = _chosen(node.the("made_of").name, {**SINGLE, **MATERIALS}, "kind of component", names)
    on = node.node("kept_on")
    places = {one.value: one for one in Carrier}
    carrier = _chosen(on.name, places, "place for a component", names) if on is not None else None
    count = _count(node, names)
    if material is None or (on is not None and carrier is None) or count is False:
        return None
    if on is not None and material in WRITTEN and carrier not in HELD:
        names.report.add(_cannot_be(word.text, on.span, material, f"nothing that lies on the {on.name.text}"))
        return None
    noun = node.node("noun")
    plural = noun.word("plural").text if noun is not None else name
    each = node.node("for_each_player") is not None
    besides = node.kind == "besides"
    return Component(name, material, count, each, carrier, besides, plural, mark_of(node, names), word.span)


def _chosen(word: Word, known: dict[str, Chosen], what: str, names: Names) -> Chosen | None:
    found = known.get(word.text)
    if found is None:
        names.report.add(errors.unknown_name(word.text, word.span, known, what))
    return found


def _count(node: Node, names: Names) -> int | bool | None:
    """How many are declared; None for nothing said, ``False`` if that was reported."""
    written = node.node("parts_of_it")
    if written is None:
        return None
    if written.number is not None:
        return written.number
    parameter = names.parameters.get(written.name.text)
    if parameter is None:
        names.report.add(errors.unknown_name(written.name.text, written.span, names.parameters, "number"))
        return False
    return parameter.value


def _things(name: str, names: Names) -> tuple[Thing, ...]:
    """What has that name: the dice, a table, or whatever is kept under it."""
    known: list[Thing] = [*names.tables.values(), *names.fields, *(names.die.each if names.die is not None else ())]
    for found in ([one for one in known if one.name == name], [one for one in known if one.plural == name]):
        if found:
            return tuple(one for one in found if type(one) is type(found[0]))
    return ()


def _fits(made: Component, thing: Thing, node: Node, names: Names) -> bool:
    """Whether a thing can be what is said of it, in that number."""
    if made.material not in _possible(thing):
        span = made.span if made.material is Material.MIND else node.the("made_of").span
        names.report.add(_cannot_be(made.name, span, made.material, _sort(thing)))
        return False
    if isinstance(thing, Field) and thing.kind in (ValueKind.SET, ValueKind.ROW) and not thing.piece:
        if made.count is not None:
            names.report.add(_counted_elsewhere(made.name, node.the("parts_of_it").span, thing.of))
            return False
        whole = names.components.get(thing.of)
        if whole is not None and whole.material is not made.material:
            names.report.add(_unlike(made, whole))
            return False
    own = isinstance(thing, Field) and thing.owner in (Owner.PLAYER, Owner.TURN)
    if made.each and not own:
        names.report.add(_not_each(made.name, node.the("for_each_player").span))
    return own or not made.each


def _possible(thing: Thing) -> frozenset[Material]:
    """What a thing can be."""
    match thing:
        case Die():
            return frozenset({Material.DIE})
        case Table():
            return LAID | WRITTEN | {Material.COIN, Material.BOARD}
        case Field(piece=count) if count:
            return STANDING | {Material.COIN, Material.NOTE}
        case Field(kind=ValueKind.CUP):
            return frozenset({Material.DIE})
        case Field(kind=ValueKind.NUMBER):
            return STANDING | WRITTEN | {Material.COIN, Material.MIND}
        case Field(kind=ValueKind.SET | ValueKind.ROW):
            return LAID | WRITTEN | {Material.COIN}
        case Field(kind=ValueKind.FLAG):
            return LAID | WRITTEN | {Material.PEG, Material.MIND}
        case Field():
            return STANDING | {Material.NOTE, Material.MIND}
        case _:
            assert_never(thing)


def _sort(thing: Thing) -> str:
    match thing:
        case Die():
            return "dice"
        case Table():
            return "a table of things"
        case Field(piece=count) if count:
            return "pieces on a board"
        case Field(kind=ValueKind.CUP):
            return "dice that somebody keeps"
        case Field(kind=ValueKind.NUMBER):
            return "a number of something"
        case Field(kind=ValueKind.SET | ValueKind.ROW):
            return "several things of a table"
        case Field(kind=ValueKind.FLAG):
            return "yes or no"
        case Field():
            return "one thing of several"
        case _:
            assert_never(thing)


# ---- Numbers ----


@frozen
class _Needed:
    """How many of a thing the rules know, and whether the box may hold more; ``span``: where they say so."""

    count: int
    more: bool
    span: Span


def counts_agree(game: Game, report: Report) -> bool:
    """Whether the box holds as many of each thing as the rules count.

    Reports:
        RK0335: it does not.
    """
    found = True
    for one in game.components:
        needed = None if one.besides or one.count is None else _needed(one, game)
        total = (one.count or 0) * (game.players_high if one.each else 1)
        if needed is not None and (total < needed.count or (total > needed.count and not needed.more)):
            report.add(_contradicts(one, total, needed))
            found = False
    return found


def _needed(one: Component, game: Game) -> _Needed | None:
    """How many the rules know; None where they set no bound."""
    kind = next((kind for kind in (game.die.each if game.die is not None else ()) if kind.name == one.name), None)
    if kind is not None:
        return _Needed(dice_of_kind(game, kind.name), more=True, span=kind.span)
    table = next((table for table in game.tables if table.name == one.name), None)
    if table is not None:
        return _Needed(sum(copies(game, table).values()), more=False, span=table.span)
    fields = [field for field in game.fields if field.name == one.name]
    if one.material in (Material.PEG, Material.MARKER, Material.PAWN):
        slots = sum((game.players_high if f.owner is Owner.PLAYER else 1) * len(f.high) for f in fields if not f.piece)
        return _Needed(slots, more=False, span=fields[0].span) if slots else None
    bounds = [needed for field in fields if (needed := _bound(field, game)) is not None]
    return max(bounds, key=lambda bound: bound.count, default=None)


def _bound(field: Field, game: Game) -> _Needed | None:
    stock = next((one for one in game.fields if one.name == field.source), None)
    if stock is not None and is_stock(stock):
        return _Needed(stock.highest, more=False, span=stock.span)
    if field.piece:
        shared = change_hands(field, game)
        return _Needed(field.piece * (1 if shared else game.players_high), more=False, span=field.span)
    if field.kind is not ValueKind.NUMBER or not field.limited or field.source or field.each:
        return None
    if is_stock(field):
        return _Needed(field.highest, more=False, span=field.span)
    most = field.highest * (game.players_high if field.owner is Owner.PLAYER else 1)
    return _Needed(most, more=True, span=field.span)


# ---- What is wrong ----


def _cannot_be(name: str, span: Span, material: Material, what: str) -> Diagnostic:
    said = "kept in mind" if material is Material.MIND else f"made as {material.value}"
    return Diagnostic(
        "RK0334",
        f"`{name}` cannot be {said}",
        (Label(span, f"it is {what}"),),
        "say what it is on the table: write another kind",
    )


def _unlike(made: Component, whole: Component) -> Diagnostic:
    return Diagnostic(
        "RK0334",
        f"`{made.name}` holds things of `{whole.name}`, which are something else",
        (Label(made.span, made.material.value), Label(whole.span, whole.material.value)),
        f"say it once, of `{whole.name}`",
    )


def _counted_elsewhere(name: str, span: Span, table: str) -> Diagnostic:
    return Diagnostic(
        "RK0335",
        f"`{name}` only holds things of `{table}`, which are counted there",
        (Label(span, "this counts them again"),),
        f"leave the number out, or write it at `{table}`",
    )


def _not_each(name: str, span: Span) -> Diagnostic:
    return Diagnostic(
        "RK0335",
        f"`{name}` is not each player’s own",
        (Label(span, "there is one number for all"),),
        "write how many there are in all",
    )


def _contradicts(one: Component, total: int, needed: _Needed) -> Diagnostic:
    least = "at least " if needed.more else ""
    return Diagnostic(
        "RK0335",
        f"the box holds {total} of `{one.name}`, and the rules count {least}{needed.count}",
        (Label(one.span, f"{total} in the box"), Label(needed.span, f"{least}{needed.count} in the rules")),
        "make both the same, or leave the number out: then it follows from the rules",
    )
