"""The wheel holds all that rulekit needs, and works in an empty environment far from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rulekit import resources
from tests.house.tree import ROOT, kept
from tests.words.by_machine import by_machine
from tests.words.new_language import spoken

GAME = "yacht"


def run(*command: str | Path, cwd: Path) -> str:
    """What a command prints; if it fails, the test fails with all that it said."""
    away = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    done = subprocess.run(list(map(str, command)), cwd=cwd, env=away, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}"
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, freshly built."""
    folder = tmp_path_factory.mktemp("wheel")
    build = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    run(sys.executable, *build, ROOT, cwd=folder)
    (built,) = folder.glob("*.whl")
    return built


def test_wheel_holds_the_package_and_its_data(wheel: Path) -> None:
    """Each kept file of the package and of the data folders is there, and nothing else."""
    places = {name: f"_data/{Path(name).name}" for name in ("grammars", "games", "locales", "docs/errors")}
    wanted = {path.as_posix() for path in kept() if path.parts[0] == "rulekit"}
    for path in kept():
        for folder, place in places.items():
            if path.is_relative_to(folder):
                wanted.add(f"rulekit/{place}/{path.relative_to(folder).as_posix()}")
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert held == wanted


def test_checkout_has_no_copy_of_the_data() -> None:
    """An editable installation reads the folders themselves: what is edited is what runs."""
    assert resources.games() == ROOT / "games"


@pytest.mark.slow
def test_installed_wheel_builds_books(wheel: Path, tmp_path: Path) -> None:
    """In an empty environment with the dependencies at our pinned versions, outside the checkout."""
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv", cwd=tmp_path)
    programs = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pins = ROOT / ".ci" / "pins.txt"
    # Our own pip installs there; only what is then imported is compiled.
    install = ("-m", "pip", "--python", programs / "python", "install", "--quiet", "--no-compile")
    run(sys.executable, *install, "--constraint", pins, wheel, cwd=tmp_path)

    where = run(programs / "python", "-c", "import rulekit; print(rulekit.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(tmp_path)

    books = tmp_path / "books"
    for form in ("md", "pdf"):
        run(programs / "rulekit", "build", GAME, "--out", books, "--locale", "en", "--format", form, cwd=tmp_path)
        made = [path for path in books.rglob(f"*.{form}") if path.stat().st_size > 500]
        assert made, f"`rulekit build` made no {form}"
    assert list(tmp_path.rglob("*.part")) == []
    _print_in_a_new_language(programs / "rulekit", tmp_path)


def _print_in_a_new_language(rulekit: Path, folder: Path) -> None:
    """Somebody who has the wheel alone begins a game and a language, is told what to write, and prints."""
    run(rulekit, "new", "game", "inn", cwd=folder)
    run(rulekit, "new", "locale", "de", "--out", "inn", cwd=folder)
    language = folder / "inn" / "locales" / "de"
    lacking = subprocess.run(
        [rulekit, "check", "inn", "--locale", "de"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert lacking.returncode == 1
    assert "inn/locales/de/sentences/" in lacking.stderr.replace("\\", "/")
    spoken(language)
    run(rulekit, "locale", "fill", "inn", "de", cwd=folder)
    words = folder / "inn" / "inn.de.toml"
    words.write_text(by_machine(words.read_text("utf-8")), "utf-8")
    assert run(rulekit, "locale", "status", "de", "--game", "inn", cwd=folder) == "de: 0 missing; words for 1 game\n"
    run(rulekit, "book", "inn", "--locale", "de", "-o", "inn.pdf", cwd=folder)
    assert (folder / "inn.pdf").read_bytes().startswith(b"%PDF-")
