"""One run of a worked example: what is given is set, what happens is done, what must follow is checked.

What an example leaves open is not done where it may be left (nobody goes on, trades, or pays too much); the rest (dice
nobody names, choices somebody must make) falls by chance.
"""

from __future__ import annotations

from typing import NoReturn

from attrs import define, field

from rulekit.compiler import values
from rulekit.compiler.code import Code
from rulekit.compiler.program import Compiled
from rulekit.compiler.weave import weave
from rulekit.machine import instructions as m
from rulekit.machine.position import Position
from rulekit.machine.runner import Runner
from rulekit.model import expression as e
from rulekit.model.game import Deed, Example, Fact, Holding
from rulekit.pipeline import MEANINGS
from rulekit.playing.evaluation import evaluate
from rulekit.playing.option import Option
from rulekit.playing.picks import matched, words_of
from rulekit.playing.state import State
from rulekit.playing.table import Table
from rulekit.source import Span

__all__ = ["Failed", "Trial"]

ANSWERS = ("chooses", "stops", "agrees", "refuses")
"""Deeds that answer a question: after them things stand as they are, and nothing more is done."""

LEFT = (("stop",), ("refuse",), ("none",))
"""How options end that leave things as they are."""


class Failed(Exception):
    """An example does not come out, and where; no error of the program."""

    def __init__(self, message: str, span: Span) -> None:
        super().__init__(message)
        self.span = span


def fail(message: str, span: Span) -> NoReturn:
    """End a run.

    Raises:
        Failed: always.
    """
    raise Failed(message, span)


@define
class Trial:
    """One run of an example."""

    example: Example
    table: Table
    made: Compiled
    runner: Runner
    seed: int
    first: int
    vector: list[int] = field(factory=list[int])
    position: Position | None = None
    rolls: list[int] = field(factory=list[int])
    stepped: int = 0
    _at: int = 0

    def run(self) -> None:
        """Run all lines in order.

        Raises:
            Failed: something expected does not hold, or a choice is not there.
        """
        self.vector = [slot.start for slot in self.made.program.slots]
        self.rolls = []
        statements = self.first
        lines = self.example.lines
        for at, line in enumerate(lines):
            self._at = at
            if isinstance(line, Fact):
                if line.then:
                    self._expect(line, lines[at:])
                else:
                    self._give(line)
                continue
            if line.kind == "acts":
                self._finish()
                frame = self.made.extra[statements]
                statements += 1
                self._begin(frame.number, frame.you, line.who)
            else:
                self._do(line, lines, at)

    # ---- What happens ----

    def _do(self, deed: Deed, lines: tuple[Fact | Deed, ...], at: int) -> None:
        match deed.kind:
            case "does" | "all_do":
                self._finish()
                self.rolls = self._rolls_after(lines, at)
                frame = self.made.entries[deed.step]
                if deed.thing is not None and frame.argument >= 0:
                    self.vector[frame.argument] = self._number(deed.thing, deed.who)
                self._begin(frame.number, frame.you, deed.who)
            case "chooses":
                self._choose(deed)
            case "stops":
                self._take(("stop",), deed)
            case "agrees":
                self._through_open()
                self._take(("agree",), deed)
            case "refuses":
                self._through_open()
                self._take(("refuse",), deed)
            case "rolls":
                pass
            case _:
                raise AssertionError(deed.kind)

    def _rolls_after(self, lines: tuple[Fact | Deed, ...], at: int) -> list[int]:
        """The faces that the next lines name, up to the next thing that is begun."""
        found: list[int] = []
        for one in lines[at + 1 :]:
            if isinstance(one, Deed) and one.kind in ("does", "all_do", "acts"):
                break
            if isinstance(one, Deed) and one.kind == "rolls":
                found += one.faces
        return found

    def _begin(self, routine: int, you: int, who: int) -> None:
        self.vector[you] = who
        self.vector[self.made.layout.active] = who
        self.position = self.runner.begin(self.vector, routine, self.seed)
        self._settle_chance()

    def _settle_chance(self) -> None:
        """Let the named dice fall, and the others by chance."""
        while self.position is not None and self.position.is_chance:
            outcome = self.rolls.pop(0) if self.rolls else self._draw(len(self.position.options))
            self.position = self.position.apply(self.position.options[outcome])

    def _draw(self, count: int) -> int:
        """Something from 0 to ``count - 1``, other in every run, the same on every machine."""
        self.stepped += 1
        return (self.seed * 7919 + self.stepped * 104729 + (self.seed * self.stepped) ** 2) % 65521 % count

    def _apply(self, number: int) -> None:
        assert self.position is not None
        self.position = self.position.apply(number)
        self._settle_chance()

    def _finish(self) -> None:
        """Fill in what is still open, to the end of what was begun."""
        while self.position is not None and not self.position.is_over:
            left = next(
                (one.number for one in self._state().options if one.path[-1:] in LEFT or "keep" in one.path), None
            )
            self._apply(left if left is not None else self.position.options[self._draw(len(self.position.options))])
        self._keep()

    def _keep(self) -> None:
        if self.position is not None:
            self.vector = list(self.position.vector[: len(self.made.program.slots)])

    # ---- Choices ----

    def _state(self) -> State:
        assert self.position is not None
        names = tuple(name or str(at + 1) for at, name in enumerate(self.example.cast))
        return State(self.table, self.position, names)

    def _choose(self, deed: Deed) -> None:
        wanted = [words_of(one) for one in deed.picks]
        while wanted:
            state = self._state() if self.position is not None and not self.position.is_over else None
            if state is None:
                fail(f"nothing is to be chosen any more, and `{' '.join(wanted[0])}` was", deed.span)
            self._right_player(state, deed)
            best, used = None, 0
            for option in state.options:
                count = matched(option.path, wanted)
                if count > used:
                    best, used = option, count
            if best is None:
                kept = next((one for one in state.options if "keep" in one.path), None)
                if kept is None:
                    there = ", ".join(" ".join(one.path) for one in state.options)
                    fail(f"`{' '.join(wanted[0])}` is no option here; there are: {there}", deed.span)
                best = kept
            self._apply(best.number)
            del wanted[:used]

    def _through_open(self) -> None:
        """Leave everything that was not named in a deal as it is."""
        while self.position is not None and not self.position.is_over:
            kept = next((one for one in self._state().options if "keep" in one.path), None)
            if kept is None:
                return
            self._apply(kept.number)

    def _take(self, path: tuple[str, ...], deed: Deed) -> None:
        if self.position is None or self.position.is_over:
            fail("nothing is to be chosen any more", deed.span)
        state = self._state()
        self._right_player(state, deed)
        option = next((one for one in state.options if one.path[-1:] == path), None)
        if option is None:
            there = ", ".join(" ".join(one.path) for one in state.options)
            fail(f"`{path[0]}` is no option here; there are: {there}", deed.span)
        self._apply(option.number)

    def _right_player(self, state: State, deed: Deed) -> None:
        if state.player != deed.who:
            who = state.names[state.player] if state.player is not None else "nobody"
            fail(f"{self.example.cast[deed.who]} is not to choose here, but {who}", deed.span)

    # ---- Facts ----

    def _give(self, fact: Fact) -> None:
        self._finish()
        self.position = None
        layout = self.made.layout
        if fact.kind == "row_is":
            assert isinstance(fact.left, e.FieldOf)
            base, offset = self._place(fact.left)
            row = self._slots(fact.left, fact.items)
            self.vector[base + offset : base + offset + len(row)] = row
        elif fact.kind == "is" and isinstance(fact.left, e.FieldOf) and fact.right is not None:
            base, offset = self._place(fact.left)
            value = self._number(fact.right, fact.who)
            self.vector[base + offset] = value + (1 if fact.left.field.kind in ("item", "player") else 0)
            return
        for one in fact.holdings:
            what = one.what
            if not isinstance(what, e.FieldOf):
                fail(f"`{one.noun}` follows from other things and can't be given", fact.span)
            base, offset = self._place(what)
            if one.item is not None:
                self.vector[base + offset] |= 1 << one.item
            else:
                slot = layout.slots[base + offset]
                if not slot.low <= (one.count or 0) <= slot.high:
                    fail(f"`{one.noun}` can't be {one.count}", fact.span)
                self.vector[base + offset] = one.count or 0

    def _expect(self, fact: Fact, rest: tuple[Fact | Deed, ...]) -> None:
        group: list[Fact] = []
        for one in rest:
            if not (isinstance(one, Fact) and one.then):
                break
            group.append(one)
        about_choices = any(one.kind in ("only", "cannot") for one in group)
        after = rest[len(group)] if len(group) < len(rest) else None
        followed = isinstance(after, Deed) and after.kind in ANSWERS
        before = next((one for one in reversed(self.example.lines[: self._at]) if isinstance(one, Deed)), None)
        if about_choices or followed or (before is not None and before.kind in ANSWERS):
            self._keep()
        else:
            self._finish()
        self._hold(fact)

    def _hold(self, fact: Fact) -> None:  # one case for each kind of fact
        match fact.kind:
            case "holds":
                for one in fact.holdings:
                    self._holding(one, fact)
            case "is":
                assert fact.left is not None
                assert fact.right is not None
                left, right = self._number(fact.left, fact.who), self._number(fact.right, fact.who)
                if (left == right) != (fact.op == "is"):
                    fail(f"it is {left}, not {right}", fact.span)
            case "row_is":
                assert isinstance(fact.left, e.FieldOf)
                base, offset = self._place(fact.left)
                lying = self.vector[base + offset : base + offset + fact.left.field.room]
                if lying != self._slots(fact.left, fact.items):
                    fail(f"`{fact.left.field.name}` holds other things", fact.span)
            case "only":
                there = {one.path[0] for one in self._options(fact)}
                wanted = {words_of(one)[-1] for one in fact.picks}
                if there != wanted:
                    fail(f"the options are {', '.join(sorted(there)) or 'none'}", fact.span)
            case "cannot":
                words = words_of(fact.picks[0])
                if any(matched(one.path, [words]) for one in self._options(fact, may_be_over=True)):
                    fail(f"`{' '.join(words)}` is an option", fact.span)
            case "over" | "not_over":
                over = self.position is not None and self.position.is_finished
                if over != (fact.kind == "over"):
                    fail("the game is over" if over else "the game goes on", fact.span)
            case "wins":
                winners = (
                    self.position.ranking().winners if self.position is not None and self.position.is_finished else ()
                )
                if fact.who not in winners:
                    fail("the game is not won like that", fact.span)
            case _:
                raise AssertionError(fact.kind)

    def _options(self, fact: Fact, *, may_be_over: bool = False) -> tuple[Option, ...]:
        if self.position is None or self.position.is_over:
            if may_be_over:
                return ()
            fail("nothing is to be chosen any more", fact.span)
        state = self._state()
        return state.options if state.player == fact.who else ()

    def _holding(self, one: Holding, fact: Fact) -> None:
        if one.item is not None:
            assert isinstance(one.what, e.FieldOf)
            base, offset = self._place(one.what)
            if not self.vector[base + offset] >> one.item & 1:
                fail(f"`{one.noun}` is missing", fact.span)
            return
        found = self._number(one.what, fact.who)
        if found != one.count:
            fail(f"`{one.noun}` is {found}, not {one.count}", fact.span)

    def _slots(self, row: e.FieldOf, items: tuple[int, ...]) -> list[int]:
        """What the slots of a row hold when these things lie in it."""
        room = row.field.room
        if row.field.face_down:
            return [items.count(at) for at in range(room)]
        return [*(one + 1 for one in items), *(0,) * (room - len(items))][:room]

    # ---- Numbers ----

    def _code(self) -> Code:
        code = Code(self.table.game, self.made.layout, MEANINGS, weave, lambda _: None)
        for at in range(len(self.example.cast)):
            code.env[-1000 - at] = m.Const(at)
        return code

    def _number(self, value: e.Expression, you: int) -> int:
        code = self._code()
        with code.as_player(m.Const(you)):
            return evaluate(values.value(value, code), self.vector, {})

    def _place(self, what: e.FieldOf) -> tuple[int, int]:
        base, offset = self._code().place(what)
        return base, 0 if offset is None else evaluate(offset, self.vector, {})
