"""Names that no lexicon has, as whoever plays is called: in every form that a sentence may ask for."""

from __future__ import annotations

from string import ascii_letters, digits

import pytest

import rulekit
from rulekit.document.sentence import Name
from rulekit.driver.pipeline import check_source
from rulekit.driver.vocabulary import lacking
from rulekit.source import Source
from tests.wording import shelf

SAID = {
    "Player 1": "Player 1-et Player 1-nek Player 1-gyel Player 1-től Player 1-hez",
    "Player 2": "Player 2-t Player 2-nek Player 2-vel Player 2-től Player 2-höz",
    "Player 3": "Player 3-at Player 3-nak Player 3-mal Player 3-tól Player 3-hoz",
    "Player 5": "Player 5-öt Player 5-nek Player 5-tel Player 5-től Player 5-höz",
    "Player 10": "Player 10-et Player 10-nek Player 10-zel Player 10-től Player 10-hez",
    "R2D2": "R2D2-t R2D2-nek R2D2-vel R2D2-től R2D2-höz",
    "B": "B-t B-nek B-vel B-től B-hez",
    "X": "X-et X-nek X-szel X-től X-hez",
    "Joe": "Joe-t Joe-nak Joe-val Joe-tól Joe-hoz",
    "Luke": "Luke-ot Luke-nak Luke-kal Luke-tól Luke-hoz",
    "Jacques": "Jacques-ot Jacques-nak Jacques-kal Jacques-tól Jacques-hoz",
    "Louis": "Louis-t Louis-nak Louis-val Louis-tól Louis-hoz",
    "Mary": "Maryt Marynek Maryvel Marytől Maryhez",
    "Max": "Maxot Maxnak Maxszal Maxtól Maxhoz",
    "Kiss": "Kisst Kissnek Kiss-sel Kisstől Kisshez",
    "Bence": "Bencét Bencének Bencével Bencétől Bencéhez",
    "Imre": "Imrét Imrének Imrével Imrétől Imréhez",
    "Nagy": "Nagyot Nagynak Naggyal Nagytól Nagyhoz",
    "Ödön": "Ödönt Ödönnek Ödönnel Ödöntől Ödönhöz",
    "Kovács": "Kovácsot Kovácsnak Kováccsal Kovácstól Kovácshoz",
}
"""The accusative, dative, instrumental, ablative and allative of Hungarian."""

ODD = ("Bob (red)", "!!", "玩家", "Борис", "Ωmega", "…", "C-3PO", "Mr. T", "Anne-Marie", "O’Neill", "é", "Ali B.", "🦊")
ENDINGS = ("he", "que", "gh", "ch", "eaux", "sz", "cs", "dzs", "ly", "ny", "ee", "oo", "ie", "w", "ß", "ğ", "ł")


@pytest.mark.parametrize("name", SAID)
def test_endings_follow_how_a_name_is_read(name: str) -> None:
    speaker = shelf.real_speaker("hu")
    said = [speaker.phrase(Name(name), case=one) for one in ("acc", "dat", "ins", "abl", "all")]
    assert " ".join(said) == SAID[name]


@pytest.mark.parametrize("tag", ["en", "hu", "fr", "zh_Hant"])
def test_no_name_is_without_a_form(tag: str) -> None:
    speaker = shelf.real_speaker(tag)
    names = [*ODD, *(f"Ka{one}" for one in (*ascii_letters, *digits, *ENDINGS)), *map(str, range(0, 1200, 7))]
    cases = [one for one in speaker.locale.paradigms["noun"].ask["case"] if one != "each"]
    said = [(one, case, speaker.phrase(Name(one), case=case)) for one in names for case in cases]
    assert [(one, case) for one, case, text in said if "⟨" in text or one[:1] not in text] == []


@pytest.mark.parametrize("tag", rulekit.locales())
@pytest.mark.parametrize("name", ["table", "space", "total", "winner"])
def test_a_game_has_words_of_its_own_for_what_it_declares(tag: str, name: str) -> None:
    """However common the name is: rulekit's own word for it means something else."""
    rules = f"""game own
  title    "Own"
  players  2
  wins     most points

each player has
  point (points)  0 or more
  {name}  0 or more

step play
  each player in turn: gain 1 {name}
"""
    checked = check_source(Source("own.rules", rules))
    found = [one for one in lacking(checked, tag).diagnostics if one.code == "RK0502"]
    (one,) = (one for one in found if f"`{name}`" in one.message)
    assert "words.toml" not in str(one.help)
