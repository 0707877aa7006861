"""The samples that the tests of this folder write, and the pictures they use."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))  # the samples are modules, found from the root of the checkout


@pytest.fixture(scope="session")
def icons() -> dict[str, str]:
    """The SVG text of each picture of the game that has pictures."""
    folder = ROOT / "games" / "roll_through_the_ages" / "pictures"
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.svg"))}
