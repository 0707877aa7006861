"""What a table agrees on before play: checked, played by all runners, kept in records, printed, changed by variants."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulekit
from rulekit.diagnostics import RuleError
from rulekit.driver.pipeline import check_source
from rulekit.playing.record import Record
from rulekit.playing.simulation import simulate
from rulekit.source import Source
from tests.meaning.pairs import assert_each_has_its_own

RACE = Path(__file__).with_name("race.rules")
TEXT = RACE.read_text("utf-8")
ROUNDS = {(): 7, (("limit", 10),): 4, (("limit", 15), ("fast", True)): 2, (("first", "green"), ("limit", "15")): 3}
"""How many rounds the race takes, by what was agreed on."""


@pytest.mark.parametrize("options", ROUNDS, ids=str)
def test_what_was_agreed_on_is_played_by_both_runners(options: tuple[tuple[str, int | str], ...]) -> None:
    game = rulekit.load(str(RACE), options=dict(options))
    assert game.start().to_dict()["round"] == ROUNDS[options]
    slot = game.table.program.layout.rounds
    assert [one for plays in simulate(game.table, range(2), (slot,)) for one in plays.slot(slot)] == [
        ROUNDS[options]
    ] * 2


def test_examples_say_what_is_agreed_on() -> None:
    assert [one.message for one in rulekit.load(str(RACE)).test()] == [""]
    found = check_source(Source("race.rules", TEXT.replace("given  fast is yes", "given  limit is 12"))).diagnostics
    assert [one.code for one in found] == ["RK0801"]


def test_a_record_keeps_what_was_agreed_on() -> None:
    game = rulekit.load(str(RACE), options={"limit": 10})
    data = game.start().record().to_dict()
    assert data["options"] == {"limit": "10", "fast": "no", "first": "red"}
    assert Record.from_dict(data, game.table).replay().to_dict() == game.start().to_dict()
    with pytest.raises(ValueError, match="agreed: limit 10"):
        Record.from_dict(data, rulekit.load(str(RACE)).table)
    assert game.from_json(game.start().to_json()).to_dict() == game.start().to_dict()


@pytest.mark.parametrize(
    ("options", "code"), [({"limit": 12}, "RK0613"), ({"limits": 10}, "RK0612"), ({"fast": 1}, "RK0613")]
)
def test_what_is_not_offered_is_refused(options: dict[str, int], code: str) -> None:
    with pytest.raises(RuleError) as raised:
        rulekit.load(str(RACE), options=options)
    assert [one.code for one in raised.value.diagnostics] == [code]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("20, 10 or 15", "20, 10 or 20", "RK0202"),
        ("20, 10 or 15", "20, yes or 15", "RK0203"),
        ("red or green", "red or purple", "RK0201"),
        ("  0 or more", "  0 to limit", "RK0203"),
        ("gain 3 points", "limit becomes 10", "RK0331"),
        ("gain 3 points", "gain 3 limit", "RK0331"),
    ],
)
def test_mistakes_are_told(old: str, new: str, code: str) -> None:
    text = TEXT.split("\nexample")[0].replace(old, new) + "\n"
    assert code in [one.code for one in check_source(Source("race.rules", text)).diagnostics]


def test_what_is_offered_is_printed() -> None:
    """The rule, what else is offered, and their order: each makes another page in every language."""
    text = TEXT.split("\nexample")[0] + "\n"
    changes = [("20, 10 or 15", one) for one in ("20, 15 or 10", "10, 20 or 15", "20 or 10", "20, 10, 15 or 5")]
    changes += [("no or yes", "yes or no"), ("red or green", "green or red"), ("red or green", "red or blue")]
    assert_each_has_its_own([text, *(text.replace(old, new) for old, new in changes)])


def test_a_variant_offers_something_else(tmp_path: Path) -> None:
    variant = tmp_path / "long.rules"
    variant.write_text(
        'variant long of race\n  title  "Long"\n\n  replace option limit  40 or 60\n  remove fast\n', "utf-8"
    )
    found = rulekit.diagnose(RACE, [str(variant)])
    assert {one.code for one in found} == {"RK0404"}  # the rules still ask for what is gone
    variant.write_text('variant long of race\n  title  "Long"\n\n  replace option limit  40 or 60\n', "utf-8")
    game = rulekit.load(str(RACE), [str(variant)], options={"limit": 60})
    assert game.start().to_dict()["round"] == 20
