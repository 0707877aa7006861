"""What is called otherwise is called so everywhere, plays as before, and is told with its old name."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from rulekit.driver.pipeline import check_source, compiled, load_game
from rulekit.driver.printing import compose_document
from rulekit.playing.examples import still_true
from rulekit.source import Source
from tests.variants.applied import applied, variant

ORCHARD = variant("rename apple to pear\nrename basket to crate (crates)\nrename ripe to soft", "orchard")
LATER = variant("change soft from 3 to 4\nremove swim", "later").replace("of picnic", "of picnic with orchard")
OTHER = variant("change worth of apple from 1 to 5\nadd to rest\n  gain 1 apple", "other")


@pytest.mark.parametrize("order", list(permutations((ORCHARD, LATER, OTHER))))
def test_everybody_may_speak_of_it_by_the_name_they_know(order: tuple[str, ...]) -> None:
    done = applied(*order)
    assert done.codes == []
    assert {"apple", "basket", "baskets", "ripe"}.isdisjoint(done.says.split())
    assert "soft 4" in done.says
    assert "pear 5 " in done.says
    assert "roll 1 crate gain what your crates give" in done.says


def test_those_on_top_know_the_new_name_alone() -> None:
    late = variant("change ripe from 3 to 4", "late").replace("of picnic", "of picnic with orchard")
    assert applied(ORCHARD, late).codes == ["RK0407"]


@pytest.mark.parametrize(
    ("patch", "code", "pointed"),
    [
        ("rename ripe to soft (softs)", "RK0422", "soft (softs)"),
        ("rename basket to crate", "RK0422", "crate"),
        ("rename apple to plum", "RK0409", "plum"),
        ("rename aple to pear", "RK0407", "aple"),
        ("rename apple to pear\nrename apple to fig", "RK0420", "rename apple to fig"),
    ],
)
def test_mistakes(patch: str, code: str, pointed: str) -> None:
    done = applied(variant(patch, "one"))
    assert code in done.codes
    assert done.pointed(done.codes.index(code))[0] == ("0", pointed)


def test_two_that_rename_the_same() -> None:
    one, other = variant("rename apple to pear", "one"), variant("rename apple to fig", "other")
    assert applied(one, other).codes == ["RK0408"]
    same = variant("rename apple to pear", "other")
    assert applied(one, same).codes == []
    gone = variant("remove worth of apple\nremove apple", "other")
    assert applied(one, gone).codes != []


def test_it_plays_as_before(tmp_path: Path) -> None:
    game = load_game("roll_through_the_ages", ())
    source = next(iter(game.sources.values()))
    storm = Source(str(tmp_path / "storm.rules"), STORM)
    called = check_source(source, [storm])
    assert game.game is not None
    assert called.game is not None, [one.message for one in called.diagnostics]
    assert called.game.renamed == (("skull", "storm"), ("skulls", "storms"), ("drought", "dry_year"))
    for players in (1, 3):
        before, after = (compiled(one, players).program for one in (game.game, called.game))
        assert before.slots == after.slots
        assert before.routines == after.routines
    assert still_true(called).untrue == ()


STORM = """variant storm of roll_through_the_ages
  title  "Storms"

  rename skull to storm (storms)
  rename drought to dry_year
"""


def test_the_sheet_tells_the_names_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "storm.rules"
    file.write_text(STORM, "utf-8")
    checked = still_true(load_game("roll_through_the_ages", (str(file),)))
    assert checked.game is not None
    assert checked.game.renamed
    said = repr(compose_document(checked, "changes").blocks)
    # The placeholder of an authored text, which stands for the new name, and what the rules call an example.
    said = said.replace("'skull': ", "").replace("led_skull", "")
    assert "skull" not in said
