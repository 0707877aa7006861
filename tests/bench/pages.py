"""What is wrong with the pages of the games that come along, in every language: nothing, or a line for each fault.

    python tests/bench/pages.py [GAME ...]

Every document of every game takes minutes; `tests/formats/test_layout.py` measures some.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import rulekit
from rulekit.cli import main
from tests.formats.layout import faults


def measure(games: tuple[str, ...]) -> None:
    """Print what is wrong, document by document."""
    with tempfile.TemporaryDirectory() as folder:
        main(["build", *games, "--out", folder, "--format", "pdf", "--quiet"])
        for path in sorted(Path(folder).rglob("*.pdf")):
            for one in faults(path.read_bytes()):
                print(f"{path.relative_to(folder)}: page {one.page}: {one.what}")


if __name__ == "__main__":
    measure(tuple(sys.argv[1:]) or rulekit.games())
