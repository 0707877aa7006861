"""Values, sets, conditions and statements as sentences without words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, assert_never

from attrs import define, evolve

from rulekit.book import conditions
from rulekit.book.said import Said
from rulekit.document.sentence import Name, Noun, Number, Part, Sentence
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.component import Face, Field
from rulekit.model.game import Game
from rulekit.model.statement import Body, Modifier, Statement
from rulekit.model.walk import inside

__all__ = ["Telling"]

YOU = Sentence("you")
PERSON = -1000
"""The people of examples are variables with keys from here down."""

LONGEST_CLAUSE = 2
"""How many clauses stand in one sentence at most; more are listed."""


@define
class Telling:
    """Turns what a game means into sentences.

    Args:
        game: the game.
        sayers: the ``say`` face of each kind of statement and lasting effect, by class.
        pictures: the names of the game's pictures, each of the thing that the rules call so.
    """

    game: Game
    sayers: Mapping[type, Callable[[Any, Telling], tuple[Said, ...]]]
    pictures: frozenset[str] = frozenset()

    # ---- Statements ----

    def say(self, thing: Statement | Modifier) -> tuple[Said, ...]:
        """What a statement or a lasting effect says."""
        said = self.sayers[type(thing)](thing, self)
        if isinstance(thing, Modifier) and thing.this_turn:
            return (_for_this_turn(said[0]), *said[1:])
        return said

    def all(self, body: Body) -> tuple[Said, ...]:
        """What the statements of a body say, in order."""
        return tuple(said for one in body for said in self.say(one))

    def short(self, body: Body, nested: frozenset[str] = frozenset()) -> Sentence | None:
        """A body as one clause, if it is short enough for that; ``nested`` are blocks that may stand in it alone."""
        said = self.all(body)
        if len(said) == 1 and said[0].clause is not None and said[0].clause.name in nested:
            return said[0].clause
        clauses = [
            one.clause for one in said if one.clause is not None and one.clause.name not in BLOCKS and not one.follows
        ]
        if len(clauses) < len(said) or len(clauses) > LONGEST_CLAUSE:
            return None
        return clauses[0] if len(clauses) == 1 else Sentence("seq", {"items": tuple(clauses)})

    def with_body(self, name: str, body: Body, /, *, follows: bool = False, **parts: Part) -> Said:
        """A sentence with a body in it, or, when the body is long, its ``_lead`` with a list below."""
        short = self.short(body, NESTED.get(name, frozenset()))
        if short is not None:
            return Said(Sentence(name, {**parts, "body": short}), follows=follows)
        return Said(None, Sentence(f"{name}_lead", parts), self.all(body), follows)

    # ---- Values ----

    def value(self, expression: e.Expression) -> Part:  # one case for each kind of value
        """A value or a thing as a noun phrase."""
        match expression:
            case e.Literal():
                return Number(expression.value)
            case e.Answer():
                return Sentence("yes" if expression.yes else "no")
            case e.DialValue():
                return Number(expression.dial.value)
            case e.Players():
                return Sentence("player_count")
            case e.Rounds():
                return Sentence("rounds_played")
            case e.You():
                return YOU
            case e.Active():
                return Sentence("active_player")
            case e.Nobody():
                return Sentence("nobody")
            case e.VariableRef():
                return self._variable(expression)
            case e.ItemRef():
                return Noun(expression.table.items[expression.index].name)
            case e.FieldOf():
                return self._field(expression)
            case e.FromColumn():
                return Sentence(
                    "attribute", {"noun": Noun(expression.column.name, "columns"), "of": self.value(expression.item)}
                )
            case e.Entry():
                return Sentence("entry", {"row": self.value(expression.row), "at": self.value(expression.at)})
            case e.DerivedOf():
                of = self.value(expression.item) if expression.item is not None else False
                if of and not any(isinstance(one, e.You) for one in inside(expression.derived.value)):
                    return Sentence("attribute", {"noun": Noun(expression.derived.name), "of": of})
                return self._owned(expression.owner, Noun(expression.derived.name), of)
            case e.Arithmetic():
                return Sentence(
                    expression.op, {"left": self.value(expression.left), "right": self.value(expression.right)}
                )
            case e.IfElse():
                return Sentence(
                    "value_if",
                    {
                        "then": self.value(expression.then),
                        "condition": self.condition(expression.condition),
                        "other": self.value(expression.other),
                    },
                )
            case e.CountOf():
                return Sentence("number_of", {"set": self.set(expression.set, "plain")})
            case e.Total(value=e.DiceShown()) | e.Best(value=e.DiceShown()):
                op = expression.op if isinstance(expression, e.Best) else "total"
                return Sentence(f"{op}_shown", {"set": self.set(expression.set, "plain")})
            case e.Total():
                return Sentence(
                    "total",
                    {"noun": self._summed(expression.value, expression.noun), "set": self.set(expression.set, "plain")},
                )
            case e.Best():
                return Sentence(
                    expression.op,
                    {"noun": self._summed(expression.value, expression.noun), "set": self.set(expression.set, "plain")},
                )
            case e.FirstOf():
                name = "last_of" if expression.last else "first_of"
                return Sentence(name, {"noun": Noun(expression.row.field.of), "row": self.value(expression.row)})
            case e.RowCount():
                return Sentence("row_count", {"noun": Noun(expression.row.field.of), "row": self.value(expression.row)})
            case e.Among():
                return Sentence("among", {"thing": self.value(expression.item), "list": self.value(expression.row)})
            case e.Seat():
                return self._owned(expression.owner, Noun("seat"), of=False)
            case e.DiceShown():
                return self.value(expression.die)
            case _:
                assert_never(expression)

    def _summed(self, what: e.Expression, noun: str) -> Noun:
        if isinstance(what, e.FromColumn):
            return Noun(what.column.name, "columns")
        return Noun(what.field.name if isinstance(what, e.FieldOf) else noun)

    def _variable(self, expression: e.VariableRef) -> Sentence | Name:
        variable = expression.variable
        if expression.plain:
            return Sentence("it")
        if variable.key <= PERSON:
            return Name(variable.name)
        if variable.type.kind in ("set", "dice", "players"):
            return Sentence("those", {"noun": self.noun_of(variable.type, variable.name)})
        if variable.type.kind == "number":
            return Sentence("that", {"noun": Noun("number")})
        return Sentence("that", {"noun": self.noun_of(variable.type, variable.name)})

    def noun_of(self, of: e.Type, name: str) -> Noun:
        """The word for things of a type."""
        if of.kind in ("item", "set"):
            return Noun(of.of)
        if of.kind in ("die", "dice"):
            return Noun(self.game.die.name if self.game.die else name)
        return Noun("opponent" if name == "opponent" else "player")

    def _field(self, what: e.FieldOf) -> Part:
        of = self.value(what.index) if what.index is not None else False
        if what.owner is None or what.field.owner == "die":
            if what.field.owner == "turn":
                return Sentence("yours", {"noun": Noun(what.field.name), "of": of})
            if what.field.owner == "game" and not of:
                return Noun(what.field.name)
            return (
                Sentence("attribute", {"noun": Noun(what.field.name), "of": of})
                if of
                else Sentence("yours", {"noun": Noun(what.field.name), "of": False})
            )
        return self._owned(what.owner, Noun(what.field.name), of)

    def _owned(self, owner: e.Expression, noun: Noun, of: Part) -> Sentence:
        if isinstance(owner, e.You):
            return Sentence("yours", {"noun": noun, "of": of})
        return Sentence("owned", {"owner": self.value(owner), "noun": noun, "of": of})

    # ---- Amounts ----

    def amount(self, amount: Amount) -> Part:
        """How much of what, as a noun phrase."""
        noun = Noun(amount.noun)
        of = self.value(amount.of) if amount.of is not None else False
        match amount.form:
            case "some" | "more":
                assert amount.count is not None
                return Sentence(amount.form, {"count": self.value(amount.count), "noun": noun})
            case "some_of":
                assert amount.count is not None
                return Sentence("some_of", {"count": self.value(amount.count), "noun": noun, "of": of})
            case "amount_of":
                assert amount.count is not None
                return Sentence("amount_of", {"count": self.value(amount.count), "thing": of})
            case "all":
                return Sentence("all", {"noun": noun})
            case "as_many":
                assert amount.count is not None
                return Sentence("as_many", {"noun": noun, "of": of, "value": self.value(amount.count)})
            case "as_many_of":
                assert amount.count is not None
                return Sentence("as_many_of", {"thing": of, "value": self.value(amount.count)})
            case _:
                return Sentence("what_gives", {"noun": noun})

    def each(self, each: e.SetOf | e.Expression | None) -> Part:
        """What stands behind "for each": a set, a count (``yours``), or nothing."""
        if each is None:
            return False
        return self.set(each, "each") if isinstance(each, e.SetOf) else self.value(each)

    def in_rotation(self, amount: Amount, rotation: bool) -> tuple[Said, ...]:  # noqa: FBT001  # as written or not
        """The order in which kinds are gained, when an amount is spread over them."""
        field = amount.what.field if amount.what is not None else self._spread_by_dice()
        if not rotation or field is None or not field.each:
            return ()
        table = self.game.table(field.each)
        nouns = tuple(Noun(one.name) for one in table.items)
        return (Said(Sentence("in_rotation", {"nouns": nouns, "table": Noun(table.name)})),)

    def _spread_by_dice(self) -> Field | None:
        gifts = [gift for face in self.game.die.faces for gift in face.gifts] if self.game.die is not None else []
        return next((gift.field for gift in gifts if gift.spread), None)

    def choices_of_dice(self, amount: Amount) -> tuple[Said, ...]:
        """What is chosen when dice that give one thing or another are gained from."""
        if amount.form != "what_gives" or self.game.die is None:
            return ()
        die = Noun(self.game.die.name)
        return tuple(
            Said(Sentence("choose_face", {"face": self.face(face), "die": die, "amounts": self.gifts(face)}))
            for face in self.game.die.faces
            if face.choice
        )

    def gifts(self, face: Face) -> tuple[Sentence, ...]:
        """What a face gives, as amounts."""
        return tuple(Sentence("some", {"count": Number(one.count), "noun": Noun(one.noun)}) for one in face.gifts)

    # ---- Sets ----

    def set(self, found: e.SetOf, how: str, count: int | None = None) -> Sentence:
        """Some of a kind, as a noun phrase; ``how`` tells how many and which."""
        if found.base == "field" and how in ("plain", "each"):
            how = "yours" if how == "plain" else how
        if found.base == "variable" and how in ("plain", "each"):
            how = "those" if how == "plain" else how
        return Sentence(
            "set",
            {
                "noun": self._noun_of_set(found),
                "how": how,
                "count": Number(count) if count is not None else False,
                "yours": found.base == "field",
                "chosen": found.base == "variable" and how == "each",
                "adjectives": tuple(self.adjective(one) for one in found.adjectives),
                "conditions": tuple(self.condition(one) for one in found.spoken),
            },
        )

    def _noun_of_set(self, found: e.SetOf) -> Noun:
        if found.base == "opponents":
            return Noun("opponent")
        return self.noun_of(found.element.type, found.element.name)

    def face(self, face: Face) -> Noun | Number:
        """The name of a face; of a numbered die its number."""
        numbered = self.game.die is not None and self.game.die.numbered
        return Number(int(face.name)) if numbered else Noun(face.name, "faces")

    def adjective(self, use: e.AdjectiveUse) -> Sentence:
        """An adjective, or its denial."""
        return Sentence("adjective", {"noun": Noun(use.adjective.name, "adjectives"), "negated": use.negated})

    def condition(self, test: e.Condition) -> Sentence:
        """A condition as a clause without a conjunction."""
        return conditions.condition(test, self)


def _for_this_turn(said: Said) -> Said:
    """The same, for the rest of the turn only."""
    if said.clause is not None:
        return evolve(said, clause=Sentence("this_turn", {"body": said.clause}))
    assert said.lead is not None
    return evolve(said, lead=Sentence("this_turn_lead", {"body": said.lead}))


BLOCKS = frozenset(
    {
        "if",
        "otherwise",
        "otherwise_if",
        "may",
        "repeat",
        "for_each",
        "for_each_of",
        "each_player",
        "subject",
        "rule",
        "option",
    }
)
"""Sentences with a body of their own, which don't stand inside a longer sentence."""

NESTED = {"instead_of": frozenset({"each_player"})}
"""Which of them may, alone, stand in which other sentence."""
