"""Something of another kind in place of a text in a table of forms is refused when read, never met while speaking."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rulekit import resources
from rulekit.wording.forms import read_paradigm

TAGS = resources.locale_tags()
TRIES = 60
FREE = ("when", "is")
"""What a feature is compared with may be of any kind."""


def texts(data: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the texts of a table stand."""
    if isinstance(data, str):
        yield path
    elif isinstance(data, dict):
        for key, one in data.items():
            if key not in FREE:
                yield from texts(one, (*path, key))
    elif isinstance(data, list):
        for at, one in enumerate(data):
            yield from texts(one, (*path, at))


@pytest.mark.parametrize("tag", TAGS)
def test_a_text_of_another_kind_is_refused(tag: str) -> None:
    data = tomllib.loads((resources.locales() / tag / "forms.toml").read_text("utf-8"))
    base, classes = data.pop("base"), data.pop("classes", {})
    places = [(kind, path) for kind, table in data.items() if isinstance(table, dict) for path in texts(table)]
    draw = Random(tag)  # noqa: S311  # places to try, not secrets
    for kind, path in draw.sample(places, min(TRIES, len(places))):
        table = copy.deepcopy(data[kind])
        parent: Any = table
        for key in path[:-1]:
            parent = parent[key]
        parent[path[-1]] = draw.choice((3, True, {"a": "b"}, ["a"]))
        try:
            read_paradigm(table, base, classes)
        except (TypeError, ValueError, AttributeError, KeyError, re.error):
            continue
        pytest.fail(f"{kind}.{path} became {parent[path[-1]]!r}")
