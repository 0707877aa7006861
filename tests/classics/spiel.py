"""The games of OpenSpiel, an independent library of games, where it is installed (``pip install rulekit[proof]``)."""

from __future__ import annotations

from typing import Any

import pytest

__all__ = ["theirs"]


def theirs(name: str) -> Any:  # noqa: ANN401  # the library ships no types
    """A game by the name that OpenSpiel gives it; without OpenSpiel the test that asks is skipped, and says so."""
    library = pytest.importorskip(
        "pyspiel",
        reason="OpenSpiel is not here (the extra `proof` brings it, where it has a wheel): nothing to compare with",
    )
    return library.load_game(name)
