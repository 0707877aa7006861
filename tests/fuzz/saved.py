"""Family ``saved``: states and records of plays as JSON, spoiled: refused with a ValueError, or playable."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import rulekit
from rulekit.diagnostics import RuleError
from rulekit.playing.saved import _sum
from tests.fuzz import corpus
from tests.fuzz.case import Files, Stages

__all__ = ["make", "run"]

GAMES = ("tests/bench/pig.rules", "tests/bench/yacht.rules", "tests/cards/cards.rules", "tests/links/links.rules")
ODD: tuple[Any, ...] = (
    -1,
    0,
    1,
    2,
    7,
    255,
    2**31,
    2**63,
    2**64,
    10**40,
    -(10**40),
    0.5,
    1e308,
    "",
    "x",
    "\x1b[31m",
    "\ud800",
    None,
    True,
    False,
    [],
    {},
    [[]],
    [0],
    {"a": 1},
    "a" * 5000,
)


@cache
def _game(name: str) -> rulekit.Game:
    return rulekit.load(str(corpus.ROOT / name))


def make(draw: Random) -> Files:
    """A saved state, a saved view filled in, or a record, with some of its values made others."""
    name = draw.choice(GAMES)
    game = _game(name)
    state = game.start(draw.randrange(100), chance=draw.choice(("seeded", "explicit")))
    for _ in range(draw.randrange(40)):
        if not state.is_over:
            state = state.apply(draw.choice(state.options))
    if draw.random() < 0.5 and not state.is_over and state.player is not None and not state.is_chance:
        state = state.view(state.player).sample(draw.randrange(100))
    kind = draw.choice(("state", "record"))
    try:
        text = state.to_json() if kind == "state" else state.record().to_json()
    except ValueError:
        kind, text = "state", state.to_json()
    data = json.loads(text)
    for _ in range(draw.choice((0, 1, 1, 2, 5))):
        data = _changed(data, draw)
    if isinstance(data, dict) and "machine" in data and isinstance(data.get("names"), list) and draw.random() < 0.9:
        data["sum"] = _sum([data["names"], data["machine"]])
    said = json.dumps(data)
    if draw.random() < 0.1:
        at = draw.randrange(len(said))
        said = (
            said[:at] + draw.choice(("[" * 100_000, "NaN", "Infinity", "}", '"', "\x00", "1" * 6000)) + said[at + 1 :]
        )
    return {"game": name.encode(), "kind": kind.encode(), "saved.json": said.encode()}


def _changed(data: Any, draw: Random) -> Any:  # noqa: ANN401  # whatever JSON holds
    """The same with one value in it made another, doubled or gone."""
    if draw.random() < 0.15 or not isinstance(data, (dict, list)) or not data:
        near = (data + draw.choice((-1, 1, 256)),) if isinstance(data, int) else ()
        return draw.choice((*near, *ODD))
    key: Any = draw.choice(list(data)) if isinstance(data, dict) else draw.randrange(len(data))
    made = dict(data) if isinstance(data, dict) else list(data)
    match draw.randrange(8):
        case 0:
            del made[key]
        case 1 if isinstance(made, list):
            made.insert(key, made[key])
        case 2 if isinstance(made, list):
            made.extend(made * draw.choice((1, 20)))
        case _:
            made[key] = _changed(made[key], draw)
    return made


def run(folder: Path, draw: Random, stages: Stages) -> None:
    """Load it and play on."""
    game = _game((folder / "game").read_text("utf-8"))
    text = (folder / "saved.json").read_text("utf-8")
    with stages.stage("load"):
        try:
            if (folder / "kind").read_text("utf-8") == "state":
                state = game.from_json(text)
            else:
                record = rulekit.Record.from_json(text, game.table)
                state = record.replay()
                record.to_json()
        except (ValueError, RuleError):
            return
    with stages.stage("play"):
        for _ in range(30):
            _ = state.to_dict(), state.options, state.scores, repr(state)
            if state.is_over:
                break
            state = state.apply(draw.choice(state.options))
    with stages.stage("save"):
        game.from_json(state.to_json())
