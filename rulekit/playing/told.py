"""The rounds and the worked examples of a game, played and told: chapters for its book, and what comes of lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import reduce

import attrs
from attrs import define, field, frozen

from rulekit.book.account import Account, Stand
from rulekit.book.drawn_board import boards_drawn
from rulekit.book.end_to_end import is_line
from rulekit.book.laid_on import lies_on
from rulekit.book.narrator import Narrator
from rulekit.book.scenes import set_back
from rulekit.book.worked import stated_line
from rulekit.check.consequences import Consequence, consequences
from rulekit.document.blocks import Block
from rulekit.driver.composing import narrator_of
from rulekit.driver.pipeline import CHECKED, Checked
from rulekit.machine.marks import Mark, marked
from rulekit.machine.runner import Runner
from rulekit.model.as_it_is import as_it_is
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.example import Example, Fact
from rulekit.playing.accounts import account
from rulekit.playing.chances import Chances, all_chances
from rulekit.playing.needed import needed, without
from rulekit.playing.prepared import Prepared, made_ready, runner_of
from rulekit.playing.rounds import chapter
from rulekit.playing.seating import Seating
from rulekit.playing.stands import alike, order_of, piles_of, stands_of
from rulekit.playing.trial import Failed
from rulekit.playing.watched import Watched
from rulekit.remembering import remembered

__all__ = ["Accounts", "Stage", "stage_of", "told"]


@frozen
class Stage:
    """Where rounds are played.

    Args:
        prepared: those that are.
        table: the game and its players; its program stops where steps begin and end.
        runner: of that program.
        marks: what each stop is, by what the chance says of itself.
    """

    prepared: tuple[Prepared, ...]
    table: Seating
    runner: Runner
    marks: dict[int, Mark]


def stage_of(
    checked: Checked,
    examples: tuple[Example, ...],
    players: int,
    *,
    steps: bool = True,
    stores: bool = True,
    drawn: bool = False,
) -> Stage:
    """Where some rounds of a game are played by so many people.

    Args:
        checked: the game.
        examples: the rounds.
        players: how many people.
        steps: whether to stop where steps begin and end.
        stores: whether to stop where what players count changes.
        drawn: whether to stop where what is drawn changes: on boards, and before several people.
    """
    assert checked.game is not None
    prepared, table = made_ready(checked, examples, players)
    named = {step.name for step in checked.game.steps if steps}
    program = table.program.program
    numbers = frozenset(at for at, routine in enumerate(program.routines) if routine.name in named)
    slots = frozenset(
        table.program.layout.fields[one.name, one.each]
        for one in checked.game.fields
        if stores and one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER
    )
    lying = {one for board in boards_drawn(checked.game) for one in lies_on(board, checked.game)}
    lying |= {one for example in examples for one in piles_of(example)}
    layout = table.program.layout
    seen = [layout.slots_of(one) for one in lying if drawn]
    stopping = marked(program, numbers, len(table.program.labels), slots, frozenset().union(*seen))
    table.__dict__["program"] = attrs.evolve(table.program, program=stopping.program)
    return Stage(prepared, table, runner_of(prepared, table), stopping.marks)


@define(eq=False)
class Accounts(Mapping[str, Account]):
    """What is told in place of the lines of the examples that are printed, by their names; found when it is asked for.

    What does not come out, or differently as chance falls, is told as it stands.

    Args:
        checked: the game.
    """

    checked: Checked
    _known: dict[str, Account | None] = field(init=False, factory=dict[str, "Account | None"])
    _stages: dict[int, Stage] = field(init=False, factory=dict[int, Stage])

    def __reduce__(self) -> tuple[type[Accounts], tuple[Checked]]:
        return Accounts, (self.checked,)  # the rest is found again where it is asked for

    def __getitem__(self, name: str) -> Account:
        if name not in self._known:
            self._known[name] = self._found(name)
        found = self._known[name]
        if found is None:
            raise KeyError(name)
        return found

    def __iter__(self) -> Iterator[str]:
        return (one.name for one in self._printed() if self.get(one.name) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    @property
    def names(self) -> Iterator[str]:
        """The names of all examples that are printed."""
        return (one.name for one in self._printed())

    def run_of(self, name: str, chances: Chances) -> Watched | None:
        """A run of an example with somebody watching; None where no example of that name is printed."""
        stage, one = self._staged(name) or (None, None)
        if stage is None or one is None:
            return None
        assert self.checked.game is not None
        return _watched(one, stage, chances, consequences(self.checked.game, CHECKED.vocabulary))

    def may_begin_without(self, name: str, at: int) -> bool:
        """Whether a position that a play may come to is left without what a line gives for nothing.

        Args:
            name: of the example.
            at: the number of the line, which is among those of ``given`` of its account.
        """
        stage, one = self._staged(name) or (None, None)
        if stage is None or one is None:
            return False
        lines = one.example.lines
        tried = attrs.evolve(one.example, lines=(*lines[:at], self[name].given[at], *lines[at + 1 :]))
        assert self.checked.game is not None
        kept = consequences(self.checked.game, CHECKED.vocabulary)
        return _account(attrs.evolve(one, example=tried), stage, kept, narrator_of(self.checked)) is not None

    def _staged(self, name: str) -> tuple[Stage, Prepared] | None:
        """Where an example is played, and what it is there."""
        players = next((len(one.cast) for one in self._printed() if one.name == name), 0)
        if not players:
            return None
        if players not in self._stages:
            self._stages[players] = stage_of(self.checked, self._printed(players), players, steps=False, drawn=True)
        stage = self._stages[players]
        return stage, next(one for one in stage.prepared if one.example.name == name)

    def _printed(self, players: int = 0) -> tuple[Example, ...]:
        """Those that are printed, of so many players if that is said; what variants made untrue is printed as it is."""
        assert self.checked.game is not None
        otherwise = tuple(one for untrue in self.checked.untrue if (one := as_it_is(untrue)) is not None)
        known = (*self.checked.game.examples, *otherwise)
        printed = [one for one in known if one.printed and not one.told and not _is_answer(one)]
        return tuple(one for one in printed if players in (0, len(one.cast)))

    def _found(self, name: str) -> Account | None:
        game = self.checked.game
        assert game is not None
        staged = self._staged(name)
        if staged is None:
            return None
        stage, one = staged
        narrator = narrator_of(self.checked)
        came = _account(one, stage, consequences(game, CHECKED.vocabulary), narrator)
        if came is None:
            return None
        given = _given(one, came, stage, narrator)
        told = {at: stated_line(line, one.example, narrator) if line.settings else () for at, line in given.items()}
        return attrs.evolve(came, lines={**came.lines, **told}, given=given)


def _is_answer(example: Example) -> bool:
    """Whether it answers a question in words, so that nothing of what is played is shown."""
    return bool(example.asked and example.answered)


def _account(
    one: Prepared, stage: Stage, kept: tuple[Consequence, ...], narrator: Narrator, wanted: Account | None = None
) -> Account | None:
    """What is told in place of an example's lines; None where it fails, or it depends on how chance falls.

    Args:
        one: the example.
        stage: where it is played.
        kept: what every play keeps true.
        narrator: turns what the rules name into sentences.
        wanted: what should be told, if nothing else is of interest: at the first difference it is given up.
    """
    found = wanted
    stands: dict[int, Stand] | None = None
    orders: set[tuple[int, ...]] = set()
    for chances in all_chances():
        run = _watched(one, stage, chances, kept)
        try:
            run.run()
        except Failed:
            return None
        came = Account(account(one.example, run.moments, narrator))
        if found is not None and came != found:
            return None
        found = came
        if wanted is None:
            lay = stands_of(one.example, run.moments)
            stands = lay if stands is None else alike(stands, lay)
            orders.add(order_of(one.example, run.moments))
    order = next(iter(orders)) if len(orders) == 1 else ()
    return found if found is None else attrs.evolve(found, stands=stands or {}, order=order)


def _given(one: Prepared, came: Account, stage: Stage, narrator: Narrator) -> dict[int, Fact]:
    """What lines give that the play of an example makes use of, where they give more than that."""

    def same(tried: Example) -> bool:
        return _account(attrs.evolve(one, example=tried), stage, (), narrator, came) is not None

    game = stage.table.game
    less = needed(one.example, lambda of: len(game.table(of).items), same, lambda of: is_line(of, game))
    found: dict[int, Fact] = {}
    for at, (given, was) in enumerate(zip(less.lines, one.example.lines, strict=True)):
        if not isinstance(given, Fact):
            continue
        line = reduce(without, set_back(one.example, at), given)
        if line != was:
            found[at] = line
    return found


def _watched(one: Prepared, stage: Stage, chances: Chances, kept: tuple[Consequence, ...]) -> Watched:
    """A run of an example with somebody watching."""
    program = stage.table.program
    return Watched(
        *(one.example, stage.table, program, stage.runner, one.statements, one.questions, chances, kept),
        marks=stage.marks,
    )


@remembered(16)
def told(example: Example, checked: Checked) -> tuple[tuple[Block, ...], ...]:
    """What is told of a round, as a chapter, for each way in which that can fall which the round leaves open.

    Args:
        example: a round that holds.
        checked: its game.
    """
    assert checked.game is not None
    stage = stage_of(checked, (example,), len(example.cast))
    (one,) = stage.prepared
    kept = consequences(checked.game, CHECKED.vocabulary)
    narrator = narrator_of(checked)
    found: list[tuple[Block, ...]] = []
    for chances in all_chances():
        run = _watched(one, stage, chances, kept)
        run.run()
        found.append(chapter(example, run.moments, narrator))
    return tuple(found)
