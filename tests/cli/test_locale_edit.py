"""``rulekit locale edit``: what a person writes is printed for as long as the rules say it, and is never lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulekit.cli import main

RULES = """game mill
  title    "Mill"
  players  2 to 4
  wins     most coins

each player has
  coin (coins)  0 to 30, starts at 4, more is lost
  sack (sacks)  0 to 9, starts at 3, more is lost

step play
  repeat 3 times
    each player in turn: do turn

step turn
  gain 2 coins
  if you have at least 3 sacks: lose 1 sack
"""
HU = """[things]
coin = { lemma = "érme", acc = "érmét", plural = "érmék", poss3 = "érméje" }
sack = { lemma = "zsák", acc = "zsákot", plural = "zsákok", poss3 = "zsákja" }
[variants]
mill = "Malom"
[steps]
turn = { lemma = "forduló", do = "játszd le a fordulódat", they = "lejátssza a fordulóját" }
play = { lemma = "játék", do = "játsszátok végig", they = "végigjátssza" }
"""
EN = """[things]
coin = { singular = "coin", plural = "coins" }
sack = { singular = "sack", plural = "sacks" }
[steps]
turn = { singular = "turn", do = "take a turn", they = "takes a turn" }
play = { singular = "play", do = "play", they = "plays" }
"""
GAIN = 'msgid "Gain {1 coin}."'


@pytest.fixture
def mill(tmp_path: Path) -> Path:
    path = tmp_path / "mill.rules"
    path.write_text(RULES)
    (tmp_path / "mill.hu.toml").write_text(HU)
    (tmp_path / "mill.en.toml").write_text(EN)
    return path


def edit(path: Path, *more: str) -> None:
    assert main(["locale", "edit", str(path), "hu", *more]) == 0


def write(path: Path, source: str, text: str) -> None:
    """Write a sentence where its English is; the mark that it was proposed goes."""
    old = path.read_text()
    assert source in old
    at = old.index(source)
    head, rest = old[:at], old[at:]
    entry, context = head.rsplit("\n\n", 1)
    path.write_text(
        f"{entry}\n\n{context.replace('#, fuzzy', '#')}" + re.sub('msgstr ".*"', f'msgstr "{text}"', rest, count=1)
    )


def page(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    capsys.readouterr()
    assert main(["book", str(path), "--locale", "hu", "--format", "md", *more]) == 0
    return capsys.readouterr().out


def refused(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(["book", str(path), "--locale", "hu", "--format", "md"]) == 1
    return capsys.readouterr().err


def test_every_sentence_is_an_entry_with_its_line_and_what_is_generated(mill: Path) -> None:
    edit(mill)
    text = (mill.parent / "mill.hu.po").read_text()
    assert "#. Kapsz 2 érmét.\n#. Kapsz {1 coin:acc}.\n#: mill.rules:15\n" in text
    assert GAIN in text
    assert str(mill.parent) not in text
    assert not [one for one in mill.parent.iterdir() if one.name.startswith(".")]


def test_what_a_person_wrote_is_printed_with_the_figures_of_the_rules(
    mill: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(mill)
    po = mill.parent / "mill.hu.po"
    plain = page(mill, capsys)
    assert "Kapsz 2 érmét." in plain
    write(po, GAIN, "Végy el {1 coin:acc} a kasszából.")
    assert page(mill, capsys) == plain.replace("Kapsz 2 érmét.", "Végy el 2 érmét a kasszából.")
    mill.write_text(RULES.replace("gain 2 coins", "gain 1 coin"))
    assert "Végy el 1 érmét a kasszából." in page(mill, capsys)


def test_a_change_of_structure_brings_back_what_is_generated(mill: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(mill)
    po = mill.parent / "mill.hu.po"
    write(po, GAIN, "Végy el {1 coin:acc} a kasszából.")
    mill.write_text(RULES.replace("gain 2 coins", "gain 2 coins for each of your sacks"))
    assert "kasszából" not in page(mill, capsys)
    edit(mill)
    text = po.read_text()
    assert re.search(r'#, fuzzy\n#\| msgid "Gain \{1 coin\}\."\nmsgctxt.*\nmsgid.*\nmsgstr "Végy el', text)
    edit(mill)
    assert po.read_text() == text, "what it was written for is not forgotten at the second time"
    capsys.readouterr()
    main(["locale", "status", "hu", "--game", str(mill)])
    said = capsys.readouterr().out
    assert "0 edited, 1 fuzzy" in said
    assert "fuzzy: mill.rules:15" in said
    assert "kasszából" not in page(mill, capsys)
    mill.write_text(RULES)
    edit(mill)
    assert "kasszából" not in page(mill, capsys)


def test_nothing_is_proposed_that_was_written_of_another_thing(mill: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(mill)
    po = mill.parent / "mill.hu.po"
    found = re.search(r'msgid "If you have at least .*"', po.read_text())
    assert found
    write(po, found[0], "Legalább {1 sack} után adj le {2 sack:acc}.")
    mill.write_text(RULES.replace("at least 3 sacks: lose 1 sack", "at least 3 coins: lose 1 coin"))
    edit(mill)
    capsys.readouterr()
    main(["locale", "status", "hu", "--game", str(mill)])
    assert "fuzzy" not in capsys.readouterr().out
    assert '#~ msgstr "Legalább' in po.read_text()


def test_to_edit_again_keeps_all_and_changes_nothing(mill: Path) -> None:
    edit(mill)
    po = mill.parent / "mill.hu.po"
    write(po, GAIN, "Végy el {1 coin:acc} a kasszából.")
    po.write_text(po.read_text() + '\nmsgctxt "introduction"\nmsgid "x"\nmsgstr "Ez egy malom."\n')
    edit(mill)
    first = po.read_text()
    edit(mill)
    assert po.read_text() == first
    assert "a kasszából" in first
    assert "Ez egy malom." in first


def test_a_file_that_is_handed_on_holds_what_somebody_wrote(mill: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(mill)
    po = mill.parent / "mill.hu.po"
    write(po, GAIN, "Végy el {1 coin:acc} a kasszából.")
    edit(mill, "--edited")
    assert po.read_text().count("msgctxt") == 1
    assert "kasszából" in page(mill, capsys)
    edit(mill)
    assert po.read_text().count("msgctxt") > 1


def test_what_nobody_says_any_more_is_kept_as_obsolete_and_comes_back(
    mill: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(mill)
    po = mill.parent / "mill.hu.po"
    write(po, GAIN, "Végy el {1 coin:acc} a kasszából.")
    mill.write_text(RULES.replace("  gain 2 coins\n", ""))
    edit(mill)
    assert '#~ msgstr "Végy el {1 coin:acc} a kasszából."' in po.read_text()
    mill.write_text(RULES)
    edit(mill)
    assert "Végy el 2 érmét a kasszából." in page(mill, capsys)


def test_a_variant_that_says_it_otherwise_has_its_own_entry(mill: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(mill)
    write(mill.parent / "mill.hu.po", GAIN, "Végy el {1 coin:acc} a kasszából.")
    rich = mill.parent / "variants" / "rich.rules"
    rich.parent.mkdir()
    rich.write_text(
        'variant rich of mill\n  title "Rich"\n\n  change turn\n'
        "    from  gain 2 coins\n    to    gain 2 coins for each of your sacks\n"
    )
    (rich.parent / "rich.hu.toml").write_text('[variants]\nrich = "Gazdag"\n')
    edit(mill)
    own = (rich.parent / "rich.hu.po").read_text()
    assert "#, fuzzy" in own
    assert "#: rich.rules:6" in own
    assert "kasszából" in page(mill, capsys)
    assert "1. Minden zsákodért kapsz 2 érmét." in page(mill, capsys, "--variant", str(rich))
    assert "kasszából" in page(mill, capsys, "--variant", str(rich), "--kind", "changes")


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("Végy el 2 érmét.", "RK0516", "the figure `2` of its own"),
        ("Végy el {1} érmét.", "RK0505", "leaves out `{coin}`"),
        ("Végy el {2 coin:acc} a kasszából.", "RK0505", "`{2 coin}` that nothing fills"),
        ("Végy el {1 coin:felett}.", "RK0505", "`{1 coin:felett}`, a form that there is not"),
        ("Végy el {1 coin", "RK0529", "can't be read"),
        ("{1 coin!r}", "RK0529", "can't be read"),
        ("{1 coin:{1}}", "RK0529", "can't be read"),
        ("Ⅳ {1 coin}", "RK0516", "the figure"),
        ("\\\\e[31m {1 coin}".replace("\\\\e", "\x1b"), "RK0523", "U+001B"),
    ],
)
def test_mistakes_are_told_with_their_place(
    text: str, code: str, said: str, mill: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(mill)
    po = mill.parent / "mill.hu.po"
    write(po, GAIN, text)
    line = next(at for at, one in enumerate(po.read_text().split("\n"), 1) if one.startswith("msgstr") and text in one)
    told = refused(mill, capsys)
    assert code in told
    assert said in told
    assert f"mill.hu.po:{line}" in told
    assert "\x1b" not in told


def test_two_sentences_in_the_same_words_are_refused(mill: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mill.write_text(RULES.replace("gain 2 coins", "gain 2 coins\n  lose 2 coins"))
    edit(mill)
    po = mill.parent / "mill.hu.po"
    write(po, GAIN, "Mozgass {1 coin:acc}.")
    write(po, 'msgid "Lose {1 coin}."', "Mozgass {1 coin:acc}.")
    assert "RK0530" in refused(mill, capsys)


def test_templates_in_a_sentence_are_words(mill: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(mill)
    write(mill.parent / "mill.hu.po", GAIN, "{{{{ cycler }}}} {{% x %}} {1 coin:acc}")
    assert "{{ cycler }} {% x %} 2 érmét" in page(mill, capsys)


@pytest.mark.parametrize("header", ["nplurals=999999999; plural=0;", "nplurals=2; plural=(n);"])
def test_a_file_that_asks_for_forms_without_end_is_refused(
    header: str, mill: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    po = mill.parent / "mill.hu.po"
    po.write_text(
        f'msgid ""\nmsgstr ""\n"Plural-Forms: {header}\\n"\n\n'
        'msgctxt "a"\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n'
    )
    assert "RK0509" in refused(mill, capsys)


def test_a_huge_file_is_refused(mill: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (mill.parent / "mill.hu.po").write_text("#" * 4_000_001)
    assert "RK0509" in refused(mill, capsys)


def test_the_page_for_those_who_edit_shows_what_is_written(tmp_path: Path) -> None:
    page_ = (Path(__file__).parents[2] / "docs" / "guide" / "edit.md").read_text()
    rules, entry = (re.search(rf"```{kind}\n(.*?)```", page_, re.DOTALL) for kind in ("rules", "po"))
    assert rules is not None
    assert entry is not None
    path = tmp_path / "mill.rules"
    path.write_text(rules[1])
    (tmp_path / "mill.hu.toml").write_text(HU)
    (tmp_path / "mill.en.toml").write_text(EN)
    edit(path)
    assert entry[1] in (tmp_path / "mill.hu.po").read_text()


def test_a_word_that_is_missing_in_english_is_never_a_gap(mill: Path) -> None:
    """What stands in for it is made and forgotten, and was once taken for what lay there next."""
    (mill.parent / "mill.en.toml").unlink(missing_ok=True)
    edit(mill)
    po = mill.parent / "mill.hu.po"
    first = po.read_text()
    for _ in range(5):
        edit(mill)
        assert po.read_text() == first
