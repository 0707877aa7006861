"""Values, sets, conditions and statements as sentences without words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, assert_never

from attrs import Factory, define, evolve, field

from rulekit.book import adjectives, conditions, laid, of_two, on_board, reckoned, seated, two_parts
from rulekit.book.account import Account
from rulekit.book.clause import Clause, for_this_turn, told_at
from rulekit.book.contested import contested, in_step, is_common
from rulekit.book.dealt import Deals
from rulekit.book.face import face_said
from rulekit.book.flow import Flow, flow_of
from rulekit.book.laid_on import Starts
from rulekit.book.moved_on import NUMBER, place_of
from rulekit.book.naming import named_variables, variables_defined, variables_introduced
from rulekit.book.relations import related_noun
from rulekit.book.sayer import Sayer
from rulekit.book.unnamed import without_name
from rulekit.document.sentence import Name, Noun, Number, Part, Sentence
from rulekit.document.sentences import SENTENCES
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Base, Owner, ValueKind
from rulekit.model.component import Face, Field
from rulekit.model.effect import Binds
from rulekit.model.example import PERSON
from rulekit.model.game import Game
from rulekit.model.owner import owned_piece
from rulekit.model.ranges import of_everybody, type_of
from rulekit.model.row import SeatedAt
from rulekit.model.statement import Body, Modifier, Statement
from rulekit.model.stock import enough
from rulekit.model.walk import inside
from rulekit.remembering import remembered
from rulekit.source import Span

if TYPE_CHECKING:
    from rulekit.document.inset import Insets

__all__ = ["Narrator"]

LONGEST_CLAUSE = 2
"""How many clauses stand in one sentence at most; more are listed."""


@define
class Narrator:
    """Turns what a game means into sentences.

    Args:
        game: the game.
        sayers: who says the statements and lasting effects of a class, by class.
        pictures: the names of the game's pictures, each of the thing that the rules call so.
        named: the keys of the variables that are said by name; worked out if not handed on.
        enough: where it is sure that as much lies somewhere as is drawn; worked out if not handed on, as are these:
        defined, flow: the keys of those that a definition of two things calls by a name; what leads to what.
        others: whether players do what is told now, one after another, whose turn it need not be.
        step: the step whose statements are told; empty for what belongs to none.
        contested: the fields of a turn that others change as well; worked out if not handed on.
        in_place, titled: steps told where they are carried out, with the one that has the heading there; those named.
        again: where one of those steps is carried out once more, and named; with its name where others ask for it.
        accounts, insets: what came of worked examples when played, and what is drawn before their lines, by name.
        starts, deals: what lies on boards when play begins, and what is dealt before the first turn.
    """

    game: Game
    sayers: Mapping[type, Sayer]
    pictures: frozenset[str] = frozenset()
    others: bool = field(kw_only=True, default=False)
    step: str = field(kw_only=True, default="")
    named: frozenset[int] = field(
        kw_only=True, eq=False, repr=False, default=Factory(lambda self: named_variables(self.game), takes_self=True)
    )
    enough: frozenset[Span] = field(
        kw_only=True, eq=False, repr=False, default=Factory(lambda self: enough(self.game), takes_self=True)
    )
    defined: frozenset[int] = field(
        kw_only=True, eq=False, repr=False, default=Factory(lambda self: variables_defined(self.game), takes_self=True)
    )
    flow: Flow = field(
        kw_only=True, eq=False, repr=False, default=Factory(lambda self: flow_of(self.game), takes_self=True)
    )
    contested: frozenset[Field] = field(
        kw_only=True, eq=False, repr=False, default=Factory(lambda self: contested(self.flow), takes_self=True)
    )
    in_place: Mapping[str, str] = field(kw_only=True, factory=dict[str, str])
    again: Mapping[Span, str] = field(kw_only=True, eq=False, repr=False, factory=dict[Span, str])
    titled: frozenset[str] = field(kw_only=True, eq=False, repr=False, default=frozenset())
    accounts: Mapping[str, Account] = field(kw_only=True, eq=False, repr=False, factory=dict[str, Account])
    insets: Insets = field(kw_only=True, eq=False, repr=False, factory=dict)
    starts: Starts = field(kw_only=True, eq=False, repr=False, factory=dict)
    deals: Deals = field(kw_only=True, eq=False, repr=False, factory=dict)

    # ---- Statements ----

    def say(self, thing: Statement | Modifier) -> tuple[Clause, ...]:
        """What a statement or a lasting effect says."""
        if isinstance(thing, Statement) and (told := self.sayers[type(thing)].told((thing,), self)) is not None:
            return told_at(told[1], thing.span)
        said = told_at(self.sayers[type(thing)].plain(thing, self), thing.span)
        if isinstance(thing, Modifier) and thing.this_turn:
            return (for_this_turn(said[0]), *said[1:])
        return (*said, *self._names(thing))

    def _names(self, thing: Statement | Modifier) -> tuple[Clause, ...]:
        """What a statement binds, by the name that tells it from what else is in sight."""
        bound = [one.variable for one in self.game.vocabulary.does(thing) if isinstance(one, Binds)]
        called = (Sentence("is_called", {"noun": Noun(one.name)}) for one in bound if one.key in self.named)
        return tuple(Clause(one, follows=True) for one in called)

    @remembered(4096)
    def all(self, body: Body) -> tuple[Clause, ...]:
        """What the statements of a body say, in order; several in one where people do."""
        return tuple(said for _, clauses in self.groups(without_name(body, self.game)) for said in clauses)

    def groups(self, body: Body) -> Iterator[tuple[int, tuple[Clause, ...]]]:
        """What is said of the statements of a body, in order, with how many of them each of it tells."""
        told, at = in_step(self, body), 0
        while at < len(body):
            count, said = self.sayers[type(body[at])].told(body[at:], told) or (1, told.say(body[at]))
            yield count, told_at(said, body[at].span.to(body[at + count - 1].span))
            at += count

    def short(self, body: Body, nested: frozenset[str] = frozenset()) -> Sentence | None:
        """A body as one clause, if it is short enough for that; ``nested`` are blocks that may stand in it alone."""
        said = self.all(body)
        if len(said) == 1 and said[0].clause is not None and said[0].clause.name in nested:
            return said[0].clause
        clauses = [
            one.clause for one in said if one.clause is not None and not one.clause.shape.block and not one.follows
        ]
        if len(clauses) < len(said) or len(clauses) > LONGEST_CLAUSE:
            return None
        return clauses[0] if len(clauses) == 1 else Sentence("seq", {"items": tuple(clauses)})

    def with_body(self, name: str, body: Body, /, *, follows: bool = False, **parts: Part) -> Clause:
        """A sentence with a body in it, or, when the body is long, its ``_lead`` with a list below."""
        short = self.short(body := without_name(body, self.game), SENTENCES[name].nested)
        if short is not None:
            return Clause(Sentence(name, {**parts, "body": short}), follows=follows)
        return Clause(None, Sentence(f"{name}_lead", parts), self.all(body), follows)

    @remembered(256)
    def of_others(self) -> Narrator:
        """The same where one after another does something, whose turn it need not be."""
        return evolve(self, others=True)

    # ---- Values ----

    def value(self, expression: e.Expression) -> Part:  # one case for each kind of value
        """A value or a thing as a noun phrase."""
        match expression:
            case e.Literal():
                return Number(expression.value)
            case e.Answer():
                return Sentence("yes" if expression.yes else "no")
            case e.ParameterValue():
                return Number(expression.parameter.value)
            case e.Players():
                return Sentence("left_count" if expression.left else "player_count")
            case e.Rounds():
                return Sentence("rounds_played")
            case e.You():
                return Sentence("you")
            case e.Active():
                return Sentence("active_player")
            case e.Neighbour():
                return seated.neighbour(expression, self)
            case SeatedAt():
                return Sentence("seated", {"seat": Number(expression.seat)})
            case e.Nobody():
                return Sentence("nobody")
            case e.VariableRef():
                return self._variable(expression)
            case e.ItemRef():
                return Noun(expression.table.items[expression.index].name)
            case e.FieldOf():
                return self.value(laid.value(expression)) if expression.field.piece else self._field(expression)
            case e.FromColumn():
                column = expression.column
                of = self.value(expression.item)
                of = place_of(expression.item, of, self.game) if column.name == NUMBER else of
                thing = column.kind not in (ValueKind.NUMBER, ValueKind.NUMBERS)
                return Sentence("attribute", {"noun": Noun(column.name, "columns"), "of": of, "thing": thing})
            case e.Entry():
                return Sentence("entry", {"row": self.value(expression.row), "at": self.value(expression.at)})
            case e.DerivedOf(other=other) if other is not None:
                return of_two.said(expression, other, self)
            case e.DerivedOf():
                of = self.value(expression.item) if expression.item is not None else False
                thing = expression.derived.type.kind in (ValueKind.ITEM, ValueKind.PLAYER)
                if of and not any(isinstance(one, e.You) for one in inside(expression.derived.value)):
                    return Sentence("attribute", {"noun": Noun(expression.derived.name), "of": of, "thing": thing})
                return self._owned(expression.owner, Noun(expression.derived.name), of, thing=thing)
            case e.Arithmetic():
                return reckoned.said(expression, self)
            case e.IfElse():
                return two_parts.either(expression, self)
            case e.CountOf():
                return Sentence("number_of", {"set": self.set(expression.set, "plain")})
            case e.Total() | e.Best():
                op = expression.op.value if isinstance(expression, e.Best) else "total"
                some = self.set(expression.set, "plain")
                if isinstance(expression.value, e.DiceShown):
                    return Sentence(f"{op}_shown", {"set": some})
                return Sentence(op, {"noun": self._summed(expression.value, expression.noun), "set": some})
            case e.TheOne() if (piece := owned_piece(expression)) is not None:
                return on_board.owner(piece, self)
            case e.TheOne():
                person = expression.set.element.type.kind is ValueKind.PLAYER
                only = on_board.is_one_at_most(expression.set)
                some = self.set(expression.set, "plain")
                return Sentence("first_such", {"set": some, "person": person, "only": only})
            case e.FirstOf():
                name = "last_of" if expression.last else "first_of"
                return Sentence(name, {"noun": Noun(expression.row.field.of), "row": self.value(expression.row)})
            case e.RowCount():
                return Sentence("row_count", {"noun": Noun(expression.row.field.of), "row": self.value(expression.row)})
            case e.Among():
                return Sentence("among", {"thing": self.value(expression.item), "list": self.place(expression.row)})
            case e.Seat():
                return self._owned(expression.owner, Noun("seat"), of=False, thing=False)
            case e.PlaceBeside() | e.PlaceBetween():
                return on_board.place(expression, self)
            case e.DiceShown():
                return Sentence("die_value", {"die": self.value(expression.die)})
            case _:
                assert_never(expression)

    def value_for(self, expression: e.Expression, place: e.Expression) -> Part:
        """A value as it is said of a place: nobody of one for people, nothing of one for things."""
        if isinstance(expression, e.Nobody):
            return Sentence("nobody", {"thing": type_of(place).kind is not ValueKind.PLAYER})
        return self.value(expression)

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
        if variable.key in self.defined or variable.key in self.named:
            return Sentence("kept", {"noun": Noun(variable.name), "thing": True})
        if variable.key in variables_introduced(self.game):
            return Sentence("kept", {"noun": self.kind_of(variable.type, variable.name), "thing": True})
        if variable.type.kind in (ValueKind.SET, ValueKind.DICE, ValueKind.PLAYERS):
            return Sentence("those", {"noun": self.noun_of(variable.type, variable.name)})
        number = variable.type.kind is ValueKind.NUMBER
        return Sentence("that", {"noun": Noun("number") if number else self.noun_of(variable.type, variable.name)})

    def noun_of(self, of: e.Type, name: str) -> Noun:
        """The word for things of a type; what is chosen as what it is of another keeps that word."""
        if any(one.name == name and one.variable.type == of for one in self.game.relations):
            return Noun(name)
        return self.kind_of(of, name)

    def kind_of(self, of: e.Type, name: str) -> Noun:
        """The word for things of a type, whatever else they are called."""
        if of.kind in (ValueKind.ITEM, ValueKind.SET):
            return Noun(of.of)
        if of.kind in (ValueKind.DIE, ValueKind.DICE):
            return Noun(of.of or (self.game.die.name if self.game.die else name))
        return Noun("opponent" if name == "opponent" else "player")

    def _field(self, what: e.FieldOf) -> Part:
        of = self.value(what.index) if what.index is not None else False
        noun, thing = Noun(what.field.name), what.field.kind in (ValueKind.ITEM, ValueKind.PLAYER)
        row = what.field.kind in (ValueKind.ROW, ValueKind.CUP)
        if of_everybody(what):
            return Sentence("set", {"noun": noun, "how": "all", "yours": False, "adjectives": (), "conditions": ()})
        if what.owner is None or what.field.owner is Owner.DIE:
            common = self.common(what.field)
            if what.field.owner is Owner.TURN and not common:
                return Sentence("yours", {"noun": noun, "of": of, "thing": thing, "row": row})
            if common and not of:
                return (
                    noun
                    if what.field.kind in (ValueKind.ROW, ValueKind.SET, ValueKind.CUP)
                    else Sentence("kept", {"noun": noun, "thing": thing})
                )
            if of:
                return Sentence("attribute", {"noun": noun, "of": of, "thing": thing, "row": row})
            return Sentence("yours", {"noun": noun, "of": False, "thing": thing, "row": row})
        return self._owned(what.owner, noun, of, thing=thing, row=row)

    def common(self, field: Field) -> bool:
        """Whether a field is not that of whoever is spoken of."""
        return is_common(field, self)

    def _owned(self, owner: e.Expression, noun: Noun, of: Part, *, thing: bool, row: bool = False) -> Sentence:
        if isinstance(owner, e.You):
            return Sentence("yours", {"noun": noun, "of": of, "thing": thing, "row": row})
        return Sentence("owned", {"owner": self.value(owner), "noun": noun, "of": of, "thing": thing, "row": row})

    def place(self, expression: e.Expression) -> Part:
        """A row or a set as where things lie: in your cards, and not in the number of them."""
        said = self.value(expression)
        if isinstance(said, Sentence) and said.name in ("yours", "owned", "attribute"):
            return Sentence(said.name, {**said.parts, "row": True})
        return said

    # ---- Amounts ----

    def amount(self, amount: Amount) -> Part:
        """How much of what, as a noun phrase."""
        noun = Noun(amount.noun)
        of = self.value(amount.of) if amount.of is not None else False
        match amount.form:
            case AmountForm.SOME | AmountForm.MORE:
                assert amount.count is not None
                return Sentence(amount.form.value, {"count": self.value(amount.count), "noun": noun})
            case AmountForm.SOME_OF:
                assert amount.count is not None
                return Sentence("some_of", {"count": self.value(amount.count), "noun": noun, "of": of})
            case AmountForm.AMOUNT_OF:
                assert amount.count is not None
                return Sentence("amount_of", {"count": self.value(amount.count), "thing": of})
            case AmountForm.ALL:
                common = (what := amount.what) is not None and what.owner is None and self.common(what.field)
                return Sentence("all", {"noun": noun, "common": common})
            case AmountForm.AS_MANY:
                assert amount.count is not None
                return Sentence("as_many", {"noun": noun, "of": of, "value": self.value(amount.count)})
            case AmountForm.AS_MANY_OF:
                assert amount.count is not None
                return Sentence("as_many_of", {"thing": of, "value": self.value(amount.count)})
            case AmountForm.WHAT_GIVES:
                return Sentence("what_gives", {"noun": noun})

    def each(self, each: e.SetOf | e.Expression | None) -> Part:
        """What stands behind "for each": a set, a count (``yours``), or nothing."""
        if each is None:
            return False
        return self.set(each, "each") if isinstance(each, e.SetOf) else self.value(each)

    # ---- Sets ----

    def set(self, found: e.SetOf, how: str, count: int | None = None) -> Sentence:
        """Some of a kind, as a noun phrase; ``how`` tells how many and which."""
        found = laid.places(found)
        how = {Base.FIELD: "yours", Base.VARIABLE: "those"}.get(found.base, how) if how == "plain" else how
        held = found.held if isinstance(found.held, e.FieldOf) else None
        owner = held.owner if held is not None and held.field.kind is not ValueKind.CUP else None
        another = None if owner is None or isinstance(owner, e.You) else owner
        # What the game keeps is nobody's: the cards in the market, not yours. Of two sets the noun alone names none.
        common = held is not None and (held.field.owner is Owner.GAME or self._is_one_of_several(held.field))
        lies = (Sentence("is_in", {"who": Sentence("it"), "of": self.place(held)}),) if common and held else ()
        return Sentence(
            "set",
            {
                "noun": self._noun_of_set(found),
                "how": "plain" if common and how == "yours" else how,
                "count": Number(count) if count is not None else False,
                "yours": found.base is Base.FIELD and another is None and not common,
                "owner": self.value(another) if another is not None else False,
                "chosen": found.base is Base.VARIABLE and how == "each",
                "of": self.value(found.related.right) if found.related is not None else False,
                "adjectives": tuple(self.adjective(one) for one in found.adjectives),
                "conditions": (*lies, *(self.condition(one) for one in found.spoken)),
            },
        )

    def _is_one_of_several(self, one: Field) -> bool:
        """Whether somebody has other such things too, or there are dice elsewhere: "your cards" could be any."""
        sets = (other for other in self.game.fields if other.kind is ValueKind.SET and other.of == one.of)
        return one.kind is ValueKind.CUP or sum(other.owner is not Owner.GAME for other in sets) > 1

    def _noun_of_set(self, found: e.SetOf) -> Noun:
        if found.base is Base.OPPONENTS:
            return Noun("opponent")
        if found.related is not None:
            return related_noun(found.related.relation, self.game)
        return self.noun_of(found.element.type, found.element.name)

    def face(self, face: Face) -> Noun | Number | Sentence:
        """The name of a face; of a numbered die its number."""
        return face_said(face, self.game.die)

    def adjective(self, use: e.AdjectiveUse) -> Sentence:
        """An adjective, or its denial."""
        return adjectives.adjective(use, self.game)

    def total_of_those(self, test: e.Condition) -> dict[str, Part]:
        """What is asked of the total of several dice, as ``op`` and ``value``."""
        assert isinstance(test, e.Compare)
        return {"op": test.op, "value": self.value(test.right)}

    def condition(self, test: e.Condition) -> Sentence:
        """A condition as a clause without a conjunction."""
        return conditions.condition(test, self)
