"""A feature of a word may have any text in a file; one that the language does not know is told, never raised."""

from __future__ import annotations

from pathlib import Path

from rulekit.driver.pipeline import load_game
from rulekit.driver.vocabulary import lacking
from tests.words.by_machine import write_all

ROOT = Path(__file__).parents[2]


def test_a_gender_that_there_is_not_is_told(tmp_path: Path) -> None:
    path = tmp_path / "links.rules"
    path.write_bytes((ROOT / "tests" / "links" / "links.rules").read_bytes())
    checked = load_game(str(path))
    write_all(checked, "fr")
    words = tmp_path / "links.fr.toml"
    text = words.read_text("utf-8")
    assert 'gender = "m"' in text
    words.write_text(text.replace('gender = "m"', 'gender = "disc"'), "utf-8")
    found = lacking(checked, "fr").diagnostics
    assert any("gender disc" in one.message for one in found)
    assert all(one.code.startswith("RK05") for one in found)
