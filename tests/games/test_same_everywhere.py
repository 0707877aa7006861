"""The same seed gives the same game: in another process, under another hash seed, in another Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path

import pytest

from tests.games.digest import digest

PLAYS = 50
ROOT = Path(__file__).parents[2]
OTHERS = sorted({"3.11", "3.12", "3.13"} - {f"{sys.version_info.major}.{sys.version_info.minor}"})
"""The Pythons that this one is compared with; itself under other hash seeds."""
KINDS = [(1, ()), (2, ()), (4, ("trading", "long_winter", "edition_2024"))]


@cache
def here() -> list[str]:
    return [digest(players, variants, PLAYS) for players, variants in KINDS]


def elsewhere(python: str, hash_seed: str) -> list[str]:
    """The same plays by another process, with the same libraries."""
    paths = os.pathsep.join([str(ROOT), sysconfig.get_paths()["purelib"]])
    tables = ["+".join((str(players), *variants)) for players, variants in KINDS]
    command = [python, "-m", "tests.games.digest", str(PLAYS), *tables]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def other_python(version: str) -> str | None:
    """Where another Python is: on the path, or where pyenv keeps it."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    kept = sorted(str(one) for one in pyenv.glob(f"versions/{version}.*/bin/python"))
    found = shutil.which(f"python{version}")
    return kept[-1] if kept else found


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_the_same_under_every_hash_seed(hash_seed: str) -> None:
    assert elsewhere(sys.executable, hash_seed) == here()


@pytest.mark.parametrize("version", OTHERS)
def test_the_same_in_every_python(version: str) -> None:
    python = other_python(version)
    if python is None:
        pytest.skip(f"python{version} is not installed: nothing to compare with")
    assert elsewhere(python, "random") == here()
