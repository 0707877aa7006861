"""Modules are small, named after their job, and say why where they break a rule."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.house.tree import kept, modules, text, texts

LINES = 400
VAGUE = {"base", "common", "core", "helpers", "manager", "misc", "utils"}
# The codes of an exception, and whatever follows them.
EXCEPTION = re.compile(r"#\s*(?:noqa|type:\s*ignore|pragma|mypy|ruff):?[ \t]*(?P<rest>.*)$")
CODES = re.compile(r"^(?:no cover|no branch|ignore|basic|noqa|[\[\]A-Za-z]*\d+|\[[a-z, -]+\]|[\s,:#])*")


@pytest.mark.parametrize("path", modules("rulekit", "tests"), ids=str)
def test_module_is_no_longer_than_the_limit(path: Path) -> None:
    assert len(text(path).splitlines()) <= LINES


@pytest.mark.parametrize("path", modules("rulekit"), ids=str)
def test_module_says_its_job(path: Path) -> None:
    assert ast.get_docstring(ast.parse(text(path))), "a module begins with a sentence that says its one job"


def test_no_module_is_named_vaguely() -> None:
    assert [path for path in modules("rulekit", "tests") if VAGUE & {path.stem, *path.parts}] == []


def test_python_stands_only_where_python_belongs() -> None:
    """A game or a locale is data: no Python can hide in one."""
    assert {path.parts[0] for path in kept() if path.suffix == ".py"} <= {"rulekit", "tests", "docs"}


def reason(line: str) -> str | None:
    """What stands after the codes of an exception to a rule; None if the line makes no exception."""
    found = EXCEPTION.search(line)
    return found and CODES.sub("", found["rest"]).strip()


@pytest.mark.parametrize(
    ("line", "given"),
    [
        ("x = 1", None),
        ("x = 1  # noqa: S102", ""),
        ("x = 1  # type: ignore[arg-type]", ""),
        ("x = 1  # pragma: no cover", ""),
        ("x = 1  # noqa: S102, E501 only numbers enter the text", "only numbers enter the text"),
        ("x = 1  # type: ignore[misc]  # attrs makes it so", "attrs makes it so"),
        ("x = 1  # pragma: no cover - shown by the demo", "- shown by the demo"),
    ],
)
def test_reasons_are_told_from_codes(line: str, given: str | None) -> None:
    assert reason(line) == given


def test_every_exception_gives_its_reason() -> None:
    here = Path("tests/house/test_modules.py")
    bare = [
        f"{path}:{number}"
        for path in modules("rulekit", "tests", "docs")
        if path != here
        for number, line in enumerate(text(path).splitlines(), start=1)
        if (why := reason(line)) is not None and len(why.split()) < 2
    ]
    assert bare == [], "an exception to a rule carries its reason on the same line"


def test_only_the_command_line_prints() -> None:
    printing = [
        f"{path}:{node.lineno}"
        for path in modules("rulekit")
        if path.parts[1] != "cli"
        for node in ast.walk(ast.parse(text(path)))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]
    assert printing == []


def test_nothing_is_left_for_later() -> None:
    later = re.compile(r"\b(?:TODO|FIXME|XXX|NotImplementedError)\b")
    here = Path("tests/house/test_modules.py")
    found = [path for path in texts("rulekit", "grammars", "locales", "games", "tests") if path != here]
    assert [str(path) for path in found if later.search(text(path))] == []
