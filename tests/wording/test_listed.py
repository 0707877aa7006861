"""What a locale may not do: tell by a list of names what holds of sentences; that stands with their shapes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment, nodes

from rulekit import resources
from rulekit.document.sentences import SENTENCES

MOST = 4
"""So many sentences may be told from others by name in one question, for an idiom of the language."""
LOCALES = sorted(one.parent for one in resources.locales().glob("*/locale.toml") if not one.parent.name.startswith("_"))


def asked(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The names of sentences in each question and each list of a language's macros."""
    for path in sorted((folder / "sentences").glob("*.j2")):
        tree = Environment(autoescape=True).parse(path.read_text("utf-8"))
        for call in tree.find_all(nodes.Call):
            if isinstance(call.node, nodes.Name) and call.node.name == "is_sentence":
                yield path.name, [one.value for one in call.args if isinstance(one, nodes.Const)]
        found: list[nodes.List | nodes.Tuple] = [*tree.find_all(nodes.List), *tree.find_all(nodes.Tuple)]
        for several in found:
            yield path.name, [one.value for one in several.items if isinstance(one, nodes.Const)]


def lists(data: object) -> Iterator[list[object]]:
    """The lists in a table of data."""
    if isinstance(data, dict):
        for one in data.values():
            yield from lists(one)
    elif isinstance(data, list):
        yield data
        for one in data:
            yield from lists(one)


@pytest.mark.parametrize("folder", LOCALES, ids=lambda one: one.name)
def test_no_macro_lists_sentences(folder: Path) -> None:
    found = [(name, names) for name, names in asked(folder) if sum(one in SENTENCES for one in names) > MOST]
    assert found == []


@pytest.mark.parametrize("folder", LOCALES, ids=lambda one: one.name)
def test_no_data_lists_sentences(folder: Path) -> None:
    for path in sorted(folder.glob("*.toml")):
        found = [one for one in lists(tomllib.loads(path.read_text("utf-8"))) if len(one) > 1]
        assert [one for one in found if all(isinstance(name, str) and name in SENTENCES for name in one)] == []
