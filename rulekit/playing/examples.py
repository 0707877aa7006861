"""Worked examples, run: what is given is set, what happens is done, what must follow is checked.

What an example leaves open is not done where it may be left (nobody goes on, nobody trades); the rest (dice nobody names,
choices somebody must make) falls by chance, several times over. What the example expects must hold every time.
"""

from __future__ import annotations

from typing import assert_never

import attrs
from attrs import define, field, frozen

from rulekit.compiler import values
from rulekit.compiler.code import Code
from rulekit.compiler.program import Compiled
from rulekit.compiler.weave import weave
from rulekit.machine import instructions as m
from rulekit.machine.position import Position
from rulekit.machine.python import compile_program
from rulekit.machine.runner import Runner
from rulekit.model import expression as e
from rulekit.model.game import Deed, Example, Fact, Holding, Pick
from rulekit.model.statement import Statement
from rulekit.pipeline import MEANINGS, Checked, compiled
from rulekit.playing.state import State
from rulekit.playing.table import Table
from rulekit.source import Span

__all__ = ["Outcome", "run_examples", "still_true"]

ANSWERS = ("chooses", "stops", "agrees", "refuses")
"""Deeds that answer a question: after them things stand as they are, and nothing more is done."""

LEFT = (("stop",), ("refuse",))
"""How options end that leave things as they are."""

TRIES = 8
"""How often what an example leaves open is filled in anew."""


@frozen
class Outcome:
    """How an example came out: nothing failed when ``message`` is empty."""

    example: Example
    message: str = ""
    span: Span | None = None


class _Failed(Exception):  # an example that fails is no error of the program
    def __init__(self, message: str, span: Span) -> None:
        super().__init__(message)
        self.span = span


def run_examples(checked: Checked, examples: tuple[Example, ...] | None = None) -> tuple[Outcome, ...]:
    """Run examples of a checked game: all of them, if none are named; one program serves all of one number of players."""
    assert checked.game is not None
    wanted = checked.game.examples if examples is None else examples
    made: dict[int, Outcome] = {}
    for players in sorted({len(one.cast) for one in wanted}):
        group = [one for one in wanted if len(one.cast) == players]
        statements = tuple(statement for one in group for statement in _statements(one))
        table = Table(checked, players, checking=True)
        program = _every_step(table, statements)
        runner = compile_program(program.program, explicit=True, checked=True)
        first = 0
        for one in group:
            made[id(one)] = _tried(one, table, program, runner, first)
            first += len(_statements(one))
    return tuple(made[id(one)] for one in wanted)


def still_true(checked: Checked) -> Checked:
    """The same game without those of its own examples that its variants have made untrue."""
    game = checked.game
    if game is None or not game.variants:
        return checked
    kept = tuple(one.example for one in run_examples(checked) if not one.message)
    return attrs.evolve(checked, game=attrs.evolve(game, examples=kept))


def _statements(example: Example) -> tuple[Statement, ...]:
    return tuple(one.statement for one in example.lines if isinstance(one, Deed) and one.statement is not None)


def _tried(example: Example, table: Table, program: Compiled, runner: Runner, first: int) -> Outcome:
    for seed in range(TRIES):
        try:
            _Play(example, table, program, runner, seed, first).run()
        except _Failed as problem:
            return Outcome(example, str(problem), problem.span)
    return Outcome(example)


def _every_step(table: Table, statements: tuple[Statement, ...]) -> Compiled:
    """The game's program with a way into every step and the example's own statements."""
    made = compiled(table.game, table.players, (*statements, *_nothing()))
    table.__dict__["program"] = made
    return made


def _nothing() -> tuple[Statement, ...]:
    from rulekit.statements.do import Nothing  # noqa: PLC0415  # asks for the ways into all steps

    return (Nothing(),)


@define
class _Play:
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
            _Failed: something expected does not hold, or a choice is not there.
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
        wanted = [_words(one) for one in deed.picks]
        while wanted:
            state = self._state() if self.position is not None and not self.position.is_over else None
            if state is None:
                raise _Failed(f"nothing is to be chosen any more, and `{' '.join(wanted[0])}` was", deed.span)
            self._right_player(state, deed)
            best, used = None, 0
            for option in state.options:
                count = _matched(option.path, wanted)
                if count > used:
                    best, used = option, count
            if best is None:
                kept = next((one for one in state.options if "keep" in one.path), None)
                if kept is None:
                    there = ", ".join(" ".join(one.path) for one in state.options)
                    raise _Failed(f"`{' '.join(wanted[0])}` is no option here; there are: {there}", deed.span)
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
            raise _Failed("nothing is to be chosen any more", deed.span)
        state = self._state()
        self._right_player(state, deed)
        option = next((one for one in state.options if one.path[-1:] == path), None)
        if option is None:
            there = ", ".join(" ".join(one.path) for one in state.options)
            raise _Failed(f"`{path[0]}` is no option here; there are: {there}", deed.span)
        self._apply(option.number)

    def _right_player(self, state: State, deed: Deed) -> None:
        if state.player != deed.who:
            who = state.names[state.player] if state.player is not None else "nobody"
            raise _Failed(f"{self.example.cast[deed.who]} is not to choose here, but {who}", deed.span)

    # ---- Facts ----

    def _give(self, fact: Fact) -> None:
        self._finish()
        self.position = None
        layout = self.made.layout
        if fact.kind == "is" and isinstance(fact.left, e.FieldOf) and fact.right is not None:
            base, offset = self._place(fact.left)
            value = self._number(fact.right, fact.who)
            self.vector[base + offset] = value + (1 if fact.left.field.kind in ("item", "player") else 0)
            return
        for one in fact.holdings:
            what = one.what
            if not isinstance(what, e.FieldOf):
                raise _Failed(f"`{one.noun}` follows from other things and can't be given", fact.span)
            base, offset = self._place(what)
            if one.item is not None:
                self.vector[base + offset] |= 1 << one.item
            else:
                slot = layout.slots[base + offset]
                if not slot.low <= (one.count or 0) <= slot.high:
                    raise _Failed(f"`{one.noun}` can't be {one.count}", fact.span)
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
                    raise _Failed(f"it is {left}, not {right}", fact.span)
            case "only":
                there = {_first(one.path) for one in self._options(fact)}
                wanted = {_words(one)[-1] for one in fact.picks}
                if there != wanted:
                    raise _Failed(f"the options are {', '.join(sorted(there)) or 'none'}", fact.span)
            case "cannot":
                words = _words(fact.picks[0])
                if any(_matched(one.path, [words]) for one in self._options(fact, may_be_over=True)):
                    raise _Failed(f"`{' '.join(words)}` is an option", fact.span)
            case "over" | "not_over":
                over = self.position is not None and self.position.is_finished
                if over != (fact.kind == "over"):
                    raise _Failed("the game is over" if over else "the game goes on", fact.span)
            case "wins":
                winners = (
                    self.position.ranking().winners if self.position is not None and self.position.is_finished else ()
                )
                if fact.who not in winners:
                    raise _Failed("the game is not won like that", fact.span)
            case _:
                raise AssertionError(fact.kind)

    def _options(self, fact: Fact, *, may_be_over: bool = False) -> tuple[object, ...]:
        if self.position is None or self.position.is_over:
            if may_be_over:
                return ()
            raise _Failed("nothing is to be chosen any more", fact.span)
        state = self._state()
        return state.options if state.player == fact.who else ()

    def _holding(self, one: Holding, fact: Fact) -> None:
        if one.item is not None:
            assert isinstance(one.what, e.FieldOf)
            base, offset = self._place(one.what)
            if not self.vector[base + offset] >> one.item & 1:
                raise _Failed(f"`{one.noun}` is missing", fact.span)
            return
        found = self._number(one.what, fact.who)
        if found != one.count:
            raise _Failed(f"`{one.noun}` is {found}, not {one.count}", fact.span)

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


def _words(pick: Pick) -> tuple[str, ...]:
    """A pick as the words of an option's path."""
    if pick.role == "stop":
        return ("stop",)
    words = [pick.verb] if pick.verb else []
    if pick.count is not None:
        words.append(str(pick.count))
    return (*words, pick.name)


def _first(path: tuple[str, ...]) -> str:
    return path[0]


def _matched(path: tuple[str, ...], wanted: list[tuple[str, ...]]) -> int:
    """How many of the wanted picks, from the first on, an option's path covers."""
    rest = list(path)
    count = 0
    for words in wanted:
        if tuple(rest[: len(words)]) != words:
            break
        del rest[: len(words)]
        count += 1
    return count


def evaluate(node: m.Expression, vector: list[int], local: dict[int, int]) -> int:
    """The number of an expression of the machine in a state, by the book; only for single questions."""

    def of(one: m.Expression) -> int:
        return evaluate(one, vector, local)

    match node:
        case m.Const():
            return node.value
        case m.Read():
            return vector[node.base + (of(node.offset) if node.offset is not None else 0)]
        case m.Local():
            return local[node.number]
        case m.Operate():
            left, right = of(node.left), of(node.right)
            return {
                "+": lambda: left + right,
                "-": lambda: left - right,
                "*": lambda: left * right,
                "//": lambda: left // right,
                "min": lambda: min(left, right),
                "max": lambda: max(left, right),
                "&": lambda: left & right,
                "|": lambda: left | right,
                "^": lambda: left ^ right,
            }[node.op]()
        case m.Compare():
            left, right = of(node.left), of(node.right)
            return int(
                {
                    "==": left == right,
                    "!=": left != right,
                    "<": left < right,
                    "<=": left <= right,
                    ">": left > right,
                    ">=": left >= right,
                }[node.op]
            )
        case m.Logic():
            return int(all(of(one) for one in node.parts) if node.op == "and" else any(of(one) for one in node.parts))
        case m.Invert():
            return int(not of(node.part))
        case m.Choice():
            return of(node.then) if of(node.condition) else of(node.other)
        case m.Lookup():
            return node.row[of(node.index)]
        case m.Bits():
            mask = of(node.mask)
            return mask.bit_count() if node.index is None else mask >> of(node.index) & 1
        case m.Fold():
            return _fold(node, vector, local)
        case _:
            assert_never(node)


def _fold(node: m.Fold, vector: list[int], local: dict[int, int]) -> int:
    passing = [at for at in range(node.size) if evaluate(node.test, vector, {**local, node.local: at})]
    numbers = [evaluate(node.value, vector, {**local, node.local: at}) for at in passing]
    match node.op:
        case "sum":
            return sum(numbers)
        case "count":
            return len(passing)
        case "any":
            return int(bool(passing))
        case "all":
            return int(len(passing) == node.size)
        case "min" | "max":
            return (min if node.op == "min" else max)(numbers, default=node.empty)
        case "mask":
            return sum(1 << at for at in passing)
        case _:
            return (passing[0] if node.op == "first" else passing[-1]) if passing else node.empty
