"""A body told in excerpts: only the statements that matter, each with all that leads to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from attrs import define, evolve

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.passing import calls
from rulekit.book.sayer import Sayer
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.model.effect import Calls, Effect, Ends
from rulekit.model.expression import VariableRef
from rulekit.model.statement import Body, Modifier, Statement
from rulekit.remembering import remembered

__all__ = ["excerpt", "outline"]


@define
class _Excerpt(Narrator):
    """Leaves out every statement that does nothing that is wanted, in its parts neither."""

    wanted: Callable[[Effect], bool] = lambda _: True

    def all(self, body: Body) -> tuple[Clause, ...]:
        """What the wanted statements of a body say, in order."""
        kept = [one for one in body if any(map(self.wanted, self.game.vocabulary.effects((one,))))]
        return tuple(said for one in kept for said in self.say(one))

    def short(self, body: Body, nested: frozenset[str] = frozenset()) -> Sentence | None:
        """What is wanted of a body as one clause; nothing if that is nothing."""
        return Narrator.short(self, body, nested) if self.all(body) else None

    def say(self, thing: Statement | Modifier) -> tuple[Clause, ...]:
        """What is wanted of a statement; all of it where a part that is left out is needed to understand another."""
        said = Narrator.say(self, thing)
        kept = tuple(one for one in said if not _is_empty(one))
        if any(one.follows and at and _is_empty(said[at - 1]) for at, one in enumerate(said) if one in kept):
            return Narrator(self.game, self.sayers, self.pictures, named=self.named, flow=self.flow).say(thing)
        return tuple(_without_empty(one) for one in kept)


def _is_empty(said: Clause) -> bool:
    return said.lead is not None and not said.items


def _without_empty(said: Clause) -> Clause:
    if not said.items:
        return said
    return evolve(said, items=tuple(one for one in said.items if not _is_empty(one)))


@remembered(8)
def _literal(sayers: Mapping[type, Sayer]) -> Mapping[type, Sayer]:
    """Who says the statements one by one: an idiom says all that they do, wanted or not."""
    return {kind: sayer.literal() for kind, sayer in sayers.items()}


def excerpt(narrator: Narrator, thing: Body | Modifier, wanted: Callable[[Effect], bool]) -> tuple[Clause, ...]:
    """What a body or a modifier says of what is wanted.

    Args:
        narrator: the game.
        thing: what is told.
        wanted: which effects matter.
    """
    told = _Excerpt(
        narrator.game, _literal(narrator.sayers), narrator.pictures, wanted, named=narrator.named, flow=narrator.flow
    )
    return told.say(thing) if isinstance(thing, Modifier) else told.all(thing)


CONDITIONS = frozenset({"if", "otherwise", "otherwise_if"})
"""What does something only if something is so, or is not."""
AGAIN = frozenset({"repeat", "must"})
"""What does something again and again."""


@define
class _Outline(_Excerpt):
    """Names the steps that are carried out, in the order, the choices, the conditions and the loops they stand in."""

    def short(self, body: Body, nested: frozenset[str] = frozenset()) -> Sentence | None:  # noqa: ARG002  # as declared
        """Nothing: each step has a line of its own."""
        return None

    def with_body(self, name: str, body: Body, /, *, follows: bool = False, **parts: Part) -> Clause:
        """A lead with the steps below it; an alternative without steps by its name alone.

        Of a condition under which one step is done, or which is done again, what is done is said: its name alone says
        no deed.
        """
        (one,) = body if len(body) == 1 else (None,)
        if (name in CONDITIONS | AGAIN) and one is not None and len(calls(one, self.game)) == 1:
            (done,) = Narrator.say(self, one)
            if done.clause is not None:
                return Clause(Sentence(name, {**parts, "body": done.clause}), follows=follows)
        said = Narrator.with_body(self, name, body, follows=follows, **parts)
        noun = parts.get("noun")
        if _is_empty(said) and isinstance(noun, Noun) and noun.role == "options":
            return Clause(Sentence("names", {"items": (noun,)}))
        return said

    def say(self, thing: Statement | Modifier) -> tuple[Clause, ...]:
        """The steps by name, or whole where done for what was not just chosen; what has parts with its lead."""
        if isinstance(thing, Statement) and (names := calls(thing, self.game)):
            called = [one for one in self.game.vocabulary.does(thing) if isinstance(one, Calls)]
            if not all(isinstance(one, VariableRef) for call in called for one in call.things):
                return Narrator.say(self, thing)
            return tuple(Clause(Sentence("names", {"items": (Noun(name, "steps"),)})) for name in names)
        return _Excerpt.say(self, thing)


def outline(narrator: Narrator, body: Body) -> tuple[Clause, ...]:
    """The steps that a body leads to, told as a sequence, a choice or a loop, as they stand in it."""
    told = _Outline(
        narrator.game,
        _literal(narrator.sayers),
        narrator.pictures,
        lambda one: isinstance(one, Calls | Ends),
        named=narrator.named,
        flow=narrator.flow,
    )
    return told.all(body)
