"""A language that nobody has written yet: begun by `rulekit new locale`, found beside a game, and never guessed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulekit.cli import main
from rulekit.document.sentences import SENTENCES
from rulekit.driver.pipeline import load_game
from rulekit.resources import source_locale
from rulekit.wording.complete import ALONE
from tests.words.by_machine import write_all
from tests.words.new_language import spoken
from tests.words.test_filling import RULES

TAG = "de"


@pytest.fixture
def tavern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game, seen from the folder above it."""
    path = tmp_path / "tavern" / "tavern.rules"
    path.parent.mkdir()
    path.write_text(RULES, "utf-8")
    monkeypatch.chdir(tmp_path)
    return path


def codes(text: str) -> dict[str, int]:
    found = re.findall(r"^error\[(RK\d+)\]", text, re.MULTILINE)
    return {code: found.count(code) for code in sorted(set(found))}


def test_a_skeleton_loads_and_lacks_all_that_is_to_be_written(tavern: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each sentence, label and word is missing once; nothing is taken from another language."""
    assert main(["new", "locale", TAG, "--out", "tavern"]) == 0
    assert (tavern.parent / "locales" / TAG / "locale.toml").is_file()
    capsys.readouterr()
    assert main(["locale", "status", TAG, "--game", "tavern"]) == 1
    said = capsys.readouterr()
    assert len(ALONE) <= codes(said.err)["RK0501"] <= len(SENTENCES)
    assert said.out.startswith(f"{TAG}: {sum(codes(said.err).values())} missing")
    assert "tavern/locales/de/sentences/" in said.err
    assert "_data" not in said.err
    assert main(["book", "tavern", "--locale", TAG, "-o", "book.md"]) == 1
    assert not Path("book.md").exists()
    assert {"RK0501", "RK0502", "RK0507"} == codes(capsys.readouterr().err).keys()


def test_a_language_beside_a_game_prints_it(tavern: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "locale", TAG, "--out", "tavern"]) == 0
    spoken(tavern.parent / "locales" / TAG)
    assert main(["locale", "status", TAG]) == 2  # from here it is not found without the game
    write_all(load_game("tavern"), str(tavern.parent / "locales" / TAG))
    capsys.readouterr()
    assert main(["check", "tavern", "--locale", TAG]) == 0
    for kind in ("rulebook", "card", "sheet"):
        assert main(["book", "tavern", "--locale", TAG, "--kind", kind, "-o", f"{kind}.html"]) == 0
        assert '<html lang="de"' in Path(f"{kind}.html").read_text("utf-8")
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("tavern")
def test_a_language_is_found_where_it_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    """In `locales` here, in a folder of languages that is named, or by its own folder."""
    assert main(["new", "locale", TAG, "--out", "words"]) == 0
    spoken(Path("words/locales") / TAG)
    write_all(load_game("tavern"), f"words/locales/{TAG}")
    named = ("--locale", TAG, "--locale-path", "words/locales")
    assert main(["check", "tavern", *named]) == 0
    assert main(["check", "tavern", "--locale", f"words/locales/{TAG}"]) == 0
    assert main(["build", "tavern", *named, "--out", "out", "--format", "md", "--quiet"]) == 0
    assert (Path("out/tavern") / TAG / "rulebook.md").is_file()
    capsys.readouterr()
    assert main(["check", "tavern", "--locale", TAG]) == 2
    assert "error[RK0603]: unknown locale `de`" in capsys.readouterr().err
    Path("words/locales").rename("locales")
    assert main(["check", "tavern", "--locale", TAG]) == 0
    assert main(["locale", "status", TAG, "--game", "tavern"]) == 0
    assert capsys.readouterr().out == f"{TAG}: 0 missing; words for 1 game\n"


def test_what_a_macro_cannot_say_is_told_with_its_line(tavern: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each line of the rules that says it, the innermost; no document is begun."""
    assert main(["new", "locale", TAG, "--out", "tavern"]) == 0
    spoken(tavern.parent / "locales" / TAG)
    clauses = tavern.parent / "locales" / TAG / "sentences" / "clauses.j2"
    text = clauses.read_text("utf-8")
    told = "gain {{ say(x.amount) if x.amount is not boolean }}"
    assert told in text
    clauses.write_text(text.replace(told, "gain {{ say(x.amount) }} {{ [][3].words }}"), "utf-8")
    write_all(load_game("tavern"), str(tavern.parent / "locales" / TAG))
    capsys.readouterr()
    for command in (["check", "tavern", "--locale", TAG], ["book", "tavern", "--locale", TAG, "-o", "book.pdf"]):
        assert main(command) == 1
        said = capsys.readouterr().err
        assert said.count("error[RK05") == 1
        assert "error[RK0508]: the sentence `gain` of the locale `de` can't be said: " in said
        assert "  gain 2 coins\n" in said
        assert "tavern/locales/de/sentences/clauses.j2" in said
    assert not Path("book.pdf").exists()


def test_a_placeholder_that_nothing_fills_is_told(tavern: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In what pages need, and in headings; one that is not closed as well."""
    assert main(["new", "locale", TAG, "--out", "tavern"]) == 0
    language = tavern.parent / "locales" / TAG
    spoken(language)
    write_all(load_game("tavern"), str(language))
    for name, wrong in {"locale.toml": ("page", "{seite}"), "words.toml": ("table_number", "{nummer")}.items():
        path = language / name
        label, text = wrong
        path.write_text(path.read_text("utf-8").replace(f'{label} = "{label}"', f'{label} = "{text}"'), "utf-8")
    capsys.readouterr()
    assert main(["locale", "status", str(language), "--game", "tavern"]) == 1
    said = capsys.readouterr().err
    assert codes(said) == {"RK0505": 2}
    assert "`page` of the locale `de` has the placeholder `{seite}`" in said
    assert "one of {page}, {pages} in tavern/locales/de/locale.toml" in said
    assert "one of {number} in tavern/locales/de/words.toml" in said


@pytest.mark.parametrize(("label", "text"), [("page", "{seite}"), ("table", "Tabelle {nummer}"), ("boxes", "{count")])
def test_no_page_is_set_with_a_placeholder_that_nothing_fills(
    tavern: Path, capsys: pytest.CaptureFixture[str], label: str, text: str
) -> None:
    assert main(["new", "locale", TAG, "--out", "tavern"]) == 0
    language = tavern.parent / "locales" / TAG
    spoken(language)
    write_all(load_game("tavern"), str(language))
    path = language / "locale.toml"
    path.write_text(path.read_text("utf-8").replace(f'{label} = "{label}"', f'{label} = "{text}"'), "utf-8")
    capsys.readouterr()
    for form in ("html", "md"):
        assert main(["book", "tavern", "--locale", TAG, "-o", f"book.{form}"]) == 1
        assert codes(capsys.readouterr().err) == {"RK0505": 1}
        assert not Path(f"book.{form}").exists()


def test_a_language_of_the_package_is_not_begun_again(tavern: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "locale", source_locale()]) == 2
    assert main(["new", "locale", "xx"]) == 2
    said = capsys.readouterr().err
    assert "`en` along" in said
    assert "`xx` is no language" in said
    assert not (tavern.parent.parent / "locales").exists()
