"""What a step of an example does where nobody is asked: the one thing that can be done, a pass, or a loss at once."""

from __future__ import annotations

from collections.abc import Iterator

from rulekit.book.narrator import Narrator
from rulekit.book.worked import stated_line
from rulekit.document.sentence import Name, Sentence
from rulekit.model.closed import Owner
from rulekit.model.effect import Changes, Turning, Turns
from rulekit.model.example import Action, ActionKind, Example, Fact, FactKind
from rulekit.model.part import Role
from rulekit.model.statement import Body
from rulekit.playing.carried import carried
from rulekit.playing.pieces import moved, standing
from rulekit.playing.sight import all_of, held
from rulekit.playing.state import State

__all__ = ["unasked", "untouched"]


def unasked(
    deed: Action, facts: tuple[Fact, ...], example: Example, before: State, after: State, narrator: Narrator
) -> tuple[Sentence, ...] | None:
    """What somebody does in a step in which nothing was asked; None where its name tells it.

    Where only one option is left it is taken without a question, and the line of the example names none. Where somebody
    has lost before anything happened, the step is not done at all.

    Args:
        deed: the step that somebody does.
        facts: what is looked at behind it.
        example: the example.
        before: how things stood.
        after: how they stand.
        narrator: the game.
    """
    if deed.kind is not ActionKind.DOES:
        return None
    lying = tuple(moved(before, after))
    if lying:
        return (*stated_line(deed, example, narrator), *lying)
    if moving := carried(before, after, deed.who, example.cast[deed.who], narrator):
        return moving
    if after.options or any(not untouched(before, after, one) for one in range(len(after.names))):
        return None
    who = Name(example.cast[deed.who])
    if any(one.kind is FactKind.WINS and deed.who not in one.people for one in facts):
        (done,) = stated_line(deed, example, narrator)
        return (Sentence("is_to_do", {"who": who, "step": done.parts["step"], "of": done.parts["of"]}),)
    step = narrator.game.step(deed.step)
    passes = step is not None and _passes_or_changes(step.body, narrator)
    return (Sentence("does_this", {"who": who, "what": Sentence("pass"), "to": False}),) if passes else None


def untouched(before: State, after: State, who: int) -> bool:
    """Whether nothing at all that somebody has, or that all have in common, is otherwise than before."""
    if any(standing(one, before) != standing(one, after) for one in after.table.game.fields if one.piece):
        return False
    kept = ((one, at) for one, at in held(after) if not one.piece and (one.owner is not Owner.PLAYER or at == who))
    return all(all_of(before, one, at) == all_of(after, one, at) for one, at in kept)


def _passes_or_changes(body: Body, narrator: Narrator) -> bool:
    """Whether a step that changed nothing can only have been a pass: each of its other ways changes something."""
    ways = list(_ways(body, narrator))
    passing = [one for one in ways if Turns(Turning.PASSED) in narrator.game.vocabulary.effects(one)]
    others = [one for one in ways if one not in passing]
    changing = [any(isinstance(two, Changes) for two in narrator.game.vocabulary.effects(one)) for one in others]
    return len(passing) == 1 and len(passing[0]) == 1 and bool(others) and all(changing)


def _ways(body: Body, narrator: Narrator) -> Iterator[Body]:
    """The ways through a body that is one question."""
    for one in body:
        for part in narrator.game.vocabulary.parts(one):
            if part.role is Role.BRANCH:
                yield part.body
