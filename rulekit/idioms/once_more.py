"""A step done again and again until what comes of it ends it: the cases that do not, say that it is done once more.

repeat
  do throw
  if attack is more than defence
    do win
    end battle
  otherwise
    choose one
      besiege: do besiege
      retreat: end battle
"""

from __future__ import annotations

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.sentence import Noun, Part, Sentence
from rulekit.idioms.compare import compared, outcomes, with_name
from rulekit.model import walk
from rulekit.model.statement import Body
from rulekit.statements.branch import If
from rulekit.statements.choose_one import ChooseOne
from rulekit.statements.do import Do, by_name
from rulekit.statements.end import End
from rulekit.statements.repeat import Repeat

__all__ = ["IDIOM"]


def tell(repeat: Repeat, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``roll for the battle``, then what comes of it: ``win the battle``, or ``besiege, then roll again``."""
    match repeat:
        case Repeat(times=None, until=None, body=(Do(things=(), steps=(_,)) as deed, If() as cases)):
            whole = any(step.body and step.body[-1] == repeat for step in narrator.game.steps)
            said = narrator.say(deed)
            if len(said) != 1:  # told where it is carried out, in several sentences
                return None
            (done,) = said
            titled = done.lead is not None and done.lead.name == "labelled"
            again = by_name(deed, narrator)[0].clause if titled else done.clause
            if not whole or again is None:
                return None
            told = _Cases(Sentence("once_more", {"body": again})).told(cases, narrator)
            return None if told is None else (done, *told)
        case _:
            return None


class _Cases:
    """Tells cases: those that end all of it just by what they do, the others with ``again`` behind."""

    def __init__(self, again: Sentence) -> None:
        self.again = again

    def told(self, cases: If, narrator: Narrator) -> tuple[Clause, ...] | None:
        """The cases; None where something in them ends it elsewhere than behind all that is done."""
        found = outcomes(cases)
        if found is not None:
            said = tuple(self._case(body, narrator, "outcome", op=op, noun=False) for op, body in found)
            return None if None in said else compared(cases, tuple(map(with_name, filter(None, said))), narrator)
        if cases.other is None or len(cases.branches) != 1:
            return None
        ((test, body),) = cases.branches
        first = self._case(body, narrator, "if", condition=narrator.condition(test))
        other = self._case(cases.other, narrator, "otherwise")
        return None if first is None or other is None else (first, evolve(other, follows=True))

    def _case(self, body: Body, narrator: Narrator, name: str, **parts: Part) -> Clause | None:
        *before, last = body
        if isinstance(last, ChooseOne) and not before:
            options = [
                self._case(
                    one.body,
                    narrator,
                    "option",
                    noun=Noun(one.name, "options"),
                    condition=narrator.condition(one.condition) if one.condition is not None else False,
                )
                for one in last.options
            ]
            if None in options:
                return None
            choice = Clause(None, Sentence("choose_one_lead"), tuple(filter(None, options)))
            return Clause(None, Sentence(f"{name}_lead", parts), (choice,))
        ending = isinstance(last, End)
        if any(isinstance(one, End) for one in walk.inside(tuple(before) if ending else body)):
            return None
        if ending:
            return narrator.with_body(name, tuple(before) or body, follows=False, **parts)
        said = narrator.with_body(name, body, follows=False, **parts)
        if said.clause is None:
            return evolve(said, items=(*said.items, Clause(self.again)))
        told = said.clause.parts["body"]
        assert isinstance(told, Sentence)
        both = Sentence("seq", {"items": (told, self.again)})
        if told.name == "seq":
            return Clause(None, Sentence(f"{name}_lead", parts), (*narrator.all(body), Clause(self.again)))
        return Clause(Sentence(name, {**parts, "body": both}), follows=said.follows)


IDIOM = Idiom((Repeat,), tell)
