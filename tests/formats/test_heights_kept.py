"""What was measured is known to the next run, and changes no page."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from attrs import evolve

from rulekit import cache
from rulekit.document.blocks import Document
from rulekit.formats import pdf
from tests.formats.compose import say
from tests.formats.hungarian import RULEBOOK
from tests.formats.languages import HUNGARIAN

CHANGED = evolve(RULEBOOK, blocks=(*RULEBOOK.blocks, *say("Egy új mondat.")))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    return tmp_path


def written(home: Path, document: Document = RULEBOOK) -> bytes:
    """A document that is set anew, with what is known."""
    shutil.rmtree(home / "pdf", ignore_errors=True)
    return pdf.write(document, HUNGARIAN, {})


def test_what_is_known_changes_no_page(home: Path) -> None:
    alone = written(home, CHANGED)
    shutil.rmtree(home / "heights")
    first = written(home)
    assert written(home) == first
    assert written(home, CHANGED) == alone


def test_what_is_known_is_not_measured(home: Path) -> None:
    first = written(home)
    (path,) = (home / "heights").iterdir()
    heights = json.loads(cache.read(path) or b"")
    taller = {of: {at: _twice(tall) for at, tall in some.items()} for of, some in heights.items()}
    cache.write(path, json.dumps(taller).encode())
    assert written(home) != first


def test_what_is_damaged_is_measured_anew(home: Path) -> None:
    first = written(home)
    (path,) = (home / "heights").iterdir()
    path.write_bytes(path.read_bytes()[:-9])
    assert written(home) == first
    assert cache.read(path) is not None


def test_what_looks_different_is_not_known(home: Path) -> None:
    written(home)
    pdf.write(RULEBOOK, evolve(HUNGARIAN, leading=0.8), {})
    assert len([*(home / "heights").iterdir()]) == 2


def _twice(tall: object) -> object:
    """A height that is twice as tall."""
    return str(2 * float(tall)) if isinstance(tall, str) else tall
