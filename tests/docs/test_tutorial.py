"""The tutorial's files are written and its commands are run, in order, in a folder of their own."""

from __future__ import annotations

import re
import shlex
from contextlib import chdir
from pathlib import Path

import pytest

from rulekit.cli import main

DOCS = Path(__file__).resolve().parents[2] / "docs"
FENCE = re.compile(r"^```(?P<info>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
TITLED = re.compile(r'(?P<what>title|append)="(?P<path>[^"]+)"')


def run(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command of the page; what it printed. What a process does besides, tests/cli/test_streams sees."""
    words = shlex.split(command)
    assert words[0] == "rulekit"
    status = main(words[1:])
    printed = capsys.readouterr()
    assert status == 0, f"{command}\n{printed.out}\n{printed.err}"
    return printed.out


def follow(page: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> int:
    """Do what a page says; how many commands it had."""
    commands = 0
    for block in FENCE.finditer(page.read_text("utf-8")):
        titled = TITLED.search(block["info"])
        if titled is not None:
            path = folder / titled["path"]
            path.parent.mkdir(parents=True, exist_ok=True)
            old = path.read_text("utf-8") + "\n" if titled["what"] == "append" else ""
            path.write_text(old + block["text"], "utf-8")
        elif block["info"] == "console":
            printed = ""
            for line in block["text"].splitlines():
                if line.startswith("$ "):
                    with chdir(folder):
                        printed = run(line[2:], capsys)
                    commands += 1
                else:
                    assert line in printed
    return commands


def test_the_tutorial_does_what_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Pig is written, tested and printed, and then changed by a house rule."""
    assert follow(DOCS / "tutorial" / "pig.md", tmp_path, capsys) >= 4
    assert follow(DOCS / "tutorial" / "variant.md", tmp_path, capsys) >= 4
    for name in ("my_pig-en.pdf", "my_pig-hu.pdf", "short_pig.pdf", "my_pig-with-short_pig.pdf"):
        assert (tmp_path / name).read_bytes().startswith(b"%PDF-")


def test_a_rulebook_becomes_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Three men's morris goes from its printed rules to print in two languages."""
    assert follow(DOCS / "tutorial" / "rulebook.md", tmp_path, capsys) >= 8
    for tag in ("en", "hu"):
        assert (tmp_path / f"my_morris-{tag}.pdf").read_bytes().startswith(b"%PDF-")


PYTHON = [
    (page, block["text"])
    for page in sorted(DOCS.rglob("*.md"))
    for block in FENCE.finditer(page.read_text("utf-8"))
    if block["info"] == "python"
]


@pytest.mark.parametrize(("page", "text"), PYTHON, ids=[f"{page.stem}-{at}" for at, (page, _) in enumerate(PYTHON)])
def test_python_of_the_pages_runs(page: Path, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every block of Python runs as it stands."""
    monkeypatch.chdir(tmp_path)
    exec(compile(text, str(page), "exec"), {})  # noqa: S102  # our own pages
