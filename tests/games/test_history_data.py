"""The tables and links of History are the facts they were made from, each with the source it is marked with."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulekit import load
from rulekit.model.component import Table
from rulekit.model.game import Game

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "history.json").read_text("utf-8"))
"""The facts; what has no source in ``from`` is a reconstruction."""

TABLES = {"regions": "region", "provinces": "province", "waters": "water", "empires": "empire", "events": "event"}
OURS = "reconstructed"


@cache
def game() -> Game:
    return load("history_of_the_world", players=4).rules


def shown(table: Table, name: str, row: int) -> object:
    """What stands in a cell, things by their names."""
    column = table.column(name)
    assert column is not None
    value = column.values[row]
    if not column.table:
        return value
    items = game().table(column.table).items
    return [items[one].name for one in value] if isinstance(value, tuple) else _named(items, value)


def _named(items: Any, value: Any) -> str | None:  # noqa: ANN401  # items as the model has them
    return None if value is None else items[value].name


def wanted(fact: object, found: object) -> object:
    """A fact in the form of the cell: an epoch by its name, one thing of a list column as a list, no armies as none."""
    if found is None and fact == 0:
        return None
    if isinstance(found, str) and isinstance(fact, int):
        return ("epoch_I", "epoch_II", "epoch_III", "epoch_IV", "epoch_V")[fact - 1]
    if isinstance(fact, list) and not isinstance(found, (list, tuple)):
        return fact[0] if fact else None
    return tuple(fact) if isinstance(found, tuple) and isinstance(fact, list) else fact


@pytest.mark.parametrize("name", TABLES)
def test_tables_hold_the_facts_and_say_where_they_come_from(name: str) -> None:
    table = game().table(TABLES[name])
    facts = {one["name"]: one for one in FACTS[name]}
    assert sorted(one.name for one in table.items) == sorted(facts)
    for item in table.items:
        fact = facts[item.name]
        source = fact.get("from", {})
        assert (item.mark or table.mark) == source.get("name", OURS), item.name
        for name_, stated in fact.items():
            column = table.column(name_)
            if column is not None:
                found = shown(table, name_, item.index)
                assert found == wanted(stated, found), (item.name, name_)
                assert (column.marks[item.index] or table.mark) == source.get(name_, OURS), (item.name, name_)
        assert fact.keys() - {"name", "from", "coast"} <= {one.name for one in table.columns}


def test_empires_stand_in_the_order_in_which_they_are_called() -> None:
    assert [one.name for one in game().table("empire").items] == [one["name"] for one in FACTS["empires"]]
    assert [(one["era"], one["order"]) for one in FACTS["empires"]] == [(at // 8 + 1, at % 8 + 1) for at in range(40)]


def edges(name: str) -> dict[frozenset[str], str]:
    """The pairs that a kind of links joins, with the source of each."""
    found = next(one for one in game().links if one.name == name)
    ends = [frozenset(game().table(end).items[at].name for end, at in edge) for edge in found.edges]
    assert len(set(ends)) == len(ends), "each pair stands once"
    return {pair: mark or found.mark for pair, mark in zip(ends, found.marks, strict=True)}


def test_links_are_the_facts() -> None:
    coast = {frozenset((one["name"], at)): mark for one in FACTS["waters"] for at, mark in one["coast"].items()}
    assert edges("coast") == coast
    assert edges("land") == {frozenset(pair): "constrained" for pair in FACTS["land"]}
    assert edges("causeway") == {frozenset(pair): OURS for pair in FACTS["causeway"]}
    assert edges("strait") == {frozenset(pair): mark for *pair, mark in FACTS["strait"]}


def test_ways_are_put_together_from_the_links() -> None:
    assert edges("border").keys() == edges("land").keys() | edges("causeway").keys()
    assert edges("voyage").keys() == edges("coast").keys() | edges("strait").keys()


def test_supplies_are_those_of_the_box() -> None:
    parameters = {one.name: one.value for one in game().parameters}
    assert (parameters["armies_in_all"], parameters["towns_in_all"]) == (25, 24)
    supplies = {one.name: one.start for one in game().fields if one.name.endswith("_supply")}
    assert supplies == {"monument_supply": 20, "fort_supply": 14}
