"""Makes a language of a skeleton as a machine would: blanks filled, a macro for each sentence that says its parts."""

from __future__ import annotations

import re
from pathlib import Path

from tests.words.by_machine import by_machine

__all__ = ["spoken"]

_REMARK = re.compile(r"^\{# (?P<name>\w+)(?: \((?P<parts>.*)\))? #\}$", re.MULTILINE)
_BLANK = re.compile(r'^(?P<label>\w+) = ""', re.MULTILINE)


def spoken(folder: Path) -> None:
    """Write what a skeleton leaves to be written."""
    for path in sorted((folder / "sentences").glob("*.j2")):
        text = path.read_text("utf-8")
        path.write_text(text + "\n".join(_macro(one) for one in _REMARK.finditer(text)), "utf-8")
    for name in ("words.toml", "locale.toml"):
        path = folder / name
        named = _BLANK.sub(lambda one: f'{one["label"]} = "{one["label"]}"', path.read_text("utf-8"))
        path.write_text(by_machine(named), "utf-8")


def _macro(remark: re.Match[str]) -> str:
    """The name of a sentence, and its parts behind it."""
    parts = re.findall(r"x\.(\w+):", remark["parts"] or "")
    said = " ".join(f"{{{{ say(x.{one}) if x.{one} is not boolean }}}}" for one in parts)
    return f"{{% macro {remark['name']}(x, f) %}}{remark['name']} {said}{{% endmacro %}}"
