"""Fills the blanks of a file of words as a machine would: a text for each form, a value for each feature."""

from __future__ import annotations

import re
from pathlib import Path

from rulekit.driver.filling import fill
from rulekit.driver.pipeline import Checked

__all__ = ["ROUNDS", "by_machine", "write_all"]

FEATURES = {"gender": "m", "measure": "個", "harmony": "back"}
"""Values of the features that languages ask for; all other blanks are forms."""

ROUNDS = 3
"""So often at most a file is completed: words, what follows from them, what is left."""

_BLANK = re.compile(r'(?P<key>"[^"]+"|[\w-]+) = ""')


def by_machine(text: str) -> str:
    """The text of a file of words with something in all its blanks."""
    made = 0

    def written(blank: re.Match[str]) -> str:
        nonlocal made
        made += 1
        return f'{blank["key"]} = "{FEATURES.get(blank["key"], f"word{made}")}"'

    return _BLANK.sub(written, text)


def write_all(checked: Checked, tag: str) -> list[Path]:
    """Write the files of words of a game and fill them, until nothing is lacking; which files there are."""
    paths: dict[Path, None] = {}
    for _ in range(ROUNDS):
        found = fill(checked, tag)
        if not found:
            return list(paths)
        for one in found:
            one.path.parent.mkdir(parents=True, exist_ok=True)
            one.path.write_text(by_machine(one.text), "utf-8")
            paths[one.path] = None
    raise AssertionError([one.text for one in fill(checked, tag)])
