"""The wheel holds all that rulekit needs, and works in an empty environment far from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email import message_from_bytes
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from rulekit import resources
from tests.house.tree import ROOT, kept
from tests.sharing import only
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


def asked_for(wheel: Path) -> Iterator[Distribution]:
    """What the wheel asks for, directly or through others, as it is installed here."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [one for one in archive.namelist() if one.endswith(".dist-info/METADATA")]
        wanted = message_from_bytes(archive.read(name)).get_all("Requires-Dist") or []
    seen: set[str] = set()
    while wanted:
        need = Requirement(wanted.pop())
        if need.name in seen or (need.marker is not None and not need.marker.evaluate({"extra": ""})):
            continue
        seen.add(need.name)
        found = distribution(need.name)
        assert need.specifier.contains(found.version, prereleases=True)
        wanted += found.requires or []
        yield found


def link(wheel: Path, python: Path, folder: Path) -> None:
    """Link what the wheel asks for into an environment, and nothing else that is installed here."""
    place = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip())
    for found in asked_for(wheel):
        for name in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            (place / name).symlink_to(Path(str(found.locate_file(name))))


@pytest.mark.slow
@pytest.mark.parametrize("by", only([(True, ("links",)), (False, ("pip",))]))
def test_installed_wheel_builds_books(wheel: Path, tmp_path: Path, by: str) -> None:
    """In an empty environment with the dependencies at our pinned versions, outside the checkout.

    To install all of them takes as long as all else here, so ``make prove`` does it, and begins a language of its own;
    else those that are here are used.
    """
    run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv", cwd=tmp_path)
    programs = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pins = ROOT / ".ci" / "pins.txt"
    # Our own pip installs there; only what is then imported is compiled.
    install: list[str | Path] = ["-m", "pip", "--python", programs / "python", "install", "--quiet", "--no-compile"]
    if by == "links":
        install.append("--no-deps")
        link(wheel, programs / "python", tmp_path)
    run(sys.executable, *install, "--constraint", pins, wheel, cwd=tmp_path)

    where = run(programs / "python", "-c", "import rulekit; print(rulekit.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(tmp_path)

    books = tmp_path / "books"
    for form in ("md", "pdf"):
        run(programs / "rulekit", "build", GAME, "--out", books, "--locale", "en", "--format", form, cwd=tmp_path)
        made = [path for path in books.rglob(f"*.{form}") if path.stat().st_size > 500]
        assert made, f"`rulekit build` made no {form}"
    assert list(tmp_path.rglob("*.part")) == []
    if by == "pip":
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
