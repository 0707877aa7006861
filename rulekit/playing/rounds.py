"""Rounds told: who does what in which step, why, what it brings, and how somebody stands at the end of their turn."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, evolve, field

from rulekit.book.facts import joined
from rulekit.book.narrator import Narrator
from rulekit.book.reasons import because
from rulekit.book.turn import numbered
from rulekit.book.worked import in_one, stated_line, taken_up
from rulekit.compiler.labels import ArmKind
from rulekit.document.blocks import Block, Heading, Line, Listing, Panel, Panels, Paragraph
from rulekit.document.closed import Moves
from rulekit.document.sentence import Inline, Name, Noun, Number, Part, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Verb
from rulekit.model.example import Action, ActionKind, Example, Fact, FactKind
from rulekit.playing.brought import brought
from rulekit.playing.named import amounts_in, face_of, item_of, named_in, stated_picks
from rulekit.playing.sight import all_of, amount_of, is_shown
from rulekit.playing.sketch import Sketch
from rulekit.playing.state import State
from rulekit.playing.watched import Moment
from rulekit.playing.within import verbs_within, walk_within

__all__ = ["chapter"]

TURN, SETUP = "turn", "setup"
SHARES = (ArmKind.SPLIT, ArmKind.UNITS)
"""Kinds of choices that say how much of one thing and of another: what comes of them says both."""
LONG = 7
"""Of so many sentences a step is told in one line; of more, choice by choice."""
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
    teller = Teller(example, narrator, begin, begin, begin, Sketch(begin, narrator), numbered(narrator))
    for one in moments:
        teller.hear(one)
    teller.end_turn(last=True)
    title = Heading(1, (Noun(example.name, "examples"),), f"round-{example.name}")
    return (title, *_opening(example, narrator), *teller.blocks)


def _opening(example: Example, narrator: Narrator) -> tuple[Block, ...]:
    """Who plays, and what is given."""
    said: list[Inline] = [Sentence("cast", {"names": tuple(Name(one) for one in example.cast if one)})]
    for one in example.lines:
        if isinstance(one, Action):
            break
        for sentence in stated_line(one, example, narrator) if not one.then else ():
            _add(said, sentence)
    return (Paragraph(tuple(said)),)


def _add(line: list[Inline], said: Sentence) -> None:
    """Add a sentence to a line, joined to the one before where both are one."""
    before = line[-1] if line else None
    both = joined(before, said) if before is not None else None
    taken = taken_up(said, before)
    both = both or in_one(before, taken)
    line[-1:] = [both] if both else [*line[-1:], taken]


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
        steps: the steps in progress, the outermost first.
        who: who does something.
        turn: whose turn it is; -1 while it is nobody's.
        begun: whether a turn has begun and it is still to be seen whose it is.
        acted: whether somebody did something in the turn in progress.
        chosen: a choice whose end is still to be told, and of what kind it is.
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
    steps: list[str] = field(factory=list[str])
    who: int = 0
    turn: int = -1
    begun: bool = False
    acted: bool = False
    chosen: Action | None = None
    kinds: list[str] = field(factory=list[str])

    def hear(self, moment: Moment) -> None:
        """Tell what was seen."""
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
            self._happens(found) if isinstance(found, Action) else self._looks(found)

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

    def _end(self, step: str) -> None:
        lead = self.lead
        at = len(self.steps) - 1 - self.steps[::-1].index(step) if step in self.steps else len(self.steps)
        if self.steps[: at + 1].count(lead) == 0 or at <= self.steps.index(lead):
            self._settle()
            self._end_item(lead)
        del self.steps[at:]
        if step == TURN:
            self.end_turn()

    def _end_item(self, lead: str) -> None:
        """Put what was told of a step below its name; what is long, choice by choice."""
        whole = [*(one for part in self.parts for one in part), *self.line]
        lines: list[Line] = [tuple(whole)]
        if len(whole) > LONG and self.parts:
            lines = [one for one in (*self.parts, tuple(self.line)) if one]
        if whole:
            title = (Noun(lead, "steps"),) if lead else ()
            last = self.items[-1].number if self.items else 0
            after = self.order[last:]  # a step may come again
            number = last + 1 + (after.index(lead) if lead in after else 0)
            drawn = self.sketch.drawn(self.now, self.turn, self._how) if lead and self.turn >= 0 else ()
            self.items.append(Panel(number, title, tuple(lines), drawn))
        self.line, self.parts, self.sketch = [], [], Sketch(self.now, self.narrator)

    def _part(self) -> None:
        """Begin anew where the step itself asks again."""
        if self.line and self.steps and self.steps[-1] == self.lead:
            self.parts.append(tuple(self.line))
            self.line = []

    def end_turn(self, *, last: bool = False) -> None:
        """Tell what is left of a turn, and how whoever had it stands.

        Args:
            last: whether the round ends here: then a turn in which nobody did anything yet is none of it.
        """
        self._settle()
        self._end_item(self.lead)
        if not self.items or (last and not self.acted and TURN in self.steps):
            self.items, self.turn = [], -1
            return
        if self.turn >= 0:
            self.blocks.append(Heading(2, (Sentence("turn_of", {"who": self._name(self.turn)}),), self._anchor()))
        stands = self._standing() if self.turn >= 0 else None
        if self.turn >= 0:
            self.blocks.append(Panels(tuple(self.items), (stands,) if stands is not None else ()))
        else:
            self.blocks.append(Listing(tuple(map(item_of, self.items))))
        self.items, self.turn, self.acted = [], -1, False

    def _anchor(self) -> str:
        turns = sum(isinstance(one, Heading) for one in self.blocks)
        return f"round-{self.example.name}-{turns + 1}"

    def _standing(self) -> Sentence | None:
        """What somebody has at the end of their turn: all that there is some of, or was at the start."""
        amounts: list[Part] = []
        items: list[Part] = []
        for one in self.now.table.fields["player"]:
            if not is_shown(one, self.now) or one.name in self.example.untold:
                continue
            was, now = (all_of(state, one, self.turn) for state in (self.first, self.now))
            for thing, held in now.items():
                if one.kind is ValueKind.NUMBER and isinstance(held, int) and (held or held != was[thing]):
                    amounts.append(amount_of(one, thing, held, self.now))
                elif one.kind is ValueKind.SET and isinstance(held, frozenset):
                    found = self.now.table.game.table(one.of).items
                    items += [Noun(item.name) for item in found if item.name in held]
        if not amounts and not items:
            return None
        parts: dict[str, Part] = {"amounts": tuple(amounts), "items": tuple(items), "told": "then"}
        return Sentence("holds", {"who": self._name(self.turn), **parts})

    # ---- Lines ----

    def _happens(self, deed: Action) -> None:
        if deed.kind in (ActionKind.DOES, ActionKind.ALL_DO):
            self.end_turn()
        self.acted = True
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
                    self.sketch.dice.falls(deed.faces, self._of_another(deed.who))
                self._say(deed)
        self.who = deed.who if deed.kind is not ActionKind.ALL_DO else self.who
        self._because(deed)

    def _looks(self, fact: Fact) -> None:
        """Tell what is so; what somebody has is told at the end of the turn."""
        if fact.kind is FactKind.HOLDS:
            return
        last = self.blocks[-1] if self.blocks and not self.acted else None
        if last is None:
            self._settle()
        line = [*last.after] if isinstance(last, Panels) else [*last.line] if isinstance(last, Paragraph) else self.line
        for said in stated_line(fact, self.example, self.narrator):
            if said not in self.said:
                _add(line, said)
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
        parts: dict[str, Part] = {"who": self._name(old.who), "old": tuple(was)}
        if old.reason:
            _add(self.line, Sentence("rerolls", {**parts, "faces": ()}))
            self._because(old)
            self._say(deed)
        else:
            _add(self.line, Sentence("rerolls", {**parts, "faces": faces}))

    def _stops(self, deed: Action) -> None:
        if self.line or self.parts:
            self._say(deed)
        else:
            _add(self.line, Sentence("leaves_it", {"who": self._name(deed.who)}))

    def _say(self, deed: Action) -> None:
        _add(self.line, self._say_of(deed))

    def _say_of(self, deed: Action) -> Sentence:
        return stated_line(deed, self.example, self.narrator)[0]

    def _because(self, deed: Action) -> None:
        self.line += because(deed, self.narrator.game)

    # ---- What comes of it ----

    def _settle(self) -> None:
        """Tell what was chosen and what is otherwise since the last sentence."""
        chosen, self.chosen = self.chosen, None
        came: tuple[Sentence, ...] = ()
        if SETUP not in self.steps:
            came = brought(self.since, self.now, self.who, self._how, self.narrator, self.example.untold)
        self.since = self.now
        walked = self._walk(chosen) if chosen is not None else None
        if walked is not None:
            _add(self.line, walked)
        elif chosen is not None and not self._speaks_for_itself(chosen, came):
            self._say(chosen)
        for said in came:
            _add(self.line, said)
        self.said += came
        if chosen is not None:
            self._because(chosen)

    def _walk(self, chosen: Action) -> Sentence | None:
        """What moves by a number that somebody chose."""
        if not chosen.picks:
            return None  # None of several was chosen.
        last = chosen.picks[-1]
        what = walk_within(self.lead, int(last.name), self.narrator) if last.role == "number" else None
        return Sentence("does_this", {"who": self._name(chosen.who), "what": what}) if what is not None else None

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
