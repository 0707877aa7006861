"""The score sheets of variants: there is one where another is written on than in the game, and only there."""

from __future__ import annotations

from functools import cache

import pytest

import rulekit
from rulekit.document.blocks import Boxes, Heading, Ledger, Track
from rulekit.document.sentence import Noun
from rulekit.document.walk import nouns, parts
from rulekit.driver.composing import compose_document, own_sheet
from rulekit.driver.jobs import brings, jobs
from rulekit.driver.pipeline import Checked, load_game
from rulekit.driver.printing import worded
from rulekit.model.closed import Owner, ValueKind
from rulekit.model.physical import Material

VARIANTS = [(game, variant) for game in rulekit.games() for variant in rulekit.variants_of(game)]
TAGS = sorted(rulekit.locales())
SLOW = {"history_of_the_world"}
"""Games of which it takes seconds to find all that a variant changes."""


@cache
def checked(game: str, *variants: str) -> Checked:
    return load_game(game, variants)


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_variant_has_a_sheet_where_another_is_printed(game: str, variant: str) -> None:
    """A reader who holds both sheets finds something else on them just there."""
    tag = TAGS[VARIANTS.index((game, variant)) % len(TAGS)]
    changed = checked(game, variant)
    before, after = (printed(worded(one, "sheet", tag).document.blocks) for one in (checked(game), changed))
    assert own_sheet(changed) == (before != after)


@pytest.mark.parametrize(("game", "variant"), [one for one in VARIANTS if one[0] not in SLOW])
def test_what_a_variant_changes_names_its_sheet(game: str, variant: str) -> None:
    told = compose_document(checked(game, variant), "changes").blocks
    named = any(getattr(one, "name", "") == "use_own_sheet" for one in parts(told))
    assert named == own_sheet(checked(game, variant))


def printed(blocks: tuple[object, ...]) -> list[str]:
    """What is on a sheet but for the colours of headings."""
    return [
        repr(one).replace("step=", "").translate(DIGITS) if type(one).__name__ == "Heading" else repr(one)
        for one in blocks
    ]


DIGITS = str.maketrans("", "", "0123456789")


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_all_that_a_variant_lets_players_tick_is_on_its_sheet(game: str, variant: str) -> None:
    """What is in boxes or on paper, and each thing that somebody has and that costs or brings something."""
    of = checked(game, variant).game
    assert of is not None
    made = compose_document(checked(game, variant), "sheet").blocks
    if not any(isinstance(one, Boxes) for one in made):
        return
    named = {one.term for one in nouns(made)}
    boxes = {one.name for one in of.components if one.material is Material.BOX}
    counted = {
        one.name for one in of.fields if one.owner is Owner.PLAYER and one.kind is ValueKind.NUMBER and not one.each
    }
    tables = {one.of for one in of.fields if one.kind is ValueKind.SET and one.name in boxes}
    assert named >= boxes & counted
    assert named >= {item.name for one in of.tables if one.name in tables for item in one.items}


def test_what_is_in_boxes_is_no_row_of_holes_and_what_is_remembered_neither() -> None:
    for game, variant in VARIANTS:
        of = checked(game, variant).game
        assert of is not None
        made = {one.name: one.material for one in of.components}
        for row in compose_document(checked(game, variant), "sheet").blocks:
            if isinstance(row, Track) and made:
                names = {one.term for one in row.label if isinstance(one, Noun)} & made.keys()
                assert not any(made[one] in (Material.BOX, Material.MIND) for one in names)


def test_the_sheet_has_a_column_for_each_thing_that_play_goes_through() -> None:
    (found,) = (
        one
        for one in compose_document(checked("history_of_the_world", "three_epochs"), "sheet").blocks
        if isinstance(one, Ledger)
    )
    assert len(found.columns) == 4
    assert all(not row.hints or len(row.hints) == len(found.columns) for row in found.rows)


def test_the_sheets_of_variants_are_written_with_all_others_and_no_other() -> None:
    wanted = [one for one in jobs(rulekit.games(), ("en",), ("sheet",), ("md",)) if brings(one)]
    assert {(one.game, *one.variants) for one in wanted if one.variants} == {
        (game, variant) for game, variant in VARIANTS if own_sheet(checked(game, variant))
    }
    assert {one.game for one in wanted if not one.variants} == set(rulekit.games())


def test_several_variants_together_have_their_sheet() -> None:
    both = compose_document(checked("roll_through_the_ages", "long_winter", "edition_2024"), "sheet").blocks
    assert {one.count for one in both if isinstance(one, Boxes) and Noun("great_wall") in one.label} == {10}
    assert {
        figure
        for one in both
        if isinstance(one, Boxes) and Noun("medicine") in one.label
        for figure in map(str, one.price)
    } == {"Number(value=20)"}


@pytest.mark.parametrize(("game", "variant"), [one for one in VARIANTS if own_sheet(load_game(one[0], [one[1]]))])
def test_what_is_ticked_has_the_colour_of_its_step_in_the_book(game: str, variant: str) -> None:
    """Whoever has both sheets finds monuments in blue on both, though a variant puts steps in or leaves them out."""
    plain, changed = (
        {
            one.anchor: one.step
            for one in compose_document(each, "sheet").blocks
            if isinstance(one, Heading) and one.step
        }
        for each in (checked(game), checked(game, variant))
    )
    assert {anchor: changed[anchor] for anchor in plain.keys() & changed} == {
        anchor: plain[anchor] for anchor in plain.keys() & changed
    }
