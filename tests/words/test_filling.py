"""What `rulekit locale fill` writes into a file of words, and what it leaves as it is."""

from __future__ import annotations

import tomllib
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest

from rulekit.cli import main
from rulekit.driver.filling import fill
from rulekit.driver.pipeline import load_game
from rulekit.driver.vocabulary import lacking
from rulekit.resources import locale_tags

RULES = """game tavern
  title    "The Tavern"
  players  2 to 4
  wins     most coins

table guest (guests)   price
  guest_1              1
  guest_2              2
  guest_3              4
  innkeeper            3

each player has
  coin (coins)  0 or more
  friends       some of guest

step play
  repeat up to 3 times
    each player in turn: do turn

step turn
  do carouse

step carouse
  choose a guest that you lack
  gain that guest
  gain 2 coins
"""

BEGUN = """# Ours.

[things]  # what there is
coin = "érme"  # of copper
innkeeper = { lemma = "kocsmáros" }   # he
"guest_{n}" = { lemma = "{n}. vendég", acc = "" }

[steps.carouse]   # a step
lemma = "Forduló"

# the end
"""


@pytest.fixture
def tavern(tmp_path: Path) -> Path:
    path = tmp_path / "tavern.rules"
    path.write_text(RULES, "utf-8")
    return path


def filled(rules: Path, tag: str) -> str:
    """The file of words of a game after it was completed once more."""
    (made,) = fill(load_game(str(rules)), tag)
    made.path.write_text(made.text, "utf-8")
    return made.text


def test_a_new_file_has_all_words_with_what_they_are_for(tavern: Path) -> None:
    assert (
        filled(tavern, "hu")
        == """# Words of The Tavern: magyar.
# Write what belongs between empty quotes "". What is marked as proposed was made by rule: read it aloud,
# correct it, and take the mark away. The guide on languages tells what each form is.

[things]
# gain that guest
guest = { lemma = "", acc = "", plural = "", poss3 = "" }
"guest_{n}" = ""
innkeeper = ""
# gain 2 coins
coin = { lemma = "", acc = "", plural = "", poss3 = "" }
friends = ""

[steps]
# carry out the “carouse” step
carouse = ""

[columns]
price = ""

[variants]
# The Tavern
tavern = ""
"""
    )


def test_in_the_language_of_the_names_everything_is_proposed(tavern: Path) -> None:
    text = filled(tavern, "en")
    assert 'coin = { singular = "coin", plural = "coins" }  # proposed: singular, plural\n' in text
    assert '"guest_{n}" = "guest {n}"  # proposed: singular\n' in text
    assert 'carouse = "Carouse"  # proposed: singular\n' in text
    assert "tavern" not in tomllib.loads(text).get("variants", {})
    assert lacking(load_game(str(tavern)), "en").diagnostics == ()


def test_places_that_hold_things_are_told_apart(tmp_path: Path) -> None:
    """There is one hand and one deck, which the table has; friends are several."""
    rules = tmp_path / "inn.rules"
    more = "  hand      row of guest\n\nthe game has\n  lounge  row of guest, face down\n\nstep play"
    text = RULES.replace("\nstep play", more).replace("game tavern", "game inn")
    rules.write_text(f"{text}  draw 2 guests from lounge into hand\n", "utf-8")
    own = filled(rules, "en")
    assert 'hand = { singular = "hand", plural = "hands", measure = true }' in own
    assert 'lounge = { singular = "lounge", the = "the lounge", measure = true }' in own
    assert 'friends = { singular = "friends", plural = "friends" }' in own
    assert lacking(load_game(str(rules)), "en").diagnostics == ()
    assert "measure = true }  # proposed: measure\n" in filled(rules, "hu")


def test_what_stands_there_stays_with_its_remarks(tavern: Path) -> None:
    words = tavern.with_suffix(".hu.toml")
    words.write_text(BEGUN, "utf-8")
    assert (
        filled(tavern, "hu")
        == """# Ours.

[things]  # what there is
coin = { lemma = "érme", acc = "érmét", plural = "érmék", poss3 = "érméje" }  # of copper; proposed: acc, plural, poss3
innkeeper = { lemma = "kocsmáros" }   # he
"guest_{n}" = { lemma = "{n}. vendég", acc = "" }
# gain that guest
guest = { lemma = "", acc = "", plural = "", poss3 = "" }
friends = ""

[steps.carouse]   # a step
lemma = "Forduló"

# the end

[columns]
price = ""

[variants]
# The Tavern
tavern = ""
"""
    )


def test_a_lone_return_ends_a_line_as_for_whoever_reads_the_words(tavern: Path) -> None:
    words = tavern.with_suffix(".hu.toml")
    words.write_text(BEGUN, "utf-8")
    made = filled(tavern, "hu")
    words.write_bytes(b"\r" + BEGUN.encode())
    assert filled(tavern, "hu") == "\n" + made


def test_proposals_come_with_the_words(tavern: Path) -> None:
    """What is written is no longer asked for, what follows from it by rule is proposed, and nothing is done twice."""
    words = tavern.with_suffix(".hu.toml")
    filled(tavern, "hu")
    text = words.read_text("utf-8")
    for term, word in {"guest": "vendég", "coin": "pont"}.items():
        text = text.replace(f'{term} = {{ lemma = ""', f'{term} = {{ lemma = "{word}"')
    for term in ('"guest_{n}"', "innkeeper", "friends", "carouse", "price", "tavern"):
        text = text.replace(f'{term} = ""', f'{term} = "x"')
    words.write_text(text, "utf-8")
    text = filled(tavern, "hu")
    proposed = "  # proposed: acc, plural, poss3\n"
    assert f'acc = "vendéget", plural = "vendégek", poss3 = "vendége" }}{proposed}' in text
    assert f'acc = "pontot", plural = "pontok", poss3 = "pontja" }}{proposed}' in text
    assert fill(load_game(str(tavern)), "hu") == ()


@pytest.mark.parametrize("tag", locale_tags())
def test_filling_twice_changes_nothing(tag: str, tavern: Path) -> None:
    first = filled(tavern, tag)
    again = fill(load_game(str(tavern)), tag)
    assert [one.text for one in again] in ([], [first])


def test_a_variant_has_its_own_file(tavern: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What it adds, its title and its reason stand beside it; what the game needs stays beside the game."""
    variant = tavern.parent / "variants" / "rich.rules"
    variant.parent.mkdir()
    variant.write_text(
        'variant rich of tavern\n  title  "Rich"\n  why    "For the rich."\n\n  add rows to guest\n    duke  9\n',
        "utf-8",
    )
    assert main(["locale", "fill", str(tavern), "fr"]) == 0
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        str(tavern.with_suffix(".fr.toml")),
        str(variant.with_suffix(".fr.toml")),
    ]
    own = tomllib.loads(variant.with_suffix(".fr.toml").read_text("utf-8"))
    assert {(role, term) for role, terms in own.items() for term in terms} == {
        ("things", "duke"),
        ("variants", "rich"),
        ("texts", "rich.why"),
    }
    assert "# For the rich.\n" in variant.with_suffix(".fr.toml").read_text("utf-8")


def test_ends_of_lines_stay(tavern: Path) -> None:
    words = tavern.with_suffix(".hu.toml")
    words.write_bytes(b"\xef\xbb\xbf" + BEGUN.replace("\n", "\r\n").encode())
    (made,) = fill(load_game(str(tavern)), "hu")
    assert made.text.count("\r\n") == made.text.count("\n") > BEGUN.count("\n")


def test_a_shape_that_cannot_be_completed_is_said(tavern: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = tavern.with_suffix(".hu.toml")
    text = 'things = { coin = { lemma = "érme" } }\n'
    words.write_text(text, "utf-8")
    assert main(["locale", "fill", str(tavern), "hu"]) == 1
    assert "error[RK0525]" in capsys.readouterr().err
    assert words.read_text("utf-8") == text


def test_check_tells_all_that_a_language_lacks(tavern: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Once each, with its line and the file beside the rules; `book` says the same, and writes nothing."""
    assert main(["check", str(tavern)]) == 0
    assert main(["check", str(tavern), "--locale", "fr", "--locale", "zh_Hant"]) == 1
    said = capsys.readouterr().err
    for term in ("guest", "innkeeper", "coin", "friends", "carouse", "price", "tavern"):
        for tag in ("fr", "zh_Hant"):
            assert said.count(f"the locale `{tag}` has no word for `{term}` (") == 1
    assert said.count("error[RK0502]") == said.count(f"--> {tavern}:") == 16
    assert f"to {tavern.with_suffix('.fr.toml')}" in said
    target = tavern.parent / "book.md"
    assert main(["book", str(tavern), "--locale", "fr", "-o", str(target)]) == 1
    assert capsys.readouterr().err.count("error[RK0502]") == 8
    assert not target.exists()


def test_nothing_is_built_where_words_are_missing(tavern: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Words of all languages are looked for before the first document is written."""
    filled(tavern, "en")
    out = tavern.parent / "out"
    wanted = ("--locale", "en", "--locale", "fr", "--locale", "hu", "--format", "md", "--kind", "rulebook")
    assert main(["build", str(tavern), "--out", str(out), "--quiet", *wanted]) == 1
    said = capsys.readouterr().err
    assert "the locale `fr` has no word for `coin`" in said
    assert "the locale `hu` has no word for `coin`" in said
    assert not out.exists()


def test_a_play_tells_that_words_are_missing(
    tavern: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules are played without words, which are marked; with them nothing is told."""
    monkeypatch.setattr("sys.stdin", StringIO())
    main(["play", str(tavern), "--players", "2", "--seed", "1"])
    said = capsys.readouterr()
    assert "⟨" in said.out
    assert f"`rulekit locale fill {tavern} en` prepares {tavern.with_suffix('.en.toml')}" in said.err
    filled(tavern, "en")
    main(["play", str(tavern), "--players", "2", "--seed", "1"])
    said = capsys.readouterr()
    assert "⟨" not in said.out
    assert said.err == ""


@pytest.mark.parametrize("name", ["tests/boards/mill.rules", "tests/links/links.rules", "tests/maps/isles.rules"])
def test_a_remark_shows_the_word_that_it_stands_above(name: str, tmp_path: Path) -> None:
    """However long the sentence is: what is cut off is the part that has nothing to do with the word."""
    path = tmp_path / Path(name).name
    path.write_text((Path(__file__).parents[2] / name).read_text("utf-8"), "utf-8")
    (file,) = fill(load_game(str(path)), "en")
    lines = file.text.splitlines()
    told = [
        (remark, line.partition(" ")[0].strip('"').partition("{")[0].replace("_", " ").strip())
        for remark, line in pairwise(lines)
        if remark.startswith("# ") and " = " in line
    ]
    assert told
    assert [(remark, word) for remark, word in told if word not in remark.casefold()] == []
