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

from rulekit.book.known_there import NOWHERE, Bits, FlowStates, few, holds
from rulekit.model import walk
from rulekit.model.closed import Attachment, Base, Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Calls, Changes, Ending, Ends, Performs, Verb
from rulekit.model.expression import (
    All,
    AnyOf,
    Compare,
    Condition,
    FieldOf,
    ItemRef,
    Literal,
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


@frozen
class _Told:
    """What a statement itself asks for and changes, as bits of names.

    Args:
        spoken: what it speaks of.
        asked: what of that, and of what it changes, it asks for: what it sets stands in it once; more often, it is
            asked for as well.
        given: what it sets without asking for it.
        gone: all that it changes.
        calls: the steps that it carries out, in order.
        over: whether what comes behind it is not gone on with.
        performs: the tables whose things say what is done.
    """

    spoken: int
    asked: int
    given: int
    gone: int
    calls: tuple[str, ...]
    over: bool
    performs: frozenset[str]


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
    walked = _Walk(game)
    asked = walked.all_asked()
    return frozenset(one for one in game.fields if is_followed(one) and walked.bits[one.name] & asked)


@define
class _Walk:
    """Goes along all ways of a game.

    Args:
        bits: the bit of each name.
        asked: what was asked for before it was surely set, which grows.
        known: what is known behind a step, by what was known before it.
        hindered: the steps and rules that something may keep from being carried out.
        left: the steps that something in another step may end.
        rules: the named rules.
        anytime: what things change at any time.
        deciding: what a condition compares, so that its value at the start may decide which way is gone.
        afresh: what starts afresh with each step.
        told: what each statement asks for and changes, by which object it is.
        ended: where each of the steps in progress, the innermost last, is left before its end.
    """

    game: Game
    bits: Bits = field(factory=Bits, init=False)
    asked: int = field(default=0, init=False)
    known: dict[tuple[str, FlowStates], FlowStates] = field(factory=dict, init=False)
    hindered: frozenset[str] = field(init=False)
    left: frozenset[str] = field(init=False)
    rules: frozenset[str] = field(init=False)
    anytime: int = field(init=False)
    deciding: int = field(init=False)
    afresh: dict[str, int] = field(init=False)
    told: dict[int, _Told] = field(factory=dict[int, _Told], init=False)
    ended: list[FlowStates] = field(factory=list["FlowStates"], init=False)

    def __attrs_post_init__(self) -> None:
        words, game = self.game.vocabulary, self.game
        bodies = [*(one.body for one in game.steps), *(one.body for one in game.modifiers)]
        self.hindered = frozenset(one.target for one in game.modifiers if one.attached not in BESIDE)
        places = [*((one.name, one.body) for one in game.steps), *(("", one.body) for one in game.modifiers)]
        ends = [(name, one) for name, body in places for one in words.effects(body) if isinstance(one, Ends)]
        self.left = frozenset(one.step for name, one in ends if one.what is Ending.STEP and one.step != name)
        self.rules = frozenset(rule for one in game.steps for rule in one.rules)
        self.anytime = self.bits.of(self._changed_anytime())
        compared = [
            side
            for body in (*bodies, game.modifiers)
            for one in walk.inside(body)
            if isinstance(one, Compare)
            for side in (one.left, one.right)
        ]
        self.deciding = self.bits.of(one.field.name for one in compared if isinstance(one, FieldOf)) & ~self.anytime
        turns = [one for one in game.fields if is_followed(one) and one.owner is Owner.TURN]
        self.afresh = {
            step.name: self.bits.of(one.name for one in turns if one.step == step.name) for step in game.steps
        }

    def all_asked(self) -> int:
        """All that is asked for before it is surely set."""
        game = self.game
        followed = [one for one in game.fields if is_followed(one)]
        fields = self.bits.of(one.name for one in followed)
        endless = self.bits.of(one.name for one in followed if one.owner is Owner.TURN and not game.step(one.step))
        self.asked |= endless
        begun = frozenset({(fields, fields & self.deciding & ~endless)})
        for name in ("setup", "play", "score"):
            step = game.step(name)
            begun = self._step(step, begun) if step is not None else begun
        weak = frozenset({(fields, 0)})
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

    def _beside(self, modifiers: Iterable[Modifier], states: FlowStates) -> FlowStates:
        """What is known where modifiers may do something, as often as it may be."""
        for one in modifiers:
            while True:
                self._decide(one.condition, states)
                self._ask((one.times, one.number), states)
                more = few(states | self._body(one.body, self._where(one.condition, states, so=True)))
                if more == states:
                    break
                states = more
        return states

    def _ask(self, thing: object, states: FlowStates) -> None:
        self._asked_of(self._fields_in(thing), states)

    def _fields_in(self, thing: object) -> int:
        return self.bits.of(one.field.name for one in walk.inside((thing,)) if isinstance(one, FieldOf))

    def _asked_of(self, names: int, states: FlowStates) -> None:
        for unset, _ in states:
            self.asked |= names & unset

    def _decide(self, condition: Condition | None, states: FlowStates) -> None:
        """Ask for a condition; of several that are joined, none behind the one that decides."""
        if not isinstance(condition, All | AnyOf):
            self._ask(condition, states)
            return
        for one in condition.parts:
            self._decide(one, states)
            states = self._where(one, states, so=isinstance(condition, All))

    def _step(self, step: Step, states: FlowStates) -> FlowStates:
        """What is known behind a step, which what begins with it enters as it was at the start."""
        afresh = self.afresh[step.name]
        again, as_begun = afresh & ~self.asked, afresh & self.deciding
        begun = frozenset({(unset | again, still | as_begun) for unset, still in states})
        key = (step.name, begun)
        if key not in self.known:
            self.known[key] = begun  # nothing calls itself; whatever did would be known by what it began with
            around = self.game.modifiers_of(step.name)
            begun = self._beside([one for one in around if one.attached is Attachment.BEFORE], begun)
            weak = frozenset({(unset, 0) for unset, _ in begun})
            self._beside([one for one in around if one.attached not in BESIDE], weak)
            self.ended.append(NOWHERE)
            done = self._body(step.body, begun) | self.ended.pop()
            done |= weak if step.name in self.left else NOWHERE
            done |= begun if step.name in self.hindered else NOWHERE
            self.known[key] = self._beside([one for one in around if one.attached is Attachment.AFTER], few(done))
        return self.known[key]

    def _body(self, body: Body, states: FlowStates) -> FlowStates:
        for one in body:
            if not states:
                break
            states = few(self._statement(one, states))
        return states

    def _statement(self, one: Statement, states: FlowStates) -> FlowStates:
        told = self.told.get(id(one)) or self.told.setdefault(id(one), self._of(one))
        if parts := self.game.vocabulary.parts(one):
            self._asked_of(told.spoken, states)
            return self._parts(parts, states)
        self._asked_of(told.asked, states)
        for name in told.calls:
            step = self.game.step(name)
            states = self._step(step, states) if step is not None else states
        if told.over:
            if self.ended:
                self.ended[-1] |= states
            return NOWHERE
        if told.performs:
            said = [each for each in self.game.modifiers if each.attached in SAID and each.holder[0] in told.performs]
            states = self._beside(said, states)
        set_, gone = ~(told.given | self.asked), ~told.gone
        return frozenset({(unset & set_, still & gone) for unset, still in states})

    def _of(self, one: Statement) -> _Told:
        """What a statement asks for and changes itself, its parts left out."""
        effects = self.game.vocabulary.does(one)
        fields = [each.field.name for each in walk.inside(one) if isinstance(each, FieldOf)]
        for part in self.game.vocabulary.parts(one):
            led = (part.condition, part.until, part.times, part.over, part.who)
            for each in walk.inside((part.body, led)):
                if isinstance(each, FieldOf) and each.field.name in fields:
                    fields.remove(each.field.name)
        changed = [each for each in effects if isinstance(each, Changes)]
        spoken, gone = self.bits.of(fields), self.bits.of(each.field.name for each in changed)
        given = self.bits.of(
            each.field.name for each in changed if each.verb is Verb.SET and fields.count(each.field.name) == 1
        )
        calls = sorted((each for each in effects if isinstance(each, Calls)), key=lambda each: each.place)
        over = any(isinstance(each, Ends) and each.what in OVER for each in effects)
        performs = frozenset(each.table for each in effects if isinstance(each, Performs))
        asked = (spoken | gone) & ~given
        return _Told(spoken, asked, given, gone, tuple(each.step for each in calls), over, performs)

    def _parts(self, parts: tuple[Part, ...], states: FlowStates) -> FlowStates:
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

    def _loop(self, part: Part, states: FlowStates) -> FlowStates:
        """What is known behind a loop: before its first pass, if that can be left out, or behind any of its passes."""
        self._ask((part.over, part.times, part.who), states)
        heads, behind = states, NOWHERE
        while True:
            self._decide(part.until, heads)
            done = self._body(part.body, self._where(part.until, heads, so=False) if part.until else heads)
            more = few(behind | done)
            if more == behind:
                break
            behind = more
            heads = few(heads | behind)
        if (given := _given_to_whoever(part, self.game)) is not None:
            others = ~self.bits[given]
            return frozenset({(unset & others, still & others) for unset, still in behind | states})
        if part.times is not None or part.over is not None:
            return behind if _at_least_once(part) else behind | states
        return self._where(part.until, heads, so=True) if part.until else NOWHERE

    def _where(self, condition: Condition | None, states: FlowStates, *, so: bool) -> FlowStates:
        """Those of some states in which a condition may hold, or may not hold."""
        if condition is None:
            return states if so else NOWHERE
        return frozenset({one for one in states if holds(condition, one[1], self.bits) in (so, None)})


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
