"""The rules of a step that each ask for something of their own: a table of when each holds and what it does."""

from __future__ import annotations

from attrs import evolve

from rulekit.book.narrator import Narrator
from rulekit.book.on_a_line import on_a_line
from rulekit.book.outcomes import protection
from rulekit.book.passages import label
from rulekit.document.blocks import Block, Cell, Column, Paragraph, Row, TableBlock
from rulekit.document.sentence import Noun, Sentence
from rulekit.model.expression import Players
from rulekit.model.game import Rule, Step
from rulekit.model.walk import inside

__all__ = ["rule_steps", "rule_table", "told_as_rules"]

FEWEST_RULES = 3
"""From how many conditional rules on a step gets a table of them."""


def rules_with(narrator: Narrator) -> list[tuple[str, Rule]]:
    """Every rule with the step it stands in, in the order of the text."""
    words = narrator.game.vocabulary
    return [
        (step.name, one) for step in narrator.game.steps for one in words.statements(step.body) if isinstance(one, Rule)
    ]


def told_as_rules(step: Step, narrator: Narrator) -> tuple[Block, ...]:
    """That all of them count which hold, and their table; nothing for a step that does anything else."""
    if len(step.body) < FEWEST_RULES or step.name not in {one.name for one in rule_steps(narrator)}:
        return ()
    if not all(isinstance(one, Rule) and one.condition is not None and _hangs_on_state(one) for one in step.body):
        return ()
    table = evolve(rule_table(step, narrator, 0), caption=(), in_text=True)
    return Paragraph((Sentence("all_that_hold"),)), table


def rule_steps(narrator: Narrator) -> list[Step]:
    """The steps with several rules that each depend on the state of the game."""
    counts: dict[str, int] = {}
    for step, rule in rules_with(narrator):
        if rule.condition is not None and _hangs_on_state(rule):
            counts[step] = counts.get(step, 0) + 1
    named = (narrator.game.step(step) for step, count in counts.items() if count >= FEWEST_RULES)
    return [one for one in named if one is not None]


def _hangs_on_state(rule: Rule) -> bool:
    return not any(isinstance(one, Players) for one in inside(rule.condition))


def rule_table(step: Step, narrator: Narrator, number: int) -> TableBlock:
    """When each rule of a step holds, what it does, with what it is not so."""
    rules = [rule for name, rule in rules_with(narrator) if name == step.name and rule.condition is not None]
    rows = tuple(
        Row(
            (
                Cell((Noun(rule.name, "rules"),)),
                Cell((Sentence("when", {"condition": narrator.condition(rule.condition)}),))
                if rule.condition is not None
                else Cell(()),
                Cell(on_a_line(narrator.all(rule.body))),
                Cell(protection(rule, narrator)),
            )
        )
        for rule in rules
    )
    columns = tuple(
        Column((label(one),), acting=one == "effect") for one in ("name", "condition", "effect", "not_with")
    )
    return TableBlock((Noun(step.name, "steps"),), number, columns, rows, (), f"table-{step.name}")
