"""Files of a locale that can't be read are mistakes with a place, never tracebacks."""

from __future__ import annotations

import marshal
from pathlib import Path

import pytest

from rulekit.diagnostics import RuleError
from rulekit.document.sentence import Sentence
from rulekit.wording import Speaker, load_locale
from rulekit.wording.kept import keep, kept
from tests.wording import shelf


def mistakes(folder: Path, **changed: str) -> list[tuple[str, str]]:
    """What is wrong with the small locale when some of its files are changed: code and message."""
    shelf.write(folder, **changed)
    try:
        locale = load_locale("test", [folder])
        locale.lexicon("pig")
        _ = locale.macros
    except RuleError as problem:
        return [(one.code, one.message) for one in problem.diagnostics]
    return []


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("locale.toml", "babel =", "locales/test/locale.toml can't be read: Invalid value"),
        ("locale.toml", 'babel = "en"', "locales/test/locale.toml can't be read: 'name' is missing"),
        ("forms.toml", 'base = "a"\n[noun.forms]\nthe = [{ match = "(" }]', "locales/test/forms.toml can't be read"),
        ("forms.toml", 'base = "a"\n[noun.forms]\nthe = [{ oops = "(" }]', "locales/test/forms.toml can't be read"),
        ("words.toml", "[things]\na = 3", "locales/test/words.toml can't be read: 'labels' is missing"),
        ("games/pig.toml", "[things]\nfood = 3", "locales/test/games/pig.toml can't be read"),
        ("games/pig.toml", '[things]\na = { like = "things.b" }', "('things', 'b') is missing"),
        ("games/pig.po", "nonsense", "locales/test/games/pig.po can't be read"),
        ("sentences/a.j2", "\n{% macro", "locales/test/sentences/a.j2, line 2 can't be read"),
    ],
)
def test_broken_file(name: str, text: str, message: str, tmp_path: Path) -> None:
    (found,) = mistakes(tmp_path, **{name.replace("/", "__").replace(".", "_dot_"): text})
    assert found[0] == "RK0509"
    assert message in found[1]


def test_unknown_locale(tmp_path: Path) -> None:
    with pytest.raises(RuleError) as caught:
        load_locale("xx", [shelf.write(tmp_path)])
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.code, diagnostic.help) == ("RK0510", "the locales are test")


def test_sentence_written_twice(tmp_path: Path) -> None:
    ((code, message),) = mistakes(tmp_path, sentences__b_dot_j2="{% macro gain(x, f) %}{% endmacro %}")
    assert (code, message) == ("RK0511", "the sentence `gain` of the locale `test` is written twice")


def test_another_shelf_adds_a_game(tmp_path: Path) -> None:
    shelf.write(tmp_path / "ours")
    games = tmp_path / "theirs" / "test" / "games"
    games.mkdir(parents=True)
    (games / "draughts.toml").write_text('[things]\nman = { singular = "man", plural = "men" }\n', "utf-8")
    locale = load_locale("test", [tmp_path / "theirs", tmp_path / "ours"])
    entry = locale.lexicon("draughts").find("man", "things")
    assert entry is not None
    assert entry.texts["plural"] == "men"


def test_an_extra_lexicon_renames(tmp_path: Path) -> None:
    locale = load_locale("test", [shelf.write(tmp_path)])
    extra = tmp_path / "house.toml"
    extra.write_text('[things]\nfood = { singular = "bread", plural = "breads" }\n', "utf-8")
    entry = locale.lexicon("pig", [extra]).find("food", "things")
    assert entry is not None
    assert entry.texts["singular"] == "bread"


def test_compiled_sentences_are_kept(tmp_path: Path) -> None:
    folder, cache = shelf.write(tmp_path), tmp_path / "cache"
    for _ in range(2):
        locale = load_locale("test", [folder], cache)
        assert Speaker(locale, locale.lexicon("pig")).phrase(Sentence("lead")) == "do this:"
        assert len(list(cache.iterdir())) == 1


@pytest.mark.parametrize("damage", [b"", b"damaged", marshal.dumps("no code")])
def test_damaged_cache_only_costs_time(damage: bytes, tmp_path: Path) -> None:
    folder, cache = shelf.write(tmp_path), tmp_path / "cache"
    assert load_locale("test", [folder], cache).macros.places
    (path,) = cache.iterdir()
    path.write_bytes(damage)
    assert "lead" in load_locale("test", [folder], cache).macros.places


def test_code_that_others_could_have_written_is_not_run(tmp_path: Path) -> None:
    path = tmp_path / "cache" / "sentences-1.bin"
    keep(path, compile("1", "<test>", "eval"))
    assert kept(path) is not None
    path.chmod(0o666)
    assert kept(path) is None
    path.chmod(0o600)
    path.parent.chmod(0o777)
    assert kept(path) is None


def test_a_cache_that_cannot_be_written_only_costs_time(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert "lead" in load_locale("test", [shelf.write(tmp_path)], tmp_path / "file" / "cache").macros.places
