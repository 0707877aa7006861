"""What the README quotes stands in the rules, and is what is printed of them."""

from __future__ import annotations

import re
from pathlib import Path

from rulekit.document.blocks import Heading, Paragraph
from rulekit.driver import pipeline, printing
from rulekit.formats.lines import plain
from rulekit.playing.examples import still_true

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
GAME, STEP = "roll_through_the_ages", "discard"
TONGUES = ("en", "hu", "fr", "zh_Hant")


def printed(tag: str) -> str:
    """What the rulebook says of the step in its first paragraph."""
    checked = still_true(pipeline.load_game(GAME))
    blocks = iter(printing.worded(checked, "rulebook", tag).document.blocks)
    next(one for one in blocks if isinstance(one, Heading) and one.anchor == f"step-{STEP}")
    told = next(blocks)
    assert isinstance(told, Paragraph)
    return plain(told.line).replace("\u202f", " ").replace("\u00a0", " ")


def test_the_quotes_are_what_is_printed() -> None:
    assert re.findall("^> (.+)$", README, re.MULTILINE) == [printed(tag) for tag in TONGUES]


def test_the_rules_are_those_of_the_game() -> None:
    rules = (ROOT / "games" / GAME / f"{GAME}.rules").read_text("utf-8")
    (quoted,) = re.findall(rf"^```\n(step {STEP}\n.*?)^```$", README, re.MULTILINE | re.DOTALL)
    assert quoted in rules


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)", README)
    assert [one for one in links if not (ROOT / one).exists()] == []
