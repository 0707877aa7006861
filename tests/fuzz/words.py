"""Family ``words``: files of words beside a game, and those of a language of its own, spoiled."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rulekit.diagnostics import RuleError
from rulekit.driver.pipeline import load_game
from rulekit.resources import locale_tags, locales
from tests.fuzz import corpus, going
from tests.fuzz.case import Files, Stages
from tests.fuzz.mutate import changed
from tests.words.by_machine import write_all

__all__ = ["make", "run"]

GAMES = ("tests/bench/pig.rules", "tests/maps/isles.rules", "tests/cards/cards.rules", "tests/links/links.rules")
VALUES = (
    "3", "true", "[]", '["a"]', "{}", '{ a = { b = "c" } }', "1979-05-27", "inf", '""', '"\\u001b[31mred"', '"{n}"',
    '"{{ x }}"', '"{% if %}"', '"<b>"', '"\\u202e"', "'''a\nb'''", '{ like = "things.nothing" }', '"\\u0000"', '"שלום"',
    "[" * 300 + "]" * 300, "{ singular = 3 }", '{ singular = "a", plural = "" }', '"*_`|#"', '"x\\ny"', '"🎲"',
)  # fmt: skip


@cache
def _whole(rules: str, tag: str) -> bytes:
    """A file with all words that a game needs in a language, made by machine."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "any.rules"
        path.write_bytes((corpus.ROOT / rules).read_bytes())
        return b"".join(one.read_bytes() for one in write_all(load_game(str(path)), tag))


def make(draw: Random) -> Files:
    """A game, the file of its words and sometimes a file of a language."""
    rules, tag = draw.choice(GAMES), draw.choice(locale_tags())
    files = {"any.rules": (corpus.ROOT / rules).read_bytes(), "tag": tag.encode()}
    text = _valued(_whole(rules, tag).decode(), draw)
    files[f"any.{tag}.toml"] = changed(text, draw, corpus.words(), draw.choice((0, 1, 2))).encode("utf-8", "replace")
    if draw.random() < 0.2:
        name = draw.choice(sorted(one.name for one in (locales() / tag).glob("*.toml")))
        old = (locales() / tag / name).read_text("utf-8")
        files[f"own/{name}"] = changed(_valued(old, draw), draw, ("true", "x"), 1).encode("utf-8", "replace")
    return files


def _valued(text: str, draw: Random) -> str:
    """A text with some values made others."""
    lines = text.split("\n")
    named = [at for at, line in enumerate(lines) if "=" in line]
    for _ in range(draw.choice((0, 1, 1, 3)) if named else 0):
        at = draw.choice(named)
        lines[at] = f"{lines[at].split('=')[0].rstrip()} = {draw.choice(VALUES)}"
    return "\n".join(lines)


def run(folder: Path, draw: Random, stages: Stages) -> None:
    """Ask for what is missing, and print the game."""
    tag = (folder / "tag").read_text("utf-8")
    if (folder / "own").is_dir():
        tag = _language(folder, tag)
    checked = going.checked_file(folder / "any.rules", (), stages)
    try:
        going.worded(checked, tag, stages)
        data = going.printed(checked, tag, draw, stages, draw.choice(("md", "md", "html")))
    except RuleError as problem:
        going.told(problem.diagnostics, problem.sources)
        return
    if data is not None:
        found = going.controls.search(data.decode())
        assert found is None, repr(found)


def _language(folder: Path, tag: str) -> str:
    """A language of the folder's own: that of the package but for one file; its folder."""
    own = folder / "locales" / tag
    for one in sorted((locales() / tag).rglob("*")):
        if one.is_file() and "games" not in one.parts:
            path = own / one.relative_to(locales() / tag)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(one.read_bytes())
    for one in (folder / "own").iterdir():
        (own / one.name).write_bytes(one.read_bytes())
    return str(own)
