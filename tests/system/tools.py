"""Programs that tests ask and no package index has."""

from __future__ import annotations

import shutil
import subprocess

import pytest

__all__ = ["ask", "needs"]


def needs(program: str) -> pytest.MarkDecorator:
    """Leaves a test out where ``program`` is not installed, and says how it comes.

    >>> needs("hunspell").name
    'skipif'
    """
    missing = shutil.which(program) is None
    return pytest.mark.skipif(missing, reason=f"{program} is not installed: tests/system/install says what to do")


def ask(*command: str, text: str = "") -> str:
    """What a program answers to ``text`` on its standard input; it has ten minutes, for other work may be beside it."""
    done = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", timeout=600, check=False)
    assert done.returncode == 0, f"{' '.join(command)}: {done.stderr}"
    return done.stdout
