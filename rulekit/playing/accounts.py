"""What comes of the lines of a worked example, as people tell it: paid and gained, with the sum, and what stayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from attrs import define, evolve, field

from rulekit.book.narrator import Narrator
from rulekit.book.worked import held_as, stated_line
from rulekit.compiler.labels import ArmKind
from rulekit.document.closed import Comparison, Moves
from rulekit.document.sentence import Name, Noun, Part, Sentence
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.component import Field
from rulekit.model.effect import Verb
from rulekit.model.example import Action, ActionKind, Example, Fact, FactKind, Holding
from rulekit.model.expression import FieldOf, ItemRef
from rulekit.playing.brought import brought
from rulekit.playing.kept_number import kept_number
from rulekit.playing.named import named_in
from rulekit.playing.payments import added, added_up
from rulekit.playing.refused import refused
from rulekit.playing.sight import all_of
from rulekit.playing.state import State
from rulekit.playing.summed import Kept, Summed, count_of, counts, things
from rulekit.playing.unasked import unasked, untouched
from rulekit.playing.walked import walked
from rulekit.playing.watched import Moment
from rulekit.playing.went import lies_on_places, went
from rulekit.playing.within import verbs_within

__all__ = ["account"]

SHARES = (ArmKind.SPLIT, ArmKind.UNITS)
"""Kinds of choices that say how much of one thing and of another: what comes of them says both."""
BEGINS = (ActionKind.DOES, ActionKind.ALL_DO)
FEW = 3
"""What a choice leads to is told in its place where it is no more than so many sentences on whoever chose."""


def account(example: Example, moments: Sequence[Moment], narrator: Narrator) -> Mapping[int, tuple[Sentence, ...]]:
    """What is told in place of the lines of an example, by the number of the line.

    Args:
        example: the example.
        moments: what was seen when it was played, each store on the way among it.
        narrator: turns what the rules name into sentences.
    """
    if not moments:
        return {}
    teller = Accountant(example, narrator, moments[0].state, moments[0].state, moments[0].state)
    for one in moments:
        teller.hear(one)
    teller.settle()
    return {**teller.lines, **dict(teller.looked())}


@define
class Accountant:
    """Follows an example moment by moment.

    Args:
        example: the example.
        narrator: turns what the rules name into sentences.
        since: how things stood before what is looked at next.
        before: how things stood before what was chosen last.
        now: how things stand.
        lines: what is told in place of a line.
        summed: how what is counted was changed since then.
        told: what of it was told with a choice.
        looks: the facts that were looked at since then, by the number of their line.
        chosen: a choice whose end is still to be told.
        kinds: of what kinds the options were that it took.
        step: the step that somebody does.
        who: who does something.
        begun: a step that somebody does and in which nothing was asked so far, by the number of its line.
        moved: whether it was told which things went where.
        there: where something stands that was told to be moved on.
        deals: what was agreed on since then, of each of the two who did.
        silent: whether nothing is told here: nothing happened yet, or what happened says itself what came of it.
    """

    example: Example
    narrator: Narrator
    since: State
    before: State
    now: State
    lines: dict[int, tuple[Sentence, ...]] = field(factory=dict[int, "tuple[Sentence, ...]"])
    summed: Summed = field(factory=Summed)
    told: set[Kept] = field(factory=set[Kept])
    looks: dict[int, State] = field(factory=dict[int, State])
    chosen: int = -1
    kinds: list[str] = field(factory=list[str])
    step: str = ""
    who: int = 0
    silent: bool = True
    begun: int = -1
    moved: bool = False
    there: Sentence | None = None
    deals: dict[int, list[frozenset[str]]] = field(factory=dict[int, "list[frozenset[str]]"])

    def hear(self, moment: Moment) -> None:
        """Note what was seen."""
        if moment.between:
            return
        if moment.store >= 0:
            self.summed.note(moment.store, self.now, moment.state, moment.why)
        self.now = moment.state
        if moment.taken is not None:
            self.kinds.append(moment.taken.kind)
            self.begun = -1
        if moment.line < 0:
            return
        line = self.example.lines[moment.line]
        self.settle()
        if isinstance(line, Fact):
            self._settle_step(moment.line)
            self.looks[moment.line] = moment.state
            return
        self._begin(line, moment.line)

    def _settle_step(self, at: int) -> None:
        """Tell what somebody did in a step in which nothing was asked before it was looked at."""
        begun, self.begun = self.begun, -1
        deed = self.example.lines[begun] if begun >= 0 else None
        if isinstance(deed, Action):
            behind = takewhile(lambda one: isinstance(one, Fact), self.example.lines[at:])
            facts = (one for one in behind if isinstance(one, Fact))
            told = unasked(deed, tuple(facts), self.example, self.before, self.now, self.narrator)
            if told is not None:
                if told:
                    self.lines[begun] = told
                self.moved = any(one.name == "carries" for one in told)

    def _begin(self, deed: Action, at: int) -> None:
        if self.looks or self._is_given_before(at):
            self.lines.update(self.looked())
            self.since, self.summed, self.told, self.looks, self.moved = self.now, Summed(), set(), {}, False
            self.deals = {}
        if deed.kind is ActionKind.AGREES:
            self._note_deal(deed, at)
        if self.silent:  # whoever gains something by a line of its own has been told to
            self.told |= {one for one, new in counts(self.now) if new != count_of(self.since, one)}
        self.silent = deed.kind is ActionKind.ACTS
        self.who = deed.who if deed.kind is not ActionKind.ALL_DO else self.who
        self.begun = -1
        if deed.kind in BEGINS:
            self.step = deed.step
        if deed.kind is ActionKind.DOES:
            self.begun, self.before = at, self.now
        if deed.kind is ActionKind.CHOOSES:
            self.chosen, self.kinds, self.before = at, [], self.now

    def _note_deal(self, deed: Action, at: int) -> None:
        """Note who agreed with whom, and on what."""
        offers = (one for one in reversed(self.example.lines[:at]) if isinstance(one, Action) and one.picks)
        if (offer := next(offers, None)) is not None:
            named = frozenset(one.name for one in offer.picks if one.role == "things")
            for one in (offer.who, deed.who):
                self.deals.setdefault(one, []).append(named)

    def _is_given_before(self, at: int) -> bool:
        last = self.example.lines[at - 1] if at else None
        return last is None or (isinstance(last, Fact) and not last.then)

    # ---- What was chosen ----

    def settle(self) -> None:
        """Tell what came of a choice, if that names what was chosen; else the choice itself is told."""
        at, self.chosen = self.chosen, -1
        deed = self.example.lines[at] if at >= 0 else None
        if not isinstance(deed, Action):
            return
        who = Name(self.example.cast[deed.who])
        if (kept := kept_number(deed, self.before.step, self.narrator.game)) is not None:
            self.lines[at] = (Sentence("chooses_as", {"who": who, **kept}),)
            return
        walk = walked(deed, self.step, self.before, self.narrator) if self.step else None
        if walk is not None:
            self.lines[at] = (walk.said,)
            self.there = walk.there
        came = brought(self.before, self.now, deed.who, self._how, self.narrator)
        came = tuple(one for one in came if one != self.there)
        # What somebody does is told of them; what becomes of others then, where it is looked at.
        moved = tuple(one for one in came if one.name == "piece_moved" and one.parts["who"] == who)
        hits = bool(moved) and any(one.parts.get("who", who) != who for one in came)
        came = moved if hits else came
        gone = {one for item in came if item.name == "piece_gone" for one in named_in(item.parts["places"])}
        picked = {one.name for one in deed.picks if one.role == "things"}
        if picked and picked <= gone and all(one.name == "piece_gone" for one in came):
            self.lines[at] = came  # whose piece it was is told with where it stood
            return
        if walk is not None or len(came) > FEW or not self._speaks_for_itself(deed, came):
            return
        mine = tuple(one for one in came if one.parts.get("who", who) == who)
        hits, came = hits or mine != came, mine
        changed = {one for one, new in counts(self.now) if new != count_of(self.before, one)}
        gained = {one for one in things(self.now) if one not in things(self.before)}
        cast = self.example.cast
        told = [said for one in came for said in self.summed.moved(one, cast, self.before, self.now, self._how)]
        bought = next((one.item for one in sorted(gained - things(self.before), key=str) if one.who == deed.who), "")
        paid = added_up(self.before, self.now, deed.who, bought, self.step, self.narrator) if bought else None
        if told or paid is not None:
            self.lines[at] = (*told, paid) if paid is not None else tuple(told)
        self._begin_is_told(at, deed, moved)
        named = {name for one in came for name in named_in(tuple(one.parts.values()))}
        own = (one for one in changed | gained if one.who == deed.who and {one.field.name, one.item} & named)
        self.told |= {*own} if hits else changed | gained

    def _begin_is_told(self, at: int, deed: Action, moved: Sequence[Sentence]) -> None:
        """Leave out that a piece was chosen where the next line tells where it went from there."""
        begin = self.example.lines[at - 1] if at else None
        if not isinstance(begin, Action) or begin.who != deed.who or at - 1 in self.lines or begin.because:
            return
        starts = {name for one in moved for name in named_in((one.parts["start"],))}
        if begin.picks and {one.name for one in begin.picks} <= starts:
            self.lines[at - 1] = ()

    def _speaks_for_itself(self, deed: Action, came: Sequence[Sentence]) -> bool:
        own = [one for one in came if one.parts.get("who") == Name(self.example.cast[deed.who])]
        if self.kinds and self.kinds[-1] in SHARES:
            return bool(own)
        picked = [one for one in deed.picks if one.role == "things"]
        names = {name for one in own for name in named_in(tuple(one.parts.values()))}
        elsewhere = {name for one in came if one not in own for name in named_in(tuple(one.parts.values()))}
        lost = {name for one in own if one.parts.get("how") is Moves.LOSE for name in named_in(one.parts["items"])}
        if lost & elsewhere:
            return False  # it was laid down, not lost
        return bool(picked) and all(one.name in names for one in picked)

    # ---- What is looked at ----

    def looked(self) -> Iterator[tuple[int, tuple[Sentence, ...]]]:
        """What is told in place of the facts that were looked at last."""
        for at, state in self.looks.items():
            fact = self.example.lines[at]
            if isinstance(fact, Fact) and (said := added(fact, state, self.narrator)) is not None:
                yield at, (said,)
            elif isinstance(fact, Fact) and self._is_where_it_went(fact):
                yield at, ()
            elif isinstance(fact, Fact) and fact.kind is FactKind.CANNOT and not fact.because:
                why = refused(fact, state, self.narrator)
                yield from ((at, (*stated_line(fact, self.example, self.narrator), one)) for one in (why,) if one)
        if self.silent:
            return
        unhurt: dict[int, int] = {}
        for at in self.looks:
            fact = self.example.lines[at]
            if isinstance(fact, Fact) and fact.kind is FactKind.HOLDS and self._is_spared(fact):
                unhurt[fact.who] = at
        for at, state in self.looks.items():
            fact = self.example.lines[at]
            if not isinstance(fact, Fact) or fact.kind is not FactKind.HOLDS or not all(map(_is_plain, fact.holdings)):
                continue
            if fact.who in self.deals:
                # What somebody gave and got was told with the offer; of several deals it is told what they led to.
                if len(agreed := self.deals[fact.who]) == 1 and {one.noun for one in fact.holdings} <= agreed[0]:
                    yield at, ()
            elif fact.who in unhurt:
                first = at == min(unhurt.values())
                names = tuple(Name(self.example.cast[one]) for one in unhurt)
                yield at, (Sentence("untouched", {"names": names}),) if first else ()
            else:
                yield at, tuple(self._came_to(fact, state))

    def _is_where_it_went(self, fact: Fact) -> bool:
        """Whether it only says where something lies or stands that was told to go there."""
        rows = self.moved and fact.kind is FactKind.ROW_IS
        return rows or stated_line(fact, self.example, self.narrator) == (self.there,)

    def _is_spared(self, fact: Fact) -> bool:
        """Whether nothing at all happened to somebody who has none of what is looked at."""
        nothing = all(one.item is None and not one.count for one in fact.holdings)
        if not nothing or not all(map(_is_plain, fact.holdings)):
            return False
        scored = any(self._decides(one) for one in fact.holdings)
        return not scored and untouched(self.since, self.now, fact.who)

    def _decides(self, held: Holding) -> bool:
        """Whether whoever has the most of it wins, or the fewest: to get none of that is no nothing."""
        what = held.what
        return isinstance(what, FieldOf) and any(one.name == what.field.name for one in self.narrator.game.wins)

    def _came_to(self, fact: Fact, state: State) -> Iterator[Sentence]:
        """What somebody lost and gained, and what they keep."""
        who = Name(self.example.cast[fact.who])
        amounts: dict[Moves, list[Part]] = {}
        items: dict[Moves, list[Part]] = {}
        comes: list[Part] = []
        stays: list[Part] = []
        remains: list[Part] = []
        lying: list[Part] = []
        idle: list[Part] = []
        moved: list[Sentence] = []
        lies = False
        for one in fact.holdings:
            kept = self._kept(one, fact.who)
            if kept in self.told:
                continue
            if one.item is not None:
                new = kept not in things(self.since)
                (items.setdefault(Moves.GAIN, []) if new else remains).append(Noun(one.noun))
                continue
            was, now = count_of(self.since, kept), count_of(state, kept)
            if (was or now) and lies_on_places(kept.field, self.narrator.game):
                gone = self._gone(kept, state)
                moved += gone or ()
                if gone is not None and max(was, now) == 1:
                    continue  # where it stands then is where it went
                lies = True if was != now else lies
                lying.append(held_as(one, self.narrator))
            elif was != now:
                said = held_as(evolve(one, count=abs(now - was)), self.narrator)
                if was and self.summed.goes_both_ways(kept):
                    comes.append(self.summed.with_sum(held_as(one, self.narrator), kept, self.since, state))
                    continue
                how = self._how(kept.field, Moves.GAIN if now > was else Moves.LOSE)
                amounts.setdefault(how, []).append(self.summed.with_sum(said, kept, self.since, state))
            elif now:
                stays.append(held_as(one, self.narrator))
            elif self._decides(one):
                idle.append(held_as(one, self.narrator))
        if not (amounts or items or comes or stays or remains or lying or moved):
            amounts[Moves.GAIN] = idle
        for how in (Moves.PAY, Moves.LOSE, Moves.GAIN):
            some, found = tuple(amounts.get(how, ())), tuple(items.get(how, ()))
            if some or found:
                yield Sentence("moves", {"who": who, "how": how, "amounts": some, "items": found})
        yield from moved
        (comes if lies else stays).extend(lying)
        if comes:
            yield Sentence("holds", {"who": who, "amounts": tuple(comes), "items": (), "told": "then"})
        if stays or remains:
            yield Sentence("keeps", {"who": who, "amounts": tuple(stays), "items": tuple(remains)})

    def _gone(self, kept: Kept, state: State) -> tuple[Sentence, ...] | None:
        """From where to where one of what lies on places went, told once; None where anything else happened."""
        was, now = (all_of(one, kept.field, kept.who) for one in (self.since, state))
        ends = went(kept.field, was, now, self.narrator.game)
        if ends is None or count_of(self.since, kept) == count_of(state, kept):
            return None
        once = evolve(kept, item="")
        if once in self.told:
            return ()
        self.told.add(once)
        who = Name(self.example.cast[kept.who])
        return (Sentence("piece_moved", {"who": who, "noun": Noun(kept.field.name), **ends}),)

    def _kept(self, held: Holding, who: int) -> Kept:
        what = held.what
        assert isinstance(what, FieldOf)
        index = what.index
        item = index.table.items[index.index].name if isinstance(index, ItemRef) else ""
        return Kept(
            who if what.field.owner is Owner.PLAYER else 0, what.field, held.noun if held.item is not None else item
        )

    def _how(self, one: Field, change: Moves) -> Moves:
        verbs = {verb for name, verb in verbs_within(self.step, self.narrator) if name == one.name}
        if change is Moves.LOSE and Verb.PAY in verbs and Verb.LOSE not in verbs:
            return Moves.PAY
        return change


def _is_plain(held: Holding) -> bool:
    """Whether it is so many of what is counted, or a thing of a set, and not at least or at most so many, or none."""
    what = held.what
    if held.negated or held.op != Comparison.IS or not isinstance(what, FieldOf):
        return False
    if what.index is not None and not isinstance(what.index, ItemRef):
        return False
    if held.item is not None:
        return what.field.owner is Owner.PLAYER and what.field.kind is ValueKind.SET and not what.field.each
    return what.field.owner in (Owner.PLAYER, Owner.TURN) and what.field.kind is ValueKind.NUMBER
