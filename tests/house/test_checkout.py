"""The checkout has the shape that was agreed, and nothing in it belongs to one machine."""

from __future__ import annotations

import re

from tests.house.tree import kept, text, texts

TOP = {
    ".ci", ".github", ".gitignore", "CITATION.cff", "LICENSE", "Makefile", "README.md", "docs", "games", "grammars",
    "locales", "pyproject.toml", "rulekit", "tests",
}  # fmt: skip
# Written in two parts, or this file would find itself.
MACHINE = re.compile(r"(?<![\w.<])/(?:work|root|home|Users|opt|mnt)" + r"/[\w.]|\b[A-Z]:\\[\w]")


def test_top_level_is_as_agreed() -> None:
    assert {path.parts[0] for path in kept()} == TOP


def test_no_path_of_one_machine() -> None:
    found = [f"{path}: {hit[0]}" for path in texts() if (hit := MACHINE.search(text(path)))]
    assert found == []


def test_no_package_index_is_named() -> None:
    """A clone uses whatever index its machine is set up for."""
    index = re.compile(r"--(?:extra-)?index" + r"-url|--find" + r"-links|https?://[\w.]*pyp" + "i")
    assert [str(path) for path in texts() if index.search(text(path))] == []


def test_data_files_are_utf_8_without_tabs_or_trailing_blanks() -> None:
    blank = re.compile(r"[ \t]+$|\t", re.MULTILINE)
    shelves = ("games", "grammars", "locales")
    assert [str(path) for path in texts(*shelves) if path.suffix != ".po" and blank.search(text(path))] == []
