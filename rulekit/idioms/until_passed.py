"""Some who act in turn until all of them have passed one after the other; whoever acts lets the passes begin anew.

repeat until passes are at least 2
  choose one
    keep: gain 1 pass
    again when rerolls are at least 1
      lose 1 reroll, then lose all passes
      reroll the dice
  if passes are less than 2
    that opponent
      choose one
        keep: gain 1 pass
        ...
"""

from __future__ import annotations

from attrs import frozen

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.sayer import Idiom
from rulekit.document.closed import Comparison
from rulekit.document.sentence import Number, Part, Sentence
from rulekit.model import expression as e
from rulekit.model.amount import Amount
from rulekit.model.closed import AmountForm, Owner
from rulekit.model.component import Field
from rulekit.model.statement import Body, Statement
from rulekit.statements.branch import If
from rulekit.statements.choose_one import Alternative, ChooseOne
from rulekit.statements.gain import Gain
from rulekit.statements.lose import Lose
from rulekit.statements.repeat import Repeat
from rulekit.statements.subject import Subject

__all__ = ["IDIOM"]


@frozen
class _Turn:
    """Who acts, None for ``you``, and what may be done instead of passing."""

    who: e.Expression | None
    deed: Body


def tell(repeat: Repeat, narrator: Narrator) -> tuple[Clause, ...] | None:
    """``you first, take turns until 2 passes follow one another``: ``you: reroll a die or pass``, ``they: ...``."""
    match repeat:
        case Repeat(
            times=None,
            until=e.Compare(
                left=e.FieldOf(field=passes, owner=None, index=None),
                op=Comparison.AT_LEAST,
                right=e.Literal(value=all_),
            ),
            body=body,
        ) if _counts(passes) and all_ == len(body) > 1:
            found = [_turn(one, passes, all_, first=at == 0) for at, one in enumerate(body)]
        case _:
            return None
    turns = [one for one in found if one is not None]
    if len(turns) < len(found) or turns[0].who is not None or len({one.who for one in turns}) < len(turns):
        return None
    said = [_said(one, narrator) for one in turns]
    told = tuple(one for one in said if one is not None)
    lead = Sentence("until_passed_lead", {"count": Number(all_), "who": tuple(_who(one, narrator) for one in turns)})
    return (Clause(None, lead, told),) if len(told) == len(turns) else None


def _counts(passes: Field) -> bool:
    """Whether it is counted from 0 each time, and for nothing else than this."""
    return passes.owner is Owner.TURN and passes.step != "turn" and passes.start == 0


def _turn(statement: Statement, passes: Field, all_: int, *, first: bool) -> _Turn | None:
    """One of those who act: the first always, the others unless all have passed."""
    match statement:
        case ChooseOne(options=options) if first:
            return _acting(None, options, passes)
        case If(branches=((test, (Subject(who=who, body=(ChooseOne(options=options),)),)),), other=None) if not first:
            match test:
                case e.Compare(left=e.FieldOf(field=field), op=Comparison.LESS_THAN, right=e.Literal(value=value)):
                    return _acting(who, options, passes) if field == passes and value == all_ else None
                case _:
                    return None
        case _:
            return None


def _acting(who: e.Expression | None, options: tuple[Alternative, ...], passes: Field) -> _Turn | None:
    match options:
        case (
            Alternative(condition=None, body=(Gain(amount=Amount(form=AmountForm.SOME) as one, each=None),)),
            Alternative(condition=condition, body=(first, *rest)),
        ) if _is(one, passes) and one.count == e.Literal(1):
            anew = [
                at
                for at, each in enumerate(rest)
                if isinstance(each, Lose)
                and each.amount is not None
                and each.amount.form is AmountForm.ALL
                and _is(each.amount, passes)
            ]
            if len(anew) != 1 or not _is_the_price(condition, first):
                return None
            return _Turn(who, (first, *(each for at, each in enumerate(rest) if at not in anew)))
        case _:
            return None


def _is(amount: Amount, passes: Field) -> bool:
    return isinstance(amount.what, e.FieldOf) and amount.what.field == passes


def _is_the_price(condition: e.Condition | None, deed: Statement) -> bool:
    """Whether a condition asks for nothing but what is used up: "use 1 reroll" says that there must be one."""
    match condition, deed:
        case (
            e.Compare(left=left, op=Comparison.AT_LEAST, right=count),
            Lose(amount=Amount(form=AmountForm.SOME) as amount, each=None),
        ):
            return amount.what == left and amount.count == count
        case _:
            return False


def _who(turn: _Turn, narrator: Narrator) -> Part:
    return narrator.value(turn.who) if turn.who is not None else Sentence("you")


def _said(turn: _Turn, narrator: Narrator) -> Clause | None:
    others = turn.who is not None
    deed = (narrator.of_others() if others else narrator).short(turn.deed)
    if deed is None:
        return None
    body = Sentence("subject", {"who": _who(turn, narrator), "body": deed}) if others else deed
    return Clause(Sentence("or_pass", {"body": body, "others": others}))


IDIOM = Idiom((Repeat,), tell)
