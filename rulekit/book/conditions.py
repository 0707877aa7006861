"""Conditions as clauses without words."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rulekit.document.sentence import Noun, Number, Part, Sentence
from rulekit.model import expression as e

if TYPE_CHECKING:
    from rulekit.book.telling import Telling

__all__ = ["condition", "counted", "state"]


EMPTY = {("is", 0): True, ("at_most", 0): True, ("less_than", 1): True}
EMPTY |= {("is_not", 0): False, ("more_than", 0): False, ("at_least", 1): False}
"""Which comparisons ask whether nothing is there, and which whether something is."""


def condition(test: e.Condition, telling: Telling) -> Sentence:  # one case for each kind of condition
    """A condition as a clause without a conjunction."""
    match test:
        case e.Compare():
            return _compare(test, telling)
        case e.HasCount():
            return Sentence(
                "have_count",
                {
                    "who": telling.value(test.who),
                    "op": test.op,
                    "count": Number(test.count),
                    "noun": Noun(counted(test.what)),
                    "of": False,
                },
            )
        case e.HasMost():
            index = test.what.item if isinstance(test.what, e.DerivedOf) else test.what.index
            of = telling.value(index) if index is not None else False
            noun = Noun(test.what.derived.name if isinstance(test.what, e.DerivedOf) else test.what.field.name)
            name = {None: "have_most", True: "have_most_alone", False: "share_most"}[test.alone]
            return Sentence(name, {"who": telling.value(test.who), "noun": noun, "of": of})
        case e.NextTo():
            far = _ends(test.right, telling)
            kind = Noun(test.links.name, "links")
            who = telling.value(test.left)
            return Sentence("next_to", {"who": who, "to": far, "links": kind, "negated": test.negated})
        case e.Connected():
            parts: dict[str, Part] = {
                "who": telling.value(test.left),
                "to": _ends(test.right, telling),
                "links": Noun(test.links.name, "links"),
                "through": telling.set(test.through, "plain"),
                "negated": test.negated,
            }
            return Sentence("connected", parts)
        case e.Within():
            # What lies on the table is in there; what is printed is one of those.
            lies = isinstance(test.what, e.FieldOf)
            name = ("is_not_in" if lies else "is_not_one_of") if test.negated else "is_in" if lies else "is_one_of"
            return Sentence(name, {"who": telling.value(test.item), "of": telling.value(test.what)})
        case e.Has():
            return _has(test, telling)
        case e.Membership():
            return Sentence("you_lack" if test.negated else "you_have", {"who": telling.value(test.item)})
        case e.Shows():
            return Sentence("shows", {"who": telling.value(test.die), "face": telling.face(test.face)})
        case e.Is():
            return Sentence(
                "is_adjective", {"who": telling.value(test.thing), "adjective": telling.adjective(test.use)}
            )
        case e.Exists():
            return Sentence("exists_no" if test.negated else "exists", {"set": telling.set(test.set, "exists")})
        case e.Every():
            return Sentence(
                "every", {"set": telling.set(test.set, "every"), "condition": condition(test.condition, telling)}
            )
        case e.Gained():
            return Sentence("gained", {"noun": Noun(counted(test.what))})
        case e.Agrees():
            return Sentence("agrees", {"who": telling.value(test.who)})
        case e.All() | e.AnyOf():
            name = "and" if isinstance(test, e.All) else "or"
            return Sentence(name, {"items": tuple(condition(one, telling) for one in test.parts)})
        case e.Not():
            return Sentence("not", {"condition": condition(test.part, telling)})
        case _:
            assert_never(test)


def _ends(far: e.Expression | e.SetOf, telling: Telling) -> Part:
    """Where links lead: one thing, or one of some."""
    return telling.set(far, "one") if isinstance(far, e.SetOf) else telling.value(far)


def counted(what: e.FieldOf) -> str:
    """The noun that a count is said with: of a set, what it holds; of an item, the item itself."""
    if what.field.kind == "set":
        return what.field.of
    if isinstance(what.index, e.ItemRef):
        return what.index.table.items[what.index.index].name
    return what.field.name


def state(what: e.FieldOf, telling: Telling) -> dict[str, Part]:
    """What is so or not so: the word for it, and the thing that it is said of, if any."""
    return {
        "noun": Noun(what.field.name, "states"),
        "of": telling.value(what.index) if what.index is not None else False,
    }


def _compare(test: e.Compare, telling: Telling) -> Sentence:
    if isinstance(test.right, e.Answer) and isinstance(test.left, e.FieldOf):
        so = test.right.yes == (test.op == "is")
        return Sentence("applies" if so else "applies_not", state(test.left, telling))
    if isinstance(test.right, e.Literal | e.DialValue):
        count = Number(test.right.value if isinstance(test.right, e.Literal) else test.right.dial.value)
        match test.left:
            case e.Players():
                return Sentence("players", {"op": test.op, "count": count})
            case e.Rounds():
                return Sentence("rounds", {"op": test.op, "count": count})
            case e.RowCount(row=row) if (empty := EMPTY.get((test.op, count.value))) is not None:
                return Sentence("is_empty", {"row": telling.value(row), "negated": not empty})
            case e.RowCount(row=row):
                parts: dict[str, Part] = {
                    "row": telling.value(row),
                    "noun": Noun(row.field.of),
                    "op": test.op,
                    "count": count,
                }
                return Sentence("row_has_count", parts)
            case e.FieldOf(field=field, owner=owner) if (
                field.kind in ("number", "set") and field.owner in ("player", "turn") and test.left.index is None
            ):
                who = telling.value(owner) if owner is not None else Sentence("you")
                return Sentence(
                    "have_count",
                    {
                        "who": who,
                        "op": test.op,
                        "count": count,
                        "noun": Noun(counted(test.left)),
                        "of": False,
                    },
                )
            case e.FieldOf(field=field, owner=None, index=index) if index is not None and field.kind == "number":
                parts = {"who": telling.value(index), "op": test.op, "count": count, "noun": Noun(field.name)}
                return Sentence("have_count", {**parts, "of": False})
            case e.DerivedOf(item=None, owner=owner):
                return Sentence(
                    "have_count",
                    {
                        "who": telling.value(owner),
                        "op": test.op,
                        "count": count,
                        "noun": Noun(test.left.derived.name),
                        "of": False,
                    },
                )
            case _:
                pass
    return Sentence("compare", {"left": telling.value(test.left), "op": test.op, "right": telling.value(test.right)})


def _has(test: e.Has, telling: Telling) -> Sentence:
    thing: Part = Noun(counted(test.what)) if test.item is None else telling.value(test.item)
    single = test.item is None and test.what.field.kind == "number" and test.what.field.highest == 1
    parts: dict[str, Part] = {"who": telling.value(test.who), "thing": thing, "single": single}
    return Sentence("have_no" if test.negated else "have", parts)
