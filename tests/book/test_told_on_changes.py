"""What the sheets of the shipped variants tell that a reader can not find out from what else is told there."""

from __future__ import annotations

import pytest

from rulekit.book.account import Account
from rulekit.book.changes.entry import Figure, Told
from rulekit.book.changes.listed import ALONE
from rulekit.book.changes.only_there import only_there
from rulekit.book.changes.sheet import under
from rulekit.book.in_place import with_steps_in_place
from rulekit.book.narrator import Narrator
from rulekit.book.outcomes import outcome_table, sparing
from rulekit.book.passages import label
from rulekit.book.solo import differs_alone
from rulekit.document import walk
from rulekit.document.blocks import Box, Comparison, Item, TableBlock
from rulekit.document.sentence import Number, Sentence
from rulekit.driver.composing import texts_of
from rulekit.driver.pipeline import SAYERS, Checked, load_game
from rulekit.driver.printing import compose_document, speaker_for
from rulekit.model.as_it_is import as_it_is
from rulekit.model.game import Rule
from rulekit.playing.examples import still_true
from tests.book.test_changes import VARIANTS, changed, entries, plain


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_all_that_differs_alone_is_told_of_the_game_for_one(name: str, variant: str) -> None:
    """Whoever plays alone reads that chapter: that it is told elsewhere, or that a rule has a new name, is no help."""
    game = changed(name, variant).game
    assert game is not None
    before, after = alone_in(load_game(name, sorted(under(game.variants)))), alone_in(changed(name, variant))
    found = {side: set[str]() for side in ("old", "new")}
    for one in walk.parts(compose_document(changed(name, variant), "changes").blocks):
        if isinstance(one, Item) and one.line == (ALONE,):
            for row in (each for block in one.blocks if isinstance(block, Comparison) for each in block.rows):
                found["old"] |= {repr(each.line) for each in row.old}
                found["new"] |= {repr(each.line) for each in row.new}
    if before and after:
        gone, come = ({repr(one.line) for one in some if not is_of_counts(one)} for some in (before, after))
        assert (gone - come, come - gone) == (found["old"], found["new"])


def alone_in(checked: Checked) -> tuple[Item, ...]:
    """What a book tells of the game for one."""
    assert checked.game is not None
    return differs_alone(with_steps_in_place(Narrator(checked.game, SAYERS)))


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_of_what_nothing_protects_any_more_is_told(name: str, variant: str) -> None:
    """What protected from something stands in the table of it: its name among what is gone does not say from what."""
    before, after = Narrator(plain(name), SAYERS), changed(name, variant).game
    assert after is not None
    there = {item.name for table in after.tables for item in table.items}
    lost = {
        rule.name
        for step in before.game.steps
        if (now := after.step(step.name)) is not None and outcome_table(step, before) is not None
        for rule in step.body
        if isinstance(rule, Rule) and rule.name in now.rules and not {*sparing(rule, before)} <= there
    }
    figures = [one for one in entries(name, after) if isinstance(one, Figure)]
    assert {one.path[1].term for one in figures if one.path[0] == label("protection")} == lost


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_an_example_that_comes_out_otherwise_is_played(name: str, variant: str) -> None:
    """It is told by what came of it, with the sum, as the book tells those that come out as they did."""
    checked = changed(name, variant)
    again = [one for untrue in checked.untrue if (one := as_it_is(untrue)) is not None and not one.asked]
    assert [one.name for one in again if one.printed and one.name not in checked.accounts] == []


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_no_example_of_the_book_that_tells_other_numbers_is_passed_over(name: str, variant: str) -> None:
    """Its lines hold, but what is paid, or a sum, is another one: whoever looks it up finds that it does not apply."""
    checked = changed(name, variant)
    assert checked.game is not None
    before = still_true(load_game(name, []))
    assert before.game is not None
    gone = {one.example.name for one in checked.untrue}
    spans = {one.span for one in before.game.examples}
    for one in (each for each in checked.game.examples if each.printed and each.span in spans):
        was, now = (side.accounts.get(one.name, Account()) for side in (before, checked))
        if one.name not in gone and {*was.given} == {*now.given}:
            assert numbers(was) == numbers(now), one.name


def numbers(account: Account) -> list[int]:
    """All numbers in what is told of what comes of an example."""
    return [one.value for one in walk.parts(tuple(account.lines.values())) if isinstance(one, Number)]


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_what_was_agreed_on_is_not_told_again(name: str, variant: str) -> None:
    """The offer says what both give and get; what several deals amount to would be read as another one."""
    boxes = walk.parts(compose_document(changed(name, variant), "changes").blocks)
    for box in (one for one in boxes if isinstance(one, Box) and one.kind == "example"):
        told = [one.name for one in walk.parts(box.blocks) if isinstance(one, Sentence)]
        assert "says_yes" not in told or "moves" not in told[told.index("says_yes") :]


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_a_number_in_an_authored_text_stands_in_the_table(name: str, variant: str) -> None:
    """No text stands beside another: that a sentence elsewhere has the number, too, does not help who reads it."""
    checked = changed(name, variant)
    assert checked.game is not None
    texts = texts_of(checked, speaker_for(checked, "en"))
    apart = load_game(name, sorted(under(checked.game.variants))).game
    assert apart is not None
    was = {one.name: one.value for one in apart.parameters}
    found = {one.name for one in checked.game.parameters if was.get(one.name, one.value) != one.value}
    tables = [one for one in compose_document(checked, "changes", texts).blocks if isinstance(one, TableBlock)]
    told = {one.term for each in tables[:1] for row in each.rows for one in walk.nouns(row.cells[0].line)}
    assert found & texts.names <= told


def is_of_counts(item: Item) -> bool:
    """Whether it says what is left out by the number of players, of which figures tell."""
    return any(isinstance(one, Sentence) and "left_out" in one.name for one in walk.parts(item.line))


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_what_one_new_thing_alone_does_is_told_of_it(name: str, variant: str) -> None:
    """All that the step says stands where the thing is told, and there is no such new step besides."""
    after = changed(name, variant).game
    assert after is not None
    within = only_there(plain(name), after)
    told = [one for one in entries(name, after) if isinstance(one, Told)]
    assert not any(one.term in within for each in told for one in walk.nouns((each.sentence,)))
    said = [*walk.parts(tuple(one.said for one in told))]
    for step in (one for one in after.steps if one.name in within):
        assert all(clause in said for clause in Narrator(after, SAYERS).all(step.body))
