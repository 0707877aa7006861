"""A small game in a folder of its own, with its English words, and its rulebook."""

from __future__ import annotations

from pathlib import Path

import rulekit

__all__ = ["book", "written"]


def written(folder: Path, rules: str, words: str) -> Path:
    """A game called ``mill`` with its words; its file."""
    path = folder / "mill.rules"
    path.write_text(rules, "utf-8")
    (folder / "mill.en.toml").write_text(words, "utf-8")
    return path


def book(path: Path, *variants: Path) -> str:
    """The rulebook of a game in English."""
    game = rulekit.load(str(path), variants=[str(one) for one in variants])
    rulekit.write_book(game, str(path.parent / "book.md"), locale="en", kind="rulebook")
    return (path.parent / "book.md").read_text("utf-8")
