"""The files of the checkout that house rules are about."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_PICTURES = {".svg", ".png", ".pdf", ".ttf", ".otf"}


@cache
def kept() -> tuple[Path, ...]:
    """All files that are kept, or new and not ignored, relative to the top of the checkout."""
    command = ("git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run(command, check=True, capture_output=True).stdout.decode()
    return tuple(path for path in map(Path, sorted(set(listed.split("\0")) - {""})) if (ROOT / path).is_file())


def modules(*folders: str) -> list[Path]:
    """Python files below these folders of the top level."""
    return [path for path in kept() if path.suffix == ".py" and path.parts[0] in folders]


def texts(*folders: str) -> list[Path]:
    """Files that people read as text; below these folders of the top level, or everywhere."""
    return [path for path in kept() if path.suffix not in _PICTURES and (not folders or path.parts[0] in folders)]


def text(path: Path) -> str:
    """What a kept file says."""
    return (ROOT / path).read_text("utf-8")
