"""Files of a locale that can't be read are mistakes with a place, never tracebacks."""

from __future__ import annotations

import marshal
from hashlib import sha256
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from rulekit.diagnostics import RuleError
from rulekit.document.sentence import Sentence
from rulekit.resources import locales, source_locale
from rulekit.wording import Speaker, load_locale
from rulekit.wording.kept import keep, kept
from tests.wording import shelf

PO = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgctxt "a"\nmsgid "b"\nmsgstr "c"\n'


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
        ("locale.toml", "babel =", "test/locale.toml can't be read: Invalid value"),
        ("locale.toml", 'babel = "en"', "test/locale.toml can't be read: 'name' is missing"),
        ("forms.toml", 'base = "a"\n[noun.forms]\nthe = [{ match = "(" }]', "test/forms.toml can't be read"),
        ("forms.toml", 'base = "a"\n[noun.forms]\nthe = [{ oops = "(" }]', "test/forms.toml can't be read"),
        ("games/pig.po", "nonsense", "test/games/pig.po can't be read"),
        ("games/pig.po", PO.replace("UTF-8", "UTF-x"), "test/games/pig.po can't be read: unknown encoding"),
        ("sentences/a.j2", "{{ " + "(" * 3000 + "1" + ")" * 3000 + " }}", "test/sentences can't be read: maximum rec"),
        ("sentences/a.j2", "{{ " + "9" * 5000 + " }}", "test/sentences can't be read: Exceeds the limit"),
        ("sentences/a.j2", "\n{% macro", "test/sentences/a.j2, line 2 can't be read"),
    ],
)
def test_broken_file(name: str, text: str, message: str, tmp_path: Path) -> None:
    (found,) = mistakes(tmp_path, **{name.replace("/", "__").replace(".", "_dot_"): text})
    assert found[0] == "RK0509"
    assert message in found[1]


@pytest.mark.parametrize(
    ("text", "place", "code", "message", "help_"),
    [
        ("[things]\nfood = 3\n", "food", "RK0522", "`things.food` of the locale `test` is a number", "a text"),
        (
            "[things.food]\nsingular = 3\n",
            "singular",
            "RK0522",
            "`things.food.singular` of the locale `test` is a number",
            "games/pig.toml",
        ),
        (
            '[things]\nfood = { singular = "a", plural = [] }\n',
            "plural",
            "RK0522",
            "`things.food.plural` of the locale `test` is a list",
            "",
        ),
        (
            "[things]\nfood = { verbs = { gain = 1 } }\n",
            "verbs",
            "RK0522",
            "`things.food.verbs.gain` of the locale `test` is a number",
            "",
        ),
        ("things = 3\n", "things", "RK0522", "`things` of the locale `test` is a number", "a table of words"),
        (
            '[nouns]\nfood = "food"\n',
            "nouns",
            "RK0521",
            "the words of the locale `test` have an unknown table `[nouns]`",
            "the tables are things, states, adjectives",
        ),
        (
            '[things]\nfood = { singular = "a", pulral = "b" }\n',
            "pulral",
            "RK0512",
            "the word for `food` (things) in the locale `test` has an unknown form `pulral`",
            "did you mean `plural`?",
        ),
        (
            '[things]\nfood = { singular = "a", the.plural = "b" }\n',
            "food",
            "RK0522",
            "`things.food.the` of the locale `test` is a table",
            "",
        ),
        (
            '[things]\nfood = { singular = "a\\u001b[31m" }\n',
            "singular",
            "RK0523",
            "`things.food.singular` of the locale `test` has a character that can't be printed (U+001B)",
            "",
        ),
        (
            '[texts]\nintroduction = "a\\u202eb"\n',
            "introduction",
            "RK0523",
            "has a character that can't be printed (U+202E, right-to-left override)",
            "",
        ),
        (
            '[things]\nfood = { singular = "a {it:acc}" }\n',
            "singular",
            "RK0505",
            "`things.food.singular` of the locale `test` has the placeholder `{it:acc}` that nothing fills",
            "write `{it}`",
        ),
        (
            '[things]\na = { like = "things.b" }\n',
            "like",
            "RK0524",
            "the locale `test` has no word `things.b` to be like",
            "",
        ),
    ],
)
def test_what_is_wrong_in_a_file_of_words_stands_at_its_place(
    text: str, place: str, code: str, message: str, help_: str, tmp_path: Path
) -> None:
    """All of it is told at once, and what is right beside it is read."""
    more = '\n[options]\nstay = "stay"\n'
    lexicon = load_locale("test", [shelf.write(tmp_path, games__pig_dot_toml=text + more)]).lexicon("pig")
    (found,) = lexicon.problems
    assert found.code == code
    assert message in found.message
    assert help_ in found.help
    span = found.labels[0].span
    assert lexicon.sources[span.path].text[span.start : span.end] == place
    stay = lexicon.find("stay", "options")
    assert stay is not None
    assert stay.texts == {"singular": "stay"}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("verbs.toml", '[gain]\nbase = "g\\u001bain"\n'),
        ("locale.toml", 'babel = "en"\nname = "Te\\u0007st"\n'),
        ("forms.toml", 'base = "a"\n[noun.forms]\nthe = [{ before = "\\u202e" }]\n'),
        ("sentences/b.j2", "{# \x1b[31m #}"),
    ],
)
def test_no_file_of_a_language_reaches_for_the_terminal(name: str, text: str, tmp_path: Path) -> None:
    (found,) = mistakes(tmp_path, **{name.replace("/", "__").replace(".", "_dot_"): text})
    assert found[0] == "RK0523"
    assert f"test/{name} has a character that can't be printed (U+" in found[1]


def test_blanks_are_no_words(tmp_path: Path) -> None:
    """What `rulekit locale fill` leaves to be written is missing, and is never printed."""
    words = '[things]\nfood = { singular = "", plural = "" }\nwood = { singular = "wood", plural = "", gender = "" }\n'
    lexicon = load_locale("test", [shelf.write(tmp_path, games__pig_dot_toml=words)]).lexicon("pig")
    assert lexicon.problems == ()
    assert lexicon.find("food", "things") is None
    wood = lexicon.find("wood", "things")
    assert wood is not None
    assert (wood.texts, wood.features) == ({"singular": "wood"}, {})


def test_a_word_with_a_gap_is_that_of_every_number(tmp_path: Path) -> None:
    words = '[things]\n"card_{n}" = { singular = "card {n}", plural = "cards {n}" }\ncard_3 = "the joker"\n'
    lexicon = load_locale("test", [shelf.write(tmp_path, games__pig_dot_toml=words)]).lexicon("pig")
    found = {term: lexicon.find(term, "things") for term in ("card_1", "card_12", "card_3", "card", "card_1_2")}
    said = {term: entry.texts["singular"] if entry else None for term, entry in found.items()}
    assert said == {"card_1": "card 1", "card_12": "card 12", "card_3": "the joker", "card": None, "card_1_2": None}


def test_unknown_locale(tmp_path: Path) -> None:
    with pytest.raises(RuleError) as caught:
        load_locale("xx", [shelf.write(tmp_path)])
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.code, diagnostic.help) == ("RK0510", "the locales are test")


def test_sentences_that_are_no_text_are_told(tmp_path: Path) -> None:
    shelf.write(tmp_path)
    (tmp_path / "test" / "sentences" / "z.j2").write_bytes(b"\xff\xfe")
    ((code, message),) = mistakes(tmp_path)
    assert code == "RK0509"
    assert "z.j2 can't be read" in message


def test_sentence_written_twice(tmp_path: Path) -> None:
    ((code, message),) = mistakes(tmp_path, sentences__b_dot_j2="{% macro my(x) %}{% endmacro %}" * 2)
    assert (code, message) == ("RK0511", "the sentence `my` of the locale `test` is written twice")


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
        assert Speaker(locale, locale.lexicon("pig")).phrase(Sentence("choose_one_lead")) == "do this:"
        assert len(list(cache.iterdir())) == 1


NO_CODE = marshal.dumps("no code")


@pytest.mark.parametrize("damage", [b"", b"damaged", sha256(NO_CODE).digest() + NO_CODE])
def test_damaged_cache_only_costs_time(damage: bytes, tmp_path: Path) -> None:
    folder, cache = shelf.write(tmp_path), tmp_path / "cache"
    assert load_locale("test", [folder], cache).macros.places
    (path,) = cache.iterdir()
    path.write_bytes(damage)
    assert "choose_one_lead" in load_locale("test", [folder], cache).macros.places


def test_flipped_bits_in_compiled_sentences_are_noticed(tmp_path: Path) -> None:
    folder, cache = shelf.write(tmp_path), tmp_path / "cache"
    assert load_locale("test", [folder], cache).macros.places
    (path,) = cache.iterdir()
    whole = path.read_bytes()
    draw = Random(1)  # noqa: S311  # damage to try, not secrets
    for _ in range(14):
        spoiled = bytearray(whole)
        for _ in range(40):
            spoiled[draw.randrange(len(spoiled))] ^= 1 << draw.randrange(8)
        path.write_bytes(spoiled)
        locale = load_locale("test", [folder], cache)
        assert Speaker(locale, locale.lexicon("pig")).phrase(Sentence("choose_one_lead")) == "do this:"
        assert path.read_bytes() == whole


@pytest.mark.parametrize("deep", ["[" * 100_000 + "]" * 100_000, "{ a = " * 3000 + "1" + " }" * 3000, "9" * 5000])
def test_values_that_nobody_writes_are_told(deep: str, tmp_path: Path) -> None:
    locale = load_locale("test", [shelf.write(tmp_path, games__pig_dot_toml=f"[texts]\na = {deep}\n")])
    (problem,) = locale.lexicon("pig").problems
    assert problem.code in ("RK0509", "RK0522")
    for name in ("locale.toml", "forms.toml", "words.toml", "verbs.toml"):
        shelf.write(tmp_path, **{name.replace(".", "_dot_"): f"a = {deep}\n"})
        with pytest.raises(RuleError) as caught:
            load_locale("test", [tmp_path])
        assert {one.code for one in caught.value.diagnostics} <= {"RK0509", "RK0521"}


def test_a_line_of_a_text_that_looks_like_a_key_is_none(tmp_path: Path) -> None:
    words = "[texts]\na = '''\n\"\\q\" = 1\n'''\nb = 3\n"
    locale = load_locale("test", [shelf.write(tmp_path, games__pig_dot_toml=words)])
    assert [one.code for one in locale.lexicon("pig").problems] == ["RK0522"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("paper =", 'paper = ["a4"] #', "`page.paper` is a list, not a text"),
        ("text_fonts =", "text_fonts = [3] #", "`page.text_fonts` is a number, not a text"),
        ("babel =", "babel = 3 #", "`babel` is a number, not a text"),
        ("babel =", 'babel = "predicate" #', "`babel` is `predicate`, which is no language of"),
        ("babel =", 'babel = "" #', "`babel` is ``, which is no language of"),
        ("contents =", "after_label = 3\ncontents =", "`page.labels.after_label` is a number, not a text"),
        ("[[needs]]", '[[needs]]\nfeatures = "x"\n[[needs]]', "a text stands where a list of names belongs"),
        ("[form]", "[form]\nx = [[]]", "`form.x` is a list, not a text"),
    ],
)
def test_a_setting_of_another_type_is_told(old: str, new: str, said: str, tmp_path: Path) -> None:
    folder = tmp_path / "own"
    copytree(locales() / source_locale(), folder, ignore=lambda *_: ["games"])
    path = folder / "locale.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(RuleError) as caught:
        load_locale("own", [tmp_path])
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("text_fonts =", "text_font =", "`page.text_fonts` is missing"),
        ("paper =", "papers =", "`page.papers` is nothing that pages have"),
        ("[page.labels]", "[page.labels]\nx = 'y'", "`page.labels.x` is nothing that pages have"),
        ("[page.labels]", "[page.label]", "`page.labels.contents` is missing"),
    ],
)
def test_a_setting_of_pages_by_another_name_is_told(old: str, new: str, said: str, tmp_path: Path) -> None:
    copytree(locales() / source_locale(), tmp_path / "own", ignore=lambda *_: ["games"])
    path = tmp_path / "own" / "locale.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(RuleError, match="RK0509") as caught:
        load_locale("own", [tmp_path]).typography()
    assert said in str(caught.value)


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
    assert "choose_one_lead" in load_locale("test", [shelf.write(tmp_path)], tmp_path / "file" / "cache").macros.places
