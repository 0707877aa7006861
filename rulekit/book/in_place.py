"""Which steps are told where they are carried out, and not below a heading of their own: short ones of one step."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import takewhile

from attrs import evolve

from rulekit.book.clause import Clause
from rulekit.book.narrator import Narrator
from rulekit.book.steps import modifying
from rulekit.book.to_begin_with import begins_so
from rulekit.book.weighed import weighed
from rulekit.document.sentence import Sentence
from rulekit.document.walk import parts
from rulekit.model.closed import ValueKind
from rulekit.model.effect import Binds, Calls, Ends, Turns
from rulekit.model.expression import SetOf, Variable, VariableRef
from rulekit.model.game import Game, Rule, Step
from rulekit.model.part import Role
from rulekit.model.statement import Body, Statement
from rulekit.remembering import remembered
from rulekit.source import Span

__all__ = ["told_in_place", "with_steps_in_place"]

MOST = 4
"""Steps of no more lines are told where they are done; of a longer one the title helps to find it again."""
MOST_WEIGHED = 8
"""So many of one whose outcome is weighed in the next line: it begins with its name, and so is found, too."""
FEW = 3
"""A step that more places lead to is looked up."""
THOSE = frozenset({"that", "those", "kept"})
"""Sentences that come back to a thing that was chosen or named before."""
FRAME = ("setup", "play", "turn", "score")
"""Steps that stand for chapters."""


def told_in_place(narrator: Narrator) -> Mapping[str, str]:
    """The steps that are short and told where they are carried out, each with the step that has the heading there.

    That is the only place that leads to them, or, where a few others name them, the one that does them whatever
    happens; there they begin with their name. One that is a single statement may have several places in one step: it is
    told at the first, and named at the others. One that is all that a step does may be long: two headings, one below
    the other, would be of the same. And one whose outcome the next line weighs may be longer than others: it begins
    with its name.

    Nobody looks such a step up: whoever comes to the place that does it wants to read on. Each is found with the step
    that has a heading where it is told.
    """
    return _with_headings(_callers(narrator))


def _with_headings(callers: Mapping[str, str]) -> Mapping[str, str]:
    return {name: _headed(caller, callers) for name, caller in callers.items()}


@remembered(32)
def with_steps_in_place(narrator: Narrator) -> Narrator:
    """A narrator that tells short steps where they are carried out."""
    plain = evolve(narrator, in_place={}) if narrator.in_place else narrator
    callers = _callers(plain)
    again = _done_again(narrator, callers)
    titled = {name for name in again.values() if name} | _long(narrator, callers)
    here = _with_headings(callers if plain is narrator else _callers(narrator))
    return evolve(narrator, in_place=here, again=again, titled=frozenset(titled))


def _long(narrator: Narrator, home: Mapping[str, str]) -> set[str]:
    """The steps told in place for what comes of them alone: longer ones, and those of which things speak."""
    spoken = {one.target for one in narrator.game.modifiers}
    found = weighed(narrator).keys() & home.keys()
    steps = (one for one in narrator.game.steps if one.name in found)
    return {one.name for one in steps if one.name in spoken or _lines(narrator.all(one.body)) > MOST}


def _done_again(narrator: Narrator, home: Mapping[str, str]) -> Mapping[Span, str]:
    """Where steps that are told in one place are carried out in another, and named.

    With the name of a step that other steps or things ask for: where it is told, it begins with that.

    Args:
        narrator: the game.
        home: the steps that are told in another, each with that.
    """
    game = narrator.game
    words = game.vocabulary
    made: dict[Span, str] = {}
    told: set[str] = set()
    for caller, body in (*((one.name, one.body) for one in game.steps), *(("", one.body) for one in game.modifiers)):
        for one in words.statements(body):
            names = {effect.step for effect in words.does(one) if isinstance(effect, Calls)} & home.keys()
            for name in names:
                if home[name] != caller:
                    made[one.span] = name
                elif name in told:
                    made[one.span] = ""
            told |= {name for name in names if home[name] == caller}
    return made


def _callers(narrator: Narrator) -> Mapping[str, str]:
    """The steps that are told in another, each with the one that carries it out there."""
    game = narrator.game
    whole = weighed(narrator)
    spoken = ({one.target for one in game.modifiers} - whole.keys()) | set(_spoken_of(game))
    begun = {one.step for one in begins_so(narrator)}  # how it begins is told below its heading
    inner: dict[str, Step] = {}
    for step in game.steps:
        places = _places(step.name, game)
        home = _home(step, places, game)
        if home is None or home.name in ("play", "turn") or step.name in FRAME or step.name in spoken | begun:
            continue
        if not _is_done_alone(step.name, home.body, game):
            continue
        alone = len(places) == 1 or all(one is home for one in places)
        if _fits(step, home, narrator, once=len(places) == 1 or not alone):
            inner[step.name] = home
    callers: dict[str, str] = {}
    for one in game.steps:
        _keep_short(one, inner, callers, narrator, whole)
    return callers


def _places(name: str, game: Game) -> tuple[Step | None, ...]:
    """What carries a step out, as often as a place in it leads there: steps, and lasting effects, which are none."""
    bodies = (*((one, one.body) for one in game.steps), *((None, one.body) for one in game.modifiers))
    return tuple(one for one, body in bodies for called in _called(body, game) if called == name)


def _home(step: Step, places: Sequence[Step | None], game: Game) -> Step | None:
    """The step in which another is told: the only one that leads to it, or the one that does it whatever happens."""
    steps = list(dict.fromkeys(one for one in places if one is not None))
    if len(places) == 1 or (None not in places and len(steps) == 1 and _is_one(step)):
        return steps[0] if steps else None
    if len(places) > FEW:
        return None
    only = [one for one in steps if step.name in _sure(one.body, game)] or steps
    return only[0] if len(only) == 1 and places.count(only[0]) == 1 else None


def _is_done_alone(name: str, body: Body, game: Game) -> bool:
    """Whether the statement of a body that carries a step out carries no other out with it: "play, then count"."""
    calling = (_called_by(one, game) for one in game.vocabulary.statements(body))
    return next((len(steps) == 1 for steps in calling if name in steps), False)


def _called_by(statement: Statement, game: Game) -> tuple[str, ...]:
    """The steps that a statement itself carries out."""
    return tuple(one.step for one in game.vocabulary.does(statement) if isinstance(one, Calls))


def _sure(body: Body, game: Game) -> Iterator[str]:
    """The steps that a body carries out whatever is chosen and whatever holds, once or again and again."""
    for one in body:
        yield from _called_by(one, game)
        for part in game.vocabulary.parts(one):
            if part.condition is None and part.role in (Role.SEQUENCE, Role.LOOP):
                yield from _sure(part.body, game)


def _keep_short(
    step: Step, inner: Mapping[str, Step], callers: dict[str, str], narrator: Narrator, whole: Container[str]
) -> int:
    """In how many lines a step is told, with those told in it: they are added to ``callers``, innermost first."""
    lines = _lines(narrator.all(step.body))
    for name in dict.fromkeys(_called(step.body, narrator.game)):
        told = narrator.game.step(name)
        if told is None or inner.get(name) is not step:
            continue
        more = _keep_short(told, inner, callers, narrator, whole)
        most = MOST_WEIGHED if name in whole else MOST
        if more <= most or (_is_all(step, narrator) and len(_places(name, narrator.game)) == 1):
            callers[name] = step.name
            lines += more - 1
    return lines


def _is_all(step: Step, narrator: Narrator) -> bool:
    """Whether a step is one sentence around another step."""
    return _lines(narrator.all(step.body)) == 1


def _is_one(step: Step) -> bool:
    """Whether a step is a single statement, and done for nothing that was chosen before."""
    return len(step.body) == 1 and not step.needs


def _headed(name: str, callers: Mapping[str, str]) -> str:
    """The step that has a heading where a step is told."""
    seen = {name}
    while name in callers and callers[name] not in seen:
        name = callers[name]
        seen.add(name)
    return name


def _called(body: Body, game: Game) -> Iterator[str]:
    """The steps that a body carries out, each as often as a place in it leads there."""
    for one in game.vocabulary.statements(body):
        yield from _called_by(one, game)


def _spoken_of(game: Game) -> Iterator[str]:
    """The steps that statements name when they end them, and those whose rules lasting effects speak of."""
    for body in (*(one.body for one in game.steps), *(one.body for one in game.modifiers)):
        for one in game.vocabulary.statements(body):
            yield from (each.step for each in game.vocabulary.does(one) if isinstance(each, Ends | Turns) and each.step)
    targets = {one.target for one in game.modifiers}
    yield from (step.name for step in game.steps if targets.intersection(step.rules))


def _fits(step: Step, caller: Step, narrator: Narrator, *, once: bool) -> bool:
    """Whether a step is short, done for what is in sight, and calls nothing as something is called where it is done.

    Of one that is done more than ``once`` it matters what has a name where it is done first.
    """
    game = narrator.game
    said = narrator.all(step.body)
    if any(isinstance(one, Rule) and one.condition is not None for one in step.body):
        return False
    if step.without_actor != caller.without_actor or (modifying(step, narrator) and step.name not in weighed(narrator)):
        return False
    things = next(
        (
            effect.things
            for one in game.vocabulary.statements(caller.body)
            for effect in game.vocabulary.does(one)
            if isinstance(effect, Calls) and effect.step == step.name
        ),
        (),
    )
    if not all(isinstance(one, VariableRef) and not one.plain for one in things):
        return False
    own, others = (
        {(one.type.kind, one.type.of) for one in variables}
        for variables in (
            (one for one in _bound(step.body, game) if _comes_back(one, said, narrator)),
            (*caller.needs, *_bound(caller.body if once else _before(step.name, caller.body, game), game)),
        )
    )
    return own.isdisjoint(others)


def _lines(said: tuple[Clause, ...]) -> int:
    """How many sentences and items something is told in: an idiom tells several statements in one."""
    return sum(1 + _lines(one.items) for one in said)


def _comes_back(variable: Variable, said: tuple[Clause, ...], narrator: Narrator) -> bool:
    """Whether what is told speaks of a thing again, so that two of a kind in sight could be mistaken for each other.

    "A card of your choice" is over with its sentence.
    """
    if variable.type.kind is ValueKind.NUMBER:  # one that is something from then on is told with its choice
        kept = sum(isinstance(one, Sentence) and one.name == "choose_number_as" for one in parts(said))
        return sum(one == narrator.value(VariableRef(variable)) for one in parts(said)) > kept
    if variable.type.kind not in (ValueKind.ITEM, ValueKind.SET):
        return True
    word = narrator.noun_of(variable.type, variable.name)
    return any(isinstance(one, Sentence) and one.name in THOSE and word in one.parts.values() for one in parts(said))


def _before(name: str, body: Body, game: Game) -> Body:
    """The statements of a body before the first that leads to a step."""
    return tuple(takewhile(lambda one: name not in _called((one,), game), body))


def _bound(body: Body, game: Game) -> tuple[Variable, ...]:
    """What the statements of a body name, and what they go through."""
    found: list[Variable] = []
    for one in game.vocabulary.statements(body):
        found += [effect.variable for effect in game.vocabulary.does(one) if isinstance(effect, Binds)]
        found += [part.over.element for part in game.vocabulary.parts(one) if isinstance(part.over, SetOf)]
    return tuple(found)
