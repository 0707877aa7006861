"""Worked examples, run with every way that what they leave open can fall; what they expect must hold every time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
from attrs import define, field, frozen

from rulekit.check.consequences import Consequence, consequences
from rulekit.compiler.program import Compiled
from rulekit.diagnostics import Report
from rulekit.document.blocks import Block
from rulekit.driver.kept import kept
from rulekit.driver.pictures import picture_names
from rulekit.driver.pipeline import CHECKED, SHARED, Checked, check_sources, variant_in
from rulekit.machine.runner import Runner
from rulekit.model.example import Example, Untrue
from rulekit.model.game import standing_on
from rulekit.playing.at_deal import AtDeal
from rulekit.playing.chances import all_chances
from rulekit.playing.insets import Insets
from rulekit.playing.on_boards import AtStart
from rulekit.playing.otherwise import otherwise
from rulekit.playing.prepared import Prepared, made_ready, runner_of
from rulekit.playing.seating import Seating
from rulekit.playing.told import Accounts, told
from rulekit.playing.trial import Failed, Trial
from rulekit.remembering import remembered
from rulekit.source import Span

__all__ = ["Outcome", "run_examples", "still_true"]


STILL_TRUE = "without the examples that are not true any more"
"""What a game is made of that has none of those."""


@frozen
class Outcome:
    """How an example came out: nothing failed when ``message`` is empty; otherwise ``untrue`` says what is so."""

    example: Example
    message: str = ""
    span: Span | None = None
    untrue: Untrue | None = None


@remembered(64)
def run_examples(checked: Checked, examples: tuple[Example, ...] | None = None) -> tuple[Outcome, ...]:
    """Run examples of a checked game, all if none are named; one program serves all of one number of players."""
    assert checked.game is not None
    wanted = checked.game.examples if examples is None else examples
    kept = consequences(checked.game, CHECKED.vocabulary)
    made: dict[int, Outcome] = {}
    for players in sorted({len(one.cast) for one in wanted}):
        group, table = made_ready(checked, [one for one in wanted if len(one.cast) == players], players)
        program = table.program
        runner = runner_of(group, table)
        for one in group:
            tried, ways = _tried(one, table, program, runner, kept)
            if one.example.told and ways > 1:
                tried = _steady(tried, checked)
            made[id(one.example)] = tried
    return tuple(made[id(one)] for one in wanted)


@remembered(64)
def still_true(checked: Checked) -> Checked:
    """The same game without those of its own examples that its variants have made untrue, which are named apart.

    Of several variants it is known as well how the game is without each of them, so that a book can say who did what.
    """
    if checked.game is None or not checked.made_of:
        return _with_rounds(_true(checked))
    pictures = sorted(picture_names(checked.folder, checked.game.renamed))
    made_of = (STILL_TRUE, *checked.made_of, *pictures)
    if checked.made_of[0] == STILL_TRUE:
        return checked
    return kept(Checked, made_of, SHARED, lambda: attrs.evolve(_with_rounds(_true(checked)), made_of=made_of))


def _with_rounds(checked: Checked) -> Checked:
    """The same game with its rounds told, and with what comes of the lines of its other examples, when that is read."""
    if checked.game is None:
        return checked
    accounts = Accounts(checked)
    return attrs.evolve(
        checked,
        accounts=accounts,
        insets=Insets(checked, accounts),
        rounds=Rounds(checked),
        starts=AtStart(checked),
        deals=AtDeal(checked),
    )


@define(eq=False)
class Rounds(Sequence[tuple[Block, ...]]):
    """What is told of each round of a game; they are played when it is asked for.

    Of a game with variants those alone are left that come out; of others the rounds are run, and nothing else.

    Args:
        checked: the game.
    """

    checked: Checked
    _told: tuple[tuple[Block, ...], ...] | None = field(init=False, default=None)

    def __reduce__(self) -> tuple[type[Rounds], tuple[Checked]]:
        return Rounds, (self.checked,)  # the rest is found again where it is asked for

    def __getitem__(self, at: Any) -> Any:  # noqa: ANN401  # a number or a slice, as of every sequence
        return self._all()[at]

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> tuple[tuple[Block, ...], ...]:
        if self._told is None:
            assert self.checked.game is not None
            rounds = tuple(one for one in self.checked.game.examples if one.told)
            sound = rounds if _is_changed(self.checked) or not rounds else _coming_out(self.checked, rounds)
            self._told = tuple(told(one, self.checked)[0] for one in sound)
        return self._told


def _coming_out(checked: Checked, examples: tuple[Example, ...]) -> tuple[Example, ...]:
    return tuple(one.example for one in run_examples(checked, examples) if not one.message)


def _true(checked: Checked) -> Checked:
    """Without examples that variants have made untrue."""
    game = checked.game
    if game is None or len(game.variants) < len(("one", "other")):
        return _holding(checked)
    source, *patches = checked.sources.values()
    apart: dict[str, Checked] = {}
    for one in game.variants:
        # Without a variant there are none on top of it, either; the texts may come in another order than the variants.
        gone = standing_on(one.name, game.variants)
        rest = [text for text in patches if variant_in(text) not in gone]
        without = check_sources(source, rest, Report(), agreed=checked.agreed)
        if without.game is None:
            return _holding(checked)  # one needs the other: what they do they do together
        apart[one.name] = _holding(without)
    return attrs.evolve(_holding(checked), apart=apart)


def _is_changed(checked: Checked) -> bool:
    """Whether its examples may have become untrue: it has variants, or something was agreed on."""
    return checked.game is not None and bool(checked.game.variants or checked.agreed)


def _holding(checked: Checked) -> Checked:
    game = checked.game
    if game is None or not _is_changed(checked):
        return checked
    outcomes = run_examples(checked)
    kept = tuple(one.example for one in outcomes if one.untrue is None)
    untrue = tuple(one.untrue for one in outcomes if one.untrue is not None)
    held = attrs.evolve(checked, game=attrs.evolve(game, examples=kept), untrue=untrue, made_of=())
    return attrs.evolve(held, untrue=(*untrue, *map(Untrue, otherwise(held))))


def _steady(outcome: Outcome, checked: Checked) -> Outcome:
    """A round that came out comes to nothing if what is told of it depends on what it leaves open."""
    if not outcome.message:
        first, *others = told(outcome.example, checked)
        if any(one != first for one in others):
            open_ = "what is told here depends on cards or other things that fall by chance; give how they lie"
            return attrs.evolve(outcome, message=open_, span=outcome.example.span, untrue=Untrue(outcome.example))
    return outcome


def _tried(
    one: Prepared, table: Seating, program: Compiled, runner: Runner, kept: tuple[Consequence, ...]
) -> tuple[Outcome, int]:
    """How an example came out, and in how many ways it was tried."""
    ways = 0
    for ways, chances in enumerate(all_chances(), 1):
        trial = Trial(one.example, table, program, runner, one.statements, one.questions, chances, kept)
        try:
            trial.run()
        except Failed as problem:
            untold = tuple(wrong.line for wrong in trial.wrong)
            found = tuple(fact for wrong in trial.wrong for fact in wrong.found)
            return Outcome(one.example, str(problem), problem.span, Untrue(one.example, untold, found)), ways
    return Outcome(one.example), ways
