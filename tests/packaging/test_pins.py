"""Every package that is asked for has one exact version in the pins."""

from __future__ import annotations

import re
import tomllib

from tests.house.tree import ROOT

PINS = [line for line in (ROOT / ".ci" / "pins.txt").read_text("utf-8").splitlines() if not line.startswith("#")]


def test_pins_are_exact() -> None:
    exact = re.compile(r"[\w.-]+==[\w.]+(?: ; .+)?")
    assert [line for line in PINS if not exact.fullmatch(line)] == []


def test_everything_that_is_asked_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = [line for extra in project["optional-dependencies"].values() for line in extra]
    asked = {re.split(r"[<>=]", line)[0].replace("_", "-") for line in (*project["dependencies"], *extras)}
    assert asked <= {line.split("==")[0] for line in PINS}
