"""Rounds told: who does what in which step, why, what it brings, and how somebody stands at the end of their turn."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import Factory, define, evolve, field

from rulekit.book.narrator import Narrator
from rulekit.book.reasons import because
from rulekit.book.thrown import goes_on_throwing
from rulekit.book.turn import numbered
from rulekit.book.worked import stated_line
from rulekit.compiler.labels import ArmKind
from rulekit.document.blocks import Block, Heading, Listing, Panel, Panels, Paragraph
from rulekit.document.closed import Moves
from rulekit.document.sentence import Inline, Name, Noun, Number, Part, Sentence
from rulekit.model.closed import Owner
from rulekit.model.component import Field
from rulekit.model.effect import Verb
from rulekit.model.example import Action, ActionKind, Example, Fact, FactKind
from rulekit.playing.brought import brought
from rulekit.playing.idle_steps import with_idle_steps
from rulekit.playing.named import amounts_in, face_of, item_of, named_in, stated_picks
from rulekit.playing.opening import add, opening
from rulekit.playing.payments import added_up
from rulekit.playing.sketch import Sketch
from rulekit.playing.standings import Stands, with_standings
from rulekit.playing.state import State
from rulekit.playing.struck import struck
from rulekit.playing.summed import Summed, things
from rulekit.playing.tellings import Tellings
from rulekit.playing.travelled import Travelled
from rulekit.playing.walked import walked
from rulekit.playing.watched import Moment
from rulekit.playing.within import verbs_within

__all__ = ["chapter"]

TURN, SETUP = "turn", "setup"
SHARES = (ArmKind.SPLIT, ArmKind.UNITS)
"""Kinds of choices that say how much of one thing and of another: what comes of them says both."""
THROWS = ("rolls", "rerolls")
"""What tells of dice that fell."""
DICE = (ArmKind.DIE, ArmKind.DICE)
"""Kinds of choices that name dice."""


def chapter(example: Example, moments: Sequence[Moment], narrator: Narrator) -> tuple[Block, ...]:
    """A round as a chapter.

    Args:
        example: the round.
        moments: what was seen when it was played.
        narrator: turns what the rules name into sentences.
    """
    begin = moments[0].state
    sketch = Sketch(begin, narrator, example.untold)
    teller = Teller(example, narrator, begin, begin, begin, sketch, numbered(narrator))
    for one in moments:
        teller.hear(one)
    teller.end_turn(last=True)
    title = Heading(1, (Noun(example.name, "examples"),), f"round-{example.name}")
    turns = with_standings(teller.travelled.within(teller.blocks), teller.stands, teller.first, example, narrator)
    return (title, *opening(example, begin, narrator), *turns)


@define(slots=False)
class Teller:
    """Tells a round moment by moment.

    Args:
        example: the round.
        narrator: turns what the rules name into sentences.
        first: how things stood at the start.
        since: how things stood when all so far was told.
        now: how things stand.
        sketch: what is drawn of the step in progress.
        order: the steps of a turn that its list numbers.
        blocks: what is told of the turns before.
        items: what is told of the turn in progress, step by step.
        line: what is told of the step in progress, since it asked last.
        parts: what was told of it before.
        said: what was told to have changed.
        there: where something stands that was told to be moved on.
        steps: the steps in progress, the outermost first.
        who: who does something.
        turn: whose turn it is; -1 while it is nobody's.
        begun: whether a turn has begun and it is still to be seen whose it is.
        acted: whether somebody did something in the turn in progress.
        chosen: a choice whose end is still to be told.
        kinds: of what kinds the options were that it took.
        begun_as: how things stood when the step in progress began.
        stands: how things stood at the end of each turn.
        summed: how what is counted was changed since all so far was told.
        travelled: what of a map is drawn.
        tellings: what a person tells.
    """

    example: Example
    narrator: Narrator
    first: State
    since: State
    now: State
    sketch: Sketch
    order: tuple[str, ...]
    blocks: list[Block] = field(factory=list[Block])
    items: list[Panel] = field(factory=list[Panel])
    line: list[Inline] = field(factory=list[Inline])
    parts: list[tuple[Inline, ...]] = field(factory=list[tuple[Inline, ...]])
    said: list[Sentence] = field(factory=list[Sentence])
    there: Sentence | None = None
    steps: list[str] = field(factory=list[str])
    who: int = 0
    turn: int = -1
    begun: bool = False
    acted: bool = False
    chosen: Action | None = None
    kinds: list[str] = field(factory=list[str])
    begun_as: State | None = None
    stands: list[Stands] = field(factory=list[Stands])
    summed: Summed = field(factory=Summed)
    travelled: Travelled = field(
        default=Factory(lambda it: Travelled(it.example, it.narrator, it.first), takes_self=True)
    )
    tellings: Tellings = field(default=Factory(lambda it: Tellings(it.narrator.game), takes_self=True))

    def hear(self, moment: Moment) -> None:
        """Tell what was seen."""
        if moment.store >= 0:
            self.summed.note(moment.store, self.now, moment.state, moment.why)
        self.now = moment.state
        if self.begun:
            self.begun, self.turn, self.who = False, self.now.active, self.now.active
        if moment.step and moment.begins:
            self._begin(moment.step)
        elif moment.step:
            self._end(moment.step)
        elif moment.taken is not None:
            self.kinds.append(moment.taken.kind)
        elif moment.line >= 0:
            found = self.example.lines[moment.line]
            self._happens(found, moment.line) if isinstance(found, Action) else self._looks(found)

    # ---- Steps ----

    @property
    def lead(self) -> str:
        """The step of the turn, or of what is done outside of turns, that is in progress."""
        at = self.steps.index(TURN) + 1 if TURN in self.steps else 1
        return self.steps[at] if at < len(self.steps) else ""

    def _begin(self, step: str) -> None:
        if step == TURN:
            self.end_turn()
            self.begun = True
        before = self.lead
        if not before:
            self._settle()
        self.steps.append(step)
        if not before:
            self._end_item("")
        if self.lead == step:
            self.begun_as = self.now

    def _end(self, step: str) -> None:
        lead = self.lead
        at = len(self.steps) - 1 - self.steps[::-1].index(step) if step in self.steps else len(self.steps)
        if self.steps[: at + 1].count(lead) == 0 or at <= self.steps.index(lead):
            self._settle()
            self._strike(lead)
            self._end_item(lead)
        del self.steps[at:]
        if step == TURN:
            self.end_turn(whole=True)

    def _strike(self, lead: str) -> None:
        """Tell first which line of its table a count came to, where a step is told as one."""
        began, self.begun_as = self.begun_as, None
        if began is not None and lead and self.turn >= 0:
            said = struck(lead, began, self.turn, self.narrator, idle=not self.line and not self.parts)
            self.line[:0] = (said,) if said is not None else ()

    def _end_item(self, lead: str) -> None:
        """Put what was told of a step below its name; what is long, choice by choice."""
        lines = self.tellings.lines(lead, self.parts, tuple(self.line))
        whole = any(lines)
        if whole:
            last = self.items[-1].number if self.items else 0  # a step may come again
            number = 1 + (self.order.index(lead, last) if lead in self.order[last:] else last)
            drawn = self.sketch.drawn(self.now, self.turn, self._how) if lead and self.turn >= 0 else ()
            self.items.append(Panel(number, (Noun(lead, "steps"),) if lead else (), lines, drawn))
        self.travelled.ends(self.items[-1] if whole else None, self.now)
        self.line, self.parts, self.sketch = [], [], Sketch(self.now, self.narrator, self.example.untold)

    def _part(self) -> None:
        """Begin anew where the step itself asks again."""
        if self.line and self.steps and self.steps[-1] == self.lead:
            self.parts.append(tuple(self.line))
            self.line = []

    def end_turn(self, *, last: bool = False, whole: bool = False) -> None:
        """Tell what is left of a turn, and how whoever had it stands.

        Args:
            last: whether the round ends here: then a turn in which nobody did anything yet is none of it.
            whole: whether it was carried out to its end.
        """
        self._settle()
        self._end_item(self.lead)
        if not self.items or (last and not self.acted and TURN in self.steps):
            self.items, self.turn = [], -1
            return
        if self.turn >= 0:
            self.blocks.append(Heading(2, (Sentence("turn_of", {"who": self._name(self.turn)}),), self._anchor()))
        if self.turn >= 0:
            self.stands.append(Stands(len(self.blocks), self.turn, self.now))
            self.blocks.append(Panels(with_idle_steps(self.items, self.order if whole else ())))
        else:
            self.blocks.append(Listing(tuple(map(item_of, self.items))))
        self.items, self.turn, self.acted = [], -1, False

    def _anchor(self) -> str:
        turns = sum(isinstance(one, Heading) for one in self.blocks)
        return f"round-{self.example.name}-{turns + 1}"

    # ---- Lines ----

    def _happens(self, deed: Action, at: int) -> None:
        if deed.kind in (ActionKind.DOES, ActionKind.ALL_DO):
            self.end_turn()
        self.acted = True
        self.tellings.hear(deed)
        match deed.kind:
            case ActionKind.DOES | ActionKind.ALL_DO:
                self.steps, self.who = [deed.step], deed.who
                self.since = self.now
                if deed.step == TURN:
                    self.turn = deed.who
                    return
                self._say(deed)
            case ActionKind.CHOOSES:
                if self._is_same(deed):
                    return
                self._settle()
                self._part()
                self.travelled.goes(deed, self.now)
                self.who, self.chosen, self.kinds = deed.who, deed, []
                return
            case ActionKind.ROLLS if self._is_of_dice(deed):
                assert self.chosen is not None
                self._rerolls(self.chosen, deed)
            case ActionKind.STOPS:
                self._settle()
                self._stops(deed)
            case _:
                self._settle()
                if deed.kind is ActionKind.ROLLS:
                    whose, besides = self._of_another(deed.who), goes_on_throwing(self.example, at)
                    self.sketch.dice.falls(deed.faces, whose, besides=besides, move=self.travelled.moves)
                self._say(deed)
        self.who = deed.who if deed.kind is not ActionKind.ALL_DO else self.who
        self._because(deed)

    def _looks(self, fact: Fact) -> None:
        """Tell what is so; what somebody has is told at the end of the turn."""
        if fact.kind is FactKind.HOLDS:
            self._because(fact)
            return
        last = self.blocks[-1] if self.blocks and not self.acted else None
        if last is None:
            self._settle()
        line = [*last.after] if isinstance(last, Panels) else [*last.line] if isinstance(last, Paragraph) else self.line
        for said in stated_line(fact, self.example, self.narrator):
            if said not in self.said:
                add(line, said)
        line += because(fact, self.narrator.game)
        if isinstance(last, Panels):
            self.blocks[-1] = evolve(last, after=tuple(line))
        elif isinstance(last, Paragraph):  # nothing happened since: it is said of how somebody stands
            self.blocks[-1] = Paragraph(tuple(line))

    def _is_same(self, deed: Action) -> bool:
        """Whether somebody goes on with what they chose before."""
        last = self.chosen
        return last is not None and (last.who, last.picks) == (deed.who, deed.picks) and not last.reason + deed.reason

    def _is_of_dice(self, deed: Action) -> bool:
        """Whether dice fall that somebody has just chosen to roll again."""
        last = self.chosen
        faces = [one for one in last.picks if one.role in ("faces", "number")] if last is not None else []
        return (
            last is not None
            and last.who == deed.who
            and bool(self.kinds)
            and self.kinds[-1] in DICE
            and len(faces) == len(deed.faces)
        )

    def _rerolls(self, chosen: Action, deed: Action) -> None:
        old, self.chosen = chosen, None
        self._settle()
        again = [one.name for one in old.picks if one.role in ("faces", "number")]
        self.sketch.dice.falls_again(again, deed.faces, self._of_another(deed.who))
        faces = self._say_of(deed).parts["faces"]
        was: list[Part] = [face_of(one) for one in stated_picks(old, self.example, self.narrator)]
        self._because(old)  # why, and then what was done and what came of it, in one
        self._tell(Sentence("rerolls", {"who": self._name(old.who), "old": tuple(was), "faces": faces}))

    def _stops(self, deed: Action) -> None:
        last = self.line[-1] if self.line else None
        if isinstance(last, Sentence) and last.name in THROWS:
            return  # the next step says that the dice were left as they lay
        if self.line or self.parts:
            self._say(deed)
        else:
            self._tell(Sentence("leaves_it", {"who": self._name(deed.who)}))

    def _tell(self, said: Sentence) -> None:
        """Add a sentence to the line; from the second step of a turn on it is plain whom it is about."""
        known = self.turn >= 0 and bool(self.items or self.parts)
        add(self.line, said, self._name(self.turn) if known else None)

    def _say(self, deed: Action) -> None:
        self._tell(self._say_of(deed))

    def _say_of(self, deed: Action) -> Sentence:
        return stated_line(deed, self.example, self.narrator)[0]

    def _because(self, line: Fact | Action) -> None:
        self.line += because(line, self.narrator.game)

    # ---- What comes of it ----

    def _settle(self) -> None:
        """Tell what was chosen and what is otherwise since the last sentence."""
        chosen, self.chosen = self.chosen, None
        came: tuple[Sentence, ...] = ()
        if SETUP not in self.steps:
            came = brought(self.since, self.now, self.who, self._how, self.narrator, self.example.untold)
        cast, was = self.example.cast, self.since
        walk = walked(chosen, self.lead, was, self.narrator) if chosen is not None else None
        self.there = walk.there if walk is not None else self.there
        came = tuple(one for one in came if one != self.there)
        self.said += [self.there] if self.there is not None else []
        summed = [
            said for one in came for said in self.summed.moved(one, cast, was, self.now, self._how, to_nothing=True)
        ]
        paid = self._added_up(chosen, was) if chosen is not None else None
        self.since, self.summed = self.now, Summed()
        if walk is not None:
            self._tell(walk.said)
        elif chosen is not None and not self._speaks_for_itself(chosen, came):
            self._say(chosen)
        for said in (*summed, *((paid,) if paid is not None else ())):
            self._tell(said)
        self.said += came
        if chosen is not None:
            self._because(chosen)

    def _added_up(self, chosen: Action, was: State) -> Sentence | None:
        """What was paid for a thing that was chosen, added up."""
        bought = next(
            (one.item for one in sorted(things(self.now) - things(was), key=str) if one.who == chosen.who), ""
        )
        return added_up(was, self.now, chosen.who, bought, self.lead, self.narrator) if bought else None

    def _speaks_for_itself(self, chosen: Action, came: Sequence[Sentence]) -> bool:
        """Whether what comes of a choice names who chose, and what."""
        own = [one for one in came if one.parts.get("who") == self._name(chosen.who)]
        if self.kinds and self.kinds[-1] in SHARES:
            return bool(own)
        if not chosen.picks:
            return False
        last = chosen.picks[-1]
        if last.role == "number":
            counts = [amount.parts["count"] for one in own if one.name == "moves" for amount in amounts_in(one)]
            return Number(int(last.name)) in counts
        return any(last.name in named_in(tuple(one.parts.values())) for one in own)

    def _how(self, one: Field, change: Moves) -> Moves | None:
        """As what a change is told: what the turn has is told only while a step does something with it."""
        if one.owner is Owner.TURN and one.step != TURN:
            return None  # what a step reckons with while it is done
        verbs = {verb for name, verb in verbs_within(self.lead, self.narrator) if name == one.name}
        fleeting = one.owner is Owner.TURN
        if change is Moves.LOSE and Verb.PAY in verbs and Verb.LOSE not in verbs:
            return Moves.PAY
        if fleeting and change is Moves.LOSE:
            return change if Verb.LOSE in verbs else None
        if fleeting and not self.lead:
            return None
        return None if fleeting and verbs == {Verb.SET} else change

    def _of_another(self, who: int) -> str:
        """The name of somebody, unless it is their turn."""
        return "" if who == self.turn else self.example.cast[who]

    def _name(self, who: int) -> Name:
        return Name(self.example.cast[who])
