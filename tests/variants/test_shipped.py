"""The variants that come with the games apply, alone and with each other, and say what their pages promise."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from rulekit.diagnostics import Report
from rulekit.resources import game_folder, game_names
from rulekit.source import Source
from rulekit.syntax.node import Node
from rulekit.syntax.parser import parse
from rulekit.variants import Patched, apply
from tests.variants.applied import tree, words
from tests.variants.laid_out import text_of


def base_of(path: Path) -> str:
    """The variant that a variant changes; empty if it changes the game."""
    _, _, base = path.read_text("utf-8").split("\n", 1)[0].partition(" with ")
    return base


def excluded(path: Path) -> frozenset[str]:
    """The variants that a variant does not go with."""
    lines = [line.split() for line in path.read_text("utf-8").splitlines()]
    return frozenset(words[2] for words in lines if words[:2] == ["not", "with"])


TOGETHER = [
    (game, names)
    for game in game_names()
    for count in range(1, 3)
    for chosen in combinations(sorted((game_folder(game) or Path()).glob("variants/*.rules")), count)
    for names in [tuple(path.stem for path in chosen)]
    if all(base_of(path) in ("", *names[:at]) for at, path in enumerate(chosen))
    if not any(excluded(path).intersection(names) for path in chosen)
]


def read(path: Path, report: Report) -> Node:
    tree = parse(Source(path.name, path.read_text("utf-8")), report)
    assert tree is not None
    return tree


def shipped(game: str, *names: str) -> Patched:
    folder, report = game_folder(game), Report()
    assert folder is not None
    trees = [
        read(path, report) for path in (folder / f"{game}.rules", *(folder / f"variants/{one}.rules" for one in names))
    ]
    patched = apply(trees[0], trees[1:], report)
    assert [(one.code, one.message) for one in report] == []
    return patched


@pytest.mark.parametrize(
    ("game", "names"), TOGETHER, ids=lambda value: "+".join(value) if isinstance(value, tuple) else value
)
def test_variants_apply(game: str, names: tuple[str, ...]) -> None:
    patched = shipped(game, *names)
    assert [one.name for one in patched.variants] == list(names)
    assert all(one.title and one.why for one in patched.variants)
    brought = {one.span.path for one in patched.tree.nodes("example")}
    alone = len(names) == 1  # another may be for fewer players, or leave out the step that an example is about
    assert not alone or f"{names[0]}.rules" in brought, "each variant shows what it does"


@pytest.mark.parametrize(("game", "names"), TOGETHER)
def test_patched_game_could_be_written(game: str, names: tuple[str, ...]) -> None:
    patched = shipped(game, *names)
    assert tree(Source("again", text_of(patched.tree))) == patched.tree


def row(patched: Patched, name: str) -> str:
    return next(words(one) for one in patched.tree.walk() if one.kind == "row" and one.name.text == name)


def test_trading() -> None:
    patched = shipped("roll_through_the_ages", "trading")
    assert patched.variants[0].players == (2, 4)
    assert "suffer , trade , build" in words(patched.tree)


def test_long_winter() -> None:
    patched = shipped("roll_through_the_ages", "long_winter")
    assert "otherwise : gain 2 disasters" in words(patched.tree)
    assert row(patched, "great_wall").startswith("great_wall 10 ")
    assert row(patched, "sailing") == "sailing [ long_winter ] 25 5"
    assert "irrigation" not in words(patched.tree)
    assert "last_turn" not in [one.name.text for one in patched.tree.nodes("example")]


def test_edition_2024() -> None:
    patched = shipped("roll_through_the_ages", "edition_2024")
    table = next(one for one in patched.tree.nodes("table") if one.the("noun").name.text == "development")
    bought = {one.name.text: tuple(words(cell).split()[0] for cell in one.nodes("cell")) for one in table.nodes("row")}
    assert bought["religion"] == ("25", "7")
    assert bought["medicine"] == ("20", "4")
    assert bought["granaries"] == ("30", "6")
    assert bought["architecture"] == ("60", "8")
    assert bought["empire"] == ("70", "10")
    table = next(one for one in patched.tree.nodes("table") if one.the("noun").name.text == "monument")
    assert [words(one.nodes("cell")[2]).split()[0] for one in table.nodes("row")] == ["0", "1", "3", "4", "5", "6", "8"]
    says = words(patched.tree)
    assert "pay with food worth 6 each" in says
    assert "gain 2 points for each of your monuments" in says
    assert "rule locked_skulls for each die" in says
