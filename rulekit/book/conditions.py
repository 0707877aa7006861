"""Conditions as clauses without words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from attrs import evolve

from rulekit.book import laid, places_said
from rulekit.book.able import able
from rulekit.book.again import named_once
from rulekit.book.contested import anothers
from rulekit.book.doer import doer
from rulekit.book.emptiness import asks_emptiness
from rulekit.book.moved_on import place_of, stands_at, stood_on
from rulekit.book.one_way import goes_one_way
from rulekit.book.quiet import in_a_row
from rulekit.book.ranks import further_forward, in_rank
from rulekit.book.relations import related_noun
from rulekit.book.two_parts import is_either
from rulekit.document.closed import Comparison, Way
from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model import expression as e
from rulekit.model.board import BESIDE, TOUCHING
from rulekit.model.closed import Attachment, Base, Owner, ValueKind
from rulekit.model.component import Field, Parameter
from rulekit.model.dice import most_dice
from rulekit.model.ranges import type_of

if TYPE_CHECKING:
    from rulekit.book.narrator import Narrator

__all__ = ["condition", "counted", "state"]


def condition(test: e.Condition, narrator: Narrator) -> Sentence:
    """A condition as a clause without a conjunction."""
    if (pieces := laid.counted(test)) is not None:
        return Sentence("have_on_board", _condition(pieces, narrator).parts)
    return _condition(laid.condition(test), narrator)


def _condition(test: e.Condition, narrator: Narrator) -> Sentence:  # one case for each kind of condition
    match test:
        case e.Compare():
            return _compare(test, narrator)
        case e.HasCount():
            return Sentence(
                "have_count",
                {
                    "who": narrator.value(test.who),
                    "op": Comparison(test.op),
                    "count": Number(test.count),
                    "noun": Noun(counted(test.what)),
                    "of": False,
                },
            )
        case e.HasMost():
            index = test.what.item if isinstance(test.what, e.DerivedOf) else test.what.index
            of = narrator.value(index) if index is not None else False
            noun = Noun(test.what.derived.name if isinstance(test.what, e.DerivedOf) else test.what.field.name)
            name = {None: "have_most", True: "have_most_alone", False: "share_most"}[test.alone]
            return Sentence(name, {"who": narrator.value(test.who), "noun": noun, "of": of, "most": test.most})
        case e.Multiple():
            return _multiple(test, narrator)
        case e.Related():
            who, to = narrator.value(test.left), narrator.value(test.right)
            noun = related_noun(test.relation, narrator.game)
            return Sentence("related", {"who": who, "noun": noun, "to": to, "negated": test.negated})
        case e.Alike() | e.Run():
            return _together(test, narrator)
        case e.Several():
            return _total(test, narrator)
        case e.NextTo():
            far = _ends(test.right, narrator)
            links: Part = False if goes_one_way(test, narrator.game) else Noun(test.links.name, "links")
            who = narrator.value(test.left)
            return Sentence("next_to", {"who": who, "to": far, "links": links, "negated": test.negated})
        case e.Connected():
            # That any way will do goes without saying on a board.
            declared = any(one.name == test.links.name for one in narrator.game.links)
            named = declared or test.links.name not in (BESIDE, TOUCHING)
            parts: dict[str, Part] = {
                "who": narrator.value(test.left),
                "to": _ends(test.right, narrator),
                "links": Noun(test.links.name, "links") if named else False,
                "through": narrator.set(test.through, "plain"),
                "negated": test.negated,
            }
            return Sentence("connected", parts)
        case e.Within():
            # What lies on the table is in there; what is printed is one of those.
            lies = isinstance(test.what, e.FieldOf)
            name = ("is_not_in" if lies else "is_not_one_of") if test.negated else "is_in" if lies else "is_one_of"
            return Sentence(name, {"who": narrator.value(test.item), "of": narrator.place(test.what)})
        case e.HasPiece() | e.LineOf() | e.InLine() | e.Between():
            return places_said.said(test, narrator)
        case e.Has():
            return _has(test, narrator)
        case e.Membership():
            return Sentence("you_lack" if test.negated else "you_have", {"who": narrator.value(test.item)})
        case e.Shows():
            return Sentence("shows", {"who": narrator.value(test.die), "face": narrator.face(test.face)})
        case e.Is():
            return _is(test, narrator)
        case e.Exists():
            return able(test, narrator) or places_said.exists(test, narrator) or _exists(test, narrator)
        case e.Every():
            return Sentence(
                "every", {"set": narrator.set(test.set, "every"), "condition": condition(test.condition, narrator)}
            )
        case e.Gained():
            return Sentence("gained", {"noun": Noun(counted(test.what))})
        case e.Passed():
            return Sentence("all_pass", {"but_one": test.but_one})
        case e.Agrees():
            return Sentence("agrees", {"who": narrator.value(test.who)})
        case e.All() | e.AnyOf():
            return is_either(test, narrator) or _joined(test, narrator)
        case e.Not():
            return Sentence("not", {"condition": condition(test.part, narrator)})
        case _:
            assert_never(test)


def _is(test: e.Is, narrator: Narrator) -> Sentence:
    """That a thing is what an adjective says; of a place beside another, that there is none that is not."""
    if isinstance(test.thing, e.PlaceBeside) and test.use.negated:
        return places_said.no_such_beside(test.thing, test.use, narrator)
    who = place_of(test.thing, narrator.value(test.thing), narrator.game)
    return Sentence("is_adjective", {"who": who, "adjective": narrator.adjective(test.use)})


def _exists(test: e.Exists, narrator: Narrator) -> Sentence:
    some = narrator.set(test.set, "exists")
    if test.negated:
        return Sentence("exists_no", {"set": some})
    return Sentence("exists", {"set": some, "short": _somebody(test, narrator) or False})


def _somebody(test: e.Exists, narrator: Narrator) -> Sentence | None:
    """That some player has so much of something: "a player has at least 5 coins", not "there is a player who has".

    Only where it is affirmed: that a player has fewer than 5 does not deny that there is one who has 5.
    """
    some = test.set
    if some.base is not Base.PLAYERS or some.adjectives or len(some.tests) != 1 or len(some.spoken) != 1:
        return None
    said = condition(some.tests[0], narrator)
    if said.name not in ("have_count", "have") or said.parts["who"] != Sentence("it"):
        return None
    anybody = narrator.set(evolve(some, tests=(), spoken=()), "one")
    return Sentence(said.name, {**said.parts, "who": anybody})


def _together(test: e.Alike | e.Run, narrator: Narrator) -> Sentence:
    """That dice or things are alike, or follow one another."""
    parts: dict[str, Part] = {
        "noun": narrator.noun_of(test.found.element.type, test.found.element.name),
        "by": Noun(test.by.name, "columns") if test.by is not None else False,
        "where": narrator.place(test.where) if test.where is not None else False,
    }
    if isinstance(test, e.Alike):
        first, *others = test.groups
        every = test.where is None and test.by is None and first + sum(others[:1]) == most_dice(narrator.game)
        return Sentence("alike", {**parts, "counts": tuple(map(Number, test.groups)), "all": every})
    if test.first is None:
        return Sentence("run", {**parts, "count": Number(test.length)})
    last = test.first + test.length - 1
    return Sentence("run_from", {"noun": parts["noun"], "low": Number(test.first), "high": Number(last)})


def _total(test: e.Several, narrator: Narrator) -> Sentence:
    """That there are so many dice with a total."""
    some = narrator.set(test.found, "exactly", test.count)
    return Sentence("have_total", {"set": some, **narrator.total_of_those(test.test)})


def _multiple(test: e.Multiple, narrator: Narrator) -> Sentence:
    """That a number is even, or odd, or a multiple of another."""
    if test.of == 2:  # noqa: PLR2004  # what halves
        right, op = Sentence("odd" if test.negated else "even"), Comparison.IS
    else:
        right = Sentence("multiple_of", {"number": Number(test.of)})
        op = Comparison.IS_NOT if test.negated else Comparison.IS
    return Sentence("compare", {"left": narrator.value(test.number), "op": op, "right": right})


def _joined(test: e.All | e.AnyOf, narrator: Narrator) -> Sentence:
    """Conditions joined by one word; where the other word joins some of them, as a list that tells what binds."""
    both = isinstance(test, e.All)
    mixed = any(isinstance(one, e.AnyOf if both else e.All) for one in test.parts)
    name = ("all_of" if both else "any_of") if mixed else "and" if both else "or"
    items = tuple(condition(one, narrator) for one in test.parts)
    return Sentence(name, {"items": named_once(items) if name == "and" else items})


def _ends(far: e.Expression | e.SetOf, narrator: Narrator) -> Part:
    """Where links lead: one thing, or one of some."""
    return narrator.set(far, "one") if isinstance(far, e.SetOf) else narrator.value(far)


def counted(what: e.FieldOf) -> str:
    """The noun that a count is said with: of a set, what it holds; of an item, the item itself."""
    if what.field.kind is ValueKind.SET and not what.field.piece:
        return what.field.of
    if isinstance(what.index, e.ItemRef):
        return what.index.table.items[what.index.index].name
    return what.field.name


def state(what: e.FieldOf, narrator: Narrator) -> dict[str, Part]:
    """What is so or not so: the word for it, the thing that it is said of, and the player, if it is not the reader.

    What is so of a turn, or of another step that somebody carries out, is so of that player where others are spoken of,
    or spoken to.
    """
    another = what.owner is not None and what.field.owner is Owner.PLAYER and not isinstance(what.owner, e.You)
    own = what.field.owner is Owner.PLAYER and not another
    who = narrator.value(what.owner) if another and what.owner is not None else False
    return {
        "noun": Noun(what.field.name, "states", own=own),
        "of": narrator.value(what.index) if what.index is not None else False,
        "who": doer(what.field.step, narrator.flow) if anothers(what.field, narrator) else who,
    }


def _left_in_box(test: e.Compare, narrator: Narrator) -> Sentence | None:
    """That a piece is left when fewer places have one than there are in the box, which the list of parts says."""
    match test.left, test.right:
        case (
            e.CountOf(
                set=e.SetOf(
                    base=Base.ITEMS,
                    of=table,
                    held=None,
                    related=None,
                    adjectives=(),
                    element=e.Variable(key=key),
                    tests=(
                        e.Has(
                            who=e.VariableRef(variable=e.Variable(key=who)),
                            what=e.FieldOf(
                                field=field, owner=None, index=e.VariableRef(variable=e.Variable(key=where))
                            ),
                            item=None,
                            negated=False,
                        ),
                    ),
                )
            ),
            e.Literal(value=most) | e.ParameterValue(parameter=Parameter(value=most)),
        ) if key == who == where and field.each == table and field.kind is ValueKind.ITEM:
            changed = {one.target for one in narrator.game.modifiers if one.attached is Attachment.PARAMETER}
            fixed = isinstance(test.right, e.Literal) or test.right.parameter.name not in changed
            boxed = any(
                one.name == field.name and one.count == most and not one.each for one in narrator.game.components
            )
            if not boxed or not fixed or test.op not in (Comparison.LESS_THAN, Comparison.AT_LEAST, Comparison.IS):
                return None
            return Sentence("is_left", {"noun": Noun(field.name), "negated": test.op != Comparison.LESS_THAN})
        case _:
            return None


def _compare(test: e.Compare, narrator: Narrator) -> Sentence:
    own = (
        in_a_row(test, narrator)
        or _left_in_box(test, narrator)
        or in_rank(test, narrator)
        or further_forward(test, narrator)
    )
    if own is not None:
        return own
    test = stood_on(test, narrator.game)
    if isinstance(test.right, e.Answer) and isinstance(test.left, e.FieldOf):
        so = test.right.yes == (test.op == Comparison.IS)
        return Sentence("applies" if so else "applies_not", state(test.left, narrator))
    if isinstance(test.right, e.Literal | e.ParameterValue) and not _below_nothing(test):
        count = Number(test.right.value if isinstance(test.right, e.Literal) else test.right.parameter.value)
        parts: dict[str, Part]
        match test.left:
            case e.DiceShown(die=die):
                parts = {"who": narrator.value(die), "op": Comparison(test.op), "count": count}
                return Sentence("shows_count", parts)
            case e.Players():
                name = "players_left" if test.left.left else "players"
                return Sentence(name, {"op": Comparison(test.op), "count": count})
            case e.Seat(owner=owner) if test.op in (Comparison.IS, Comparison.IS_NOT):
                who, denied = narrator.value(owner), test.op == Comparison.IS_NOT
                return Sentence("is_seat", {"who": who, "number": count, "negated": denied})
            case e.Rounds():
                return Sentence("rounds", {"op": Comparison(test.op), "count": count})
            case e.RowCount(row=row) if (empty := asks_emptiness(test)) is not None:
                return Sentence("is_empty", {"row": narrator.place(row), "negated": not empty})
            case e.FieldOf() if (empty := asks_emptiness(test)) is not None:
                return Sentence("is_empty", {"row": narrator.place(test.left), "negated": not empty})
            case e.RowCount(row=row):
                parts = {
                    "row": narrator.value(row),
                    "noun": Noun(row.field.of),
                    "op": Comparison(test.op),
                    "count": count,
                }
                return Sentence("row_has_count", parts)
            case e.FieldOf(field=field, owner=owner) if (
                field.kind in (ValueKind.NUMBER, ValueKind.SET)
                and field.owner in (Owner.PLAYER, Owner.TURN)
                and not narrator.common(field)
                and (test.left.index is None or _lies_on_a_board(field, narrator))
            ):
                who = narrator.value(owner) if owner is not None else Sentence("you")
                index = test.left.index
                return Sentence(
                    "have_count",
                    {
                        "who": who,
                        "op": Comparison(test.op),
                        "count": count,
                        "noun": Noun(counted(test.left) if index is None else field.name),
                        "of": narrator.value(index) if index is not None else False,
                    },
                )
            case e.FieldOf(field=field, owner=None, index=index) if (
                index is not None and field.kind is ValueKind.NUMBER
            ):
                parts = {
                    "who": narrator.value(index),
                    "op": Comparison(test.op),
                    "count": count,
                    "noun": Noun(field.name),
                }
                return Sentence("have_count", {**parts, "of": False})
            case e.DerivedOf(item=None, owner=owner):
                return Sentence(
                    "have_count",
                    {
                        "who": narrator.value(owner),
                        "op": Comparison(test.op),
                        "count": count,
                        "noun": Noun(test.left.derived.name),
                        "of": False,
                    },
                )
            case _:
                pass
    if isinstance(test.left, e.DiceShown) and test.op is Comparison.IS and type_of(test.right).kind is ValueKind.NUMBER:
        return Sentence("shows", {"who": narrator.value(test.left.die), "face": narrator.value(test.right)})
    if isinstance(test.right, e.Nobody) and (found := _is_there(test.left, test.op == Comparison.IS, narrator)):
        return found
    right = narrator.value_for(test.right, test.left)
    said = Sentence("compare", {"left": narrator.value(test.left), "op": Comparison(test.op), "right": right})
    return Sentence(said.name, {**said.parts, "at": True}) if stands_at(test, narrator.game) else said


def _is_there(what: e.Expression, none: bool, narrator: Narrator) -> Sentence | None:  # noqa: FBT001  # as in `op`
    """That a board goes on beyond a place, or not; None where nothing is said of the place beside another."""
    if not isinstance(what, e.PlaceBeside):
        return None
    beside: dict[str, Part] = {"way": Way(what.way.value), "count": Number(what.count), "negated": none}
    return Sentence("has_beside", {"who": narrator.value(what.of), "noun": Noun(what.table.name), **beside})


def _lies_on_a_board(field: Field, narrator: Narrator) -> bool:
    """Whether it is something that players have so many of on each place of a board."""
    return field.owner is Owner.PLAYER and bool(field.each) and narrator.game.table(field.each).board is not None


def _below_nothing(test: e.Compare) -> bool:
    """Whether a value that may be below 0 is asked whether it is at most, or more than, nothing."""
    match test.left:
        case e.FieldOf(field=field):
            lowest = field.low
        case e.DerivedOf(derived=derived):
            lowest = derived.type.low
        case _:
            return False
    return lowest < 0 and test.op not in (Comparison.IS, Comparison.IS_NOT)


def _has(test: e.Has, narrator: Narrator) -> Sentence:
    thing: Part = Noun(counted(test.what)) if test.item is None else narrator.value(test.item)
    field = test.what.field
    alone = field.kind in (ValueKind.PLAYER, ValueKind.ITEM)  # who or what is kept there is one, or none
    single = test.item is None and (alone or (field.kind is ValueKind.NUMBER and field.highest == 1))
    parts: dict[str, Part] = {"who": narrator.value(test.who), "thing": thing, "single": single}
    return Sentence("have_no" if test.negated else "have", parts)
