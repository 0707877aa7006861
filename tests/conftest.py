"""What all tests share: the same random examples on every machine, so that a red test is red everywhere.

``RULEKIT_FUZZ=1 pytest`` draws new ones instead. Python looks for rings of unused values more rarely, too: what the
tests keep is many frozen values without any, and looking through them took a fifth of all tests' time.
The files that take longest come first, so that no process waits for the last of them.
"""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.sharing import examples

settings.register_profile("same", examples(100), derandomize=True, deadline=None)
settings.register_profile("fuzz", deadline=None)
settings.load_profile("fuzz" if os.environ.get("RULEKIT_FUZZ") else "same")

gc.set_threshold(50_000, 20, 50)

LONGEST = (
    *("locales/test_whole_books.py", "meaning/test_random_games.py", "wording/test_authored.py"),
    *("playing/test_records.py", "book/test_changes.py", "games/test_native.py", "meaning/test_phrases.py"),
    *("playing/test_views.py", "check/test_any_game.py", "machine/test_agreement.py"),
)
"""The files of tests that take more than 30 s of the processor, as last measured."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first; all else stays in the order of the files."""
    home = Path(__file__).parent
    ranks = {home / name: rank for rank, name in enumerate(LONGEST)}
    items.sort(key=lambda one: ranks.get(one.path, len(ranks)))
