"""A kind of statement is its file, its grammar, its line in the registry, its sentence and its words, and a fragment.

``barter`` is added to a copy of the tree with these and nothing else; whatever is left out is named.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.statements.registry import lacking

ROOT = Path(__file__).resolve().parents[2]
PIECES = Path(__file__).parent / "barter"
FRAGMENT = "\n```rules\nbarter your food with your food\n```\n"
WORDS = {
    "en": '{{ verb("exchange", f) }} {{ say(x.one) }} and {{ say(x.other) }}',
    "hu": '{{ verb("exchange", f(definite=False, negated=False)) }}',
    "fr": '{{ v("exchange", f) }}',
    "zh_Hant": '{{ modal(f) }}{{ verb_form("exchange", "word") }}',
}


def test_no_kind_lacks_anything() -> None:
    assert lacking() == []


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree in which there is ``barter``."""
    home = tmp_path_factory.mktemp("barter")
    for folder in ("rulekit", "grammars", "locales", "docs/reference", "docs/errors", "tests/docs"):
        # What Python has compiled goes along, for files that are not edited; not what it is just writing.
        shutil.copytree(ROOT / folder, home / folder, ignore=shutil.ignore_patterns("*.pyc.*"))
    (home / "tests" / "statements").mkdir()
    shutil.copy(ROOT / "tests" / "statements" / "registry.py", home / "tests" / "statements")
    shutil.copy(PIECES / "barter.py", home / "rulekit" / "statements")
    shutil.copy(PIECES / "barter.lark", home / "grammars" / "statements")
    _edit(home / REGISTRY, "    subject,\n", "    subject,\n    barter,\n")
    _edit(home / REGISTRY, "    subject.KIND,\n", "    subject.KIND,\n    barter.KIND,\n")
    _edit(home / SHAPES, "STATEMENTS: Mapping[str, Shape] = table(\n", f"{SHAPE_TABLE}    {SHAPE}\n")
    for tag, words in WORDS.items():
        macro = f"{{% macro barter(x, f) %}}{words}{{{{ say(x.one) }}}}{{{{ say(x.other) }}}}{{% endmacro %}}\n"
        (home / "locales" / tag / "sentences" / "barter.j2").write_text(macro, "utf-8")
    page = home / "docs" / "reference" / "statements.md"
    page.write_text(page.read_text("utf-8") + FRAGMENT, "utf-8")
    return home


REGISTRY = Path("rulekit/statements/__init__.py")
SHAPES = Path("rulekit/document/sentences/statements.py")
SHAPE_TABLE = "STATEMENTS: Mapping[str, Shape] = table(\n"
SHAPE = 'clause("barter", one=THING, other=THING),'


def _edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text, path
    path.write_text(text.replace(old, new, 1), "utf-8")


def lacks(home: Path) -> str:
    """What the copy says that is lacking."""
    environment = {**os.environ, "PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "tests.statements.registry"]
    run = subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True, check=False)
    assert (run.returncode == 0) == (not run.stdout.strip() and not run.stderr), run.stderr
    return run.stdout + run.stderr


def test_a_kind_is_added_by_its_pieces_alone(copy: Path) -> None:
    assert lacks(copy) == ""
    game = copy / "market.rules"
    game.write_text(MARKET, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    for command in (["check"], ["test"]):
        ran = [sys.executable, "-m", "rulekit", *command, str(game)]
        done = subprocess.run(ran, cwd=copy, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


MARKET = """game market
  title    "Market"
  players  2 to 2
  wins     most food

each player has
  food          0 to 9, starts at 2, more is lost
  coin (coins)  0 to 9, starts at 5, more is lost

step play
  each player in turn: do turn

step turn
  barter your food with your coins

example bartered "Bartered"
  given  players Ann, Bob
  when   Ann does turn
  then   Ann has 5 food
  then   Ann has 2 coins
"""


@pytest.mark.parametrize(
    ("piece", "old", "new", "said"),
    [
        (REGISTRY, "    barter.KIND,\n", "", "barter: not in the registry"),
        (Path("grammars/statements/barter.lark"), "%extend", "// %extend", "barter: no grammar"),
        (
            Path("rulekit/statements/barter.py"),
            'KIND = Kind("barter"',
            'KIND = Kind("bartor"',
            "barter: no kind is checked",
        ),
        (Path("rulekit/statements/barter.py"), ", say, leaf, does)", ", say, leaf)", "does"),
        (SHAPES, SHAPE, "", "barter: no shape"),
        (Path("locales/hu/sentences/barter.j2"), "macro barter(", "macro bartor(", "barter"),
        (Path("locales/zh_Hant/sentences/barter.j2"), "{{ say(x.other) }}", "", "other"),
        (Path("docs/reference/statements.md"), FRAGMENT, "", "barter: not in the reference"),
    ],
    ids=["registry", "grammar", "kind", "does", "shape", "macro", "part", "reference"],
)
def test_what_is_left_out_is_named(copy: Path, piece: Path, old: str, new: str, said: str) -> None:
    whole = (copy / piece).read_text("utf-8")
    _edit(copy / piece, old, new)
    try:
        assert said in lacks(copy)
    finally:
        (copy / piece).write_text(whole, "utf-8")
