"""What the rules may ask for before they surely set it: definite assignment along every way that play can go.

Where a comparison with what something is at the start decides a way, the other way is not gone::

    each round has
      count  0 to 30
      pips   1 to 6

    choose one
      more
        count becomes that number
        pips becomes that face
      doubt when count is at least 1
        if number of dice whose face is pips ...     # whoever comes here has set pips
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import define, field, frozen

from rulekit.document.closed import Comparison
from rulekit.model import walk
from rulekit.model.closed import Attachment, Base, Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.constant import COMPARISONS, number
from rulekit.model.effect import Calls, Changes, Ending, Ends, Performs, Verb
from rulekit.model.expression import (
    All,
    Answer,
    AnyOf,
    Compare,
    Condition,
    Expression,
    FieldOf,
    ItemRef,
    Literal,
    Nobody,
    Not,
    ParameterValue,
    SetOf,
    Within,
    You,
)
from rulekit.model.game import Game, Step
from rulekit.model.part import Part, Role
from rulekit.model.statement import Body, Modifier, Statement
from rulekit.remembering import remembered

__all__ = ["is_followed", "starts_seen"]

BESIDE = (Attachment.BEFORE, Attachment.AFTER)
"""What is attached to a step in these ways lets all of the step be carried out."""
SAID = (Attachment.AT_ONCE, Attachment.ONLY)
"""What things say that is done where a statement asks for it."""
OVER = (Ending.STEP, Ending.GAME, Ending.WON, Ending.DRAWN)
"""What ends so is not gone on with."""
MOST = 8
"""So many states are told apart at most; of more, only what is surely set in all of them is known."""


@frozen
class _State:
    """What is known at a place of the rules.

    Args:
        unset: what may not have been set yet.
        still: what surely is as it was at the start.
    """

    unset: frozenset[str]
    still: frozenset[str]


States = frozenset[_State]
NOWHERE: States = frozenset()


def is_followed(one: Field) -> bool:
    """Whether it is one value of the game, or of a turn, so that one statement sets all of it."""
    single = not one.each and not one.piece and not one.agreed and one.owner in (Owner.GAME, Owner.TURN)
    return single and one.kind in (ValueKind.NUMBER, ValueKind.FLAG, ValueKind.ITEM, ValueKind.PLAYER)


@remembered(32)
def starts_seen(game: Game) -> frozenset[Field]:
    """The single values of the game and its turns of which somebody may ask what they were at the start.

    Args:
        game: the game. What things do is done at any time.
    """
    asked = _Walk(game).all_asked()
    return frozenset(one for one in game.fields if is_followed(one) and one.name in asked)


@define
class _Walk:
    """Goes along all ways of a game.

    Args:
        asked: what was asked for before it was surely set, which grows.
        known: what is known behind a step, by what was known before it.
        hindered: the steps and rules that something may keep from being carried out.
        left: the steps that something in another step may end.
        rules: the named rules.
        anytime: what things change at any time.
        deciding: what a condition compares, so that its value at the start may decide which way is gone.
        afresh: what starts afresh with each step.
        spoken: the fields that each statement speaks of.
        ended: where each of the steps in progress, the innermost last, is left before its end.
    """

    game: Game
    asked: set[str] = field(factory=set[str], init=False)
    known: dict[tuple[str, States], States] = field(factory=dict[tuple[str, States], "States"], init=False)
    hindered: frozenset[str] = field(init=False)
    left: frozenset[str] = field(init=False)
    rules: frozenset[str] = field(init=False)
    anytime: frozenset[str] = field(init=False)
    deciding: frozenset[str] = field(init=False)
    afresh: dict[str, frozenset[str]] = field(init=False)
    spoken: dict[int, tuple[str, ...]] = field(factory=dict[int, "tuple[str, ...]"], init=False)
    ended: list[States] = field(factory=list["States"], init=False)

    def __attrs_post_init__(self) -> None:
        words, game = self.game.vocabulary, self.game
        bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
        self.hindered = frozenset(one.target for one in game.modifiers if one.attached not in BESIDE)
        places = [*((one.name, one.body) for one in game.steps), *(("", one.body) for one in game.modifiers)]
        ends = [(name, one) for name, body in places for one in words.effects(body) if isinstance(one, Ends)]
        self.left = frozenset(one.step for name, one in ends if one.what is Ending.STEP and one.step != name)
        self.rules = frozenset(rule for one in game.steps for rule in one.rules)
        self.anytime = frozenset(self._changed_anytime())
        compared = [
            side
            for body in (*bodies, game.modifiers)
            for one in walk.inside(body)
            if isinstance(one, Compare)
            for side in (one.left, one.right)
        ]
        self.deciding = frozenset(one.field.name for one in compared if isinstance(one, FieldOf)) - self.anytime
        turns = [one for one in game.fields if is_followed(one) and one.owner is Owner.TURN]
        self.afresh = {step.name: frozenset(one.name for one in turns if one.step == step.name) for step in game.steps}

    def all_asked(self) -> set[str]:
        """All that is asked for before it is surely set, by name."""
        game = self.game
        fields = frozenset(one.name for one in game.fields if is_followed(one))
        endless = {
            one.name for one in game.fields if one.owner is Owner.TURN and is_followed(one) and not game.step(one.step)
        }
        self.asked |= endless
        begun = frozenset({_State(fields, (fields & self.deciding) - endless)})
        for name in ("setup", "play", "score"):
            step = game.step(name)
            begun = self._step(step, begun) if step is not None else begun
        weak = frozenset({_State(fields, frozenset())})
        self._beside([one for one in game.modifiers if not self._has_place(one)], weak)
        reached = {name for name, _ in self.known}
        for step in game.steps:  # also what only things lead to
            if step.name not in reached:
                self._step(step, weak)
        self._ask(tuple(one.value for one in game.wins), weak)
        return self.asked

    def _has_place(self, modifier: Modifier) -> bool:
        """Whether it is done where the rules come to it, not at any time."""
        at_step = modifier.attached in BESIDE and self.game.step(modifier.target) is not None
        return at_step or modifier.attached in SAID or modifier.target in self.rules

    def _changed_anytime(self) -> Iterator[str]:
        """What things change at any time, themselves or by the steps that they lead to."""
        words = self.game.vocabulary
        open_ = [one.body for one in self.game.modifiers if not self._has_place(one)]
        seen = set[str]()
        while open_:
            for one in words.effects(open_.pop()):
                if isinstance(one, Changes):
                    yield one.field.name
                step = self.game.step(one.step) if isinstance(one, Calls) and one.step not in seen else None
                if step is not None:
                    seen.add(step.name)
                    open_.append(step.body)

    def _beside(self, modifiers: Iterable[Modifier], states: States) -> States:
        """What is known where modifiers may do something, as often as it may be."""
        for one in modifiers:
            while True:
                self._decide(one.condition, states)
                self._ask((one.times, one.number), states)
                more = _few(states | self._body(one.body, self._where(one.condition, states, so=True)))
                if more == states:
                    break
                states = more
        return states

    def _ask(self, thing: object, states: States) -> None:
        self._asked_of((one.field.name for one in walk.inside((thing,)) if isinstance(one, FieldOf)), states)

    def _asked_of(self, names: Iterable[str], states: States) -> None:
        self.asked |= frozenset(names) & frozenset[str]().union(*(one.unset for one in states))

    def _decide(self, condition: Condition | None, states: States) -> None:
        """Ask for a condition; of several that are joined, none behind the one that decides."""
        if not isinstance(condition, All | AnyOf):
            self._ask(condition, states)
            return
        for one in condition.parts:
            self._decide(one, states)
            states = self._where(one, states, so=isinstance(condition, All))

    def _step(self, step: Step, states: States) -> States:
        """What is known behind a step, which what begins with it enters as it was at the start."""
        afresh = self.afresh[step.name]
        again = afresh - self.asked
        begun = frozenset(_State(one.unset | again, one.still | (afresh & self.deciding)) for one in states)
        key = (step.name, begun)
        if key not in self.known:
            self.known[key] = begun  # nothing calls itself; whatever did would be known by what it began with
            around = self.game.modifiers_of(step.name)
            begun = self._beside([one for one in around if one.attached is Attachment.BEFORE], begun)
            weak = frozenset(_State(one.unset, frozenset()) for one in begun)
            self._beside([one for one in around if one.attached not in BESIDE], weak)
            self.ended.append(NOWHERE)
            done = self._body(step.body, begun) | self.ended.pop()
            done |= weak if step.name in self.left else NOWHERE
            done |= begun if step.name in self.hindered else NOWHERE
            self.known[key] = self._beside([one for one in around if one.attached is Attachment.AFTER], _few(done))
        return self.known[key]

    def _body(self, body: Body, states: States) -> States:
        for one in body:
            if not states:
                break
            states = _few(self._statement(one, states))
        return states

    def _statement(self, one: Statement, states: States) -> States:
        words = self.game.vocabulary
        parts, effects = words.parts(one), words.does(one)
        fields = self._spoken(one)
        if parts:
            self._asked_of(fields, states)
            return self._parts(parts, states)
        changed = {each for each in effects if isinstance(each, Changes)}
        # What a statement sets stands in it once; more often, it is asked for as well.
        given = {each.field.name for each in changed if each.verb is Verb.SET and fields.count(each.field.name) == 1}
        self._asked_of({*fields, *(each.field.name for each in changed)} - given, states)
        for call in sorted((each for each in effects if isinstance(each, Calls)), key=lambda each: each.place):
            step = self.game.step(call.step)
            states = self._step(step, states) if step is not None else states
        if any(isinstance(each, Ends) and each.what in OVER for each in effects):
            if self.ended:
                self.ended[-1] |= states
            return NOWHERE
        if spoken := {each.table for each in effects if isinstance(each, Performs)}:
            said = [each for each in self.game.modifiers if each.attached in SAID and each.holder[0] in spoken]
            states = self._beside(said, states)
        gone = {each.field.name for each in changed}
        return frozenset(_State(each.unset - given - self.asked, each.still - gone) for each in states)

    def _spoken(self, one: Statement) -> tuple[str, ...]:
        """The fields that a statement speaks of itself, as often as it does."""
        if id(one) not in self.spoken:
            found = [each.field.name for each in walk.inside(one) if isinstance(each, FieldOf)]
            for part in self.game.vocabulary.parts(one):
                led = (part.condition, part.until, part.times, part.over, part.who)
                for each in walk.inside((part.body, led)):
                    if isinstance(each, FieldOf) and each.field.name in found:
                        found.remove(each.field.name)
            self.spoken[id(one)] = tuple(found)
        return self.spoken[id(one)]

    def _parts(self, parts: tuple[Part, ...], states: States) -> States:
        found, rest = NOWHERE, states
        for part in parts:
            around = self.game.modifiers_of(part.name) if part.name else ()
            rest = self._beside(around, rest)  # also what is done in its place
            match part.role:
                case Role.BRANCH:
                    self._decide(part.condition, rest)
                    found |= self._body(part.body, self._where(part.condition, rest, so=True))
                    rest = self._where(part.condition, rest, so=False)
                case Role.CHOICE:
                    self._decide(part.condition, rest)
                    found |= self._body(part.body, self._where(part.condition, rest, so=True))
                case Role.LOOP:
                    rest = self._loop(part, rest)
                case Role.SEQUENCE | Role.REACTION:
                    self._ask(part.times, rest)
                    self._decide(part.condition, rest)
                    done = self._body(part.body, self._where(part.condition, rest, so=True))
                    surely = part.role is Role.SEQUENCE and part.times is None and part.name not in self.hindered
                    rest = done | (self._where(part.condition, rest, so=False) if surely else rest)
                    rest = self._beside(around, rest)
        return found | rest

    def _loop(self, part: Part, states: States) -> States:
        """What is known behind a loop: before its first pass, if that can be left out, or behind any of its passes."""
        self._ask((part.over, part.times, part.who), states)
        heads, behind = states, NOWHERE
        while True:
            self._decide(part.until, heads)
            done = self._body(part.body, self._where(part.until, heads, so=False) if part.until else heads)
            more = _few(behind | done)
            if more == behind:
                break
            behind = more
            heads = _few(heads | behind)
        if (given := _given_to_whoever(part, self.game)) is not None:
            return frozenset(_State(one.unset - {given}, one.still - {given}) for one in behind | states)
        if part.times is not None or part.over is not None:
            return behind if _at_least_once(part) else behind | states
        return self._where(part.until, heads, so=True) if part.until else NOWHERE

    def _where(self, condition: Condition | None, states: States, *, so: bool) -> States:
        """Those of some states in which a condition may hold, or may not hold."""
        if condition is None:
            return states if so else NOWHERE
        return frozenset(one for one in states if _holds(condition, one) in (so, None))


def _few(states: States) -> States:
    """The same, or fewer of which less is known, if there are too many: what may be unset is told apart longest."""
    if len(states) <= MOST:
        return states
    alike: dict[frozenset[str], frozenset[str]] = {}
    for one in states:
        alike[one.unset] = one.still & alike.get(one.unset, one.still)
    if len(alike) <= MOST:
        return frozenset(_State(unset, still) for unset, still in alike.items())
    return frozenset({_State(frozenset[str]().union(*alike), frozenset.intersection(*alike.values()))})


def _at_least_once(part: Part) -> bool:
    """Whether a loop has a pass whatever comes: one for all players, for all of a table, or for a number."""
    if part.until is not None:
        return False
    if isinstance(part.over, SetOf):
        return part.over.base in (Base.PLAYERS, Base.ITEMS) and not part.over.tests
    return isinstance(part.times, Literal) and part.times.value > 0


def _given_to_whoever(part: Part, game: Game) -> str | None:
    """What becomes of whoever has one certain thing: ``each player: if two of clubs is in hand: taker becomes you``.

    Everybody is asked, and there is one of it.
    """
    everybody = isinstance(part.over, SetOf) and part.over.base is Base.PLAYERS and not part.over.tests
    inner = game.vocabulary.parts(part.body[0]) if everybody and len(part.body) == 1 else ()
    if len(inner) != 1 or len(inner[0].body) != 1:
        return None
    effects = tuple(game.vocabulary.effects(inner[0].body))
    match inner[0].condition, effects:
        case (
            Within(item=ItemRef(table=table), what=FieldOf(owner=owner), negated=False),
            (Changes(verb=Verb.SET, field=found, value=You()),),
        ) if table.one_of_each and owner is not None and is_followed(found):
            return found.name
        case _:
            return None


def _holds(condition: Condition, state: _State) -> bool | None:
    """Whether a condition holds as long as what it asks for is as it was at the start; None where that is open."""
    match condition:
        case Compare():
            left, right = _number(condition.left, state), _number(condition.right, state)
            return None if left is None or right is None else COMPARISONS[Comparison(condition.op)](left, right)
        case Not():
            inner = _holds(condition.part, state)
            return None if inner is None else not inner
        case All() | AnyOf():
            parts = [_holds(one, state) for one in condition.parts]
            strong = isinstance(condition, AnyOf)
            return strong if strong in parts else None if None in parts else not strong
        case _:
            return None


def _number(value: Expression, state: _State) -> int | None:
    """The number of a value; of a thing or a player the place from 0, of nothing and nobody -1."""
    match value:
        case FieldOf(field=found) if found.name in state.still:
            kept_higher = found.kind in (ValueKind.ITEM, ValueKind.PLAYER)
            return found.start - 1 if kept_higher else found.start
        case Answer():
            return int(value.yes)
        case Nobody():
            return -1
        case Literal() | ParameterValue() | ItemRef():
            return number(value, 0, {})
        case _:
            return None
