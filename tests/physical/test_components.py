"""What things are on the table: checked against the rules, counted for the box, changed by variants, never played."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from rulekit import resources
from rulekit.check.physical import MATERIALS
from rulekit.diagnostics import Report
from rulekit.document.blocks import Heading, Listing, Paragraph
from rulekit.document.sentence import Noun, Number, Sentence
from rulekit.driver.pipeline import Checked, check_source, compiled
from rulekit.driver.printing import compose_document
from rulekit.model.physical import Carrier, Material
from rulekit.source import Source
from rulekit.syntax.printer import format_text
from tests.wording import shelf

TEXT = Path(__file__).with_name("village.rules").read_text("utf-8")
FORMATTED = format_text(Source("village.rules", TEXT), Report()) or ""


def checked(text: str, *variants: str) -> Checked:
    sources = tuple(Source(f"{at}.rules", one) for at, one in enumerate(variants))
    return check_source(Source("village.rules", text), sources)


def box(found: Checked) -> list[str]:
    """What the box holds: each entry by its sentence, its noun and its numbers."""
    assert [one.message for one in found.diagnostics] == []
    blocks = compose_document(found, "rulebook").blocks
    start = next(at for at, one in enumerate(blocks) if isinstance(one, Heading) and one.anchor == "components")
    listing = next(one for one in blocks[start:] if isinstance(one, Listing))
    lines = [one.line for one in listing.items]
    lines += [one.line for one in blocks[start:] if isinstance(one, Paragraph)][:1]
    return [_short(part) for line in lines for part in line if isinstance(part, Sentence)]


def _short(said: Sentence) -> str:
    parts = said.parts
    numbers = [str(one.value) for name in ("count", "each") if isinstance(one := parts.get(name), Number)]
    noun = parts.get("noun")
    return " ".join([said.name, *([noun.term] if isinstance(noun, Noun) else []), *numbers])


BOX = [
    "board_of place 3", "component_each pegboard 4 1", "sheet_each sheet",
    "component_count die 2", "component_count card 8", "component_count seed 48", "component_count walker 1",
    "showing_each peg 12 3", "component_each army 100 25", "may_run_out chip 15", "as_many_as_needed point",
    "component_count reminder 2", "component_count catapult 1", "need_pencils",
]  # fmt: skip


def test_the_box_is_counted_from_the_rules() -> None:
    assert box(checked(TEXT)) == BOX


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("  walker                  1 figure", "  walkers                 1 figure", "RK0201"),
        ("tokens", "tokns", "RK0201"),
        ("on mat", "on mars", "RK0201"),
        ("seeds tokens", "sheds tokens", "RK0201"),
        ("  hand                    cards", "  die                     dice", "RK0202"),
        ("reminder (reminders)", "die (dice)", "RK0202"),
        ("1 figure on board", "dice", "RK0334"),
        ("  hand                    cards", "  hand                    kept in mind", "RK0334"),
        ("  hand                    cards", "  card                    cards\n  hand  tiles", "RK0334"),
        ("boxes on sheet", "boxes on table", "RK0334"),
        ("2 cards", "2 boxes", "RK0334"),
        ("  hand                    cards", "  hand                    8 cards", "RK0335"),
        ("  hand                    cards", "  card                    9 cards", "RK0335"),
        ("seeds tokens", "47 tokens", "RK0335"),
        ("seeds tokens", "49 tokens", "RK0335"),
        ("  die                     dice", "  die                     1 die", "RK0335"),
        ("pegs on mat", "11 pegs on mat", "RK0335"),
        ("1 figure on board", "1 figure for each player", "RK0335"),
    ],
)
def test_what_cannot_be_is_told_where_it_is_said(old: str, new: str, code: str) -> None:
    assert old in TEXT
    found = [one.code for one in checked(TEXT.replace(old, new, 1)).diagnostics]
    assert found == [code]


@pytest.mark.parametrize(
    ("change", "without", "added"),
    [
        ("players 2 to 5", (), ("component_each pegboard 5 1", "showing_each peg 15 3", "component_each army 125 25")),
        ("change seeds from 48 to 60", (), ("component_count seed 60",)),
        ("change count of chip of components from 15 to 20", (), ("may_run_out chip 20",)),
        ("remove catapult of components", ("catapult",), ()),
        ("replace components\n    chip  cubes", ("chip",), ("as_many_as_needed chip",)),
        ("add components\n    lamp (lamps)  3 tokens", (), ("component_count lamp 3",)),
        ("rename chip to disc (discs)", ("chip",), ("may_run_out disc 15",)),
        ("rename card to board (boards)", ("card",), ("component_count board 8", "component_count catapult 1")),
    ],
)
def test_a_variant_changes_what_is_in_the_box(change: str, without: tuple[str, ...], added: tuple[str, ...]) -> None:
    found = box(checked(TEXT, f'variant other of village\n  title  "Other"\n  {change}\n'))
    assert {*added} <= {*found}
    assert not [one for one in found if any(f" {name} " in f"{one} " for name in without) and one not in added]


def test_what_a_variant_takes_out_of_the_game_is_out_of_the_box() -> None:
    gone = 'variant poor of village\n  title  "Poor"\n  remove army\n'
    assert box(checked(TEXT, gone)) == [one for one in BOX if "army" not in one]


def test_two_variants_that_say_the_same_thing_otherwise_are_told() -> None:
    said = 'variant {} of village\n  title  "{}"\n  replace components\n    chip  {}\n'
    found = checked(TEXT, said.format("one", "One", "cubes"), said.format("two", "Two", "discs"))
    assert [one.code for one in found.diagnostics] == ["RK0408"]


def test_it_changes_nothing_in_play() -> None:
    start, end = TEXT.index("components\n"), TEXT.index("table good")
    with_it, without = checked(TEXT), checked(TEXT[:start] + TEXT[end:])
    assert with_it.game is not None
    assert without.game is not None
    assert compiled(with_it.game, 3).program == compiled(without.game, 3).program
    assert attrs.evolve(with_it.game, components=()) == without.game


def test_it_is_written_in_columns_and_read_again() -> None:
    assert "\n  food                  pegs on mat\n" in FORMATTED
    assert format_text(Source("again.rules", FORMATTED), Report()) == FORMATTED
    first, again = (checked(one).game for one in (TEXT, FORMATTED))
    assert first is not None
    assert again is not None
    assert first.components == again.components


def test_every_kind_can_be_written_and_said_in_every_language() -> None:
    assert {*MATERIALS.values()} == {*Material} - {Material.MIND}
    wanted = {one.value for one in (*Material, *Carrier)} - {"mind"} | {"pegboard"}
    for tag in resources.locale_tags():
        lexicon = shelf.real_lexicon(tag)
        assert {one for one in wanted if ("components", one) not in lexicon.entries} == set(), tag
